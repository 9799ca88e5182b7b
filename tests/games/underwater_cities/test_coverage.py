"""Every component is played, with and without each of its options: what the tables of cases have to have."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from pentapolis.games.underwater_cities.boards import BOARDS
from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.components import ACTION, END, INSTANT, PERMANENT, PRODUCTION, Card, kinds_of
from pentapolis.games.underwater_cities.places import KINDS
from tests.games.underwater_cities import test_claimed_cards, test_contracts_solo_hidden
from tests.games.underwater_cities.test_claimed_cards import ACTS, CLAIMED, COUNTS, SWAPS_OF_204, TURNS, YIELDS
from tests.games.underwater_cities.test_instant_cards import CASES

BUILD = {"white": "city"}  # the action that builds a kind, where it has another name
GIVES = ("gain", "gain-per", "federation", "if")  # nobody would leave these out


def of_choose(effect: Any, n: int) -> list[str]:
    return [f"option {number + 1}" for number in range(len(effect["options"]))]


def of_exchange(effect: Any, n: int) -> list[str]:
    return ["swap 1", "swap 2"]


def of_gain_any(effect: Any, n: int) -> list[str]:
    return [f"take {name}" for name in effect["from"]]


def of_build(effect: Any, n: int) -> list[str]:
    kinds = [KINDS[kind] for kind in kinds_of(effect)]
    builds = [f"{BUILD.get(kind, kind)} " for kind in kinds] if n > 1 or len(kinds) > 1 else []
    less = ["stop-building"] if n > 1 else []
    return [*builds, *less, *(["upgrade ", "stop-upgrading"] if "upgrade" in effect and "must" not in effect else [])]


def of_upgrade(effect: Any, n: int) -> list[str]:
    costs = [f"cost {number + 1}" for number in range(len(effect["costs"]))] if len(effect["costs"]) > 1 else []
    return [*costs, *(["upgrade ", "stop-upgrading"] if n > 1 else [])]


def of_pay(effect: Any, n: int) -> list[str]:
    return ["again", "stop"] if effect["times"] > 1 else []


def of_produce(effect: Any, n: int) -> list[str]:
    return [f"collect {KINDS[kind]}" for kind in kinds_of(effect)] if len(kinds_of(effect)) > 1 else []


def of_act(effect: Any, n: int) -> list[str]:
    return ["act ", "stop-acting"] if n > 1 else []


def of_refresh(effect: Any, n: int) -> list[str]:
    return ["refresh ", "stop-acting"] if n > 1 else []


# The answers that have to be given to an effect in some case: every way to do it, and to do less of it.
OPTIONS: dict[str, Callable[[Any, int], list[str]]] = {
    "choose": of_choose,
    "exchange": of_exchange,
    "gain-any": of_gain_any,
    "build": of_build,
    "upgrade": of_upgrade,
    "pay": of_pay,
    "produce": of_produce,
    "use-action-card": of_act,
    "refresh-action-card": of_refresh,
}


def options(effects: list[Any]) -> Iterator[str]:
    """Go through the answers that have to be given to effects."""
    for effect in effects:
        if effect["op"] in OPTIONS:
            yield from OPTIONS[effect["op"]](effect, effect.get("n", 1))
        yield from options([*effect.get("then", []), *effect.get("otherwise", [])])
        for option in effect.get("options", []):
            yield from options(option)


def missing(effects: list[Any], cases: list[str], may_skip: bool) -> set[str]:
    """Return which options of some effects no case has, and whether none leaves out what may be left out."""
    given = [f"{answer.strip()} " for case in cases for answer in case.split(", ")]
    wanted = list(options(effects))
    if may_skip and any(effect["op"] not in GIVES for effect in effects):
        wanted.append("skip")
    return {option for option in wanted if not any(answer.startswith(option) for answer in given)}


def cards(type: int) -> list[Card]:
    return [card for card in STANDARD.cards if card.type == type]


@pytest.mark.parametrize("card", cards(INSTANT), ids=lambda card: str(card.number))
def test_every_instant_card_with_and_without_its_options(card: Card) -> None:
    cases = [case for case in CASES if case.card == card.number]
    assert cases
    assert missing(card.effects, [case.answers for case in cases], may_skip=True) == set()
    if any(effect["op"] == "if" for effect in card.effects):
        assert len({(case.gives, case.cards, case.built) for case in cases}) > 1, "both ways"


@pytest.mark.parametrize("card", cards(ACTION), ids=lambda card: str(card.number))
def test_every_action_card_with_and_without_its_options(card: Card) -> None:
    cases = [case.answers for case in ACTS if case.card == card.number]
    assert cases
    assert missing(card.effects, cases, may_skip=len(card.effects) > 1) == set()


@pytest.mark.parametrize("card", cards(PERMANENT), ids=lambda card: str(card.number))
def test_every_permanent_card(card: Card) -> None:
    """A turn with the card and without it, or a test of its own."""
    own = [name for name in vars(test_claimed_cards) if re.match(rf"test_{card.number}_", name)]
    cases = [case for case in TURNS if case.card == card.number]
    assert own or any(case.gives != case.without or case.cards for case in cases)
    answers = [*(case.answers for case in cases), *(answers for answers, _ in SWAPS_OF_204 if card.number == 204)]
    assert missing(card.effects, answers, may_skip=False) == set()


def test_every_production_and_end_scoring_card() -> None:
    assert {case.card for case in YIELDS} == {card.number for card in cards(PRODUCTION)}
    assert {case.card for case in COUNTS} == {card.number for card in cards(END)}
    for card in cards(PRODUCTION):
        if card.has_price:
            answers = [case.answers for case in YIELDS if case.card == card.number]
            assert any("pay-production" in case for case in answers), card.number
            assert any("end-production" in case for case in answers), card.number


def test_every_card_that_is_claimed_is_claimed_or_left() -> None:
    assert set(CLAIMED) == {card.number for card in STANDARD.cards[:-1] if card.type != INSTANT}


def test_every_slot_with_and_without_its_options() -> None:
    cases = [*test_contracts_solo_hidden.SLOT_CASES, *test_contracts_solo_hidden.SYMBIOTIC_CASES]
    for seats, side in zip((2, 3), STANDARD.slots, strict=True):
        for slot in side:
            if slot is not None and (seats, slot.name) != (2, "open"):  # which both sides share
                answers = [str(case[2]) for case in cases if case[:2] == (seats, slot.name)]
                assert answers, slot.name
                skips = len(slot.effects) > 1
                assert missing(slot.effects, answers, skips) == set(), (seats, slot.name)


def test_every_contract_metropolis_and_board() -> None:
    tiles = [*test_contracts_solo_hidden.BLUE_CASES, *test_contracts_solo_hidden.BROWN_CASES]
    contracts = {case[0] for case in test_contracts_solo_hidden.CONTRACT_CASES}
    assert {case[0] for case in tiles} == {tile.id for tile in STANDARD.metropolises}
    assert contracts == {contract.number for contract in STANDARD.contracts}
    assert set(test_contracts_solo_hidden.BOARD_NUMBERS) == {board.number for board in BOARDS}
