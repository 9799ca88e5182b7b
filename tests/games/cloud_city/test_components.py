"""What is in the box (CC-1.1 to CC-1.4), and the table of tiles."""

import json
from collections import Counter

import pytest

from pentapolis.core.luck import Luck
from pentapolis.games.cloud_city.actions import PAIRS, SPACE, cells_of_pair, pair
from pentapolis.games.cloud_city.requests import REQUESTS
from pentapolis.games.cloud_city.tile_list import COPIES, STARTING_TILES
from pentapolis.games.cloud_city.tiles import DECK, NAMES, TILES
from pentapolis.games.cloud_city.zones import BUILDING, REQUEST, STARTING_TILE, WALKWAY
from pentapolis.texts.catalogues import game_folder
from tests.games.cloud_city.drawn_cities import SPIRAL, joining
from tests.games.cloud_city.notation import CLOUD_CITY, act, city, options, position, table, walkways

BOX = Counter(CLOUD_CITY.components(4, {}))


def test_cc_1_1_there_are_44_tiles_and_4_starting_tiles() -> None:
    assert sum(BOX[kind] for kind in range(len(TILES))) == 44 == len(DECK)
    assert [BOX[STARTING_TILE + birds] for birds in range(1, 5)] == [1, 1, 1, 1]


def test_cc_1_1_two_sites_on_an_edge_or_a_diagonal_in_one_or_two_colours() -> None:
    assert len(set(NAMES)) == 15
    for tile in TILES:
        assert {tile.first, tile.second} <= {"blue", "green", "sand"}
        mark = {"adjacent": "+", "diagonal": "/"}[tile.layout]
        assert tile.name == f"{tile.first}{mark}{tile.second}"
    assert {(tile.layout, tile.first == tile.second) for tile in TILES} == {
        *((layout, same) for layout in ("adjacent", "diagonal") for same in (True, False))
    }


def test_cc_1_1_the_table_of_tiles_names_every_kind() -> None:
    assert set(COPIES) == set(NAMES)
    assert set(STARTING_TILES) <= set(NAMES)


def test_cc_1_2_every_site_has_a_building_32_of_each_colour() -> None:
    assert [BOX[BUILDING + colour] for colour in range(3)] == [32, 32, 32]
    sites: Counter[str] = Counter()
    for name in [*(NAMES[kind] for kind in DECK), *STARTING_TILES]:
        tile = TILES[NAMES.index(name)]
        sites.update([tile.first, tile.second])
    assert sites == {"blue": 32, "green": 32, "sand": 32}


def test_cc_1_2_colours_rise_in_height() -> None:
    """Each colour is passed over by the next ones only (a row of blue, green and sand between two of each)."""
    for inner, outer, passes in [("G", "B", False), ("S", "B", False), ("B", "G", True), ("S", "G", False)]:
        state = position(f"step: joining\ncity 0: {outer}.{inner}{outer}/.{outer}../B.~~/.B~~")
        assert ("join a1-d1" in options(state)) == passes
    for inner in "BG":
        assert "join a1-d1" in options(position(f"step: joining\ncity 0: S.{inner}S/.S../B.~~/.B~~"))


def test_cc_1_3_31_walkways_of_each_colour_in_five_lengths() -> None:
    for colour in range(3):
        assert [BOX[WALKWAY + colour * 5 + i] for i in range(5)] == [6, 8, 8, 6, 3]
    supply = table(CLOUD_CITY.setup(2, Luck(1)))["supply"]
    assert supply == {"blue": [6, 8, 8, 6, 3], "green": [6, 8, 8, 6, 3], "sand": [6, 8, 8, 6, 3]}
    assert sum(supply["blue"]) == 31


@pytest.mark.parametrize(
    ("cells", "length", "votes"),
    [("c3-d3", 1, 1), ("c3-c5", 2, 2), ("c5-f5", 3, 3), ("f1-f5", 4, 5), ("a1-f1", 5, 8)],
)
def test_cc_1_3_longer_walkways_are_worth_more(cells: str, length: int, votes: int) -> None:
    state = position(joining(SPIRAL))
    (joined,) = [event for event in act(state, f"join {cells}") if event["event"] == "joined"]
    assert (joined["walkway"]["length"], joined["walkway"]["votes"]) == (length, votes)
    assert state.total(0) == votes
    assert walkways(state, 0) == [f"sand {cells}"]


def test_cc_1_4_ten_special_requests() -> None:
    assert len(REQUESTS) == len(set(REQUESTS)) == 10
    assert [BOX[REQUEST + request] for request in range(10)] == [1] * 10


def test_cc_1_4_no_requests_in_the_basic_game() -> None:
    assert table(CLOUD_CITY.setup(2, Luck(1)))["requests"] == []


def test_facts_agree_with_the_tables() -> None:
    file = game_folder("cloud-city") / "facts.json"
    facts = {fact["name"]: fact for fact in json.loads(file.read_text("utf-8"))}
    listed = dict(part.rsplit(" ", 1) for part in facts["tile-list"]["value"].replace(";", ",").split(", "))
    assert {name: int(count) for name, count in listed.items()} == {letters(name): COPIES[name] for name in COPIES}
    starts = [part.split(": ")[1] for part in facts["starting-tiles"]["value"].split(", ")]
    assert starts == [letters(name) for name in STARTING_TILES]
    assert facts["tile-list"]["confidence"] == facts["starting-tiles"]["confidence"] == "reconstructed"


def letters(name: str) -> str:
    return name.replace("blue", "B").replace("green", "G").replace("sand", "S").replace("+", "")


def test_pairs_of_cells_are_numbered_one_after_another() -> None:
    assert [pair(*cells_of_pair(number)) for number in range(PAIRS)] == list(range(PAIRS))
    assert cells_of_pair(0) == (0, 1)
    assert cells_of_pair(PAIRS - 1) == (62, 63)


def test_the_cells_of_a_walkway_may_be_written_in_either_order() -> None:
    assert SPACE.parse("join c1-a1") == SPACE.parse("join a1-c1")
    assert SPACE.text(SPACE.parse("join c1-a1")) == "join a1-c1"


def test_a_city_is_drawn_as_it_lies() -> None:
    assert city(position("city 0: B.G./.B.S"), 0) == ["B.G.", ".B.S"]
