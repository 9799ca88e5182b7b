"""The database: conflicts, a full disk, a file that can't be opened, and its schema."""

import asyncio
import os
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from pentapolis.client import TableRefusal
from pentapolis.games import game
from pentapolis.server import log
from pentapolis.server.bus import Changed
from pentapolis.server.journal import Journal
from pentapolis.server.log import Action, Agree, Ask, Decline, Entry, Payload, Undo
from pentapolis.server.problems import StorageUnopened
from pentapolis.server.rows import SeatRow, TableRow
from pentapolis.server.schema import METADATA, VERSION
from pentapolis.server.store import Conflict, Store
from pentapolis.server.table_settings import BotSeat, PersonSeat, TableSettings
from tests.server.running_server import RunningServer, wait_for

SETTINGS = TableSettings((PersonSeat(), BotSeat("easy")))
ROW = TableRow("t", "five-towers", 1, {"x": True}, SETTINGS, bytes(32), False, "2026-01-01T00:00:00.000+00:00")
SEATS = [SeatRow(0, True, "g", ""), SeatRow(1, True, None, "Bruno")]


PASS = Action("pass")


def text_of(action: dict[str, object]) -> str:
    space = game("five-towers").space
    return space.text(space.from_json(action))


def entry(seq: int, key: str, payload: Payload = PASS) -> Entry:
    return Entry("t", seq, 1_700_000_000_000 + seq, 0, key, payload)


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    Store(tmp_path / "db").migrate()
    engine = create_engine(f"sqlite:///{tmp_path / 'db'}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []
        assert context.get_current_revision() == VERSION
    engine.dispose()


def test_a_log_entry_is_durable_and_can_be_written_once(tmp_path: Path) -> None:
    async def go() -> None:
        store = Store(tmp_path / "db")
        store.migrate()
        await store.add_table(ROW, SEATS)
        journal = Journal(store)
        results = await asyncio.gather(
            *(journal.append(entry(seq, key)) for seq, key in [(1, "a"), (2, "b"), (2, "c"), (3, "a"), (3, "d")]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), type(None), Conflict, Conflict, type(None)]
        assert [(found.seq, found.key) for found in await store.entries("t")] == [(1, "a"), (2, "b"), (3, "d")]
        assert [found.seq for found in await store.entries("t", after=2)] == [3]
        await store.close()

    wait_for(go())


def test_what_is_kept_comes_back_as_it_was(tmp_path: Path) -> None:
    """A table with its settings, and entries of every type with their times."""
    payloads: list[Payload] = [Action("take 1,3"), Undo(2), Ask(), Agree(), Decline()]
    first = [entry(seq, f"k{seq}", payload) for seq, payload in enumerate(payloads, start=1)]
    unknown_time = replace(entry(6, "k6"), time=None)

    async def go() -> None:
        store = Store(tmp_path / "db")
        store.migrate()
        await store.add_table(ROW, SEATS, [*first[:2], unknown_time])
        await store.append(first[2:])
        assert await store.table("t") == (ROW, SEATS)
        assert await store.entries("t") == [*first, unknown_time]
        await store.close()

    wait_for(go())


def test_every_entry_is_written_to_the_disk_before_it_counts(tmp_path: Path) -> None:
    """Whatever connection writes an entry, SQLite waits there for the disk."""
    found = []

    def look(connection: Connection, _: object, statement: str, *__: object) -> None:
        if statement.startswith("INSERT INTO log"):
            driver = connection.connection.cursor()
            found.append([driver.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")])

    async def go() -> None:
        store = Store(tmp_path / "db")
        store.migrate()
        await store.add_table(ROW, SEATS)
        event.listen(Engine, "before_cursor_execute", look)
        try:
            await Journal(store).append(entry(1, "a"))
        finally:
            event.remove(Engine, "before_cursor_execute", look)
        await store.close()

    wait_for(go())
    assert found == [["wal", 2]]  # 2 is FULL


@pytest.mark.parametrize("obstacle", ["folder", "file", "rubbish"])
def test_a_database_that_cant_be_opened_is_told_clearly(tmp_path: Path, obstacle: str) -> None:
    file = tmp_path / "db"
    if obstacle == "folder":
        file.mkdir()
    elif obstacle == "file":
        file.write_text("I am a file")
        file = file / "db"
    else:
        file.write_bytes(os.urandom(9000))
    with pytest.raises(StorageUnopened) as problem:
        Store(file).migrate()
    assert problem.value.params == {"file": str(file)}


def test_a_half_made_schema_is_never_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("power failure")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", fail)
        with pytest.raises(sqlite3.OperationalError):
            Store(tmp_path / "db").migrate()
    Store(tmp_path / "db").migrate()


def leave_little_room(connection: DBAPIConnection, _: object) -> None:
    """SQLite then says that the disk is full, as it does when it is."""
    connection.cursor().execute("PRAGMA max_page_count = 15")


def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    async def play_until_full(server: RunningServer) -> tuple[str, list[str], int]:
        guests = [server.guest(), server.guest()]
        table = await guests[0].new_table("five-towers", "me", "open")
        other = await guests[1].join(table.id)
        acknowledged = 0
        async with table, other:
            while True:
                mover = next(t for t in (table, other) if t.situation["table"]["my_turn"])
                try:
                    acknowledged = await mover.act(mover.situation["choices"][0], "k" * 60 + str(acknowledged))
                except TableRefusal as refusal:
                    if refusal.key != "server.storage-full" or mover.situation["version"] != acknowledged:
                        raise
                    return table.id, [guest.cookie for guest in guests], acknowledged
                for each in (table, other):
                    await each.until(lambda situation: situation["version"] == acknowledged)  # noqa: B023

    async def go_on(server: RunningServer, id: str, cookies: list[str], acknowledged: int) -> None:
        guests = [server.guest(), server.guest()]
        for guest, cookie in zip(guests, cookies, strict=True):
            guest.cookie = cookie
        table, other = (guest.table(id) for guest in guests)
        async with table, other:
            assert table.situation["version"] == acknowledged
            mover = next(t for t in (table, other) if t.situation["table"]["my_turn"])
            assert await mover.act(mover.situation["choices"][0]) == acknowledged + 1

    Store(tmp_path / "tables.sqlite").migrate()
    event.listen(Engine, "connect", leave_little_room)
    try:
        with RunningServer(tmp_path) as server:
            id, cookies, acknowledged = wait_for(play_until_full(server))
    finally:
        event.remove(Engine, "connect", leave_little_room)
    assert acknowledged > 0
    with RunningServer(tmp_path) as server:
        wait_for(go_on(server, id, cookies, acknowledged))


def write_elsewhere(server: RunningServer, table_id: str, seq: int, seat: int, action: str) -> None:
    """Append to a log as another node would."""
    elsewhere = sqlite3.connect(server.database)
    payload = log.encode(Action(action)).decode()
    elsewhere.execute(
        "insert into log (table_id, seq, seat, key, payload) values (?, ?, ?, ?, ?)",
        (table_id, seq, seat, f"elsewhere-{seq}", payload),
    )
    elsewhere.commit()
    elsewhere.close()


def test_another_writer_of_the_same_log_is_noticed_and_followed(server: RunningServer) -> None:
    async def go() -> None:
        guests = [server.guest(), server.guest()]
        table = await guests[0].new_table("five-towers", "me", "open")
        other = await guests[1].join(table.id)
        async with table, other:
            mover = table if table.situation["table"]["my_turn"] else other
            actions = mover.situation["choices"]
            write_elsewhere(server, table.id, 1, mover.situation["seat"], text_of(actions[0]))
            with pytest.raises(TableRefusal) as refused:
                await mover.act(actions[-1])
            assert refused.value.key == "server.stale"
            await table.until(lambda situation: situation["version"] == 1)
            await other.until(lambda situation: situation["version"] == 1)

    wait_for(go())


def test_a_notice_makes_a_node_read_the_log_from_its_own_version(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    entries = Store.entries

    async def watched(self: Store, table_id: str, after: int = 0) -> list[Entry]:
        read.append(after)
        return await entries(self, table_id, after)

    async def tell(id: str, version: int) -> None:
        server.services.bus.publish(id, Changed(version))

    async def go() -> None:
        guests = [server.guest(), server.guest()]
        table = await guests[0].new_table("five-towers", "me", "open")
        other = await guests[1].join(table.id)
        async with table, other:
            mover, waiter = (table, other) if table.situation["table"]["my_turn"] else (other, table)
            await mover.act(mover.situation["choices"][0])
            situation = await waiter.until(lambda situation: situation["table"]["my_turn"])
            monkeypatch.setattr(Store, "entries", watched)
            write_elsewhere(server, table.id, 2, situation["seat"], text_of(situation["choices"][0]))
            await asyncio.to_thread(server.on_loop, tell(table.id, 2))
            for each in (table, other):
                await each.until(lambda situation: situation["version"] == 2)
                assert [entry["version"] for entry in each.log] == [0, 1, 2]
                assert each.log[-1]["seat"] == situation["seat"]
            await asyncio.to_thread(server.on_loop, tell(table.id, 2))  # what is known already is not read again
            next_one = table if table.situation["table"]["my_turn"] else other
            assert await next_one.act(next_one.situation["choices"][0]) == 3
            assert read == [1]

    wait_for(go())
