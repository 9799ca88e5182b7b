"""What an action would lead to, computed in worlds that were determinised for the seat that asks: it can't leak."""

import itertools
import secrets
from collections.abc import Sequence
from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import SECRET_BYTES, Luck, TableLuck
from pentapolis.core.refusal import IllegalAction, Refusal
from pentapolis.core.state import State
from pentapolis.server.protocol import Choice

_WORLDS: Final = 2  # totals behind a reveal count as certain if they are the same in so many possible worlds

# Chance that is used in worlds which are only imagined; it notices when it is used.
_LUCK: Final = TableLuck(secrets.token_bytes(SECRET_BYTES))
_TURNS: Final = itertools.count()


class Foresight:
    """What a seat can foresee in a state."""

    def __init__(self, state: State, seat: int) -> None:
        """Look at the state as that seat may know it."""
        self._state = state
        self._seat = seat
        self._worlds: list[State] = []

    def choices(self) -> list[Choice]:
        """Return the seat's legal actions with what the totals would be, where that is certain."""
        actions = self._state.legal(self._seat) if self._state.to_act() else []
        space = self._state.game.space
        return [Choice(action, space.to_json(action), space.text(action), self._totals(action)) for action in actions]

    def refusal(self, action: int) -> Refusal | None:
        """Return the rule that forbids an action, for all that the seat knows."""
        return self._world(0).refuse(self._seat, action)

    def after(self, actions: Sequence[int]) -> tuple[int, State]:
        """Return how many of the seat's actions can be foreseen, and the world after them; refuse an illegal one."""
        world = self._world(0)
        for count, action in enumerate(actions):
            refusal = world.refuse(self._seat, action)
            if refusal is not None:
                raise IllegalAction(world.game.id, refusal)
            after, certain = self._after(world, action)
            if not certain:
                return count, world
            world = after
        return len(actions), world

    def _totals(self, action: int) -> list[int] | None:
        after, certain = self._after(self._world(0), action)
        found = visible_totals(after, self._seat)
        for number in range(1, 1 if certain else _WORLDS):
            if visible_totals(self._after(self._world(number), action)[0], self._seat) != found:
                return None
        return found

    def _after(self, world: State, action: int) -> tuple[State, bool]:
        """Return the world after an action, and whether neither chance nor anything hidden had a part in it."""
        after = world.clone()
        events: list[Event] = []
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
