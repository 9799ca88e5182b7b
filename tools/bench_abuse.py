"""Attack a server from one address, in one way after another, and measure how others fare meanwhile.

For each attack: how long a move at another table takes until both players see it, and how long somebody waits for an
easy bot; against the same before the attack. Attackers have 127.0.0.2, everybody else 127.0.0.1.
"""

import argparse
import asyncio
import base64
import contextlib
import itertools
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection, connect

from pentapolis.client import Server
from pentapolis.core.luck import TableLuck
from pentapolis.core.record import MOST_ACTIONS, Record
from pentapolis.games import game

HOST = "127.0.0.1"
ATTACKER = ("127.0.0.2", 0)
COMPILED = Path("build/optimised").resolve()
PACE = 0.02  # seconds between two moves of those who are measured


# --- Those who are measured


class Waits:
    """How long people have waited, in seconds."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.bots: list[float] = []


async def play(port: int, waits: list[float]) -> None:
    """Play game after game for two; note how long each move takes until both see it."""
    while True:
        first, second = Server(f"http://{HOST}:{port}"), Server(f"http://{HOST}:{port}")
        made = await first.new_table("five-towers", "me", "open")
        async with made, await second.join(made.id) as other:
            places = (made, other)
            for place in places:
                await place.until(lambda s: s["table"]["status"] == "playing")
            while True:
                version = made.situation["version"]
                mover = next((place for place in places if place.situation["table"]["my_turn"]), None)
                if mover is None:
                    break
                begun = time.perf_counter()
                await mover.act(mover.situation["choices"][-1])
                for place in places:
                    await place.until(lambda s: s["version"] > version)  # noqa: B023
                waits.append(time.perf_counter() - begun)
                await asyncio.sleep(PACE)


async def play_with_bot(port: int, waits: list[float]) -> None:
    """Play game after game against an easy bot; note how long it takes until it is my turn again."""
    while True:
        async with await Server(f"http://{HOST}:{port}").new_table("five-towers", "me", "easy") as table:
            await table.until(lambda s: s["table"]["my_turn"])
            while table.situation["table"]["status"] == "playing":
                await asyncio.sleep(PACE)
                begun, version = time.perf_counter(), table.situation["version"]
                await table.act(table.situation["choices"][-1])
                await table.until(lambda s: s["version"] > version and _mine_or_over(s))  # noqa: B023
                waits.append(time.perf_counter() - begun)


def _mine_or_over(situation: dict[str, Any]) -> bool:
    return bool(situation["table"]["my_turn"]) or situation["table"]["status"] == "over"


async def measure(port: int, seconds: float) -> Waits:
    waits = Waits()
    tasks = [asyncio.create_task(play(port, waits.moves)), asyncio.create_task(play_with_bot(port, waits.bots))]
    await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in tasks:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return waits


# --- The attackers


async def call(port: int, method: str, path: str, body: str = "", cookie: str = "") -> tuple[str, Any]:
    """Make a call; return the cookie and the answer."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=ATTACKER)
    kind = "application/json" if body.startswith("{") else "text/plain"
    head = f"Host: {HOST}\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Type: {kind}\r\n"
    length = len(body.encode())
    writer.write(f"{method} {path} HTTP/1.1\r\n{head}Content-Length: {length}\r\n\r\n{body}".encode())
    try:
        answer = await reader.read()
    finally:
        writer.close()
    head, _, content = answer.decode().partition("\r\n\r\n")
    for line in head.split("\r\n"):
        if line.lower().startswith("set-cookie: "):
            cookie = line[12:].partition(";")[0]
    try:
        return cookie, json.loads(content)
    except ValueError:
        return cookie, None


async def new_table(port: int, *seats: str, cookie: str = "", title: str = "five-towers") -> tuple[str, str]:
    """Make a table; return the cookie and its id, which is empty if that was refused."""
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    cookie, table = await call(port, "POST", "/api/tables", json.dumps({"game": title, "seats": wanted}), cookie)
    return cookie, table.get("id", "") if table else ""


def at(port: int, table: str, cookie: str) -> connect:
    return connect(
        f"ws://{HOST}:{port}/api/tables/{table}/ws",
        local_addr=ATTACKER,
        additional_headers={"Cookie": cookie},
        compression=None,
    )


async def for_two(port: int) -> tuple[str, list[str]]:
    cookie, table = await new_table(port, "me", "open", title="ginkgopolis")
    other, _ = await call(port, "POST", f"/api/tables/{table}/join", "{}")
    return table, [cookie, other]


