"""Every instant card, with and without its options: what it costs and gives, written down by hand."""

from typing import NamedTuple

import pytest

from tests.games.underwater_cities.notation import (
    SLOT_GIVES,
    SLOTS,
    amounts,
    change,
    hand,
    legal,
    minus,
    network,
    play,
    play_turn,
    position,
    view,
)

HAVE = "3 kelp 3 steelplast 3 science 9 credits"
STAND = "tunnel T01; city E"
SYMBIOTIC = "-1 kelp -1 steelplast -1 biomatter -2 credits"  # what such a city costs
FOR_SYMBIOTIC = "1 kelp 1 steelplast 1 biomatter 2 credits"


class Case(NamedTuple):
    """A card, the answers to what it asks, and what has to come of it."""

    card: int
    answers: str = ""  # with commas between them
    gives: str = ""  # beside what the slot gives
    cards: int = 0
    built: str = ""  # with commas between them
    stand: str = STAND
    have: str = HAVE
    more: str = ""  # further lines of the position


G, R, Y = "green", "red", "yellow"
COLOURS = {
    G: [*range(1, 23), *range(67, 86), *range(124, 143), 181, 184, 187, 190, 191, 194, 197, 200, 204],
    R: [*range(23, 45), *range(86, 105), *range(143, 162), 182, 185, 188, 192, 195, 198, 201, 203],
}
FARMS = "; farm SE.a; farm SE.b; farm SE.c; farm E.a"
PLANTS = "; plant SE.a; plant SE.b; plant SE.c; plant E.a"
LABS = "; laboratory SE.a; laboratory SE.b; laboratory SE.c; laboratory E.a"
TWO_LABS = "; laboratory+ SE.a; laboratory+ SE.b"
UPGRADED = STAND + "; farm+ SE.a; plant+ SE.b; laboratory+ SE.c; tunnel+ T08"
UNUPGRADED = STAND + "; farm SE.a; plant SE.b; laboratory SE.c"
FIVE = "tunnel T01; tunnel T02; tunnel T03; tunnel T08; tunnel T09; city E; city NE; city S; city C"
SIX = FIVE + "; city N"
EIGHT = FIVE + "; tunnel T04; tunnel T05; tunnel T06"
ONE_CITY = ""

