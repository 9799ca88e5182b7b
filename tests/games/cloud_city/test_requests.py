"""The special requests (CC-6.0 to CC-6.11)."""

import pytest

from tests.games.cloud_city.drawn_cities import (
    AROUND,
    BALANCED,
    BALANCING,
    BRIDGE,
    CROSS,
    RECTANGLE,
    RING,
    SPIRAL,
    full,
    joining,
)
from tests.games.cloud_city.notation import counted, position, request_votes

ALL_AROUND = "a1-c1, c1-c3, a3-c3, a1-a3"
ROUTE = ("c3-d3", "c3-c5", "c5-f5", "f1-f5", "a1-f1")  # of all lengths, from 1 to 5


def with_ring(request: str, walkways: str) -> str:
    return joining(RING, walkways, f"requests: {request}")


def two_cities(request: str, first: str, second: str, walkways: str = "", others: str = "") -> str:
    """Describe two cities of two tiles each."""
    cities = f"city 0: {first}\ncity 1: {second}"
    return f"requests: {request}\n{cities}\nwalkways 0: {walkways}\nwalkways 1: {others}"


@pytest.mark.parametrize(
    ("walkways", "routes"),
    [
        ("", 0),
        ("a1-c1", 1),
        ("a1-c1, c3-e3", 2),
        ("a1-c1, c1-c3, c3-e3", 1),
        ("a1-c1, a1-a3, c3-e3", 2),
        (ALL_AROUND, 1),
    ],
)
def test_cc_6_0_a_route_is_what_hangs_together(walkways: str, routes: int) -> None:
    assert counted(position(with_ring("separation", walkways)), "separation")[0] == routes


def test_cc_6_0_colours_never_make_a_route_together() -> None:
    """Green and blue walkways cross and lie above each other; each colour is a route of its own."""
    state = position(joining(CROSS, "a3-e3, d2-d4, b4-f4", "requests: separation"))
    assert counted(state, "separation")[0] == 3


def test_cc_6_0_a_route_grows_together() -> None:
    """Two routes become one when their ends are joined, wherever that is."""
    apart = position(full("separation", SPIRAL, "a1-f1, c5-f5"))
    together = position(full("separation", SPIRAL, "a1-f1, c5-f5, f1-f5"))
    assert (counted(apart, "separation")[0], counted(together, "separation")[0]) == (2, 1)


@pytest.mark.parametrize("request_name", ["value", "separation"])
def test_cc_6_11_tied_leaders_get_3_each_also_with_nothing(request_name: str) -> None:
    state = position(two_cities(request_name, "B.SG/.B..", "B.BS/.G.."))
    assert counted(state, request_name) == [0, 0]
    assert request_votes(state, request_name) == [3, 3]


def test_cc_6_11_a_single_leader_gets_6_and_the_others_nothing() -> None:
    state = position(two_cities("separation", "B.SS/.B..", "B.S./.G.S", "c1-d1"))
    assert request_votes(state, "separation") == [6, 0]


def test_cc_6_11_three_of_four_may_be_tied() -> None:
    cities = "city 0: B.SS/.B..\ncity 1: B.SS/.G..\ncity 2: G.SS/.G..\ncity 3: G.BB/.S.."
    ways = "\n".join(f"walkways {seat}: c1-d1" for seat in range(3))
    state = position(f"seats: 4\nrequests: separation\n{cities}\n{ways}")
    assert counted(state, "separation") == [1, 1, 1, 0]
    assert request_votes(state, "separation") == [3, 3, 3, 0]


def test_cc_6_1_a_closed_route_is_a_loop() -> None:
    state = position(with_ring("loops", ALL_AROUND))
    assert (counted(state, "loops")[0], request_votes(state, "loops")[0]) == (1, 3)


@pytest.mark.parametrize("missing", ALL_AROUND.split(", "))
def test_cc_6_1_an_open_route_is_none(missing: str) -> None:
    walkways = ", ".join(cells for cells in ALL_AROUND.split(", ") if cells != missing)
    assert request_votes(position(with_ring("loops", walkways)), "loops")[0] == 0


def test_cc_6_1_no_walkway_no_loop() -> None:
    assert request_votes(position(with_ring("loops", "")), "loops") == [0, 0]


def test_cc_6_1_every_loop_counts() -> None:
    inner = "b2-c2, c2-c3, b3-c3, b2-b3"
    for walkways, loops in ((AROUND, 1), (inner, 1), (f"{AROUND}, {inner}", 2)):
        described = f"first: 1\nturn: 0\nstep: joining\nrequests: loops\ncity 0:\n{RECTANGLE}\nwalkways 0: {walkways}"
        assert request_votes(position(described), "loops")[0] == 3 * loops


