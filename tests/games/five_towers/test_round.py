"""FT-3: the round."""

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from tests.games.five_towers.notation import (
    FIVE_TOWERS,
    act,
    actor,
    names,
    options,
    position,
    refusal,
    refused_by,
    table,
    tower,
    words,
)

OPEN_TO_ALL = "display: candy 5, scary 5, tree 5, scrap 5, sand 5"
BIDS = ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]


def test_ft_3_1_five_cards_are_revealed() -> None:
    state = position(
        f"{OPEN_TO_ALL}\npile: sand 1, candy 2, tree 3, scrap 4, scary 6, sand 7, candy 8, tree 9, scrap 10, sand 11"
    )
    happened = act(state, "bid 0", "pass")
    assert names(happened)[-1] == "revealed"
    assert words(table(state)["display"]) == ["candy 2", "scary 6", "tree 3", "scrap 4", "sand 1"]
    assert happened[-1]["cards"] == table(state)["display"]
    assert table(state)["pile"] == 5


def test_ft_3_1_fewer_are_revealed_when_the_pile_holds_fewer() -> None:
    state = position(f"{OPEN_TO_ALL}\nthrough: 2\npile: sand 1, candy 2")
    act(state, "bid 0", "pass")
    assert words(table(state)["display"]) == ["candy 2", "sand 1"]
    assert table(state)["pile"] == 0


def test_ft_3_2_the_opener_bids_from_0_to_the_whole_display() -> None:
    state = position(f"seats: 3\nopener: 1\n{OPEN_TO_ALL}")
    assert actor(state) == 1
    assert options(state) == BIDS


def test_ft_3_2_the_others_follow_clockwise_with_one_chance_each() -> None:
    state = position(f"seats: 3\nopener: 1\n{OPEN_TO_ALL}")
    order = []
    for text in ("bid 1", "bid 2", "bid 3"):
        order.append(actor(state))
        act(state, text)
    assert order == [1, 2, 0]
    assert (table(state)["phase"], table(state)["builder"]) == ("taking", 0)


def test_ft_3_2_the_opener_has_no_second_chance() -> None:
    state = position(f"seats: 3\n{OPEN_TO_ALL}")
    act(state, "bid 1", "bid 2", "pass")
    assert (table(state)["phase"], actor(state)) == ("taking", 1)


def test_ft_3_2_who_passed_is_not_asked_again() -> None:
    state = position(f"seats: 3\n{OPEN_TO_ALL}")
    act(state, "bid 0", "pass", "bid 1")
    assert (table(state)["phase"], actor(state)) == ("taking", 2)


def test_ft_3_2_a_bid_must_be_higher() -> None:
    state = position(f"seats: 3\n{OPEN_TO_ALL}\nbids: 2")
    assert options(state) == ["bid 3", "bid 4", "bid 5", "pass"]
    for lower in ("bid 0", "bid 1", "bid 2"):
        assert refused_by(state, lower) == "FT-3.2 bid-too-low"
    why = refusal(state, "bid 1")
    assert why is not None
    assert why.params == {"bid": 1, "highest": 2}


def test_ft_3_2_zero_is_no_answer_to_zero() -> None:
    state = position(f"{OPEN_TO_ALL}\nbids: 0")
    assert options(state) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]


def test_ft_3_2_a_bid_for_everything_ends_the_bidding_at_once() -> None:
    state = position(f"seats: 4\ntowers 1: candy 9\n{OPEN_TO_ALL}\nbids: 2")
    happened = act(state, "bid 5")
    assert names(happened) == ["bid", "took"]
    assert (table(state)["phase"], actor(state)) == ("demolishing", 1)
    assert table(state)["bids"] == [2, 5, None, None]
    assert table(state)["passed"] == [False] * 4


def test_ft_3_2_even_the_opener_may_bid_for_everything() -> None:
    state = position(f"seats: 3\ntowers 0: candy 9\n{OPEN_TO_ALL}")
    happened = act(state, "bid 5")
    assert names(happened) == ["bid", "took"]
    assert actor(state) == 0


