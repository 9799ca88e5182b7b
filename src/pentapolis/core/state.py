"""The contract of a state: all that is needed to play, save, replay, search, learn or serve a game."""

import json
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.net import Features
from pentapolis.core.refusal import IllegalAction, Refusal
from pentapolis.core.scores import ScoreSheet, leaders
from pentapolis.core.views import View, Zone

if TYPE_CHECKING:
    from pentapolis.core.game import Game, Options


_FEW: Final = 64  # actions of a kind that are all tried


class Moment:
    """A state just after something happened, and what it was."""

    def __init__(self, state: "State", events: list[Event]) -> None:
        """Keep both."""
        self.state: Final = state
        self.events: Final = events


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress. It is mutable; `clone` makes an independent copy."""

    __slots__ = ("game", "options", "seats")

    def __init__(self, game: "Game", seats: int, options: "Options") -> None:
        """Keep what never changes during a game."""
        self.game = game
        self.seats = seats
        self.options = options

    def to_act(self) -> list[int]:
        """Return the seats that owe a decision: several if they choose secretly at the same time, none at the end."""
        raise NotImplementedError

    def next_to_act(self) -> int:
        """Return the first of the seats that owe a decision, or −1 at the end."""
        seats = self.to_act()
        return seats[0] if seats else -1

    def in_secret(self) -> bool:
        """Whether it is decided in secret: whoever sees none of an action's events knows nothing of it then."""
        return False

    def legal(self, seat: int) -> list[int]:
        """Return the legal actions of `seat`, in ascending order; never empty for a seat in `to_act()`.

        A seat that isn't in `to_act()` has at most actions that take a sealed choice back.
        """
        raise NotImplementedError

    def refuse(self, seat: int, action: int) -> Refusal | None:
        """Return None if the action is legal, else the rule that forbids it; agrees with `legal` always."""
        raise NotImplementedError

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out an action that is known to be legal; anything else leaves the state broken."""
        raise NotImplementedError

    def apply(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out an action and append what happened to `events`; refuse an illegal one and change nothing."""
        refusal = self.refuse(seat, action)
        if refusal is not None:
            raise IllegalAction(self.game.id, refusal)
        self.perform(seat, action, luck, events)

    def moments(self, seat: int, action: int, luck: Luck) -> list[Moment]:
        """Carry out a legal action; return what happened step by step, each with a copy of the state just after it."""
        events: list[Event] = []
        self.perform(seat, action, luck, events)
        return [Moment(self.clone(), events)]

    def foresee(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        """Carry out a legal action in an imagined world; a choice that is kept secret as if carried out at once."""
        self.perform(seat, action, luck, events)

    def attempts(self, seat: int) -> list[int]:
        """Return the actions that a player might try now, legal or not, in ascending order; nothing for who owes none.

        A page says of each of them what it would lead to, or why it can't be done. Unless a game says more, they are
        the legal ones, and of kinds with few actions all.
        """
        if seat not in self.to_act():
            return []
        found = set(self.legal(seat))
        for kind in {self.game.space.kind_of(action) for action in found}:
            if kind.size <= _FEW:
                found.update(range(kind.first, kind.first + kind.size))
        return sorted(found)

    def ghosts(self, seat: int) -> object | None:
        """Return what a page draws of what could come: a value of the game's own, from what the seat knows; or None.

        It is asked of worlds that were determinised for the seat.
        """
        return None

    def view(self, seat: int | None) -> View:
        """Return all that `seat` (None: a spectator) may know, and no more."""
        raise NotImplementedError

    def viewpoint(self, seat: int | None) -> int | None:
        """Return None if the seat knows just what a spectator knows, so that one view does for both; else the seat."""
        return seat

    def zones(self) -> list[Zone]:
        """Return where every component is and who may see it; the truth, so never for a client."""
        raise NotImplementedError

    def determinise(self, seat: int, luck: Luck) -> "State":
        """Return a possible full state, drawn from what `seat` knows and from nothing else."""
        raise NotImplementedError

    def scores(self) -> list[ScoreSheet]:
        """Return a score sheet for each seat, then for each opponent that is no player; final when the game is over."""
        raise NotImplementedError

    def total(self, seat: int) -> int:
        """Return the total of the seat's score sheet."""
        return self.scores()[seat].total

    def winners(self) -> list[int]:
        """Return the places in `scores()` that lead now; those that have won, when the game is over."""
        return leaders(self.scores())

    def evaluate(self) -> list[float]:
        """Return what the state promises to each place in `scores()`, in points at the end, as a bot would guess."""
        return [float(sheet.total) for sheet in self.scores()]

    def net_inputs(self) -> list[Features]:
        """Return what a net is told about each place, with what `evaluate` promises; the game names its `inputs`."""
        return [Features(promise, [], [], []) for promise in self.evaluate()]

    def promise(self, seat: int) -> float:
        """Return what the state promises to one seat; a game may say it faster than for all."""
        return self.evaluate()[seat]

    def midway(self) -> bool:
        """Whether a turn is half done, so that a bot plays it to its end before it judges."""
        return False

    def stretch(self) -> int:
        """Return a number of the round, or of whatever else the game is divided into: another one in each.

        Where one begins, everybody has had as many turns: there promises can be compared that were reached differently.
        """
        return 0

    def candidates(self, seat: int) -> list[int]:
        """Return the legal actions that a bot considers: all, unless a game knows some that never help."""
        return self.legal(seat)

    def clone(self) -> "State":
        """Return an independent copy."""
        raise NotImplementedError

    def pack(self) -> list[int]:
        """Return all that can change during a game as numbers: complete, canonical, read back by `Game.unpack`."""
        raise NotImplementedError

    def serialise(self) -> str:
        """Return the whole state as one line of JSON; equal states give equal lines."""
        return json.dumps(
            {
                "game": self.game.id,
                "format": self.game.format,
                "rules": self.game.rules_version,
                "seats": self.seats,
                "options": self.options,
                "state": self.pack(),
            },
            separators=(",", ":"),
            sort_keys=True,
        )

    def __eq__(self, other: object) -> bool:
        """Whether both are the same situation of the same game."""
        return isinstance(other, State) and self.serialise() == other.serialise()

    def __hash__(self) -> int:
        """Return a hash that fits equality; a state that will change must not be a key."""
        return hash(self.serialise())
