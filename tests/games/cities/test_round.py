"""A round: the board, the turns, the star, what is left (CI-3.1 to CI-3.5, CI-7.1, CI-E3)."""

from collections import Counter

from pentapolis.core.luck import Luck
from pentapolis.games.cities.game import CITIES
from tests.games.cities.notation import (
    act,
    actor,
    names,
    options,
    play_round,
    position,
    refused_by,
    row,
    table_of,
    view,
)


def test_ci_3_1_the_board_is_filled() -> None:
    state = position("seats: 4")
    assert [(len(group["cards"]), group["hidden"]) for group in row(state, "cards")] == [(1, 0), (1, 0), (1, 0), (0, 1)]
    assert [(len(group["tiles"]), group["hidden"]) for group in row(state, "tiles")] == [(1, 0), (1, 0), (1, 0), (0, 1)]
    features = [(len(group["features"]), group["hidden"]) for group in row(state, "features")]
    assert features == [(2, 0), (1, 0), (1, 0), (1, 1)]
    pieces = [(len(group["pieces"]), group["hidden"]) for group in row(state, "buildings")]
    assert pieces == [(4, 0), (3, 0), (3, 0), (0, 2)]
    table = table_of(state)
    assert (table.card_pile.count(), table.tile_pile.count(), table.feature_pile.count()) == (28, 28, 42)
    assert table.bag.count() == 90


def test_ci_3_1_the_question_mark_draws_two_pieces_when_it_is_chosen() -> None:
    state = position("seats: 2\nnext pieces: red, blue, green\ncity 0: r p / b w")
    assert sum(view(state)["unseen"]["bag"].values()) == 90
    happened = act(state, "take buildings 4")
    assert names(happened) == ["tookpieces"]
    assert [piece["colour"] for piece in happened[0]["pieces"]] == ["red", "blue"]
    assert sum(view(state)["unseen"]["bag"].values()) == 88


def test_ci_3_2_one_worker_each_clockwise() -> None:
    state = position("seats: 3\nfirst: 1")
    order = []
    for text in ("take cards 1", "take cards 2", "take cards 3"):
        order.append(actor(state))
        act(state, text)
    assert order == [1, 2, 0]
    assert actor(state) == 1


def test_ci_3_2_each_row_once_in_any_order() -> None:
    state = position("seats: 3\nworkers cards: 0 1 - -\nworkers tiles: - - 2 -")
    assert actor(state) == 0
    assert {text.split()[1] for text in options(state)} == {"tiles", "features", "buildings"}
    assert refused_by(state, "take cards 3") == "CI-3.2 row-used"
    assert refused_by(state, "take cards 2") == "CI-3.2 group-taken"
    assert refused_by(state, "take tiles 3") == "CI-3.2 group-taken"
    assert refused_by(state, "take tiles 4") is None


def test_ci_3_2_two_players_use_each_row_twice() -> None:
    state = position("seats: 2\nworkers cards: 0 1 0 -\nworkers tiles: 1 - - -")
    assert actor(state) == 0
    assert refused_by(state, "take cards 4") == "CI-3.2 row-used"
    act(state, "take features 2")
    while view(state)["phase"] != "taking":
        act(state, options(state)[-1])
    assert actor(state) == 1
    assert refused_by(state, "take cards 4") is None


def test_ci_3_2_a_group_is_used_at_once() -> None:
    state = position("seats: 2\nrow tiles: t1, t2, t3")
    act(state, "take tiles 2")
    assert (actor(state), view(state)["phase"]) == (0, "placing")
    assert refused_by(state, "take cards 1") == "CI-3.2 no-taking-now"
    assert view(state)["taken_tile"]["name"] == "t2"


def test_ci_3_2_the_star_lies_on_its_space_after_the_first_turn() -> None:
    state = position("seats: 2\nfirst: 1\nrow tiles: t1")
    assert view(state)["star"] == 1
    act(state, "take tiles 1")
    assert view(state)["star"] == 1
    act(state, options(state)[0])
    assert view(state)["star"] is None


def test_ci_3_3_hidden_things_are_turned_up_when_they_are_taken() -> None:
    state = position(
        """
        seats: 2
        hidden card: great-lake
        hidden tile: t9
        hidden feature: ferry
        row features: tree, tree, tree, tree, kiosk
        """
    )
    assert "great-lake" not in str(view(state)["groups"])
    assert "t9" not in str(view(state)["groups"])
    (took,) = act(state, "take cards 4")
    assert (took["card"]["id"], took["hidden"]) == ("great-lake", True)
    (took,) = act(state, "take features 4")[:1]
    assert [feature["kind"] for feature in took["features"]] == ["kiosk", "ferry"]
    while view(state)["phase"] != "taking":
        act(state, options(state)[-1])
    (took,) = act(state, "take tiles 4")
    assert (took["tile"]["name"], took["hidden"]) == ("t9", True)


