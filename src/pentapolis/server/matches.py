"""The matches that are played on this server: every change is checked, written, and only then told."""

import asyncio
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from pentapolis.core.luck import SECRET_BYTES
from pentapolis.core.problem import Problem
from pentapolis.core.record import Record, verify
from pentapolis.games import game
from pentapolis.server.bot_turns import BotTurns
from pentapolis.server.bot_workers import BotWorkers
from pentapolis.server.bus import Bus
from pentapolis.server.health import ENTRIES
from pentapolis.server.journal import Journal
from pentapolis.server.levels import BOT_NAMES, bot_of
from pentapolis.server.match import Match
from pentapolis.server.protocol import NewTable
from pentapolis.server.store import Conflict, Entry, SeatRow, Store, TableRow

_MOST_IN_MEMORY: Final = 5000


class Matches:
    """All matches, loaded when somebody comes and kept for as long as there is room."""

    def __init__(self, store: Store, bus: Bus, workers: BotWorkers) -> None:
        """Keep them in that store, tell of changes on that bus, and let bots think in those workers."""
        self._store = store
        self._bus = bus
        self._journal = Journal(store)
        self._loaded: dict[str, asyncio.Task[Match]] = {}
        self._bots = BotTurns(workers, self.act)

    async def get(self, id: str) -> Match:
        """Return the match at a table."""
        loading = self._loaded.pop(id, None) or asyncio.create_task(self._load(id))
        self._loaded[id] = loading  # the last one used is the last one forgotten
        try:
            match = await asyncio.shield(loading)
        except Exception:
            self._loaded.pop(id, None)
            raise
        self._make_room()
        return match

    async def create(self, wanted: NewTable, guest_id: str, name: str) -> Match:
        """Set up a table with me and whom I want."""
        title = game(wanted.game)
        options = title.check(len(wanted.seats), wanted.options)
        if sum(seat.kind == "me" for seat in wanted.seats) > 1:
            raise Problem("server.one-seat-each")
        seats = []
        for number, seat in enumerate(wanted.seats):
            if seat.kind == "bot":
                if bot_of(seat.level) is None:
                    raise Problem("server.level", {"level": seat.level})
                seats.append(SeatRow(number, "bot", None, BOT_NAMES[number], seat.level))
            elif seat.kind == "me":
                seats.append(SeatRow(number, "person", guest_id, name, ""))
            else:
                seats.append(SeatRow(number, "open", None, "", ""))
        secret = secrets.token_bytes(SECRET_BYTES)
        row = TableRow(new_id(), title.id, title.rules_version, options, secret, False, now())
        if any(seat.kind == "bot" for seat in seats):
            self._bots.warm_up()
        await self._store.add_table(row, seats)
        return await self.get(row.id)

    async def add_record(self, record: Record) -> Match:
        """Add a table whose match was played elsewhere; the record has to hold in full."""
        await asyncio.to_thread(verify, record)
        assert record.secret is not None  # `verify` has refused a record without it
        title = record.game
        row = TableRow(new_id(), title.id, title.rules_version, record.options, record.secret, True, now())
        names = record.players or [""] * record.seats
        seats = [SeatRow(seat, "person", None, name[:40], "") for seat, name in enumerate(names)]
        log = [
            Entry(row.id, seq, "action", seat, action, f"record-{seq}")
            for seq, (seat, action) in enumerate(record.actions, start=1)
        ]
        await self._store.add_table(row, seats, log)
        return await self.get(row.id)

    async def mine(self, guest_id: str, most: int) -> list[Match]:
        """Return the newest matches of a guest."""
        return [await self.get(id) for id in await self._store.tables_of(guest_id, most)]

    async def join(self, match: Match, guest_id: str, name: str) -> int:
        """Seat a guest on the first open seat, or find the one they have."""
        async with match.lock:
            while (seat := match.seat_of(guest_id)) is None:
                free = next((seat.seat for seat in match.seats if seat.kind == "open"), None)
                if free is None:
                    raise Problem("server.full")
                await self._store.take_seat(match.row.id, free, guest_id, name)
                found = await self._store.table(match.row.id)
                assert found is not None  # tables are never removed
                match.seats = found[1]
        self._bus.publish(match.row.id, "changed")
        self._bots.wake(match)
        return seat

    def rename(self, guest_id: str, name: str) -> None:
        """Give a guest a new name at the tables in memory."""
        for loading in self._loaded.values():
            if loading.done() and not loading.cancelled() and loading.exception() is None:
                match = loading.result()
                seat = match.seat_of(guest_id)
                if seat is not None:
                    match.seats[seat] = SeatRow(seat, "person", guest_id, name, "")
                    self._bus.publish(match.row.id, "players")

    async def act(self, match: Match, seat: int, action: int, version: int, key: str) -> int:
        """Carry out an action of a seat once; return the version after it. When this returns, it is on disk."""
        return await self._change(match, seat, key, lambda: match.action(seat, action, version, key))

    async def undo(self, match: Match, seat: int, version: int, key: str) -> int:
        """Take back the seat's last action, ask the others for it, or agree to what another seat asks."""
        return await self._change(match, seat, key, lambda: match.undo(seat, version, key))

    async def decline(self, match: Match, seat: int, version: int, key: str) -> int:
        """Don't agree to the undo that another seat asks for, or stop asking for mine."""
        return await self._change(match, seat, key, lambda: match.decline(seat, version, key))

    def came(self, match: Match, seat: int | None) -> None:
        """Somebody has opened a connection."""
        if seat is not None:
            match.present[seat] += 1
            self._bus.publish(match.row.id, "players")
        self._bots.wake(match)  # in case that one could not move before

    def went(self, match: Match, seat: int | None) -> None:
        """Somebody has closed a connection."""
        if seat is not None:
            match.present[seat] -= 1
            self._bus.publish(match.row.id, "players")

    async def close(self) -> None:
        """Let the bots stop."""
        await self._bots.close()

    async def _load(self, id: str) -> Match:
        found = await self._store.table(id)
        if found is None:
            raise Problem("server.no-table")
        match = Match(*found, await self._store.entries(id))
        self._bots.wake(match)
        return match

    def _make_room(self) -> None:
        """Forget matches that nobody looks at, when there are too many."""
        for id in list(self._loaded)[: len(self._loaded) - _MOST_IN_MEMORY]:
            loading = self._loaded[id]
            busy = not loading.done() or bool(loading.result().thinking) or loading.result().lock.locked()
            if not busy and self._bus.listeners(id) == 0:
                del self._loaded[id]

    async def _change(self, match: Match, seat: int, key: str, decide: Callable[[], Entry]) -> int:
        """Write the entry that is decided on, unless the seat's message with that key was carried out before."""
        async with match.lock:
            await self._settle_doubts(match)
            done = match.play.carried_out.get((seat, key))
            if done is None:
                await self._append(match, decide())
                done = match.play.version
            return done

    async def _append(self, match: Match, entry: Entry) -> None:
        """Write an entry and follow it; if it is not sure what became of it, the log is read again."""
        try:
            await self._journal.append(entry)
        except Conflict as conflict:
            match.doubtful = True
            await self._settle_doubts(match)
            raise Problem("server.stale", {"version": match.play.version}) from conflict
        except BaseException:
            match.doubtful = True
            raise
        match.play.follow(entry)
        ENTRIES.inc()
        self._bus.publish(match.row.id, "changed")
        self._bots.wake(match)

    async def _settle_doubts(self, match: Match) -> None:
        if match.doubtful:
            match.rebuild(await self._store.entries(match.row.id))
            self._bus.publish(match.row.id, "changed")
            self._bots.wake(match)


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(16)


def now() -> str:
    """Return the time, in UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")
