"""A match, the game in progress, as its log tells it: position, undos, what has happened. No I/O."""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cache
from typing import Final

import msgspec

from pentapolis.core.actions import ActionSpace
from pentapolis.core.course import Course, HeldAction
from pentapolis.core.events import EVERYBODY, Event, includes
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import TableLuck
from pentapolis.core.record import Record, luck_of
from pentapolis.core.state import State
from pentapolis.server.log import MOVES, Action, Agree, Ask, Decline, Entry, Payload, Undo
from pentapolis.server.problems import NoStory

_encode: Final = msgspec.json.Encoder().encode


class Sheet(msgspec.Struct):
    """Somebody's points in a view."""

    categories: dict[str, int]


class Standing(msgspec.Struct):
    """How a game stands, of all that a view tells."""

    scores: list[Sheet]
    to_act: list[int]


_standing_in: Final = msgspec.json.Decoder(Standing).decode


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an entry of the log led to; the set-up, without an entry, is version 0."""

    version: int
    seat: int | None
    payload: Payload | None
    events: list[Event]
    to_act: list[int]  # the seats that owe a decision afterwards
    audience: int = EVERYBODY  # who knows of it; what is decided in secret, not everybody
    alone: bool = False  # of an undo: what others have done since the action that it takes back holds

    def seen_by(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), knows of it."""
        return includes(self.audience, viewer)


