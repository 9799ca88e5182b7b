"""Playing Cloud City with nothing but what the page shows."""

import re
from collections.abc import Callable
from typing import Final, Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import Keys, Press, click, play_through
from tests.browser.visitor import Visitor

Phase = Literal["placing", "joining", "drawing", "over"]
Arrives = Callable[[Phase], None]

_WORTH: Final = re.compile(r"worth (\d+)")
_MOST: Final = 120  # decisions of mine in one game


def sit(visitor: Visitor, *seats: str, **options: str | int) -> None:
    """Sit down at a new table of Cloud City; each seat is `me` or the level of a bot. The second seat goes first."""
    page = visitor.page
    page.goto("/")
    card = page.get_by_role("article", name="Cloud City")
    expect(card.get_by_role("button", name="Play now")).to_be_visible()
    wanted = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
    body = {"game": "cloud-city", "seats": wanted, "options": options}
    address = page.evaluate("location.origin")
    answer = page.request.post("/api/tables", data=body, headers={"Origin": address})
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")


class CloudCity:
    """A table of Cloud City on a page in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("[data-prompt]")
        self.reason = page.locator("#prompt-reason")
        self.hand = page.get_by_role("region", name="Your hand").get_by_role("button")
        self.places = page.get_by_role("group", name="Places for a tile").locator("[data-place]")
        self.place_tile = page.get_by_role("button", name="Place tile")
        self.ways = page.get_by_role("group", name="Walkways you can build").get_by_role("button")
        self.buildings = page.get_by_role("group", name="Buildings").get_by_role("button")
        self.done = page.get_by_role("button", name="No more walkways")
        self.row = page.get_by_role("region", name="Face-up row").get_by_role("button")
        self.ending = page.get_by_role("dialog").filter(has=page.get_by_role("heading", name=re.compile("[Cc]ount")))
        self.undo = page.get_by_role("button", name="Undo")
        self.log = page.get_by_role("region", name="Log")
        self.votes = page.get_by_role("region", name="Your city").locator(".votes > b").first.locator(".unseen")
        self._idle = page.locator("section[aria-busy=false]:has([data-prompt])")

    def phase(self) -> Phase:
        """Wait until I have something to decide, or the game is over; return which."""
        mine = self._idle.and_(self.page.locator(".urgent")).or_(self.ending)
        expect(mine.first).to_be_visible()
        if self.ending.is_visible():
            return "over"
        if self.done.is_visible():
            return "joining"
        if self.place_tile.is_visible():
            expect(self.places.first).to_be_visible()  # the server tells where a tile may go a little later
            return "placing"
        expect(self.row.first).to_be_visible()
        return "drawing"

    def best_place(self) -> Locator:
        """The place that promises most with the tile in hand."""
        names: list[str] = self.places.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        worth = [int(found[1]) if (found := _WORTH.search(name)) else 0 for name in names]
        return self.places.nth(worth.index(max(worth)))

    def decide(self, phase: Phase, press: Press) -> None:
        """Make one decision by pressing what is on the page."""
        if phase == "placing":
            press(self.hand.first)
            press(self.best_place())
            press(self.place_tile)
        elif phase == "joining":
            press(self.ways.last)  # nothing lies above it
        elif phase == "drawing":
            press(self.row.first)

    def play(self, press: Press, most: int = _MOST, arrives: Arrives | None = None) -> set[Phase]:
        """Decide until the end or so many times; `arrives` is called at the first of each phase."""
        return play_through(self.phase, lambda phase, _: self.decide(phase, press), most, arrives)

    def hindered(self) -> Locator:
        """Play on until a building has something to complain about; return it, pressed."""
        nothing = self.page.get_by_text("Nothing hinders this building’s walkways.")
        while (phase := self.phase()) != "over":
            for place in range(self.buildings.count() if phase == "placing" else 0):
                self.buildings.nth(place).click()
                expect(self.reason.or_(nothing)).to_be_visible()
                if self.reason.is_visible():
                    return self.buildings.nth(place)
            self.decide(phase, click)
        raise AssertionError("nothing hinders any walkway")


def decide_by_keys(game: CloudCity, keys: Keys, phase: Phase) -> None:
    """Make one decision with nothing but keys."""
    keys.press("m")
    if phase == "placing":
        keys.press("1", "ArrowRight", "Enter", "Enter")
    elif phase == "joining":
        keys.press("ArrowRight", "Enter")
    else:
        keys.press("1")
