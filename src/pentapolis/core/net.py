"""A small net that a game's own evaluation is corrected by: whole numbers only, so that it says the same everywhere.

Each place at the table is told in features. One hidden layer sees those of a place as its own and those of all others
as the others'; its first unit is straight, all others are cut off at 0. The weights of all units for one feature lie
side by side in one large number, so that one multiplication serves all of them.
"""

from struct import unpack
from typing import Final

from mypy_extensions import mypyc_attr

_LANE: Final = 32  # bits for each unit
_MIDDLE: Final = 1 << 27  # is added to each unit of a place, so that none is below 0; a lane has room for 16 places
UNIT: Final = 1 << 12  # what stands for 1 in the weights
MOST: Final = 1023  # the largest amount that counts, up and down
MOST_MARKS: Final = 64


@mypyc_attr(acyclic=True)
class Features:
    """What a net is told about a place: all amounts in their order, and the numbers of the marks that it has."""

    __slots__ = ("amounts", "marks", "promise")

    def __init__(self, promise: float, amounts: list[int], marks: list[int]) -> None:
        """Take them, and what the game's own evaluation promises to the place."""
        self.promise: Final = promise
        self.amounts: Final = amounts
        self.marks: Final = marks


class Inputs:
    """The names of the amounts and of the marks that a game tells."""

    def __init__(self, amounts: tuple[str, ...], marks: tuple[str, ...]) -> None:
        """Take the names."""
        self.amounts: Final = amounts
        self.marks: Final = marks


class Weights:
    """What a net has learned: for each amount and each mark a row with the weights of all units."""

    def __init__(self, amounts: list[list[int]], marks: list[list[int]]) -> None:
        """Take the rows."""
        self.amounts: Final = amounts
        self.marks: Final = marks

    def largest(self, unit: int) -> int:
        """Return how far these weights could move a unit."""
        by_amounts = sum([abs(row[unit]) for row in self.amounts])
        by_marks = max([abs(row[unit]) for row in self.marks], default=0)
        return MOST * by_amounts + MOST_MARKS * by_marks


class Net:
    """A net that is ready to be used."""

    def __init__(self, own: Weights, others: Weights, bias: list[int], output: list[int]) -> None:
        """Take the weights of a place's own features and of the others', and those of the units."""
        for unit in range(len(bias)):
            if max(own.largest(unit) + abs(bias[unit]), others.largest(unit)) >= _MIDDLE:
                raise ValueError("weights are too large")
        self._amounts: Final = _rows(own.amounts, others.amounts)
        self._marks: Final = _rows(own.marks, others.marks)
        self._output: Final = output
        self._shift: Final = len(bias) * _LANE
        self._own: Final = (1 << self._shift) - 1
        self._middles: Final = _number([_MIDDLE] * (2 * len(bias))) + _number(bias)
        self._bytes: Final = self._shift // 8
        self._form: Final = f"<{len(bias)}I"

    def promises(self, told: list[Features]) -> list[float]:
        """Return what each place is promised: what the game's own evaluation says, corrected."""
        own: list[int] = []
        others: list[int] = []
        of_all = 0
        for features in told:
            total = self._middles
            for row, amount in zip(self._amounts, features.amounts):
                if amount != 0:
                    total += row * max(-MOST, min(MOST, amount))
            for mark in features.marks[:MOST_MARKS]:
                total += self._marks[mark]
            of_others = total >> self._shift
            own.append(total & self._own)
            others.append(of_others)
            of_all += of_others
        middle = _MIDDLE * len(told)
        found: list[float] = []
        for place, features in enumerate(told):
            found.append(features.promise + self._outcome(own[place] + of_all - others[place], middle))
        return found

    def _outcome(self, hidden: int, middle: int) -> float:
        """Return what the units of the hidden layer come to; `middle` is what was added to each of them."""
        straight = True
        total = 0
        for value, weight in zip(unpack(self._form, hidden.to_bytes(self._bytes, "little")), self._output):
            above: int = value - middle
            if above > 0 or straight:
                total += above * weight
            straight = False
        return total / (UNIT * UNIT)


def _rows(own: list[list[int]], others: list[list[int]]) -> list[int]:
    return [_number(mine + theirs) for mine, theirs in zip(own, others, strict=True)]


def _number(lanes: list[int]) -> int:
    """Return the number in which these numbers lie side by side, the first one lowest."""
    found = 0
    for lane in reversed(lanes):
        found = (found << _LANE) + lane
    return found
