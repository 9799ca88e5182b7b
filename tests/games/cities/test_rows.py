"""What is done with each row (CI-4.1 to CI-4.5)."""

import pytest

from tests.games.cities.notation import act, actor, give_city, names, options, position, refused_by, space, view


def test_ci_4_1_a_scoring_card_is_kept_open() -> None:
    state = position("seats: 2\nrow cards: great-park, all-colours")
    happened = act(state, "take cards 2")
    assert names(happened) == ["tookcard"]
    assert [count["card"] for count in view(state)["cities"][0]["cards"]] == ["all-colours"]
    assert actor(state) == 1


PLACING = """
    step: placing
    taken: t2
    city 0: r p / b w
"""


def test_ci_4_2_a_tile_shares_a_full_edge_with_an_own_tile() -> None:
    state = position(PLACING)
    assert {text[:9] for text in options(state)} == {"place 0 1", "place 1 0", "place 1 2", "place 2 1"}
    assert len(options(state)) == 16
    assert refused_by(state, "place 1 1 0") == "CI-4.2 place-taken"
    assert refused_by(state, "place 0 0 0") == "CI-4.2 not-beside-city"
    assert refused_by(state, "place 4 1 0") == "CI-4.2 not-beside-city"


@pytest.mark.parametrize(
    ("turns", "spaces"),
    [
        (0, "green yellow park water"),
        (1, "park green water yellow"),
        (2, "water park yellow green"),
        (3, "yellow water green park"),
    ],
)
def test_ci_4_2_it_is_turned_but_not_mirrored(turns: int, spaces: str) -> None:
    state = position(PLACING)
    act(state, f"place 1 2 {turns}")
    shown = [space(state, 0, name) for name in ("c1", "d1", "c2", "d2")]
    assert [one["colour"] or one["terrain"] for one in shown] == spaces.split()


def test_ci_4_2_a_tile_that_looks_the_same_after_half_a_turn() -> None:
    state = position("step: placing\ntaken: t14\ncity 0: r p / b w")
    assert len(options(state)) == 8
    assert refused_by(state, "place 1 2 3") == "CI-4.2 looks-the-same"


def test_ci_4_2_the_city_grows_to_the_north_and_west() -> None:
    state = position(PLACING)
    act(state, "place 0 1 0")
    assert [(tile["name"], tile["row"]) for tile in view(state)["cities"][0]["tiles"]] == [("t2", 1), ("s1", 2)]
    assert space(state, 0, "a3")["colour"] == "red"


def test_ci_4_2_within_the_size_of_the_city() -> None:
    state = position(
        """
        seats: 4
        step: placing
        taken: t8
        city 0:
            r p g y r g
            b w p w p w
        """
    )
    assert refused_by(state, "place 1 4 0") == "CI-4.2 city-too-large"
    assert refused_by(state, "place 1 0 0") == "CI-4.2 city-too-large"
    assert refused_by(state, "place 0 2 0") is None
    assert refused_by(state, "place 2 3 0") is None


def test_ci_4_2_it_must_be_placed() -> None:
    assert {text.split()[0] for text in options(position(PLACING))} == {"place"}


FURNISHING = """
    step: furnishing
    taken: {}
    city 0: r1 p  g y r* p / b w pt w wd g
"""


def test_ci_4_3_features_go_on_their_terrain() -> None:
    state = position(FURNISHING.format("tree, yacht"))
    assert options(state, "furnish tree") == ["furnish tree b1", "furnish tree f1"]
    assert options(state, "furnish yacht") == ["furnish yacht b2", "furnish yacht d2"]
    assert refused_by(state, "furnish tree b2") == "CI-4.3 wrong-terrain"
    assert refused_by(state, "furnish yacht a2") == "CI-4.3 wrong-terrain"


def test_ci_4_3_one_feature_on_a_space() -> None:
    state = position(FURNISHING.format("tree, yacht"))
    assert refused_by(state, "furnish tree c2") == "CI-4.3 feature-there"
    assert refused_by(state, "furnish yacht e2") == "CI-4.3 feature-there"


