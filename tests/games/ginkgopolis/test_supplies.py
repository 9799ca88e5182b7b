"""GK-7: the deck and the tiles run out, exactly in the middle of things."""

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from tests.games.ginkgopolis.notation import (
    act,
    building,
    goods,
    names,
    names_of,
    only,
    options,
    position,
    refused_by,
    view,
)

QUIET = ("characters 0: 1 8 10", "characters 1: 4 16 19")  # nobody has an exploit bonus


def test_gk_7_1_the_deck_is_rebuilt_the_moment_its_last_card_is_drawn() -> None:
    state = position(
        *("seats: 3", "city: 2,0 red-9 of 0 site; 3,0 blue-9 of 1 site", "markers: E 4,0", "deck: A"),
        *("choice 0: red-1", "choice 1: red-2", "hand 2: red-3 B C D", "hand 0: E F G", "hand 1: H I J"),
    )
    happened = act(state, "2 choose red-3 alone")
    after = names(happened)[names(happened).index("roundbegan") :]
    assert after == ["roundbegan", "deckrebuilt", "cardsdrawn", "cardsdrawn", "cardsdrawn"], "between two draws"
    (event,) = only(happened, "deckrebuilt")
    assert names_of(event["added"]) == ["red-9", "blue-9"]
    table = view(state)
    assert not any(built["site"] for built in table["city"]), "all markers are removed"
    # 12 letters and 11 buildings; nine cards are in hands and one was just drawn, so 13 are shuffled.
    assert (event["deck"], len(event["discarded"])) == (13 - 7, 7)
    assert table["deck"] == 13 - 7 - 2
    assert len(table["discards"]) == 7


@pytest.mark.parametrize(("seats", "discarded"), [(2, 7), (3, 7), (4, 0), (5, 0)])
def test_gk_7_1_seven_are_discarded_with_few_players(seats: int, discarded: int) -> None:
    hands = ["hand 0: red-1 A", "hand 1: red-2 B", "hand 2: red-3 C", "hand 3: blue-1 D", "hand 4: blue-2 E"]
    state = position(f"seats: {seats}", *hands[:seats], "deck: L")
    for seat, line in enumerate(hands[:seats]):
        happened = act(state, f"{seat} choose {line.split()[2]} alone")
    (event,) = only(happened, "deckrebuilt")[:1]
    assert len(event["discarded"]) == discarded


def test_gk_7_1_the_new_deck_is_shuffled() -> None:
    decks = set()
    for seed in range(10):
        state = position("deck: A", "hand 0: red-1 B C D", "choice 1: red-2", "hand 1: E F G")
        act(state, "0 choose red-1 alone", luck=Luck(seed))
        (deck,) = [tuple(zone.items) for zone in state.zones() if zone.name == "deck"]
        decks.add(deck)
    assert len(decks) > 8


def test_gk_7_1_a_marked_building_has_no_card_until_then() -> None:
    state = position("hand 0: A", "tiles 0: red-9", "resources 0: 3", "choice 1: red-1", "deck: C D E")
    act(state, "0 choose A red-9", "0 move north")
    for zone in state.zones():
        if zone.name == "waiting":
            assert 60 + 12 + 8 in zone.items
    assert building(state, -1, -2)["site"]


# The supply has so many tiles, seat 1 has all others, and seat 0 exploits blue buildings.
def depleting(supply: str, *lines: str, choice: str = "yellow-1") -> State:
    return position(*QUIET, f"supply: {supply}", "tiles 1: rest", "hand 0: blue-9", f"choice 1: {choice}", *lines)


TALL = "city: 0,0 blue-2 red-15 blue-9 of 1"  # three floors: exploiting it gives three tiles


def test_gk_7_2_in_the_middle_of_an_action_everybody_is_asked_at_once() -> None:
    state = depleting("red-20 blue-20", TALL, "tiles 0: red-4 red-5")
    happened = act(state, "0 choose blue-9 alone")
    assert names(happened) == ["choicemade", "exploits", "buildingexploited", "tilesdrawn", "supplydepleted"]
    (event,) = only(happened, "buildingexploited")
    assert (event["count"], event["lost"]) == (2, 0), "the third is still owed"
    table = view(state)
    assert (table["phase"], state.to_act(), table["tile_supply"], table["depletions"]) == ("giving", [0, 1], 0, 1)
    assert options(state, 0) == ["give red-4", "give red-5", "give red-20", "give blue-20", "done"], "new ones, too"


