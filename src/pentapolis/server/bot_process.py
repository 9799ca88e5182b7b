"""What runs in a bot's process. It imports little, so that a process starts quickly."""

import contextlib
import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait

from pentapolis.bots.roster import make_bot
from pentapolis.core.luck import Luck
from pentapolis.games import game


def begin() -> None:
    """Prepare the process: the server decides when it stops, and comes first when both want the processor."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError):  # where processes have no priority
        os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def choose(game_id: str, world: str, seat: int, bot: str, luck: int) -> int:
    """Let a bot decide in a world that is written down."""
    return make_bot(bot).choose(game(game_id).restore(world), seat, Luck(luck))


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        wait([server.sentinel])
        os._exit(0)
