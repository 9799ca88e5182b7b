"""A match, the game in progress, as its log tells it: position, undos, what has happened. No I/O."""

from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from pentapolis.core.actions import ActionSpace
from pentapolis.core.course import Course, Step
from pentapolis.core.events import Event
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import TableLuck
from pentapolis.core.record import Record, luck_of
from pentapolis.core.state import State
from pentapolis.server.log import MOVES, Action, Agree, Ask, Decline, Entry, Payload, Undo
from pentapolis.server.problems import NoStory

_encode: Final = msgspec.json.Encoder().encode


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

    def __init__(self, game: Game, seats: int, options: Options, secret: bytes, parts: list[str] | None = None) -> None:
        """Set the game up with the luck of that secret, and of what the seats contribute to it if they do."""
        self.game = game
        self.seats = seats
        self.options = options
        self.parts = parts
        luck = luck_of(secret, parts)
        self.luck_hash = luck.hash  # what is published of the luck before the first action
        self.version = 0  # the number of entries that were followed
        self._course = Course(game, seats, options, luck)
        self.outcomes = [Outcome(0, None, None, self._course.events, self.state.to_act())]
        self.asking: int | None = None  # the seat that asks for an undo
        self.agreed: frozenset[int] = frozenset()  # the seats that have agreed to it
        self.declined_by: int | None = None  # the seat whose no was the last thing that happened
        self.carried_out: dict[tuple[int, str], int] = {}  # the version that a seat's message with a key led to
        self._views: dict[int | None, msgspec.Raw] = {}  # of the present state, by viewpoint

    @property
    def state(self) -> State:
        """The state now."""
        return self._course.state

    @property
    def steps(self) -> list[Step]:
        """The actions that hold."""
        return self._course.steps

    @property
    def luck(self) -> TableLuck:
        """The luck, in the turn of the last action."""
        return self._course.luck

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return not self.outcomes[-1].to_act

    @property
    def hindsight(self) -> bool:
        """Whether something hidden was seen and then taken back."""
        return any(undone.hindsight for undone in self._course.undone)

    def follow(self, entry: Entry) -> None:
        """Carry out the next entry of the log."""
        self._views.clear()
        events: list[Event] = []
        seat, payload = entry.seat, entry.payload
        if isinstance(payload, Action):
            self._course.act(seat, _number(self.game.space, payload.text))
            events = self._course.events
        elif isinstance(payload, Undo):
            seat = self.steps[-payload.count].seat  # who takes back; the entry is of whoever agreed last
            self._course.undo(payload.count, payload.again)
        self._follow_request(entry)
        self.version += 1
        self.outcomes.append(Outcome(self.version, seat, payload, events, self.state.to_act()))
        self.carried_out[entry.seat, entry.key] = self.version

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
        """Whether the seat may take back its last action without asking."""
        return self._course.is_undo_free(seat)

    def undo_count(self, seat: int) -> int:
        """Return how many actions have to go so that the seat's last one goes; 0 if it has none."""
        return self._course.undo_count(seat)

    def undo_shows_hindsight(self, seat: int) -> bool:
        """Whether something hidden was seen since the seat's last action, or in it."""
        count = self.undo_count(seat)
        return count > 0 and any(step.final for step in self.steps[-count:])

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
                first = len(held) - outcome.payload.count
                del held[first : len(held) - outcome.payload.again]
        return held

    def record(self, players: list[str]) -> Record:
        """Return the record; with the luck's secret if the match is over."""
        record = Record(self.game, self.seats, self.options, self.luck_hash, players, self.parts)
        if self.parts is None:  # the first format has only what holds
            record.actions = [(step.seat, step.action) for step in self.steps]
        else:
            record.actions = self._course.actions[:]
            record.undone = self._course.undone[:]
        if self.over:
            record.close(self.state, self.luck.secret)
        return record


@cache
def _number(space: ActionSpace, text: str) -> int:
    """Return the action that a canonical text stands for; there are no more of them than the game has actions."""
    return space.parse(text)
