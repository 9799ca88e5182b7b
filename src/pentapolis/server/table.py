"""A table in memory: where people and bots sit, and the match that they play."""

import asyncio
import secrets
from dataclasses import replace
from typing import Literal, TypeAlias

from pentapolis.bots.levels import bot_of
from pentapolis.core.luck import Luck, TableLuck
from pentapolis.core.refusal import IllegalAction
from pentapolis.games import game
from pentapolis.server.limits import MOST_ENTRIES, MOST_ENTRIES_TO_TAKE_BACK, MOST_TAKE_BACKS
from pentapolis.server.log import Action, Agree, Ask, Decline, Payload, Undo
from pentapolis.server.match import Match
from pentapolis.server.names import with_settings
from pentapolis.server.problems import (
    FullLog,
    LongLog,
    MatchOver,
    NothingToDecline,
    NothingToUndo,
    NotStarted,
    OldRules,
    Stale,
    TooManyTakeBacks,
)
from pentapolis.server.rows import SeatRow, TableRow
from pentapolis.server.table_settings import BotSeat
from pentapolis.server.visitors import NOBODY, Visitor

SeatKind: TypeAlias = Literal["person", "bot", "open"]
Status: TypeAlias = Literal["open", "playing", "over"]
UndoEffect: TypeAlias = Literal["", "free", "hindsight", "ask", "agree"]


