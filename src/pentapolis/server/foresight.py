"""What a seat can foresee of its decision, computed in worlds determinised for it: no leaks."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import SECRET_BYTES, Luck, TableLuck
from pentapolis.core.refusal import IllegalAction, Refusal
from pentapolis.core.state import State
from pentapolis.core.views import View
from pentapolis.server.problems import Unforeseeable

_WORLDS: Final = 2  # totals behind chance or a reveal count as certain if they are the same in so many possible worlds


@dataclass(frozen=True)
class Effect:
    """What a legal action would lead to; an example if chance or something hidden has a part in it."""

    action: int
    certain: bool
    totals: list[int] | None  # of the score sheets that the seat sees; None if they can't be foreseen
    view: View
    events: list[Event]


@dataclass(frozen=True)
class Foresight:
    """What a seat can foresee at a decision."""

    view: View  # before the decision and all that was assumed before it
    effects: list[Effect]
    refusals: list[tuple[int, Refusal]]  # of what a player might try and can't
    ghosts: object | None


def foresee(world: State, seat: int, after: Sequence[int], luck: int) -> Foresight:
    """Return what the seat can foresee in a world determinised for it, after a chain of its own actions.

    A choice that is kept secret is foreseen as if it were carried out now. The chain ends where chance or something
    hidden decides; what comes after that can't be foreseen.
    """
    view = _view(world, seat)
    chance = _Chance(luck)
    for action in after:
        refusal = world.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(world.game.id, refusal)
        events: list[Event] = []
        world.perform(seat, action, chance.next(), events)
        if not chance.is_certain(events):
            raise Unforeseeable
    worlds = [world, *(world.determinise(seat, Luck(luck + number)) for number in range(1, _WORLDS))]
    legal = world.legal(seat) if world.to_act() else []
    refusals = []
    for action in world.attempts(seat):
        refusal = world.refuse(seat, action)
        if refusal is not None:
            refusals.append((action, refusal))
    return Foresight(view, [_effect(worlds, seat, action, chance) for action in legal], refusals, world.ghosts(seat))


class _Chance:
    """Luck in worlds that are only imagined; it notices when it is used."""

    def __init__(self, seed: int) -> None:
        self._luck = TableLuck(seed.to_bytes(SECRET_BYTES, "big"))
        self._actions = 0

    def next(self) -> TableLuck:
        """Return the luck of another action."""
        self._actions += 1
        self._luck.begin_turn(self._actions)
        return self._luck

    def is_certain(self, events: Sequence[Event]) -> bool:
        """Whether neither chance nor anything hidden had a part in the last action."""
        return not self._luck.used and not any(event.reveals() for event in events)


def _effect(worlds: Sequence[State], seat: int, action: int, chance: _Chance) -> Effect:
    view, events = _after(worlds[0], seat, action, chance)
    certain = chance.is_certain(events)
    totals: list[int] | None = _totals(view)
    if not certain:
        for other in worlds[1:]:
            if _totals(_after(other, seat, action, chance)[0]) != totals:
                totals = None
                break
    return Effect(action, certain, totals, view, events)


def _after(world: State, seat: int, action: int, chance: _Chance) -> tuple[View, list[Event]]:
    after = world.clone()
    events: list[Event] = []
    after.foresee(seat, action, chance.next(), events)
    return _view(after, seat), events


def _view(world: State, seat: int) -> View:
    return world.view(world.viewpoint(seat))


def _totals(view: View) -> list[int]:
    """Return the totals as far as the seat may see them: some games hide points until the end."""
    return [sheet.total for sheet in view.scores]
