"""Every card that lies in front of a player: permanent, action, production and end-scoring cards, and the assistant."""

from typing import NamedTuple

import pytest

from pentapolis.core.state import State
from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.components import ACTION, END, PERMANENT, PRODUCTION
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
from tests.games.underwater_cities.test_instant_cards import (
    FOR_SYMBIOTIC,
    HAVE,
    STAND,
    UNUPGRADED,
    UPGRADED,
    colour_of,
    round_of,
)

MUCH = "12 kelp 3 steelplast 3 science 9 credits"
FULL = "; farm SE.a; plant SE.b; laboratory SE.c; farm E.a; plant E.b; laboratory E.c"
FIVE = "tunnel T01; tunnel T02; tunnel T03; tunnel T08; tunnel T09; city E; city NE; city S; city C"


def row(state: State, number: int) -> list[int]:
    """The row of the view in which a card would lie."""
    player = view(state)["players"][0]
    ends = [end["card"] for end in player["ends"]]
    rows: dict[int, list[int]] = {
        PERMANENT: player["permanents"],
        ACTION: player["actions"],
        PRODUCTION: player["productions"],
        END: ends,
    }
    return rows[STANDARD.cards[number - 1].type]


CLAIMED = [card.number for card in STANDARD.cards[:-1] if card.type in (PERMANENT, ACTION, PRODUCTION, END)]


@pytest.mark.parametrize("card", CLAIMED)
def test_claiming(card: int) -> None:
    colour = colour_of(card)
    cost = STANDARD.cards[card - 1].cost
    before = position(f"seats: 3\nround: {round_of(card)}\ngoods 0: {HAVE}\nhand 0: {card}")
    after = before.clone()
    play_turn(after, SLOTS[colour], card, [])
    assert card in row(after, card)
    assert minus(change(before, after), SLOT_GIVES[colour]) == amounts(f"-{cost} credits")
    left = before.clone()
    play_turn(left, SLOTS[colour], card, ["leave-card"])
    assert card not in row(left, card)
    assert minus(change(before, left), SLOT_GIVES[colour]) == {}


class Turn(NamedTuple):
    """A turn of a player who has a card, and what has to come of it; without the card, what is in `without`."""

    card: int
    answers: str
    gives: str
    without: str
    stand: str = STAND
    have: str = HAVE
    more: str = ""
    cards: int = 0  # that are drawn because of the card


