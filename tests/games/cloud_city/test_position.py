"""Positions from descriptions: what they say, what they leave open, and what is wrong with them."""

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadPosition
from pentapolis.core.views import plain
from pentapolis.games.cloud_city.tiles import NAMES
from pentapolis.texts import LANGUAGES, explain
from tests.conformance.random_play import play_on
from tests.games.cloud_city.drawn_cities import CROSS, RING, joining
from tests.games.cloud_city.notation import CLOUD_CITY, actor, city, position, table, tile_names, walkways


def defects_of(description: str) -> list[str]:
    """Return the keys of everything that is wrong with a description."""
    with pytest.raises(BadPosition) as caught:
        position(description)
    assert caught.value.params == {"count": len(caught.value.reasons)}
    for language in LANGUAGES:
        assert "{" not in explain(caught.value, language)
        assert "cloud-city." not in explain(caught.value, language)
    return [reason.key.removeprefix("cloud-city.position.") for reason in caught.value.reasons]


def test_nothing_described_is_a_game_of_two_about_to_begin() -> None:
    state = position("")
    view = table(state)
    assert (view["seats"], view["first"], view["to_act"], view["round"], view["phase"]) == (2, 0, [0], 1, "choosing")
    assert [city(state, seat) for seat in range(2)] == [["B.", ".B"], ["B.", ".G"]]
    assert (len(view["row"]), view["pile"], view["size"]) == (3, 35, [3, 4])


def test_what_is_left_out_is_drawn() -> None:
    rows = {tuple(tile_names(table(CLOUD_CITY.position("", Luck(seed)))["row"])) for seed in range(10)}
    assert len(rows) > 5


def test_the_same_luck_draws_the_same() -> None:
    assert CLOUD_CITY.position("round: 4", Luck(3)) == CLOUD_CITY.position("round: 4", Luck(3))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("step", ["choosing", "placing", "drawing"])
@pytest.mark.parametrize("turn", [0, 1])
def test_cities_that_are_left_out_are_as_large_as_they_must_be(seats: int, step: str, turn: int) -> None:
    for number in (1, 5, 7):
        state = position(f"seats: {seats}\nfirst: 1\nturn: {turn}\nstep: {step}\nround: {number}")
        view = table(state)
        assert (view["round"], view["to_act"], view["phase"]) == (number, [turn], step)
        assert CLOUD_CITY.restore(state.serialise()) == state
        play_on(state, seed=number)
        assert state.to_act() == []


def test_a_drawn_city_says_which_round_it_is() -> None:
    assert table(position(f"city 0:\n{RING}"))["round"] == 5
    assert table(position(joining(RING)))["round"] == 4
    assert table(position(f"turn: 1\ncity 0:\n{RING}"))["round"] == 4


def test_rows_of_a_city_may_stand_behind_each_other() -> None:
    assert position("city 0: B.G./.B.S") == position("city 0:\n  B.G.  # a comment\n  .B.S")
    assert city(position("city 0: B.~~~~/.B/GG/.."), 0) == ["B.", ".B", "GG", ".."]


def test_a_view_can_be_described_again() -> None:
    state = position(joining(CROSS, "a3-e3, d2-d4"))
    again = position(joining("\n".join(city(state, 0)), "a3-e3, d2-d4"))
    assert (city(again, 0), walkways(again, 0)) == (city(state, 0), walkways(state, 0))


def test_hands_row_and_pile() -> None:
    hand = "hand 0: sand/sand, blue+green\nknown 1: blue+blue\nchosen: green/green"
    state = position(f"round: 3\nstep: placing\n{hand}\nrow: sand+sand\npile: blue/blue, sand+blue")
    assert tile_names(plain(state.view(0))["hand"]) == ["blue+green", "sand/sand"]
    assert tile_names(table(state)["cities"][1]["known"]) == ["blue+blue"]
    assert "blue+blue" in tile_names(plain(state.view(1))["hand"])
    assert table(state)["chosen"]["name"] == "green/green"
    assert "sand+sand" in tile_names(table(state)["row"])
    pile = next(zone.items for zone in state.zones() if zone.name == "pile")
    assert [NAMES[kind] for kind in pile[:2]] == ["blue/blue", "sand+blue"]


def test_requests_and_size_are_options() -> None:
    state = position("city: 3x3\nrequests: value, loops")
    assert state.options == {"city": "3x3", "requests": 2}
    assert [standing["request"] for standing in table(state)["requests"]] == ["loops", "value"]


