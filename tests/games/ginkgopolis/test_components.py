"""GK-1: the components, every card and every character by its table."""

import pytest

from pentapolis.games.ginkgopolis.bonuses import BONUS_COLOURS, BONUS_POINTS, BONUS_TRIGGERS, bonus_card, bonus_of
from pentapolis.games.ginkgopolis.cards import COLOURS, GOODS, TRIGGERS, character
from tests.games.ginkgopolis.notation import GINKGOPOLIS, act, building, goods, names_of, only, position, view

# The characters from 1 on: colour, trigger, starting resources, tiles and points.
CHARACTERS = """
    red urbanise 1 1 1, yellow floor 2 1 1, blue floor 1 0 0, red floor 0 1 0, yellow floor 2 1 1, blue exploit 2 0 1,
    red exploit 1 1 1, yellow urbanise 2 1 2, blue urbanise 2 0 1, red urbanise 1 1 1, yellow urbanise 2 1 2,
    blue floor 1 0 0, red exploit 1 1 1, yellow exploit 2 1 2, blue floor 1 0 0, red urbanise 1 1 1,
    yellow exploit 2 1 2, blue exploit 2 0 1, blue urbanise 2 0 1, blue urbanise 2 0 1, red floor 0 1 0,
    red floor 0 1 0, red floor 0 1 0, red exploit 1 1 1, red exploit 1 1 1, blue exploit 2 0 1, red urbanise 1 1 1
"""
GOOD_OF = {"red": "resource", "blue": "tile", "yellow": "point"}
# What triggers each bonus; red 12 is a building of the other player beside the square.
PLAYS = {
    "exploit": ("0 choose C alone", "0 take resource"),
    "urbanise": ("0 choose A red-20", "0 move north"),
    "floor": ("0 choose red-12 red-20",),
}
RICH = """
    resources 0: 9
    points 0: 20
    tiles 0: red-20
    hand 0: A C red-12
    choice 1: B
    markers: E 3,0
"""


def _table() -> list[list[str]]:
    return [row.split() for row in CHARACTERS.replace("\n", " ").split(",")]


def test_gk_1_1_components() -> None:
    assert len(GINKGOPOLIS.components(2, {})) == 60 + 72 + 27
    names = [GINKGOPOLIS.space.kinds[0].fields[0].text(card) for card in range(72)]
    assert names[:12] == list("ABCDEFGHIJKL")
    assert names[12:] == [f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(1, 21)]


def test_gk_1_1_site_markers_never_run_out() -> None:
    row = [f"{x},-2 red-{18 - x}" for x in (-1, 0, 1)] + [f"{x},-3 blue-{10 - x}" for x in (0, *range(-8, 0)[::-1])]
    row += [f"{x},-3 blue-{10 - x}" for x in range(1, 7)]
    city = "; ".join(f"{built} of 0 site" for built in row)
    state = position(f"city: {city}", "markers: A -1,-4; B 0,-4; C 1,-4")
    assert len([built for built in view(state)["city"] if built["site"]]) == 18


def test_gk_1_2_colours_stand_for_goods() -> None:
    assert dict(zip(COLOURS, GOODS, strict=True)) == GOOD_OF
    for card, gained in (("red-1", (1, 0, 0)), ("blue-1", (0, 1, 0)), ("yellow-1", (0, 0, 1))):
        state = position(f"hand 0: {card}", "choice 1: A")
        act(state, f"0 choose {card} alone")
        assert goods(state, 0) == gained


def test_gk_1_3_a_building_is_a_stack() -> None:
    state = position("city: 0,0 blue-2 red-9 yellow-4 of 1")
    built = building(state, 0, 0)
    assert (built["colour"], built["number"], built["height"]) == ("yellow", 4, 3)
    assert names_of(built["floors"]) == ["blue-2", "red-9", "yellow-4"]
    assert (built["owner"], built["resources"]) == (1, 3)
    start = building(state, 1, 1)
    assert (start["height"], start["owner"], start["resources"]) == (1, None, 0)