# Slots of the larger side: green-4 two steps, red-1 two tunnels, red-2 farms, red-3 laboratories, green-5 plants,
# yellow-5 upgrades, green-1 an action card and steelplast.
TURNS = [
    Turn(10, "place red-1, tunnel T08, tunnel T09", "-2 steelplast", "-2 steelplast -2 credits"),
    Turn(12, "place red-1, tunnel T08, tunnel T09", "-1 steelplast -1 credits", "-2 steelplast -2 credits"),
    Turn(12, "place red-1, tunnel T08, stop-building", "-1 steelplast -1 credits", "-1 steelplast -1 credits"),
    Turn(14, "place red-4, play 1", "3 steelplast 1 kelp", "2 steelplast 1 kelp", more="hand 0: 1 2"),
    Turn(14, "place open, play 1", "2 credits", "2 credits", more="hand 0: 1 2"),
    Turn(21, "place red-4", "2 steelplast 1 kelp 1 points", "2 steelplast 1 kelp"),
    Turn(21, "place yellow-5, option 1", "2 science", "2 science"),
    Turn(35, "place green-4", "2 credits", "1 credits"),
    Turn(36, "place red-2, farm SE.a, farm SE.b", "-1 kelp", "-2 kelp"),
    Turn(36, "place red-2, farm SE.a, farm E.a", "-2 kelp", "-2 kelp"),
    Turn(36, "place red-2, farm S.a, farm S.b", "-2 kelp", "-2 kelp"),
    Turn(37, "place red-3, laboratory SE.a, laboratory SE.b", "-2 steelplast 1 credits", "-2 steelplast"),
    Turn(38, "place green-5, plant SE.a, plant SE.b", "-1 credits", "-2 credits"),
    Turn(40, "place red-4, play 1", "2 steelplast 2 kelp", "2 steelplast 1 kelp", more="hand 0: 1 2"),
    Turn(62, "place red-4, play 1", "2 steelplast 1 kelp 1 credits", "2 steelplast 1 kelp", more="hand 0: 1 2"),
    Turn(
        63,
        "place yellow-5, option 2, upgrade SE.b, stop-upgrading",
        "-1 science 2 points",
        "-1 science",
        stand=STAND + "; farm+ SE.a; farm SE.b; farm E.a",
    ),
    Turn(
        63,
        "place yellow-5, option 2, upgrade E.a, stop-upgrading",
        "-1 science",
        "-1 science",
        stand=STAND + "; farm+ SE.a; farm SE.b; farm E.a",
    ),
    Turn(
        64,
        "place green-3, option 1, symbiotic S",
        "-1 kelp -1 steelplast -1 biomatter -1 credits",
        "-1 kelp -1 steelplast -1 biomatter -2 credits",
        have="1 kelp 1 steelplast 1 biomatter 2 credits",
        cards=1,
    ),
    Turn(64, "place green-3, option 1, city S", "-1 kelp -2 steelplast -1 credits", "-1 kelp -2 steelplast -1 credits"),
    Turn(
        76,
        "place yellow-5, option 2, upgrade SE.a, upgrade T01, stop-upgrading",
        "-2 science 1 credits",
        "-2 science",
        stand=UNUPGRADED,
    ),
    Turn(77, "place green-3, option 1, city S", "-1 kelp -1 steelplast -1 credits", "-1 kelp -2 steelplast -1 credits"),
    Turn(
        96,
        "place yellow-5, option 2, upgrade SE.b, stop-upgrading",
        "-1 science 2 points",
        "-1 science",
        stand=STAND + "; laboratory+ SE.a; laboratory SE.b; laboratory E.a",
    ),
    Turn(97, "place green-3, option 1, city S", "-2 steelplast", "-1 kelp -2 steelplast -1 credits"),
    Turn(98, "place red-1, tunnel T08, stop-building", "-1 steelplast", "-1 steelplast -1 credits"),
    Turn(98, "place red-2, farm SE.a, stop-building", "-1 kelp", "-1 kelp"),
    Turn(117, "place green-1, part 1, option 2", "1 credits 1 steelplast", "1 credits 1 steelplast", cards=1),
    Turn(118, "place green-5, plant SE.a, plant SE.b", "", "-2 credits"),
    Turn(136, "place red-1, tunnel T08, tunnel T09", "-2 steelplast -2 credits 1 points", "-2 steelplast -2 credits"),
    Turn(136, "place red-2, farm SE.a, stop-building", "-1 kelp", "-1 kelp"),
    Turn(
        156,
        "place yellow-5, option 2, upgrade SE.a, upgrade T01, stop-upgrading",
        "-2 science 1 points",
        "-2 science",
        stand=UNUPGRADED,
    ),
    Turn(
        193,
        "place red-1, tunnel T13, stop-building",
        "-1 steelplast 1 credits 1 points 1 kelp 2 points",
        "-1 steelplast -1 credits 1 points 1 kelp",
        stand="tunnel T01; tunnel T02",
        more="metropolises 0: mr1 mb01 mb02",
    ),
    Turn(202, "place green-4", "2 credits", "1 credits"),
]


def turn_of(case: Turn, with_card: bool) -> tuple[dict[str, int], int]:
    """Play the turn; return how goods and hand changed."""
    claimed = f"claimed 0: assistant {case.card}" if with_card else "claimed 0: assistant"
    before = position(f"seats: 3\nround: 8\ngoods 0: {case.have}\nnetwork 0: {case.stand}\n{claimed}\n{case.more}")
    after = play(before.clone(), *(answer for answer in case.answers.split(", ") if answer))
    assert after.next_to_act() == 1, f"the turn is over: {legal(after)}"
    return change(before, after), hand(after) - hand(before)


@pytest.mark.parametrize("case", TURNS, ids=lambda case: f"{case.card}-{case.answers}")
def test_permanent(case: Turn) -> None:
    gained, drawn = turn_of(case, with_card=True)
    otherwise, drawn_otherwise = turn_of(case, with_card=False)
    assert (gained, otherwise) == (amounts(case.gives), amounts(case.without))
    assert drawn - drawn_otherwise == case.cards