def test_ft_3_2_nobody_bids_out_of_turn() -> None:
    state = position(f"seats: 3\n{OPEN_TO_ALL}\nbids: 1")
    for seat in (0, 2):
        assert state.legal(seat) == []
        why = state.refuse(seat, FIVE_TOWERS.space.parse("bid 3"))
        assert why is not None
        assert (why.rule, why.reason) == ("FT-3.2", "not-your-turn")


def test_ft_3_2_nobody_bids_when_the_bidding_is_over() -> None:
    state = position(f"{OPEN_TO_ALL}\nbids: 2, pass")
    for text in ("bid 5", "pass", "bid 0"):
        assert refused_by(state, text) == "FT-3.2 bidding-is-over"


def test_ft_3_2_no_bid_is_higher_than_the_display() -> None:
    state = position("display: candy 5, scary 5, tree 5\nthrough: 2\npile: 0")
    assert options(state) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert refused_by(state, "bid 4") == "FT-3.2 display-too-small"


def test_ft_3_3_a_bid_that_cannot_be_carried_out_is_refused() -> None:
    state = position("towers 0: sand 6 2, candy 3 1\ndisplay: sand 5 4, candy 4 2, tree 1")
    assert options(state) == ["bid 0", "bid 1", "bid 2", "bid 3"]  # tree 1, and after a demolition sand 5 4 or candy 2
    assert refused_by(state, "bid 4") == "FT-3.3 bid-too-high"
    why = refusal(state, "bid 5")
    assert why is not None
    assert why.params == {"bid": 5, "most": 3}


def test_ft_3_3_one_demolition_is_counted_in() -> None:
    state = position("towers 0: sand 3\ndisplay: sand 15 14 13 12 11")
    assert options(state) == BIDS


def test_ft_3_3_two_demolitions_are_not() -> None:
    state = position("towers 0: sand 3 2, candy 3 2\ndisplay: sand 15 14 13, candy 15 14\nthrough: 2")
    assert (actor(state), table(state)["bids"]) == (1, [0, None]), "the opener can only bid 0 and is not asked"


def test_ft_3_3_the_order_may_be_chosen() -> None:
    state = position("towers 0: sand 5\ndisplay: sand 9 8 15 3 0")  # 5 9 8 15 3 0
    assert options(state) == BIDS


def test_ft_3_3_roofs_of_one_suit_exclude_each_other() -> None:
    state = position("seats: 4\ndisplay: sand 0 0 2 2, tree 5")
    assert options(state) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_ft_3_3_each_player_has_a_limit_of_their_own() -> None:
    state = position("seats: 3\ntowers 1: sand 6 1\ndisplay: sand 15 14 13 12, tree 5\nbids: 0")
    assert options(state) == ["bid 1", "pass"]
    act(state, "pass")
    assert options(state) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]


def test_ft_3_4_passing_is_always_allowed() -> None:
    state = position(f"seats: 3\n{OPEN_TO_ALL}\nbids: 0")
    assert "pass" in options(state)
    act(state, "bid 4")
    assert "pass" in options(state)


def test_ft_3_4_the_opener_passes_by_bidding_0() -> None:
    state = position(OPEN_TO_ALL)
    assert "bid 0" in options(state)
    assert refused_by(state, "pass") == "FT-3.4 opener-bids-0"
    act(state, "bid 0", "bid 1")
    assert actor(state) == 1


def test_ft_3_4_who_can_only_pass_is_not_asked() -> None:
    state = position("seats: 3\ntowers 1: sand 0\ndisplay: sand 15 14 13 12 11")
    happened = act(state, "bid 0")
    assert happened == [
        {"event": "bid", "seat": 0, "number": 0},
        {"event": "passed", "seat": 1},
    ]
    assert actor(state) == 2


