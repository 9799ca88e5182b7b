"""A match as its log tells it: the position, who may take back what, and what has happened. No I/O."""

from dataclasses import dataclass
from typing import Final

import msgspec

from pentapolis.core.events import Event
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import TableLuck
from pentapolis.core.record import Record
from pentapolis.core.state import State
from pentapolis.server.store import Entry, EntryKind

_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Step:
    """An action that holds, and whether it is final: chance was used or something hidden revealed."""

    seat: int
    action: int
    final: bool


@dataclass(frozen=True, slots=True)
class Happened:
    """What an entry of the log led to; the set-up is version 0."""

    version: int
    seat: int | None
    kind: EntryKind
    events: list[Event]
    to_act: list[int]  # the seats that owe a decision afterwards


class Play:
    """The position that a log leads to; it follows the log entry by entry."""

    def __init__(self, game: Game, seats: int, options: Options, secret: bytes) -> None:
        """Set the game up with the luck of that secret."""
        self.game = game
        self.seats = seats
        self.options = options
        self.luck = TableLuck(secret)
        self.luck_hash = self.luck.hash  # what is published of the luck before the first action
        self.steps: list[Step] = []
        self.version = 0
        events: list[Event] = []
        self.state: State = game.begin(seats, options, self.luck, events)
        self.happened = [Happened(0, None, "action", events, self.state.to_act())]
        self.asking: int | None = None  # the seat that asks for an undo
        self.agreed: frozenset[int] = frozenset()  # the seats that have agreed to it
        self.declined_by: int | None = None  # the seat whose no was the last thing that happened
        self.carried_out: dict[tuple[int, str], int] = {}  # the version that a seat's message with a key led to
        self._views: dict[int | None, msgspec.Raw] = {}  # of the present state, by viewpoint

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return not self.happened[-1].to_act

    def follow(self, entry: Entry) -> None:
        """Carry out the next entry of the log."""
        self.version += 1
        self._views.clear()
        events: list[Event] = []
        seat = entry.seat
        if entry.kind == "action":
            self.luck.begin_turn(len(self.steps) + 1)
            self.state.apply(entry.seat, entry.action, self.luck, events)
            final = self.luck.used or any(event.reveals() for event in events)
            self.steps.append(Step(entry.seat, entry.action, final))
        elif entry.kind == "undo":
            seat = self.steps[-entry.action].seat  # who takes back; the entry is of whoever agreed last
            del self.steps[-entry.action :]
            self._play_again()
        self._follow_request(entry)
        self.happened.append(Happened(self.version, seat, entry.kind, events, self.state.to_act()))
        self.carried_out[entry.seat, entry.key] = self.version

    def _follow_request(self, entry: Entry) -> None:
        """Keep track of who asks for an undo and who agrees; whatever else happens is a no, or settles it."""
        refused = entry.kind == "decline" and entry.seat != self.asking
        self.declined_by = entry.seat if refused else None
        if entry.kind == "agree":
            self.agreed |= {entry.seat}
        else:
            self.asking = entry.seat if entry.kind == "ask" else None
            self.agreed = frozenset()

    def view(self, seat: int | None) -> msgspec.Raw:
        """Return the view of a seat as JSON, made once for all who see the same."""
        viewpoint = self.state.viewpoint(seat)
        view = self._views.get(viewpoint)
        if view is None:
            view = self._views[viewpoint] = msgspec.Raw(_encode(self.state.view(viewpoint)))
        return view

    def is_current(self, version: int, seat: int) -> bool:
        """Whether an action that the seat decided on at a version still fits.

        It does if nothing has moved since, or only others, who choose at the same time, while the seat owed its choice.
        """
        if not 0 <= version <= self.version:
            return False
        moves = [entry for entry in self.happened[version + 1 :] if entry.kind in ("action", "undo")]
        if moves and seat not in self.happened[version].to_act:
            return False
        return all(entry.kind == "action" and entry.seat != seat and seat in entry.to_act for entry in moves)

    def is_current_consent(self, version: int) -> bool:
        """Whether an undo, or an answer to somebody who asks for one, that was meant at a version still fits.

        It does if nothing has happened since, or only others have agreed.
        """
        return 0 <= version <= self.version and all(entry.kind == "agree" for entry in self.happened[version + 1 :])

    def free_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last action without asking: nothing is final since, nobody else acted."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].final

    def undo_count(self, seat: int) -> int:
        """Return how many actions have to go so that the seat's last one goes; 0 if it has none."""
        for back, step in enumerate(reversed(self.steps), start=1):
            if step.seat == seat:
                return back
        return 0

    def record(self, players: list[str]) -> Record:
        """Return the record; with the luck's secret if the match is over."""
        record = Record(self.game, self.seats, self.options, self.luck_hash, players)
        record.actions = [(step.seat, step.action) for step in self.steps]
        if self.over:
            record.close(self.state, self.luck.secret)
        return record

    def _play_again(self) -> None:
        self.luck.begin_turn(0)
        self.state = self.game.begin(self.seats, self.options, self.luck, None)
        for turn, step in enumerate(self.steps, start=1):
            self.luck.begin_turn(turn)
            self.state.perform(step.seat, step.action, self.luck)