def test_9_hand_limit() -> None:
    state = position("seats: 3\nhand 0: 1 2 3 4\nclaimed 0: 9")
    assert "place open" in legal(state)
    assert legal(position("seats: 3\nhand 0: 1 2 3 4")) == ["discard 1", "discard 2", "discard 3", "discard 4"]


def test_78_a_steelplast_once_in_a_turn() -> None:
    before = position(f"seats: 3\nround: 5\ngoods 0: {HAVE}\nclaimed 0: assistant 78")
    state = play(before.clone(), "ability 78")
    assert change(before, state) == amounts("-1 credits 1 steelplast")
    assert "ability 78" not in legal(state)
    assert "ability 78" in legal(play(before.clone(), "place red-4"))
    assert legal(play(before.clone(), "place red-4")) == ["end-turn", "ability 78"]


SWAPS_OF_204 = [
    ("option 1, swap 1", "-1 kelp 1 steelplast"),
    ("option 1, swap 2", "1 kelp -1 steelplast"),
    ("option 2, swap 1", "-1 credits 1 kelp"),
    ("option 2, swap 2", "1 credits -1 kelp"),
    ("option 3, swap 1", "-1 steelplast 1 science"),
    ("option 3, swap 2", "1 steelplast -1 science"),
]


@pytest.mark.parametrize(("answers", "gives"), SWAPS_OF_204)
def test_204_a_swap_once_in_a_turn(answers: str, gives: str) -> None:
    before = position(f"seats: 3\nround: 5\ngoods 0: {HAVE}\nclaimed 0: assistant 204")
    state = play(before.clone(), "ability 204", *answers.split(", "))
    assert change(before, state) == amounts(gives)
    assert "ability 204" not in legal(state)


def test_198_saves_steelplast_on_one_tunnel_of_a_turn() -> None:
    before = position(f"seats: 3\ngoods 0: {HAVE}\nclaimed 0: assistant 198")
    saved = play(before.clone(), "place red-1", "tunnel T01", "use-discount", "tunnel T08")
    assert change(before, saved) == amounts("-1 steelplast -2 credits")
    kept = play(before.clone(), "place red-1", "tunnel T01", "save-discount", "tunnel T08", "use-discount")
    assert change(before, kept) == amounts("-1 steelplast -2 credits")
    never = play(before.clone(), "place red-1", "tunnel T01", "save-discount", "tunnel T08", "save-discount")
    assert change(before, never) == amounts("-2 steelplast -2 credits")


class Act(NamedTuple):
    """The use of an action card on the slot with an action card and a steelplast."""

    card: int
    answers: str
    gives: str
    cards: int = 0
    built: str = ""
    stand: str = STAND
    have: str = HAVE


