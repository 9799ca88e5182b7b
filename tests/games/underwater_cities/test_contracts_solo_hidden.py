"""Contracts, the solo game and what is hidden (UC-11 to UC-13), the slots, metropolises and boards."""

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.underwater_cities.boards import BOARDS, Board
from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.components import BLUE
from pentapolis.games.underwater_cities.game import UNDERWATER_CITIES
from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.paying import USUAL
from pentapolis.games.underwater_cities.places import (
    FIRST_SITE,
    FIRST_TUNNEL,
    PLACE_NAMES,
    SITES,
    TUNNEL,
    TUNNEL_NAMES,
    WHITE,
)
from pentapolis.games.underwater_cities.table import Table
from tests.games.underwater_cities.notation import (
    amounts,
    change,
    hand,
    legal,
    minus,
    network,
    play,
    position,
    refused,
    view,
)

MUCH = "9 kelp 9 steelplast 9 science 9 credits 9 biomatter"
BOARD_NUMBERS = range(1, 9)
FIVE_TUNNELS = "tunnel T01; tunnel T02; tunnel T03; tunnel T08; tunnel T09"


CONTRACT_CASES = [
    (
        1,
        "tunnel T01; tunnel T09; tunnel T08; city E; city C",
        "place green-3, option 1, city S, instead 0 0",
        "2 points 1 science 1 credits",
    ),
    (2, FIVE_TUNNELS, "place red-1, tunnel T04, instead 0 0, stop-building", "3 points 2 credits"),
    (
        3,
        "tunnel T01; city E; farm SE.a; farm SE.b; farm SE.c",
        "place red-2, farm E.a, instead 0 0, stop-building",
        "2 points 2 kelp",
    ),
    (
        4,
        "tunnel T01; city E; plant SE.a; plant SE.b; plant SE.c",
        "place green-5, plant E.a, stop-building",
        "2 points 1 biomatter",
    ),
    (
        5,
        "tunnel T01; city E; laboratory SE.a; laboratory SE.b; laboratory SE.c",
        "place red-3, laboratory E.a, instead 0 0, stop-building",
        "2 points 1 science 1 steelplast",
    ),
    (6, "tunnel+ T01; farm+ SE.a; plant+ SE.b; laboratory SE.c", "place yellow-5, option 2", "5 points"),
    (
        7,
        "tunnel T01; tunnel T02; tunnel T13; tunnel T08; tunnel T07",
        "place red-1, tunnel T14, instead 0 0, stop-building",
        "3 points",
    ),
    (8, "tunnel T01; tunnel T08; symbiotic E", "place green-3, option 1, symbiotic S, instead 0 0", "5 points"),
]


@pytest.mark.parametrize(("contract", "stand", "answers", "gives"), CONTRACT_CASES)
def test_uc_11_1_contracts(contract: int, stand: str, answers: str, gives: str) -> None:
    lines = f"seats: 3\ngoods 0: {MUCH}\nnetwork 0: {stand}\nmetropolises 0: mr2 mb08 mb09\ncontracts: yes\n"
    before = position(lines + f"contract: {contract}")
    after = play(before.clone(), *answers.split(", "))
    otherwise = position(lines)
    without = play(otherwise.clone(), *answers.split(", "))
    assert minus(change(before, after), change(otherwise, without)) == amounts(gives)
    assert (view(after)["contracts"], view(after)["players"][0]["contracts"]) == ([], [contract])
    if contract == 7:
        assert hand(after) == hand(without) + 2
        assert view(after)["players"][0]["space"] == 4


def test_uc_11_1_the_last_upgrade_counts_and_others_come_too_late() -> None:
    state = position("seats: 2\ncontracts: yes\ncontracts 1: 2\ncontract: 1")
    assert view(state)["players"][1]["contracts"] == [2]
    assert view(state)["players"][0]["contracts"] == []


SOLO = "seats: 1\n"


def test_uc_12_1_the_solo_table() -> None:
    for seed in range(20):
        table = view(UNDERWATER_CITIES.setup(1, Luck(seed)))
        assert table["players"][0]["board"] >= 5
        assert table["players"][0]["metropolises"][0]["id"] != "mr4"
        assert (table["contracts"], len(table["slots"]), table["symbiotics_left"]) == ([], 12, None)
    symbiotic = "; ".join(f"symbiotic {site}" for site in ("E", "S", "C", "NE", "N", "NW", "W", "SW"))
    state = position(SOLO + f"network 0: {symbiotic}\nhand 0: 134\nround: 8\ngoods 0: 9 credits")
    play(state, "place green-3", "card-first", "part 1")  # also the ninth can become symbiotic
    assert "symbiotic SE" in network(state)


