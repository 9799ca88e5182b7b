"""A small net that a game's own evaluation is corrected by: whole numbers only, so that it says the same everywhere.

Each place at the table is told in features: amounts, marks, and like parts such as towers or districts. All parts go
through one layer of their own, and what comes out is added up. The first layer sees the features of a place as its own
and those of all others as the others'; its first unit is straight and goes to the outcome at once, all other units are
cut off at 0 and go through the second layer. The weights of all units for one feature lie side by side in one large
number, so that one addition serves all of them. Of a place that was told before only what has changed is added.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

_LANE: Final = 32  # bits for each unit
_ONE_LANE: Final = (1 << _LANE) - 1
_BYTES: Final = _LANE // 8
_MOST_PLACES: Final = 8
_MIDDLE: Final = 1 << 28  # is added to each unit of a place, so that none is below 0; a lane has room for all places
_HALF: Final = 1 << 31  # is added to each unit instead where all places are together
UNIT: Final = 1 << 12  # what stands for 1 in the weights
MOST: Final = 1023  # the largest amount that counts, up and down
MOST_MARKS: Final = 64
MOST_PARTS: Final = 32
_FINE: Final = 5  # bits of a unit that the next layer doesn't see
_LEVEL_BITS: Final = 7
LEVELS: Final = 1 << _LEVEL_BITS  # what stands for 1 there: UNIT >> _FINE
MOST_LEVEL: Final = 4095
_MOST_KEPT: Final = 1 << 14  # parts
_NO_FRACTION: Final = 1.5 * 2.0**52  # a number that is so large has no room for a fraction


def quarters(points: float) -> int:
    """Return points as an amount: the nearest one, of two the even one, like `round` but much quicker."""
    return int(4.0 * points + _NO_FRACTION - _NO_FRACTION)


@mypyc_attr(acyclic=True)
class Features:
    """What a net is told about a place: all amounts in their order, the marks that it has, and its parts.

    A mark is told by its number. A part is told by one number too, made of its traits by `part_of`. Nobody changes the
    lists any more: a net remembers them.
    """

    __slots__ = ("amounts", "marks", "parts", "promise")

    def __init__(self, promise: float, amounts: list[int], marks: list[int], parts: list[int]) -> None:
        """Take them, and what the game's own evaluation promises to the place."""
        self.promise: Final = promise
        self.amounts: Final = amounts
        self.marks: Final = marks if len(marks) <= MOST_MARKS else marks[:MOST_MARKS]
        self.parts: Final = parts if len(parts) <= MOST_PARTS else parts[:MOST_PARTS]


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


class _Kind:
    """What things of a kind come to in the first layer, of which a place has some."""

    def of(self, number: int) -> int:
        raise NotImplementedError

    def change(self, total: int, before: list[int], now: list[int]) -> int:
        """Return what a total becomes if a place has those of now instead of those of before."""
        both = min(len(before), len(now))
        for at in range(both):
            if now[at] != before[at]:
                total += self.of(now[at]) - self.of(before[at])
        for at in range(both, len(now)):
            total += self.of(now[at])
        for at in range(both, len(before)):
            total -= self.of(before[at])
        return total


class _Marks(_Kind):
    def __init__(self, rows: list[int]) -> None:
        self._rows: Final = rows

    def of(self, number: int) -> int:
        return self._rows[number]