def test_ft_3_5_the_builder_takes_exactly_as_many_cards() -> None:
    state = position(f"{OPEN_TO_ALL}\nbids: 2, pass")
    assert len(options(state)) == 10
    assert all(len(text.removeprefix("take ").split(",")) == 2 for text in options(state))
    for wrong in ("take none", "take 1", "take 1,2,3", "take 1,2,3,4,5"):
        assert refused_by(state, wrong) == "FT-3.5 take-as-bid"


def test_ft_3_5_the_builder_chooses_freely_among_what_can_be_built() -> None:
    state = position("towers 0: sand 6 1, candy 0\ndisplay: sand 15, candy 9, tree 5, scrap 5, scary 5\nbids: 2, pass")
    assert options(state) == ["take 2,3", "take 2,4", "take 3,4"]


def test_ft_3_5_there_are_no_other_places() -> None:
    state = position("display: candy 5, scary 5, tree 5\nthrough: 2\npile: 0\nbids: 2, pass")
    assert options(state) == ["take 1,2", "take 1,3", "take 2,3"]
    assert refused_by(state, "take 1,4") == "FT-3.5 no-such-place"


def test_ft_3_5_the_choice_is_told() -> None:
    state = position(f"towers 0: sand 9\n{OPEN_TO_ALL}\nbids: 2, pass")
    happened = act(state, "take 1,3")
    assert [{**event, "cards": words(event["cards"])} for event in happened] == [
        {"event": "took", "seat": 0, "cards": ["candy 5", "tree 5"]}
    ]
    assert words(table(state)["to_place"]) == ["candy 5", "tree 5"]
    assert words(table(state)["display"]) == ["scary 5", "scrap 5", "sand 5"]


def test_ft_3_5_only_the_builder_takes_and_only_then() -> None:
    state = position(f"{OPEN_TO_ALL}\nbids: 2, pass")
    assert state.legal(1) == []
    assert isinstance(state.refuse(1, FIVE_TOWERS.space.parse("take 1,2")), Refusal)
    assert refused_by(position(OPEN_TO_ALL), "take 1,2") == "FT-3.5 no-taking-now"


def test_ft_3_6_the_top_of_any_own_tower_may_be_demolished() -> None:
    state = position("towers 0: sand 9 6, candy 3\ntowers 1: tree 9\ndisplay: scrap 1 2 3 4 5\nbids: 1, pass")
    act(state, "take 1")
    assert options(state) == ["keep", "demolish candy", "demolish sand"]
    assert refused_by(state, "demolish tree") == "FT-3.6 nothing-to-demolish"


def test_ft_3_6_it_need_not_be_necessary_nor_of_a_suit_just_taken() -> None:
    state = position("towers 0: sand 9 6\ndisplay: scrap 1 2 3 4 5\nbids: 1, pass")
    act(state, "take 1", "demolish sand")
    assert tower(state, 0, "sand") == [9]
    assert tower(state, 0, "scrap") == [1]


def test_ft_3_6_a_demolition_of_the_suit_just_taken_need_not_be_necessary() -> None:
    state = position("towers 0: sand 9 6\ndisplay: sand 1 2 3 4 5\nbids: 1, pass")
    act(state, "take 1", "demolish sand")
    assert tower(state, 0, "sand") == [9, 1]


def test_ft_3_6_the_card_goes_to_the_own_rubble() -> None:
    state = position("towers 0: sand 9 6\nrubble 0: tree 4\ndisplay: scrap 1 2 3 4 5\nbids: 1, pass")
    happened = act(state, "take 1", "demolish sand")
    assert happened[1] == {"event": "demolished", "seat": 0, "card": {"suit": "sand", "value": 6}, "rubble": 2}
    assert [words(rubble) for rubble in table(state)["rubble"]] == [["tree 4", "sand 6"], []]


def test_ft_3_6_the_builder_may_keep_everything() -> None:
    state = position("towers 0: sand 9 6\ndisplay: scrap 1 2 3 4 5\nbids: 1, pass")
    happened = act(state, "take 1", "keep")
    assert names(happened)[:2] == ["took", "placed"]
    assert table(state)["rubble"] == [[], []]


