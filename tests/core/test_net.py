"""A net says the same as the sums that it stands for, whatever the numbers are."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.core.net import (
    LEVELS,
    MOST,
    MOST_LEVEL,
    MOST_MARKS,
    MOST_PARTS,
    UNIT,
    Features,
    Inputs,
    Layer,
    Net,
    Weights,
    part_of,
    quarters,
)

AMOUNTS, MARKS, SIZES = 3, 4, [2, 3]
PART_UNITS, UNITS, SECOND_UNITS = 2, 5, 3

weight = st.integers(-3 * UNIT, 3 * UNIT)


def rows(count: int, units: int) -> st.SearchStrategy[list[list[int]]]:
    row = st.lists(weight, min_size=units, max_size=units)
    return st.lists(row, min_size=count, max_size=count)


def layer(count: int, units: int) -> st.SearchStrategy[Layer]:
    return st.builds(Layer, rows(count, units), rows(1, units).map(lambda found: found[0]))


weights = st.builds(Weights, rows(AMOUNTS, UNITS), rows(MARKS, UNITS), rows(PART_UNITS, UNITS))
told = st.builds(
    Features,
    st.integers(-100, 100).map(float),
    st.lists(st.integers(-MOST, MOST), min_size=AMOUNTS, max_size=AMOUNTS),
    st.lists(st.integers(0, MARKS - 1), max_size=6),
    st.lists(st.integers(0, 5), max_size=4),
)


def level(value: int) -> int:
    """What the next layer sees of a unit."""
    return min(MOST_LEVEL, max(0, value) * LEVELS // UNIT)


def seen(parts: Layer, part: int) -> list[int]:
    """What comes out of the units for parts."""
    first, second = divmod(part, SIZES[1])
    rows = zip(parts.bias, parts.rows[first], parts.rows[SIZES[0] + second], strict=True)
    return [level(sum(numbers)) for numbers in rows]


def reached(weights: Weights, parts: Layer, features: Features, unit: int) -> int:
    total = sum(row[unit] * amount for row, amount in zip(weights.amounts, features.amounts, strict=True))
    total += sum(weights.marks[mark][unit] for mark in features.marks)
    for part in features.parts:
        by_unit = zip(weights.parts, seen(parts, part), strict=True)
        total += sum(row[unit] * value for row, value in by_unit) // LEVELS
    return total


@given(
    layer(sum(SIZES), PART_UNITS),
    weights,
    weights,
    layer(UNITS - 1, SECOND_UNITS),
    st.lists(weight, min_size=UNITS, max_size=UNITS),
    st.lists(weight, min_size=SECOND_UNITS + 1, max_size=SECOND_UNITS + 1),
    st.lists(st.lists(told, min_size=1, max_size=8), min_size=1, max_size=3),
)
def test_large_numbers_say_what_plain_sums_say(
    parts: Layer,
    own: Weights,
    others: Weights,
    second: Layer,
    bias: list[int],
    output: list[int],
    positions: list[list[Features]],
) -> None:
    net = Net(SIZES, parts, own, others, bias, second, output)
    for places in positions:
        found = net.promises(places)  # after those of other positions
        assert net.promises(places) == found  # what is kept is what was worked out
        for place, features in enumerate(places):
            first = [
                bias[unit]
                + reached(own, parts, features, unit)
                + sum(reached(others, parts, other, unit) for number, other in enumerate(places) if number != place)
                for unit in range(UNITS)
            ]
            total = first[0] * output[0] * LEVELS
            for unit, weight in enumerate(output[1:]):
                rows = zip(second.rows, first[1:], strict=True)
                above = second.bias[unit] * LEVELS + sum(row[unit] * level(value) for row, value in rows)
                total += weight * max(0, above)
            assert found[place] == features.promise + total / (LEVELS * UNIT**2)


NOTHING = Layer([], [])


def straight(amount: int, output: int = UNIT) -> Net:
    """A net of one amount, and of no layer but the straight unit."""
    return Net([], NOTHING, Weights([[amount]], [], []), Weights([[0]], [], []), [0], NOTHING, [output])


def test_amounts_that_are_too_large_count_as_the_largest() -> None:
    net = straight(UNIT)
    for amount, counted in ((MOST + 5, MOST), (MOST, MOST), (-2 * MOST, -MOST), (3 * MOST, MOST), (7, 7)):
        assert net.promises([Features(0.0, [amount], [], [])]) == [float(counted)]


def test_marks_and_parts_that_are_too_many_do_not_count() -> None:
    many = Features(0.0, [], [1] * MOST_MARKS + [2], [3] * MOST_PARTS + [4])
    assert (many.marks, many.parts) == ([1] * MOST_MARKS, [3] * MOST_PARTS)


def test_parts_that_are_kept_do_not_become_more_and_more() -> None:
    most = 1 << 14
    own = Weights([], [], [[UNIT]])
    net = Net([2 * most], Layer([[UNIT]] * (2 * most), [0]), own, own, [0], NOTHING, [UNIT])
    for part in range(0, most + 3 * MOST_PARTS, MOST_PARTS):
        told = [Features(0.0, [], [], list(range(part, part + MOST_PARTS)))]
        assert net.promises(told) == [float(MOST_PARTS)]
    assert len(net._parts._kept) <= most


def test_a_part_is_a_number_of_its_traits() -> None:
    sizes = Inputs((), (), (("colour", 2), ("height", 3))).sizes()
    assert [part_of(sizes, [colour, height]) for colour in range(2) for height in range(3)] == list(range(6))
    assert part_of(sizes, [1, 9]) == part_of(sizes, [1, 2])  # what is higher counts as the highest


def test_points_are_told_in_quarters() -> None:
    assert [quarters(points) for points in (0.0, 1.3, -2.0)] == [0, 5, -8]


@given(st.integers(-9999, 9999).map(lambda eighths: eighths / 8.0) | st.floats(-9999.0, 9999.0))
def test_quarters_are_rounded_like_any_number(points: float) -> None:
    assert quarters(points) == round(4.0 * points)


def small(
    trait: int = 0, part: int = 0, hidden: int = 0, sizes: tuple[int, ...] = (1,), output: tuple[int, ...] = (0, 0)
) -> Net:
    own = Weights([], [], [[0, part]])
    parts, second = Layer([[trait]], [0]), Layer([[hidden]], [0])
    return Net(list(sizes), parts, own, Weights([], [], [[0, 0]]), [0, 0], second, list(output))


TOO_LARGE: dict[str, Callable[[], Net]] = {
    "an amount": lambda: straight(1 << 20),
    "a trait": lambda: small(trait=1 << 31),
    "a part": lambda: small(part=1 << 19),
    "the second layer": lambda: small(hidden=1 << 20),
    "the outcome": lambda: small(output=(1 << 24, 1 << 24)),
}


@pytest.mark.parametrize("make", TOO_LARGE.values(), ids=TOO_LARGE.keys())
def test_weights_that_could_run_over_are_refused(make: Callable[[], Net]) -> None:
    with pytest.raises(ValueError, match="too large"):
        make()


@pytest.mark.parametrize("make", [lambda: small(sizes=(1, 1)), lambda: small(output=(0,))], ids=["traits", "output"])
def test_layers_that_do_not_fit_together_are_refused(make: Callable[[], Net]) -> None:
    small()
    with pytest.raises(ValueError, match="fit"):
        make()
