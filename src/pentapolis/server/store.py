"""The database: guests, tables, seats and logs, kept for good."""

import asyncio
import contextlib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import structlog
from sqlalchemy import (
    Connection,
    Engine,
    RowMapping,
    create_engine,
    delete,
    event,
    exists,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from pentapolis.server import clock, log
from pentapolis.server.data_folder import make_private
from pentapolis.server.log import Entry
from pentapolis.server.metrics import COMMIT_SECONDS, STORAGE_FAILURES
from pentapolis.server.problems import StorageFull, StorageProblem, StorageUnopened
from pentapolis.server.rows import SeatRow, TableRow
from pentapolis.server.schema import GUESTS, KEYS, LOG, SEATS, TABLES, UNSIGNED_GUESTS, VERSION
from pentapolis.server.table_settings import TableSettings

_log = structlog.get_logger(__name__)
_PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000")

_TRIAL: Final = "trial"  # no hash, and so no guest's id
_TRIAL_SIZE: Final = 16 * 1024
_CHECKED_FOR: Final = 1.0  # seconds for which a database that could be written counts as well

_LOG_COLUMNS: Final = ("table_id", "seq", "time", "seat", "key", "payload")
_LOG_ROW: Final = f"({','.join('?' * len(_LOG_COLUMNS))})"


class Conflict(Exception):
    """Somebody else has written this entry of the log."""


class Store:
    """The database behind an address such as `sqlite+aiosqlite:///file`."""

    def __init__(self, file: Path) -> None:
        """Use the SQLite database in a file."""
        self._file = file
        self._engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{file}")
        event.listen(self._engine.sync_engine, "connect", _set_up)
        self._log_engine: Engine = create_engine(f"sqlite:///{file}", isolation_level="AUTOCOMMIT")
        event.listen(self._log_engine, "connect", _set_up)
        self._log_writer = ThreadPoolExecutor(1, "log")
        self._failing = False  # whether the last attempt to use it came to nothing
        self._checking = asyncio.Lock()
        self._well_until = 0.0

    def migrate(self) -> None:
        """Make the file if there is none, and bring its schema up to date."""
        try:
            make_private(self._file)
            engine: Engine = create_engine(f"sqlite:///{self._file}", connect_args={"isolation_level": None})
            event.listen(engine, "connect", _set_up)
            event.listen(engine, "begin", _begin_at_once)
            with engine.begin() as connection:
                if _version(connection) != VERSION:
                    _upgrade(connection)
            engine.dispose()
        except (OSError, DBAPIError) as error:
            raise StorageUnopened(self._file) from error

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()
        self._log_writer.shutdown()
        self._log_engine.dispose()

    async def check(self) -> None:
        """Fail if the database can't be written: try it with more than an entry needs, and leave nothing."""
        async with self._checking:  # whoever asks meanwhile gets the same answer
            now = asyncio.get_running_loop().time()
            if now < self._well_until:
                return
            with self._writing():
                async with self._engine.begin() as connection:
                    await connection.execute(insert(GUESTS).values(id=_TRIAL, name="x" * _TRIAL_SIZE, created=""))
                    await connection.execute(delete(GUESTS).where(GUESTS.c.id == _TRIAL))
            self._well_until = now + _CHECKED_FOR

    async def key(self) -> bytes:
        """Return the key that signs cookies."""
        with self._reading():
            async with self._engine.connect() as connection:
                found = (await connection.execute(select(KEYS.c.value).where(KEYS.c.name == "cookies"))).scalar_one()
        assert isinstance(found, bytes)
        return found

    async def unsigned_guests(self) -> frozenset[str]:
        """Return the guests whose cookies were made before cookies were signed."""
        with self._reading():
            async with self._engine.connect() as connection:
                return frozenset((await connection.execute(select(UNSIGNED_GUESTS.c.id))).scalars())

    async def save_guest(self, id: str, name: str, now: str) -> None:
        """Add a guest or give one a new name, at the tables too."""
        with self._writing():
            async with self._engine.begin() as connection:
                known = await connection.execute(update(GUESTS).where(GUESTS.c.id == id).values(name=name))
                if known.rowcount == 0:
                    await connection.execute(insert(GUESTS).values(id=id, name=name, created=now))
                await connection.execute(update(SEATS).where(SEATS.c.guest_id == id).values(name=name))

    async def guest_name(self, id: str) -> str | None:
        """Return a guest's name, or None for a guest who has done nothing yet."""
        with self._reading():
            async with self._engine.connect() as connection:
                return (await connection.execute(select(GUESTS.c.name).where(GUESTS.c.id == id))).scalar()

    async def add_table(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()) -> None:
        """Add a table with its seats, and its whole log if it is imported."""
        with self._writing():
            async with self._engine.begin() as connection:
                await connection.execute(insert(TABLES).values(_table_values(row)))
                await connection.execute(insert(SEATS), [asdict(seat) | {"table_id": row.id} for seat in seats])
                if entries:
                    rows = [dict(zip(_LOG_COLUMNS, _log_values(entry), strict=True)) for entry in entries]
                    await connection.execute(insert(LOG), rows)

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """Return a table and its seats, or None if there is no such table."""
        with self._reading():
            async with self._engine.connect() as connection:
                found = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).mappings().first()
                if found is None:
                    return None
                wanted = select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
                seats = (await connection.execute(wanted)).mappings().all()
        return _table_row(found), [
            SeatRow(row["seat"], row["taken"], row["guest_id"], row["name"], row["part"]) for row in seats
        ]

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return the log of a table behind an entry, in order."""
        wanted = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > after).order_by(LOG.c.seq)
        with self._reading():
            async with self._engine.connect() as connection:
                return [
                    Entry(row.table_id, row.seq, row.time, row.seat, row.key, log.decode(row.payload))
                    for row in await connection.execute(wanted)
                ]

    async def tables_of(self, guest_id: str, most: int) -> list[str]:
        """Return the ids of a guest's newest tables, the newest first."""
        wanted = (
            select(TABLES.c.id)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(SEATS.c.guest_id == guest_id)
            .order_by(TABLES.c.created.desc(), TABLES.c.id)
            .limit(most)
        )
        with self._reading():
            async with self._engine.connect() as connection:
                return list((await connection.execute(wanted)).scalars())

    async def table_ids(self) -> list[str]:
        """Return the ids of all tables."""
        with self._reading():
            async with self._engine.connect() as connection:
                return list((await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))).scalars())

    async def tables_without_people_since(self, time: int) -> list[str]:
        """Return the ids of tables that are older, and at which no person has done anything since; bots don't count."""
        moved = (
            exists()
            .where(LOG.c.table_id == TABLES.c.id, LOG.c.time >= time)
            .where(SEATS.c.table_id == LOG.c.table_id, SEATS.c.seat == LOG.c.seat, SEATS.c.guest_id.is_not(None))
        )
        wanted = select(TABLES.c.id).where(TABLES.c.created < clock.at(time), ~moved).order_by(TABLES.c.created)
        with self._reading():
            async with self._engine.connect() as connection:
                return list((await connection.execute(wanted)).scalars())

    async def remove_table(self, id: str, version: int) -> bool:
        """Remove a table whose log has reached that version, and no other; whether it was so."""
        with self._writing():
            async with self._engine.begin() as connection:
                entries = await connection.execute(delete(LOG).where(LOG.c.table_id == id))
                if entries.rowcount != version:
                    await connection.rollback()
                    return False
                await connection.execute(delete(SEATS).where(SEATS.c.table_id == id))
                await connection.execute(delete(TABLES).where(TABLES.c.id == id))
        return True

    async def take_seat(self, table_id: str, seat: int, guest_id: str, name: str, part: str) -> bool:
        """Seat a guest with a part of the luck on an open seat; whether it was still open."""
        taken = (
            update(SEATS)
            .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.taken.is_(False))
            .values(taken=True, guest_id=guest_id, name=name, part=part)
        )
        with self._writing():
            async with self._engine.begin() as connection:
                return (await connection.execute(taken)).rowcount == 1

    async def give_part(self, table_id: str, seat: int, part: str) -> None:
        """Give a seat its part of the luck, unless it has one."""
        given = update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.part.is_(None))
        with self._writing():
            async with self._engine.begin() as connection:
                await connection.execute(given.values(part=part))

    async def append(self, entries: Sequence[Entry]) -> None:
        """Add entries to the logs, all of them or, on a conflict, none.

        This is the hot path: a thread of its own does it in one statement, which is a transaction by itself. The async
        engine would change threads for every step, and the driver let go of the interpreter for every statement.
        """
        values: list[str | int | None] = []
        for entry in entries:
            values += _log_values(entry)
        await asyncio.get_running_loop().run_in_executor(self._log_writer, self._append, tuple(values))

    def _append(self, values: tuple[str | int | None, ...]) -> None:
        rows = ",".join([_LOG_ROW] * (len(values) // len(_LOG_COLUMNS)))
        with COMMIT_SECONDS.time(), self._writing(), self._log_engine.connect() as connection:
            connection.exec_driver_sql(f"INSERT INTO log ({','.join(_LOG_COLUMNS)}) VALUES {rows}", values)

    @contextlib.contextmanager
    def _reading(self) -> Iterator[None]:
        """Tell failures as problems; the first of them is logged, all are counted."""
        try:
            yield
        except IntegrityError as error:
            raise Conflict from error
        except DBAPIError as error:
            problem = StorageFull() if "is full" in str(error.orig) else StorageProblem()
            STORAGE_FAILURES.labels(problem.key).inc()
            if not self._failing:
                self._failing = True
                _log.error("the database can't be used", reason=str(error.orig))
            raise problem from error

    @contextlib.contextmanager
    def _writing(self) -> Iterator[None]:
        """The same, and once something could be written, the database is well again."""
        with self._reading():
            yield
        if self._failing:
            self._failing = False
            _log.info("the database can be used again")


def _table_values(row: TableRow) -> dict[str, object]:
    values = {name: getattr(row, name) for name in TableRow.__dataclass_fields__}
    return values | {"options": _json(row.options), "settings": _json(row.settings)}


def _table_row(found: RowMapping) -> TableRow:
    options = msgspec.json.decode(found["options"], type=dict[str, bool | int | str])
    settings = msgspec.json.decode(found["settings"], type=TableSettings)
    return TableRow(**{**found, "options": options, "settings": settings})


def _log_values(entry: Entry) -> tuple[str, int, int | None, int, str, str]:
    return entry.table_id, entry.seq, entry.time, entry.seat, entry.key, log.encode(entry.payload).decode()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _set_up(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_at_once(connection: Connection) -> None:
    """Python's driver begins no transaction before a change of the schema, which must not stop half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _version(connection: Connection) -> str | None:
    """Return where the schema stands, without Alembic, which takes long to load."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("pentapolis.server") / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
