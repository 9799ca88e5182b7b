"""Playing Underwater Cities with nothing but what the page shows."""

import re
from collections.abc import Callable
from typing import Final, Literal

from playwright.sync_api import Page, expect

from tests.browser.playing import Keys, Press, play_through

Phase = Literal["turn", "chart", "cards", "slots", "answers", "over"]
Arrives = Callable[[Phase], None]

_MOST: Final = 400  # decisions of mine in one game
_SOMETHING_TO_DO: Final = """
    () => document.querySelector("dialog[open][data-count]") ||
        document.querySelector("section.urgent[aria-busy=false]:has([data-prompt]) .choices")
"""


class UnderwaterCities:
    """A table of Underwater Cities on a page in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("[data-prompt]")
        self.hint = page.locator("#prompt-hint")
        self.reason = page.locator("#prompt-reason")
        self.slots = page.get_by_role("region", name="Action slots").locator("button.legal")
        self.cards = page.locator(".offer [data-card]:not([aria-disabled=true])")
        self.matching = page.locator(".offer [data-card].lit")
        self.spots = page.get_by_role("group", name="Where it can go").get_by_role("button")
        self.confirm = page.locator(".choices .confirm")
        self.answers = page.locator(".choices .answer:not(.quiet, [aria-disabled], [aria-pressed=true])")
        self.stops = page.locator(".choices .answer.quiet")
        self.ending = page.get_by_role("dialog").filter(
            has=page.get_by_role("heading", name=re.compile("win|won|count"))
        )
        self.undo = page.get_by_role("button", name="Take back")

    def phase(self) -> Phase:
        """Wait until I have something to decide, or the game is over; return where it is decided."""
        self.page.wait_for_function(_SOMETHING_TO_DO)
        if self.ending.is_visible():
            return "over"
        if self.prompt.inner_text() == "Choose a slot and a card.":
            return "turn"
        if self.spots.count() > 0:
            return "chart"
        if self.confirm.count() == 0:
            return "answers"
        return "slots" if self.slots.count() > 0 else "cards"

    def decide(self, phase: Phase, turn: int, press: Press) -> None:
        """Make one decision by pressing what is on the page."""
        if phase == "answers":
            press(self.answers.first if self.answers.count() > 0 else self.stops.first)
            return
        if phase in ("turn", "slots"):
            press(self.slots.nth(turn % self.slots.count()))
        if phase == "chart":
            press(self.spots.nth(turn % self.spots.count()))
        if phase == "cards" or (phase == "turn" and self.cards.count() > 0):
            press((self.matching if self.matching.count() > 0 else self.cards).first)
        press(self.confirm)

    def play(self, press: Press, most: int = _MOST, arrives: Arrives | None = None) -> set[Phase]:
        """Decide until the end or so many times; `arrives` is called at the first of each phase."""
        return play_through(self.phase, lambda phase, turn: self.decide(phase, turn, press), most, arrives)


def decide_by_keys(game: UnderwaterCities, keys: Keys, phase: Phase) -> None:
    """Make one decision with nothing but keys."""
    keys.press("m")
    if phase == "answers":
        keys.press(str(game.page.locator(".choices .answer[aria-pressed=true]").count() + 1))
        return
    keys.press("ArrowRight")
    if phase == "turn":
        _reach(game, keys, ".slots .legal:focus")
        keys.press("Enter")
        if game.cards.count() > 0:
            keys.reach(game.page.locator('.offer [data-card][tabindex="0"]'))
            keys.press("Enter")
        keys.press("m", "Enter")
    elif phase == "slots":
        _reach(game, keys, ".slots .legal:focus")
        keys.press("Enter", "Enter")
    elif phase == "cards":
        _reach(game, keys, ".offer [data-card]:not([aria-disabled=true]):focus")
        keys.press("Enter", "Enter")
    else:
        keys.press("Enter", "Enter")


def _reach(game: UnderwaterCities, keys: Keys, wanted: str) -> None:
    """Go through a panel with the arrow keys until the focus is on what is wanted."""
    focused = game.page.locator(wanted)
    expect(game.page.locator(":focus")).to_have_count(1)
    keys.press("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowLeft")
    for _ in range(6):
        for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"):
            if focused.count() > 0:
                return
            keys.press(key)
        keys.press("ArrowDown")
    raise AssertionError(f"the arrow keys do not reach {wanted}")
