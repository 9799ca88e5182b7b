"""What takes long is done in processes of their own, so that the server never waits for it."""

import asyncio
import contextlib
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

import structlog

from pentapolis.server import worker_process

_log = structlog.get_logger(__name__)
_LONGEST_PAUSE: Final = 5.0  # seconds between two attempts, when workers die again and again

Result = TypeVar("Result")


class Workers:
    """A pool of processes; one that dies is replaced, and what it was doing is done again."""

    def __init__(self, count: int, niceness: int) -> None:
        """Have so many processes, started when they are needed; the nicer, the more they let others go first."""
        self._count = count
        self._niceness = niceness
        self._pool = self._new_pool()

    def warm_up(self) -> None:
        """Start the processes now, so that a first move comes as quickly as the others."""
        with contextlib.suppress(BrokenProcessPool):  # then the next decision finds out, and gets a new pool
            for _ in range(self._count):
                self._pool.submit(os.getpid)

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Let a process call a function of a module, and return what it returns."""
        pause = 0.1
        while True:
            pool = self._pool
            try:
                running = asyncio.wrap_future(pool.submit(work, *arguments))
                running.add_done_callback(_forget_failure)
                return await asyncio.shield(running)  # the pool breaks if work is cancelled that has begun
            except BrokenProcessPool:
                _log.warning("worker died", work=work.__name__)
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._new_pool()
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST_PAUSE)

    def processes(self) -> list[int]:
        """Return the ids of the processes that run."""
        return list(self._pool._processes)

    def close(self) -> None:
        """Stop the processes; what they do is given up."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False)
        for process in processes:
            process.terminate()
        self._pool.shutdown(wait=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._count, multiprocessing.get_context("spawn"), worker_process.begin, (self._niceness,)
        )


def _forget_failure(running: "asyncio.Future[Any]") -> None:
    """Take note of how it ended, even if nobody waits for it any more."""
    if not running.cancelled():
        running.exception()
