"""Previews: what an action would lead to, computed in worlds determinised for the seat that asks: no leaks."""

import itertools
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import SECRET_BYTES, Luck, TableLuck
from pentapolis.core.refusal import IllegalAction, Refusal
from pentapolis.core.state import State

_WORLDS: Final = 2  # totals behind a reveal count as certain if they are the same in so many possible worlds

# Chance that is used in worlds which are only imagined; it notices when it is used.
_LUCK: Final = TableLuck(secrets.token_bytes(SECRET_BYTES))
_TURNS: Final = itertools.count()


@dataclass(frozen=True)
class Preview:
    """What a chain of actions leads to."""

    count: int  # how many of them could be foreseen
    world: State
    events: list[Event]
    legal: list[int]  # the actions that the seat could go on with


class Previewer:
    """What a seat can foresee in a state."""

    def __init__(self, state: State, seat: int) -> None:
        """Look at the state as that seat may know it."""
        self._state = state
        self._seat = seat
        self._worlds: list[State] = []

    def legal(self) -> list[int]:
        """Return the seat's legal actions."""
        return self._state.legal(self._seat) if self._state.to_act() else []

    def totals(self) -> list[list[int] | None]:
        """Return what the totals would be after each of the seat's legal actions, where that is certain."""
        return [self._totals(action) for action in self.legal()]

    def refusal(self, action: int) -> Refusal | None:
        """Return the rule that forbids an action, for all that the seat knows."""
        return self._world(0).refuse(self._seat, action)

    def after(self, actions: Sequence[int]) -> Preview:
        """Return what the seat's actions lead to, as far as they can be foreseen; refuse an illegal one.

        A choice that is kept secret is foreseen as if it were carried out now. Nothing can be foreseen after it.
        """
        world = self._world(0)
        happened: list[Event] = []
        for count, action in enumerate(actions):
            refusal = world.refuse(self._seat, action)
            if refusal is not None:
                raise IllegalAction(world.game.id, refusal)
            events: list[Event] = []
            _LUCK.begin_turn(next(_TURNS))
            secret = world.forecast(self._seat, action, _LUCK, events)
            if secret is not None:
                return Preview(count + 1, secret, happened + events, [])
            after, certain = self._after(world, action, events)
            if not certain:
                return Preview(count, world, happened, Previewer(world, self._seat).legal())
            world = after
            happened += events
        return Preview(len(actions), world, happened, Previewer(world, self._seat).legal())

    def _totals(self, action: int) -> list[int] | None:
        after, certain = self._after(self._world(0), action, [])
        found = visible_totals(after, self._seat)
        for number in range(1, 1 if certain else _WORLDS):
            if visible_totals(self._after(self._world(number), action, [])[0], self._seat) != found:
                return None
        return found

    def _after(self, world: State, action: int, events: list[Event]) -> tuple[State, bool]:
        """Return the world after an action, and whether neither chance nor anything hidden had a part in it."""
        after = world.clone()
        _LUCK.begin_turn(next(_TURNS))
        after.perform(self._seat, action, _LUCK, events)
        if _LUCK.used:
            return after, False
        for event in events:
            if event.reveals():
                return after, False
        return after, True

    def _world(self, number: int) -> State:
        """Return one of the worlds that are possible for all the seat knows."""
        while len(self._worlds) <= number:
            self._worlds.append(self._state.determinise(self._seat, Luck(secrets.randbits(96))))
        return self._worlds[number]


def visible_totals(state: State, seat: int) -> list[int]:
    """Return the totals of all score sheets, as far as a seat may see them: some games hide points until the end."""
    return [sheet.total for sheet in state.view(seat).scores]


def totals(state: State) -> list[int]:
    """Return the totals of all score sheets."""
    return [sheet.total for sheet in state.scores()]
