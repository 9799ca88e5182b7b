"""FT-4: the end."""

from collections import Counter

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from tests.games.five_towers.notation import FIVE_TOWERS, act, names, options, position, table, words

LAST_ROUND_OF_THE_FIRST_TIME = "display: candy 5, scary 5, tree 5, scrap 5, sand 5\npile: 0"
LAST_ROUND = "display: candy 5, scary 5, tree 5, scrap 5, sand 5\nthrough: 2\npile: 0"

FULL = "15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0"
NOTHING_DISCARDED = f"""
    towers 0: candy {FULL}, scary {FULL}, tree {FULL}, scrap {FULL}, sand 15 14 13 12 11 10 9 8 7 6 5
    display: sand 4 3 2 1 0
    pile: 0
"""


def cards_in_pile(state: State) -> Counter[str]:
    seen = table(state)
    return Counter(words(seen["display"] + seen["to_come"]))


def test_ft_4_1_the_discards_are_shuffled_at_the_end_of_the_round() -> None:
    state = position(LAST_ROUND_OF_THE_FIRST_TIME)
    assert len(table(state)["discards"]) == 75
    act(state, "bid 1")
    assert (table(state)["through"], table(state)["pile"]) == (1, 0), "not before the round is over"
    happened = act(state, "pass", "take 1")
    assert names(happened)[-3:] == ["discarded", "reshuffled", "revealed"]
    assert (table(state)["through"], table(state)["discards"]) == (2, [])


def test_ft_4_1_this_rounds_discards_are_shuffled_in() -> None:
    state = position(LAST_ROUND_OF_THE_FIRST_TIME)
    happened = act(state, "bid 1", "pass", "take 1")
    assert happened[-2] == {"event": "reshuffled", "cards": 79}
    assert cards_in_pile(state).total() == 79
    assert cards_in_pile(state)["sand 5"] == 1
    assert cards_in_pile(state)["candy 5"] == 0


def test_ft_4_1_also_when_all_passed() -> None:
    state = position(LAST_ROUND_OF_THE_FIRST_TIME)
    happened = act(state, "bid 0", "pass")
    assert happened[-2] == {"event": "reshuffled", "cards": 80}
    assert table(state)["through"] == 2


def test_ft_4_1_towers_and_rubble_stay() -> None:
    state = position(f"towers 1: sand 9 8\nrubble 0: sand 7\n{LAST_ROUND_OF_THE_FIRST_TIME}")
    act(state, "bid 0", "pass")
    assert set(cards_in_pile(state)).isdisjoint({"sand 9", "sand 8", "sand 7"})
    assert cards_in_pile(state).total() == 77


def test_ft_4_1_the_new_order_is_a_matter_of_luck() -> None:
    orders = set()
    for seed in range(20):
        state = position(LAST_ROUND_OF_THE_FIRST_TIME)
        act(state, "bid 0", "pass", luck=Luck(seed))
        orders.add(tuple(words(table(state)["display"])))
    assert len(orders) > 15


def test_ft_4_1_no_shuffle_while_the_pile_lasts() -> None:
    state = position("display: candy 5, scary 5, tree 5, scrap 5, sand 5\npile: 5")
    luck, unused = Luck(7), Luck(7)
    happened = act(state, "bid 0", "pass", luck=luck)
    assert "reshuffled" not in names(happened)
    assert luck.bits() == unused.bits()
    assert len(table(state)["discards"]) == 75


def test_ft_4_2_the_game_ends_when_the_pile_is_empty_for_the_second_time() -> None:
    state = position(LAST_ROUND)
    act(state, "bid 2", "pass")
    assert not table(state)["over"], "the last round is played in full"
    happened = act(state, "take 1,2")
    assert names(happened)[-2:] == ["discarded", "ended"]
    assert table(state)["over"]
    assert state.to_act() == []
    assert state.legal(0) == state.legal(1) == []


def test_ft_4_2_also_when_all_passed() -> None:
    state = position(LAST_ROUND)
    happened = act(state, "bid 0", "pass")
    assert names(happened) == ["bid", "passed", "discarded", "ended"]
    assert table(state)["over"]


def test_ft_4_2_not_while_the_pile_holds_a_card() -> None:
    state = position("display: candy 5, scary 5, tree 5, scrap 5, sand 5\nthrough: 2\npile: 1")
    happened = act(state, "bid 0", "pass")
    assert names(happened)[-1] == "revealed"
    assert len(table(state)["display"]) == 1


def test_ft_4_2_the_last_display_may_be_small_and_limits_the_bids() -> None:
    state = position("display: candy 5, scary 5\nthrough: 2\npile: 0")
    assert options(state) == ["bid 0", "bid 1", "bid 2"]
    happened = act(state, "bid 2")
    assert names(happened) == ["bid", "took", "placed", "placed", "ended"]


def test_ft_4_2_nothing_is_left_on_the_table() -> None:
    state = position(LAST_ROUND)
    act(state, "bid 1", "pass", "take 1")
    seen = table(state)
    assert (seen["phase"], seen["display"], seen["to_place"], seen["pile"]) == ("over", [], [], 0)
    assert (seen["bids"], seen["passed"], seen["builder"]) == ([None, None], [False, False], None)
    assert len(seen["discards"]) == 79


@pytest.mark.parametrize("text", ["bid 0", "pass", "take 1", "keep", "demolish sand", "place sand 3"])
def test_ft_4_2_nothing_can_be_done_after_the_end(text: str) -> None:
    state = position(LAST_ROUND)
    act(state, "bid 0", "pass")
    for seat in (0, 1):
        why = state.refuse(seat, FIVE_TOWERS.space.parse(text))
        assert why is not None
        assert (why.rule, why.reason) == ("FT-4.2", "game-over")


def test_ft_4_2_the_pile_runs_out_twice_and_no_more() -> None:
    state = position(LAST_ROUND_OF_THE_FIRST_TIME)
    happened = []
    while state.to_act():
        happened += act(state, options(state)[0] if "bid 0" in options(state) else "pass")
    assert names(happened).count("reshuffled") == 1
    assert names(happened).count("revealed") == 16
    assert names(happened)[-1] == "ended"


def test_ft_4_3_without_discards_the_game_ends() -> None:
    state = position(NOTHING_DISCARDED)
    assert table(state)["discards"] == []
    happened = act(state, "bid 5", "keep")
    assert names(happened) == ["bid", "took", *["placed"] * 5, "ended"]
    assert (table(state)["over"], table(state)["through"]) == (True, 1)


def test_ft_4_3_a_single_discard_is_enough_to_go_on() -> None:
    state = position(NOTHING_DISCARDED)
    happened = act(state, "bid 4", "pass", "take 2,3,4,5", "keep")
    assert happened[-2] == {"event": "reshuffled", "cards": 1}
    assert words(happened[-1]["cards"]) == ["sand 0"]
    assert not table(state)["over"]
