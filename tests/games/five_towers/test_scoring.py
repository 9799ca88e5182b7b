"""FT-5: the score."""

import pytest

from tests.games.five_towers.notation import act, position, table


def sheet(description: str, seat: int = 0) -> dict[str, int]:
    state = position(description)
    assert state.total(seat) == state.scores()[seat].total == sum(state.scores()[seat].categories.values())
    return state.scores()[seat].categories


def test_ft_5_1_a_card_in_an_open_tower_counts_1() -> None:
    assert sheet("towers 0: sand 9 5 3, candy 4 2")["open"] == 5


def test_ft_5_1_a_card_in_a_roofed_tower_counts_2_the_roof_too() -> None:
    points = sheet("towers 0: sand 9 5 0, candy 0, tree 7")
    assert points["roofed"] == 8
    assert points["open"] == 1


def test_ft_5_1_no_tower_no_points() -> None:
    assert sheet("towers 0: sand 9", seat=1) == {"open": 0, "roofed": 0, "tallest": 0, "rubble": 0}


def test_ft_5_2_the_tallest_tower_counts_1_more_for_each_card() -> None:
    assert sheet("towers 0: sand 9 5 3, candy 4 2")["tallest"] == 3


def test_ft_5_2_only_one_of_equally_tall_towers() -> None:
    assert sheet("towers 0: sand 9 5, candy 4 2, tree 4 0")["tallest"] == 2


def test_ft_5_2_a_roof_makes_no_tower_taller() -> None:
    assert sheet("towers 0: sand 9 0, candy 4 2 1") == {"open": 3, "roofed": 4, "tallest": 3, "rubble": 0}


@pytest.mark.parametrize(("cards", "cost"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (7, 28), (15, 120)])
def test_ft_5_3_rubble_costs_more_with_every_card(cards: int, cost: int) -> None:
    rubble = "rubble 0: sand " + " ".join(str(value) for value in range(1, cards + 1)) if cards else ""
    assert sheet(rubble)["rubble"] == -cost


def test_ft_5_3_there_is_no_limit_to_rubble() -> None:
    """A player may demolish in nearly every round, and with 110 cards there can be forty rounds."""
    values = " ".join(str(value) for value in range(1, 16))
    state = position(f"seats: 4\nrubble 0: sand {values}, candy {values}, tree 1 2 3 4 5")
    assert len(table(state)["rubble"][0]) == 35
    assert state.total(0) == -35 * 36 // 2


def test_ft_5_3_a_total_may_be_negative() -> None:
    state = position("towers 0: sand 9\nrubble 0: candy 1 2 3")
    assert state.total(0) == 1 + 1 - 6


def test_ft_5_3_rubble_counts_as_soon_as_it_lies_there() -> None:
    state = position("towers 0: sand 9 6\ndisplay: candy 1 2 3 4 5\nbids: 1, pass")
    assert state.total(0) == 4
    act(state, "take 1", "demolish sand")
    assert state.total(0) == 2 + 1 - 1


LAST_ROUND = "display: scrap 5 6 7 8 9\nthrough: 2\npile: 0"


def test_ft_5_4_most_points_win() -> None:
    state = position(f"seats: 3\ntowers 0: sand 9\ntowers 1: candy 9 5 3\ntowers 2: tree 9 5\n{LAST_ROUND}")
    happened = act(state, "bid 0", "pass", "pass")
    assert state.winners() == [1]
    assert happened[-1] == {"event": "ended", "winners": [1], "totals": [2, 6, 4]}


def test_ft_5_4_ties_share_the_win() -> None:
    state = position(f"seats: 3\ntowers 0: sand 9 5\ntowers 1: candy 9\ntowers 2: tree 9 5\n{LAST_ROUND}")
    happened = act(state, "bid 0", "pass", "pass")
    assert state.winners() == [0, 2]
    assert happened[-1] == {"event": "ended", "winners": [0, 2], "totals": [4, 2, 4]}


def test_ft_5_4_nothing_breaks_a_tie() -> None:
    state = position("towers 0: sand 9 0\nrubble 0: tree 1\ntowers 1: candy 9 5, scrap 3")
    assert [state.total(0), state.total(1)] == [5, 5]
    assert state.winners() == [0, 1]


def test_ft_5_4_the_least_negative_total_wins() -> None:
    state = position("rubble 0: sand 1 2 3\nrubble 1: sand 4 5")
    assert state.winners() == [1]
