"""A turn (CC-3.0 to CC-3.4)."""

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.views import plain
from tests.games.cloud_city.drawn_cities import CROSS, joining
from tests.games.cloud_city.notation import (
    CLOUD_CITY,
    act,
    actor,
    city,
    names,
    options,
    play_turns,
    position,
    refusal,
    refused_by,
    table,
    tile_names,
    walkways,
)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_cc_3_0_the_player_with_one_bird_begins_then_clockwise(first: int) -> None:
    state = position(f"seats: 3\nfirst: {first}")
    turns = []
    for _ in range(6):
        turns.append(actor(state))
        play_turns(state, 1)
    assert turns == [(first + turn) % 3 for turn in range(6)]
    assert table(state)["cities"][first]["birds"] == 1


def test_cc_3_0_nobody_else_may_do_anything() -> None:
    state = position("seats: 3")
    assert [state.legal(seat) for seat in (1, 2)] == [[], []]
    for seat in (1, 2):
        why = state.refuse(seat, state.legal(0)[0])
        assert why is not None
        assert (why.rule, why.reason) == ("CC-3.0", "not-your-turn")


def test_cc_3_0_four_steps_in_this_order() -> None:
    state = position("city 0: B.G./.B.S\nhand 0: blue+blue\nrow: green+green\nturn: 0")
    assert table(state)["phase"] == "choosing"
    act(state, "choose blue+blue")
    assert table(state)["phase"] == "placing"
    act(state, "place 2 1 0")
    assert table(state)["phase"] == "joining"
    act(state, "done")
    assert table(state)["phase"] == "drawing"
    act(state, "take green+green")
    assert (table(state)["phase"], actor(state)) == ("choosing", 1)


def test_cc_3_0_nothing_can_be_done_out_of_order() -> None:
    state = position("city 0: B.G./.B.S\nhand 0: blue+blue\nrow: green+green")
    for text in ("place 2 1 0", "join a1-b2", "done", "take green+green", "draw"):
        assert refused_by(state, text) in ("CC-3.1 no-placing-now", "CC-3.3 no-joining-now", "CC-3.4 no-drawing-now")
    act(state, "choose blue+blue")
    assert refused_by(state, "choose blue+blue") == "CC-3.1 no-choosing-now"
    act(state, "place 2 1 0")
    assert refused_by(state, "place 3 1 0") == "CC-3.1 no-placing-now"
    assert refused_by(state, "draw") == "CC-3.4 no-drawing-now"
    act(state, "done")
    assert refused_by(state, "join a3-b3") == "CC-3.3 no-joining-now"
    assert refused_by(state, "done") == "CC-3.3 no-joining-now"


def test_cc_3_1_every_kind_of_tile_in_the_hand_is_offered_once() -> None:
    state = position("hand 0: sand/sand, blue+green, sand/sand")
    assert options(state) == ["choose blue+green", "choose sand/sand"]
    state = position("hand 0: sand/sand, sand/sand, sand/sand")
    assert options(state) == ["choose sand/sand"], "asked all the same: the hand is a secret"


def test_cc_3_1_only_a_tile_of_the_hand() -> None:
    state = position("hand 0: sand/sand, blue+green, sand/sand")
    why = refusal(state, "choose green+blue")
    assert why is not None
    assert (why.rule, why.reason) == ("CC-3.1", "not-in-hand")
    assert why.params == {"layout": "adjacent", "first": "green", "second": "blue"}


def test_cc_3_1_the_tile_leaves_the_hand() -> None:
    state = position("hand 0: sand/sand, blue+green, sand/sand")
    happened = act(state, "choose sand/sand")
    assert [(event["event"], event["tile"]["name"]) for event in happened] == [("chose", "sand/sand")]
    assert tile_names(plain(state.view(0))["hand"]) == ["blue+green", "sand/sand"]
    assert table(state)["chosen"]["name"] == "sand/sand"
    act(state, "place 0 1 0")
    assert table(state)["chosen"] is None


def test_cc_3_1_a_tile_goes_to_any_side_of_the_city() -> None:
    state = position("hand 0: blue+green")
    act(state, "choose blue+green")
    places = {text.rsplit(" ", 1)[0] for text in options(state)}
    assert places == {"place 0 1", "place 1 0", "place 1 2", "place 2 1"}


def test_cc_3_1_any_rotation() -> None:
    state = position("hand 0: blue+green")
    act(state, "choose blue+green")
    assert options(state, "place 1 2") == [f"place 1 2 {turns}" for turns in range(4)]


def test_cc_3_1_rotations_that_look_the_same_are_offered_once() -> None:
    state = position("hand 0: sand/sand")
    act(state, "choose sand/sand")
    assert options(state, "place 1 2") == ["place 1 2 0", "place 1 2 1"]
    why = refusal(state, "place 1 2 3")
    assert why is not None
    assert (why.reason, why.params) == ("looks-the-same", {"turns": 3, "same": 1})


