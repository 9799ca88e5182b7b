"""The laws of the agenda: what steps may do, and that declared fields are what they say."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from pentapolis.core.agenda import AgendaGame, AgendaState, Frame
from pentapolis.core.events import EVERYBODY, NOBODY, Event
from pentapolis.core.fields import HIDDEN, MEMORY, OWNER, PUBLIC, Declared
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.state import State
from pentapolis.core.views import plain
from tests.conformance.random_play import any_decision, decisions, named, some_states
from tests.conformance.secrecy import DRAWS, OFTEN
from tests.conformance.variants import Variant

ENDLESS = 2000  # steps in a row without a question
MOST_ATTEMPTS = 600  # of one decision


class Declaration(NamedTuple):
    """A declared field of the table, or of a player."""

    owner: int  # the player's place, −1 for the table
    holder: Any
    name: str
    declared: Declared

    @property
    def label(self) -> str:
        """Its name, with the place of its player."""
        return self.name if self.owner < 0 else f"{self.name} {self.owner}"

    def numbers(self) -> list[int]:
        """Its value as numbers."""
        return _numbers(getattr(self.holder, self.name))

    def seen_by(self, seat: int) -> bool:
        """Whether a seat sees it."""
        audience = self.declared.audience
        return audience == PUBLIC or (audience in (OWNER, MEMORY) and self.owner == seat)


def _numbers(value: Any) -> list[int]:
    if isinstance(value, int):
        return [value]
    if isinstance(value, list):
        return [len(value), *(number for item in value for number in _numbers(item))]
    out: list[int] = []
    value.pack(out)
    return out


def agenda_state(state: State) -> AgendaState:
    """Return a state of a game on the agenda."""
    assert isinstance(state, AgendaState)
    return state


def declarations(state: State) -> list[Declaration]:
    """Return all fields that are packed."""
    game = state.game
    assert isinstance(game, AgendaGame)
    table, *players = game.fields
    holders: Any = getattr(state, "players", [])
    found = [Declaration(-1, state, name, declared) for name, declared in table.items()]
    for declared in players:
        found += [
            Declaration(place, holder, name, item)
            for place, holder in enumerate(holders)
            for name, item in declared.items()
        ]
    return [item for item in found if not item.declared.kind.startswith(("Derived", "Objects"))]


def check_steps_change_the_agenda_once(variant: Variant) -> None:
    """`run` uses exactly one of done, stay, call, become and stop, `answer` at most one, and the loop does the same."""
    for seed in range(4):
        luck, chooser = Luck(seed), Random(seed)
        state = agenda_state(_begun(variant, luck))
        while state.agenda is not None:
            seat, action = any_decision(state, chooser)
            by_loop, chance = state.clone(), Luck(seed + 100)
            _answer(state, seat, action, chance)
            _carry_on(state, chance)
            by_loop.perform(seat, action, Luck(seed + 100))
            assert state == by_loop, "step by step the same happens"


def _begun(variant: Variant, luck: Luck) -> State:
    """Set the game up step by step, since a loop over broken steps might not end."""
    game = variant.game
    assert isinstance(game, AgendaGame)
    state = game.lay_out(variant.seats, variant.options, luck, None)
    state.agenda = Frame(game.first, 0, None)
    _carry_on(state, luck)
    return state


def _answer(state: AgendaState, seat: int, action: int, luck: Luck) -> None:
    before = state.agenda
    assert before is not None
    before.step.answer(state, seat, action, before.at, luck, None)
    assert _change(before, state.agenda) != "several", f"{type(before.step).__name__}.answer changes the agenda once"


def _carry_on(state: AgendaState, luck: Luck) -> None:
    for _ in range(ENDLESS):
        before = state.agenda
        if before is None or (before.step.asks and state.ask_again()):
            return
        step = before.step
        if step.asks and state.offered():
            _answer(state, step.seat(state), state.offered()[0], luck)
            continue
        step.run(state, before.at, luck, None)
        assert _change(before, state.agenda) not in ("none", "several"), f"{type(step).__name__}.run changes it once"
    raise AssertionError("steps go on for ever")


def _change(before: Frame, after: Frame | None) -> str:
    """Return what was done with the agenda."""
    if after is before:
        return "none"
    if after is None or after is before.under:
        return "done"  # or the game was stopped
    if after.under is before.under:
        return "stay" if after.step is before.step else "become"
    waiting = after.under
    is_call = waiting is not None and waiting.step is before.step and waiting.under is before.under and after.at == 0
    return "call" if is_call else "several"


def check_asking_changes_nothing(variant: Variant) -> None:
    """`legal`, `has_choice`, `possible`, `owing`, `attempts` and `decision` leave the state alone."""
    for state in some_states(variant, count=40):
        frame = agenda_state(state).agenda
        if frame is None:
            continue
        before = state.serialise()
        for seat in range(variant.seats):
            frame.step.legal(state, seat, frame.at)
            state.attempts(seat)
        if not frame.step.together:
            frame.step.has_choice(state, frame.step.seat(state), frame.at)
        frame.step.possible(state)
        if frame.step.together:
            frame.step.owing(state, frame.at)
        agenda_state(state).decision(None)
        assert state.serialise() == before, f"{type(frame.step).__name__} asks without changing anything"


def check_decisions_are_told(variant: Variant) -> None:
    """A view says what is decided, in a step that has a name, and nothing at the end."""
    for state in some_states(variant, count=30):
        for viewer in [*range(variant.seats), None]:
            told = state.view(viewer).decision
            assert (told is None) == (not state.to_act()), "what is decided is told until the end"
            assert plain(told) == plain(agenda_state(state).decision(viewer)), "the view tells of the agenda"
            assert told is None or (told.kind and told.rule), "a decision has a name and a rule"


def check_attempts_hold_what_is_legal(variant: Variant) -> None:
    """A player may try all that is legal and some that isn't, each action once; who owes nothing tries nothing."""
    for state in some_states(variant, count=40):
        for seat in range(variant.seats):
            attempts = state.attempts(seat)
            assert attempts == sorted(set(attempts)), "attempts are ascending"
            assert set(attempts) >= set(state.legal(seat) if seat in state.to_act() else []), (
                "all that is legal can be tried"
            )
            assert len(attempts) <= MOST_ATTEMPTS, "not too many to explain them all"