@pytest.mark.parametrize("feature", ["wild", "monument"])
def test_ci_4_3_grey_tiles_go_on_a_plot_without_a_building(feature: str) -> None:
    state = position(FURNISHING.format(f"{feature}, tree"))
    assert options(state, f"furnish {feature}") == [f"furnish {feature} {name}" for name in ("c1", "d1", "a2", "f2")]
    assert refused_by(state, f"furnish {feature} a1") == "CI-4.3 plot-is-built"
    assert refused_by(state, f"furnish {feature} e1") == "CI-4.3 feature-there"
    assert refused_by(state, f"furnish {feature} b1") == "CI-4.3 wrong-terrain"
    assert refused_by(state, f"furnish {feature} j9") == "CI-4.3 no-space"


def test_ci_4_3_in_any_order_and_each_may_be_refused() -> None:
    state = position(FURNISHING.format("tree, yacht"))
    assert options(state)[-2:] == ["waive tree", "waive yacht"]
    assert refused_by(state, "furnish kiosk b1") == "CI-4.3 feature-not-taken"
    assert refused_by(state, "waive kiosk") == "CI-4.3 feature-not-taken"
    happened = act(state, "furnish yacht b2", "waive tree")
    assert names(happened) == ["furnished", "waived"]
    assert space(state, 0, "b2")["feature"] == "yacht"
    assert actor(state) == 1
    assert view(state)["unseen"]["features"]["tree"] <= 3  # it has left the game


def test_ci_4_3_without_a_place_they_leave_the_game() -> None:
    state = position("row features: tree, kiosk\ncity 0: r p g y g p / b w p w w y")
    give_city(state, 0, "r pt w p")
    act(state, "take features 1")
    happened = act(state, "furnish kiosk d1")  # the last park space
    assert names(happened) == ["furnished", "waived"]
    assert (happened[1]["feature"]["kind"], actor(state)) == ("tree", 1)


def test_ci_4_3_the_hidden_one_is_turned_up_before_anything_is_placed() -> None:
    state = position("row features: tree, tree, tree, tree, kiosk\nhidden feature: ferry")
    act(state, "take features 4")
    assert view(state)["taken_features"] == ["kiosk", "ferry"]
    assert {text.split()[1] for text in options(state)} == {"kiosk", "ferry"}


BUILDING = """
    step: building
    taken: {}
    city 0: r1 p g y r* p / b w p w w y!
"""


def test_ci_4_4_a_wild_plot_takes_any_colour_and_keeps_the_first() -> None:
    state = position(BUILDING.format("blue, green, blue"))
    assert {"build blue e1", "build green e1"} <= set(options(state))
    act(state, "build green e1")
    assert space(state, 0, "e1")["building"] == "green"
    assert refused_by(state, "build blue e1") == "CI-4.5 other-building"


def test_ci_4_4_a_monuments_plot_stays_unbuilt() -> None:
    state = position(BUILDING.format("yellow, green, blue"))
    assert "build yellow d1" in options(state)
    assert refused_by(state, "build yellow f2") == "CI-4.4 monument-there"
    assert space(state, 0, "f2")["colour"] == "yellow"


def test_ci_4_5_pieces_go_on_plots_and_buildings_of_their_colour() -> None:
    state = position(BUILDING.format("red, green, blue"))
    assert options(state, "build") == [
        *("build red a1", "build red e1"),
        *("build blue e1", "build blue a2"),
        *("build green c1", "build green e1"),
    ]
    assert refused_by(state, "build red a2") == "CI-4.5 other-plot"
    assert refused_by(state, "build green a1") == "CI-4.5 other-building"
    assert refused_by(state, "build green b1") == "CI-4.5 no-plot"
    assert refused_by(state, "build yellow d1") == "CI-4.5 piece-not-taken"


def test_ci_4_5_four_floors_at_most() -> None:
    state = position("step: building\ntaken: red, blue\ncity 0: r4 p g y g p / b w p w w y")
    assert refused_by(state, "build red a1") == "CI-4.5 four-floors"


def test_ci_4_5_in_any_order_and_each_may_be_refused() -> None:
    state = position(BUILDING.format("red, green, blue"))
    assert options(state, "discard") == ["discard red", "discard blue", "discard green"]
    assert refused_by(state, "discard yellow") == "CI-4.5 piece-not-taken"
    happened = act(state, "build green c1", "discard red", "build blue a2")
    assert names(happened) == ["built", "discarded", "built"]
    assert actor(state) == 1
    assert refused_by(state, "build red a1") == "CI-4.5 no-building-now"
