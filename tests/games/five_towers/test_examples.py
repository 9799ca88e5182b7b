"""FT-E: the worked examples of the rules."""

from tests.games.five_towers.notation import act, actor, names, options, position, refused_by, table, tower

FOUR_THAT_FIT = "candy 5, scary 5, tree 5, scrap 5"
BIDS = ["bid 0", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]


def test_ft_e1_a_single_six_can_be_demolished_for_the_seven() -> None:
    state = position(f"towers 0: sand 6\ndisplay: sand 7, {FOUR_THAT_FIT}")
    assert options(state) == BIDS
    happened = act(state, "bid 5")
    assert names(happened) == ["bid", "took", "demolished", *["placed"] * 5, "revealed"]
    assert table(state)["towers"][0] == [[5], [5], [5], [5], [7]]


def test_ft_e1_a_six_on_a_seven_cannot() -> None:
    state = position(f"seats: 4\ntowers 0: sand 7 6\ndisplay: sand 7, {FOUR_THAT_FIT}")
    assert options(state) == BIDS[:-1]
    assert refused_by(state, "bid 5") == "FT-3.3 bid-too-high"


def test_ft_e2_one_demolition_is_not_enough_for_the_seven() -> None:
    state = position(f"towers 0: sand 6 4\ndisplay: sand 7, {FOUR_THAT_FIT}")
    assert options(state) == BIDS[:-1]
    assert refused_by(state, "bid 5") == "FT-3.3 bid-too-high"
    act(state, "bid 4", "pass")
    assert tower(state, 0, "sand") == [6, 4]
    assert table(state)["towers"][0][:4] == [[], [], [], []], "the four are taken, and a demolition is still open"
    assert options(state) == ["keep", "demolish sand"]


def test_ft_e3_the_score_of_three_towers_and_rubble() -> None:
    state = position("towers 0: sand 9 7 5 3, candy 5 4 0, tree 15 12 9 6 3 0\nrubble 0: scrap 3 4")
    assert state.scores()[0].categories == {"open": 4, "roofed": 6 + 12, "tallest": 6, "rubble": -3}
    assert state.total(0) == 25


def test_ft_e4_a_bid_of_five_leaves_the_fourth_player_no_chance() -> None:
    state = position(f"seats: 4\ntowers 2: sand 9\ndisplay: sand 5, {FOUR_THAT_FIT}")
    happened = act(state, "bid 3", "pass", "bid 5")
    assert names(happened) == ["bid", "passed", "bid", "took"]
    assert (actor(state), table(state)["phase"]) == (2, "demolishing")
    assert len(table(state)["to_place"]) == 5
    assert (table(state)["bids"][3], table(state)["passed"][3]) == (None, False)
