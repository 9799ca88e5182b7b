"""Secrecy: a seat learns what it may know, and fair bots search in worlds drawn from that alone."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence

from pentapolis.core.events import EVERYBODY, NOBODY, Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import Plain, Zone, plain
from tests.conformance.random_play import (
    STRIDE,
    Decision,
    components_of,
    decisions,
    named,
    play_on,
    snapshot,
    some_states,
    zones_of,
)
from tests.conformance.variants import Variant

DRAWS = 3
OFTEN = 20  # so many chances to differ, and a zone that never did is not drawn at all


def _states_and_seats(variant: Variant, count: int) -> Iterator[tuple[State, int]]:
    for state in some_states(variant, count):
        for seat in range(variant.seats):
            yield state, seat


def known_to(state: State, seat: int) -> str:
    """Return what a seat can find out by asking: its view, a spectator's, and what it may do and try."""
    views = [plain(state.view(viewpoint)) for viewpoint in sorted({state.viewpoint(seat), None}, key=str)]
    return json.dumps([views, state.to_act(), state.legal(seat), state.attempts(seat)])


def refused_to(state: State, seat: int, actions: Sequence[int]) -> list[str]:
    """Return what a seat is answered that tries some actions."""
    return [repr(state.refuse(seat, action)) for action in actions]


def check_views_hide_what_is_hidden(variant: Variant) -> None:
    """Nothing that a seat can ask changes with what is hidden from it.

    What is answered to every action of the space is compared with one world, what is answered to those that a player
    might try with all of them.
    """
    space = range(variant.game.space.size)
    for state, seat in _states_and_seats(variant, count=25):
        said = f"what seat {seat} knows is the same in every world it can imagine"
        known, attempts = known_to(state, seat), state.attempts(seat)
        refused = refused_to(state, seat, space)
        for draw in range(DRAWS):
            world = state.determinise(seat, Luck(draw))
            assert known_to(world, seat) == known, said
            tried = space if draw == 0 else attempts
            assert refused_to(world, seat, tried) == [refused[action] for action in tried], said


def check_worlds_come_from_knowledge_alone(variant: Variant) -> None:
    """The same luck draws the same world from every world that the seat can't tell apart from the truth."""
    for state, seat in _states_and_seats(variant, count=40):
        for draw in range(DRAWS):
            world = state.determinise(seat, Luck(draw))
            drawn = world.determinise(seat, Luck(draw + 100))
            assert drawn == state.determinise(seat, Luck(draw + 100)), "a draw does not depend on the truth"


def check_worlds_are_possible(variant: Variant) -> None:
    """A drawn world is a complete state: it has all components, can be saved, and can be played to its end."""
    expected = sorted(variant.game.components(variant.seats, variant.options))
    for state, seat in _states_and_seats(variant, count=25):
        world = state.determinise(seat, Luck(1))
        assert components_of(world) == expected, "a world has all components"
        restored = variant.game.restore(world.serialise())
        assert snapshot(restored) == snapshot(world), "a world can be saved"
        play_on(world, seed=1)
        assert world.to_act() == [], "a world can be played to its end"


def check_drawing_worlds_changes_nothing(variant: Variant) -> None:
    """The truth is as before, also after the worlds were played on."""
    for state in some_states(variant, count=25):
        before = snapshot(state)
        worlds = [state.determinise(seat, Luck(2)) for seat in range(variant.seats)]
        assert snapshot(state) == before, "drawing a world leaves the truth alone"
        for world in worlds:
            play_on(world, seed=2)
        assert snapshot(state) == before, "playing in a world leaves the truth alone"


def check_worlds_keep_what_is_seen(variant: Variant) -> None:
    """In a drawn world each zone that the seat sees is the same, and each that it doesn't see is as large."""
    for state, seat in _states_and_seats(variant, count=40):
        world = state.determinise(seat, Luck(3))
        for zone, drawn in zip(state.zones(), world.zones(), strict=True):
            assert (zone.name, zone.seen_by, len(zone.items)) == (drawn.name, drawn.seen_by, len(drawn.items))
            if sees(seat, zone):
                assert zone.items == drawn.items, f"seat {seat} sees {zone.name}"