class Match:
    """The position that a log leads to; it follows the log entry by entry.

    Everybody has a count of versions of their own: a spectator, or a seat, counts what it knows of and no more. Else
    the numbers would tell how many steps a seat takes in secret.
    """

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
        self._rounds = [_rounds_in(self._course.events)]  # that have begun, after each number of actions that hold
        self.asking: int | None = None  # the seat that asks for an undo
        self.agreed: frozenset[int] = frozenset()  # the seats that have agreed to it
        self.taken_back = [0] * seats  # how often each seat has, since something was revealed or chance decided
        self.declined_by: int | None = None  # the seat whose no was the last thing that happened
        self.carried_out: dict[tuple[int, str], int] = {}  # the version that a seat's message with a key led to
        self._unseen: dict[int | None, list[int]] = {viewer: [] for viewer in [None, *range(seats)]}  # versions
        self._views: dict[int | None, msgspec.Raw] = {}  # of the present state, by viewpoint

    @property
    def state(self) -> State:
        """The state now."""
        return self._course.state

    @property
    def held(self) -> list[HeldAction]:
        """The actions that hold."""
        return self._course.held

    @property
    def luck(self) -> TableLuck:
        """The luck, in the turn of the last action."""
        return self._course.luck

    @property
    def over(self) -> bool:
        """Whether nobody has anything left to decide."""
        return not self.outcomes[-1].to_act

    @property
    def round(self) -> int:
        """How many rounds have begun; everybody knows that."""
        return self._rounds[-1]

    @property
    def hindsight(self) -> bool:
        """Whether something hidden was seen and then taken back."""
        return any(undone.hindsight for undone in self._course.undone)

    def follow(self, entry: Entry) -> None:
        """Carry out the next entry of the log."""
        self._views.clear()
        outcome = self._outcome(entry)
        if outcome.audience == EVERYBODY:
            self._follow_request(entry)
        else:
            for viewer, unseen in self._unseen.items():
                if not outcome.seen_by(viewer):
                    unseen.append(outcome.version)
        self.version = outcome.version
        self.outcomes.append(outcome)
        self.carried_out[entry.seat, entry.key] = outcome.version

    def _outcome(self, entry: Entry) -> Outcome:
        """Carry out an entry; return what it led to."""
        seat, payload, version, course = entry.seat, entry.payload, self.version + 1, self._course
        if isinstance(payload, Action):
            self.taken_back[seat] += self.withdraws(seat)
            course.act(seat, _number(self.game.space, payload.text))
            self._rounds.append(self.round + _rounds_in(course.events))
            if course.held[-1].final:
                self.taken_back = [0] * self.seats
            return Outcome(version, seat, payload, course.events, self.state.to_act(), course.held[-1].audience)
        if isinstance(payload, Undo):
            removed = self.held[len(self.held) - payload.count : len(self.held) - payload.again]
            seat = removed[0].seat  # who takes back; the entry is of whoever agreed last
            self.taken_back[seat] += 1
            audience = EVERYBODY if self.asking is not None else 1 << seat
            for action in removed:
                audience |= EVERYBODY if action.final else action.audience  # a table that is marked is so for all
            course.undo(payload.count, payload.again)
            del self._rounds[len(self._rounds) - payload.count : len(self._rounds) - payload.again]
            alone = len(removed) == 1 and removed[0].secret
            return Outcome(version, seat, payload, [], self.state.to_act(), audience, alone)
        return Outcome(version, seat, payload, [], self.state.to_act())

    def _follow_request(self, entry: Entry) -> None:
        """Keep track of who asks for an undo and who agrees; whatever else everybody sees is a no, or settles it."""
        refused = isinstance(entry.payload, Decline) and entry.seat != self.asking
        self.declined_by = entry.seat if refused else None
        if isinstance(entry.payload, Agree):
            self.agreed |= {entry.seat}
        else:
            self.asking = entry.seat if isinstance(entry.payload, Ask) else None
            self.agreed = frozenset()

    def version_for(self, viewer: int | None, version: int | None = None) -> int:
        """Return how a seat, or a spectator (None), counts a version, the present one unless another is given."""
        wanted = self.version if version is None else version
        return wanted - bisect_right(self._unseen[viewer], wanted)

    def _version_of(self, viewer: int | None, counted: int) -> int:
        """Return the version that a viewer counts so."""
        for unseen in self._unseen[viewer]:
            if unseen > counted:
                break
            counted += 1
        return counted

    def seen(self, viewer: int | None, since: int | None) -> list[Outcome]:
        """Return what a viewer knows of since a version of its own count; all of it for None."""
        later = self.outcomes if since is None else self.outcomes[self._version_of(viewer, since) + 1 :]
        return [outcome for outcome in later if outcome.seen_by(viewer)]

    def withdraws(self, seat: int) -> bool:
        """Whether all that the seat can do is to take back what it has chosen in secret."""
        return seat not in self.outcomes[-1].to_act

    def view(self, seat: int | None) -> msgspec.Raw:
        """Return the view of a seat as JSON, made once for all who see the same."""
        viewpoint = self.state.viewpoint(seat)
        view = self._views.get(viewpoint)
        if view is None:
            view = self._views[viewpoint] = msgspec.Raw(_encode(self.state.view(viewpoint)))
        return view

    def is_current(self, version: int, seat: int) -> bool:
        """Whether an action that the seat decided on at a version of its own count still fits.

        It does if nothing has moved since, or only others, who choose at the same time, while the seat owed its choice.
        """
        if not 0 <= version <= self.version_for(seat):
            return False
        moves = [outcome for outcome in self.seen(seat, version) if isinstance(outcome.payload, MOVES)]
        if moves and seat not in self.outcomes[self._version_of(seat, version)].to_act:
            return False
        return all(isinstance(move.payload, Action) and move.seat != seat and seat in move.to_act for move in moves)

    def is_current_consent(self, version: int, seat: int) -> bool:
        """Whether an undo, or an answer to somebody who asks for one, that was meant at the seat's version still fits.

        It does if nothing has happened since, or only others have agreed.
        """
        return 0 <= version <= self.version_for(seat) and all(
            isinstance(outcome.payload, Agree) for outcome in self.seen(seat, version)
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
        return count > 0 and any(held.final for held in self.held[-count:])

    def actions_of(self, viewer: int | None, counted: int) -> list[tuple[int, int]]:
        """Return the seats and actions that led to what the action of a viewer's version did, its own the last.

        If there is no such action, raise NoStory.
        """
        version = self._version_of(viewer, counted)
        if not 0 < counted <= self.version_for(viewer) or not isinstance(self.outcomes[version].payload, Action):
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

    def standing(self, viewer: int | None) -> Standing:
        """Return how the game stands for a seat, or a spectator (None): no more than its view tells."""
        return _standing_in(self.view(viewer))

    def record(self, players: list[str]) -> Record:
        """Return the record; with the luck's secret if the match is over."""
        record = Record(self.game, self.seats, self.options, self.luck_hash, players, self.parts)
        if self.parts is None:  # the first format has only what holds
            record.actions = [(held.seat, held.action) for held in self.held]
        else:
            record.actions = self._course.actions[:]
            record.undone = self._course.undone[:]
        if self.over:
            record.close(self.state, self.luck.secret)
        return record


def _rounds_in(events: list[Event]) -> int:
    """Return how many rounds begin in what happened."""
    return sum(event.starts_round() for event in events)


@cache
def _number(space: ActionSpace, text: str) -> int:
    """Return the action that a canonical text stands for; there are no more of them than the game has actions."""
    return space.parse(text)
