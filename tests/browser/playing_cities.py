"""Playing Cities with nothing but what the page shows."""

import re
from collections.abc import Callable
from typing import Final, Literal

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import Keys, Press, play_through
from tests.browser.visitor import Visitor, card

Phase = Literal["starting", "taking", "placing", "over"]
Arrives = Callable[[Phase], None]

_GAIN: Final = re.compile(r"([+−]?)(\d+) points?")
_MOST: Final = 260  # decisions of mine in one game


def sit(visitor: Visitor, *seats: str, **options: str) -> None:
    """Sit down at a new table of Cities; each seat is `me` or the level of a bot."""
    page = visitor.page
    page.goto("/")
    expect(card(page, "Cities").get_by_role("button", name="Play now")).to_be_visible()
    wanted = [{"kind": "me"} if seat == "me" else {"kind": "bot", "level": seat} for seat in seats]
    body = {"game": "cities", "seats": wanted, "options": options}
    address = page.evaluate("location.origin")
    answer = page.request.post("/api/tables", data=body, headers={"Origin": address})
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['id']}")


class Cities:
    """A table of Cities on a page in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.prompt = page.locator("[data-prompt]")
        self.reason = page.locator("#prompt-reason")
        self.hint = page.locator("#prompt-hint")
        self.starts = page.get_by_role("group", name="Starting tiles").get_by_role("button")
        self.market = page.get_by_role("group", name="On offer")
        self.groups = page.locator(".group.legal")
        self.rows = page.get_by_role("group", name="On offer").get_by_role("button", name=re.compile("^[A-Z][a-z ]+$"))
        self.places = page.get_by_role("group", name="Places in my city").locator("[data-place]")
        self.queue = page.get_by_role("list", name="What I have taken").get_by_role("button")
        self.put = page.get_by_role("button", name=re.compile("^Place it"))
        self.leave = page.get_by_role("button", name="Leave it")
        self.turn = page.get_by_role("button", name="Rotate", exact=True)
        self.points = page.get_by_role("region", name="My points").locator(".points > b .unseen")
        self.forecast = page.get_by_role("region", name="My points").locator(".then")
        self.ending = page.get_by_role("dialog").filter(
            has=page.get_by_role("heading", name=re.compile("win|won|count"))
        )
        self.undo = page.get_by_role("button", name="Undo")
        self._idle = page.locator("section[aria-busy=false]:has([data-prompt])")

    def phase(self) -> Phase:
        """Wait until I have something to decide, or the game is over; return which."""
        mine = self._idle.and_(self.page.locator(".urgent")).or_(self.ending)
        expect(mine.first).to_be_visible()
        if self.ending.is_visible():
            return "over"
        if self.put.is_visible():
            return "placing"
        return "starting" if self.starts.first.is_visible() else "taking"

    def best_place(self) -> Locator | None:
        """The place that promises most for what I hold; none if there is no place for it."""
        names: list[str] = self.places.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
        if not names:
            return None
        gains = [_gain_in(name) for name in names]
        return self.places.nth(gains.index(max(gains)))

    def decide(self, phase: Phase, turn: int, press: Press) -> None:
        """Make one decision by pressing what is on the page."""
        if phase == "starting":
            press(self.starts.first)
        elif phase == "placing":
            place = self.best_place()
            if place is None:
                press(self.leave)
            else:
                press(place)
                press(self.put)
        else:
            self.take(turn, press)

    def take(self, turn: int, press: Press) -> None:
        """Take a group; where one row is shown at a time, of the first row in which I may. A finger looks first."""
        for row in range(4):
            if self.groups.count() > 0:
                break
            press(self.rows.nth(row))
        group = self.groups.nth(turn % self.groups.count())
        press(group)
        if self.page.locator(".group.pinned").count() > 0:
            press(group)

    def play(self, press: Press, most: int = _MOST, arrives: Arrives | None = None) -> set[Phase]:
        """Decide until the end or so many times; `arrives` is called at the first of each phase."""
        return play_through(self.phase, lambda phase, turn: self.decide(phase, turn, press), most, arrives)


def _gain_in(name: str) -> int:
    """What a place says that it brings; nothing as long as that isn't known."""
    found = _GAIN.search(name)
    return int(f"{found[1]}{found[2]}".replace("−", "-")) if found else 0


def decide_by_keys(game: Cities, keys: Keys, phase: Phase) -> None:
    """Make one decision with nothing but keys."""
    keys.press("m")
    if phase == "starting":
        keys.press("ArrowRight", "Enter")
    elif phase == "placing":
        if game.places.count() == 0:
            keys.press("d")
        else:
            keys.press("ArrowRight", "Enter", "Enter")
    else:
        keys.press("ArrowRight")
        _reach_a_free_group(game, keys)
        keys.press("Enter")


def _reach_a_free_group(game: Cities, keys: Keys) -> None:
    """Go through the board with the arrow keys, row by row, until the focus is on a group that I may take."""
    focused = game.page.locator(".group.legal:focus")
    keys.press("ArrowUp", "ArrowUp", "ArrowUp")
    for _ in range(4):
        for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
            if focused.count() > 0:
                return
            keys.press(key)
        keys.press("ArrowDown")
    raise AssertionError("the arrow keys do not reach a free group")
