"""The server is killed again and again while people and bots play: nothing that was acknowledged is lost or doubled."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from pentapolis.client import Server, Table, TableRefusal
from pentapolis.games import game
from pentapolis.server.play import Play
from pentapolis.server.running import listen
from pentapolis.server.store import Entry

KILLS = 50
ROOT = Path(__file__).parent.parent.parent

Acknowledged = list[tuple[str, int, int, int, str]]  # table, version, seat, action, key


async def insist(call: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Make a call until the server is there to answer."""
    while True:
        try:
            return await call()
        except (OSError, ValueError):
            await asyncio.sleep(0.05)


async def play_for_ever(table: Table, acknowledged: Acknowledged) -> None:
    """Play one game to its end, and note every action that the server said was carried out."""
    async with table:
        async for situation in table.turns():
            action = random.choice(situation["choices"])["action"]
            key = f"{situation['version']}-{random.randrange(10**9)}"
            try:
                version = await table.act(action, key)
            except TableRefusal as refusal:
                if refusal.key != "server.stale":  # as it is when the version that I saw was not committed any more
                    raise
                continue
            acknowledged.append((table.id, version, situation["seat"], action, key))


async def newcomer(address: str) -> Server:
    """Somebody who has a cookie, and so is known when a call has to be made again."""
    guest = Server(address)
    await insist(lambda: guest.call("GET", "/api/me"))
    return guest


async def alone(address: str, acknowledged: Acknowledged) -> None:
    while True:
        guest = await newcomer(address)
        table = await insist(lambda guest=guest: guest.new_table("five-towers", "me", "easy"))  # type: ignore[misc]
        await play_for_ever(table, acknowledged)


async def together(address: str, acknowledged: Acknowledged) -> None:
    while True:
        first, second = await newcomer(address), await newcomer(address)
        table = await insist(lambda first=first: first.new_table("five-towers", "me", "open"))  # type: ignore[misc]
        other = await insist(lambda second=second, id=table.id: second.join(id))  # type: ignore[misc]
        await asyncio.gather(play_for_ever(table, acknowledged), play_for_ever(other, acknowledged))


async def kill_often(server: "subprocess.Popen[str]", address: str) -> tuple[Acknowledged, int]:
    """Let them play while the server is killed; return what was acknowledged, and how often after the last kill."""
    acknowledged: Acknowledged = []
    playing = [
        asyncio.create_task(work(address, acknowledged)) for work in (alone, alone, together, together, together)
    ]
    assert server.stdout is not None
    process = int(await asyncio.to_thread(server.stdout.readline))
    for _ in range(KILLS):
        enough = len(acknowledged) + random.randint(1, 4)
        while len(acknowledged) < enough:
            await asyncio.sleep(random.uniform(0.0, 0.02))
        os.kill(process, signal.SIGKILL)
        process = int(await asyncio.to_thread(server.stdout.readline))
    before = len(acknowledged)
    deadline = time.monotonic() + 20
    while len(acknowledged) < before + 20 and time.monotonic() < deadline:
        assert not any(task.done() for task in playing), [task for task in playing if task.done()]
        await asyncio.sleep(0.05)
    gone_on = len(acknowledged) - before
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    os.kill(process, signal.SIGTERM)
    return acknowledged, gone_on


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.server.respawning", str(tmp_path), str(port)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        try:
            acknowledged, gone_on = asyncio.run(kill_often(server, f"http://127.0.0.1:{port}"))
            server.wait(20)
        finally:
            server.kill()
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    rows = database.execute("select table_id, seq, kind, seat, action, key from log order by table_id, seq").fetchall()
    secrets = dict(database.execute("select id, secret from tables"))
    seats = dict(database.execute("select table_id, count(*) from seats group by table_id"))
    database.close()
    assert gone_on >= 20  # by themselves, after the last kill
    assert len(acknowledged) > KILLS
    written = {(table, seq, seat, action, key) for table, seq, kind, seat, action, key in rows}
    assert not set(acknowledged) - written  # nothing lost
    keys = [(row[0], row[3], row[5]) for row in rows]
    assert len(set(keys)) == len(keys)  # nothing doubled
    logs: dict[str, list[Entry]] = {}
    for row in rows:
        logs.setdefault(row[0], []).append(Entry(*row))
    for table, log in logs.items():
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        play = Play(game("five-towers"), seats[table], {}, secrets[table])
        for entry in log:
            play.follow(entry)
