"""The toy game on the agenda passes the suite of all games and the laws of the agenda; and what its agenda says."""

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.views import Cause
from tests.conformance.suite import AGENDA_CHECKS, CHECKS, GAME_CHECKS, Check, GameCheck, words
from tests.conformance.variants import variants_of
from tests.toy.broken_mills import DisagreesOnPay
from tests.toy.mill.actions import SPACE
from tests.toy.mill.game import Mill
from tests.toy.mill.state import MillState


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("check", [*CHECKS, *AGENDA_CHECKS], ids=words)
def test_mill_conforms(check: Check, number: int) -> None:
    check(variants_of(Mill())[number])


@pytest.mark.parametrize("check", GAME_CHECKS, ids=words)
def test_action_space_conforms(check: GameCheck) -> None:
    check(Mill())


def play(state: MillState, *actions: str, events: list[Event] | None = None) -> None:
    """Play actions such as `0 choose 3`."""
    for action in actions:
        seat, _, text = action.partition(" ")
        state.apply(int(seat), SPACE.parse(text), Luck(0), events)


def dealt(*hands: list[int]) -> MillState:
    """Return a game in which everybody has such a hand."""
    game = Mill()
    state = game.setup(len(hands), Luck(0))
    assert isinstance(state, MillState)
    rest = [card for card in range(12) if not any(card in hand for hand in hands)]
    for player, hand in zip(state.players, hands, strict=True):
        player.hand = hand
    state.deck = type(state.deck)(rest)
    return state


def legal(state: MillState) -> list[str]:
    return [SPACE.text(action) for action in state.legal(state.to_act()[0])]


def why(state: MillState) -> list[Cause]:
    decision = state.decision(None)
    assert decision is not None
    return decision.why


def test_a_card_is_built_first_and_the_chain_says_why() -> None:
    state = dealt([1, 2])
    play(state, "0 choose 1", "0 card-first", "0 part 1", "0 build", "0 pay 1")
    assert legal(state) == ["react 1", "react 2"]
    assert why(state) == [Cause("card", 1), Cause("build", 2), Cause("mill", "built")]
    state = Mill().restore(state.serialise())  # type: ignore[assignment]  # it is one of this game
    assert why(state) == [Cause("card", 1), Cause("build", 2), Cause("mill", "built")]


def test_an_interrupting_gain_pays_for_the_next_mill() -> None:
    state = dealt([1, 2])
    state.players[0].goods = type(state.players[0].goods)(2, 0)
    play(state, "0 choose 1", "0 card-first", "0 part 1")
    assert state.players[0].mills == 1  # without stones there is one way to pay, so it isn't asked
    play(state, "0 react 2")
    assert state.players[0].goods.wood == 1
    assert legal(state) == ["take-wood", "take-stone"]  # not enough for a second one: the step is left without asking


def test_an_ability_interrupts_a_question_which_is_asked_again() -> None:
    state = dealt([1, 2])
    play(state, "0 choose 1")
    assert legal(state) == ["work-first", "card-first", "swap"]
    play(state, "0 swap")
    assert legal(state) == ["work-first", "card-first"]
    assert (state.players[0].goods.wood, state.players[0].goods.stone) == (3, 0)


def test_a_secret_decision_is_asked_even_with_one_answer() -> None:
    state = dealt([3, 2])
    state.deck = type(state.deck)([7])
    state.discards = [card for card in range(12) if card not in (2, 3, 7)]
    play(state, "0 choose 3", "0 card-first", "0 part 1")
    assert legal(state) == ["hold 7"]


def test_kinds_that_several_steps_share_must_agree() -> None:
    with pytest.raises(ValueError, match="disagree on why pay"):
        Mill({"reactions": DisagreesOnPay})


def test_everything_is_told_at_the_moment_it_happens() -> None:
    state = dealt([1, 2])
    play(state, "0 choose 1", "0 card-first", "0 part 1", "0 build")
    moments = state.moments(0, SPACE.parse("pay 1"), Luck(0))
    (built,) = [moment.state for moment in moments if moment.events]
    assert isinstance(built, MillState)
    assert (built.players[0].mills, built.players[0].sacks) == (1, 0)
