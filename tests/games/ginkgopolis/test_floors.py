"""GK-6: building a floor."""

import pytest

from tests.games.ginkgopolis.notation import act, building, goods, names, names_of, only, options, position, view

QUIET = ("characters 0: 1 9 10", "characters 1: 8 11 16")  # urbanise bonuses only


def test_gk_6_1_the_owner_gets_resources_and_points_back() -> None:
    state = position(
        *QUIET, "city: 0,0 blue-2 red-9 of 1", "hand 0: red-9", "tiles 0: red-12", "resources 0: 3", "choice 1: red-1"
    )
    happened = act(state, "0 choose red-9 red-12")
    (event,) = only(happened, "resourcesreturned")
    assert (event["seat"], event["count"], event["points"]) == (1, 2, 2)
    assert goods(state, 1) == (2 + 1, 0, 2), "and a resource from red 1, which seat 1 exploits"
    assert goods(state, 0)[0] == 0


def test_gk_6_1_no_points_for_the_own_building() -> None:
    state = position(
        *QUIET, "city: 0,0 blue-2 red-9 of 0", "hand 0: red-9", "tiles 0: red-12", "resources 0: 1", "choice 1: red-1"
    )
    happened = act(state, "0 choose red-9 red-12")
    (event,) = only(happened, "resourcesreturned")
    assert (event["seat"], event["count"], event["points"]) == (0, 2, 0)
    assert goods(state, 0) == (0, 0, 0)


def test_gk_6_1_nothing_comes_back_from_a_starting_building() -> None:
    state = position(*QUIET, "hand 0: red-1", "tiles 0: red-12", "resources 0: 2", "choice 1: blue-1")
    happened = act(state, "0 choose red-1 red-12")
    assert only(happened, "resourcesreturned") == []
    assert building(state, -1, -1)["owner"] == 0


@pytest.mark.parametrize(
    ("tile", "points", "resources"),
    [
        ("red-10", 0, 0),
        ("red-20", 0, 0),
        ("red-8", 1, 0),
        ("red-4", 5, 0),
        ("blue-20", 0, 1),
        ("yellow-4", 5, 1),
    ],
)
def test_gk_6_2_a_lower_number_costs_points_and_another_colour_a_resource(
    tile: str, points: int, resources: int
) -> None:
    state = position(
        *(*QUIET, "city: 0,0 blue-2 red-9 of 1", "hand 0: red-9", f"tiles 0: {tile}"),
        *("resources 0: 10", "points 0: 10", "choice 1: A"),
    )
    supply = view(state)["players"][0]["supply"]
    happened = act(state, f"0 choose red-9 {tile}")
    assert only(happened, "costpaid") == (
        [{"seat": 0, "points": points, "resources": resources}] if points or resources else []
    )
    assert goods(state, 0) == (10 - 3 - resources, 0, 10 - points)
    assert view(state)["players"][0]["supply"] == supply + resources
    built = building(state, 0, 0)
    assert f"{built['colour']}-{built['number']}" == tile


def test_gk_6_3_one_resource_for_each_floor_with_those_that_came_back() -> None:
    state = position(
        *(*QUIET, "city: 0,0 blue-2 red-9 red-10 of 0", "hand 0: red-10", "tiles 0: red-12"),
        *("kept 1: red-9", "resources 0: 1", "choice 1: A"),
    )
    act(state, "0 choose red-10 red-12")
    assert (building(state, 0, 0)["height"], building(state, 0, 0)["resources"]) == (4, 4)
    assert goods(state, 0)[0] == 0


def test_gk_6_4_a_construction_site_marker() -> None:
    state = position(*QUIET, "hand 0: red-1", "tiles 0: red-12", "resources 0: 2", "choice 1: A")
    assert not building(state, -1, -1)["site"]
    act(state, "0 choose red-1 red-12")
    assert building(state, -1, -1)["site"]


def test_gk_6_5_floor_bonuses_pay() -> None:
    state = position(
        *("characters 0: 2 3 4", "hand 0: red-1", "tiles 0: red-12", "resources 0: 2", "choice 1: A"),
        "characters 1: 1 7 9",
    )
    happened = act(state, "0 choose red-1 red-12")
    assert [event["character"]["number"] for event in only(happened, "characterpaid")] == [2, 3, 4]
    assert goods(state, 0) == (1, 1, 1)


