"""The tables of this server: every change is checked, written, and only then told."""

import asyncio
import contextlib
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from pentapolis.bots import levels
from pentapolis.core.game import Options
from pentapolis.core.luck import SECRET_BYTES
from pentapolis.core.record import SERVER, Record
from pentapolis.games import game
from pentapolis.server import clock
from pentapolis.server.bot_pace import Pace
from pentapolis.server.bot_turns import BotTurns
from pentapolis.server.bus import Bus, Changed, PlayersChanged, Seated
from pentapolis.server.journal import Journal
from pentapolis.server.limits import Limits
from pentapolis.server.log import Action, Entry, Payload, Undo
from pentapolis.server.metrics import ENTRIES
from pentapolis.server.names import BOT_NAMES, clean_record_name
from pentapolis.server.problems import NoTable, NotAlone, Stale, StorageProblem, TableFull, TooManyBots, UnknownLevel
from pentapolis.server.rows import SeatRow, TableRow
from pentapolis.server.store import Conflict, Store
from pentapolis.server.table import Table
from pentapolis.server.table_settings import BotSeat, PersonSeat, TableSettings
from pentapolis.server.visitors import NOBODY, Visitor
from pentapolis.server.workers import Workers

_MOST_IN_MEMORY: Final = 5000
_LOOKED_AT: Final = 8  # tables that could make room, each time that one is wanted
_AT_A_STRETCH: Final = 20  # entries of a log that are followed before others go on