def test_gk_7_2_the_choices_are_secret_and_revealed_together() -> None:
    state = depleting("red-20 blue-20", TALL, "tiles 0: red-4 red-5")
    act(state, "0 choose blue-9 alone")
    (event,) = act(state, "0 give red-4")
    assert event["event"] == "tileoffered"
    act(state, "0 give blue-20")
    assert act(state, "0 done") == [{"event": "givingdecided", "seat": 0}]
    assert names_of(view(state, 0)["giving"]) == ["red-4", "blue-20"]
    assert view(state, 1)["giving"] == view(state)["giving"] == []
    assert view(state, 1)["players"][0]["tiles"] == 4
    assert refused_by(state, "0 give red-5") == "GK-7.2 giving-decided"
    assert refused_by(state, "0 done") == "GK-7.2 giving-decided"
    happened = act(state, "1 give red-6", "1 done")
    assert names(happened)[:6] == [
        *("tileoffered", "givingdecided", "tilesreturned", "tilesreturned", "supplyrenewed", "tilestaken")
    ]
    returned = only(happened, "tilesreturned")
    assert [names_of(event["tiles"]) for event in returned] == [["red-4", "blue-20"], ["red-6"]]
    assert goods(state, 0)[2] == 2
    assert goods(state, 1)[2] == 1 + 1, "and a point from yellow 1"


def test_gk_7_2_the_interrupted_player_takes_what_is_still_owed() -> None:
    state = depleting("red-20 blue-20", TALL)
    act(state, "0 choose blue-9 alone")
    happened = act(state, "0 done", "1 give red-6", "1 give red-7", "1 done")
    assert only(happened, "tilestaken") == [{"seat": 0, "count": 1, "lost": 0}]
    assert view(state, 0)["players"][0]["tiles"] == 3
    table = view(state)
    assert (table["tile_supply"], table["depletions"], table["last_round"]) == (1, 1, False)
    assert set(names_of(table["returned"])) == {"red-6", "red-7"}


def test_gk_7_2_also_when_nothing_more_is_owed() -> None:
    state = depleting("red-18 red-20 blue-20", TALL)
    act(state, "0 choose blue-9 alone")
    assert view(state)["phase"] == "giving"
    happened = act(state, "0 done", "1 give red-6", "1 done")
    assert "tilestaken" not in names(happened)
    assert view(state)["tile_supply"] == 1


def test_gk_7_2_a_locked_tile_is_not_given_back() -> None:
    state = depleting("red-20 blue-20", TALL, choice="A red-6")
    act(state, "0 choose blue-9 alone")
    assert "give red-6" not in options(state, 1)
    assert "give red-7" in options(state, 1)
    assert refused_by(state, "1 give red-6") == "GK-7.2 tile-is-locked"
    assert refused_by(state, "1 give red-20") == "GK-7.2 not-your-tile"
    act(state, "1 give red-7")
    assert refused_by(state, "1 give red-7") == "GK-7.2 put-out-already"
    assert refused_by(state, "1 choose A alone") == "GK-3.1 no-choosing-now"


def test_gk_7_2_who_has_no_tiles_is_not_asked() -> None:
    state = position(
        *("seats: 3", "supply: red-20", "tiles 1: rest", "hand 0: blue-1", "choice 1: yellow-1", "choice 2: yellow-2"),
    )
    act(state, "0 choose blue-1 alone")
    assert state.to_act() == [0, 1]
    assert refused_by(state, "2 done") == "GK-7.2 giving-decided"


def test_gk_7_2_who_has_only_a_locked_tile_is_asked_so_that_nobody_learns_of_it() -> None:
    lines = ("seats: 3", "supply: red-20", "tiles 1: rest", "hand 0: blue-1", "choice 1: yellow-1", "tiles 2: red-4")
    for choice in ("choice 2: yellow-2", "choice 2: yellow-2 red-4"):
        state = position(*lines, choice)
        act(state, "0 choose blue-1 alone")
        assert state.to_act() == [0, 1, 2]
        assert ("give red-4" in options(state, 2)) == (choice == "choice 2: yellow-2")


def test_gk_7_2_the_new_supply_is_shuffled() -> None:
    orders = set()
    for seed in range(10):
        state = position(*QUIET, "supply: red-20", "tiles 1: rest", "hand 0: blue-1", "choice 1: yellow-1")
        act(state, "0 choose blue-1 alone", "0 done", *(f"1 give red-{number}" for number in range(5, 12)))
        act(state, "1 done", luck=Luck(seed))
        (supply,) = [tuple(zone.items) for zone in state.zones() if zone.name == "supply"]
        orders.add(supply)
    assert len(orders) > 8


def test_gk_7_2_if_nobody_gives_the_supply_is_empty_for_the_second_time() -> None:
    state = depleting("red-20 blue-20", TALL)
    act(state, "0 choose blue-9 alone")
    happened = act(state, "0 done", "1 done")
    assert [event["times"] for event in only(happened, "supplydepleted")] == [2]
    assert only(happened, "tilestaken") == [{"seat": 0, "count": 0, "lost": 1}]
    assert view(state)["over"], "it was the last round"


