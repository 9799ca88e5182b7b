"""Sets of handfuls."""

from itertools import combinations

from pentapolis.games.five_towers.handfuls import largest


def test_the_largest_handful_of_a_set() -> None:
    for one, other in combinations(range(32), 2):
        assert largest(1 << one | 1 << other) == max(one.bit_count(), other.bit_count())
    assert largest(1) == 0, "no cards at all can always be built"
