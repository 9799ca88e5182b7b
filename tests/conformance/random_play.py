"""Random play, and all that can be seen of a state from outside."""

import itertools
import json
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain
from tests.conformance.variants import Variant

ENDLESS = 5000  # decisions, of which some are taken back: no game lasts so long
STRIDE = 7  # neighbouring states are much alike: a slow check looks at every seventh only


class Decision(NamedTuple):
    """A state and what is decided in it; the state is the game's own, to look at and not to change."""

    state: State
    seat: int
    action: int
    number: int  # counted through all games


def goes_on(state: State, played: int) -> bool:
    """Whether the game isn't over; one that doesn't end fails the test instead of keeping it forever."""
    assert played < ENDLESS, "the game doesn't end"
    return bool(state.to_act())


def any_decision(state: State, chooser: Random) -> tuple[int, int]:
    """Return a seat and one of its actions: now and then of a seat that owes nothing but may take back a choice."""
    seats = state.to_act()
    if chooser.random() < 0.2:
        seats = [seat for seat in range(state.seats) if state.legal(seat)]
    seat = chooser.choice(seats)
    return seat, chooser.choice(state.legal(seat))


def decisions(variant: Variant, count: int, seed: int = 0) -> Iterator[Decision]:
    """Go through whole random games, decision by decision, until there were as many as `count` or more."""
    number = 0
    for game in itertools.count(seed):
        luck, chooser, first = Luck(game), Random(game), number
        state = variant.setup(luck)
        while goes_on(state, number - first):
            seat, action = any_decision(state, chooser)
            yield Decision(state, seat, action, number)
            state.apply(seat, action, luck)
            number += 1
        if number >= count:
            return


def moments(variant: Variant, count: int, seed: int = 0) -> Iterator[State]:
    """Go through the states of whole random games, last ones included, until there were as many as `count` or more."""
    number = 0
    for game in itertools.count(seed):
        luck, chooser, first = Luck(game), Random(game), number
        state = variant.setup(luck)
        yield state
        while goes_on(state, number - first):
            seat, action = any_decision(state, chooser)
            state.apply(seat, action, luck)
            number += 1
            yield state
        if number >= count:
            return


def some_states(variant: Variant, count: int, seed: int = 0) -> Iterator[State]:
    """Go through copies of so many states, from all parts of games; they may be changed."""
    found = 0
    for number, state in enumerate(moments(variant, count * STRIDE, seed)):
        if number % STRIDE == 0 or not state.to_act():
            found += 1
            yield state.clone()
            if found == count:
                return


def play_on(state: State, seed: int) -> list[Plain]:
    """Play a state to its end at random; return what happened."""
    luck, chooser = Luck(seed), Random(seed)
    events: list[Event] = []
    played = 0
    while goes_on(state, played):
        seat, action = any_decision(state, chooser)
        state.apply(seat, action, luck, events)
        played += 1
    return [named(event) for event in events]


def named(event: Event) -> Plain:
    """Return an event as plain data with its name."""
    return {"event": event.name, **plain(event)}


def components_of(state: State) -> list[int]:
    """Return everything that lies in the zones, sorted."""
    return sorted(item for zone in state.zones() for item in zone.items)


def zones_of(state: State) -> list[tuple[str, int, tuple[int, ...]]]:
    """Return names, audiences and contents of the zones."""
    return [(zone.name, zone.seen_by, tuple(zone.items)) for zone in state.zones()]


def views_of(state: State) -> dict[int | None, Plain]:
    """Return the views by viewpoint: of seats that see the same, only one, as `check_views_are_values` allows."""
    viewpoints = {state.viewpoint(viewer) for viewer in [*range(state.seats), None]}
    return {viewpoint: plain(state.view(viewpoint)) for viewpoint in sorted(viewpoints, key=str)}


def snapshot(state: State) -> str:
    """Return all that can be learned of a state from outside, the truth and the views, as one text."""
    legal = [state.legal(seat) for seat in range(state.seats)]
    views = list(views_of(state).values())
    return json.dumps([state.serialise(), state.to_act(), legal, zones_of(state), views, state.winners()])
