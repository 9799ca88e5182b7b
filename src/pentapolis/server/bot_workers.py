"""Bots think in processes of their own, so that the server never waits for them."""

import asyncio
import contextlib
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import structlog

from pentapolis.core.state import State
from pentapolis.server import bot_process

_log = structlog.get_logger(__name__)
_LONGEST_PAUSE: Final = 5.0  # seconds between two attempts, when workers die again and again


class BotWorkers:
    """A pool of processes; one that dies is replaced, and what it was thinking about is thought again."""

    def __init__(self, count: int) -> None:
        """Have so many processes, started when they are needed."""
        self._count = count
        self._pool = self._new_pool()

    def warm_up(self) -> None:
        """Start the processes now, so that a first move comes as quickly as the others."""
        with contextlib.suppress(BrokenProcessPool):  # then the next decision finds out, and gets a new pool
            for _ in range(self._count):
                self._pool.submit(os.getpid)

    async def choose(self, world: State, seat: int, bot: str) -> int:
        """Return what a bot does in a world that was determinised for its seat; nothing else reaches the worker."""
        pause = 0.1
        while True:
            pool = self._pool
            luck = secrets.randbits(96)
            try:
                thought = asyncio.wrap_future(
                    pool.submit(bot_process.choose, world.game.id, world.serialise(), seat, bot, luck)
                )
                thought.add_done_callback(_forget_failure)
                return await asyncio.shield(thought)  # the pool breaks if a thought is cancelled that has begun
            except BrokenProcessPool:
                _log.warning("bot worker died", bot=bot)
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._new_pool()
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    def processes(self) -> list[int]:
        """Return the ids of the processes that run."""
        return list(self._pool._processes)

    def close(self) -> None:
        """Stop the processes; what they think about is given up."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False)
        for process in processes:
            process.terminate()
        self._pool.shutdown(wait=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), bot_process.begin)


def _forget_failure(thought: "asyncio.Future[int]") -> None:
    """Take note of how a thought ended, even if nobody waits for it any more."""
    if not thought.cancelled():
        thought.exception()
