"""What a worker's process does. It imports little, so that a process starts quickly."""

import contextlib
import math
import os
import traceback
from multiprocessing.connection import Connection
from typing import Any

from pentapolis.bots.processes import follow_parent

_patience: Any = None  # a number that the server changes while the process works


def patience() -> float:
    """Return how many seconds what is done now may take, as far as it can choose."""
    return math.inf if _patience is None else float(_patience.value)


def work(orders: "Connection[Any, Any]", niceness: int, allowed: Any) -> None:
    """Do what comes through the pipe, one thing after another, until the server has gone.

    The server decides when the process stops, and comes first when both want the processor. It says in `allowed` how
    many seconds something may take.
    """
    global _patience  # noqa: PLW0603  # what a worker does is called without knowing the worker
    _patience = allowed
    follow_parent()
    with contextlib.suppress(AttributeError):  # where processes have no priority
        os.nice(niceness)
    with contextlib.suppress(EOFError, OSError):
        while True:
            _answer(orders)


def _answer(orders: "Connection[Any, Any]") -> None:
    function, arguments = orders.recv()
    try:
        answer = (True, function(*arguments))
    except Exception:  # noqa: BLE001  # the server tells it in its log
        answer = (False, traceback.format_exc())
    orders.send(answer)