def test_cc_6_1_a_loop_may_pass_more_than_four_buildings() -> None:
    """Around two squares of greens side by side, but not between them."""
    city, around = "G.G.G./.G.B.B/G.G.G./.B.S.S", "a1-c1, c1-e1, e1-e3, c3-e3, a3-c3, a1-a3"
    state = position(f"seats: 3\nturn: 2\nstep: joining\nrequests: loops\ncity 2: {city}\nwalkways 2: {around}")
    assert request_votes(state, "loops")[2] == 3


@pytest.mark.parametrize(
    ("first", "second", "counts", "votes"),
    [
        ("B.SS/.B..", "B.SS/.G..", [2, 1], [6, 0]),
        ("B.SS/.B..", "B.BB/.G..", [2, 3], [0, 6]),
        ("B.SS/.B..", "B.BS/.G..", [2, 2], [3, 3]),
        ("B.BB/.B..", "B.B./.G.B", [4, 3], [6, 0]),
    ],
)
def test_cc_6_2_most_blue_buildings(first: str, second: str, counts: list[int], votes: list[int]) -> None:
    state = position(two_cities("water", first, second))
    assert counted(state, "water") == counts
    assert request_votes(state, "water") == votes


@pytest.mark.parametrize(
    ("first", "second", "counts", "votes"),
    [
        ("B.SS/.B..", "B.SS/.G..", [0, 1], [0, 6]),
        ("B.GG/.B..", "B.SS/.G..", [2, 1], [6, 0]),
        ("B.GS/.B..", "B.SS/.G..", [1, 1], [3, 3]),
        ("B.GG/.B..", "B.GB/.G..", [2, 2], [3, 3]),
    ],
)
def test_cc_6_3_most_green_buildings(first: str, second: str, counts: list[int], votes: list[int]) -> None:
    state = position(two_cities("forest", first, second))
    assert counted(state, "forest") == counts
    assert request_votes(state, "forest") == votes


@pytest.mark.parametrize(
    ("walkways", "buildings"),
    [("", 0), ("a1-c1", 2), ("a1-c1, c1-c3", 2), ("a1-c1, c3-e3", 4), (ALL_AROUND, 0), ("a1-c1, a1-a3, c3-e3", 4)],
)
def test_cc_6_4_buildings_with_exactly_one_walkway(walkways: str, buildings: int) -> None:
    state = position(with_ring("minimalism", walkways))
    assert counted(state, "minimalism")[0] == buildings
    assert request_votes(state, "minimalism")[0] == 2 * buildings


@pytest.mark.parametrize(
    ("walkways", "value"),
    [
        ("", 0),
        ("a1-c1", 2),
        ("a1-c1, c3-e3", 2),
        ("a1-c1, c1-c3, c3-e3", 6),
        (ALL_AROUND, 8),
    ],
)
def test_cc_6_5_the_votes_of_the_best_single_route(walkways: str, value: int) -> None:
    assert counted(position(with_ring("value", walkways)), "value")[0] == value


def test_cc_6_5_blue_or_green_but_not_sand() -> None:
    sand = position(full("value", SPIRAL, ", ".join(ROUTE)))
    assert counted(sand, "value")[0] == 0
    green = position(full("value", SPIRAL, f"{', '.join(ROUTE)}, e3-f3"))
    assert counted(green, "value")[0] == 1
    blue = position(full("value", SPIRAL, "e3-f3, a5-b5, b4-b5, b2-b4"))
    assert counted(blue, "value")[0] == 4


def test_cc_6_5_players_are_compared() -> None:
    ahead = position(two_cities("value", "B.BS/.B..", "B.SS/.G..", "a1-c1"))
    assert (counted(ahead, "value"), request_votes(ahead, "value")) == ([2, 0], [6, 0])
    level = position(two_cities("value", "B.BS/.B..", "B.BS/.G..", "a1-c1", "a1-c1"))
    assert request_votes(level, "value") == [3, 3]


def test_cc_6_6_routes_of_any_colour_are_counted() -> None:
    state = position(joining(BRIDGE, "b4-f4, c3-c5, e3-e5, d2-d4", "requests: separation"))
    assert counted(state, "separation")[0] == 4
    assert request_votes(state, "separation")[0] == 6


def test_cc_6_6_equally_many_routes_are_a_tie() -> None:
    state = position(two_cities("separation", "B.SS/.B..", "B.BB/.G..", "c1-d1", "c1-d1"))
    assert request_votes(state, "separation") == [3, 3]


def test_cc_6_6_no_routes_at_all_are_a_tie() -> None:
    assert request_votes(position("seats: 3\nrequests: separation"), "separation") == [3, 3, 3]


def test_cc_6_6_a_long_route_is_one_route() -> None:
    state = position(two_cities("separation", "B.BB/.B..", "B.SS/.G..", "a1-c1, c1-d1", "c1-d1"))
    assert counted(state, "separation") == [1, 1]


