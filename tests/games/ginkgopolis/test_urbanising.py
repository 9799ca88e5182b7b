"""GK-5.4 to GK-5.8: urbanising, and where markers go."""

import itertools
from random import Random

import pytest

from pentapolis.core.state import State
from pentapolis.games.ginkgopolis.grid import cell_at, cell_x, cell_y, walk_round
from tests.games.ginkgopolis.notation import (
    act,
    building,
    goods,
    marker,
    names,
    names_of,
    only,
    options,
    position,
    refused_by,
    view,
)

POOR = ("characters 0: 2 3 4", "characters 1: 5 6 7")  # seat 0 has no urbanise bonus


def test_gk_5_4_the_tile_replaces_the_marker() -> None:
    state = position(*POOR, "hand 0: A", "tiles 0: red-9", "resources 0: 2", "choice 1: red-1")
    happened = act(state, "0 choose A red-9")
    assert only(happened, "tileplaced") == [
        {"seat": 0, "tile": {"colour": "red", "number": 9}, "letter": "A", "x": -1, "y": -2}
    ]
    built = building(state, -1, -2)
    assert (built["colour"], built["number"], built["height"], built["owner"]) == ("red", 9, 1, 0)
    assert (built["resources"], built["site"]) == (1, True)
    assert view(state, 0)["tiles"] == []
    assert goods(state, 0)[0] == 1


def test_gk_5_4_without_a_resource_it_is_an_exploit() -> None:
    state = position(*POOR, "hand 0: A", "tiles 0: red-9", "choice 1: red-1")
    happened = act(state, "0 choose A red-9")
    assert names(happened) == ["choicemade", "urbanises", "tiletakenback"]
    assert options(state, 0) == ["take resource", "take tile"]
    assert marker(state, "A") == (-1, -2)
    assert names_of(view(state, 0)["tiles"]) == ["red-9"]


def test_gk_5_5_the_marker_goes_to_a_free_side_of_the_new_tile() -> None:
    state = position(*POOR, "hand 0: B", "tiles 0: red-9", "resources 0: 1", "choice 1: red-1")
    act(state, "0 choose B red-9")  # A to the west and C to the east are markers, a tile is to the south
    assert marker(state, "B") == (0, -3), "one free side only is taken without asking"


@pytest.mark.parametrize(("side", "cell"), [("north", (-1, -3)), ("west", (-2, -2))])
def test_gk_5_5_the_player_chooses_among_free_sides(side: str, cell: tuple[int, int]) -> None:
    state = position(*POOR, "hand 0: A", "tiles 0: red-9", "resources 0: 1", "choice 1: red-1")
    act(state, "0 choose A red-9")
    table = view(state)
    assert (table["phase"], table["moving"]) == ("moving", {"letter": "A", "x": -1, "y": -2})
    assert "A" not in [mark["letter"] for mark in table["markers"]]
    assert options(state, 0) == ["move north", "move west"]
    assert refused_by(state, "0 move south") == "GK-5.5 side-is-taken"
    assert refused_by(state, "0 move east") == "GK-5.5 side-is-taken", "B is there"
    assert refused_by(state, "0 insert 1") == "GK-5.5 beside-the-tile"
    assert refused_by(state, "0 push B") == "GK-5.5 beside-the-tile"
    assert refused_by(state, "1 move north") == "GK-5.5 not-your-turn"
    happened = act(state, f"0 move {side}")
    assert happened[0] == {"event": "markermoved", "letter": "A", "x": cell[0], "y": cell[1]}
    assert marker(state, "A") == cell


def ring(*cells: tuple[int, int]) -> list[tuple[int, int]]:
    """Return the walk round these tiles."""
    return [(cell_x(cell), cell_y(cell)) for cell in walk_round([cell_at(x, y) for x, y in cells])]


SQUARE = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1))