class Table:
    """A table in memory, with its match, once that has begun, at the beginning until it has followed its log."""

    def __init__(self, row: TableRow, seats: list[SeatRow], owner: Visitor = NOBODY) -> None:
        """Set the game up if every seat is taken; its bots think on account of the owner, who made or loaded it."""
        title = game(row.game)
        if title.rules_version != row.rules_version:
            raise OldRules(row.rules_version, title.rules_version)
        self.row = row
        self.owner = owner
        self.luck_hash = TableLuck(row.secret).hash  # known before anybody gives a part
        self._title = title
        self._match: Match | None = None
        self.sit(seats)
        self.lock = asyncio.Lock()
        self.doubtful = False  # whether the log may hold more than is known here
        self.present = [0] * len(seats)  # connections by seat
        self.thinking: set[int] = set()  # the seats whose bots are at work

    def sit(self, seats: list[SeatRow]) -> None:
        """Know who sits where; the match begins when every seat is taken and has its part in the luck.

        Before, there is no deal that anybody could see and throw away. Old tables were dealt when they were made.
        """
        self.seats = list(seats)
        wanted = self.row.settings.seats
        self.levels = [seat.level if isinstance(seat, BotSeat) else "" for seat in wanted]  # "": no bot
        if self._match is None:
            parts = [seat.part for seat in seats if seat.taken and seat.part is not None]
            if self.row.record_version == 1:
                self._match = Match(self._title, len(seats), self.row.options, self.row.secret)
            elif len(parts) == len(seats):
                self._match = Match(self._title, len(seats), self.row.options, self.row.secret, parts)
        if self._match is not None and self.row.settings.opens:
            self._let_the_person_open(self._match.outcomes[0].to_act)

    def _let_the_person_open(self, first: list[int]) -> None:
        """Let the person and the bot that would open change places, unless the person is among the first to act.

        People move, the luck doesn't: each seat keeps its part in it. It follows from the luck, so that nothing more is
        kept of it, and everybody sees who acts first.
        """
        person = self.levels.index("")
        if person not in first:
            opening, sitting = self.seats[first[0]], self.seats[person]
            self.seats[first[0]] = replace(sitting, seat=opening.seat, part=opening.part)
            self.seats[person] = replace(opening, seat=sitting.seat, part=sitting.part)
            self.levels[person], self.levels[first[0]] = self.levels[first[0]], ""

    @property
    def match(self) -> Match:
        """The match; raise NotStarted if it has not begun."""
        if self._match is None:
            raise NotStarted
        return self._match

    @property
    def has_match(self) -> bool:
        """Whether the match has begun."""
        return self._match is not None

    @property
    def version(self) -> int:
        """The number of entries in the log that are known here."""
        return self._match.version if self._match is not None else 0

    @property
    def status(self) -> Status:
        """Whether somebody is awaited, it is played, or over."""
        if self._match is None:
            return "open"
        if self._match.over or self.row.imported:
            return "over"
        for seat in self.seats:
            if not seat.taken:
                return "open"
        return "playing"

    def kind(self, seat: int) -> SeatKind:
        """Return what sits on a seat."""
        if self.levels[seat]:
            return "bot"
        return "person" if self.seats[seat].taken else "open"

    def seat_of(self, guest_id: str | None) -> int | None:
        """Return the seat of a guest, if any."""
        if guest_id is None:
            return None
        return next((seat.seat for seat in self.seats if seat.guest_id == guest_id), None)

    def is_connected(self, seat: int) -> bool:
        """Whether somebody on a seat is there; bots always are."""
        return self.present[seat] > 0 or self.levels[seat] != ""

    def others_to_ask(self, seat: int) -> set[int]:
        """Return the people whose consent an undo of the seat needs; bots always agree."""
        return {other for other in range(len(self.seats)) if other != seat and self.kind(other) == "person"}

    def undo_effect(self, seat: int | None) -> UndoEffect:
        """Return what an undo of the seat would do now."""
        if seat is None or self.status != "playing":
            return ""
        if self.match.asking is not None:
            return "agree" if seat != self.match.asking and seat not in self.match.agreed else ""
        if self.match.free_undo(seat):
            return "free"
        if self.match.undo_count(seat) == 0:
            return ""
        if self.others_to_ask(seat):
            return "ask"
        return "hindsight" if self.match.undo_shows_hindsight(seat) else "free"

    @property
    def only_bots(self) -> bool:
        """Whether no person plays here."""
        return all(self.levels)

    def bots_to_move(self) -> list[int]:
        """Return the seats whose bots owe a decision; while somebody asks for an undo, they wait."""
        if self.status != "playing" or self.match.asking is not None:
            return []
        return [seat for seat in self.match.state.to_act() if self.levels[seat]]

    def names(self) -> list[str]:
        """Return the players as a record names them."""
        named = zip(self.seats, self.levels, strict=True)
        count = len(self.seats)
        return [with_settings(seat.name, level, bot_of(level, count)) if level else seat.name for seat, level in named]

    def action(self, seat: int, action: int, version: int) -> Payload:
        """Return what to log for an action that the seat decided on at a version; raise a Problem if it can't be."""
        self._check_playing()
        if not self.match.is_current(version, seat):
            raise Stale(self.match.version_for(seat))
        refusal = self.match.state.refuse(seat, action)
        if refusal is not None:  # what is told is what the seat can know
            known = self.match.state.determinise(seat, Luck(secrets.randbits(96)))
            raise IllegalAction(self.row.game, known.refuse(seat, action) or refusal)
        if self.match.withdraws(seat):
            self._check_take_back(seat)
        return Action(self.match.game.space.text(action))

    def undo(self, seat: int, version: int) -> Payload:
        """Return what to log when the seat takes back its last action, asks for that, or agrees to another's wish."""
        self._check_consent(seat, version)
        effect = self.undo_effect(seat)
        if effect == "":
            raise NothingToUndo
        if effect == "ask":
            self._check_take_back(seat)
            return Ask()
        asker = seat if self.match.asking is None else self.match.asking
        if effect == "agree" and not self.others_to_ask(asker) <= self.match.agreed | {seat}:
            return Agree()
        self._check_take_back(asker)
        count = self.match.undo_count(asker)
        return Undo(count, again=count - 1 if effect != "agree" and self.match.free_undo(asker) else 0)

    def decline(self, seat: int, version: int) -> Payload:
        """Return what to log when a seat says no to the undo that is asked for, or no longer asks for it itself."""
        self._check_consent(seat, version)
        if self.match.asking is None:
            raise NothingToDecline
        return Decline()

    def _check_take_back(self, seat: int) -> None:
        """Nobody can go to and fro for ever."""
        if self.match.taken_back[seat] >= MOST_TAKE_BACKS:
            raise TooManyTakeBacks(MOST_TAKE_BACKS)
        if self.match.version >= MOST_ENTRIES_TO_TAKE_BACK:
            raise LongLog(MOST_ENTRIES_TO_TAKE_BACK)

    def _check_consent(self, seat: int, version: int) -> None:
        self._check_playing()
        if not self.match.is_current_consent(version, seat):
            raise Stale(self.match.version_for(seat))

    def _check_playing(self) -> None:
        if self.status == "open":
            raise NotStarted
        if self.status == "over":
            raise MatchOver
        if self.match.version >= MOST_ENTRIES:
            raise FullLog(MOST_ENTRIES)