def test_ci_3_4_the_worker_nearest_to_the_star_begins() -> None:
    state = position(
        """
        seats: 3
        first: 0
        workers cards: 0 1 2 -
        workers tiles: 0 1 2 -
        workers features: 0 1 2 -
        workers buildings: - 0 - 1
        row pieces: red, red, red, red
        city 2: b p g y / g w p w
        """
    )
    assert actor(state) == 2
    happened = act(state, "take buildings 1")
    assert names(happened) == [
        "tookpieces",
        "discarded",
        "discarded",
        "discarded",
        "discarded",
        "cleared",
        "starred",
        "refilled",
    ]
    assert (happened[-2]["seat"], actor(state), view(state)["round"]) == (1, 1, 2)


def test_ci_3_4_furthest_right_counts_without_the_fourth_group() -> None:
    state = position(
        """
        seats: 3
        first: 2
        workers cards: 0 1 2 -
        workers tiles: 0 1 2 -
        workers features: 0 1 2 -
        workers buildings: 0 - 2 -
        row pieces: red, red, red
        city 1: b p g y / g w p w
        """
    )
    happened = act(state, "take buildings 2")
    assert [event["seat"] for event in happened if event["event"] == "starred"] == [2]


def test_ci_3_5_what_three_players_leave_is_removed() -> None:
    state = position("seats: 3\nrow cards: great-park, great-lake, small-parks\nhidden card: small-ponds")
    before = view(state)["unseen"]
    act(state, "take cards 1", "take cards 4", "take cards 2")
    play_round(state)
    cards = {card for city in view(state)["cities"] for card in [count["card"] for count in city["cards"]]}
    assert cards == {"great-park", "small-ponds", "great-lake"}
    on_board = {card for group in row(state, "cards") for card in group["cards"]}
    assert "small-parks" not in on_board | set(view(state)["unseen"]["cards"])
    assert sum(before["bag"].values()) - sum(view(state)["unseen"]["bag"].values()) in (10, 12)


def test_ci_3_5_what_was_face_down_stays_unseen() -> None:
    state = position("seats: 3\nhidden card: small-ponds\nhidden tile: t7")
    act(state, "take cards 1", "take cards 2", "take cards 3")
    play_round(state)
    assert "small-ponds" in view(state)["unseen"]["cards"]
    assert "t7" in view(state)["unseen"]["tiles"]
    assert 21 in table_of(state).card_pile.left()[-1:]


def test_ci_3_5_nothing_goes_back() -> None:
    state = CITIES.setup(4, Luck(5))
    while state.to_act():
        act(state, options(state)[-1])
    table = table_of(state)
    assert (table.card_pile.count(), table.tile_pile.count(), table.feature_pile.count()) == (0, 0, 0)
    assert table.bag.count() == 100 - 8 * 10 - 8 * 2


def test_ci_7_1_what_is_hidden_is_in_no_view() -> None:
    """The same for all: hidden groups and the order of piles differ from world to world, and no view tells."""
    state = position("seats: 3\nworkers cards: 0 - - -")
    worlds = [state.determinise(1, Luck(seed)) for seed in range(30)]
    tables = [table_of(world) for world in worlds]
    assert len({table.hidden_card for table in tables}) > 5
    assert len({table.hidden_tile for table in tables}) > 5
    assert len({table.hidden_feature for table in tables}) > 3
    assert len({tuple(table.bag.first(8)) for table in tables}) > 20
    assert all(view(world) == view(state) for world in worlds)


def test_ci_7_1_what_players_own_is_open() -> None:
    state = position(
        """
        seats: 2
        cards 1: great-park, all-colours
        city 0: r2 p g p / b w w y
        workers tiles: 0 - - -
        workers cards: 1 - 1 -
        workers features: 0 - - -
        """
    )
    shown = view(state)
    assert [count["card"] for count in shown["cities"][1]["cards"]] == ["all-colours", "great-park"]
    assert shown["cities"][0]["spaces"][0]["floors"] == 2


def test_ci_e3_two_players_one_round() -> None:
    state = position("seats: 2")
    turns: list[tuple[int, str]] = []  # who took what
    while view(state)["round"] == 1:
        happened = act(state, options(state)[0])
        turns += [(event["seat"], event["event"]) for event in happened if event["event"].startswith("took")]
    assert [seat for seat, _ in turns] == [0, 1] * 8
    rows = ("tookcard", "tooktile", "tookfeatures", "tookpieces")
    assert Counter(turns) == {(seat, name): 2 for seat in (0, 1) for name in rows}
