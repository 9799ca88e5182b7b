"""Bots that decide when a test lets them: their worker process blocks until then, as if it thought hard.

Use them on a server of their own: its worker is blocked for as long as they are held.
"""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Self

import pytest

from pentapolis.bots import levels
from pentapolis.games import game
from pentapolis.server import bot_process


class HeldBots:
    """Bots of the level `held`; use them with `with`."""

    level = "held"

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._listening.setblocking(False)
        self.bot = str(self._listening.getsockname()[1])  # what a worker is told: where the bot waits
        monkeypatch.setattr(levels, "LEVELS", (*levels.LEVELS, levels.Level(self.level, self.bot)))
        monkeypatch.setattr(bot_process, "choose", choose_when_released)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.close()

    @contextlib.asynccontextmanager
    async def thinking(self) -> AsyncIterator[None]:
        """Wait until a worker has begun to think about a decision; it thinks until the end of the block."""
        held, _ = await asyncio.get_running_loop().sock_accept(self._listening)
        with held:
            yield


def choose_when_released(game_id: str, world: str, seat: int, bot: str, luck: int) -> int:
    """Runs in the worker: choose the first legal action, once the connection is closed at the other end."""
    with contextlib.suppress(ConnectionError), socket.create_connection(("127.0.0.1", int(bot))) as held:
        held.recv(1)
    return game(game_id).restore(world).legal(seat)[0]