def blocked(state: object) -> list[str]:
    assert isinstance(state, Table)
    return [slot["name"] for slot in view(state)["slots"] if slot["blocked"]]


def test_uc_12_2_three_blocking_tiles_move_clockwise() -> None:
    state = UNDERWATER_CITIES.setup(1, Luck(1))
    while view(state)["round"] == 0:
        play(state, legal(state)[0])
    assert blocked(state) == ["green-1", "red-1", "yellow-1"]
    second = position(SOLO + "round: 4\nmoves: 2\nspace 0: 4\ntrack: 0")
    play(second, "place green-3")  # on the track, so that there is no fourth
    while legal(second)[0].startswith("put-out"):
        play(second, legal(second)[0])
    assert blocked(second) == ["green-1", "red-1", "yellow-1"]  # round 5: round the ring
    assert view(second)["round"] == 5


def test_uc_12_3_a_fourth_tile_if_the_marker_did_not_move() -> None:
    for card, slot in ((29, "yellow-3"), (10, "green-3"), (1, "red-2")):
        # 29: 11 is yellow-3; 10: 1 is green-1, then green-2 is blocked, so green-3; 1: likewise
        state = position(SOLO + f"round: 1\nmoves: 2\ndeck: 50 51 52 {card}")
        events: list[Event] = []
        play(state, "place open", events=events)
        found = [event for event in events if event.name == "slotblocked"]
        assert len(found) == 1
        expected = {"green-2", "red-2", "yellow-2", slot}
        if card == 1:
            expected = {"green-1", "green-2", "red-2", "yellow-2"}
        if card == 10:
            expected = {"green-1", "green-2", "red-2", "yellow-2"}
        assert set(blocked(state)) == expected
        assert card in view(state)["discards"]
    assert refused(state, "place green-2") == ("UC-3.2", "slot-taken")


def test_uc_12_4_a_hundred_points_and_seven_cities() -> None:
    tunnels = "tunnel T01; tunnel T02; tunnel T03; tunnel T08; tunnel T09; tunnel T07"
    chain = tunnels + "; city E; city NE; city N; city S; city C; city SW"
    won = position(SOLO + f"round: 10\nnetwork 0: {chain}\ngoods 0: 86 points")
    assert (won.scores()[0].total, won.winners()) == (100, [0])
    short = position(SOLO + f"round: 10\nnetwork 0: {chain}\ngoods 0: 85 points")
    assert short.winners() == [1]
    few = position(SOLO + "round: 10\nnetwork 0: tunnel T01; city E\ngoods 0: 150 points")
    assert few.winners() == [1]
    assert few.scores()[1].total > few.scores()[0].total


def test_uc_13_1_what_is_hidden() -> None:
    state = position("seats: 2\nhand 0: 1 2\nknown 0: 191\nhand 1: 3 4")
    assert view(state, 0)["hand"] == [1, 2, 191]
    other = view(state, 1)
    assert other["hand"] == [3, 4]
    assert other["players"][0]["hand"] == [1, 2, 0, 0]  # backs
    assert other["players"][0]["known"] == [191]
    assert isinstance(other["deck"], int)
    hidden = {zone.name for zone in state.zones() if zone.seen_by == 0}
    assert hidden == {"deck", "buried", "special_deck", "spares"}


