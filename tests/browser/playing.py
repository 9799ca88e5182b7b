"""Playing 5 Towers with nothing but what the page shows."""

import re
from collections.abc import Callable
from itertools import combinations
from typing import Final, Literal, TypeVar

from playwright.sync_api import Locator, Page, expect

Phase = Literal["bidding", "taking", "demolishing", "placing", "over"]
Press = Callable[[Locator], None]
Arrives = Callable[[Phase], None]
P = TypeVar("P", bound=str)

_BID: Final = re.compile(r"Bid (\d), at best ([+−]?)(\d+) ")
_MOST: Final = 120  # decisions of mine in one game
_SOMETHING_TO_DO: Final = """
    () => document.querySelector("dialog[open][data-count]") ||
        (!document.querySelector("main [aria-busy=true]") &&
            document.querySelector("section:has([data-prompt]) .controls > *"))
"""


def click(control: Locator) -> None:
    """Press with the mouse."""
    control.click()


def tap(control: Locator) -> None:
    """Press with a finger."""
    control.tap()


def play_through(
    phase: Callable[[], P], decide: Callable[[P, int], None], most: int, arrives: Callable[[P], None] | None
) -> set[P]:
    """Decide until the end or so many times; `arrives` is called at the first of each phase. Return the phases seen."""
    seen: set[P] = set()
    for turn in range(most):
        now = phase()
        if now not in seen:
            seen.add(now)
            if arrives:
                arrives(now)
        if now == "over":
            break
        decide(now, turn)
    return seen


class Game:
    """A table of 5 Towers on a page in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("[data-prompt]")
        self.bids = page.get_by_role("group", name="Your bid")
        self.display = page.get_by_role("list", name="On display")
        self.take = page.get_by_role("button", name=re.compile(r"^Take( \d|$)"))
        self.demolition = page.get_by_role("group", name="Demolish a top card before you build?")
        self.order = page.get_by_role("group", name="Which card comes next?")
        self.ending = page.get_by_role("dialog").filter(has=page.get_by_role("heading", name=re.compile("[Cc]ount")))
        self.undo = page.get_by_role("button", name="Undo")
        self.log = page.get_by_role("region", name="Log")

    def phase(self) -> Phase:
        """Wait until I have something to decide, or the game is over; return which."""
        self.page.wait_for_function(_SOMETHING_TO_DO)  # looks at every frame; an expectation pauses longer and longer
        if self.ending.is_visible():
            return "over"
        if self.bids.is_visible():
            return "bidding"
        if self.demolition.is_visible():
            return "demolishing"
        if self.order.is_visible():
            return "placing"
        expect(self.take).to_be_visible()
        return "taking"

    def best_bid(self) -> int:
        """The bid that promises most, of those that leave me a choice of cards; 0, which passes, if none does."""
        best = (0, 0)
        names = self.names(self.bids.get_by_role("button"))
        for number, sign, points in _BID.findall("\n".join(names[:-1])):
            best = max(best, (-int(points) if sign == "−" else int(points), int(number)))
        return best[1]

    def wanted(self) -> int:
        """How many cards I have to take."""
        number = re.search(r"\d", self.prompt.inner_text())
        return int(number[0]) if number else 1

    def cards(self) -> list[int]:
        """The places on display, those that fit best first."""
        names = self.names(self.display.get_by_role("button"))
        ranks = ("fits,", "fits only", "fits after", "doesn’t")
        rank = [next(place for place, text in enumerate(ranks) if f", {text}" in f"{name},") for name in names]
        return sorted(range(len(names)), key=lambda place: rank[place])

    def can_take(self) -> bool:
        return self.take.get_attribute("aria-disabled") == "false"

    @staticmethod
    def names(buttons: Locator) -> list[str]:
        found: list[str] = buttons.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        return found

    def decide(self, phase: Phase, press: Press) -> None:
        """Make one decision by pressing what is on the page."""
        if phase == "bidding":
            press(self.bids.get_by_role("button").nth(self.best_bid()))
        elif phase == "taking":
            self._choose(press)
            press(self.take)
        elif phase == "demolishing":
            keep = self.demolition.get_by_role("button", name="Keep everything")
            press(keep if keep.is_visible() else self.demolition.get_by_role("button").first)
        elif phase == "placing":
            press(self.order.get_by_role("button").first)

    def _choose(self, press: Press) -> None:
        cards = self.display.get_by_role("button")
        for places in combinations(self.cards(), self.wanted()):
            for place in range(cards.count()):
                if (cards.nth(place).get_attribute("aria-pressed") == "true") != (place in places):
                    press(cards.nth(place))
            if self.can_take():
                return
        raise AssertionError("no choice of cards can be taken")

    def play(self, press: Press, most: int = _MOST, arrives: Arrives | None = None) -> set[Phase]:
        """Decide until the end or so many times; `arrives` is called at the first of each phase."""
        return play_through(self.phase, lambda phase, _: self.decide(phase, press), most, arrives)


class Keys:
    """Only a keyboard: everything is reached with Tab or a shortcut."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press(key)

    def reach(self, control: Locator) -> None:
        """Go on with Tab until the control has the focus."""
        expect(control).to_be_visible()
        for _ in range(80):
            if control.evaluate("(one) => one === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {control}")

    def has_focus(self) -> bool:
        """Whether something has the focus, so that the reader knows where they are."""
        return bool(self._page.evaluate("document.activeElement !== null && document.activeElement !== document.body"))

    def decide(self, game: Game, phase: Phase) -> None:
        """Make one decision; with shortcuts where there are some, on the way of Tab where not."""
        if phase == "bidding":
            self.press(str(game.best_bid()))
        elif phase == "taking":
            self._take(game)
        else:
            group = game.demolition if phase == "demolishing" else game.order
            keep = group.get_by_role("button", name="Keep everything")
            self.press("m")
            self.reach(keep if keep.is_visible() else group.get_by_role("button").first)
            self.press("Enter")

    def _take(self, game: Game) -> None:
        self.press("m")
        for places in combinations(game.cards(), game.wanted()):
            self.press("Escape", *(str(place + 1) for place in places))
            if game.can_take():
                self.press("Enter")
                return
        raise AssertionError("no choice of cards can be taken")
