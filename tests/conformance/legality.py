"""What may be done: `to_act`, `legal`, `refuse` and `apply` tell the same story."""

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import IllegalAction, Refusal
from pentapolis.core.state import State
from tests.conformance.expectations import expectation
from tests.conformance.random_play import components_of, decisions, moments, play_on, snapshot, some_states
from tests.conformance.variants import Variant

OUTSIDE = (-1, -2, -(10**9), -(2**70), 10**6, 2**31, 2**63, 2**70)


def check_legal_agrees_with_refuse(variant: Variant) -> None:
    """Every action of the space is either in `legal` or refused, for every seat."""
    for state in moments(variant, count=200):
        for seat in range(variant.seats):
            legal = state.legal(seat)
            assert legal == sorted(set(legal)), "legal actions are sorted and each is there once"
            allowed = [action for action in range(variant.game.space.size) if state.refuse(seat, action) is None]
            assert legal == allowed, f"legal and refuse agree for seat {seat}"


def check_who_may_act(variant: Variant) -> None:
    """Who owes a decision has one; who owes none may at most take a choice back; nobody acts after the end."""
    for state in moments(variant, count=300):
        owing = state.to_act()
        assert owing == sorted(set(owing)), "the seats to act are sorted and each is there once"
        assert set(owing) <= set(range(variant.seats)), "the seats to act are seats of the game"
        assert state.next_to_act() == (owing[0] if owing else -1), "the next to act is the first of them"
        for seat in range(variant.seats):
            if seat in owing:
                assert state.legal(seat), f"seat {seat} owes a decision and has one"
            elif owing:
                _only_takes_back(state, seat)
            else:
                assert state.legal(seat) == [], "nobody acts after the end"


def _only_takes_back(state: State, seat: int) -> None:
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action, Luck(0))
        assert seat in after.to_act(), f"seat {seat} owes nothing, so it may only take back what it chose"


def check_refusals_can_be_explained(variant: Variant) -> None:
    """A refusal names a rule and a reason, with parameters that a sentence can hold."""
    for state in some_states(variant, count=20, seed=3):
        for seat in range(variant.seats):
            for action in range(variant.game.space.size):
                refusal = state.refuse(seat, action)
                if refusal is not None:
                    _is_explained(refusal)


def _is_explained(refusal: Refusal) -> None:
    assert refusal.rule, "a refusal names a rule"
    assert refusal.reason, "a refusal names a reason"
    assert all(type(name) is str for name in refusal.params), "parameters have names"
    assert all(type(value) in (int, str) for value in refusal.params.values()), "parameters are numbers and words"


def check_what_is_no_action_is_refused(variant: Variant) -> None:
    """Numbers outside the action space and seats that don't exist are refused like any other mistake."""
    size = variant.game.space.size
    for state in some_states(variant, count=15, seed=4):
        before = snapshot(state)
        for seat in range(variant.seats):
            for action in (*OUTSIDE, size, size + 1):
                assert isinstance(state.refuse(seat, action), Refusal), f"{action} is no action"
                with pytest.raises(IllegalAction):
                    state.apply(seat, action, Luck(0))
        for seat in (-1, variant.seats, 99):
            for action in range(size):
                assert isinstance(state.refuse(seat, action), Refusal), f"{seat} is no seat"
        assert snapshot(state) == before, "what is refused changes nothing"


def check_illegal_actions_change_nothing(variant: Variant) -> None:
    """`apply` raises the refusal, uses no luck, reports nothing and leaves the state as it was."""
    for state in some_states(variant, count=12, seed=5):
        before = snapshot(state)
        luck, unused = Luck(1), Luck(1)
        events: list[Event] = []
        for seat in range(variant.seats):
            for action in set(range(variant.game.space.size)) - set(state.legal(seat)):
                refusal = state.refuse(seat, action)
                assert refusal is not None
                raised = _raised(state, seat, action, luck, events)
                assert repr(raised.refusal) == repr(refusal), "apply raises what refuse answers"
                assert raised.key == f"{state.game.id}.refusal.{refusal.reason}"
                assert events == [], "nothing happened"
        assert luck.bits() == unused.bits(), "no chance was used"
        assert snapshot(state) == before, "what is refused changes nothing"


def _raised(state: State, seat: int, action: int, luck: Luck, events: list[Event]) -> IllegalAction:
    """Return what `apply` raises; `pytest.raises` would take longer than all the rest."""
    try:
        state.apply(seat, action, luck, events)
    except IllegalAction as raised:
        return raised
    raise AssertionError("what is refused can't be done")


def check_every_legal_action_can_be_carried_out(variant: Variant) -> None:
    """Each legal action of some states leads to a sound state that can be played to its end."""
    for state in some_states(variant, count=25, seed=6):
        for seat in range(variant.seats):
            for action in state.legal(seat):
                after = state.clone()
                after.apply(seat, action, Luck(action))
                assert components_of(after) == sorted(variant.game.components(variant.seats, variant.options)), (
                    "a sound state"
                )
                assert len(after.scores()) >= variant.seats
                play_on(after, seed=action)
                assert after.to_act() == []


def check_perform_is_apply_without_the_check(variant: Variant) -> None:
    """On a legal action both do the same."""
    for decision in decisions(variant, count=100, seed=7):
        applied, performed = decision.state.clone(), decision.state.clone()
        applied.apply(decision.seat, decision.action, Luck(decision.number))
        performed.perform(decision.seat, decision.action, Luck(decision.number))
        assert applied == performed, "perform does what apply does"


def check_the_game_ends(variant: Variant) -> None:
    """A game ends within the number of decisions that its rules allow, whoever of those to act comes first."""
    most = expectation(variant.game).most_actions
    for seed in range(6):
        luck = Luck(seed)
        state = variant.setup(luck)
        played = 0
        while state.to_act():
            assert played < most, f"the game ends after {most} actions"
            seats = state.to_act()
            seat = seats[luck.below(len(seats))]
            legal = state.legal(seat)
            state.apply(seat, (legal[0], legal[-1], legal[luck.below(len(legal))])[seed % 3], luck)
            played += 1
        assert played > 0, "there is something to decide"
