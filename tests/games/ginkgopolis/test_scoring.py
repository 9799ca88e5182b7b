"""GK-10: the score, with cities built by hand."""

import pytest

from pentapolis.core.state import State
from pentapolis.games.ginkgopolis.bonuses import ENDGAME_COUNT, endgame_card, endgame_of
from tests.games.ginkgopolis.notation import position, view


def points(state: State, seat: int) -> dict[str, int]:
    return state.scores()[seat].categories


def test_gk_10_1_points_and_tokens() -> None:
    state = position("points 0: 7", "tokens 0: 1", "points 1: 3")
    assert points(state, 0) == {"points": 7, "tokens": 2, "cards": 0, "districts": 0}
    assert points(state, 1) == {"points": 3, "tokens": 4, "cards": 0, "districts": 0}
    assert (state.total(0), state.total(1)) == (9, 7)


# A city without districts of seat 0's: heights 1, 2, 2, 3 and 4 in different colours.
# Seat 0 has 3 resources on red, 5 on blue and 4 on yellow; seat 1 has one building.
CITY = {
    "-1,-1": "red-1 blue-4 red-5",  # red, three floors
    "1,-1": "red-3 yellow-4 yellow-5 yellow-6",  # yellow, four floors
    "0,0": "blue-2 blue-6",  # blue, two floors
    "-1,1": "yellow-1 blue-7",  # blue, two floors
    "2,1": "blue-8",  # blue, one floor
}
RED, BLUE, YELLOW = 3, 5, 4
TARGETS = {
    "red": {10: RED, 11: YELLOW, 12: BLUE, 13: RED},
    "blue": {10: BLUE, 11: RED, 12: YELLOW, 13: BLUE},
    "yellow": {10: YELLOW, 11: RED, 12: BLUE, 13: YELLOW},
}


def with_kept(*kept: str, characters: str = "1 2 3") -> State:
    """Return the city, with these cards kept by seat 0 and all others by seat 1.

    The tiles of the kept cards lie under a building of seat 1.
    """
    city = "; ".join(f"{cell} {floors} of 0" for cell, floors in CITY.items())
    built = {floor for floors in CITY.values() for floor in floors.split()}
    under = " ".join(card for card in kept if card not in built)
    theirs = f"1,1 yellow-3 {under} yellow-20 of 1" if "yellow-20" not in kept else f"1,1 yellow-3 {under} red-20 of 1"
    covered = [floor for floors in CITY.values() for floor in floors.split()[:-1]] + ["yellow-3"]
    return position(
        *(f"city: {city}; {theirs}", "markers: F 3,1", f"kept 0: {' '.join(kept)}", f"characters 0: {characters}"),
        *(f"kept 1: {' '.join(card for card in covered if card not in kept)}", "characters 1: 7 8 9"),
    )


def card_points(*kept: str, characters: str = "1 2 3") -> int:
    return points(with_kept(*kept, characters=characters), 0)["cards"]


def test_gk_10_2_every_endgame_card_has_a_place() -> None:
    cards = [endgame_card(place) for place in range(ENDGAME_COUNT)]
    assert cards == [12 + colour * 20 + number - 1 for colour in range(3) for number in range(10, 21)]
    assert [endgame_of(card - 12) for card in cards] == list(range(ENDGAME_COUNT))


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
@pytest.mark.parametrize("number", [10, 11, 12, 13])
def test_gk_10_2_resources_on_a_colour(colour: str, number: int) -> None:
    assert card_points(f"{colour}-{number}") == TARGETS[colour][number]


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_gk_10_2_low_and_tall_buildings(colour: str) -> None:
    assert card_points(f"{colour}-14") == 3, "three buildings with one or two floors"
    assert card_points(f"{colour}-15") == 2 * 3, "two with three or more"


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
@pytest.mark.parametrize(("number", "trigger"), [(16, "exploit"), (17, "urbanise"), (18, "floor")])
def test_gk_10_2_cards_with_a_trigger(colour: str, number: int, trigger: str) -> None:
    # Characters: urbanise, floor, exploit, one each; red 1 exploits, blue 4 exploits, yellow 5 urbanises.
    kept = (f"{colour}-{number}", "red-1", "blue-4", "yellow-5")
    counts = {"exploit": 1 + 2, "urbanise": 1 + 1, "floor": 1}
    assert card_points(*kept[:1], characters="1 2 6") == 2
    assert card_points(*kept, characters="1 2 6") == 2 * counts[trigger]


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_gk_10_2_cards_of_a_colour(colour: str) -> None:
    # One character of each colour, the card itself, a bonus card and an endgame card of the colour.
    bonus = {"red": "red-1", "blue": "blue-4", "yellow": "yellow-5"}[colour]
    endgame = f"{colour}-20"
    assert card_points(f"{colour}-19") == 2 * 2
    assert card_points(f"{colour}-19", bonus, endgame) == 2 * 4 + 9


