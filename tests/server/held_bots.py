"""Bots that decide when a test lets them: their worker process blocks until then, as if it thought hard.

Use them on a server of their own: its worker is blocked until the server stops.
"""

import asyncio
import os
from pathlib import Path
from typing import Self

import pytest

from pentapolis.games import game
from pentapolis.server import bot_process, levels


class HeldBots:
    """Bots of the level `held`; each decision waits to be begun and released in turn."""

    level = "held"

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._pipe = folder / "held"
        os.mkfifo(self._pipe)
        monkeypatch.setattr(levels, "LEVELS", (*levels.LEVELS, levels.Level(self.level, str(self._pipe))))
        monkeypatch.setattr(bot_process, "choose", choose_when_released)

    async def thinking(self) -> "Held":
        """Wait until a worker has begun to think; it goes on thinking until it is released."""
        return Held(await asyncio.to_thread(os.open, self._pipe, os.O_WRONLY))


class Held:
    """A decision that a worker is blocked in."""

    def __init__(self, pipe: int) -> None:
        self._pipe = pipe

    def release(self) -> None:
        os.close(self._pipe)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()


def choose_when_released(game_id: str, world: str, seat: int, pipe: str, luck: int) -> int:
    """Runs in the worker: choose the first legal action, once the other end of the pipe is closed."""
    with open(pipe, "rb") as held:
        held.read()
    return game(game_id).restore(world).legal(seat)[0]