CASES = [
    # Era I
    Case(1, gives="1 steelplast 1 kelp 1 credits"),
    Case(2, gives="2 science"),
    Case(3, "part 1, tunnel T08", "-1 credits", built="tunnel T08"),
    Case(3, "skip"),
    Case(4, "part 1, city S", "-1 steelplast -1 kelp -1 credits", built="city S"),
    Case(
        4,
        "part 1, symbiotic S",
        "-1 kelp -1 biomatter -2 credits",
        built="symbiotic S",
        have="1 kelp 1 biomatter 2 credits",
    ),
    Case(4, "skip"),
    Case(5, "part 1, farm SE.x", "-1 kelp", 1, "farm SE.x"),
    Case(5, "part 2, part 1, plant E.x", "-1 credits", 1, "plant E.x"),
    Case(5, "part 2, part 1, laboratory E.x", "-1 steelplast", 1, "laboratory E.x"),
    Case(5, "part 2, skip", cards=1),
    Case(6, "part 1, option 1", "1 steelplast"),
    Case(6, "part 1, option 2", "1 credits"),
    Case(6, "skip"),
    Case(7, "part 1, farm SE.a, plant SE.b", "-1 kelp -1 credits", 1, "farm SE.a, plant SE.b"),
    Case(7, "part 1, laboratory SE.a, stop-building", "-1 steelplast", 1, "laboratory SE.a"),
    Case(7, "part 2, skip", cards=1),
    Case(8, "part 1, laboratory SE.a, upgrade SE.a", "-1 science", built="laboratory+ SE.a"),
    Case(8, "part 1, farm SE.a, stop-upgrading", built="farm SE.a"),
    Case(8, "part 1, plant SE.a, stop-upgrading", built="plant SE.a"),
    Case(8, "part 1, farm SE.a", built="farm SE.a", have="1 kelp"),
    Case(8, "skip"),
    Case(11, "part 1, use-slot open", "1 credits", 2),
    Case(11, "part 1, use-slot red-4", "-1 credits 2 steelplast 1 kelp"),
    Case(11, "skip"),
    Case(23, gives="2 credits", cards=1),
    Case(24, gives="1 steelplast 1 kelp"),
    Case(25, gives="1 science 1 credits"),
    Case(26, "part 1, farm SE.a", cards=1, built="farm SE.a"),
    Case(26, "part 2, skip", cards=1),
    Case(27, "part 1, plant SE.a", "-1 credits 1 kelp", built="plant SE.a"),
    Case(27, "part 2, skip", "1 kelp"),
    Case(28, gives="2 kelp", stand="tunnel+ T01; tunnel+ T08; tunnel T09; city E"),
    Case(28, gives="", stand="tunnel T01; city E"),
    Case(29, "part 1, cost 1", "-1 science", built="plant+ SE.b", stand=UNUPGRADED),
    Case(29, "part 1, cost 2", "-1 steelplast", built="plant+ SE.b", stand=UNUPGRADED),
    Case(29, "skip", stand=UNUPGRADED),
    Case(
        30,
        "part 1, upgrade SE.a, cost 1, upgrade E.a, cost 2",
        "-1 credits -1 science",
        built="farm+ SE.a, farm+ E.a",
        stand=STAND + "; farm SE.a; farm E.a",
    ),
    Case(
        30,
        "part 1, upgrade SE.a, cost 2, stop-upgrading",
        "-1 science",
        built="farm+ SE.a",
        stand=STAND + "; farm SE.a; farm E.a",
    ),
    Case(30, "skip", stand=STAND + "; farm SE.a"),
    Case(31, "part 1", "1 science"),
    Case(31, "part 2, skip", "1 science"),
    Case(32, "part 1, swap 1", "-1 kelp 1 steelplast 1 credits", 1),
    Case(32, "part 1, swap 2", "-1 steelplast 1 kelp 1 credits", 1),
    Case(32, "part 2, skip", "1 credits", 1),
    Case(33, "part 1, tunnel T08", "-1 steelplast -1 credits", 1, "tunnel T08"),
    Case(33, "part 2, skip", cards=1),
    Case(44, gives="1 kelp", cards=2),
    Case(45, "part 2", "2 kelp -1 credits"),
    Case(45, "part 1, skip", "1 kelp"),
    Case(46, "part 2", "2 steelplast -1 credits"),
    Case(46, "part 1, skip", "1 steelplast"),
    Case(47, "part 2", "2 science -1 credits"),
    Case(47, "part 1, skip", "1 science"),
    Case(48, "part 1", "-1 credits 1 biomatter"),
    Case(48, "skip"),
    Case(49, gives="1 credits", cards=1),
    Case(50, gives="1 kelp"),
    Case(50, gives="2 kelp", stand=STAND + "; farm SE.a; farm SE.b"),
    Case(51, gives="1 credits"),
    Case(51, gives="3 credits", stand=STAND + "; plant SE.a; plant SE.b"),
    Case(52, cards=1),
    Case(52, gives="1 science", cards=1, stand=STAND + "; laboratory SE.a; laboratory SE.b"),
    Case(53, "part 1", cards=1),
    Case(53, "part 2, skip", cards=1),
    Case(54, "part 1, laboratory SE.a", "-1 steelplast 1 credits", built="laboratory SE.a"),
    Case(54, "part 2, skip", "1 credits"),
    Case(55, "part 1, farm SE.a", "-1 kelp 1 credits", built="farm SE.a"),
    Case(55, "part 2, skip", "1 credits"),
    Case(56, "part 1, plant SE.a", built="plant SE.a"),
    Case(56, "skip"),
    Case(57, "part 1", "-1 credits", built="tunnel+ T01"),
    Case(57, "skip"),
    Case(58, "part 1", "-1 kelp", built="farm+ SE.a", stand=UNUPGRADED),
    Case(58, "skip", stand=UNUPGRADED),
    Case(59, gives="1 credits"),
    Case(59, gives="1 science 1 steelplast", more="space 0: 3\ntrack: 0"),
    Case(60, "part 1, spend 50", "1 steelplast 1 kelp", -1, more="hand 0: 60 50 51"),
    Case(60, "skip", more="hand 0: 60 50"),
    # Era II
    Case(67, gives="1 steelplast 1 science 1 kelp"),
    Case(68, "part 1", "-1 credits 1 science 1 steelplast 1 kelp", more="taken: yellow-1 1; red-4 0 1"),
    Case(68, "skip", more="taken: yellow-1 1"),
    Case(68, "", more="taken: red-4 0 1"),
    Case(69, "part 1, tunnel T08, tunnel T09", "-2 steelplast", built="tunnel T08, tunnel T09"),
    Case(69, "part 1, tunnel T08, stop-building", "-1 steelplast", built="tunnel T08"),
    Case(69, "skip"),
    Case(70, gives=""),
    Case(70, gives="1 science 1 steelplast", cards=1, stand=STAND + TWO_LABS),
    Case(71, "part 1", "1 credits 1 biomatter", 1, stand=UPGRADED),
    Case(71, cards=1),
    Case(71, "part 2, skip", cards=1, stand=UPGRADED),
    Case(72, "part 1, collect farm, collect laboratory", "1 kelp 1 points 1 science 1 steelplast", stand=UPGRADED),
    Case(72, "part 1, collect tunnel, collect plant", "2 credits 1 points 1 biomatter", stand=UPGRADED),
    Case(72, "part 1", "1 kelp 1 points", stand=STAND + "; farm+ SE.a"),
    Case(72, "skip", stand=UPGRADED),
    Case(73, "part 1, symbiotic S", "-2 steelplast -1 kelp -1 credits", built="symbiotic S"),
    Case(73, "skip"),
    Case(74, "part 1, farm SE.x, upgrade SE.x", "-1 science", built="farm+ SE.x"),
    Case(74, "part 1, farm E.x, stop-upgrading", built="farm E.x"),
    Case(74, "part 1, plant SE.x, upgrade SE.x", "-1 science", built="plant+ SE.x"),
    Case(74, "part 1, laboratory SE.x, stop-upgrading", built="laboratory SE.x"),
    Case(74, "skip"),
    Case(
        75, "part 1, act assistant, option 1, act 119", "1 steelplast 1 kelp 1 credits", more="claimed 0: assistant 119"
    ),
    Case(75, "part 1, act 119, stop-acting", "1 kelp 1 credits", more="claimed 0: assistant 119"),
    Case(75, "part 1, option 2", "1 credits", more="claimed 0: assistant 119\nused 0: 119"),
    Case(75, "skip", more="claimed 0: assistant 119"),
    Case(86, gives="2 steelplast", stand=STAND + PLANTS),
    Case(86, gives="", stand=STAND + "; plant SE.a"),
    Case(87, gives="1 science", stand=STAND + "; laboratory SE.a; laboratory SE.b; laboratory SE.c"),
    Case(88, gives="3 kelp", stand=STAND + FARMS),
    Case(88, gives="1 kelp", stand=STAND + "; farm SE.a; farm S.a"),
    Case(89, "part 1, collect plant", "1 credits 1 biomatter", stand=UPGRADED),
    Case(89, "part 1, collect farm", "1 kelp 1 points", stand=UPGRADED),
    Case(89, "part 1, collect laboratory", "1 science 1 steelplast", stand=UPGRADED),
    Case(89, "part 1, collect tunnel", "1 credits 1 points", stand=UPGRADED),
    Case(89, "skip", stand=UPGRADED),
    Case(90, gives="2 credits"),
    Case(90, gives="2 credits 1 steelplast", stand=FIVE),
    Case(91, gives="1 credits"),
    Case(91, gives="1 biomatter 1 credits", stand=STAND + PLANTS),
    Case(
        92,
        "part 1, upgrade SE.a, cost 1, upgrade T01, cost 2",
        "-1 science -1 steelplast",
        built="farm+ SE.a, tunnel+ T01",
        stand=UNUPGRADED,
    ),
    Case(92, "part 1, upgrade SE.b, cost 2, stop-upgrading", "-1 steelplast", built="plant+ SE.b", stand=UNUPGRADED),
    Case(92, "skip", stand=UNUPGRADED),
    Case(93, "part 1, farm SE.a, farm SE.b", "-2 kelp", 1, "farm SE.a, farm SE.b"),
    Case(93, "part 1, farm SE.a, stop-building", "-1 kelp", 1, "farm SE.a"),
    Case(93, "part 2, skip", cards=1),
    Case(94, "part 1, city S", "-2 steelplast -1 kelp", built="city S"),
    Case(94, "part 1, symbiotic S", f"{SYMBIOTIC} 1 credits", built="symbiotic S", have=FOR_SYMBIOTIC),
    Case(94, "part 2, skip", "1 credits"),
    Case(95, "part 1", "1 credits", 1),
    Case(95, "part 2, skip", cards=1),
    Case(105, cards=3),
    Case(106, gives="2 kelp"),
    Case(107, gives="2 credits"),
    Case(107, gives="3 credits", stand=FIVE),
    Case(108, gives="1 steelplast"),
    Case(108, gives="1 steelplast 1 credits", stand=STAND + LABS),
    Case(109, gives="1 credits", cards=1),
    Case(109, gives="1 science", cards=1, stand=STAND + LABS),
    Case(110, "part 1", "-1 credits", 1, "tunnel+ T01"),
    Case(110, "part 2, skip", cards=1),
    Case(111, "part 1", "-1 credits", 1, "plant+ SE.b", stand=UNUPGRADED),
    Case(111, "part 2, skip", cards=1, stand=UNUPGRADED),
    Case(
        112,
        "part 1, upgrade SE.a, upgrade E.a",
        "-2 kelp",
        built="farm+ SE.a, farm+ E.a",
        stand=STAND + "; farm SE.a; farm E.a",
    ),
    Case(
        112, "part 1, upgrade E.a, stop-upgrading", "-1 kelp", built="farm+ E.a", stand=STAND + "; farm SE.a; farm E.a"
    ),
    Case(112, "skip", stand=STAND + "; farm SE.a"),
    Case(113, "part 1, tunnel T09", "-1 steelplast -1 credits", built="tunnel T09"),
    Case(113, "skip"),
    Case(114, "part 1, farm SE.a, part 2", "-1 kelp", built="farm SE.a"),
    Case(114, "part 1, plant SE.a, part 2", "-1 credits", built="plant SE.a"),
    Case(114, "part 1, laboratory SE.a, skip", "-1 steelplast", built="laboratory SE.a"),
    Case(114, "part 2, skip"),
    Case(115, "part 1"),
    Case(115, "part 1", "1 credits 2 credits", more="space 0: 4\ntrack: 0"),
    Case(115, "part 2, part 1", "2 credits 1 steelplast", more="space 0: 3\ntrack: 0"),
    Case(115, "skip"),
    Case(116, "part 1, swap 1, swap 1", "-2 kelp 2 steelplast", 1),
    Case(116, "part 1, swap 2, stop", "-1 steelplast 1 kelp", 1),
    Case(116, "part 2, skip", cards=1),
    # Era III
    Case(
        124,
        "part 1, act assistant, option 1, act 119",
        "-1 credits 1 steelplast 1 kelp 1 credits",
        more="claimed 0: assistant 119",
    ),
    Case(124, "part 1, act 119, stop-acting", "-1 credits 1 kelp 1 credits", more="claimed 0: assistant 119"),
    Case(124, "skip"),
    Case(
        125,
        "part 1, refresh 119, refresh assistant, part 2, act 119",
        "1 points 1 kelp 1 credits",
        more="claimed 0: assistant 119\nused 0: assistant 119",
    ),
    Case(
        125,
        "part 1, refresh assistant, stop-acting, part 2, option 1",
        "1 points 1 steelplast",
        more="claimed 0: assistant 119\nused 0: assistant 119",
    ),
    Case(125, "part 3, skip", "1 points"),
    Case(126, gives="2 points", stand=FIVE + "; tunnel T13"),
    Case(126, gives=""),
    Case(127, gives="4 points", stand="tunnel T01; tunnel T08; symbiotic E; symbiotic S; symbiotic C"),
    Case(128, gives="1 points"),
    Case(
        128,
        gives="4 points",
        stand=STAND + "; farm SE.a; plant SE.b; laboratory SE.c; farm E.a; plant E.b; laboratory E.c",
    ),
    Case(129, "part 1, city S", "-2 credits", built="city S"),
    Case(129, "skip"),
    Case(130, "part 1, tunnel T08, tunnel T09", "-2 steelplast", built="tunnel T08, tunnel T09"),
    Case(130, "part 1, tunnel T08, stop-building", "-1 steelplast", built="tunnel T08"),
    Case(130, "skip"),
    Case(
        131,
        "part 1, upgrade SE.a, upgrade SE.b, upgrade T01",
        "-3 credits",
        built="farm+ SE.a, plant+ SE.b, tunnel+ T01",
        stand=UNUPGRADED,
    ),
    Case(131, "part 1, upgrade SE.a, stop-upgrading", "-1 credits", built="farm+ SE.a", stand=UNUPGRADED),
    Case(131, "skip", stand=UNUPGRADED),
    Case(132, gives="1 kelp"),
    Case(132, gives="3 points 1 kelp", cards=1, stand=STAND + "; farm+ SE.a; farm+ E.a"),
    Case(133, "part 1, use-slot red-4", "-1 credits 2 steelplast 1 kelp", more="taken: red-4 1"),
    Case(133, "part 1, use-slot yellow-1", "-1 credits 1 science 1 steelplast 1 kelp"),
    Case(133, "skip"),
    Case(134, "part 1, convert E", "-1 credits 1 points", built="symbiotic E"),
    Case(134, "part 2, skip", "1 points"),
    Case(135, "part 1, farm SE.x", "1 points", built="farm SE.x"),
    Case(135, "part 1, plant SE.x", "1 points", built="plant SE.x"),
    Case(135, "part 1, laboratory SE.x", "1 points", built="laboratory SE.x"),
    Case(135, "part 2, skip", "1 points"),
    Case(143, gives="1 kelp 1 points"),
    Case(143, gives="3 points", stand=STAND + FARMS),
    Case(144, gives="1 credits 1 points"),
    Case(144, gives="3 points", stand=STAND + PLANTS),
    Case(145, gives="1 points", cards=1),
    Case(145, gives="3 points", stand=STAND + LABS),
    Case(146, ""),
    Case(146, "part 1, plant SE.a", built="plant SE.a", stand=FIVE),
    Case(146, "skip", stand=FIVE),
    Case(147, gives="1 points 1 credits", stand=FIVE),
    Case(147, gives="4 points", stand=SIX),
    Case(148, gives="1 points 1 credits", stand=FIVE),
    Case(148, gives="4 points", stand=EIGHT),
    Case(149, gives="2 points", stand="tunnel+ T01; tunnel+ T08; tunnel+ T02; tunnel+ T03; tunnel T09"),
    Case(150, gives="2 points 1 kelp", stand=STAND + FARMS),
    Case(150, gives="1 kelp"),
    Case(151, gives="1 biomatter 2 credits", stand=STAND + "; plant+ SE.a; plant+ SE.b; plant+ E.a"),
    Case(151, gives="2 credits"),
    Case(152, "part 1", "2 science 2 steelplast", stand=STAND + TWO_LABS),
    Case(152, "part 1", "1 science 1 steelplast", stand=UPGRADED),
    Case(152, "skip", stand=UPGRADED),
    Case(153, "part 1, city S", "-2 steelplast -1 kelp -1 credits 1 points", built="city S"),
    Case(153, "part 1, symbiotic S", f"{SYMBIOTIC} 1 points", built="symbiotic S", have=FOR_SYMBIOTIC),
    Case(153, "part 2, skip", "1 points"),
    Case(154, "part 1, upgrade SE.a, upgrade T01", "-2 credits", built="farm+ SE.a, tunnel+ T01", stand=UNUPGRADED),
    Case(154, "part 1, upgrade SE.a, stop-upgrading", "-1 credits", built="farm+ SE.a", stand=UNUPGRADED),
    Case(154, "skip", stand=UNUPGRADED),
    Case(155, "part 1", "1 steelplast 1 points 2 points", more="space 0: 3\ntrack: 0"),
    Case(155, "part 2, part 1", "2 points 2 points", more="space 0: 1\ntrack: 0"),
    Case(155, "skip"),
    Case(162, gives="1 points", cards=1),
    Case(163, gives="3 credits"),
    Case(164, gives="1 steelplast 1 kelp"),
    Case(165, gives="1 science 1 points"),
    Case(166, gives="1 kelp"),
    Case(166, gives="2 points", stand=STAND + "; farm+ SE.a; farm+ SE.b"),
    Case(167, gives="1 credits"),
    Case(167, gives="2 points", stand=STAND + "; plant+ SE.a; plant+ SE.b"),
    Case(168, cards=1),
    Case(168, gives="2 points", stand=STAND + TWO_LABS),
    Case(169, gives="1 credits"),
    Case(169, gives="3 points", stand="tunnel+ T01; tunnel+ T08; tunnel+ T09"),
    Case(170, "part 1, farm SE.a", "-1 kelp 1 points", built="farm SE.a"),
    Case(170, "part 1, plant SE.a", "-1 credits 1 points", built="plant SE.a"),
    Case(170, "part 1, laboratory SE.a", "-1 steelplast 1 points", built="laboratory SE.a"),
    Case(170, "part 2, skip", "1 points"),
    Case(171, "part 1", built="tunnel+ T01"),
    Case(171, "part 1, upgrade SE.b", built="plant+ SE.b", stand=UNUPGRADED),
    Case(171, "skip"),
    Case(172, "part 1, tunnel T08", "-1 steelplast", built="tunnel T08"),
    Case(172, "part 2, skip", "1 credits"),
    Case(173, "part 1", "1 points"),
    Case(173, "part 2, skip", "1 points"),
    Case(174, "part 1, again", "-4 kelp 4 points"),
    Case(174, "part 1, stop", "-2 kelp 2 points"),
    Case(174, "skip"),
    Case(175, gives="1 credits"),
    Case(175, gives="2 points", stand="tunnel T01; symbiotic E"),
    # Special cards: their cost is paid first
    Case(191, "part 1, use-slot red-4", "-1 credits 2 steelplast 1 kelp", more="taken: red-4 1"),
    Case(191, "skip", "-1 credits"),
    Case(191, "leave-card"),
    Case(192, "part 1, farm SE.x", "-1 credits -1 kelp", built="farm SE.x"),
    Case(192, "part 1, plant SE.x", "-2 credits", built="plant SE.x"),
    Case(192, "part 1, laboratory SE.x", "-1 credits -1 steelplast", built="laboratory SE.x"),
    Case(192, "skip", "-1 credits"),
    Case(194, "skip", "-2 credits"),
    Case(199, gives="-1 credits 2 steelplast 1 kelp"),
    Case(203, gives="-2 credits 1 biomatter 1 science 1 points"),
]


