"""Short ways to say a decision: a bid by its number, cards and towers by their places, a card by its value."""

import itertools
import re
from typing import Final

from pentapolis.games.five_towers.actions import BID, DEMOLISH, KEEP, PASS, PLACE, TAKE
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, SUITS, VALUES
from pentapolis.games.five_towers.view import FiveTowersView

_NUMBERS: Final = re.compile(r"\d+([ ,]+\d+)*")
_PASS_WORDS: Final = ("pass", "passz")


def askable(view: FiveTowersView) -> list[tuple[str, int]]:
    """Return what could be decided in this phase, legal or not: what to type for it and the action."""
    if view.phase == "bidding":
        return [(str(number), _bid(number, view)) for number in range(len(view.display) + 1)]
    if view.phase == "taking":
        places = range(1, len(view.display) + 1)
        return [
            (" ".join(map(str, chosen)), _take(chosen)) for chosen in itertools.combinations(places, max(view.bid, 1))
        ]
    if view.phase == "demolishing":
        return [("0", KEEP), *((str(suit + 1), DEMOLISH + suit) for suit in range(len(SUITS)))]
    if view.phase == "placing":
        values = sorted({card.value for card in view.to_place if card.suit == view.to_place[0].suit})
        return [(str(value), _place(value, view)) for value in values]
    return []


def read(text: str, view: FiveTowersView) -> int | None:
    """Return the action that the text stands for in this phase, legal or not; None if it isn't such a text."""
    if view.phase == "bidding" and text in _PASS_WORDS:
        return PASS
    if not _NUMBERS.fullmatch(text):
        return None
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    if view.phase == "taking":
        places = numbers if len(numbers) > 1 else [int(digit) for digit in text]
        distinct = len(set(places)) == len(places)
        return _take(places) if distinct and all(1 <= place <= DISPLAY_SIZE for place in places) else None
    if len(numbers) > 1:
        return None
    if view.phase == "bidding" and numbers[0] <= DISPLAY_SIZE:
        return _bid(numbers[0], view)
    if view.phase == "demolishing" and numbers[0] <= len(SUITS):
        return KEEP if numbers[0] == 0 else DEMOLISH + numbers[0] - 1
    if view.phase == "placing" and numbers[0] < VALUES:
        return _place(numbers[0], view)
    return None


def _bid(number: int, view: FiveTowersView) -> int:
    return PASS if number == 0 and view.to_act != [view.opener] else BID + number


def _take(places: list[int] | tuple[int, ...]) -> int:
    return TAKE + sum(1 << place - 1 for place in places)


def _place(value: int, view: FiveTowersView) -> int:
    return PLACE + SUITS.index(view.to_place[0].suit) * VALUES + value