def test_cc_3_1_edge_to_edge_with_the_city() -> None:
    state = position("city 0: B.G./.B.S\nhand 0: blue+green")
    act(state, "choose blue+green")
    assert {text.rsplit(" ", 1)[0] for text in options(state)} == {
        *("place 0 1", "place 0 2", "place 1 0", "place 1 3", "place 2 1", "place 2 2")
    }
    for place in ("0 0", "0 3", "2 0", "2 3", "3 1", "1 4", "4 4"):
        assert refused_by(state, f"place {place} 0") == "CC-3.1 not-beside-city"
    for place in ("1 1", "1 2"):
        assert refused_by(state, f"place {place} 0") == "CC-3.1 place-taken"


def test_cc_3_1_a_small_city_stays_within_three_by_three() -> None:
    state = position("city: 3x3\ncity 0: B.G.SS/.B.S..\nhand 0: blue+green")
    act(state, "choose blue+green")
    assert {text.rsplit(" ", 1)[0] for text in options(state)} == {
        *(f"place {row} {column}" for row in (0, 2) for column in (1, 2, 3))
    }
    for place in ("1 0", "1 4"):
        why = refusal(state, f"place {place} 0")
        assert why is not None
        assert (why.reason, why.params) == ("city-too-large", {"shorter": 3, "longer": 3})


def test_cc_3_1_a_large_city_is_lying_or_standing() -> None:
    lying = position("city 0: B.G.SS/.B.S..\nhand 0: blue+green")
    act(lying, "choose blue+green")
    assert {"place 1 0 0", "place 1 4 0"} <= set(options(lying))
    standing = position("city 0: B./.B/G./.S/SS/..\nhand 0: blue+green")
    act(standing, "choose blue+green")
    assert {"place 0 1 0", "place 4 1 0"} <= set(options(standing))


def test_cc_3_1_but_not_four_by_four() -> None:
    """Four columns: a fourth row is too much. Three by three: either a row or a column."""
    lying = position("city 0: B.G.SSSS/.B.S..../BB~~~~~~/..~~~~~~/BB~~~~~~/..~~~~~~\nhand 0: blue+green")
    act(lying, "choose blue+green")
    for place in ("0 1", "0 2", "4 1"):
        assert refused_by(lying, f"place {place} 0") == "CC-3.1 city-too-large"
    square = position("city 0: B.G.SS/.B.S../BB~~~~/..~~~~/BB~~~~/..~~~~\nhand 0: blue+green")
    act(square, "choose blue+green")
    assert {"place 0 1 0", "place 4 1 0", "place 1 0 0", "place 1 4 0"} <= set(options(square))


def test_cc_3_1_the_starting_tile_need_not_be_in_the_middle() -> None:
    state = position("hand 0: sand+green")
    assert table(state)["cities"][0]["start"] == [1, 1]
    act(state, "choose sand+green", "place 0 1 0")
    assert city(state, 0) == ["SG", "..", "B.", ".B"]
    assert table(state)["cities"][0]["start"] == [2, 1]
    state = position("hand 0: sand+green")
    act(state, "choose sand+green", "place 1 0 0")
    assert city(state, 0) == ["SGB.", "...B"]
    assert table(state)["cities"][0]["start"] == [1, 2]


def test_cc_3_1_a_full_corner_is_reached_from_every_side() -> None:
    """The last place of a city is the only one, in four rotations."""
    state = position("city: 3x3\nround: 8\ncity 0: B.G.SS/.B.S../BBSSGG/....../~~SSGG/~~....\nhand 0: blue+green")
    act(state, "choose blue+green")
    assert options(state) == [f"place 3 1 {turns}" for turns in range(4)]


@pytest.mark.parametrize(
    ("tile", "drawn"),
    [
        ("blue+green", ["BG/..", ".B/.G", "../GB", "G./B."]),
        ("green+blue", ["GB/..", ".G/.B", "../BG", "B./G."]),
        ("sand+sand", ["SS/..", ".S/.S", "../SS", "S./S."]),
        ("blue/sand", ["B./.S", ".B/S.", "S./.B", ".S/B."]),
        ("green/green", ["G./.G", ".G/G."]),
    ],
)
def test_cc_3_2_buildings_stand_on_the_sites_of_the_turned_tile(tile: str, drawn: list[str]) -> None:
    for turns, expected in enumerate(drawn):
        state = position(f"hand 0: {tile}")
        act(state, f"choose {tile}", f"place 1 2 {turns}")
        assert "/".join(row[2:] for row in city(state, 0)) == expected


def test_cc_3_2_the_buildings_come_from_the_supply() -> None:
    state = position("hand 0: blue+green")
    before = next(zone.items for zone in state.zones() if zone.name == "supply")
    act(state, "choose blue+green", "place 1 2 0")
    after = next(zone.items for zone in state.zones() if zone.name == "supply")
    assert len(before) - len(after) == 2