def colour_of(card: int) -> str:
    """The colour of a card, from the lists above."""
    return G if card in COLOURS[G] else R if card in COLOURS[R] else Y


def round_of(card: int) -> int:
    """A round of the card's era."""
    return 8 if 124 <= card <= 180 else 5 if 67 <= card <= 123 else 1


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.card}-{case.answers}-{case.gives}")
def test_instant(case: Case) -> None:
    colour = colour_of(case.card)
    cards = "" if "hand 0" in case.more else f"hand 0: {case.card}\n"
    before = position(
        f"seats: 3\nround: {round_of(case.card)}\ngoods 0: {case.have}\nnetwork 0: {case.stand}\n{cards}{case.more}\n"
        "metropolises 0: mr1 mb01 mb02\nmetropolises 1: mr2 mb03 mb04\nmetropolises 2: mr3 mb06 mb07"
    )
    after = before.clone()
    play_turn(after, SLOTS[colour], case.card, [answer for answer in case.answers.split(", ") if answer])
    assert minus(change(before, after), SLOT_GIVES[colour]) == amounts(case.gives)
    assert hand(after) - hand(before) == case.cards  # the card played, and the last draw
    gone = network(before) - network(after)
    built = {item for item in case.built.split(", ") if item}
    assert network(after) - network(before) == built
    assert {item.replace("+", "") for item in gone} <= {
        item.replace("+", "").replace("symbiotic", "city") for item in built
    }, "only what is upgraded or converted is no longer as it was"
    player = view(after)["players"][0]
    played_special = case.card > 180 and "leave-card" not in case.answers
    assert player["face_down"] == ([case.card] if played_special else [])
    if case.card <= 180:
        assert case.card in view(after)["discards"]