SLOT_CASES = [
    (2, "green-1", "part 2, option 1, upgrade SE.a", "-1 science", 2),
    (2, "green-1", "part 2, option 2", "1 kelp", 2),
    (2, "green-1", "part 1, skip", "", 2),
    (2, "green-2", "city S", "-2 steelplast -1 kelp -1 credits", 0),
    (2, "green-3", "", "1 credits", 0),
    (2, "green-4", "plant SE.b, plant SE.c", "-2 credits", 0),
    (2, "green-4", "plant SE.b, stop-building", "-1 credits", 0),
    (2, "red-1", "tunnel T08, tunnel T09", "-2 steelplast -2 credits", 0),
    (2, "red-1", "tunnel T08, stop-building", "-1 steelplast -1 credits", 0),
    (2, "red-2", "take-special 191", "", 1),
    (2, "red-3", "", "2 steelplast 1 kelp", 0),
    (2, "red-4", "part 1, tunnel T08, part 2, option 1", "-1 credits", 0),
    (2, "red-4", "part 2, option 2, skip", "1 credits", 0),
    (2, "yellow-1", "part 1, option 1, part 2, take kelp, take science", "1 steelplast 1 kelp 1 science", 0),
    (2, "yellow-1", "part 2, take steelplast, skip", "1 steelplast 1 science", 0),
    (2, "yellow-2", "part 1, city S, part 2, tunnel T08", "-3 steelplast -1 kelp -2 credits", 0),
    (2, "yellow-3", "option 1, farm SE.b, farm SE.c", "-2 kelp", 0),
    (2, "yellow-3", "option 2, laboratory SE.b, stop-building", "-1 steelplast", 0),
    (2, "yellow-4", "option 1", "2 science", 0),
    (2, "yellow-4", "option 2, upgrade SE.a, upgrade T01", "-2 science", 0),
    (2, "yellow-4", "option 2, upgrade SE.a, stop-upgrading", "-1 science", 0),
    (3, "green-1", "part 1, option 1", "2 steelplast", 0),
    (3, "green-1", "part 2, skip", "1 steelplast", 0),
    (3, "green-2", "option 1, tunnel T08", "-1 steelplast -1 credits", 0),
    (3, "green-2", "option 2, part 1", "1 credits", 2),
    (3, "green-3", "option 1, city S", "-2 steelplast -1 kelp -1 credits", 0),
    (3, "green-3", "option 2", "1 kelp", 0),
    (3, "green-4", "", "1 credits", 0),
    (3, "green-5", "plant SE.b, stop-building", "-1 credits", 0),
    (3, "red-1", "tunnel T08, stop-building", "-1 steelplast -1 credits", 0),
    (3, "red-2", "farm SE.b, farm SE.c", "-2 kelp", 0),
    (3, "red-2", "farm SE.b, stop-building", "-1 kelp", 0),
    (3, "red-3", "laboratory SE.b, laboratory SE.c", "-2 steelplast", 0),
    (3, "red-3", "laboratory SE.b, stop-building", "-1 steelplast", 0),
    (3, "red-4", "", "2 steelplast 1 kelp", 0),
    (3, "red-5", "part 2, tunnel T08, part 1, option 2", "-1 steelplast -1 science", 0),
    (3, "red-5", "part 2, farm SE.b, part 1, option 2", "-1 kelp -1 science 1 credits", 0),
    (3, "red-5", "part 2, plant SE.b, skip", "-1 credits -1 science", 0),
    (3, "red-5", "part 2, laboratory SE.b, skip", "-1 steelplast -1 science", 0),
    (3, "red-5", "part 1, option 1, skip", "1 steelplast", 0),
    (3, "yellow-1", "", "1 science 1 steelplast 1 kelp", 0),
    (3, "yellow-2", "part 2, tunnel T08, skip", "-1 steelplast -1 credits", 0),
    (3, "yellow-2", "part 1, city S, skip", "-2 steelplast -1 kelp -1 credits", 0),
    (3, "yellow-3", "part 2, take-special 191, skip", "", 1),
    (3, "yellow-3", "part 1, option 1, skip", "1 steelplast", 0),
    (3, "yellow-4", "part 1, city S, part 2, farm S.a", "-2 steelplast -2 kelp -1 credits", 0),
    (3, "yellow-4", "part 2, plant SE.b, skip", "-1 credits", 0),
    (3, "yellow-4", "part 2, laboratory SE.b, skip", "-1 steelplast", 0),
    (3, "yellow-5", "option 1", "2 science", 0),
    (3, "yellow-5", "option 2, upgrade SE.a, stop-upgrading", "-1 science", 0),
    (3, "open", "", "2 credits", 2),
]


@pytest.mark.parametrize(("seats", "slot", "answers", "gives", "cards"), SLOT_CASES)
def test_every_slot(seats: int, slot: str, answers: str, gives: str, cards: int) -> None:
    before = position(
        f"seats: {seats}\ngoods 0: 9 kelp 9 steelplast 9 science 9 credits\n"
        "network 0: tunnel T01; farm SE.a\nspecial: 191"
    )
    after = play(before.clone(), f"place {slot}", *(answer for answer in answers.split(", ") if answer))
    assert after.next_to_act() != 0 or seats == 1, legal(after)
    assert change(before, after) == amounts(gives)
    assert hand(after) - hand(before) - 1 == cards


SYMBIOTIC_CASES = [
    (2, "green-2", "symbiotic S"),
    (2, "yellow-2", "part 1, symbiotic S, skip"),
    (3, "green-3", "option 1, symbiotic S"),
    (3, "yellow-2", "part 1, symbiotic S, skip"),
    (3, "yellow-4", "part 1, symbiotic S, skip"),
]