def test_gk_7_2_in_the_middle_of_the_neighbours_of_a_new_tile() -> None:
    # The new tile at -1,-2 has a blue neighbour to the east and one to the south, of two floors each.
    state = position(
        *(*QUIET, "city: -1,-1 red-1 blue-9 of 1; 0,-2 blue-10 of 1", "markers: B 0,-3", "supply: red-20"),
        *("tiles 1: rest", "hand 0: A", "tiles 0: red-18", "resources 0: 1", "choice 1: yellow-1"),
    )
    act(state, "0 choose A red-18", "0 move north")
    assert view(state)["phase"] == "giving"
    happened = act(state, "0 done", "1 give red-5", "1 give red-6", "1 give red-7", "1 done")
    assert [(event["x"], event["y"], event["count"]) for event in only(happened, "buildingexploited")][:1] == [
        (-1, -1, 2)
    ], "the neighbour in the south pays after the interruption"
    assert view(state, 0)["players"][0]["tiles"] == 3


def test_gk_7_2_in_the_middle_of_the_bonuses() -> None:
    state = position(
        *("characters 0: 6 14 18", "characters 1: 4 16 19", "supply: red-20", "tiles 1: rest", "hand 0: yellow-2"),
        "choice 1: yellow-1",
    )
    happened = act(state, "0 choose yellow-2 alone")
    assert [event["character"]["number"] for event in only(happened, "characterpaid")] == [6]
    happened = act(state, "0 done", "1 give red-5", "1 give red-6", "1 done")
    assert [event["character"]["number"] for event in only(happened, "characterpaid")] == [14, 18]
    assert view(state, 0)["players"][0]["tiles"] == 2


def test_gk_7_2_in_the_middle_of_a_floor() -> None:
    state = position(
        *("characters 0: 3 12 2", "characters 1: 4 16 19", "supply: red-20", "tiles 1: rest", "hand 0: yellow-2"),
        *("tiles 0: yellow-20", "resources 0: 2", "choice 1: yellow-1"),
    )
    happened = act(state, "0 choose yellow-2 yellow-20")
    assert "cardkept" not in names(happened)
    played = view(state)["played"]
    assert (played["action"], names_of([played["card"]]), names_of([played["tile"]])) == (
        *("floor", ["yellow-2"], ["yellow-20"]),
    )
    happened = act(state, "0 done", "1 give red-5", "1 give red-6", "1 done")
    assert "cardkept" in names(happened)
    assert names_of(view(state)["players"][0]["kept"]) == ["yellow-2"]


def test_gk_7_3_after_the_second_time_what_is_owed_is_lost() -> None:
    state = position(
        *(*QUIET, TALL, "supply: red-20", "returned: red-20", "tiles 1: rest", "hand 0: blue-9", "choice 1: blue-1"),
    )
    happened = act(state, "0 choose blue-9 alone")
    exploited = only(happened, "buildingexploited")
    assert [(event["seat"], event["count"], event["lost"]) for event in exploited] == [(0, 1, 2), (1, 0, 1)]
    assert [event["times"] for event in only(happened, "supplydepleted")] == [2]
    assert view(state)["over"]


# All but one of seat 0's 25 resources on the board: 4 + 4 + 4 + 4 + 4 + 4.
LAST_BUT_ONE = "; ".join(
    f"{cell} {start} {floors} of 0"
    for cell, start, floors in [
        ("-1,-1", "red-1", "yellow-4 yellow-5 yellow-6"),
        ("0,-1", "red-2", "yellow-7 yellow-8 yellow-9"),
        ("1,-1", "red-3", "yellow-10 yellow-11 yellow-12"),
        ("0,0", "blue-2", "blue-4 blue-5 blue-6"),
        ("-1,1", "yellow-1", "blue-7 blue-8 blue-9"),
        ("0,1", "yellow-2", "blue-10 blue-11 blue-12"),
    ]
)


def test_gk_7_3_a_first_depletion_after_the_end_was_triggered_has_its_giving_back() -> None:
    # Seat 0 places its last resource, then seat 1 takes the last tile.
    state = position(
        *("characters 0: 2 3 4", "characters 1: 16 19 20", f"city: {LAST_BUT_ONE}"),
        *("hand 0: A", "tiles 0: red-20", "resources 0: 1", "supply: blue-20", "tiles 1: rest", "choice 1: blue-1"),
    )
    assert view(state)["players"][0]["supply"] == 0
    act(state, "0 choose A red-20")
    while view(state)["phase"] == "moving":
        act(state, f"0 {options(state, 0)[0]}")
    table = view(state)
    assert (table["last_round"], table["phase"], table["depletions"]) == (True, "giving", 1)
