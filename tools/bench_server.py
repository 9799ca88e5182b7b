"""Measure the server: moves a second over real websockets, each answered after its commit, and how long they take."""

import argparse
import asyncio
import base64
import math
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import cast

import msgspec
import uvloop

from pentapolis.client import Server
from pentapolis.server.app import Settings
from pentapolis.server.limits import Budget, Limits
from pentapolis.server.running import run

ENOUGH = Budget(10**12, 6)
COMPILED = Path("build/optimised").resolve()


class _Table(msgspec.Struct):
    status: str
    my_turn: bool


class _Done(msgspec.Struct):
    version: int


class Told(msgspec.Struct):
    """What a playing client needs of a message."""

    version: int = 0
    done: list[_Done] = []
    table: _Table | None = None
    choices: list[msgspec.Raw] = []


DECODE = msgspec.json.Decoder(Told).decode


class Seat(asyncio.Protocol):
    """A client on one seat, as lean as possible: it takes the first choice whenever it is its turn."""

    def __init__(self, address: tuple[str, int], table_id: str, cookie: str, waits: list[float]) -> None:
        self.waits = waits
        self.over = asyncio.get_running_loop().create_future()
        self._request = (
            f"GET /api/tables/{table_id}/ws HTTP/1.1\r\nHost: {address[0]}:{address[1]}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        self._data = b""
        self._open = False
        self._asked = 0.0
        self._version = -1

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self._open, self._data = True, rest
            self._send(b'{"type":"hello"}')
        while (size := self._frame()) is not None:
            start, end = size
            is_text, message, self._data = self._data[0] == 0x81, self._data[start:end], self._data[end:]
            if is_text:
                self._hear(DECODE(message))

    def _frame(self) -> tuple[int, int] | None:
        """Where the next frame's content begins and ends, if all of it is here."""
        data = self._data
        if len(data) < 4:
            return None
        length, start = data[1], 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        return (start, start + length) if len(data) >= start + length else None

    def _send(self, content: bytes) -> None:
        self._transport.write(bytes([0x81, 0x80 | len(content)]) + bytes(4) + content)  # masked with zeros

    def _hear(self, told: Told) -> None:
        if told.done:
            self.waits.append(time.perf_counter() - self._asked)
        if told.table is not None and told.table.status == "over":
            self._transport.close()
            if not self.over.done():
                self.over.set_result(None)
        elif told.table is not None and told.table.my_turn and told.version > self._version:
            self._version = told.version
            self._asked = time.perf_counter()
            action = bytes(random.choice(told.choices))
            self._send(b'{"type":"act","key":"%d","version":%d,"action":%s}' % (told.version, told.version, action))


async def set_up(host: str, port: int) -> tuple[str, list[str]]:
    """Make a table for two people; return its id and their cookies."""
    guests = [Server(f"http://{host}:{port}") for _ in range(2)]
    made = await guests[0].new_table("five-towers", "me", "open")
    await guests[1].join(made.id)
    return made.id, [guest.cookie for guest in guests]


async def play(host: str, port: int, tables: list[tuple[str, list[str]]], waits: list[float]) -> None:
    """Play at one table after another."""
    while tables:
        id, cookies = tables.pop()
        seats = [Seat((host, port), id, cookie, waits) for cookie in cookies]
        for seat in seats:
            await asyncio.get_running_loop().create_connection(lambda seat=seat: seat, host, port)  # type: ignore[misc]
        await asyncio.gather(*(seat.over for seat in seats))


async def processor_seconds(host: str, port: int) -> float:
    """Return how much of a processor the server has used, as it says itself; nothing where it can't know."""
    metrics = await Server(f"http://{host}:{port}").call("GET", "/metrics")
    found = [line.split()[1] for line in metrics.splitlines() if line.startswith("process_cpu_seconds_total ")]
    return float(found[0]) if found else math.nan


async def measure(host: str, port: int, tables: int, seconds: float) -> tuple[float, float, list[float]]:
    """Return the moves a second, the processor's seconds for each, and how long each one waited for its answer."""
    waits: list[float] = []
    waiting = [await set_up(host, port) for _ in range(int(tables * (1 + seconds)))]
    used, start = await processor_seconds(host, port), time.perf_counter()
    playing = [asyncio.create_task(play(host, port, waiting, waits)) for _ in range(tables)]
    await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    spent, found = time.perf_counter() - start, sorted(waits)
    used = await processor_seconds(host, port) - used
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return len(found) / spent, used / len(found), found


def serve(database: Path, port: int) -> None:
    """Run the server that is measured, without limits on how often a client may ask."""
    limits = Limits(
        ENOUGH, ENOUGH, connections_of_an_address=10**9, sockets_of_an_address=10**9, new_connections=ENOUGH
    )
    run(Settings(database, 1, limits), socket.create_server(("127.0.0.1", port)), lambda: print("ready", flush=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=48, help="tables of two people that play at the same time")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long to measure")
    parser.add_argument("--serve", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=8973, help="the port to use")
    given = parser.parse_args()
    if given.serve:
        serve(given.serve, given.port)
        return
    path = str(COMPILED) if (COMPILED / ".done").exists() else ""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", f"{folder}/bench.sqlite", f"--port={given.port}"]
        environment = os.environ | {"PYTHONPATH": path}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as server:
            try:
                assert server.stdout is not None
                server.stdout.readline()
                rate, processor, waits = uvloop.run(measure("127.0.0.1", given.port, given.tables, given.seconds))
            finally:
                server.terminate()
    half, late = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
    engine = "compiled" if path else "pure"
    print(
        f"Server ({engine} engine): {rate:.0f} moves a second at {given.tables} tables, answered after their commit; "
        f"half within {1000 * half:.1f} ms, 99 % within {1000 * late:.1f} ms; "
        f"{1e6 * processor:.0f} µs of a processor for each"
    )


if __name__ == "__main__":
    main()
