"""GK-8 and GK-9: the end of a round and of the game."""

from tests.games.ginkgopolis.notation import act, goods, names, names_of, only, options, position, refused_by, view
from tests.games.ginkgopolis.test_supplies import LAST_BUT_ONE

THREE = (
    *("seats: 3", "first: 1", "hand 0: A B C red-1", "hand 1: D E F red-2", "hand 2: G H I red-3"),
    *("choice 0: red-1", "choice 1: red-2", "deck: J K L"),
)


def test_gk_8_1_hands_and_the_first_player_card_go_left() -> None:
    state = position(*THREE)
    happened = act(state, "2 choose red-3 alone")
    assert [(event["seat"], names_of(event["cards"])) for event in only(happened, "handpassed")] == [
        *((0, ["G", "H", "I"]), (1, ["A", "B", "C"]), (2, ["D", "E", "F"])),
    ]
    assert view(state)["order"] == [2, 0, 1]
    assert only(happened, "roundbegan") == [{"round": 2, "seat": 2}]


def test_gk_8_2_the_new_first_player_draws_first() -> None:
    state = position(*THREE)
    happened = act(state, "2 choose red-3 alone")
    assert [(event["seat"], names_of(event["cards"])) for event in only(happened, "cardsdrawn")] == [
        *((2, ["J"]), (0, ["K"]), (1, ["L"])),
    ]
    assert [names_of(view(state, seat)["hand"]) for seat in range(3)] == [
        *(["G", "H", "I", "K"], ["A", "B", "C", "L"], ["D", "E", "F", "J"]),
    ]


QUIET = ("characters 0: 7 14 18", "characters 1: 24 25 26")  # exploit bonuses only


def test_gk_9_1_the_second_depletion_triggers_the_end() -> None:
    state = position(
        *(*QUIET, "supply: red-20", "returned: red-20", "tiles 1: rest", "hand 0: blue-1", "choice 1: yellow-1"),
    )
    happened = act(state, "0 choose blue-1 alone")
    assert names(happened)[-1] == "ended"
    assert view(state)["last_round"]


def test_gk_9_1_the_last_resource_triggers_the_end() -> None:
    state = position(
        *(*QUIET, f"city: {LAST_BUT_ONE}", "hand 0: A", "tiles 0: red-20", "resources 0: 1", "choice 1: B"),
    )
    happened = act(state, "0 choose A red-20")
    assert only(happened, "lastresourceplaced") == [{"seat": 0}]
    assert view(state)["last_round"]


def test_gk_9_1_one_in_the_supply_prevents_it() -> None:
    city = LAST_BUT_ONE.replace("blue-10 blue-11 blue-12", "blue-10 blue-11")
    state = position(*QUIET, f"city: {city}", "hand 0: A", "tiles 0: red-20", "resources 0: 1", "choice 1: B")
    assert only(act(state, "0 choose A red-20"), "lastresourceplaced") == []
    assert not view(state)["last_round"]


def test_gk_9_1_one_behind_the_screen_prevents_it() -> None:
    city = LAST_BUT_ONE.replace("blue-10 blue-11 blue-12", "blue-10 blue-11")
    state = position(*QUIET, f"city: {city}", "hand 0: A", "tiles 0: red-20", "resources 0: 2", "choice 1: B")
    act(state, "0 choose A red-20")
    assert not view(state)["last_round"]


def test_gk_9_1_a_resource_paid_for_the_colour_prevents_it() -> None:
    # 24 on the board and one behind the screen: the floor on the own building needs exactly that one.
    lines = (*QUIET, "hand 0: blue-12", "choice 1: B", "points 0: 9", "kept 1: red-3")
    city = f"city: {LAST_BUT_ONE}"
    state = position(*lines, city, "tiles 0: blue-20", "resources 0: 1")
    assert only(act(state, "0 choose blue-12 blue-20"), "lastresourceplaced") == [{"seat": 0}]
    fewer = f"city: {LAST_BUT_ONE.replace('yellow-10 yellow-11 yellow-12', 'yellow-10 yellow-11')}"
    state = position(*lines, fewer, "tiles 0: red-20", "resources 0: 2")
    happened = act(state, "0 choose blue-12 red-20")
    assert only(happened, "costpaid") == [{"seat": 0, "points": 0, "resources": 1}]
    assert goods(state, 0)[0] == 0
    assert view(state)["players"][0]["supply"] == 1
    assert not view(state)["last_round"]


def test_gk_9_1_resources_that_come_back_later_do_not_undo_it() -> None:
    # Seat 1 covers a building of seat 0 after seat 0 has placed the last resource.
    state = position(
        *(*QUIET, f"city: {LAST_BUT_ONE}", "hand 0: A", "tiles 0: red-20", "resources 0: 1"),
        *("hand 1: blue-12", "tiles 1: blue-20", "resources 1: 9", "choice 1: blue-12 blue-20"),
    )
    happened = act(state, "0 choose A red-20", "0 move north")
    assert [event["seat"] for event in only(happened, "resourcesreturned")] == [0]
    assert goods(state, 0)[0] >= 4
    assert view(state)["over"]


def test_gk_9_2_everybody_still_acts_and_nothing_is_passed_or_drawn() -> None:
    state = position(
        *("seats: 3", "first: 1", "characters 0: 7 14 18", "characters 1: 24 25 26", "characters 2: 13 17 6"),
        *("supply: red-20", "returned: red-20", "tiles 2: rest", "hand 0: blue-2", "choice 1: blue-1"),
        "choice 2: yellow-1",
    )
    happened = act(state, "0 choose blue-2 alone")
    assert [event["seat"] for event in only(happened, "exploits")] == [1, 2, 0]
    assert not {"handpassed", "cardsdrawn", "roundbegan"} & set(names(happened))
    assert names(happened)[-1] == "ended"
    table = view(state)
    assert (table["phase"], table["over"], state.to_act()) == ("over", True, [])
    assert [player["hand"] for player in table["players"]] == [3, 3, 3]
    assert options(state, 0) == []
    assert refused_by(state, "0 choose A alone") == "GK-9.2 game-over"
    assert [player["points"] for player in table["players"]] == [goods(state, seat)[2] for seat in range(3)]