@pytest.mark.parametrize("colour", ["red", "blue", "yellow"])
def test_gk_10_2_a_twenty(colour: str) -> None:
    assert card_points(f"{colour}-20") == 9


def test_gk_10_2_several_cards_add_up() -> None:
    assert card_points("red-10", "red-14", "blue-20") == RED + 3 + 9


def districts(state: State) -> list[int]:
    return [sheet.categories["districts"] for sheet in state.scores()]


def test_gk_10_3_one_building_is_no_district() -> None:
    state = position("city: 1,1 yellow-3 red-9 of 0")
    assert districts(state) == [0, 0]


def test_gk_10_3_the_first_gets_all_resources_the_second_the_own() -> None:
    # Red: seat 0 has 3, seat 1 has 2, and an unowned red 3 belongs to it.
    state = position("city: -1,-1 red-1 blue-4 red-9 of 0; 0,-1 red-2 red-8 of 1")
    assert districts(state) == [5, 2]
    (red,) = [district for district in view(state)["districts"] if district["colour"] == "red"]
    assert (red["total"], red["resources"], red["points"]) == (5, [3, 2], [5, 2])
    assert (red["first"], red["second"], sorted(red["buildings"])) == (0, 1, [0, 1, 2])


def test_gk_10_3_who_is_alone_gets_both() -> None:
    state = position("city: -1,-1 red-1 blue-4 red-9 of 0")
    assert districts(state) == [6, 0]


def test_gk_10_3_unowned_buildings_connect() -> None:
    # Red 2 lies between the two and belongs to nobody.
    state = position("city: -1,-1 red-1 red-9 of 0; 1,-1 red-3 red-8 of 0")
    assert districts(state) == [8, 0]


def test_gk_10_3_corners_do_not_connect() -> None:
    state = position("city: 0,1 yellow-2 red-9 of 0; 1,0 blue-3 red-8 of 0; 1,-1 red-3 yellow-20 of 1")
    assert districts(state) == [0, 0]


def test_gk_10_3_districts_are_counted_one_by_one() -> None:
    state = position("city: -1,-1 red-1 red-9 of 0; -1,0 blue-1 blue-9 of 1; -1,1 yellow-1 yellow-9 of 0")
    assert districts(state) == [4 + 4, 4]


def test_gk_10_4_the_taller_building_breaks_a_tie_for_first() -> None:
    # Four resources each: seat 0 with two buildings of two floors, seat 1 with one of four.
    state = position(
        *("city: -1,-1 red-1 red-9 of 0; 0,-1 red-2 red-8 of 0; 1,-1 red-3 blue-4 blue-5 red-7 of 1",),
    )
    assert districts(state) == [4, 8], "the loser of a tie for first is second"


def test_gk_10_4_then_the_number_on_the_tallest_building() -> None:
    state = position("city: -1,-1 red-1 red-9 of 0; 0,-1 red-2 red-8 of 1")
    assert districts(state) == [4, 2]
    state = position("city: -1,-1 red-1 red-8 of 0; 0,-1 red-2 red-9 of 1")
    assert districts(state) == [2, 4]


def test_gk_10_4_the_highest_number_counts_if_several_are_equally_tall() -> None:
    # Seat 0 has 4 and 20, seat 1 has 18 and 19; all have two floors.
    state = position(
        *("city: -1,-1 red-1 red-4 of 0; 0,-1 red-2 red-20 of 0; 1,-1 red-3 red-18 of 1; 1,0 blue-3 red-19 of 1",),
    )
    assert districts(state) == [8, 4]


def test_gk_10_4_only_the_tallest_building_lends_its_number() -> None:
    # Three resources each: seat 0 with a 20 of one floor beside a 4 of two, seat 1 likewise with 5 and 6.
    state = position(
        *("city: -1,-1 red-1 red-4 of 0; 0,-1 red-2 red-6 of 1; -1,-2 red-20 of 0; 0,-2 red-5 of 1",),
        "markers: A -1,-3; B 0,-3",
    )
    assert districts(state) == [3, 6]


def test_gk_10_4_the_loser_of_a_tie_for_second_gets_nothing() -> None:
    state = position(
        *("seats: 3", "city: -1,-1 red-1 blue-4 red-9 of 0; 0,-1 red-2 red-8 of 1; 1,-1 red-3 red-7 of 2"),
    )
    assert districts(state) == [7, 2, 0]


def test_gk_10_5_most_points_win_and_ties_share() -> None:
    assert position("seats: 3", "points 0: 5", "points 1: 7", "points 2: 6").winners() == [1]
    assert position("seats: 3", "points 0: 7", "points 1: 5", "points 2: 7").winners() == [0, 2]
    assert position("points 0: 2", "tokens 0: 1", "points 1: 0", "tokens 1: 2").winners() == [0, 1]
