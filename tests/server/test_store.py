"""The database: conflicts, a full disk, a file that can't be opened, and its schema."""

import asyncio
import os
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from pentapolis.client import TableRefusal
from pentapolis.server import store as store_module
from pentapolis.server.journal import Journal
from pentapolis.server.schema import METADATA, VERSION
from pentapolis.server.store import Conflict, Entry, SeatRow, Store, StoreProblem, TableRow
from tests.server.running_server import RunningServer, wait_for

ROW = TableRow("t", "five-towers", 1, {}, bytes(32), False, "2026-01-01T00:00:00.000+00:00")
SEATS = [SeatRow(0, "person", "g", "", ""), SeatRow(1, "bot", None, "Bruno", "easy")]


def entry(seq: int, key: str, seat: int = 0) -> Entry:
    return Entry("t", seq, "action", seat, 0, key)


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


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / "db")
    store.migrate()
    with store._log_engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
    wait_for(store.close())


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
    with pytest.raises(StoreProblem) as problem:
        Store(file).migrate()
    assert problem.value.key == "server.storage-open"


def test_a_half_made_schema_is_never_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("power failure")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", fail)
        with pytest.raises(sqlite3.OperationalError):
            Store(tmp_path / "db").migrate()
    Store(tmp_path / "db").migrate()


def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play_until_full(server: RunningServer) -> tuple[str, list[str], int]:
        guests = [server.guest(), server.guest()]
        table = await guests[0].new_table("five-towers", "me", "open")
        other = await guests[1].join(table.id)
        acknowledged = 0
        async with table, other:
            while True:
                mover = next(t for t in (table, other) if t.situation["table"]["my_turn"])
                try:
                    acknowledged = await mover.act(
                        mover.situation["choices"][0]["action"], "k" * 60 + str(acknowledged)
                    )
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
            assert await mover.act(mover.situation["choices"][0]["action"]) == acknowledged + 1

    Store(tmp_path / "tables.sqlite").migrate()
    with monkeypatch.context() as patch:
        patch.setattr(store_module, "_PRAGMAS", (*store_module._PRAGMAS, "max_page_count = 13"))
        server = RunningServer(tmp_path)
        id, cookies, acknowledged = wait_for(play_until_full(server))
        server.stop()
    assert acknowledged > 0
    server = RunningServer(tmp_path)
    wait_for(go_on(server, id, cookies, acknowledged))
    server.stop()


def test_another_writer_of_the_same_log_is_noticed_and_followed(server: RunningServer) -> None:
    async def go() -> None:
        guests = [server.guest(), server.guest()]
        table = await guests[0].new_table("five-towers", "me", "open")
        other = await guests[1].join(table.id)
        async with table, other:
            mover = table if table.situation["table"]["my_turn"] else other
            seat, actions = mover.situation["seat"], mover.situation["choices"]
            elsewhere = sqlite3.connect(server.database)
            elsewhere.execute(
                "insert into log values (?, 1, 'action', ?, ?, 'elsewhere')", (table.id, seat, actions[0]["action"])
            )
            elsewhere.commit()
            elsewhere.close()
            with pytest.raises(TableRefusal) as refused:
                await mover.act(actions[-1]["action"])
            assert refused.value.key == "server.stale"
            await table.until(lambda situation: situation["version"] == 1)
            await other.until(lambda situation: situation["version"] == 1)

    wait_for(go())
