"""Bots think in processes of their own, so that the server never waits for them."""

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Final

import structlog

from pentapolis.bots.roster import make_bot
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.games import game

_log = structlog.get_logger(__name__)
_LONGEST_PAUSE: Final = 5.0  # seconds between two attempts, when workers die again and again


class BotWorkers:
    """A pool of processes; one that dies is replaced, and what it was thinking about is thought again."""

    def __init__(self, count: int) -> None:
        """Have so many processes, started when they are needed."""
        self._count = count
        self._pool = self._new_pool()

    def warm_up(self) -> None:
        """Start the processes now, so that the first move comes as quickly as the others."""
        for _ in range(self._count):
            self._pool.submit(os.getpid)

    async def choose(self, world: State, seat: int, bot: str) -> int:
        """Return what a bot does in a world that was determinised for its seat; nothing else reaches the worker."""
        pause = 0.1
        while True:
            pool = self._pool
            luck = secrets.randbits(96)
            try:
                thought = asyncio.wrap_future(pool.submit(_choose, world.game.id, world.serialise(), seat, bot, luck))
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
        return ProcessPoolExecutor(self._count, multiprocessing.get_context("spawn"), _begin)


def _forget_failure(thought: "asyncio.Future[int]") -> None:
    """Take note of how a thought ended, even if nobody waits for it any more."""
    if not thought.cancelled():
        thought.exception()


def _begin() -> None:
    """Prepare a worker: the server decides when it stops, and comes first when both want the processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError):  # where processes have no priority
        os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)


def _choose(game_id: str, world: str, seat: int, bot: str, luck: int) -> int:
    return make_bot(bot).choose(game(game_id).restore(world), seat, Luck(luck))
