"""GK-E: the worked examples of the rules."""

from pentapolis.core.luck import Luck
from tests.games.ginkgopolis.notation import (
    GINKGOPOLIS,
    act,
    building,
    goods,
    names,
    names_of,
    only,
    position,
    view,
)


def test_gk_e1_exploiting_red_9() -> None:
    state = position(
        *("city: 0,0 blue-2 red-9 of 1", "characters 0: 18 14 2", "hand 0: red-9", "choice 1: A"),
    )
    act(state, "0 choose red-9 alone")
    assert goods(state, 0) == (2, 1, 1)
    assert names_of(view(state)["discards"]) == ["red-9"]


def test_gk_e2_urbanising_a() -> None:
    # A lies at -1,-2: red 1 is to the south; the blue building to the east has two floors.
    state = position(
        *("city: 0,-2 red-9 blue-9 of 1", "characters 0: 1 2 3", "hand 0: A", "tiles 0: red-4"),
        *("resources 0: 1", "choice 1: yellow-1", "markers: B 0,-3"),
    )
    happened = act(state, "0 choose A red-4", "0 move north")
    built = building(state, -1, -2)
    assert (built["owner"], built["resources"], built["site"]) == (0, 1, True)
    exploited = [event for event in only(happened, "buildingexploited") if event["seat"] == 0]
    assert [(event["good"], event["count"]) for event in exploited] == [("tile", 2), ("resource", 1)]
    paid = [event for event in only(happened, "characterpaid") if event["seat"] == 0]
    assert [(event["trigger"], event["good"]) for event in paid] == [("urbanise", "resource")]
    assert goods(state, 0) == (2, 2, 0)


def test_gk_e3_red_4_on_blue_5() -> None:
    state = position(
        *("city: 0,0 blue-2 blue-5 of 1", "characters 0: 2 4 1", "characters 1: 7 8 9", "hand 0: blue-5"),
        *("tiles 0: red-4", "resources 0: 4", "points 0: 1", "choice 1: yellow-1"),
    )
    happened = act(state, "0 choose blue-5 red-4")
    (returned,) = only(happened, "resourcesreturned")
    assert (returned["seat"], returned["count"], returned["points"]) == (1, 2, 2)
    assert only(happened, "costpaid") == [{"seat": 0, "points": 1, "resources": 1}]
    built = building(state, 0, 0)
    assert (built["height"], built["resources"], built["owner"], built["site"]) == (3, 3, 0, True)
    assert goods(state, 0) == (1, 0, 1), "paid all, then a point and a resource from bonuses"
    assert names_of(view(state)["players"][0]["kept"]) == ["blue-5"]


def test_gk_e4_the_second_set() -> None:
    for seed in range(40):
        state = GINKGOPOLIS.setup(4, Luck(seed))
        for seat, player in enumerate(view(state)["players"]):
            if [character["number"] for character in player["characters"]] == [4, 5, 6]:
                assert goods(state, seat) == (4, 2, 2)
                return
    raise AssertionError("the second set was never dealt")


def test_gk_e5_the_first_player_draws_the_last_card() -> None:
    state = position(
        *("seats: 3", "deck: L", "choice 0: red-1", "choice 1: red-2", "hand 2: red-3 A B C", "hand 0: D E F"),
        "hand 1: G H I",
    )
    happened = act(state, "2 choose red-3 alone")
    drawn = names(happened)[names(happened).index("roundbegan") + 1 :]
    assert drawn == ["deckrebuilt", "cardsdrawn", "cardsdrawn", "cardsdrawn"]
    (rebuilt,) = only(happened, "deckrebuilt")
    assert len(rebuilt["discarded"]) == 7
    first, second, _ = only(happened, "cardsdrawn")
    assert (first["seat"], names_of(first["cards"])) == (1, ["L"])
    assert second["seat"] == 2
    assert not set(names_of(second["cards"])) & set(names_of(rebuilt["discarded"]))


def test_gk_e6_two_districts() -> None:
    # Yellow: seat 1 alone with three. Blue: seat 0 has three, seats 1 and 2 have two each with one building each.
    state = position(
        *("seats: 3", "city: -1,1 yellow-1 red-4 yellow-9 of 1; -1,0 blue-1 red-5 blue-9 of 0"),
    )
    assert [sheet.categories["districts"] for sheet in state.scores()] == [6, 6, 0]
    state = position(
        "seats: 3",
        "city: -1,1 yellow-1 red-4 yellow-9 of 1; -1,0 blue-1 red-5 blue-9 of 0; 0,0 blue-2 blue-8 of 1;"
        " 1,0 blue-3 blue-7 of 2",
    )
    by_colour = {district["colour"]: district for district in view(state)["districts"]}
    assert by_colour["yellow"]["points"] == [0, 6, 0]
    assert by_colour["blue"]["total"] == 7
    assert by_colour["blue"]["points"] == [7, 2, 0]