class Tables:
    """All tables, loaded when somebody comes and kept for as long as there is room."""

    def __init__(self, store: Store, bus: Bus, workers: Workers, limits: Limits, pace: Pace) -> None:
        """Keep them in that store, tell of changes on that bus, and let bots think in those workers, at that pace."""
        self._store = store
        self._bus = bus
        self._limits = limits
        self._journal = Journal(store)
        self._loaded: dict[str, asyncio.Task[Table]] = {}
        self._bots = BotTurns(workers, self.act, self._is_watched, pace)
        self._made: dict[str, set[str]] = {}  # the tables with bots of a guest or an address, as far as they are here
        self._coming: Counter[str] = Counter()  # the bots of a guest or an address at tables that are being made

    async def get(self, id: str, visitor: Visitor = NOBODY) -> Table:
        """Return a table, for somebody who wants it."""
        loading = self._loaded.pop(id, None) or asyncio.create_task(self._load(id, visitor))
        self._loaded[id] = loading  # the last one used is the last one forgotten
        try:
            table = await asyncio.shield(loading)
        except Exception:
            self._loaded.pop(id, None)
            raise
        self._make_room()
        return table

    async def create(
        self,
        game_id: str,
        options: Options,
        settings: TableSettings,
        visitor: Visitor,
        name: str,
        seat: int | None,
        contributes: bool = False,
    ) -> Table:
        """Set up a table for a guest, who takes a seat of it or none, and may want to give a part of the luck later."""
        title = game(game_id)
        checked = title.check(len(settings.seats), options)
        people = [number for number, wanted in enumerate(settings.seats) if isinstance(wanted, PersonSeat)]
        if settings.opens and people != [seat]:
            raise NotAlone
        seats = []
        for number, wanted in enumerate(settings.seats):
            if isinstance(wanted, BotSeat):
                if all(level.id != wanted.level for level in levels.LEVELS):
                    raise UnknownLevel(wanted.level)
                seats.append(SeatRow(number, True, None, BOT_NAMES[number], SERVER))
            elif number == seat:
                seats.append(SeatRow(number, True, visitor.guest, name, None if contributes else SERVER))
            else:
                seats.append(SeatRow(number, False, None, ""))
        secret = secrets.token_bytes(SECRET_BYTES)
        row = TableRow(new_id(), title.id, title.rules_version, checked, settings, secret, False, clock.now())
        bots = sum(isinstance(wanted, BotSeat) for wanted in settings.seats)
        with self._more_bots(visitor, bots):
            await self._store.add_table(row, seats)
            return await self.get(row.id, visitor)

    async def add_record(self, record: Record) -> Table:
        """Add a table whose match was played elsewhere; the record has been verified."""
        assert record.secret is not None  # no other record verifies
        title = record.game
        settings = TableSettings((PersonSeat(),) * record.seats)
        row = TableRow(
            new_id(),
            title.id,
            title.rules_version,
            record.options,
            settings,
            record.secret,
            True,
            clock.now(),
            record_version=1 if record.parts is None else 2,
        )
        names = record.players or [""] * record.seats
        parts: Sequence[str | None] = record.parts or [None] * record.seats
        seats = [
            SeatRow(seat, True, None, clean_record_name(name), part)
            for seat, (name, part) in enumerate(zip(names, parts, strict=True))
        ]
        log = [
            Entry(row.id, seq, None, seat, f"record-{seq}", payload)
            for seq, (seat, payload) in enumerate(_payloads(record), start=1)
        ]
        await self._store.add_table(row, seats, log)
        return await self.get(row.id)

    async def mine(self, visitor: Visitor, most: int) -> list[Table]:
        """Return the newest tables of a guest."""
        return [await self.get(id, visitor) for id in await self._store.tables_of(visitor.guest, most)]

    async def join(self, table: Table, guest_id: str, name: str, part: str = SERVER) -> int:
        """Seat a guest on the first open seat, or find theirs; it gets a part of the luck if it has none yet.

        Return the seat; the match may have begun with that.
        """
        async with table.lock:
            while (seat := table.seat_of(guest_id)) is None:
                free = next((seat.seat for seat in table.seats if not seat.taken), None)
                if free is None:
                    raise TableFull
                await self._store.take_seat(table.row.id, free, guest_id, name, part)
                await self._look_who_sits(table)
            if table.seats[seat].part is None:
                await self._store.give_part(table.row.id, seat, part)
                await self._look_who_sits(table)
                seat = table.seat_of(guest_id)
                assert seat is not None  # nobody stands up
        self._bus.publish(table.row.id, Seated())
        self._bots.wake(table)
        return seat

    async def _look_who_sits(self, table: Table) -> None:
        found = await self._store.table(table.row.id)
        if found is None:
            raise NoTable  # it was archived meanwhile
        table.sit(found[1])

    def rename(self, guest_id: str, name: str) -> None:
        """Give a guest a new name at the tables in memory."""
        for loading in self._loaded.values():
            if loading.done() and not loading.cancelled() and loading.exception() is None:
                table = loading.result()
                seat = table.seat_of(guest_id)
                if seat is not None:
                    table.seats[seat] = replace(table.seats[seat], name=name)
                    self._bus.publish(table.row.id, PlayersChanged())

    async def act(self, table: Table, seat: int, action: int, version: int, key: str) -> int:
        """Carry out an action of a seat once; return its version after it. When this returns, it is on disk."""
        return await self._change(table, seat, key, lambda: table.action(seat, action, version))

    async def undo(self, table: Table, seat: int, version: int, key: str) -> int:
        """Take back the seat's last action, ask the others for it, or agree to what another seat asks."""
        return await self._change(table, seat, key, lambda: table.undo(seat, version))

    async def decline(self, table: Table, seat: int, version: int, key: str) -> int:
        """Don't agree to the undo that another seat asks for, or stop asking for mine."""
        return await self._change(table, seat, key, lambda: table.decline(seat, version))

    async def catch_up(self, table: Table, version: int) -> None:
        """Follow the log up to a version that was announced: another node may have written it."""
        if table.match.version >= version:
            return
        async with table.lock:
            if table.match.version < version:  # nobody else has caught up meanwhile
                try:
                    await self._read_on(table)
                except StorageProblem:
                    table.doubtful = True  # the next change tries again

    def came(self, table: Table, seat: int | None) -> None:
        """Somebody has opened a connection."""
        if seat is not None:
            table.present[seat] += 1
            self._bus.publish(table.row.id, PlayersChanged())
        self._bots.wake(table)  # in case that one could not move before

    def went(self, table: Table, seat: int | None) -> None:
        """Somebody has closed a connection."""
        if seat is not None:
            table.present[seat] -= 1
            self._bus.publish(table.row.id, PlayersChanged())

    async def retire(self, id: str, keep: Callable[[Table], Awaitable[None]]) -> bool:
        """Remove a table after `keep` has kept what is worth it, unless it runs; whether it was removed.

        It runs while anybody is there or a bot is at work. No bot wakes up because of this.
        """
        loading = self._loaded.get(id)
        table = await (asyncio.shield(loading) if loading else self._read(id))
        async with table.lock:
            if self._runs(table):
                return False
            await keep(table)
            if self._runs(table) or not await self._store.remove_table(id, table.version):
                return False
            self._loaded.pop(id, None)
            self._disown(table)
        return True

    def _runs(self, table: Table) -> bool:
        return bool(table.thinking) or self._is_watched(table)

    def _is_watched(self, table: Table) -> bool:
        return self._bus.listeners(table.row.id) > 0

    async def close(self) -> None:
        """Let the bots stop."""
        await self._bots.close()

    async def _load(self, id: str, visitor: Visitor) -> Table:
        table = await self._read(id, visitor)
        if any(table.levels):
            for payer in (visitor.guest, visitor.address):
                self._made.setdefault(payer, set()).add(id)
        self._bots.wake(table)
        return table

    async def _read(self, id: str, visitor: Visitor = NOBODY) -> Table:
        found = await self._store.table(id)
        if found is None:
            raise NoTable
        table = Table(*found, visitor)
        await self._follow(table, await self._store.entries(id))
        return table

    async def _follow(self, table: Table, entries: Sequence[Entry]) -> None:
        """Follow a log; others go on between two entries of a long one."""
        for number, entry in enumerate(entries, start=1):
            table.match.follow(entry)
            if number % _AT_A_STRETCH == 0 or isinstance(entry.payload, Undo):  # which plays some actions again
                await asyncio.sleep(0)

    def _make_room(self) -> None:
        """Forget tables that nobody looks at, when there are too many; a few at a time, the longest unused first."""
        for _ in range(min(_LOOKED_AT, len(self._loaded) - _MOST_IN_MEMORY)):
            id = next(iter(self._loaded))
            loading = self._loaded.pop(id)
            if not loading.done() or loading.result().lock.locked() or self._runs(loading.result()):
                self._loaded[id] = loading  # behind the others: it is in use
            else:
                self._disown(loading.result())

    @contextlib.contextmanager
    def _more_bots(self, visitor: Visitor, count: int) -> Iterator[None]:
        """Refuse more bots to somebody whose other tables keep as many busy as the limits allow."""
        payers = {visitor.guest: self._limits.bots_of_a_guest, visitor.address: self._limits.bots_of_an_address}
        for payer, most in payers.items():
            if count > 0 and self._live_bots(payer) + self._coming[payer] + count > most:
                raise TooManyBots(most)
        if count > 0:
            self._bots.warm_up()
        self._coming.update(dict.fromkeys(payers, count))
        try:
            yield
        finally:
            self._coming -= Counter(dict.fromkeys(payers, count))  # which forgets who has none

    def _live_bots(self, payer: str) -> int:
        """Return how many bots sit at tables of a guest or an address where anybody is or a bot is at work."""
        live = 0
        for id in tuple(self._made.get(payer, ())):
            loading = self._loaded.get(id)
            if loading is not None and loading.done() and self._runs(loading.result()):
                table = loading.result()
                if table.status == "over":
                    self._disown(table)
                else:
                    live += sum(map(bool, table.levels))
        return live

    def _disown(self, table: Table) -> None:
        for payer in (table.owner.guest, table.owner.address):
            made = self._made.get(payer, set())
            made.discard(table.row.id)
            if not made:
                self._made.pop(payer, None)

    async def _change(self, table: Table, seat: int, key: str, decide: Callable[[], Payload]) -> int:
        """Write what is decided on, unless the seat's message with that key was carried out before."""
        async with table.lock:
            if table.doubtful:
                await self._read_on(table)
            done = table.match.carried_out.get((seat, key))
            if done is None:
                payload = decide()
                seq = table.match.version + 1
                await self._append(table, Entry(table.row.id, seq, clock.milliseconds(), seat, key, payload))
                done = table.match.version
            return table.match.version_for(seat, done)

    async def _append(self, table: Table, entry: Entry) -> None:
        """Write an entry and follow it; if it is not sure what became of it, the log is read before the next one."""
        try:
            await self._journal.append(entry)
        except Conflict as conflict:
            table.doubtful = True
            await self._read_on(table)
            raise Stale(table.match.version_for(entry.seat)) from conflict
        except BaseException:
            table.doubtful = True
            raise
        table.match.follow(entry)
        ENTRIES.inc()
        self._tell_changed(table)

    async def _read_on(self, table: Table) -> None:
        """Follow what the log holds beyond the version that is known here."""
        await self._follow(table, await self._store.entries(table.row.id, table.match.version))
        table.doubtful = False
        self._tell_changed(table)

    def _tell_changed(self, table: Table) -> None:
        self._bus.publish(table.row.id, Changed(table.match.version))
        self._bots.wake(table)


def _payloads(record: Record) -> list[tuple[int, Payload]]:
    """Return what a record holds as a log would: seats and payloads, undos where they were."""
    found: list[tuple[int, Payload]] = [
        (seat, Action(record.game.space.text(action))) for seat, action in record.actions
    ]
    for undone in reversed(record.undone):
        found.insert(undone.after, (0, Undo(undone.count)))
    return found


def new_id() -> str:
    """Return an id that nobody can guess."""
    return secrets.token_urlsafe(16)
