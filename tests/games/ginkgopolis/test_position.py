"""Positions from descriptions: what they tell, and every way in which they can be impossible."""

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadPosition
from pentapolis.games import game
from tests.games.ginkgopolis.notation import act, building, goods, marker, names_of, position, view


def wrong(*lines: str) -> list[str]:
    """Return the last words of the keys of everything that is wrong."""
    with pytest.raises(BadPosition) as caught:
        position(*lines)
    assert caught.value.params["count"] == len(caught.value.reasons) > 0
    return [reason.key.rpartition(".")[2] for reason in caught.value.reasons]


def test_nothing_described_is_a_first_round_of_two() -> None:
    state = position()
    table = view(state)
    assert (table["seats"], table["round"], table["phase"], state.to_act()) == (2, 1, "choosing", [0, 1])
    assert [f"{built['colour']}-{built['number']}" for built in table["city"]] == [
        f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in (1, 2, 3)
    ]
    assert (table["deck"], table["tile_supply"]) == (21 - 8, 45)
    assert goods(state, 0) == (0, 0, 0)


def test_what_is_described_is_there() -> None:
    state = position(
        *("seats: 3", "round: 4", "first: 2", "city: 0,0 blue-2 red-9 of 1 site; 2,0 red-4 of 0", "markers: E 3,0"),
        *("characters 1: 25 26 27", "kept 0: blue-2", "hand 1: A red-1", "choice 1: red-1 yellow-9", "resources 1: 5"),
        *("points 1: 8", "tokens 1: 1", "deck: B C", "supply: red-20 red-19", "tiles 2: rest", "shown: yellow-9"),
        "removed: blue-15 blue-16 blue-17 blue-18 blue-19 blue-20  # and a comment",
    )
    table = view(state, 1)
    assert (table["seats"], table["round"], table["order"]) == (3, 4, [2, 0, 1])
    assert building(state, 0, 0)["site"]
    assert (building(state, 2, 0)["owner"], marker(state, "E")) == (0, (3, 0))
    assert [character["number"] for character in table["players"][1]["characters"]] == [25, 26, 27]
    assert names_of(table["players"][0]["kept"]) == ["blue-2"]
    assert {"A", "red-1"} < set(names_of(table["hand"]))
    assert (names_of([table["chosen_card"]]), names_of([table["chosen_tile"]])) == (["red-1"], ["yellow-9"])
    assert goods(state, 1) == (5, 1, 8)
    assert table["players"][1]["tokens"] == 1
    assert names_of(table["players"][1]["shown"]) == ["yellow-9"]
    assert (table["deck"], table["tile_supply"]) == (2, 2)
    zones = {zone.name: zone.items for zone in state.zones()}
    assert zones["deck"] == [60 + 1, 60 + 2], "the next card comes first"
    assert zones["supply"] == [19, 18]


def test_a_hand_is_filled_up_with_luck() -> None:
    assert view(position("hand 0: A"), 0)["hand"] == view(position("hand 0: A"), 0)["hand"]
    others = {str(view(position("hand 0: A", luck=Luck(seed)), 0)["hand"]) for seed in range(5)}
    assert len(others) > 3


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("seats: 6", "position-number"),
        ("castle: 1", "position-key"),
        ("points 0: many", "position-number"),
        ("hal: expert", "hal"),
        ("seats: 1\nhal: friendly", "hal"),
        ("points 2: 3", "no-such-seat"),
        ("hand 0: Z", "unknown"),
        ("city: 0;0 blue-2 red-9 of 0", "cell"),
        ("city: 99,0 red-9 of 0", "cell"),
        ("markers: A", "cell"),
        ("city: 5,5 red-9 of 0", "outside-the-city"),
        ("city: 0,0 red-9 of 0", "starting-tile"),
        ("city: 2,0 red-1 of 0\nmarkers: E 3,0", "starting-tile"),
        ("city: 0,0 blue-2 red-9", "owner"),
        ("city: 0,0 blue-2 of 0", "owner"),
        ("city: 0,0 blue-2 site", "site"),
        ("city: 2,0 red-9 of 0", "marker"),
        ("markers: A 5,5", "marker"),
        ("markers: A 0,-2", "marker"),
        ("tiles 0: red-9\ntiles 1: red-9", "misplaced-tile"),
        ("supply: red-20", "misplaced-tile"),
        ("hand 0: A\nhand 1: A", "misplaced-card"),
        ("hand 0: red-9", "misplaced-card"),
        ("kept 0: red-9", "misplaced-card"),
        ("characters 0: 4 5 6", "misplaced-character"),
        ("resources 0: 25\ncity: 0,0 blue-2 red-9 of 0", "resources"),
        ("removed: red-4 red-5 red-6 red-7 red-8 red-9 red-10", "removed"),
        ("seats: 4\nremoved: red-4", "removed"),
        ("shown: red-9", "shown"),
        ("returned: red-9", "returned"),
        ("characters 0: 1 2", "characters"),
        ("seats: 1\ntokens 0: 1", "tokens"),
        ("choice 0: A\nchoice 1: B", "phase"),
        ("hand 0: A B C D E", "misplaced-card"),
        ("seats: 1\nhand 0: A B C D", "hand"),
        ("city: 0,0 blue-2 red-9 of 0\nhand 0: blue-2\nkept 0: red-9", "misplaced-card"),
        ("supply:\ntiles 0: rest", "supply"),
        ("deck:", "no-deck"),
    ],
)
def test_an_impossible_position(lines: str, reason: str) -> None:
    assert reason in wrong(lines)


def test_every_defect_is_told_at_once() -> None:
    assert set(wrong("resources 0: 25\ncity: 0,0 blue-2 red-9 of 0\nhand 0: A\nhand 1: A\nshown: red-8")) >= {
        *("resources", "misplaced-card", "shown"),
    }


def test_a_city_in_a_row_has_room_on_the_grid() -> None:
    """Of the 51 tiles that don't begin in the city all but one in a line to the east."""
    tiles = [f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(4, 21)]
    row = "; ".join(f"{2 + place},0 {tile} of {place % 4}" for place, tile in enumerate(tiles[:49]))
    state = position(
        *("seats: 4", f"city: {row}", "markers: E 51,0", "hand 0: E", f"tiles 0: {tiles[49]}", "resources 0: 1"),
        *(f"supply: {tiles[50]}", "choice 1: red-1", "choice 2: red-2", "choice 3: red-3"),
    )
    act(state, f"0 choose E {tiles[49]}", "0 move east")
    assert (building(state, 51, 0)["owner"], marker(state, "E")) == (0, (52, 0))
    assert len(view(state)["ring"]) == 110
    assert game("ginkgopolis").restore(state.serialise()) == state
