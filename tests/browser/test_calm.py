"""A prompt that stands still: a click meant for one thing never hits another."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Game, click
from tests.browser.playing_cities import Cities
from tests.browser.playing_cloud_city import CloudCity
from tests.browser.playing_ginkgopolis import Game as Ginkgopolis
from tests.browser.playing_underwater_cities import UnderwaterCities

_HOLD_GRACE: Final = """
    const start = window.setTimeout;
    window.unripe = [];
    window.setTimeout = (what, after, ...rest) =>
        after === 400 ? window.unripe.push(what) : start(what, after, ...rest);
    addEventListener("pointerdown", ({ clientX, clientY, target }) => {
        window.clicked = { x: clientX, y: clientY, on: target.closest("button")?.ariaLabel ?? "" };
    }, true);
"""
_RIPEN: Final = "window.unripe.splice(0).forEach((what) => what())"
_OTHER_THERE: Final = """
    () => {
        const { x, y, on } = window.clicked;
        const covers = ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom;
        const buttons = [...document.querySelectorAll(".controls button")];
        const there = buttons.find((one) => covers(one.getBoundingClientRect()))?.ariaLabel ?? on;
        const words = (label) => label.match(/^\\w* ?\\d*/)[0];
        return words(there) === words(on) ? "" : `${there} after ${on}`;
    }
"""
_DECISIONS: Final = 8


def _five_towers(page: Page) -> None:
    Game(page).play(click)


def _cloud_city(page: Page) -> None:
    CloudCity(page).play(click)


def _ginkgopolis(page: Page) -> None:
    Ginkgopolis(page).play(click)


def _cities(page: Page) -> None:
    Cities(page).play(click)


def _underwater_cities(page: Page) -> None:
    UnderwaterCities(page).play(click)


_MOST: Final = 0.1  # the sum over a whole game, also of what moves just after a click


@pytest.mark.parametrize(
    ("game", "play"),
    [
        ("five-towers", _five_towers),
        ("cloud-city", _cloud_city),
        ("ginkgopolis", _ginkgopolis),
        ("cities", _cities),
        ("underwater-cities", _underwater_cities),
    ],
)
def test_little_moves_through_a_whole_game(visit: Visit, game: str, play: Callable[[Page], None]) -> None:
    visitor = visit(still=False)
    visitor.page.set_viewport_size({"width": 1366, "height": 640})
    visitor.sit("easy", "easy", game=game)
    play(visitor.page)
    shift, moved = visitor.shift()
    assert shift < _MOST, "\n".join([f"{game}: {shift:.3f}", *moved])


def test_a_new_button_takes_no_click_at_first_and_is_not_where_the_last_click_was(visit: Visit) -> None:
    visitor = visit(hasty=False)
    page = visitor.page
    page.add_init_script(_HOLD_GRACE)
    visitor.sit("easy", "easy")
    game = Game(page)
    assert game.phase() == "bidding"
    one = game.bids.get_by_role("button").nth(1)
    box = one.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 8, box["y"] + 8)
    expect(page.locator("[data-pending]")).to_have_count(0)
    assert game.phase() == "bidding"  # nothing came of it

    def press(control: Locator) -> None:
        page.evaluate(_RIPEN)
        control.click()

    for _ in range(_DECISIONS):
        game.decide(game.phase(), press)
        game.phase()
        assert page.evaluate(_OTHER_THERE) == ""  # a bid of the next round is where it was