def test_gk_5_6_the_ring_of_the_square_is_the_markers_in_order() -> None:
    state = position()
    assert ring(*SQUARE) == [(mark["x"], mark["y"]) for mark in view(state)["markers"]]


def test_gk_5_6_a_cell_in_a_notch_is_met_once() -> None:
    # Two towers to the north with a gap of one cell between them.
    assert ring(*SQUARE, (-1, -2), (1, -2))[:5] == [(-1, -3), (0, -2), (1, -3), (2, -2), (2, -1)]


def test_gk_5_6_a_corridor_is_walked_in_and_out_and_each_cell_counts_at_its_first_meeting() -> None:
    found = ring(*SQUARE, (-1, -2), (-1, -3), (1, -2), (1, -3))
    assert found[:5] == [(-1, -4), (0, -3), (0, -2), (1, -4), (2, -3)]


def test_gk_5_6_the_walk_does_not_pass_between_tiles_that_touch_at_a_corner() -> None:
    hook = (*SQUARE, (1, -2), (1, -3), (0, -3), (-1, -3), (-2, -3), (-2, -2))  # closes on the corner of -1,-1
    found = ring(*hook)
    assert (-1, -2) not in found
    assert (0, -2) not in found
    assert (-2, -1) in found


def test_gk_5_6_the_ring_keeps_room_for_a_letter() -> None:
    """Twelve cells at least, so that of twelve letters one without a place always finds one.

    All cities of up to two tiles more than at the beginning, and many larger ones.
    """
    for more in range(1, 3):
        for cities in itertools.product(range(1, 30), repeat=more):
            city = list(SQUARE)
            for step in cities:
                around = ring(*city)
                city.append(around[step % len(around)])
            assert len(ring(*city)) >= 12
    for seed in range(40):
        chooser, city = Random(seed), list(SQUARE)
        for _ in range(30):
            city.append(chooser.choice(ring(*city)))
            assert len(ring(*city)) >= 12


# A new tile at 0,-2 with A and C beside it and a building to the north: B has no free side.
CLOSED = (
    *POOR,
    "hand 0: B",
    "tiles 0: red-9",
    "resources 0: 5",
    "choice 1: red-1",
)
NORTH = "2,-2 blue-9 of 1; 2,-3 blue-10 of 1; 1,-3 blue-11 of 1; 0,-3 blue-12 of 1"


def closed_in(*markers: str) -> State:
    """Return the state in which B has to be shifted; a row of tiles lies over it, begun beside D."""
    return position(*CLOSED, f"city: 2,-1 blue-8 of 1; {NORTH}", "markers: " + "; ".join(["D 3,-1", *markers]))


def blocked(*markers: str) -> State:
    """Return the state after B was covered, without a free side: A to the west, C to the east, tiles elsewhere."""
    state = closed_in("A -1,-2", "C 1,-2", *markers)
    act(state, "0 choose B red-9")
    return state


def places(state: State) -> list[tuple[int, int]]:
    """Return the cells of the ring that the letter may go to."""
    around = [(cell["x"], cell["y"]) for cell in view(state)["ring"]]
    return [around[int(option.split()[1]) - 1] for option in options(state, 0) if option.startswith("insert")]


def test_gk_5_6_off_the_ring_any_place_will_do() -> None:
    # C lies in the yard that the new tile closes, so it is off the ring.
    state = blocked()
    table = view(state)
    assert (table["phase"], table["moving"]["letter"]) == ("shifting", "B")
    assert (1, -2) not in [(cell["x"], cell["y"]) for cell in table["ring"]]
    taken = {(mark["x"], mark["y"]) for mark in table["markers"]}
    assert places(state) == [(cell["x"], cell["y"]) for cell in table["ring"] if (cell["x"], cell["y"]) not in taken]
    assert refused_by(state, "0 move north") == "GK-5.6 no-free-side"
    assert refused_by(state, "0 push C") == "GK-5.6 no-push-needed"
    assert refused_by(state, "0 insert 122") == "GK-5.6 no-such-place"
    on_a = [(cell["x"], cell["y"]) for cell in table["ring"]].index((-1, -2)) + 1
    assert refused_by(state, f"0 insert {on_a}") == "GK-5.6 place-is-taken"
    assert refused_by(state, "1 insert 1") == "GK-5.6 not-your-turn"
    free = places(state)[2]
    number = [(cell["x"], cell["y"]) for cell in table["ring"]].index(free) + 1
    act(state, f"0 insert {number}")
    assert marker(state, "B") == free


