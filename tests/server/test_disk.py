"""A disk that is full or can't be written: nothing is lost, everybody is told, and it goes on when there is room."""

import asyncio
import http.client
import json
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection

from pentapolis.client import Server, Table, TableRefusal
from pentapolis.server import store as store_module
from pentapolis.server.store import Store
from tests.server.running_server import PATIENCE, RunningServer, wait_for

NO_LIMIT = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


def health(address: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE)
    connection.request("GET", "/healthz")
    response = connection.getresponse()
    content = json.loads(response.read())
    connection.close()
    return response.status, content.get("key", "")


def failures(address: str) -> float:
    connection = http.client.HTTPConnection(address.removeprefix("http://"), timeout=PATIENCE)
    connection.request("GET", "/metrics")
    lines = connection.getresponse().read().decode().splitlines()
    connection.close()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("pentapolis_storage_failures_total"))


async def until_health(address: str, status: int) -> str:
    while (found := await asyncio.to_thread(health, address))[0] != status:
        await asyncio.sleep(0.1)
    return found[1]


async def refusal(table: Table, key: str) -> str:
    with pytest.raises(TableRefusal) as refused:
        await table.act(table.situation["choices"][0], key)
    return refused.value.key


async def play_through_an_outage(address: str, process: int, log: Path) -> None:
    guests = [Server(address), Server(address)]
    first = await guests[0].new_table("five-towers", "me", "open")
    second = await guests[1].join(first.id)
    async with first, second:
        mover = next(table for table in (first, second) if table.situation["table"]["my_turn"])
        await until_health(address, 200)
        # No file of the process can grow any more, which is what a full disk looks like to it.
        resource.prlimit(process, resource.RLIMIT_FSIZE, (log.stat().st_size, resource.RLIM_INFINITY))
        before = failures(address)
        assert await refusal(mover, "again") == "server.storage"
        assert await refusal(mover, "again") == "server.storage"
        assert await until_health(address, 503) == "server.storage"
        assert failures(address) >= before + 3
        assert mover.situation["version"] == 0
        resource.prlimit(process, resource.RLIMIT_FSIZE, NO_LIMIT)
        action = mover.situation["choices"][0]
        assert await mover.act(action, "again") == 1
        assert await mover.act(action, "again") == 1  # carried out once
        await until_health(address, 200)


def test_a_full_disk_is_told_and_what_was_refused_can_be_repeated(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pentapolis", "serve", "--no-open", "--port=0", f"--data={tmp_path}", "--lang=en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            address = server.stdout.readline().split()[-1]
            wait_for(play_through_an_outage(address, server.pid, tmp_path / "pentapolis.sqlite-wal"))
        finally:
            server.send_signal(signal.SIGTERM)
            assert server.wait(PATIENCE) == 0
        logged = [json.loads(line) for line in server.stderr.read().splitlines()]
    assert [(line["level"], line["event"]) for line in logged] == [
        ("error", "the database can't be used"),
        ("info", "the database can be used again"),
    ]


def allow_reading_only(connection: DBAPIConnection, _: object) -> None:
    connection.cursor().execute("PRAGMA query_only = ON")


def test_a_disk_that_can_only_be_read_turns_the_health_red(tmp_path: Path) -> None:
    async def forget_connections(server: RunningServer) -> None:
        await server.services.store._engine.dispose()
        server.services.store._log_engine.dispose()

    async def go(server: RunningServer) -> None:
        guest = server.guest()
        async with await guest.new_table("five-towers", "me", "easy") as table:
            await table.until(lambda situation: situation["table"]["my_turn"])
            event.listen(Engine, "connect", allow_reading_only)
            try:
                await asyncio.to_thread(server.on_loop, forget_connections(server))
                assert await until_health(server.address, 503) == "server.storage"
                assert await refusal(table, "again") == "server.storage"
            finally:
                event.remove(Engine, "connect", allow_reading_only)
            await asyncio.to_thread(server.on_loop, forget_connections(server))
            version = table.situation["version"]
            assert await table.act(table.situation["choices"][0], "again") == version + 1
            await until_health(server.address, 200)

    with RunningServer(tmp_path) as server:
        wait_for(go(server))


@pytest.mark.parametrize(("seconds", "writes"), [(1000.0, 1), (0.0, 20)])
def test_the_health_is_tried_once_for_all_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: float, writes: int
) -> None:
    monkeypatch.setattr(store_module, "_CHECKED_FOR", seconds)
    written = []

    def look(_: Connection, __: object, statement: str, *___: object) -> None:
        if statement.startswith("INSERT"):
            written.append(statement)

    async def go() -> None:
        store = Store(tmp_path / "db")
        store.migrate()
        event.listen(Engine, "before_cursor_execute", look)
        try:
            await asyncio.gather(*(store.check() for _ in range(20)))
        finally:
            event.remove(Engine, "before_cursor_execute", look)
        assert len(written) == writes
        assert await store.guest_name("trial") is None
        await store.close()

    wait_for(go())