def test_ft_3_6_only_one_card_and_none_built_this_turn() -> None:
    state = position("towers 0: sand 9 6, candy 5\ndisplay: scrap 8 12, tree 1 2 3\nbids: 2, pass")
    act(state, "take 4,5", "demolish sand")
    assert table(state)["phase"] == "placing"
    for text in ("demolish sand", "demolish candy", "keep"):
        assert refused_by(state, text) == "FT-3.6 no-demolition-now"
    act(state, "place scrap 8")
    assert tower(state, 0, "scrap") == [8, 12]
    assert words(table(state)["rubble"][0]) == ["sand 6"]


def test_ft_3_6_no_demolition_before_the_cards_are_taken() -> None:
    state = position("towers 0: sand 9 6\ndisplay: scrap 1 2 3 4 5\nbids: 1, pass")
    assert refused_by(state, "demolish sand") == "FT-3.6 no-demolition-now"
    assert refused_by(state, "keep") == "FT-3.6 no-demolition-now"


def test_ft_3_6_there_is_nothing_to_ask_without_a_tower_to_demolish() -> None:
    state = position(f"{OPEN_TO_ALL}\nbids: 1, pass")
    assert names(act(state, "take 1"))[:2] == ["took", "placed"]


def test_ft_3_7_every_taken_card_is_built() -> None:
    state = position(f"{OPEN_TO_ALL}\nbids: 3, pass")
    happened = act(state, "take 1,2,4")
    assert [event["card"]["suit"] for event in happened if event["event"] == "placed"] == ["candy", "scary", "scrap"]
    assert table(state)["towers"][0] == [[5], [5], [], [5], []]
    assert table(state)["to_place"] == []


def test_ft_3_7_the_builder_chooses_among_orders_that_fit() -> None:
    state = position("display: sand 8 12 0, tree 1 2\nbids: 3, pass")
    act(state, "take 3,4,5")
    assert options(state) == ["place sand 8", "place sand 12"]
    assert refused_by(state, "place sand 0") == "FT-3.7 order-leaves-no-place"
    act(state, "place sand 8")
    assert tower(state, 0, "sand") == [8, 12, 0]


def test_ft_3_7_the_other_order() -> None:
    state = position("display: sand 8 12 0, tree 1 2\nbids: 3, pass")
    act(state, "take 3,4,5", "place sand 12")
    assert tower(state, 0, "sand") == [12, 8, 0]


def test_ft_3_7_the_only_order_is_not_asked_for() -> None:
    state = position("display: sand 3 12 0, tree 1 2\nbids: 3, pass")
    act(state, "take 3,4,5")
    assert tower(state, 0, "sand") == [12, 3, 0]


def test_ft_3_7_equal_cards_need_one_between_them() -> None:
    state = position("seats: 4\ndisplay: sand 7 7 9, tree 1 2\nbids: 3, pass, pass, pass")
    act(state, "take 3,4,5")
    assert tower(state, 0, "sand") == [7, 9, 7]


def test_ft_3_7_suits_are_asked_for_one_after_another() -> None:
    state = position("display: sand 8 12, candy 9 3, tree 1\nbids: 4, pass")
    act(state, "take 1,2,4,5")
    assert options(state) == ["place candy 3", "place candy 9"]
    assert refused_by(state, "place sand 8") == "FT-3.7 other-suit-first"
    act(state, "place candy 3")
    assert options(state) == ["place sand 8", "place sand 12"]
    assert refused_by(state, "place candy 9") == "FT-3.7 not-in-hand"
    assert refused_by(state, "place sand 7") == "FT-3.7 not-in-hand"


def test_ft_3_7_no_choice_of_cards_may_leave_one_without_a_place() -> None:
    state = position("towers 0: sand 6 1\ndisplay: sand 15, candy 1, tree 1, scary 1, scrap 1\nbids: 3, pass")
    assert options(state) == ["take 1,2,3", "take 1,2,4", "take 1,3,4", "take 2,3,4"]
    assert refused_by(state, "take 1,2,5") == "FT-3.7 cannot-all-be-built"