# A tower to the north of the square: the new tile at 0,-2 gets neighbours on all sides without closing a yard.
def notch(*markers: str, tiles: str = "-1,-2 blue-9; -1,-3 blue-10; 1,-2 blue-11; 1,-3 blue-12") -> State:
    """Return the state after B was built in a notch whose mouth another letter blocks."""
    city = "; ".join(f"{tile} of 1" for tile in tiles.split("; "))
    state = position(*CLOSED, f"city: {city}", "markers: " + "; ".join(markers))
    act(state, "0 choose B red-9")
    return state


def test_gk_5_6_between_the_neighbouring_letters() -> None:
    # A lies in the mouth of the notch over B, C on the east side; the ring goes A, 1,-4, 2,-3, C.
    state = notch("A 0,-3", "C 2,-2")
    assert places(state) == [(1, -4), (2, -3)]
    assert refused_by(state, "0 push A") == "GK-5.6 no-push-needed"
    around = [(cell["x"], cell["y"]) for cell in view(state)["ring"]]
    assert refused_by(state, f"0 insert {around.index((-1, -4)) + 1}") == "GK-5.6 out-of-order"
    act(state, f"0 insert {around.index((2, -3)) + 1}")
    assert marker(state, "B") == (2, -3)


def test_gk_5_6_one_place_only_is_taken_without_asking() -> None:
    state = notch("A 0,-3", "C 2,-3")
    assert marker(state, "B") == (1, -4)
    assert view(state)["phase"] != "shifting"


def test_gk_5_6_without_a_place_a_neighbouring_letter_is_pushed_on() -> None:
    state = notch("A 0,-3", "C 1,-4")
    assert options(state, 0) == ["push A", "push C"]
    assert refused_by(state, "0 push D") == "GK-5.6 push-a-neighbour"
    assert refused_by(state, "0 insert 1") == "GK-5.6 no-free-place"
    act(state, "0 push C")
    assert marker(state, "B") == (1, -4)
    assert view(state)["moving"]["letter"] == "C"
    assert places(state) == [(2, -3), (2, -2)], "between B and D"
    around = [(cell["x"], cell["y"]) for cell in view(state)["ring"]]
    act(state, f"0 insert {around.index((2, -2)) + 1}")
    assert marker(state, "C") == (2, -2)


def test_gk_5_6_it_may_be_pushed_the_other_way() -> None:
    state = notch("A 0,-3", "C 1,-4")
    act(state, "0 push A")
    assert marker(state, "B") == (0, -3)
    assert view(state)["moving"]["letter"] == "A"
    assert places(state) == [(-1, -4), (-2, -2), (-2, -3)], "between L and B"


def test_gk_5_6_the_chain_goes_on_in_the_same_direction() -> None:
    # C and D follow each other without a gap: C takes D's cell, and D goes on beyond it.
    state = notch("A 0,-3", "C 1,-4", "D 2,-3")
    happened = act(state, "0 push C")
    assert [event["letter"] for event in only(happened, "markermoved")][:2] == ["B", "C"]
    assert (marker(state, "B"), marker(state, "C")) == ((1, -4), (2, -3))
    assert view(state)["moving"]["letter"] == "D"
    assert places(state) == [(2, -2), (2, -1)]


LETTERS_IN_A_ROW = "D 2,-3; E 2,-2; F 2,-1; G 2,0; H 2,1; I 1,2; J 0,2; K -1,2; L -2,1"