ACTS = [
    Act(17, "part 1", "-1 science 1 credits", built="tunnel+ T01"),
    Act(17, "part 2, skip", "1 credits"),
    Act(18, "", "1 steelplast", 1),
    Act(19, "part 1, farm SE.a, part 2", "-1 kelp", built="farm SE.a"),
    Act(19, "part 1, tunnel T08, skip", "-1 steelplast -1 credits", built="tunnel T08"),
    Act(19, "part 1, plant SE.a, skip", "-1 credits", built="plant SE.a"),
    Act(19, "part 1, laboratory SE.a, skip", "-1 steelplast", built="laboratory SE.a"),
    Act(19, "part 2, skip", ""),
    Act(20, "part 1", "1 credits", 1),
    Act(20, "part 2, skip", "1 credits", 1),
    Act(34, "part 1, plant SE.a", "-1 credits", 1, "plant SE.a"),
    Act(34, "part 1, farm SE.a", "-1 kelp", 1, "farm SE.a"),
    Act(34, "part 2, skip", "", 1),
    Act(43, "", "1 kelp", 1),
    Act(61, "", "1 credits", 1),
    Act(79, "", "2 steelplast"),
    Act(80, "", "", built="tunnel+ T01"),
    Act(80, "upgrade SE.b", "", built="plant+ SE.b", stand=UNUPGRADED),
    Act(81, "part 1", "1 credits", 1),
    Act(81, "part 2, skip", "", 1),
    Act(99, "laboratory SE.a", "", built="laboratory SE.a"),
    Act(99, "farm SE.a", "", built="farm SE.a"),
    Act(99, "plant SE.a", "", built="plant SE.a"),
    Act(100, "", "-2 kelp 3 credits 1 science"),
    Act(119, "", "1 kelp 1 credits"),
    Act(120, "", "", built="tunnel+ T01"),
    Act(137, "part 1, laboratory SE.a, upgrade SE.a", "-1 steelplast 1 points", built="laboratory+ SE.a"),
    Act(137, "part 1, farm SE.a, stop-upgrading", "-1 kelp 1 points", built="farm SE.a"),
    Act(137, "part 1, plant SE.a, upgrade SE.a", "-1 credits 1 points", built="plant+ SE.a"),
    Act(137, "part 1, tunnel T08, upgrade T08", "-1 steelplast -1 credits 1 points", built="tunnel+ T08"),
    Act(137, "part 2, skip", "1 points"),
    Act(157, "", "-3 credits 4 points"),
    Act(176, "", "1 points 1 credits"),
    Act(195, "city S", "-1 kelp -1 steelplast -1 credits", built="city S"),
    Act(195, "symbiotic S", "-1 kelp -1 biomatter -2 credits", built="symbiotic S", have=FOR_SYMBIOTIC),
    Act(200, "part 1", "1 points", built="tunnel+ T01"),
    Act(200, "part 2, skip", "1 points"),
    Act(206, "option 1", "1 steelplast"),
    Act(206, "option 2", "1 credits"),
]


@pytest.mark.parametrize("case", ACTS, ids=lambda case: f"{case.card}-{case.answers}")
def test_action_card(case: Act) -> None:
    name = "assistant" if case.card == 206 else str(case.card)
    before = position(f"seats: 3\nround: 8\ngoods 0: {case.have}\nnetwork 0: {case.stand}\nclaimed 0: {name}")
    answers = [answer for answer in case.answers.split(", ") if answer]
    after = play(before.clone(), "place green-1", "part 1", *answers)
    assert minus(change(before, after), amounts("1 steelplast")) == amounts(case.gives)
    assert hand(after) - hand(before) - 1 == case.cards
    assert {item.replace("+", "") for item in network(after)} >= {item.replace("+", "") for item in network(before)}
    assert network(after) - network(before) == {item for item in case.built.split(", ") if item}
    assert view(after)["players"][0]["used"] == [case.card]


class Yield(NamedTuple):
    """What a production card changes in Production."""

    card: int
    gives: str
    answers: str = ""
    stand: str = STAND
    have: str = HAVE
    cards: int = 0


YIELDS = [
    Yield(13, "1 steelplast"),
    Yield(15, "1 kelp"),
    Yield(15, "2 kelp", stand=FIVE, have=MUCH),
    Yield(16, "1 science"),
    Yield(22, "-1 credits 1 biomatter", "pay-production 22"),
    Yield(22, "", "end-production"),
    Yield(39, "-1 science 1 steelplast 1 kelp", "replace-output SE.c", stand=UNUPGRADED),
    Yield(39, "", "keep-output", stand=UNUPGRADED),
    Yield(39, ""),
    Yield(41, "1 kelp"),
    Yield(42, "1 credits"),
    Yield(42, "2 credits", stand=FIVE, have=MUCH),
    Yield(65, "1 credits"),
    Yield(66, "-1 kelp 2 credits", "pay-production 66"),
    Yield(66, "", "end-production"),
    Yield(82, "1 biomatter 1 credits"),
    Yield(83, "1 science 1 points"),
    Yield(84, "2 credits", stand=FIVE, have=MUCH),
    Yield(101, "1 credits 1 kelp"),
    Yield(102, "1 steelplast"),
    Yield(102, "2 steelplast", stand=STAND + "; laboratory SE.a; laboratory SE.b; laboratory SE.c; laboratory E.a"),
    Yield(103, ""),
    Yield(103, "2 points", stand=UPGRADED),
    Yield(121, "1 kelp", stand=STAND + "; farm SE.a; farm SE.b; farm SE.c; farm E.a"),
    Yield(122, "1 kelp"),
    Yield(138, "2 points", stand=FIVE + "; tunnel T13; symbiotic N; tunnel T04", have=MUCH),
    Yield(158, "2 points 1 kelp"),
    Yield(177, "1 points", stand=FIVE, have=MUCH),
    Yield(196, "2 credits", cards=1),
    Yield(197, "1 biomatter"),
    Yield(201, "2 kelp"),
]