class _Parts(_Kind):
    def __init__(self, sizes: list[int], layer: Layer, rows: list[int], lanes: int) -> None:
        """Take the numbers of values that traits have, the layer of their own, and so many lanes of the first one."""
        self._sizes: Final = sizes
        self._traits: Final = [_number(row) for row in layer.rows]
        self._start: Final = _number([_HALF + start for start in layer.bias])
        self._bytes: Final = len(layer.bias) * _BYTES
        self._rows: Final = rows
        self._halves: Final = _number([_HALF] * lanes)
        self._low: Final = _number([(1 << _LANE) // LEVELS - 1] * lanes)
        self._low_halves: Final = _number([_HALF // LEVELS] * lanes)
        self._kept: Final[dict[int, int]] = {}

    def of(self, number: int) -> int:
        found = self._kept.get(number)
        if found is None:
            found = self._worked_out(number)
            if len(self._kept) == _MOST_KEPT:
                self._kept.clear()
            self._kept[number] = found
        return found

    def _worked_out(self, number: int) -> int:
        total = self._start
        left = number
        offset = len(self._traits)
        for size in reversed(self._sizes):
            offset -= size
            total += self._traits[offset + left % size]
            left //= size
        lanes = total.to_bytes(self._bytes, "little")
        found = self._halves
        for unit, row in enumerate(self._rows):
            level: int = _above(lanes, unit) >> _FINE
            if level > 0:
                found += row * min(MOST_LEVEL, level)
        return (found >> _LEVEL_BITS & self._low) - self._low_halves


@mypyc_attr(acyclic=True)
class _Told:
    """What was told of a place, and what it came to in the first layer."""

    __slots__ = ("features", "total")

    def __init__(self, features: Features, total: int) -> None:
        self.features: Final = features
        self.total: Final = total


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
        if _HALF * LEVELS * sum([abs(weight) for weight in output]) >= 1 << 63:
            raise ValueError("weights of the outcome are too large")
        self._amounts: Final = [_Row(row, 2 * MOST) for row in _rows(own.amounts, others.amounts)]
        self._marks: Final = _Marks(_rows(own.marks, others.marks))
        self._parts: Final = _Parts(sizes, parts, _rows(own.parts, others.parts), 2 * units)
        self._bytes: Final = units * _BYTES
        self._shift: Final = units * _LANE
        self._own: Final = (1 << self._shift) - 1
        # For each number of places what makes `_HALF` of what was added by all of them.
        self._together: Final = [_number([_HALF - places * _MIDDLE] * units) for places in range(_MOST_PLACES + 1)]
        nothing = Features(0.0, [0] * len(own.amounts), [], [])
        start = _number([_MIDDLE] * (2 * units)) + _number(bias)
        self._told: Final = [_Told(nothing, start)] * _MOST_PLACES  # of each place, when it was judged last
        self._second: Final = [_Row(_number(row), MOST_LEVEL) for row in second.rows]
        self._second_start: Final = _number([_HALF + LEVELS * start for start in second.bias])
        self._second_bytes: Final = len(second.bias) * _BYTES
        self._straight: Final[i64] = output[0] * LEVELS
        self._output: Final = output[1:]

    def promises(self, told: list[Features]) -> list[float]:
        """Return what each place is promised: what the game's own evaluation says, corrected."""
        own: list[int] = []
        others: list[int] = []
        of_all = self._together[len(told)]
        for place, features in enumerate(told):
            total = self._total(place, features)
            of_others = total >> self._shift
            own.append(total & self._own)
            others.append(of_others)
            of_all += of_others
        found: list[float] = []
        for place, features in enumerate(told):
            found.append(features.promise + self._outcome(own[place] + of_all - others[place]))
        return found

    def _total(self, place: int, now: Features) -> int:
        """Return what the features of a place come to in the first layer.

        Most of them are those of the position before, so only the change is added.
        """
        told = self._told[place]
        before = told.features
        total = told.total
        amounts = before.amounts
        for number, amount in enumerate(now.amounts):
            if amount != amounts[number]:
                total += self._amounts[number].times(_counted(amount) - _counted(amounts[number]))
        total = self._marks.change(total, before.marks, now.marks)
        total = self._parts.change(total, before.parts, now.parts)
        self._told[place] = _Told(now, total)
        return total

    def _outcome(self, first: int) -> float:
        """Return what the units of the first layer come to."""
        straight: i64 = (first & _ONE_LANE) - _HALF
        total = straight * self._straight
        lanes = first.to_bytes(self._bytes, "little")
        second = self._second_start
        for unit, row in enumerate(self._second):
            level: int = _above(lanes, unit + 1) >> _FINE
            if level > 0:
                second += row.times(min(MOST_LEVEL, level))
        lanes = second.to_bytes(self._second_bytes, "little")
        for unit, weight in enumerate(self._output):
            above = _above(lanes, unit)
            if above > 0:
                total += above * weight
        return int(total) / (LEVELS * UNIT * UNIT)


def _counted(amount: int) -> int:
    return max(-MOST, min(MOST, amount))


def _above(lanes: bytes, unit: i64) -> i64:
    """Return how far a unit is above 0, to which `_HALF` was added; 0 if it is below.

    Compiled, this is much quicker than `struct`, which makes an object of each number.
    """
    at = unit * _BYTES
    found: i64 = lanes[at + 3]
    if found < _HALF >> 24:
        return 0
    found = (found << 8) + lanes[at + 2]
    found = (found << 8) + lanes[at + 1]
    return (found << 8) + lanes[at] - _HALF


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
