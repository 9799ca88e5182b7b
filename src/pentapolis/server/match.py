"""A match, the game in progress, as its log tells it: position, undos, what has happened. No I/O."""

from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from pentapolis.core.actions import ActionSpace
from pentapolis.core.events import Event
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import TableLuck
from pentapolis.core.record import Record
from pentapolis.core.state import State
from pentapolis.server.log import MOVES, Action, Agree, Ask, Decline, Entry, Payload, Undo
from pentapolis.server.problems import NoStory

_encode: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Step:
    """An action that holds, and whether it is final: chance was used or something hidden revealed."""

    seat: int
    action: int
    final: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an entry of the log led to; the set-up, without an entry, is version 0."""

    version: int
    seat: int | None
    payload: Payload | None
    events: list[Event]
    to_act: list[int]  # the seats that owe a decision afterwards


class Match:
    """The position that a log leads to; it follows the log entry by entry."""

    def __init__(self, game: Game, seats: int, options: Options, secret: bytes) -> None:
        """Set the game up with the luck of that secret."""
        self.game = game
        self.seats = seats
        self.options = options
        self.luck = TableLuck(secret)
        self.luck_hash = self.luck.hash  # what is published of the luck before the first action
        self.steps: list[Step] = []
        self.version = 0  # the number of entries that were followed
        events: list[Event] = []
        self.state: State = game.begin(seats, options, self.luck, events)
        self.outcomes = [Outcome(0, None, None, events, self.state.to_act())]
        self.asking: int | None = None  # the seat that asks for an undo
        self.agreed: frozenset[int] = frozenset()  # the seats that have agreed to it
        self.declined_by: int | None = None  # the seat whose no was the last thing that happened
        self.carried_out: dict[tuple[int, str], int] = {}  # the version that a seat's message with a key led to
        self._views: dict[int | None, msgspec.Raw] = {}  # of the present state, by viewpoint

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return not self.outcomes[-1].to_act

    def follow(self, entry: Entry) -> None:
        """Carry out the next entry of the log."""
        self._views.clear()
        events: list[Event] = []
        seat, payload = entry.seat, entry.payload
        if isinstance(payload, Action):
            self._perform(seat, _number(self.game.space, payload.text), events)
        elif isinstance(payload, Undo):
            seat = self.steps[-payload.count].seat  # who takes back; the entry is of whoever agreed last
            del self.steps[-payload.count :]
            self._play_again()
        self._follow_request(entry)
        self.version += 1
        self.outcomes.append(Outcome(self.version, seat, payload, events, self.state.to_act()))
        self.carried_out[entry.seat, entry.key] = self.version

    def _perform(self, seat: int, action: int, events: list[Event]) -> None:
        self.luck.begin_turn(len(self.steps) + 1)
        self.state.apply(seat, action, self.luck, events)
        final = self.luck.used or any(event.reveals() for event in events)
        self.steps.append(Step(seat, action, final))

    def _follow_request(self, entry: Entry) -> None:
        """Keep track of who asks for an undo and who agrees; whatever else happens is a no, or settles it."""
        refused = isinstance(entry.payload, Decline) and entry.seat != self.asking
        self.declined_by = entry.seat if refused else None
        if isinstance(entry.payload, Agree):
            self.agreed |= {entry.seat}
        else:
            self.asking = entry.seat if isinstance(entry.payload, Ask) else None
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
        moves = [outcome for outcome in self.outcomes[version + 1 :] if isinstance(outcome.payload, MOVES)]
        if moves and seat not in self.outcomes[version].to_act:
            return False
        return all(isinstance(move.payload, Action) and move.seat != seat and seat in move.to_act for move in moves)

    def is_current_consent(self, version: int) -> bool:
        """Whether an undo, or an answer to somebody who asks for one, that was meant at a version still fits.

        It does if nothing has happened since, or only others have agreed.
        """
        return 0 <= version <= self.version and all(
            isinstance(outcome.payload, Agree) for outcome in self.outcomes[version + 1 :]
        )

    def free_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last action without asking: nothing is final since, nobody else acted."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.steps[-1].final

    def undo_count(self, seat: int) -> int:
        """Return how many actions have to go so that the seat's last one goes; 0 if it has none."""
        for back, step in enumerate(reversed(self.steps), start=1):
            if step.seat == seat:
                return back
        return 0

    def actions_of(self, version: int) -> list[tuple[int, int]]:
        """Return the seats and actions that led to what an entry of the log did, its own the last; raise NoStory."""
        if not 0 < version <= self.version or not isinstance(self.outcomes[version].payload, Action):
            raise NoStory
        held: list[tuple[int, int]] = []
        for outcome in self.outcomes[1 : version + 1]:
            if isinstance(outcome.payload, Action):
                assert outcome.seat is not None  # only the set-up has none
                held.append((outcome.seat, _number(self.game.space, outcome.payload.text)))
            elif isinstance(outcome.payload, Undo):
                del held[-outcome.payload.count :]
        return held

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


@cache
def _number(space: ActionSpace, text: str) -> int:
    """Return the action that a canonical text stands for; there are no more of them than the game has actions."""
    return space.parse(text)
