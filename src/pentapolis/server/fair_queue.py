"""A queue that is fair between people: whoever asks for much waits longer, and nobody else does."""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pentapolis.server.visitors import Visitor

Item = TypeVar("Item")


@dataclass(frozen=True, slots=True)
class Turn:
    """For whom something is done. Addresses take turns, then the guests of an address, then a guest's tables."""

    visitor: Visitor
    table: str
    awaited: bool = True  # whether a person waits for it: that comes first

    @property
    def path(self) -> tuple[str, str, str]:
        """By what those who wait take turns, from the outside in."""
        return self.visitor.address, self.visitor.guest, self.table


class FairQueue(Generic[Item]):
    """Things to do, each in its turn."""

    def __init__(self) -> None:
        """Begin with nothing to do."""
        self._awaited: _Ring[Item] = _Ring()
        self._rest: _Ring[Item] = _Ring()

    def __len__(self) -> int:
        return self._awaited.size + self._rest.size

    def put(self, turn: Turn, item: Item) -> None:
        """Add something."""
        (self._awaited if turn.awaited else self._rest).put(turn.path, item)

    def pop(self) -> Item:
        """Return what comes next, and take it out."""
        return (self._awaited if self._awaited.size else self._rest).pop()

    def waiting(self, *path: str) -> int:
        """Return how many things wait for an address, for a guest of it, or for a table of that guest."""
        return self._awaited.count(path) + self._rest.count(path)

    def others(self, turn: Turn) -> int:
        """Return how many things wait that are at least as urgent and of other tables."""
        others = self._awaited.size - self._awaited.count(turn.path)
        return others if turn.awaited else others + self._rest.size - self._rest.count(turn.path)


class _Ring(Generic[Item]):
    """Things by their paths; where paths part, they take turns."""

    def __init__(self) -> None:
        self.size = 0
        self._items: deque[Item] = deque()
        self._rings: dict[str, _Ring[Item]] = {}

    def put(self, path: Sequence[str], item: Item) -> None:
        self.size += 1
        if path:
            self._rings.setdefault(path[0], _Ring()).put(path[1:], item)
        else:
            self._items.append(item)

    def pop(self) -> Item:
        self.size -= 1
        if self._items:
            return self._items.popleft()
        name = next(iter(self._rings))
        ring = self._rings.pop(name)
        item = ring.pop()
        if ring.size:
            self._rings[name] = ring  # behind the others
        return item

    def count(self, path: Sequence[str]) -> int:
        if not path:
            return self.size
        ring = self._rings.get(path[0])
        return ring.count(path[1:]) if ring else 0