def test_who_begins_and_whose_turn_it_is() -> None:
    state = position("seats: 4\nfirst: 2\nturn: 3")
    assert (table(state)["first"], actor(state)) == (2, 3)
    assert actor(position("seats: 4\nfirst: 2")) == 2


def test_without_a_possible_walkway_there_is_nothing_to_join() -> None:
    assert table(position("step: joining\ncity 0: B.G./.B.S"))["phase"] == "drawing"


@pytest.mark.parametrize(
    ("description", "keys"),
    [
        ("seats: 5", ["problem.position-number"]),
        ("castle: 3", ["problem.position-key"]),
        ("castle", ["problem.position-line"]),
        ("first: 2", ["problem.position-number"]),
        ("turn: x", ["problem.position-number"]),
        ("round: 12", ["problem.position-number"]),
        ("step: sleeping", ["word"]),
        ("city: 5x5", ["word"]),
        ("seats: 4\ncity: 3x4", ["problem.option-value"]),
        ("requests: luck", ["word"]),
        ("requests: loops, loops", ["requests"]),
        ("requests: loops, value, water", ["requests"]),
        ("hand 0: blue", ["word"]),
        ("row: blue+red, sand*sand", ["word", "word"]),
        ("city 2: G./.G", ["no-such-seat"]),
        ("hand 3: blue+blue", ["no-such-seat"]),
        ("city 0: B.GG..SSBB/.B........", ["picture-size"]),
        ("city 0: B./.B/B./.B/B./.B/B./.B/B./.B", ["picture-size"]),
        ("city 0:", ["picture-size"]),
        ("city 0: B.X./.B..", ["picture-letter"]),
        ("city 0: B.GG/.BG.", ["picture-tile"]),
        ("city 0: B.G./.B..", ["picture-tile"]),
        ("city 0: B.G~/.BG~", ["picture-tile"]),
        ("city 0: B.GG/.B", ["picture-tile"]),
        ("city 0: ~~B./~~.B", ["not-in-corner"]),
        ("city 0: ~~/~~/B./.B", ["not-in-corner"]),
        ("city 0: B.~~GG/.B~~..", ["city-apart"]),
        ("city 0: B.~~/.B~~/~~GG/~~..", ["city-apart"]),
        ("city: 3x3\ncity 0: B.GGSSGG/.B......", ["city-too-large"]),
        ("city 0: GG/..", ["no-start"]),
        ("city 0: B.GG/.B..\ncity 1: B./.G", ["city-size"]),
        ("round: 3\ncity 0: B./.B", ["city-size"]),
        ("round: 1\ncity 0: B.GG/.B..\ncity 1: B.GG/.G..", ["city-size", "city-size"]),
        ("city 0: B.BB/.B..\nwalkways 0: a1-d1", ["walkway"]),
        ("city 0: B.BB/.B..\nwalkways 0: c1-d1, c1-d1", ["walkway"]),
        ("city 0: B.BB/.B..\nwalkways 0: c1-i1, a1, a1-a1, a1-h1", ["walkway"] * 4),
        ("hand 0: blue+green, blue+green, blue+green", ["tile-count"]),
        ("row: blue+green, blue+green\nhand 1: blue+green", ["tile-count"]),
        ("hand 0: sand/sand, sand/sand, sand/sand\nknown 0: sand/sand", ["known"]),
        ("round: 2\nhand 0: sand/sand\nknown 0: blue+blue", ["known"]),
        ("hand 0: sand/sand, blue+blue, green+green, sand+sand", ["hand-size"]),
        ("step: drawing\ncity 0: B.GG/.B..\nhand 0: sand/sand, blue+blue, green+green", ["hand-size"]),
        ("row: sand/sand, blue+blue, green+green, sand+sand", ["row-size"]),
        ("chosen: sand/sand", ["chosen"]),
        ("round: 11\nstep: drawing", ["last-draw"]),
        ("first: 9\nturn: 9", ["problem.position-number"] * 2),
    ],
)
def test_what_is_wrong_is_told(description: str, keys: list[str]) -> None:
    assert defects_of(description) == keys


def test_every_defect_is_told_at_once() -> None:
    found = defects_of(
        "city: 3x3\ncity 0: GGGGSSGG/........\nhand 0: blue+green, blue+green, blue+green\nchosen: sand/sand"
    )
    assert set(found) == {"city-too-large", "no-start", "tile-count", "chosen"}
