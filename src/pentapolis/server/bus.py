"""Notices about tables. Those who listen are sockets on this node; another implementation can reach other nodes."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from msgspec import Struct


class Changed(Struct, frozen=True, tag="changed"):
    """The log of the table has reached a version."""

    version: int


class Seated(Struct, frozen=True, tag="seated"):
    """A seat was taken."""


class PlayersChanged(Struct, frozen=True, tag="players"):
    """Somebody came, went, or has a new name."""


Notice: TypeAlias = Changed | Seated | PlayersChanged
Listener: TypeAlias = Callable[[Notice], None]


class Bus(Protocol):
    """Tells listeners that something has changed at a table; they look up themselves what."""

    def subscribe(self, table_id: str, listener: Listener) -> Callable[[], None]:
        """Listen to a table; call what is returned to stop."""

    def publish(self, table_id: str, notice: Notice) -> None:
        """Tell all who listen to a table."""

    def listeners(self, table_id: str) -> int:
        """Return how many listen to a table here."""


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        """Begin without listeners."""
        self._listeners: dict[str, list[Listener]] = {}

    def subscribe(self, table_id: str, listener: Listener) -> Callable[[], None]:
        """Listen to a table; call what is returned to stop."""
        self._listeners.setdefault(table_id, []).append(listener)

        def stop() -> None:
            self._listeners[table_id].remove(listener)
            if not self._listeners[table_id]:
                del self._listeners[table_id]

        return stop

    def publish(self, table_id: str, notice: Notice) -> None:
        """Tell all who listen to a table."""
        for listener in list(self._listeners.get(table_id, ())):
            listener(notice)

    def listeners(self, table_id: str) -> int:
        """Return how many listen to a table here."""
        return len(self._listeners.get(table_id, ()))