@pytest.mark.parametrize(("seats", "slot", "answers"), SYMBIOTIC_CASES)
def test_every_slot_that_founds_a_symbiotic_city(seats: int, slot: str, answers: str) -> None:
    lines = "goods 0: 1 kelp 2 steelplast 1 biomatter 3 credits\nnetwork 0: tunnel T01"
    before = position(f"seats: {seats}\n{lines}")
    after = play(before.clone(), f"place {slot}", *answers.split(", "))
    assert change(before, after) == amounts("-1 kelp -1 steelplast -1 biomatter -2 credits")
    assert "symbiotic S" in network(after)


BLUE_CASES = [
    ("mb01", "1 kelp", "2 points", 0),
    ("mb02", "1 science", "1 biomatter", 0),
    ("mb03", "1 steelplast", "2 credits", 0),
    ("mb04", "1 credits", "1 science", 0),
    ("mb05", "2 credits", "1 steelplast", 0),
    ("mb06", "", "1 kelp 1 credits", 1),
    ("mb07", "", "1 points 1 kelp", 1),
    ("mb08", "5 points", "", 0),
    ("mb09", "2 science 1 points", "", 0),
    ("mb10", "2 steelplast 1 kelp 1 credits", "", 0),
    ("mb11", "2 points", "", 0),
]


@pytest.mark.parametrize(("metropolis", "at_once", "production", "cards"), BLUE_CASES)
def test_every_blue_metropolis(metropolis: str, at_once: str, production: str, cards: int) -> None:
    other = "mb01" if metropolis != "mb01" else "mb02"
    lines = f"seats: 2\nmetropolises 0: mr1 {other} {metropolis}\ngoods 0: 9 steelplast 9 credits 9 kelp\n"
    before = position(lines + "network 0: tunnel T08; tunnel T07")
    after = play(before.clone(), "place red-1", "tunnel T14")
    if metropolis == "mb11":
        play(after, "part 1", "laboratory SE.a")
        assert "laboratory SE.a" in network(after)
    play(after, "stop-building")
    assert change(before, after) == amounts(f"-1 steelplast -1 credits {at_once}")
    assert hand(after) - hand(before) - 1 == cards
    assert view(after)["players"][0]["space"] == (4 if metropolis == "mb07" else 0)
    yields = []
    for stand in ("network 0: tunnel T08; tunnel T07; tunnel T14", "network 0: tunnel T08; tunnel T07; tunnel T09"):
        state = position(f"round: 10\nmoves: 5\norder: 1 0\n{lines}{stand}")
        yields.append(change(state, play(state.clone(), "place red-3")))
    connected, apart = yields
    by_city = amounts("1 credits")  # the third tunnel of the second network touches the city
    assert minus(connected, minus(apart, by_city)) == amounts(production)


BROWN_CASES = [
    ("mr1", "farm+ SE.a; plant+ SE.b; laboratory+ SE.c; tunnel+ T01", "", 4),
    ("mr2", "tunnel T10; tunnel T13", "", 6),
    ("mr3", "tunnel T01; tunnel T08; tunnel T07; tunnel T06", "", 5),
    ("mr3", "tunnel T01; tunnel T08; tunnel T07; tunnel T06; tunnel T05", "", 7),
    ("mr3", "tunnel T01; tunnel T08; tunnel T07; tunnel T06; tunnel T05; tunnel T02", "", 9),
    ("mr4", "tunnel T01; tunnel T08; city C; city E; city S; city NW", "", 4),
    ("mr4", "tunnel T01; tunnel T08; tunnel T12; city C; city E; city S; city NW; city SW", "", 8),
    (
        "mr4",
        "tunnel T01; tunnel T08; tunnel T12; tunnel T02; city C; city E; city S; city NW; city SW; city NE",
        "",
        12,
    ),
    ("mr5", "", "paid 0: 192\nclaimed 0: 183 13", 4),
]


@pytest.mark.parametrize(("metropolis", "stand", "more", "points"), BROWN_CASES)
def test_every_brown_metropolis(metropolis: str, stand: str, more: str, points: int) -> None:
    way = "tunnel T09; tunnel T11; tunnel T15; tunnel T16"
    state = position(f"metropolises 0: {metropolis} mb01 mb02\nnetwork 0: {way}; {stand}\n{more}")
    assert state.scores()[0].categories["metropolis"] == points
    apart = position(f"metropolises 0: {metropolis} mb01 mb02\nnetwork 0: tunnel T09; tunnel T11; tunnel T15\n{more}")
    assert apart.scores()[0].categories["metropolis"] == 0