def test_ft_3_7_no_demolition_may_leave_one_without_a_place() -> None:
    state = position("towers 0: sand 9 8, candy 5\ndisplay: sand 12, tree 1 2 3 4\nbids: 1, pass")
    act(state, "take 5")
    assert options(state) == ["keep", "demolish candy"]
    assert refused_by(state, "demolish sand") == "FT-3.7 demolition-leaves-no-place"


def test_ft_3_7_what_must_be_demolished_cannot_be_kept() -> None:
    state = position("towers 0: sand 8 5, candy 5 3\ndisplay: sand 12, candy 4, tree 2 3 4\nbids: 2, pass")
    assert "take 1,5" not in options(state), "both would need a demolition"
    happened = act(state, "take 4,5")
    assert names(happened)[:2] == ["took", "demolished"]
    assert tower(state, 0, "sand") == [8, 12]


def test_ft_3_7_the_only_possible_demolition_is_not_asked_for() -> None:
    state = position("towers 0: sand 8 5\ndisplay: sand 12 11, tree 2 3 4\nbids: 2, pass")
    act(state, "take 4,5")
    assert tower(state, 0, "sand") == [8, 12, 11]
    assert words(table(state)["rubble"][0]) == ["sand 5"]


def test_ft_3_7_nobody_places_before_it_is_time() -> None:
    state = position("towers 0: candy 9\ndisplay: sand 8 12, tree 1 2 3\nbids: 2, pass")
    assert refused_by(state, "place sand 8") == "FT-3.7 no-placing-now"
    act(state, "take 4,5")
    assert refused_by(state, "place sand 8") == "FT-3.7 no-placing-now"


def test_ft_3_8_the_rest_of_the_display_is_discarded() -> None:
    state = position(f"seats: 3\n{OPEN_TO_ALL}\nbids: 2, pass, pass\npile: 70\nrubble 1: sand 1 2 3 4 6")
    happened = act(state, "take 1,2")
    assert names(happened) == ["took", "placed", "placed", "discarded", "revealed"]
    assert words(happened[3]["cards"]) == ["tree 5", "scrap 5", "sand 5"]
    assert words(table(state)["discards"]) == ["tree 5", "scrap 5", "sand 5"]


def test_ft_3_8_nothing_is_discarded_when_everything_was_taken() -> None:
    happened = act(position(OPEN_TO_ALL), "bid 5")
    assert names(happened) == ["bid", "took", *["placed"] * 5, "revealed"]


@pytest.mark.parametrize("builder", [0, 1, 2])
def test_ft_3_8_the_player_to_the_left_of_the_builder_opens(builder: int) -> None:
    state = position(f"seats: 3\nopener: 0\n{OPEN_TO_ALL}")
    for seat in range(3):
        act(state, "bid 1" if seat == builder else "bid 0" if seat == 0 else "pass")
    act(state, "take 1")
    assert table(state)["opener"] == actor(state) == (builder + 1) % 3
    assert table(state)["bids"] == [None] * 3


def test_ft_3_9_when_all_pass_the_display_is_discarded_and_the_same_player_opens() -> None:
    state = position(f"seats: 3\nopener: 2\ntowers 2: sand 9\n{OPEN_TO_ALL}\npile: 70\nrubble 0: sand 1 2 3 4")
    happened = act(state, "bid 0", "pass", "pass")
    assert names(happened) == ["bid", "passed", "passed", "discarded", "revealed"]
    assert len(happened[3]["cards"]) == 5
    assert table(state)["opener"] == actor(state) == 2
    assert tower(state, 2, "sand") == [9]
    assert [len(rubble) for rubble in table(state)["rubble"]] == [4, 0, 0]
    assert len(table(state)["discards"]) == 5


def test_ft_3_9_nobody_has_said_anything_in_the_next_round() -> None:
    state = position(f"{OPEN_TO_ALL}")
    act(state, "bid 0", "pass", luck=Luck(1))
    seen = table(state)
    assert (seen["bids"], seen["passed"], seen["bid"], seen["builder"]) == ([None, None], [False, False], 0, None)
