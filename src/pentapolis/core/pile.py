"""A shuffled pile: the order is fixed when it is shuffled, and a pointer says how much has been drawn."""

from typing import Final

from mypy_extensions import mypyc_attr

from pentapolis.core.packing import Reader


@mypyc_attr(acyclic=True, free_list_len=1)
class Pile:
    """What is left of a pile, the next one first. It is a value: drawing makes another one that shares the order."""

    __slots__ = ("_at", "_items")

    def __init__(self, items: list[int], at: int = 0) -> None:
        """Begin behind the first `at` of the items, which nobody changes any more."""
        self._items: Final = items
        self._at: Final = at

    def count(self) -> int:
        """Return how many are left."""
        return len(self._items) - self._at

    def top(self) -> int:
        """Return the next one."""
        return self._items[self._at]

    def first(self, count: int) -> list[int]:
        """Return the next ones, fewer if there are fewer."""
        return self._items[self._at : self._at + count]

    def left(self) -> list[int]:
        """Return all that are left, the next one first."""
        return self._items[self._at :]

    def without(self, count: int) -> "Pile":
        """Return the pile after so many were drawn."""
        return Pile(self._items, self._at + count)

    def pack(self, out: list[int]) -> None:
        """Append how many are left, and which."""
        left = self.left()
        out.append(len(left))
        out += left

    @staticmethod
    def unpack(reader: Reader, count: int, most: int) -> "Pile":
        """Read a pile of at most `count` numbers from 0 to `most`."""
        return Pile(reader.numbers(count, most))