def test_cc_3_3_any_number_of_walkways() -> None:
    state = position(joining(CROSS))
    act(state, "join a3-e3", "join d2-d4", "join d4-d6", "join b4-f4")
    assert len(walkways(state, 0)) == 4


def test_cc_3_3_or_none() -> None:
    state = position(joining(CROSS))
    assert options(state)[-1] == "done"
    act(state, "done")
    assert (walkways(state, 0), table(state)["phase"]) == ([], "drawing")


def test_cc_3_3_anywhere_in_the_own_city() -> None:
    """Also between buildings that were there before, in a later turn."""
    state = position("city 0: B.B./.B.G\nhand 0: sand+sand")
    act(state, "choose sand+sand", "place 2 1 0")
    assert "join a1-c1" in options(state)


def test_cc_3_3_the_step_ends_when_nothing_can_be_joined() -> None:
    state = position("city 0: B.~~/.B~~\nhand 0: green/sand")
    act(state, "choose green/sand", "place 1 2 0")
    assert table(state)["phase"] == "drawing"
    assert refused_by(state, "join a1-b2") == "CC-4.1 not-in-line", "why not is told all the same"
    state = position("city 0: B.~~/.B~~\nhand 0: sand+sand")
    happened = act(state, "choose sand+sand", "place 1 2 0", "join c1-d1")
    assert (names(happened)[-1], table(state)["phase"]) == ("joined", "drawing")


def test_cc_3_3_only_in_the_own_city() -> None:
    state = position("turn: 1\nstep: joining\ncity 0: B.B./.B.G\ncity 1: B.SS/.G..")
    assert options(state) == ["join c1-d1", "done"]
    act(state, "join c1-d1")
    assert (walkways(state, 0), walkways(state, 1)) == ([], ["sand c1-d1"])


def test_cc_3_4_a_tile_from_the_row_is_replaced_from_the_pile() -> None:
    row = "row: blue+blue, green/sand, sand+sand\npile: green+green"
    state = position(f"step: drawing\ncity 0: B.G./.B.S\nhand 0: blue/sand, blue/sand\n{row}")
    happened = act(state, "take green/sand")
    assert names(happened) == ["took", "refilled"]
    assert tile_names(plain(state.view(0))["hand"]) == ["blue/sand", "blue/sand", "green/sand"]
    assert tile_names(table(state)["row"]) == ["blue+blue", "green+green", "sand+sand"]


def test_cc_3_4_or_the_top_of_the_pile() -> None:
    row = "row: blue+blue, green/sand, sand+sand\npile: green+green"
    state = position(f"step: drawing\ncity 0: B.G./.B.S\nhand 0: blue/sand, blue/sand\n{row}")
    pile = table(state)["pile"]
    happened = act(state, "draw")
    assert names(happened) == ["drew", "received"]
    assert tile_names(plain(state.view(0))["hand"]) == ["green+green", "blue/sand", "blue/sand"]
    assert tile_names(table(state)["row"]) == ["blue+blue", "sand+sand", "green/sand"]
    assert table(state)["pile"] == pile - 1


def test_cc_3_4_equal_tiles_of_the_row_are_offered_once() -> None:
    state = position("step: drawing\ncity 0: B.G./.B.S\nrow: sand+sand, blue+blue, sand+sand")
    assert options(state) == ["take blue+blue", "take sand+sand", "draw"]


def test_cc_3_4_only_what_lies_there() -> None:
    state = position("step: drawing\ncity 0: B.G./.B.S\nrow: sand+sand, blue+blue, sand+sand")
    why = refusal(state, "take green/green")
    assert why is not None
    assert (why.rule, why.reason) == ("CC-3.4", "not-in-row")
    assert why.params == {"layout": "diagonal", "first": "green", "second": "green"}


def test_cc_3_4_drawing_is_a_must() -> None:
    state = position("step: drawing\ncity 0: B.G./.B.S")
    assert all(text == "draw" or text.startswith("take") for text in options(state))


@pytest.mark.parametrize(("seats", "size", "rounds"), [(2, "3x4", 11), (3, "3x4", 11), (4, "3x3", 8)])
def test_cc_3_4_nobody_draws_in_the_last_round(seats: int, size: str, rounds: int) -> None:
    state = CLOUD_CITY.setup(seats, Luck(3), None, city=size)
    play_turns(state, seats * (rounds - 1))
    pile = table(state)["pile"]
    play_turns(state, seats)
    assert table(state)["pile"] == pile
    assert [city["hidden"] for city in table(state)["cities"]] == [2] * seats


@pytest.mark.parametrize(("seats", "size", "left"), [(2, "3x4", 15), (3, "3x4", 2), (4, "3x3", 1), (2, "3x3", 21)])
def test_cc_3_4_the_pile_never_runs_out(seats: int, size: str, left: int) -> None:
    state = CLOUD_CITY.setup(seats, Luck(3), None, city=size)
    play_turns(state, seats * (11 if size == "3x4" else 8))
    assert state.to_act() == []
    assert table(state)["pile"] == left