def check_moments_are_the_action(variant: Variant) -> None:
    """Told moment by moment, the same happens, with the same luck."""
    for decision in decisions(variant, count=150, seed=4):
        told, done = decision.state.clone(), decision.state.clone()
        events: list[Event] = []
        lucks = (Luck(decision.number), Luck(decision.number))
        moments = told.moments(decision.seat, decision.action, lucks[0])
        done.perform(decision.seat, decision.action, lucks[1], events)
        heard = [named(event) for moment in moments for event in moment.events]
        assert heard == [named(event) for event in events], "the moments tell all that happened"
        assert moments[-1].state == told == done, "the last moment is the end of the action"
        assert lucks[0].bits() == lucks[1].bits(), "telling uses no luck"


def check_legal_actions_can_be_foreseen(variant: Variant) -> None:
    """In a drawn world every legal action can be foreseen, and the truth stays as it was."""
    for state in some_states(variant, count=15, seed=6):
        before = state.serialise()
        for seat in state.to_act():
            world = state.determinise(seat, Luck(1))
            for action in world.legal(seat):
                world.clone().foresee(seat, action, Luck(2), [])
        assert state.serialise() == before


def check_ghosts_are_values(variant: Variant) -> None:
    """What a page draws of what could come is plain data, in every world, and asking for it leaves the world alone."""
    for state, seat in _states_and_seats(variant, count=15):
        world = state.determinise(seat, Luck(1))
        before = world.serialise()
        ghosts = plain(world.ghosts(seat))
        assert json.loads(json.dumps(ghosts)) == ghosts, "ghosts are plain data"
        assert world.serialise() == before, "ghosts change nothing"


