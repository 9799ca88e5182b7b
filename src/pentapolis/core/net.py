"""A small net that a game's own evaluation is corrected by: whole numbers only, so that it says the same everywhere.

Each place at the table is told in features: amounts, marks, and like parts such as towers or districts. All parts go
through one layer of their own, and what comes out is added up. The first layer sees the features of a place as its own
and those of all others as the others'; its first unit is straight and goes to the outcome at once, all other units are
cut off at 0 and go through the second layer. The weights of all units for one feature lie side by side in one large
number, so that one addition serves all of them.
"""

from struct import unpack
from typing import Final

from mypy_extensions import mypyc_attr

_LANE: Final = 32  # bits for each unit
_MIDDLE: Final = 1 << 28  # is added to each unit of a place, so that none is below 0; a lane has room for 8 places
_HALF: Final = 1 << 31  # is added to each unit where there is one place only
UNIT: Final = 1 << 12  # what stands for 1 in the weights
MOST: Final = 1023  # the largest amount that counts, up and down
MOST_MARKS: Final = 64
MOST_PARTS: Final = 32
_FINE: Final = 5  # bits of a unit that the next layer doesn't see
LEVELS: Final = UNIT >> _FINE  # what stands for 1 there
MOST_LEVEL: Final = 4095
_MOST_KEPT: Final = 1 << 14  # parts


def quarters(points: float) -> int:
    """Return points as an amount."""
    return round(4.0 * points)


@mypyc_attr(acyclic=True)
class Features:
    """What a net is told about a place: all amounts in their order, the marks that it has, and its parts.

    A mark is told by its number. A part is told by one number too, made of its traits by `part_of`.
    """

    __slots__ = ("amounts", "marks", "parts", "promise")

    def __init__(self, promise: float, amounts: list[int], marks: list[int], parts: list[int]) -> None:
        """Take them, and what the game's own evaluation promises to the place."""
        self.promise: Final = promise
        self.amounts: Final = amounts
        self.marks: Final = marks
        self.parts: Final = parts


class Inputs:
    """The names of the amounts and marks that a game tells, and the traits of a part: names and numbers of values."""

    def __init__(
        self, amounts: tuple[str, ...], marks: tuple[str, ...], traits: tuple[tuple[str, int], ...] = ()
    ) -> None:
        """Take the names."""
        self.amounts: Final = amounts
        self.marks: Final = marks
        self.traits: Final = traits

    def sizes(self) -> list[int]:
        """Return how many values each trait has."""
        return [size for _, size in self.traits]


def part_of(sizes: list[int], values: list[int]) -> int:
    """Return the number of the part with these values of its traits; what is more than a trait has is its last one."""
    number = 0
    for size, value in zip(sizes, values):
        number = number * size + min(size - 1, value)
    return number


class Layer:
    """The weights of all units for each of the inputs, and what they begin with."""

    def __init__(self, rows: list[list[int]], bias: list[int]) -> None:
        """Take them."""
        self.rows: Final = rows
        self.bias: Final = bias


