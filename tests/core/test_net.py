"""A net says the same as the sums that it stands for, whatever the numbers are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.core.net import MOST, UNIT, Features, Net, Weights

AMOUNTS, MARKS, UNITS = 3, 4, 5

weight = st.integers(-3 * UNIT, 3 * UNIT)
row = st.lists(weight, min_size=UNITS, max_size=UNITS)
weights = st.builds(
    Weights,
    st.lists(row, min_size=AMOUNTS, max_size=AMOUNTS),
    st.lists(row, min_size=MARKS, max_size=MARKS),
)
told = st.builds(
    Features,
    st.integers(-100, 100).map(float),
    st.lists(st.integers(-MOST, MOST), min_size=AMOUNTS, max_size=AMOUNTS),
    st.lists(st.integers(0, MARKS - 1), max_size=6),
)


def reached(weights: Weights, features: Features, unit: int) -> int:
    by_amounts = sum(row[unit] * amount for row, amount in zip(weights.amounts, features.amounts, strict=True))
    return by_amounts + sum(weights.marks[mark][unit] for mark in features.marks)


@given(weights, weights, row, row, st.lists(told, min_size=1, max_size=6))
def test_large_numbers_say_what_plain_sums_say(
    own: Weights, others: Weights, bias: list[int], output: list[int], places: list[Features]
) -> None:
    found = Net(own, others, bias, output).promises(places)
    for place, features in enumerate(places):
        total = 0
        for unit in range(UNITS):
            hidden = bias[unit] + reached(own, features, unit)
            hidden += sum(reached(others, other, unit) for number, other in enumerate(places) if number != place)
            total += output[unit] * (hidden if unit == 0 else max(0, hidden))
        assert found[place] == features.promise + total / UNIT**2


def test_amounts_that_are_too_large_count_as_the_largest() -> None:
    net = Net(Weights([[UNIT]], []), Weights([[0]], []), [0], [UNIT])
    assert net.promises([Features(0.0, [MOST + 5], [])]) == net.promises([Features(0.0, [MOST], [])]) == [float(MOST)]
    assert net.promises([Features(0.0, [-2 * MOST], [])]) == [-float(MOST)]


def test_weights_that_could_run_over_are_refused() -> None:
    with pytest.raises(ValueError, match="too large"):
        Net(Weights([[1 << 20]], []), Weights([[0]], []), [0], [UNIT])
