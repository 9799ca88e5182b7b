"""What is left to each guest and to each address; whoever has used it up waits."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from limits import RateLimitItemPerSecond
from limits.aio.storage import MemoryStorage, Storage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from pentapolis.server.limits import Budget, Limits
from pentapolis.server.metrics import THROTTLED
from pentapolis.server.problems import TooManyRequests
from pentapolis.server.visitors import Visitor

_PAUSE: Final = 0.2  # seconds until somebody who waits looks again
_MOST_REMEMBERED: Final = 20_000  # guests and addresses

Sleep = Callable[[float], Awaitable[None]]


class BoundedMemory(MemoryStorage):
    """Counters in memory: the library's own look at all of them for every request, and never forget by number."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        """Count by that clock."""
        super().__init__()
        self._now = now
        self._windows: dict[str, tuple[int, int, int]] = {}  # a window's number, the count before it, and in it

    async def acquire_sliding_window_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        """Count an amount, unless it would be more than the limit."""
        return self.take(key, Budget(limit, expiry), amount)

    def take(self, key: str, budget: Budget, amount: int = 1) -> bool:
        """The same, for what can't wait for an answer."""
        number, before, count, left = self._window(key, budget.seconds)
        if before * left + count + amount > budget.units:
            return False
        self._windows[key] = number, before, count + amount  # the last one used is the last one forgotten
        if len(self._windows) > _MOST_REMEMBERED:
            del self._windows[next(iter(self._windows))]
        return True

    async def get_sliding_window(self, key: str, expiry: int) -> tuple[int, float, int, float]:
        """Return the counts of the last window and of this one, each with the seconds for which it still counts."""
        _, before, count, left = self._window(key, expiry)
        return before, left * expiry, count, (1 + left) * expiry

    async def clear_sliding_window(self, key: str, expiry: int) -> None:
        """Forget a count."""
        self._windows.pop(key, None)

    def _window(self, key: str, expiry: int) -> tuple[int, int, int, float]:
        """Return the number of the present window, the counts before and in it, and how much of it is to come."""
        present = self._now() / expiry
        number = int(present)
        last, before, count = self._windows.pop(key, (number, 0, 0))
        if last != number:
            before, count = (count if last == number - 1 else 0), 0
        self._windows[key] = number, before, count
        return number, before, count, 1 - (present - number)


class Budgets:
    """The budgets of all who ask; another storage of the library can share them between several servers."""

    def __init__(self, limits: Limits, storage: Storage | None = None, sleep: Sleep = asyncio.sleep) -> None:
        """Keep what was used in that storage."""
        self._limiter = SlidingWindowCounterRateLimiter(storage or BoundedMemory())
        self._patience = limits.patience
        self._sleep = sleep
        self._guest = _item(limits.guest, "guest")
        self._address = _item(limits.address, "address")

    async def pay(self, visitor: Visitor, cost: int) -> None:
        """Wait until a visitor can afford something; raise TooManyRequests if that takes too long."""
        if visitor.guest:
            await self._pay(self._guest, visitor.guest, cost)
        await self._pay(self._address, visitor.address, cost)

    async def _pay(self, item: RateLimitItemPerSecond, name: str, cost: int) -> None:
        waited = 0.0
        cost = min(cost, item.amount)
        while not await self._limiter.hit(item, name, cost=cost):
            if waited == 0.0:
                THROTTLED.labels(item.namespace).inc()
            if waited >= self._patience:
                raise TooManyRequests
            await self._sleep(_PAUSE)
            waited += _PAUSE


def _item(budget: Budget, name: str) -> RateLimitItemPerSecond:
    return RateLimitItemPerSecond(budget.units, budget.seconds, name)
