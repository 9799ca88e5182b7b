"""How a worker's process begins and ends. It imports little, so that a process starts quickly."""

import contextlib
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def begin(niceness: int) -> None:
    """Prepare the process: the server decides when it stops, and comes first when both want the processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError):  # where processes have no priority
        os.nice(niceness)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