class Weights:
    """What the first layer has learned of one side: a row with the weights of all units for everything it sees."""

    def __init__(self, amounts: list[list[int]], marks: list[list[int]], parts: list[list[int]]) -> None:
        """Take the rows; those of parts are of the units that parts go through."""
        self.amounts: Final = amounts
        self.marks: Final = marks
        self.parts: Final = parts

    def rows(self) -> list[list[int]]:
        """Return all rows."""
        return self.amounts + self.marks + self.parts

    def largest(self, unit: int) -> int:
        """Return how far these weights could move a unit."""
        by_amounts = sum([abs(row[unit]) for row in self.amounts])
        by_marks = max([abs(row[unit]) for row in self.marks], default=0)
        return MOST * by_amounts + MOST_MARKS * by_marks + MOST_PARTS * (self.by_parts(unit) // LEVELS + 1)

    def by_parts(self, unit: int) -> int:
        """Return how far a part could move a unit, in the levels that the parts' units have."""
        return MOST_LEVEL * sum([abs(row[unit]) for row in self.parts])


class _Row:
    """The weights of all units for one input, side by side, and their multiples that were asked for."""

    __slots__ = ("_known", "_row")

    def __init__(self, row: int, most: int) -> None:
        self._row: Final = row
        self._known: Final = [0] * (2 * most + 1)  # from 0 up, and from the end down those of amounts below 0

    def times(self, amount: int) -> int:
        found = self._known[amount]
        if found == 0:
            found = self._row * amount
            self._known[amount] = found
        return found


class _Lanes:
    """Takes apart numbers in which so many lie side by side."""

    __slots__ = ("_bytes", "_form")

    def __init__(self, count: int) -> None:
        self._bytes: Final = count * _LANE // 8
        self._form: Final = f"<{count}I"

    def of(self, number: int) -> tuple[int, ...]:
        return unpack(self._form, number.to_bytes(self._bytes, "little"))


class Net:
    """A net that is ready to be used."""

    def __init__(
        self,
        sizes: list[int],
        parts: Layer,
        own: Weights,
        others: Weights,
        bias: list[int],
        second: Layer,
        output: list[int],
    ) -> None:
        """Take how many values the traits of parts have, and the layers from the parts' to the outcome's."""
        units = len(bias)
        _check(parts.rows, len(parts.bias), sum(sizes))
        for weights in (own, others):
            _check(weights.rows(), units, len(own.amounts) + len(own.marks) + len(parts.bias))
        _check(second.rows, len(second.bias), units - 1)
        if len(output) != len(second.bias) + 1 or len(others.amounts) != len(own.amounts):
            raise ValueError("layers don't fit together")
        for weights in (own, others):
            for unit, start in enumerate(bias):
                if weights.largest(unit) + abs(start) >= _MIDDLE or weights.by_parts(unit) >= _HALF:
                    raise ValueError("weights are too large")
        for unit, start in enumerate(parts.bias):
            if abs(start) + len(sizes) * max([abs(row[unit]) for row in parts.rows], default=0) >= _HALF:
                raise ValueError("weights of traits are too large")
        for unit, start in enumerate(second.bias):
            if LEVELS * abs(start) + MOST_LEVEL * sum([abs(row[unit]) for row in second.rows]) >= _HALF:
                raise ValueError("weights of the second layer are too large")
        self._sizes: Final = sizes
        self._traits: Final = [_number(row) for row in parts.rows]
        self._part_start: Final = _number([_HALF + start for start in parts.bias])
        self._part_lanes: Final = _Lanes(len(parts.bias))
        self._parts: Final = _rows(own.parts, others.parts)
        self._kept: Final[dict[int, int]] = {}  # what parts come to in the first layer
        self._halves: Final = _number([_HALF] * (2 * units))
        self._low: Final = _number([(1 << _LANE) // LEVELS - 1] * (2 * units))
        self._low_halves: Final = _number([_HALF // LEVELS] * (2 * units))
        self._amounts: Final = [_Row(row, MOST) for row in _rows(own.amounts, others.amounts)]
        self._marks: Final = _rows(own.marks, others.marks)
        self._lanes: Final = _Lanes(units)
        self._shift: Final = units * _LANE
        self._own: Final = (1 << self._shift) - 1
        self._start: Final = _number([_MIDDLE] * (2 * units)) + _number(bias)
        self._second: Final = [_Row(_number(row), MOST_LEVEL) for row in second.rows]
        self._second_start: Final = _number([_HALF + LEVELS * start for start in second.bias])
        self._second_lanes: Final = _Lanes(len(second.bias))
        self._straight: Final = output[0] * LEVELS
        self._output: Final = output[1:]

    def promises(self, told: list[Features]) -> list[float]:
        """Return what each place is promised: what the game's own evaluation says, corrected."""
        own: list[int] = []
        others: list[int] = []
        of_all = 0
        for features in told:
            total = self._start
            for row, amount in zip(self._amounts, features.amounts):
                if amount != 0:
                    total += row.times(max(-MOST, min(MOST, amount)))
            for mark in features.marks[:MOST_MARKS]:
                total += self._marks[mark]
            for part in features.parts[:MOST_PARTS]:
                total += self._part(part)
            of_others = total >> self._shift
            own.append(total & self._own)
            others.append(of_others)
            of_all += of_others
        middle = _MIDDLE * len(told)
        found: list[float] = []
        for place, features in enumerate(told):
            found.append(features.promise + self._outcome(own[place] + of_all - others[place], middle))
        return found

    def _part(self, part: int) -> int:
        """Return what a part comes to in the first layer."""
        found = self._kept.get(part)
        if found is not None:
            return found
        total = self._part_start
        left = part
        offset = len(self._traits)
        for size in reversed(self._sizes):
            offset -= size
            total += self._traits[offset + left % size]
            left //= size
        found = self._halves
        for row, value in zip(self._parts, self._part_lanes.of(total)):
            above: int = value - _HALF
            if above > 0:
                found += row * min(MOST_LEVEL, above >> _FINE)
        found = (found // LEVELS & self._low) - self._low_halves
        if len(self._kept) == _MOST_KEPT:
            self._kept.clear()
        self._kept[part] = found
        return found

    def _outcome(self, first: int, middle: int) -> float:
        """Return what the units of the first layer come to; `middle` is what was added to each of them."""
        values = self._lanes.of(first)
        second = self._second_start
        unit = 1
        for row in self._second:
            level: int = values[unit] - middle >> _FINE
            if level > 0:
                second += row.times(min(MOST_LEVEL, level))
            unit += 1
        total = (values[0] - middle) * self._straight
        for value, weight in zip(self._second_lanes.of(second), self._output):
            above: int = value - _HALF
            if above > 0:
                total += above * weight
        return total / (LEVELS * UNIT * UNIT)


def _check(rows: list[list[int]], units: int, count: int) -> None:
    """Refuse other than so many rows of so many units."""
    if len(rows) != count or any(len(row) != units for row in rows):
        raise ValueError("layers don't fit together")


def _rows(own: list[list[int]], others: list[list[int]]) -> list[int]:
    return [_number(mine + theirs) for mine, theirs in zip(own, others)]


def _number(lanes: list[int]) -> int:
    """Return the number in which these numbers lie side by side, the first one lowest."""
    found = 0
    for lane in reversed(lanes):
        found = (found << _LANE) + lane
    return found
