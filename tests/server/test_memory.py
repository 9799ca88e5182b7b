"""Tables in memory: as many as there is room for, and looking one up costs the same however many there are."""

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from pentapolis.server import garbage
from pentapolis.server import tables as module
from pentapolis.server.bus import LocalBus
from pentapolis.server.rows import SeatRow, TableRow
from pentapolis.server.store import Store
from pentapolis.server.table_settings import PersonSeat, TableSettings
from pentapolis.server.tables import Tables
from pentapolis.server.workers import Workers
from tests.server.running_server import AT_ONCE, NO_LIMITS, RunningServer, wait_for


@contextlib.asynccontextmanager
async def ten_in_memory(
    folder: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> AsyncIterator[tuple[Tables, LocalBus]]:
    """Room for ten tables, of which so many are there."""
    monkeypatch.setattr(module, "_MOST_IN_MEMORY", 10)
    store, bus, workers = Store(folder / "tables.sqlite"), LocalBus(), Workers(1, 0, "test")
    await asyncio.to_thread(store.migrate)
    settings = TableSettings((PersonSeat(), PersonSeat()))
    seats = [SeatRow(seat, False, None, "") for seat in range(2)]
    for number in range(count):
        row = TableRow(f"{number}", "five-towers", 1, {}, settings, bytes(32), False, "2026")
        await store.add_table(row, seats)
    yield Tables(store, bus, workers, NO_LIMITS, AT_ONCE), bus
    workers.close()
    await store.close()


def test_tables_are_forgotten_when_there_is_no_room_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with ten_in_memory(tmp_path, monkeypatch, 14) as (tables, bus):
            first = await tables.get("0")
            for number in range(10):
                await tables.get(f"{number}")
            assert await tables.get("0") is first
            assert len(tables._loaded) == 10
            stop = bus.subscribe("1", lambda notice: None)  # somebody is there
            for number in range(10, 14):
                await tables.get(f"{number}")
            assert set(tables._loaded) == {"6", "7", "8", "9", "0", "1", "10", "11", "12", "13"}
            stop()

    wait_for(go())


def test_a_look_up_looks_at_few_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if all of them are in use and there are far more than there is room for."""

    async def go() -> None:
        async with ten_in_memory(tmp_path, monkeypatch, 60) as (tables, _):
            looked_at: list[str] = []

            class Watched(LocalBus):
                def listeners(self, table_id: str) -> int:
                    looked_at.append(table_id)
                    return 1

            tables._bus = Watched()
            for number in range(60):
                await tables.get(f"{number}")
            assert len(tables._loaded) == 60
            looked_at.clear()
            await tables.get("0")
            assert 0 < len(looked_at) <= module._LOOKED_AT

    wait_for(go())


# --- Garbage


def test_a_connection_leaves_nothing_to_collect(server: RunningServer) -> None:
    """Cycles would stay for ever: what has lived for a while is not looked at again."""

    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "open")
        for _ in range(3):
            async with connect(f"ws{server.address.removeprefix('http')}/api/tables/{table.id}/ws") as connection:
                await connection.send('{"type":"hello"}')
                await connection.recv()
        while server.services.bus.listeners(table.id):  # the server hears of it by and by
            await asyncio.sleep(0.01)

    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        wait_for(go())
        server.on_loop(asyncio.sleep(0.1))  # the last tasks end
        gc.collect()
        left = {type(thing).__name__ for thing in gc.garbage}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not left & {"GuardedWebSocket", "GuardedHttp", "WebSocket", "Connection", "Table", "Match"}


def test_what_has_lived_for_a_while_is_not_looked_at_again() -> None:
    thresholds = gc.get_threshold()
    garbage.keep_pauses_short()
    try:
        kept = gc.get_freeze_count()
        alive = [[] for _ in range(1000)]  # type: ignore[var-annotated]
        gc.collect(0)
        assert gc.get_freeze_count() <= kept
        gc.collect(1)
        assert gc.get_freeze_count() > kept + len(alive) / 2
        garbage.collect_all()
        assert gc.get_freeze_count() > len(alive)
        assert gc.get_threshold()[2] > 10**5
    finally:
        gc.callbacks.remove(garbage._keep_what_is_left)
        gc.set_threshold(*thresholds)
        gc.unfreeze()
