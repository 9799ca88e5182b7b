"""How long bots take: the usual time of their level, whatever they decide, so that their time tells nothing."""

import asyncio
import math


class Pace:
    """Time as bots have it; tests have another."""

    def __init__(self, speed: float = 1.0) -> None:
        """Let bots take so much of their usual time; none for 0: they act as soon as they have decided."""
        self._speed = speed

    def now(self) -> float:
        """Return the seconds since some moment."""
        return asyncio.get_running_loop().time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    async def rest(self, begun: float, usual: float) -> None:
        """Wait until a decision has taken its usual time; one that took longer, until a whole number of these."""
        whole = usual * self._speed
        if whole > 0:
            spent = self.now() - begun
            await self.sleep(max(math.ceil(spent / whole), 1) * whole - spent)
