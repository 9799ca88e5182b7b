"""A table in memory: who sits there, and how the game stands."""

import asyncio
from collections import Counter
from collections.abc import Sequence

from pentapolis.core.problem import Problem
from pentapolis.core.refusal import IllegalAction
from pentapolis.games import game
from pentapolis.server.foresight import Foresight
from pentapolis.server.play import Play
from pentapolis.server.protocol import Player, Table
from pentapolis.server.store import Entry, EntryKind, SeatRow, TableRow


class Match:
    """A table in memory."""

    def __init__(self, row: TableRow, seats: list[SeatRow], log: Sequence[Entry]) -> None:
        """Follow the whole log."""
        title = game(row.game)
        if title.rules_version != row.rules_version:
            raise Problem("problem.rules-version", {"found": row.rules_version, "known": title.rules_version})
        self.row = row
        self.seats = seats
        self.lock = asyncio.Lock()
        self.doubtful = False  # whether the log may hold more than is known here
        self.present: Counter[int] = Counter()  # connections by seat
        self.thinking: set[int] = set()  # the seats whose bots are at work
        self.play = self._followed(log)

    def rebuild(self, log: Sequence[Entry]) -> None:
        """Begin again from the whole log."""
        self.play = self._followed(log)
        self.doubtful = False

    def _followed(self, log: Sequence[Entry]) -> Play:
        play = Play(game(self.row.game), len(self.seats), self.row.options, self.row.secret)
        for entry in log:
            play.follow(entry)
        return play

    @property
    def status(self) -> str:
        """Whether somebody is awaited, it is played, or over."""
        if self.play.over or self.row.imported:
            return "over"
        for seat in self.seats:
            if seat.kind == "open":
                return "open"
        return "playing"

    def seat_of(self, guest_id: str | None) -> int | None:
        """Return the seat of a guest, if any."""
        if guest_id is None:
            return None
        return next((seat.seat for seat in self.seats if seat.guest_id == guest_id), None)

    def players(self) -> list[Player]:
        """Return who sits where."""
        return [
            Player(seat.seat, seat.kind, seat.name, seat.level, seat.kind == "bot" or self.present[seat.seat] > 0)
            for seat in self.seats
        ]

    def table(self, seat: int | None) -> Table:
        """Return the table as whoever sits on the seat may see it."""
        row, play = self.row, self.play
        status = self.status
        return Table(
            id=row.id,
            game=row.game,
            options=row.options,
            players=self.players(),
            status=status,  # type: ignore[arg-type]  # a property can't narrow it
            version=play.version,
            luck_hash=play.luck_hash,
            secret=row.secret.hex() if status == "over" else "",
            my_seat=seat,
            my_turn=status == "playing" and seat in play.state.to_act(),
            created=row.created,
            imported=row.imported,
        )

    def others_to_ask(self, seat: int) -> set[int]:
        """Return the people whose consent an undo of the seat needs; bots always agree."""
        return {other.seat for other in self.seats if other.kind == "person" and other.seat != seat}

    def undo_of(self, seat: int | None) -> str:
        """Return what an undo of the seat would do now."""
        if seat is None or self.status != "playing":
            return ""
        if self.play.asking is not None:
            return "agree" if seat != self.play.asking and seat not in self.play.agreed else ""
        if self.play.free_undo(seat):
            return "free"
        if self.play.undo_count(seat) == 0:
            return ""
        return "ask" if self.others_to_ask(seat) else "free"

    @property
    def only_bots(self) -> bool:
        """Whether no person plays here."""
        return all(seat.kind == "bot" for seat in self.seats)

    def bots_to_move(self) -> list[int]:
        """Return the seats whose bots owe a decision; while somebody asks for an undo, they wait."""
        if self.status != "playing" or self.play.asking is not None:
            return []
        return [seat for seat in self.play.state.to_act() if self.seats[seat].kind == "bot"]

    def names(self) -> list[str]:
        """Return the players as a record names them."""
        return [f"{seat.name} ({seat.level})" if seat.level else seat.name for seat in self.seats]

    def action(self, seat: int, action: int, version: int, key: str) -> Entry:
        """Return the entry for an action that the seat decided on at a version; say so if it is not possible."""
        self._check_playing()
        if not self.play.is_current(version, seat):
            raise Problem("server.stale", {"version": self.play.version})
        refusal = self.play.state.refuse(seat, action)
        if refusal is not None:  # what is told is what the seat can know
            raise IllegalAction(self.row.game, Foresight(self.play.state, seat).refusal(action) or refusal)
        return self._next("action", seat, action, key)

    def undo(self, seat: int, version: int, key: str) -> Entry:
        """Return the entry that takes back the seat's last action, asks for that, or agrees to what another asks."""
        self._check_consent(version)
        effect = self.undo_of(seat)
        if effect == "":
            raise Problem("server.no-undo")
        asker = seat if self.play.asking is None else self.play.asking
        if effect == "free" or self.others_to_ask(asker) <= self.play.agreed | {seat}:
            return self._next("undo", seat, self.play.undo_count(asker), key)
        return self._next("ask" if effect == "ask" else "agree", seat, 0, key)

    def decline(self, seat: int, version: int, key: str) -> Entry:
        """Return the entry that says no to the undo that is asked for; whoever asks for it may think better of it."""
        self._check_consent(version)
        if self.play.asking is None:
            raise Problem("server.nobody-asks")
        return self._next("decline", seat, 0, key)

    def _next(self, kind: EntryKind, seat: int, action: int, key: str) -> Entry:
        return Entry(self.row.id, self.play.version + 1, kind, seat, action, key)

    def _check_consent(self, version: int) -> None:
        self._check_playing()
        if not self.play.is_current_consent(version):
            raise Problem("server.stale", {"version": self.play.version})

    def _check_playing(self) -> None:
        if self.status == "open":
            raise Problem("server.waiting")
        if self.status == "over":
            raise Problem("server.over")
