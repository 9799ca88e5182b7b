"""The set-up (CC-2.1 to CC-2.5)."""

from collections import Counter

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadOption
from pentapolis.core.views import plain
from pentapolis.games.cloud_city.requests import REQUESTS
from pentapolis.games.cloud_city.tile_list import COPIES, STARTING_TILES
from tests.conformance.random_play import named
from tests.games.cloud_city.notation import CLOUD_CITY, city, names, table, tile_names


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cc_2_1_three_tiles_lie_face_up_beside_the_pile(seats: int) -> None:
    view = table(CLOUD_CITY.setup(seats, Luck(1)))
    assert len(view["row"]) == 3
    assert view["pile"] == 44 - 3 - 3 * seats


def test_cc_2_1_the_tiles_are_shuffled() -> None:
    rows = {tuple(tile_names(table(CLOUD_CITY.setup(2, Luck(seed)))["row"])) for seed in range(20)}
    assert len(rows) > 15


def test_cc_2_1_all_44_tiles_are_in_the_game() -> None:
    state = CLOUD_CITY.setup(3, Luck(1))
    view = plain(state.view(0))
    unseen = Counter(view["unseen"])
    assert unseen + Counter(tile_names(view["row"])) + Counter(tile_names(view["hand"])) == Counter(COPIES)


def test_cc_2_1_the_first_player_is_drawn_by_lot() -> None:
    firsts = Counter(table(CLOUD_CITY.setup(4, Luck(seed)))["first"] for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 25


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cc_2_2_starting_tiles_go_round_clockwise_from_the_first_player(seats: int) -> None:
    for seed in range(8):
        events: list[Event] = []
        state = CLOUD_CITY.setup(seats, Luck(seed), events)
        view = table(state)
        order = [(view["first"] + place) % seats for place in range(seats)]
        assert [view["cities"][seat]["birds"] for seat in order] == list(range(1, seats + 1))
        founded = [named(event) for event in events if event.name == "founded"]
        assert [event["seat"] for event in founded] == order
        assert [event["tile"]["name"] for event in founded] == list(STARTING_TILES[:seats])


def test_cc_2_2_the_two_buildings_stand_on_the_starting_tile() -> None:
    state = CLOUD_CITY.setup(4, Luck(1))
    first = table(state)["first"]
    drawn = [city(state, (first + place) % 4) for place in range(4)]
    assert drawn == [["B.", ".B"], ["B.", ".G"], ["G.", ".G"], ["G.", ".S"]]
    assert [found["start"] for found in table(state)["cities"]] == [[1, 1]] * 4


def test_cc_2_3_everybody_holds_three_hidden_tiles() -> None:
    state = CLOUD_CITY.setup(4, Luck(1))
    for seat in range(4):
        assert len(plain(state.view(seat))["hand"]) == 3
        assert table(state)["cities"][seat]["hidden"] == 3
        assert table(state)["cities"][seat]["known"] == []
    assert table(state)["hand"] == []


def test_cc_2_3_only_the_owner_sees_what_comes_into_a_hand() -> None:
    events: list[Event] = []
    state = CLOUD_CITY.setup(3, Luck(1), events)
    for seat in range(3):
        seen = [named(event) for event in events if event.name == "received" and event.seen_by(seat)]
        assert {event["seat"] for event in seen} == {seat}
        assert sorted(event["tile"]["name"] for event in seen) == sorted(tile_names(plain(state.view(seat))["hand"]))
    assert not any(event.seen_by(None) for event in events if event.name == "received")


@pytest.mark.parametrize(
    ("seats", "options", "size", "rounds"),
    [
        (2, {}, [3, 4], 11),
        (3, {}, [3, 4], 11),
        (4, {}, [3, 3], 8),
        (2, {"city": "3x3"}, [3, 3], 8),
        (3, {"city": "3x3"}, [3, 3], 8),
        (4, {"city": "3x3"}, [3, 3], 8),
    ],
)
def test_cc_2_4_the_size_of_cities_and_the_number_of_rounds(
    seats: int, options: dict[str, str], size: list[int], rounds: int
) -> None:
    view = table(CLOUD_CITY.setup(seats, Luck(1), None, **options))
    assert (view["size"], view["round"], view["rounds"]) == (size, 1, rounds)


def test_cc_2_4_four_players_have_no_large_cities() -> None:
    with pytest.raises(BadOption):
        CLOUD_CITY.setup(4, Luck(1), None, city="3x4")


@pytest.mark.parametrize("seats", [1, 5])
def test_cc_2_4_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadOption):
        CLOUD_CITY.setup(seats, Luck(1))


@pytest.mark.parametrize("count", [0, 1, 2])
def test_cc_2_5_so_many_different_requests_lie_open(count: int) -> None:
    for seed in range(40):
        events: list[Event] = []
        state = CLOUD_CITY.setup(2, Luck(seed), events, requests=count)
        found = [standing["request"] for standing in table(state)["requests"]]
        assert len(set(found)) == len(found) == count
        assert [named(e)["request"]["name"] for e in events if e.name == "requested"] == found


def test_cc_2_5_any_request_may_come() -> None:
    found = {table(CLOUD_CITY.setup(2, Luck(s), None, requests=1))["requests"][0]["request"] for s in range(120)}
    assert found == set(REQUESTS)


@pytest.mark.parametrize("count", [3, -1, True])
def test_cc_2_5_there_are_at_most_two(count: int) -> None:
    with pytest.raises(BadOption):
        CLOUD_CITY.setup(2, Luck(1), None, requests=count)


def test_the_set_up_is_told_in_order() -> None:
    events: list[Event] = []
    CLOUD_CITY.setup(2, Luck(1), events, requests=1)
    told = names([named(event) for event in events])
    assert told == ["founded"] * 2 + ["opened"] + ["received"] * 6 + ["requested", "began"]