def test_gk_1_4_what_lies_behind_the_screen_and_what_lies_open() -> None:
    state = position(
        "tiles 0: red-4 red-5", "points 0: 7", "resources 0: 3", "kept 0: blue-2", "city: 0,0 blue-2 red-9 of 1"
    )
    own, others = view(state, 0), view(state, 1)
    assert names_of(own["tiles"]) == ["red-4", "red-5"]
    assert (own["players"][0]["points"], others["players"][0]["points"]) == (7, None)
    assert (others["players"][0]["tiles"], others["players"][0]["resources"]) == (2, 3)
    assert names_of(others["players"][0]["kept"]) == ["blue-2"]
    assert [character["number"] for character in others["players"][0]["characters"]] == [1, 2, 3]


@pytest.mark.parametrize("number", range(1, 28))
def test_gk_1_5_characters_by_the_table(number: int) -> None:
    colour, trigger, *start = _table()[number - 1]
    shown = character(number - 1)
    assert [shown.colour, shown.trigger] == [colour, trigger]
    assert [shown.resources, shown.tiles, shown.points] == [int(amount) for amount in start]


@pytest.mark.parametrize("number", range(1, 28))
def test_gk_1_5_a_character_pays_at_its_trigger_only(number: int) -> None:
    colour, trigger, *_ = _table()[number - 1]
    others = [other for other in (4, 7, 10, 19) if other != number]
    for played, plays in PLAYS.items():
        characters = (f"characters 0: {number} {others[0]} {others[1]}", "characters 1: 24 25 26")
        if number in (24, 25, 26):
            characters = (characters[0], "characters 1: 21 22 23")
        state = position(RICH, "city: 2,0 red-12 of 1", *characters)
        paid = [event for event in only(act(state, *plays), "characterpaid") if event["character"]["number"] == number]
        expected = [(0, trigger, GOOD_OF[colour], 1)] if played == trigger else []
        assert [(event["seat"], event["trigger"], event["good"], event["count"]) for event in paid] == expected


@pytest.mark.parametrize("tile", [colour * 20 + number for colour in range(3) for number in range(9)])
def test_gk_1_5_cards_1_to_9_by_the_table(tile: int) -> None:
    colour, number = ("red", "blue", "yellow")[tile // 20], tile % 20 + 1
    trigger = {1: "exploit", 2: "urbanise", 0: "floor"}[number % 3]
    bonus = bonus_of(tile)
    assert bonus_card(bonus) == 12 + tile
    assert TRIGGERS[BONUS_TRIGGERS[bonus]] == trigger
    assert COLOURS[BONUS_COLOURS[bonus]] == colour
    assert BONUS_POINTS[bonus] == (1 if number >= 7 else 0)
    covered = f"{colour}-{number}" if number <= 3 else f"blue-2 {colour}-{number}"
    for played, plays in PLAYS.items():
        state = position(RICH, f"city: 0,0 {covered} red-19 of 1; 2,0 red-12 of 1", f"kept 0: {colour}-{number}")
        paid = [event for event in only(act(state, *plays), "cardpaid") if event["seat"] == 0]
        assert [(event["trigger"], event["good"], event["count"], event["points"]) for event in paid] == (
            [(trigger, GOOD_OF[colour], 1, 1 if number >= 7 else 0)] if played == trigger else []
        )


@pytest.mark.parametrize("number", range(10, 21))
def test_gk_1_5_cards_10_to_20_pay_nothing(number: int) -> None:
    for colour in ("red", "blue", "yellow"):
        assert bonus_of(("red", "blue", "yellow").index(colour) * 20 + number - 1) == -1


def test_gk_1_5_bonuses_pay_in_a_fixed_order() -> None:
    state = position(
        *(
            "characters 0: 18 7 14",
            "city: 0,0 blue-2 red-4 blue-7 red-19 of 1",
            "kept 0: red-4 blue-7",
            "kept 1: blue-2",
        ),
        *("hand 0: yellow-1", "choice 1: A"),
    )
    happened = act(state, "0 choose yellow-1 alone")
    paid = [event for event in happened if event["event"] in ("characterpaid", "cardpaid") and event["seat"] == 0]
    assert [event.get("character", event.get("card"))["number"] for event in paid] == [7, 14, 18, 4, 7]