@pytest.mark.parametrize("missing", range(5))
def test_cc_6_7_four_lengths_in_a_route(missing: int) -> None:
    """Only without an end is it still one route of four lengths."""
    walkways = ", ".join(cells for i, cells in enumerate(ROUTE) if i != missing)
    state = position(full("variety", SPIRAL, walkways))
    lengths = {0: 4, 1: 3, 2: 2, 3: 3, 4: 4}[missing]
    assert counted(state, "variety")[0] == lengths
    assert request_votes(state, "variety")[0] == (6 if lengths == 4 else 0)


def test_cc_6_7_all_five_lengths() -> None:
    state = position(full("variety", SPIRAL, ", ".join(ROUTE)))
    assert (counted(state, "variety")[0], request_votes(state, "variety")[0]) == (5, 8)


def test_cc_6_7_nothing_without_walkways() -> None:
    assert request_votes(position(full("variety", SPIRAL)), "variety") == [0, 0]


def test_cc_6_7_lengths_of_different_routes_do_not_add_up() -> None:
    state = position(full("variety", SPIRAL, "c3-d3, c5-f5, f1-f5, a1-f1"))
    assert counted(state, "variety")[0] == 3


def test_cc_6_7_equal_lengths_count_once() -> None:
    assert counted(position(with_ring("variety", ALL_AROUND)), "variety")[0] == 1


@pytest.mark.parametrize(
    ("walkways", "crossings"),
    [
        ("", 0),
        ("b4-f4", 0),
        ("c3-c5", 0),
        ("b4-f4, c3-c5", 1),
        ("b4-f4, e3-e5", 1),
        ("b4-f4, d2-d4", 0),
        ("a3-e3, d2-d4", 1),
        ("a3-e3, d2-d4, b4-f4, c3-c5", 2),
    ],
)
def test_cc_6_8_walkways_that_cross_above_a_lower_one(walkways: str, crossings: int) -> None:
    state = position(joining(BRIDGE, walkways, "requests: crossings"))
    assert counted(state, "crossings")[0] == crossings
    assert request_votes(state, "crossings")[0] == -2 * crossings


def test_cc_6_8_each_upper_walkway_counts_once() -> None:
    """The sand walkway crosses above a blue and a green one; neither of these crosses above anything."""
    state = position(joining(BRIDGE, "b4-f4, c3-c5, e3-e5", "requests: crossings"))
    assert request_votes(state, "crossings")[0] == -2


def test_cc_6_8_the_order_of_building_makes_no_difference() -> None:
    for walkways in ("c3-c5, b4-f4", "b4-f4, c3-c5"):
        state = position(joining(BRIDGE, walkways, "requests: crossings"))
        assert request_votes(state, "crossings")[0] == -2


@pytest.mark.parametrize(
    ("walkways", "lonely"), [("", 10), ("a1-c1", 8), ("a1-c1, c1-c3", 7), (ALL_AROUND, 6), ("a1-c1, c3-e3", 6)]
)
def test_cc_6_9_buildings_without_a_walkway(walkways: str, lonely: int) -> None:
    state = position(with_ring("loneliness", walkways))
    assert counted(state, "loneliness")[0] == lonely
    assert request_votes(state, "loneliness")[0] == -2 * lonely


def test_cc_6_9_nobody_is_lonely_where_all_are_joined() -> None:
    inner = "b2-c2, c2-c3, b3-c3, b2-b3"
    described = f"first: 1\nturn: 0\nstep: joining\nrequests: loneliness\ncity 0:\n{RECTANGLE}\n"
    state = position(f"{described}walkways 0: {AROUND}, {inner}")
    assert request_votes(state, "loneliness")[0] == 0


def test_cc_6_10_a_balanced_city_loses_nothing() -> None:
    state = position(full("balance", BALANCED, ", ".join(BALANCING)))
    assert counted(state, "balance") == [0, 7]
    assert request_votes(state, "balance") == [0, -4]


@pytest.mark.parametrize("missing", BALANCING)
def test_cc_6_10_every_one_of_the_walkways_is_needed(missing: str) -> None:
    walkways = ", ".join(cells for cells in BALANCING if cells != missing)
    state = position(full("balance", BALANCED, walkways))
    assert counted(state, "balance")[0] == 1
    assert request_votes(state, "balance")[0] == -4


def test_cc_6_10_it_costs_four_however_much_is_missing() -> None:
    state = position(full("balance", BALANCED))
    assert counted(state, "balance") == [7, 7]
    assert request_votes(state, "balance") == [-4, -4]


def test_cc_6_10_longer_ones_do_not_stand_in_for_shorter_ones() -> None:
    """Length 5 and length 4 alone: the five of length 3 are all missing."""
    state = position(full("balance", SPIRAL, "a1-f1, f1-f5"))
    assert counted(state, "balance")[0] == 5


def test_two_requests_are_scored_each_by_itself() -> None:
    state = position(joining(RING, ALL_AROUND, "requests: loops, loneliness"))
    assert list(state.scores()[0].categories) == ["blue", "green", "sand", "loops", "loneliness"]
    assert state.total(0) == 8 + 3 - 12
