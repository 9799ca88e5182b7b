"""How late the event loop is: everything that anybody waits for waits that long at least."""

import asyncio
from typing import Final

from pentapolis.server.metrics import LOOP_LAG

_EVERY: Final = 0.25  # seconds


async def watch_lag() -> None:
    """Measure it now and then, for ever."""
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + _EVERY
        await asyncio.sleep(_EVERY)
        LOOP_LAG.observe(max(0.0, clock() - due))