@pytest.mark.parametrize("number", BOARD_NUMBERS)
def test_every_board_gives_what_is_printed(number: int) -> None:
    """Build on every place of the board, one at a time, in a city that stands."""
    board = BOARDS[number - 1]
    side = "advanced" if board.advanced else "basic"
    others = [other.number for other in BOARDS if other.advanced == board.advanced and other.number != number]
    lines = f"seats: 2\nboards: {side}\nboard 0: {number}\nboard 1: {others[0]}\ngoods 0: {MUCH}\n"
    cities = "; ".join(f"city {site}" for site in SITES if site != SITES[board.start])
    before = position(lines + f"network 0: {cities}")
    play(before, "place yellow-3", "option 1")
    farms = [text for text in legal(before) if text.startswith("farm")]
    for text in farms:
        spot = PLACE_NAMES.index(text.split()[1])
        after = play(before.clone(), text)
        if legal(after)[0].startswith("instead"):
            play(after, legal(after)[0])
        expected = {
            name: getattr(board.bonus[spot], name) - getattr(board.surcharge[spot], name)
            for name in amounts("1 kelp 1 steelplast 1 science 1 credits 1 biomatter 1 points")
        }
        expected["kelp"] -= 1
        assert change(before, after) == {name: amount for name, amount in expected.items() if amount}
        assert view(after)["players"][0]["space"] == (4 if board.steps[spot] else 0)
    assert len(farms) >= 9


@pytest.mark.parametrize("number", BOARD_NUMBERS)
def test_every_board_gives_what_is_printed_on_tunnels(number: int) -> None:
    """Build each tunnel as the last one, with what a metropolis gives that it connects."""
    board = BOARDS[number - 1]
    built = 0
    for tunnel, name in enumerate(TUNNEL_NAMES):
        stand = "; ".join(f"tunnel {other}" for other in TUNNEL_NAMES if other != name)
        cities = "; ".join(f"city {site}" for site in SITES if site != SITES[board.start])
        lines = f"{table_with(number)}\nmetropolises 0: mr1 mb01 mb02\nnetwork 0: {stand}; {cities}"
        before = position(lines)
        after = play(before.clone(), "place red-1", "instead 0 0")
        assert f"tunnel {name}" in network(after)
        spot = FIRST_TUNNEL + tunnel
        expected = printed(board, spot, USUAL[TUNNEL])
        place = board.leads_to[tunnel]
        if place > 0:
            for effect in STANDARD.metropolises[BLUE[place - 1]].instant:
                expected = plus(expected, effect["goods"])
        assert change(before, after) == expected
        built += 1
    assert built == 16


@pytest.mark.parametrize("number", BOARD_NUMBERS)
def test_every_board_gives_what_is_printed_on_sites(number: int) -> None:
    """Found each city as the last one."""
    board = BOARDS[number - 1]
    for site, name in enumerate(SITES):
        if site == board.start:
            continue
        cities = "; ".join(f"city {other}" for other in SITES if other not in (name, SITES[board.start]))
        before = position(f"{table_with(number)}\nnetwork 0: {cities}")
        after = play(before.clone(), "place green-2", f"city {name}", "instead 0 0")
        assert f"city {name}" in network(after)
        assert change(before, after) == printed(board, FIRST_SITE + site, USUAL[WHITE])


def table_with(number: int) -> str:
    """Describe a table for two at which the first has a board, and much."""
    side = BOARDS[number - 1].advanced
    other = next(board.number for board in BOARDS if board.advanced == side and board.number != number)
    boards = "advanced" if side else "basic"
    return f"seats: 2\nboards: {boards}\nboard 0: {number}\nboard 1: {other}\ngoods 0: {MUCH}"


def printed(board: Board, spot: int, cost: Goods) -> dict[str, int]:
    """Return what building on a spot brings and costs."""
    names = amounts("1 kelp 1 steelplast 1 science 1 credits 1 biomatter 1 points")
    bonus, surcharge = board.bonus[spot], board.surcharge[spot]
    found = {name: getattr(bonus, name) - getattr(surcharge, name) - getattr(cost, name) for name in names}
    return {name: amount for name, amount in found.items() if amount}


def plus(first: dict[str, int], second: dict[str, int]) -> dict[str, int]:
    """Return the sum of amounts, cards left out."""
    found = {name: first.get(name, 0) + second.get(name, 0) for name in {*first, *second} - {"cards"}}
    return {name: amount for name, amount in found.items() if amount}