def production_of(case: Yield, with_card: bool) -> tuple[dict[str, int], int]:
    """Play the last turn before a Production; return what the player has after it, and the cards in hand."""
    claimed = f"claimed 0: assistant {case.card}" if with_card else "claimed 0: assistant"
    state = position(
        f"seats: 3\nround: 10\nmoves: 8\norder: 1 2 0\ngoods 0: {case.have}\nnetwork 0: {case.stand}\n{claimed}"
    )
    play(state, "place red-4")
    if with_card:
        play(state, *(answer for answer in case.answers.split(", ") if answer))
    assert state.to_act() == []
    return {name: amount for name, amount in view(state)["players"][0]["goods"].items() if amount}, hand(state)


@pytest.mark.parametrize("case", YIELDS, ids=lambda case: f"{case.card}-{case.answers}-{case.gives}")
def test_production_card(case: Yield) -> None:
    has, held = production_of(case, with_card=True)
    otherwise, held_otherwise = production_of(case, with_card=False)
    assert minus(has, otherwise) == amounts(case.gives)
    assert held - held_otherwise == case.cards


class Count(NamedTuple):
    """What an end-scoring card counts."""

    card: int
    points: int
    stand: str = STAND
    have: str = ""
    claimed: str = ""


COUNTS = [
    Count(85, 2, FIVE + "; tunnel T13"),
    Count(85, 4, FIVE + "; tunnel T13; tunnel T12; tunnel T14; tunnel T11; tunnel T15; tunnel T16"),
    Count(104, 1, "tunnel T01; tunnel T02; tunnel T03; tunnel T08; tunnel T09"),
    Count(123, 1, STAND + "; farm SE.a; farm SE.b; farm SE.c; farm E.a"),
    Count(139, 1, UPGRADED),
    Count(140, 4, have="2 science 3 steelplast"),
    Count(141, 2, "tunnel T01; tunnel T02; tunnel T03; tunnel T08; tunnel T09"),
    Count(142, 2, STAND + "; farm SE.a; plant SE.b; laboratory SE.c"),
    Count(142, 4, STAND + FULL),
    Count(159, 2, have="5 credits"),
    Count(159, 5, have="12 credits"),
    Count(160, 1, UPGRADED),
    Count(161, 1, claimed="9 13 16"),
    Count(178, 2, have="2 kelp 3 steelplast"),
    Count(179, 1, STAND + "; laboratory SE.a; laboratory SE.b; laboratory SE.c"),
    Count(180, 1, STAND + "; plant SE.a; plant SE.b; plant SE.c"),
    Count(181, 2, UPGRADED),
    Count(182, 3, STAND + "; farm+ SE.a; farm+ SE.b; farm+ SE.c"),
    Count(183, 2, "tunnel T01; symbiotic E; symbiotic S"),
    Count(184, 3, have="3 steelplast"),
    Count(184, 14, have="16 steelplast"),
    Count(185, 13, have="17 credits"),
    Count(185, 0, have="14 credits"),
    Count(186, 6, have="5 kelp"),
    Count(187, 6, have="5 science"),
    Count(188, 12, have="7 biomatter"),
    Count(189, 2, UPGRADED),
    Count(190, 1, UPGRADED),
    Count(205, 2, claimed="9 13 16"),
    Count(205, 6, claimed="9 10 12 13 14 15 16 17 18 22 35 36 37 38"),
]


@pytest.mark.parametrize("case", COUNTS, ids=lambda case: f"{case.card}-{case.points}")
def test_end_card(case: Count) -> None:
    state = position(
        f"seats: 3\nround: 8\ngoods 0: {case.have}\nnetwork 0: {case.stand}\nclaimed 0: {case.card} {case.claimed}"
    )
    assert state.scores()[0].categories["cards"] == case.points
