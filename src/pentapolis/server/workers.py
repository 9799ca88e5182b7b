"""What takes long is done in processes of their own, so that the server never waits for it."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import structlog

from pentapolis.server import worker_process

_log = structlog.get_logger(__name__)
_LONGEST_PAUSE: Final = 5.0  # seconds between two attempts, when workers die again and again
_SPAWN: Final = multiprocessing.get_context("spawn")

Result = TypeVar("Result")


class WorkFailed(Exception):
    """Work has raised an exception; its traceback is the text, since not every exception can be sent."""


class _WorkerDied(Exception):
    pass


class Workers:
    """Some processes, each with a pipe of its own, so that killing one at any moment leaves the others whole.

    One that dies is replaced, and what it was doing is done again.
    """

    def __init__(self, count: int, niceness: int) -> None:
        """Have so many processes, started when they are needed; the nicer, the more they let others go first."""
        self._count = count
        self._niceness = niceness
        self._threads = ThreadPoolExecutor(count, "worker")  # one waits for each process
        self._changing = threading.Lock()
        self._all: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._closed = False

    def warm_up(self) -> None:
        """Start the processes now, so that a first move comes as quickly as the others."""
        for _ in range(self._count - len(self._all)):
            self._threads.submit(self._do, os.getpid, ())

    async def run(self, work: Callable[..., Result], *arguments: Any) -> Result:
        """Let a process call a function of a module, and return what it returns; cancelled if the workers stop."""
        pause = 0.1
        while not self._closed:
            try:
                result: Result = await asyncio.wrap_future(self._threads.submit(self._do, work, arguments))
                return result
            except _WorkerDied:
                if not self._closed:
                    _log.warning("worker died", work=work.__name__)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, _LONGEST_PAUSE)
        raise asyncio.CancelledError

    def processes(self) -> list[int]:
        """Return the ids of the processes that run."""
        return [worker.process for worker in list(self._all)]

    def close(self) -> None:
        """Stop the processes; what they do is given up."""
        with self._changing:
            self._closed = True
            for worker in self._all:
                worker.kill()
        self._threads.shutdown(cancel_futures=True)

    def _do(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
        worker = self._get()
        try:
            ended_well, result = worker.call(work, arguments)
        except (EOFError, OSError):
            with self._changing:
                self._all.discard(worker)
                worker.kill()
            raise _WorkerDied from None
        with self._changing:
            self._idle.append(worker)
        if not ended_well:
            raise WorkFailed(result)
        return result

    def _get(self) -> "_Worker":
        with self._changing:
            if self._closed:
                raise _WorkerDied
            if self._idle:
                return self._idle.pop()
            worker = _Worker(self._niceness)
            self._all.add(worker)
            return worker


class _Worker:
    """A process and this end of the pipe to it."""

    def __init__(self, niceness: int) -> None:
        self._pipe, other_end = _SPAWN.Pipe()
        self._process = _SPAWN.Process(target=worker_process.work, args=(other_end, niceness), daemon=True)
        self._process.start()
        other_end.close()  # so that the pipe ends with the process

    @property
    def process(self) -> int:
        """The id of the process."""
        assert self._process.pid is not None  # it has been started
        return self._process.pid

    def call(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        """Wait for the process to do it: whether it ended well, and the result or the traceback."""
        self._pipe.send((work, arguments))
        answer: tuple[bool, Any] = self._pipe.recv()
        return answer

    def kill(self) -> None:
        """End the process; whoever waits for it hears of the end of the pipe."""
        self._process.kill()
        self._process.join()