def sees(seat: int, zone: Zone) -> bool:
    """Whether the zone's audience has the seat in it."""
    return zone.seen_by == EVERYBODY or (zone.seen_by != NOBODY and bool(zone.seen_by >> seat & 1))


def check_worlds_differ(variant: Variant) -> None:
    """What is hidden is really drawn: the contents of every hidden zone differ from the truth somewhere."""
    chances: Counter[str] = Counter()
    differed: set[str] = set()
    for state, seat in _states_and_seats(variant, count=80):
        hidden = [zone for zone in state.zones() if not sees(seat, zone)]
        if len({item for zone in hidden for item in zone.items}) < 2:
            continue
        truth = {zone.name: zone.items[:] for zone in hidden if zone.items}
        for draw in range(DRAWS):
            world = state.determinise(seat, Luck(draw))
            chances.update(truth.keys())
            differed |= {zone.name for zone in world.zones() if zone.name in truth and zone.items != truth[zone.name]}
    kept = [name for name, count in chances.items() if count >= OFTEN and name not in differed]
    assert kept == [], "what is hidden is drawn anew"


def check_draws_differ_from_each_other(variant: Variant) -> None:
    """With much hidden, two draws of the same state hardly ever agree."""
    for state, seat in _states_and_seats(variant, count=30):
        hidden = [item for zone in state.zones() if not sees(seat, zone) for item in zone.items]
        if len(set(hidden)) >= 6:
            worlds = {json.dumps(zones_of(state.determinise(seat, Luck(draw)))) for draw in range(6)}
            assert len(worlds) > 1, "other luck draws another world"


def check_events_hide_what_is_hidden(variant: Variant) -> None:
    """Unless an event says that it reveals something, nobody sees more in the events than in the view afterwards.

    So whatever happened instead, in another world and with another choice, that leads to the same view of a seat has to
    look the same to it.
    """
    for decision in decisions(variant, count=300):
        if decision.number % STRIDE == 0:
            for seat in [*range(variant.seats), None]:
                _looks_alike(decision, seat)


def _looks_alike(decision: Decision, viewer: int | None) -> None:
    seen, view = _carried_out(decision.state.clone(), decision.seat, decision.action, viewer)
    if seen is None:
        return
    drawn_for = range(decision.state.seats) if viewer is None else [viewer]
    for draw, seat in enumerate(drawn_for):
        world = decision.state.determinise(seat, Luck(draw))
        for action in world.legal(decision.seat):
            other, other_view = _carried_out(world.clone(), decision.seat, action, viewer)
            if other is not None and other_view == view:
                assert other == seen, f"events hide from {viewer} what the view hides"


def _carried_out(state: State, seat: int, action: int, viewer: int | None) -> tuple[list[Plain] | None, Plain]:
    """Return what the viewer sees happening (None if something was revealed), and its view afterwards."""
    events: list[Event] = []
    state.apply(seat, action, Luck(0), events)
    seen = [event for event in events if event.seen_by(viewer)]
    revealed = any(event.reveals() for event in seen)
    return None if revealed else [named(event) for event in seen], plain(state.view(viewer))


def check_views_are_values(variant: Variant) -> None:
    """A view is plain data for JSON, says whose it is, and changing it or `legal`'s answer doesn't reach the state."""
    for state in some_states(variant, count=40, seed=5):
        before = snapshot(state)
        for viewer in [*range(variant.seats), None]:
            view = state.view(viewer)
            assert (view.seat, view.seats) == (viewer, variant.seats)
            assert (view.to_act, view.over) == (state.to_act(), not state.to_act()), "a view says who is to act"
            assert json.loads(json.dumps(plain(view))) == plain(view), "a view is plain data"
            viewpoint = state.viewpoint(viewer)
            assert viewpoint in (viewer, None)
            assert plain(state.view(viewpoint)) | {"seat": viewer} == plain(view), "one view does for both"
            _spoil(view)
        for seat in range(variant.seats):
            state.legal(seat).append(-1)
            state.to_act().append(-1)
        assert snapshot(state) == before, "a view shares nothing with the state"


def _spoil(value: object) -> None:
    """Empty every list within a view."""
    if isinstance(value, list):
        for item in value:
            _spoil(item)
        value.clear()
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            _spoil(getattr(value, name))
