"""Cities in the browser: whole games by mouse, by keyboard and with a finger; ghosts, reasons, planning."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.ending import check_ending
from tests.browser.playing import Keys, click, tap
from tests.browser.playing_cities import Cities, Phase, decide_by_keys, sit

_CATEGORIES = ["Goals", "Waters", "Parks", "Monuments", "Scoring cards"]


def _check_ending(game: Cities) -> None:
    parts = check_ending(game.ending)
    assert list(parts) == _CATEGORIES
    assert len(parts["Goals"]) == 3
    assert all(re.fullmatch(r"Card \d+", name) for name in parts["Scoring cards"])


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    visitor = visit(still=False)
    page = visitor.page
    sit(visitor, "easy", "me", board="rio")
    game = Cities(page)
    while game.phase() == "starting":
        game.decide("starting", 0, click)
    assert game.phase() == "taking"
    page.locator('.group.legal[data-group^="tiles"]').first.click()
    assert game.phase() == "placing"
    game.queue.first.drag_to(game.places.first)
    expect(page.get_by_role("log").get_by_text(re.compile("^Guest places tile"))).to_have_count(1)
    game.phase()
    game.undo.click()
    expect(game.put).to_be_visible()

    assert game.play(click) == {"taking", "placing", "over"}
    _check_ending(game)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit(light="dark")
    page = visitor.page
    sit(visitor, "easy", "me", board="new-york")
    game, keys = Cities(page), Keys(page)
    seen: set[Phase] = set()
    while (phase := game.phase()) != "over":
        if phase not in seen:
            visitor.look(f"{phase}, by keyboard")
        seen.add(phase)
        decide_by_keys(game, keys, phase)
        expect(page.locator(":focus")).to_have_count(1)
    assert seen == {"starting", "taking", "placing"}
    expect(page.locator("[role=log][aria-live=polite]")).to_contain_text("The game is over.")
    _check_ending(game)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    visitor = visit(size="phone")
    sit(visitor, "easy", "easy", "me", board="venice")
    game = Cities(visitor.page)

    def arrives(phase: Phase) -> None:
        visitor.look(f"{phase}, on a phone")

    assert game.play(tap, arrives=arrives) == {"starting", "taking", "placing", "over"}
    _check_ending(game)


def test_what_is_looked_at_tells_what_it_would_bring(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sit(visitor, "easy", "me", board="rio")
    game = Cities(page)
    while game.phase() == "starting":
        game.decide("starting", 0, click)
    game.phase()
    before = game.points.inner_text()
    group = page.locator('.group.legal[data-group="features 1"]')
    group.hover()
    expect(game.places.first).to_be_visible()
    page.locator('.group.legal[data-group="buildings 1"]').hover()
    expect(game.places.first).to_have_attribute("aria-label", re.compile("piece on"))
    group.click()
    assert game.phase() == "placing"
    place = game.best_place()
    assert place is not None
    place.hover()
    expect(game.forecast).to_have_text(re.compile(r"→ [1-9]"))
    wanted = game.forecast.inner_text().removeprefix("→ ")
    place.click()
    game.put.click()
    expect(game.points).to_have_text(wanted)
    assert wanted != before


def test_another_space_tells_why_not(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sit(visitor, "easy", "me", board="rio")
    game = Cities(page)
    while game.phase() == "starting":
        game.decide("starting", 0, click)
    game.phase()
    page.locator('.group.legal[data-group="buildings 1"]').click()
    assert game.phase() == "placing"
    expect(game.prompt).to_have_text("Where to put it: red piece?")
    page.get_by_role("button", name="a2: why not here?").click()  # the blue plot of the starting tile
    expect(game.reason).to_have_text("Space a2 is a blue plot, and the piece is red. Rule CI-4.5")
    game.reason.get_by_role("link").click()
    expect(page.get_by_role("dialog", name="Rules of Cities").locator("[id^='CI-4']:focus")).to_have_count(1)


def test_a_spectator_sees_all_cities(visit: Visit) -> None:
    visitor, other = visit(), visit(light="dark")
    sit(visitor, "me", "easy", board="rio")
    Cities(visitor.page).play(click, 6)
    other.page.goto(visitor.page.url)
    expect(other.page.get_by_role("region", name=re.compile("city$"))).to_have_count(2)
    expect(other.page.get_by_role("group", name="On offer").get_by_role("button").first).to_be_disabled()
    other.look("a spectator")