async def again(attack: Callable[[], Awaitable[None]]) -> None:
    """Do it again and again, whatever comes of it."""
    while True:
        with contextlib.suppress(Exception):
            await attack()
        await asyncio.sleep(0.001)


async def at_once(count: int, attack: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(again(attack) for _ in range(count)))


def longest_record() -> str:
    """A game in which a seat chooses and takes back, as often as a record has room for."""
    title, luck = game("ginkgopolis"), TableLuck(bytes(32))
    record = Record(title, 5, title.check(5, {}), luck.hash, [])
    state = title.begin(5, record.options, luck, None)
    for number in range(1, MOST_ACTIONS + 1):
        luck.begin_turn(number)
        record.actions.append((0, state.legal(0)[0]))
        state.apply(*record.actions[-1], luck)
    record.close(state, luck.secret)
    return record.text()


async def replays(port: int) -> None:
    """Add the longest records, and ask for all of their replays."""
    record, numbers = longest_record(), itertools.count()

    async def attack() -> None:
        _, table = await call(port, "POST", "/api/records", record)
        for first in range(0, MOST_ACTIONS, 200):
            await call(port, "GET", f"/api/tables/{table['id']}/replay?first={first + next(numbers) % 200}")

    await at_once(20, attack)


async def questions(port: int) -> None:
    """Ask for all that could come, from 20 websockets of 20 guests."""

    async def attack() -> None:
        table, cookies = await for_two(port)
        async with at(port, table, cookies[0]) as connection:
            listening = asyncio.create_task(_listen(connection))
            for number in range(10**6):
                await connection.send(json.dumps({"type": "effects", "key": str(number), "version": 0}))
                await connection.send(json.dumps({"type": "story", "key": f"s{number}", "version": 0}))
            await listening

    await at_once(20, attack)


async def _listen(connection: ClientConnection) -> None:
    async for _ in connection:
        pass


async def messages(port: int) -> None:
    """Send as many messages as there is room for, from 20 websockets."""
    table, cookies = await for_two(port)

    async def attack() -> None:
        async with at(port, table, cookies[0]) as connection:
            listening = asyncio.create_task(_listen(connection))
            while not listening.done():
                await connection.send('{"type":"hello"}')

    await at_once(20, attack)


async def reconnections(port: int) -> None:
    """Come and go, as quickly as possible."""
    table, cookies = await for_two(port)

    async def attack() -> None:
        async with at(port, table, cookies[0]) as connection:
            for _ in range(100):
                await connection.send('{"type":"hello"}')

    await at_once(20, attack)


async def bots(port: int) -> None:
    """Make 20 tables of four hard bots, and more whenever one is refused no longer."""

    async def attack() -> None:
        await new_table(port, "hard", "hard", "hard", "hard")
        await asyncio.sleep(0.2)

    await at_once(20, attack)


async def pings(port: int) -> None:
    """Send nothing but pings, 32 kB of them at a time."""
    table, _ = await for_two(port)
    frames = bytes([0x89, 0x80, 0, 0, 0, 0]) * 5000

    async def attack() -> None:
        reader, writer = await _upgraded(port, table)
        try:
            for _ in range(1000):
                writer.write(frames)
                await writer.drain()
                await asyncio.wait_for(reader.read(65536), 1)
        finally:
            writer.close()

    await at_once(10, attack)


