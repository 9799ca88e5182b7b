"""Bots that decide when a test lets them: their worker process blocks until then, as if it thought hard.

Use them on a server of their own: its worker is blocked for as long as they are held.
"""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Self

import pytest

from pentapolis.games import game
from pentapolis.server import bot_process, levels


class HeldBots:
    """Bots of the level `held`; use them with `async with`."""

    level = "held"

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bot = ""  # the name under which a worker knows them: where they wait
        self._monkeypatch = monkeypatch
        self._begun: asyncio.Queue[asyncio.StreamWriter] = asyncio.Queue()
        self._all: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._begin, "127.0.0.1", 0)
        self.bot = str(self._server.sockets[0].getsockname()[1])
        self._monkeypatch.setattr(levels, "LEVELS", (*levels.LEVELS, levels.Level(self.level, self.bot)))
        self._monkeypatch.setattr(bot_process, "choose", choose_when_released)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for held in self._all:
            held.close()
            with contextlib.suppress(ConnectionError):  # of a worker that was killed
                await held.wait_closed()

    async def _begin(self, _: asyncio.StreamReader, held: asyncio.StreamWriter) -> None:
        self._all.append(held)
        self._begun.put_nowait(held)

    @contextlib.asynccontextmanager
    async def thinking(self) -> AsyncIterator[None]:
        """Wait until a worker has begun to think about a decision; it thinks until the end of the block."""
        held = await self._begun.get()
        yield
        held.close()


def choose_when_released(game_id: str, world: str, seat: int, bot: str, luck: int) -> int:
    """Runs in the worker: choose the first legal action, once the connection is closed at the other end."""
    with socket.create_connection(("127.0.0.1", int(bot))) as held:
        held.recv(1)
    return game(game_id).restore(world).legal(seat)[0]