def test_gk_5_6_a_chain_goes_on_until_there_is_room() -> None:
    # Clockwise after L come -2,0, -2,-1, -2,-2, -2,-3 and -1,-4, all empty, before A.
    state = notch("A 0,-3", "C 1,-4", LETTERS_IN_A_ROW)
    act(state, "0 push C")
    assert [marker(state, letter) for letter in "BCDEFGHIJK"] == [
        *((1, -4), (2, -3), (2, -2), (2, -1), (2, 0), (2, 1), (1, 2), (0, 2), (-1, 2), (-2, 1))
    ]
    assert view(state)["moving"]["letter"] == "L"
    assert places(state) == [(-1, -4), (-2, 0), (-2, -1), (-2, -2), (-2, -3)]


def test_gk_5_6_a_chain_that_meets_a_letter_off_the_ring_goes_anywhere() -> None:
    # D lies in a yard beside the ring, so that C, once pushed, needs a letter that isn't there.
    yard = "2,-1 red-13; 3,-1 red-14; 3,0 red-15; 3,1 red-16; 2,1 red-17"
    state = notch(
        *("A 0,-3", "C 1,-4", "D 2,0", "E 4,0", "F 3,2"),
        tiles=f"-1,-2 blue-9; -1,-3 blue-10; 1,-2 blue-11; 1,-3 blue-12; {yard}",
    )
    act(state, "0 push C")
    assert (marker(state, "B"), view(state)["moving"]["letter"]) == ((1, -4), "C")
    taken = {(mark["x"], mark["y"]) for mark in view(state)["markers"]}
    around = [(cell["x"], cell["y"]) for cell in view(state)["ring"]]
    assert (2, 0) not in around
    assert places(state) == [cell for cell in around if cell not in taken]


def test_gk_5_7_the_neighbours_are_exploited_and_the_new_tile_is_not() -> None:
    # The new yellow tile at -1,-2 touches red 1 to the south and yellow 9 to the east.
    state = position(
        *("characters 0: 14 2 3", "characters 1: 5 6 7", "city: 0,-2 yellow-9 of 1", "markers: B 0,-3", "hand 0: A"),
        *("tiles 0: yellow-20", "resources 0: 1", "choice 1: red-3"),
    )
    happened = act(state, "0 choose A yellow-20", "0 move north")
    exploited = [event for event in only(happened, "buildingexploited") if event["seat"] == 0]
    assert [(event["cause"], event["x"], event["y"], event["good"], event["count"]) for event in exploited] == [
        ("urbanise", 0, -2, "point", 1),
        ("urbanise", -1, -1, "resource", 1),
    ]
    assert [event for event in only(happened, "characterpaid") if event["seat"] == 0] == [], "no exploit bonus"
    assert goods(state, 0) == (1, 0, 1)


def test_gk_5_7_neighbours_pay_for_each_floor() -> None:
    state = position(
        *(
            *POOR,
            "city: -1,-1 red-1 red-8 blue-9 of 1",
            "hand 0: A",
            "tiles 0: red-20",
            "resources 0: 1",
            "choice 1: red-3",
        ),
    )
    act(state, "0 choose A red-20", "0 move north")
    assert goods(state, 0) == (0, 3, 0)


def test_gk_5_8_urbanise_bonuses_pay_and_the_card_is_discarded() -> None:
    state = position("characters 0: 1 8 3", "hand 0: A", "tiles 0: red-20", "resources 0: 1", "choice 1: red-3")
    happened = act(state, "0 choose A red-20", "0 move north")
    paid = [event["character"]["number"] for event in only(happened, "characterpaid") if event["seat"] == 0]
    assert paid == [1, 8]
    assert goods(state, 0) == (2, 0, 1), "1 resource from red 1, 1 from the character, 1 point"
    assert "A" in names_of(view(state)["discards"])
