"""The server is killed again and again while people and bots play: nothing that was acknowledged is lost or doubled."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from pentapolis.client import Server, Table, TableRefusal
from pentapolis.games import game
from pentapolis.server import log
from pentapolis.server.log import Entry
from pentapolis.server.match import Match
from pentapolis.server.running import listen
from tests.server.running_server import PATIENCE, wait_for

KILLS = 50
ROOT = Path(__file__).parent.parent.parent

Acknowledged = list[tuple[str, int, int, str, log.Payload]]  # table, version, seat, key, action


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
            choice = random.choice(situation["choices"])
            key = f"{situation['version']}-{random.randrange(10**9)}"
            try:
                version = await table.act(choice, key)
            except TableRefusal as refusal:
                if refusal.key != "server.stale":  # as it is when the version that I saw was not committed any more
                    raise
                continue
            space = game(situation["table"]["game"]).space
            text = space.text(space.from_json(choice))
            acknowledged.append((table.id, version, situation["seat"], key, log.Action(text)))


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


async def until(playing: "list[asyncio.Task[None]]", acknowledged: Acknowledged, more: int) -> None:
    """Wait until so many more actions are acknowledged."""
    enough = len(acknowledged) + more
    while len(acknowledged) < enough:
        assert not any(task.done() for task in playing), [task for task in playing if task.done()]
        await asyncio.sleep(0.002)


async def kill_often(server: "subprocess.Popen[str]", address: str) -> Acknowledged:
    """Let them play while the server is killed; return what was acknowledged."""
    acknowledged: Acknowledged = []
    playing = [
        asyncio.create_task(work(address, acknowledged)) for work in (alone, alone, together, together, together)
    ]
    assert server.stdout is not None
    process = int(await asyncio.to_thread(server.stdout.readline))
    for kill in range(KILLS):
        # Every other time in the middle of play, otherwise while clients still come back and ask again.
        await until(playing, acknowledged, random.randint(2, 4) if kill % 2 else 0)
        await asyncio.sleep(random.uniform(0.0, 0.03))
        os.kill(process, signal.SIGKILL)
        process = int(await asyncio.to_thread(server.stdout.readline))
    await until(playing, acknowledged, 20)  # by themselves, after the last kill
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    os.kill(process, signal.SIGTERM)
    return acknowledged


def test_nothing_acknowledged_is_lost_or_doubled_when_the_server_is_killed(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "tests.server.respawning", str(tmp_path), str(port)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        try:
            acknowledged = wait_for(kill_often(server, f"http://127.0.0.1:{port}"))
            assert server.wait(PATIENCE) == 0
        finally:
            server.kill()
    database = sqlite3.connect(tmp_path / "tables.sqlite")
    rows = database.execute("select table_id, seq, time, seat, key, payload from log order by table_id, seq").fetchall()
    secrets = dict(database.execute("select id, secret from tables"))
    parts: dict[str, list[str]] = {}
    for table, part in database.execute("select table_id, part from seats order by table_id, seat"):
        parts.setdefault(table, []).append(part)
    database.close()
    entries = [Entry(table, seq, time, seat, key, log.decode(payload)) for table, seq, time, seat, key, payload in rows]
    assert len(acknowledged) > KILLS
    written = {(entry.table_id, entry.seq, entry.seat, entry.key, entry.payload) for entry in entries}
    assert not set(acknowledged) - written  # nothing lost
    keys = [(entry.table_id, entry.seat, entry.key) for entry in entries]
    assert len(set(keys)) == len(keys)  # nothing doubled
    logs: dict[str, list[Entry]] = {}
    for entry in entries:
        logs.setdefault(entry.table_id, []).append(entry)
    for table, found in logs.items():
        assert [entry.seq for entry in found] == list(range(1, len(found) + 1))
        match = Match(game("five-towers"), len(parts[table]), {}, secrets[table], parts[table])
        for entry in found:
            match.follow(entry)