def test_gk_6_6_the_card_is_kept_and_works_from_the_next_action_on() -> None:
    # Yellow 3 is triggered by building a floor; it doesn't pay for the floor that it was kept with.
    state = position(*QUIET, "hand 0: yellow-3", "tiles 0: yellow-12", "resources 0: 4", "choice 1: A")
    happened = act(state, "0 choose yellow-3 yellow-12")
    assert only(happened, "cardpaid") == []
    assert names_of([event["card"] for event in only(happened, "cardkept")]) == ["yellow-3"]
    assert names_of(view(state)["players"][0]["kept"]) == ["yellow-3"]
    assert "yellow-3" not in names_of(view(state)["discards"])
    again = position(
        *(*QUIET, "city: 1,1 yellow-3 yellow-12 of 0", "hand 0: red-1", "tiles 0: red-12", "resources 0: 4"),
        "choice 1: A",
    )
    assert [event["points"] for event in only(act(again, "0 choose red-1 red-12"), "cardpaid")] == [0]
    assert goods(again, 0)[2] == 1


def test_gk_6_6_no_income_from_neighbours() -> None:
    state = position(*QUIET, "hand 0: red-1", "tiles 0: red-12", "resources 0: 2", "choice 1: A")
    assert only(act(state, "0 choose red-1 red-12"), "buildingexploited") == []


NINE = (*QUIET, "city: 0,0 blue-2 red-9 of 1", "hand 0: red-9 A", "choice 1: B")


@pytest.mark.parametrize(
    ("tile", "resources", "points", "built"),
    [
        ("red-12", 3, 0, True),
        ("red-12", 2, 0, False),  # one resource short
        ("blue-12", 4, 0, True),
        ("blue-12", 3, 0, False),  # nothing left for the colour
        ("red-7", 3, 2, True),
        ("red-7", 3, 1, False),  # one point short
        ("red-7", 2, 2, False),
    ],
)
def test_gk_6_7_who_cannot_pay_exploits(tile: str, resources: int, points: int, built: bool) -> None:
    state = position(*NINE, f"tiles 0: {tile}", f"resources 0: {resources}", f"points 0: {points}")
    happened = act(state, f"0 choose red-9 {tile}")
    assert ("floorbuilt" in names(happened)) == built, "what can be paid must be carried out"
    assert ("tiletakenback" in names(happened)) != built
    if not built:
        assert goods(state, 0) == (resources + 2, 1, points), "red 9 has two floors"
        assert goods(state, 1) == (0, 0, 0), "nothing was returned"
        assert building(state, 0, 0)["owner"] == 1
        assert names_of(view(state)["discards"]) == ["red-9"]


def test_gk_6_7_own_resources_that_would_come_back_count() -> None:
    lines = (*QUIET, "city: 0,0 blue-2 red-9 of 0", "hand 0: red-9", "tiles 0: red-12 blue-12", "choice 1: B")
    assert "floorbuilt" in names(act(position(*lines, "resources 0: 1"), "0 choose red-9 red-12"))
    assert "floorbuilt" not in names(act(position(*lines, "resources 0: 0"), "0 choose red-9 red-12"))
    assert "floorbuilt" not in names(act(position(*lines, "resources 0: 1"), "0 choose red-9 blue-12"))


def test_gk_6_7_points_that_would_come_in_later_do_not_count() -> None:
    state = position(
        *("characters 0: 2 5 4", "city: 0,0 blue-2 red-9 of 1", "hand 0: red-9", "choice 1: B"),
        *("characters 1: 1 7 9", "tiles 0: red-8", "resources 0: 3"),
    )
    assert "tiletakenback" in names(act(state, "0 choose red-9 red-8")), "two floor bonuses would have paid points"


def test_gk_6_7_it_is_a_full_exploit_with_its_choice_and_bonuses() -> None:
    state = position(
        *("characters 0: 7 14 2", "characters 1: 8 10 11", "hand 0: A", "tiles 0: red-12", "choice 1: B"),
    )
    happened = act(state, "0 choose A red-12")
    assert names(happened) == ["choicemade", "urbanises", "tiletakenback"]
    assert options(state, 0) == ["take resource", "take tile"]
    happened = act(state, "0 take tile")
    assert [event["trigger"] for event in only(happened, "characterpaid")] == ["exploit", "exploit"]
    assert goods(state, 0) == (1, 2, 1)


def test_gk_6_7_the_same_resources_are_not_used_twice() -> None:
    # Seat 1 covers seat 0's building first, and seat 0 then has enough for a floor of its own.
    state = position(
        *(*QUIET, "first: 1", "city: 0,0 blue-2 red-9 of 0", "hand 1: red-9", "tiles 1: red-12", "resources 1: 3"),
        *("choice 1: red-9 red-12", "hand 0: red-1", "tiles 0: red-20", "resources 0: 0"),
    )
    happened = act(state, "0 choose red-1 red-20")
    assert [event["seat"] for event in only(happened, "floorbuilt")] == [1, 0]
    assert goods(state, 0) == (0, 0, 2)