def check_worlds_keep_the_fields_that_are_seen(variant: Variant) -> None:
    """In a drawn world every field that the seat sees is the same, and so is what all could remember."""
    for state, seat in _states_and_seats(variant, count=30):
        world = state.determinise(seat, Luck(3))
        for field, drawn in zip(declarations(state), declarations(world), strict=True):
            if field.seen_by(seat) or field.declared.audience == MEMORY:
                assert drawn.numbers() == field.numbers(), f"seat {seat} sees {field.label}"


def _states_and_seats(variant: Variant, count: int) -> Iterator[tuple[State, int]]:
    for state in some_states(variant, count):
        for seat in range(variant.seats):
            yield state, seat


def check_hidden_fields_are_drawn(variant: Variant) -> None:
    """Every field that a seat doesn't see differs from the truth in some world; who has no seat hides nothing."""
    chances: Counter[str] = Counter()
    differed: set[str] = set()
    for state, seat in _states_and_seats(variant, count=80):
        unseen = [item for item in declarations(state) if item.owner < variant.seats and not item.seen_by(seat)]
        hidden = {field.label: field for field in unseen if field.declared.audience != MEMORY and any(field.numbers())}
        for draw in range(DRAWS):
            chances.update(hidden.keys())
            for field in declarations(state.determinise(seat, Luck(draw))):
                if field.label in hidden and field.numbers() != hidden[field.label].numbers():
                    differed.add(field.label)
    kept = sorted(label for label, count in chances.items() if count >= OFTEN and label not in differed)
    assert kept == [], "a field that is hidden is drawn anew"


def check_zones_are_fields(variant: Variant) -> None:
    """A zone is named after its field and seen by those whom the field names; without a field, all can work it out.

    What all see of a zone is the same in every world: `check_worlds_keep_what_is_seen`.
    """
    for state in some_states(variant, count=10):
        audiences = {field.label: _audience(field) for field in declarations(state)}
        for zone in state.zones():
            assert audiences.get(zone.name, EVERYBODY) == zone.seen_by, f"zone {zone.name} is seen as its field says"


def _audience(field: Declaration) -> int:
    if field.declared.audience == PUBLIC:
        return EVERYBODY
    return NOBODY if field.declared.audience == HIDDEN else 1 << field.owner


def check_memory_is_no_view(variant: Variant) -> None:
    """What all could remember is in nobody else's view before the end; an opponent without a seat hides nothing."""
    for state in some_states(variant, count=20):
        if not state.to_act():
            continue
        for number, field in enumerate(declarations(state)):
            if field.declared.audience == MEMORY and field.owner < variant.seats:
                other = state.clone()
                changed = declarations(other)[number]
                setattr(changed.holder, changed.name, getattr(changed.holder, changed.name) + 1)
                for viewer in [*range(variant.seats), None]:
                    if viewer != field.owner:
                        assert plain(other.view(viewer)) == plain(state.view(viewer)), f"{field.label} is not shown"


def check_every_field_is_copied_and_packed(variant: Variant) -> None:
    """A field that gets another value has it in a clone, the original keeps its own, and the packed state differs."""
    for state in some_states(variant, count=5):
        for number, field in enumerate(declarations(state)):
            before, packed = field.numbers(), state.pack()
            changed = state.clone()
            mine = declarations(changed)[number]
            other = _another(getattr(mine.holder, mine.name))
            if other is None:
                continue
            setattr(mine.holder, mine.name, other)
            copied = declarations(changed.clone())[number]
            assert copied.numbers() == _numbers(other), f"a clone has {field.label}"
            assert declarations(state)[number].numbers() == before, f"a clone leaves {field.label} alone"
            assert changed.pack() != packed, f"{field.label} is packed"


def _another(value: Any) -> Any:
    """Return another value for a field; None where there is no simple one."""
    if isinstance(value, int):
        return value + 1
    if isinstance(value, Pile):
        return value.without(1) if value.count() else None
    if isinstance(value, list):
        return value[:-1] if value else None
    return None
