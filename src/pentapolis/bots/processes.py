"""Processes that end with the one that started them."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def follow_parent() -> None:
    """Leave it to the process that started this one when it ends: ignore Ctrl-C, and end as soon as that is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
