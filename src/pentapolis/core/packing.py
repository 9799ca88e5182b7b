"""Reading a packed state, which may come from anywhere."""

from pentapolis.core.problem import BadState


class Reader:
    """Takes the numbers of a packed state one after another and refuses what can't be."""

    __slots__ = ("_at", "_numbers")

    def __init__(self, numbers: list[int]) -> None:
        """Begin with the first."""
        self._numbers = numbers
        self._at = 0

    def number(self, most: int) -> int:
        """Return the next number, from 0 to `most`."""
        if self._at == len(self._numbers) or not 0 <= self._numbers[self._at] <= most:
            raise BadState("problem.state-form")
        self._at += 1
        return self._numbers[self._at - 1]

    def numbers(self, count: int, most: int) -> list[int]:
        """Return the next list, which follows its length: of at most so many numbers, each from 0 to `most`."""
        return [self.number(most) for _ in range(self.number(count))]

    def mask(self, size: int) -> int:
        """Return the next list, of numbers below `size`, as a mask."""
        found = 0
        for item in self.numbers(size, size - 1):
            found |= 1 << item
        return found

    def end(self) -> None:
        """Make sure that nothing follows."""
        if self._at != len(self._numbers):
            raise BadState("problem.state-form")
