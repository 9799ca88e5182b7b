"""Every limit of the server, by name, in one place."""

import time
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many each second."""

    burst: int
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one client may ask of the server; one client is an address over HTTP, and a connection over a websocket."""

    new_tables: Rate = Rate(20, 0.5)
    joins: Rate = Rate(20, 1.0)
    renames: Rate = Rate(10, 0.5)
    imports: Rate = Rate(10, 0.2)
    replays: Rate = Rate(20, 2.0)
    socket_messages: Rate = Rate(120, 40.0)
    sockets_of_an_address: int = 200
    waiting_answers: int = 200  # a connection that asks on without reading what it is told is closed
    body_bytes: int = 256 * 1024
    socket_message_bytes: int = 8 * 1024
    my_tables: int = 40  # the newest of them are listed


_FORGET_AFTER: Final = 10_000  # addresses remembered


class Allowance:
    """What is left of a rate."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate) -> None:
        """Begin with the whole burst."""
        self._rate = rate
        self._left = float(rate.burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use one; whether there was one left."""
        now = time.monotonic()
        self._left = min(self._rate.burst, self._left + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """What is left to each address, of each named rate."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._by_client: dict[tuple[str, str], Allowance] = {}

    def take(self, name: str, rate: Rate, client: str) -> bool:
        """Use one of the client's; whether there was one left."""
        allowance = self._by_client.pop((name, client), None) or Allowance(rate)
        self._by_client[name, client] = allowance  # the last one used is the last one forgotten
        if len(self._by_client) > _FORGET_AFTER:
            del self._by_client[next(iter(self._by_client))]
        return allowance.take()