async def _upgraded(port: int, table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=ATTACKER)
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = f"Host: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}"
    writer.write(f"GET /api/tables/{table}/ws HTTP/1.1\r\n{upgrade}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def half_requests(port: int) -> None:
    """Begin 1,100 requests and never end them."""

    async def attack() -> None:
        reader, writer = await asyncio.open_connection(HOST, port, local_addr=ATTACKER)
        writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
        await reader.read()
        writer.close()

    await at_once(1100, attack)


async def watchers(port: int) -> None:
    """Let 150 watch how two play as quickly as they can."""
    table, cookies = await for_two(port)
    watching = [await at(port, table, "") for _ in range(150)]
    for connection in watching:
        await connection.send('{"type":"hello"}')
    listening = [asyncio.create_task(_listen(connection)) for connection in watching]

    async def attack(cookie: str) -> None:
        async with at(port, table, cookie) as connection:
            await connection.send('{"type":"hello"}')
            async for text in connection:
                told = json.loads(text)
                if told["type"] == "situation" and told["choices"]:
                    act = {"type": "act", "version": told["version"], "action": told["choices"][0]}
                    await connection.send(json.dumps({**act, "key": str(told["version"])}))

    await asyncio.gather(*listening, *(again(lambda cookie=cookie: attack(cookie)) for cookie in cookies))  # type: ignore[misc]


async def tables(port: int) -> None:
    """Make tables, as quickly as possible."""

    async def attack() -> None:
        await new_table(port, "me", "open", title="ginkgopolis")

    await at_once(20, attack)


async def unread(port: int) -> None:
    """Ask without reading a word of the answers."""
    table, cookies = await for_two(port)

    async def attack() -> None:
        async with at(port, table, cookies[0]) as connection:
            connection.transport.pause_reading()
            for _ in range(10**6):
                await connection.send('{"type":"hello"}')

    await at_once(50, attack)


ATTACKS: dict[str, Callable[[int], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack
    for attack in (
        replays,
        questions,
        messages,
        reconnections,
        bots,
        pings,
        half_requests,
        watchers,
        tables,
        unread,
    )
}


async def attack_for(name: str, port: int, seconds: float) -> None:
    with contextlib.suppress(asyncio.TimeoutError):
        await asyncio.wait_for(ATTACKS[name](port), seconds)


# --- The whole


# The server that is attacked, with the limits that every server has; bots act as soon as they have decided. It is no
# file, since bots' processes would import everything that the file imports.
SERVER = """
import socket, sys
from pathlib import Path
from pentapolis.server.app import Settings
from pentapolis.server.bot_pace import Pace
from pentapolis.server.running import run
settings = Settings(Path(sys.argv[1]), 1, pace=Pace(0))
run(settings, socket.create_server(("127.0.0.1", int(sys.argv[2]))), lambda: print("ready", flush=True))
"""


def trial(name: str, port: int, seconds: float, environment: dict[str, str]) -> tuple[Waits, Waits]:
    """Measure on a server of its own, before it is attacked and while it is."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, f"{folder}/bench.sqlite", str(port)]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
            assert server.stdout is not None
            try:
                server.stdout.readline()
                uvloop.run(measure(port, 2))  # everything is warm then
                calm = uvloop.run(measure(port, seconds))
                # Attackers come last when the processor is wanted: in truth they have one of their own.
                command = ["nice", "-n", "10", sys.executable, __file__, f"--attack={name}", f"--port={port}"]
                with subprocess.Popen([*command, f"--seconds={seconds + 10}"], stderr=subprocess.DEVNULL) as attacking:
                    time.sleep(2)
                    attacked = uvloop.run(measure(port, seconds))
                    attacking.terminate()
            finally:
                server.kill()
    return calm, attacked


def within(waits: list[float], share: float) -> float:
    """Return the milliseconds within which a share of them had what they waited for."""
    return 1000 * sorted(waits)[min(int(len(waits) * share), len(waits) - 1)] if waits else float("inf")


def row(name: str, calm: Waits, attacked: Waits) -> str:
    figures = [within(waits.moves, share) for share in (0.5, 0.99) for waits in (calm, attacked)]
    bots = [within(waits.bots, 1) for waits in (calm, attacked)]
    ratio = figures[3] / figures[2]
    return (
        f"{name:14} {figures[0]:7.1f} {figures[1]:8.1f} {figures[2]:9.1f} {figures[3]:8.1f} {ratio:5.1f} "
        f"{bots[0]:11.0f} {bots[1]:8.0f}   {len(calm.moves)}, {len(attacked.moves)}, {len(attacked.bots)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[[], *ATTACKS], help="all of them unless some are named")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long to measure each")
    parser.add_argument("--port", type=int, default=8974, help="the port to use")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        uvloop.run(attack_for(given.attack, given.port, given.seconds))
    else:
        path = str(COMPILED) if (COMPILED / ".done").exists() else ""
        print(f"Abuse ({'compiled' if path else 'pure'} engine), in milliseconds, before and during each attack:")
        print("                move seen: half      move seen: 99 %  ratio   bot: longest   samples")
        environment = os.environ | {"PYTHONPATH": path}
        for number, name in enumerate(given.attacks or ATTACKS):
            print(row(name, *trial(name, given.port + number, given.seconds, environment)), flush=True)


if __name__ == "__main__":
    main()
