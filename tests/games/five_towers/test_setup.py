"""FT-2: the set-up."""

from collections import Counter

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from tests.conformance.random_play import named, zones_of
from tests.games.five_towers.notation import FIVE_TOWERS, table, words

SETUPS = 400


def pile_order(seed: int) -> tuple[int, ...]:
    zones = {name: items for name, _, items in zones_of(FIVE_TOWERS.setup(2, Luck(seed)))}
    return zones["display"] + zones["pile"]


def test_ft_2_1_the_deck_is_shuffled_by_luck_alone() -> None:
    assert pile_order(1) == pile_order(1)
    assert len({pile_order(seed) for seed in range(50)}) == 50


def test_ft_2_1_every_card_may_come_first() -> None:
    first = Counter(
        card for seed in range(SETUPS) for card in words(table(FIVE_TOWERS.setup(2, Luck(seed)))["display"])
    )
    assert len(first) == 80
    assert max(first.values()) < 3 * SETUPS * 5 / 80


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ft_2_1_everybody_may_open_first(seats: int) -> None:
    openers = Counter(table(FIVE_TOWERS.setup(seats, Luck(seed)))["opener"] for seed in range(SETUPS))
    assert set(openers) == set(range(seats))
    assert min(openers.values()) > SETUPS / seats / 2


def test_ft_2_1_nobody_has_anything_yet() -> None:
    seen = table(FIVE_TOWERS.setup(3, Luck(0)))
    assert seen["towers"] == [[[], [], [], [], []]] * 3
    assert seen["rubble"] == [[], [], []]
    assert (seen["discards"], seen["through"], seen["pile"]) == ([], 1, 75)


def test_ft_2_1_the_first_display_is_told() -> None:
    events: list[Event] = []
    state = FIVE_TOWERS.setup(3, Luck(0), events)
    seen = table(state)
    assert [named(event) for event in events] == [
        {"event": "revealed", "opener": seen["opener"], "cards": seen["display"]}
    ]
