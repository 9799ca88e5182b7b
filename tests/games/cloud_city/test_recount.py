"""All ten requests in whole cities, against the slow scorer, which walks along every route."""

from collections import Counter
from random import Random

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from pentapolis.core.views import Plain, plain
from pentapolis.games.cloud_city.requests import REQUESTS, counts, worth
from pentapolis.games.cloud_city.state import CloudCityState
from tests.games.cloud_city.notation import CLOUD_CITY, options
from tests.games.cloud_city.scorer import score_cloud_city


def length(text: str) -> int:
    """Return the length of a walkway, such as `join a1-c1`."""
    one, two = text.removeprefix("join ").split("-")
    return abs(ord(one[0]) - ord(two[0])) + abs(int(one[1]) - int(two[1]))


def build_on(state: State, chooser: Random, luck: Luck) -> None:
    """Play to the end at random, but let everybody build all they can, the longest walkways first."""
    while state.to_act():
        texts = options(state)
        joins = options(state, "join")
        text = max(joins, key=length) if joins else chooser.choice(texts)
        state.apply(state.to_act()[0], CLOUD_CITY.space.parse(text), luck)


def recounted(view: Plain) -> list[dict[str, int]]:
    """Return what all ten requests would bring to each seat."""
    every = [{"request": name} for name in REQUESTS]
    return [{name: sheet[name] for name in REQUESTS} for sheet in score_cloud_city({**view, "requests": every})]


@pytest.mark.parametrize(("seats", "size"), [(2, "3x3"), (3, "3x4"), (4, "3x3")])
def test_every_request_is_recounted_in_full_cities(seats: int, size: str) -> None:
    met: dict[str, Counter[int]] = {name: Counter() for name in REQUESTS}
    for seed in range(25):
        luck = Luck(seed)
        state = CLOUD_CITY.setup(seats, luck, None, city=size)
        assert isinstance(state, CloudCityState)
        build_on(state, Random(seed), luck)
        found = [worth(request, counts(state, request)) for request in range(len(REQUESTS))]
        expected = recounted(plain(state.view(None)))
        for seat in range(seats):
            assert {name: found[i][seat] for i, name in enumerate(REQUESTS)} == expected[seat]
            for i, name in enumerate(REQUESTS):
                met[name][found[i][seat]] += 1
    assert all(len(votes) > 1 for name, votes in met.items() if name != "balance"), "some have what others lack"
