"""Connections that say nothing, say too much beside their messages, don't listen, or are too many."""

import asyncio
import contextlib
import http.client
import json
import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from pentapolis.server.connections import Door
from pentapolis.server.crowd import Crowd
from pentapolis.server.limits import Budget, Cost, Limits
from tests.server.running_server import NO_LIMITS, PATIENCE, RunningServer, wait_for

EVER = 10**9  # seconds after which what was used comes back


def opened(server: RunningServer) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def is_ended(connection: socket.socket) -> bool:
    """Wait until the other side has ended it."""
    with contextlib.suppress(ConnectionError):
        while connection.recv(65536):
            pass
    return True


def status(server: RunningServer) -> int:
    connection = http.client.HTTPConnection(server.address.removeprefix("http://"), timeout=PATIENCE)
    try:
        connection.request("GET", "/api/games")
        return connection.getresponse().status
    finally:
        connection.close()


@contextlib.contextmanager
def websocket(server: RunningServer) -> Iterator[socket.socket]:
    """A bare websocket at a table, after its handshake."""
    table = wait_for(server.guest().new_table("five-towers", "open", "open"))
    with opened(server) as connection:
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13"
        upgrade = f"Host: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{key}"
        connection.sendall(f"GET /api/tables/{table.id}/ws HTTP/1.1\r\n{upgrade}\r\n\r\n".encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += connection.recv(1)
        assert b" 101 " in answer
        yield connection


def frames(opcode: Opcode, count: int, fin: bool = True) -> bytes:
    return Frame(opcode, b"", fin).serialize(mask=True) * count


def test_a_crowd_is_counted_and_forgotten() -> None:
    crowd = Crowd(5, 2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert [crowd.enter(name) for name in ("b", "c", "d", "e")] == [True, True, True, False]
    assert (crowd.size, len(crowd)) == (5, 4)
    for name in ("a", "a", "b", "c", "d"):
        crowd.leave(name)
    assert (crowd.size, len(crowd)) == (0, 0)


def test_the_connections_of_a_proxy_are_not_one_address() -> None:
    door = Door(replace(NO_LIMITS, connections_of_an_address=1), ("10.0.0.0/8",))
    assert [door.enter(door.name(("10.0.0.1", port))) for port in range(3)] == [True, True, True]
    assert [door.enter(door.name(("192.168.0.1", port))) for port in range(3)] == [True, False, False]
    assert [door.enter(door.name((f"2001:db8::{port}", port))) for port in range(3)] == [True, False, False]


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nG",
    ],
)
def test_half_a_request_does_not_hold_a_connection_for_ever(tmp_path: Path, half: bytes) -> None:
    with RunningServer(tmp_path, replace(NO_LIMITS, request_seconds=0.2)) as server, opened(server) as connection:
        connection.sendall(half)
        assert is_ended(connection)


def test_an_answer_that_takes_long_is_not_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the request has to come in time."""

    async def slow() -> None:
        await asyncio.sleep(0.3)

    with RunningServer(tmp_path, replace(NO_LIMITS, request_seconds=0.1)) as server:
        monkeypatch.setattr(server.services.store, "check", slow)
        with opened(server) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert connection.recv(12) == b"HTTP/1.1 200"


def test_an_address_has_so_many_connections_and_gets_in_again_when_one_ends(tmp_path: Path) -> None:
    with RunningServer(tmp_path, replace(NO_LIMITS, connections_of_an_address=3)) as server:
        with opened(server), opened(server), opened(server), opened(server) as fourth:
            assert is_ended(fourth)
        for _ in range(200):  # the server hears of each end by and by
            with contextlib.suppress(ConnectionError, http.client.HTTPException):
                if status(server) == 200:
                    break
        assert status(server) == 200


def test_an_address_opens_so_many_connections(tmp_path: Path) -> None:
    """Opening and closing them as quickly as possible ends somewhere, too."""
    with RunningServer(tmp_path, replace(NO_LIMITS, new_connections=Budget(3, EVER))) as server:
        assert [status(server) for _ in range(3)] == [200, 200, 200]
        with pytest.raises((ConnectionError, http.client.HTTPException)):
            status(server)


@pytest.mark.parametrize(
    "sent",
    [
        frames(Opcode.PING, 2000),
        frames(Opcode.PONG, 2000),
        frames(Opcode.TEXT, 1, fin=False) + frames(Opcode.CONT, 2000, fin=False),
    ],
    ids=["pings", "pongs", "parts"],
)
def test_a_websocket_sends_few_frames_that_are_no_messages(tmp_path: Path, sent: bytes) -> None:
    with RunningServer(tmp_path, replace(NO_LIMITS, frames=Budget(20, EVER))) as server:
        with websocket(server) as connection:
            with contextlib.suppress(ConnectionError):
                connection.sendall(sent)
            assert is_ended(connection)
        assert status(server) == 200


def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "open")
        async with connect(f"ws{server.address.removeprefix('http')}/api/tables/{table.id}/ws") as connection:
            for _ in range(10):
                await (await connection.ping())

    with RunningServer(tmp_path, replace(NO_LIMITS, frames=Limits().frames)) as server:
        wait_for(go())


def test_messages_that_are_not_looked_at_yet_end_somewhere(tmp_path: Path) -> None:
    """A visitor whose budget is used up may not fill the server's memory meanwhile."""
    limits = replace(
        NO_LIMITS,
        guest=Budget(1, EVER),
        address=Budget(Cost.NEW_TABLE + Cost.JOIN + Cost.CONNECTION + 5, EVER),
        patience=1e9,
        waiting_messages=20,
    )
    with RunningServer(tmp_path, limits) as server, websocket(server) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(frames(Opcode.TEXT, 100))
        assert is_ended(connection)


def test_an_address_has_so_many_websockets_and_is_forgotten_afterwards(tmp_path: Path) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "open")
        address = f"ws{server.address.removeprefix('http')}/api/tables/{table.id}/ws"
        async with connect(address) as one, connect(address):
            async with connect(address) as third:
                with pytest.raises(ConnectionClosed) as closed:
                    await third.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4008
            await one.send("{}")
            assert json.loads(await one.recv())["type"] == "fault"
            assert (server.services.sockets.size, len(server.services.sockets)) == (2, 1)
        while server.services.sockets.size:  # the server hears of each end by and by
            await asyncio.sleep(0.01)
        assert len(server.services.sockets) == 0

    with RunningServer(tmp_path, replace(NO_LIMITS, sockets_of_an_address=2)) as server:
        wait_for(go())


def test_whoever_reads_nothing_is_left(tmp_path: Path) -> None:
    """What is sent and not read doesn't wait in the server's memory for ever."""

    async def until_gone() -> None:
        while server.services.sockets.size:
            await asyncio.sleep(0.01)

    limits = replace(NO_LIMITS, stuck_seconds=0.2, waiting_messages=10**6)
    with RunningServer(tmp_path, limits) as server, websocket(server) as connection:
        connection.setblocking(False)
        hello = Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True)
        with contextlib.suppress(OSError):  # until nothing more fits on the way: the server has stopped reading, too
            while True:
                connection.send(hello * 100)
        wait_for(until_gone())
