"""Collecting garbage without pauses: what has lived for a while stays, and is not looked at again.

Looking through all that a thousand tables hold takes hundreds of milliseconds of the event loop, and finds nothing:
neither tables nor connections make cycles.
"""

import asyncio
import gc
from typing import Final

from pentapolis.server.crowd import Crowd

_THRESHOLDS: Final = (5_000, 5, 1_000_000)  # the last: never by itself
_EVERY: Final = 600.0  # seconds


def keep_pauses_short() -> None:
    """Collect what is young, often and quickly, and keep what is left of it for good."""
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
    if _keep_what_is_left not in gc.callbacks:
        gc.callbacks.append(_keep_what_is_left)


def _keep_what_is_left(phase: str, collected: dict[str, int]) -> None:
    if phase == "stop" and collected["generation"] > 0:
        gc.freeze()


async def collect_when_idle(sockets: Crowd) -> None:
    """Look through everything now and then, while nobody is there to notice."""
    while True:
        await asyncio.sleep(_EVERY)
        if sockets.size == 0:
            collect_all()


def collect_all() -> None:
    """Look through everything."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
