"""Playing Ginkgopolis with nothing but what the page shows."""

import re
from collections.abc import Callable
from typing import Final, Literal

from playwright.sync_api import Page, expect

from tests.browser.playing import Keys, Press, play_through

Phase = Literal["drafting", "choosing", "taking", "moving", "giving", "over"]

_MOST: Final = 160  # decisions of mine in one game
_SOMETHING_TO_DO: Final = """
    () => document.querySelector("dialog[open][data-count]") ||
        (document.querySelector("section[aria-busy=false]:has([data-prompt]) .controls > *")
            && !document.querySelector("[data-prompt]").textContent.startsWith("Sealed"))
"""


class Game:
    """A table of Ginkgopolis on a page in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("[data-prompt]")
        self.hand = page.get_by_role("region", name="My hand").get_by_role("button")
        self.pack = page.get_by_role("region", name="Characters to choose from").get_by_role("button")
        self.tiles = page.get_by_role("list", name="Tiles").get_by_role("button")
        self.plan = page.get_by_role("region", name="If it were my turn now")
        self.controls = page.get_by_role("group", name="What you do")
        self.goods = self.controls.get_by_role("button", name=re.compile("^Take a"))
        self.cells = page.get_by_role("group", name="Buildings and plots").get_by_role("button")
        self.places = self.cells.and_(
            page.get_by_role(
                "button", name=re.compile("^(North|East|South|West) of the new|^[A-L] (to place|makes room)")
            )
        )
        self.go = self.controls.get_by_role("button", name=re.compile("^(Seal|Exploit|Urbanise|Build|Keep|Give)"))
        self.ending = page.get_by_role("dialog").filter(has=page.get_by_role("heading", name=re.compile("[Cc]ount")))

    def phase(self) -> Phase:
        """Wait until I have something to decide, or the game is over; return which."""
        self.page.wait_for_function(_SOMETHING_TO_DO)
        if self.ending.is_visible():
            return "over"
        words = self.prompt.inner_text()
        if words.startswith("Where does"):
            return "moving"
        if words.startswith("The tiles have run out"):
            return "giving"
        if words.startswith("Which character"):
            return "drafting"
        return "taking" if words.endswith("what do you take?") else "choosing"

    def decide(self, phase: Phase, press: Press, turn: int) -> None:
        """Make one decision by pressing what is on the page; `turn` makes them different."""
        if phase == "choosing":
            self._choose(press, turn)
            press(self.go)
        elif phase == "taking":
            press(self.goods.nth(turn % self.goods.count()))
        elif phase == "moving":
            press(self.places.nth(turn % self.places.count()))
        elif phase == "giving":
            self._give(press)
        elif phase == "drafting":
            press(self.pack.nth(turn % self.pack.count()))
            press(self.go)

    def _choose(self, press: Press, turn: int) -> None:
        """A card, with a tile that can be paid for if there is one."""
        press(self.hand.nth(turn % self.hand.count()))
        expect(self.plan.locator("dl")).to_be_visible()  # it has been worked out
        payable = self.tiles.and_(self.page.locator("button:not(.unpayable)"))
        if payable.count() and turn % 4:
            press(payable.nth(turn % payable.count()))

    def _give(self, press: Press) -> None:
        free = self.tiles.and_(self.page.locator("button:not([aria-disabled=true])"))
        if free.count():
            press(free.first)
        press(self.go)

    def play(self, press: Press, most: int = _MOST, arrives: Callable[[Phase], None] | None = None) -> set[Phase]:
        """Decide until the end or so many times; `arrives` is called at the first of each phase."""
        return play_through(self.phase, lambda phase, turn: self.decide(phase, press, turn), most, arrives)


def decide_by_keys(keys: Keys, game: Game, phase: Phase, turn: int) -> None:
    """Make one decision with keys only."""
    if phase == "choosing":
        keys.press(str(turn % game.hand.count() + 1))
        expect(game.plan.locator("dl")).to_be_visible()
        if game.tiles.count() and turn % 3:
            keys.press("s", *["ArrowRight"] * (turn % 4), "Enter")
        keys.press("m", "Enter")
    elif phase == "moving":
        keys.press("c")
        expect(game.page.locator("[data-cell]:focus")).to_have_count(1)
        keys.press("Enter")
    else:
        keys.press("m")
        keys.reach(game.goods.nth(turn % game.goods.count()))
        keys.press("Enter")