def test_134_is_over_if_an_ability_took_what_it_costs() -> None:
    state = position("seats: 3\nround: 8\ngoods 0: 1 credits\nnetwork 0: city E\nhand 0: 134\nclaimed 0: 78")
    play(state, "place green-3", "play 134", "card-first", "part 1", "ability 78")
    player = view(state)["players"][0]
    assert (player["goods"]["credits"], player["goods"]["steelplast"]) == (0, 1)
    assert not any(city["symbiotic"] for city in player["cities"])
    assert state.next_to_act() == 1


@pytest.mark.parametrize("seed", range(6))
def test_194_draws_two_metropolises_and_keeps_one(seed: int) -> None:
    at_once = {
        "mb01": "1 kelp", "mb02": "1 science", "mb03": "1 steelplast", "mb04": "1 credits", "mb05": "2 credits",
        "mb06": "", "mb07": "", "mb08": "5 points", "mb09": "2 science 1 points",
        "mb10": "2 steelplast 1 kelp 1 credits", "mb11": "2 points",
    }  # fmt: skip
    before = position(f"seats: 3\ngoods 0: {HAVE}\nhand 0: 194", seed)
    state = play(before.clone(), "place green-3", "slot-first", "option 2", "use-card", "part 1")
    drawn = view(state, 0)["looked_at_tiles"]
    assert len(drawn) == 2
    assert view(state, 1)["looked_at_tiles"] == []
    assert legal(state) == [f"keep-metropolis {tile}" for tile in drawn]
    state = play(state, f"keep-metropolis {drawn[0]}")
    while state.next_to_act() == 0:
        play(state, "skip")  # what mb11 would build
    kept = view(state)["players"][0]["metropolises"][3]
    assert (kept["id"], kept["connected"]) == (drawn[0], True)
    assert minus(change(before, state), SLOT_GIVES["green"]) == amounts("-2 credits " + at_once[drawn[0]])
    assert view(state)["spares"] == view(before)["spares"] - 1
