"""What takes long is done in processes of their own, so that the server never waits for it."""

import asyncio
import ctypes
import math
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import structlog

from pentapolis.server import worker_process
from pentapolis.server.fair_queue import FairQueue, Turn
from pentapolis.server.metrics import WAITING, WAITING_SECONDS

_log = structlog.get_logger(__name__)
_LONGEST_PAUSE: Final = 5.0  # seconds between two attempts, when workers die again and again
_ROUND: Final = 1.0  # seconds in which all who wait should have had their turn
_LEAST: Final = 0.05  # and what each of them has at least
_SPAWN: Final = multiprocessing.get_context("spawn")

Result = TypeVar("Result")


class WorkFailed(Exception):
    """Work has raised an exception; its traceback is the text, since not every exception can be sent."""


class _WorkerDied(Exception):
    pass


class _Job:
    """Something to do, whose turn comes."""

    def __init__(self, turn: Turn, work: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
        loop = asyncio.get_running_loop()
        self.turn = turn
        self.work = work
        self.arguments = arguments
        self.began_to_wait = loop.time()
        self.done: asyncio.Future[Any] = loop.create_future()
        self.patience = math.inf  # seconds that it may take, as far as it can choose
        self.worker: _Worker | None = None

    def hurry(self, patience: float) -> None:
        """Say how many seconds it may take; more while nobody else waits."""
        self.patience = patience
        if self.worker is not None:
            self.worker.patience.value = patience


class Workers:
    """Some processes, each with a pipe of its own, so that killing one at any moment leaves the others whole.

    One that dies is replaced, and what it was doing is done again. What waits for a process waits in a fair queue, and
    the more there is, the less time has what can choose how long it takes.
    """

    def __init__(self, count: int, niceness: int, name: str) -> None:
        """Have so many processes, started when they are needed; the nicer, the more they let others go first."""
        self._count = count
        self._niceness = niceness
        self._name = name  # in the metrics
        self._threads = ThreadPoolExecutor(count, "worker")  # one waits for each process
        self._changing = threading.Lock()
        self._all: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._queue: FairQueue[_Job] = FairQueue()
        self._running: set[_Job] = set()
        self._closed = False

    def warm_up(self) -> None:
        """Start the processes now, so that a first move comes as quickly as the others."""
        for _ in range(self._count - len(self._all)):
            self._threads.submit(self._do, os.getpid, ())

    async def run(self, turn: Turn, work: Callable[..., Result], *arguments: Any) -> Result:
        """Let a process call a function of a module, and return what it returns; cancelled if the workers stop."""
        pause = 0.1
        while not self._closed:
            job = _Job(turn, work, arguments)
            self._queue.put(turn, job)
            self._go_on()
            try:
                result: Result = await job.done
                return result
            except _WorkerDied:
                if not self._closed:
                    _log.warning("worker died", work=work.__name__)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, _LONGEST_PAUSE)
        raise asyncio.CancelledError

    def waiting(self, *path: str) -> int:
        """Return how many things wait for an address, for a guest of it, or for a table of that guest."""
        return self._queue.waiting(*path)

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
        while self._queue:
            self._queue.pop().done.cancel()

    def _go_on(self) -> None:
        """Begin what can be begun, and let what runs know how many wait."""
        while self._queue and len(self._running) < self._count:
            job = self._queue.pop()
            if not job.done.done():  # somebody still wants it
                self._running.add(job)
                WAITING_SECONDS.labels(self._name).observe(job.done.get_loop().time() - job.began_to_wait)
                ended = asyncio.wrap_future(self._threads.submit(self._do, job.work, job.arguments, job))
                ended.add_done_callback(lambda ended, job=job: self._end(job, ended))  # type: ignore[misc]
        WAITING.labels(self._name).set(len(self._queue))
        for job in self._running:
            others = self._queue.others(job.turn)
            job.hurry(max(_LEAST, _ROUND / others) if others else math.inf)

    def _end(self, job: _Job, ended: "asyncio.Future[Any]") -> None:
        self._running.discard(job)
        if job.done.done():
            pass  # nobody wants it any more
        elif ended.cancelled():
            job.done.cancel()
        elif (failure := ended.exception()) is not None:
            job.done.set_exception(failure)
        else:
            job.done.set_result(ended.result())
        if not self._closed:
            self._go_on()

    def _do(self, work: Callable[..., Any], arguments: tuple[Any, ...], job: _Job | None = None) -> Any:
        worker = self._get()
        if job is not None:
            job.worker = worker
            worker.patience.value = job.patience
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
        self.patience = _SPAWN.RawValue(ctypes.c_double, math.inf)  # seconds that what it does may take
        self._process = _SPAWN.Process(
            target=worker_process.work, args=(other_end, niceness, self.patience), daemon=True
        )
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
