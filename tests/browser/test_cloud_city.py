"""Cloud City in the browser: whole games by mouse, by keyboard and with a finger; reasons; what is read out."""

import re

import pytest
from playwright.sync_api import expect
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from tests.browser.conftest import Visit
from tests.browser.ending import check_ending
from tests.browser.playing import Keys, click, tap
from tests.browser.playing_cloud_city import CloudCity, Phase, decide_by_keys, sit
from tests.browser.visitor import Light, Size

_COLOURS_HAVE_CHANGED = """
    () => Promise.allSettled(document.getAnimations().map((one) => one.finished)).then(() => null)
"""


class _Tree(SingleFileSnapshotExtension):
    _write_mode = WriteMode.TEXT
    file_extension = "yaml"


def _check_ending(game: CloudCity) -> None:
    parts = check_ending(game.ending)
    assert list(parts)[:3] == ["Blue walkways", "Green walkways", "Sand walkways"]
    lengths = parts["Blue walkways"] + parts["Green walkways"] + parts["Sand walkways"]
    assert lengths
    assert all(re.fullmatch("length [1-5]", name) for name in lengths)
    assert all(len(parts[request]) == 1 for request in list(parts)[3:])


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    visitor = visit(still=False)
    page = visitor.page
    sit(visitor, "easy", "me", city="3x3", requests=2)
    game = CloudCity(page)
    assert game.phase() == "placing"
    game.hand.first.drag_to(game.places.last)
    expect(game.prompt).to_have_text("Place the tile here?")
    expect(game.places.last).to_be_focused()
    page.get_by_role("button", name="Rotate").last.click()
    game.place_tile.click()
    expect(game.log.get_by_text(re.compile("^You place"))).not_to_have_count(0)
    assert game.phase() in ("joining", "drawing")
    game.undo.click()
    expect(game.hand).to_have_count(1)  # the tile is chosen, only its place is open again
    game.undo.click()
    expect(game.hand).to_have_count(3)

    assert game.play(click) == {"placing", "joining", "drawing", "over"}
    skip = game.ending.get_by_role("button", name="To the result")
    skip.click()
    expect(skip).to_be_hidden()
    _check_ending(game)
    game.ending.get_by_role("button", name="Close", exact=True).click()
    tally = page.get_by_role("region", name="Your votes")
    expect(tally.get_by_role("row", name="Together")).to_have_text(re.compile(f"Together.*{game.votes.inner_text()}"))


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit(light="dark")
    page = visitor.page
    sit(visitor, "easy", "me", city="3x3", requests=1)
    game, keys = CloudCity(page), Keys(page)
    assert game.phase() == "placing"
    keys.press("2")
    expect(game.hand.nth(1)).to_have_attribute("aria-pressed", "true")
    before = game.hand.nth(1).locator("svg").inner_html()
    keys.press("r")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert game.hand.nth(1).locator("svg").inner_html() != before
    keys.press("ArrowDown", "Enter")
    expect(game.prompt).to_have_text("Place the tile here?")
    keys.press("Escape", "Escape")
    expect(game.hand.nth(1)).to_have_attribute("aria-pressed", "false")
    keys.press("Shift+Tab", "r")
    expect(page.get_by_role("dialog", name="Rules of Cloud City")).to_be_visible()
    keys.press("Escape")

    seen: set[Phase] = set()
    while (phase := game.phase()) != "over":
        if phase not in seen:
            visitor.look(f"{phase}, by keyboard")
        seen.add(phase)
        decide_by_keys(game, keys, phase)
        expect(page.locator(":focus")).to_have_count(1)
    assert seen == {"placing", "joining", "drawing"}
    expect(page.locator("[role=log][aria-live=polite]")).to_contain_text("The game is over.")
    _check_ending(game)


def test_a_whole_game_with_a_finger(visit: Visit) -> None:
    visitor = visit(size="phone")
    page = visitor.page
    page.goto("/")
    page.get_by_role("article", name="Cloud City").get_by_role("button", name="New table").tap()
    dialog = page.get_by_role("dialog", name="New table: Cloud City")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    dialog.get_by_label("Seat 2").select_option("Bot, easy")
    dialog.get_by_label("City").select_option("3 × 3 tiles, 8 rounds")
    dialog.get_by_role("button", name="Set up the table").tap()
    game = CloudCity(page)
    assert game.phase() == "placing"
    tabs = page.get_by_role("group", name="What to show")
    for tab in ("Face-up row", "Walkways left", "Your hand"):
        tabs.get_by_role("button", name=tab).tap()
        expect(page.get_by_role("region", name=tab)).to_be_visible()
    expect(page.get_by_role("list", name="Walkways left")).to_be_visible()

    def arrives(phase: Phase) -> None:
        visitor.look(f"{phase}, on a phone")

    assert game.play(tap, arrives=arrives) == {"placing", "joining", "drawing", "over"}
    _check_ending(game)


def test_what_hinders_a_walkway(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sit(visitor, "easy", "me", city="3x3")
    game = CloudCity(page)
    building = game.hindered()
    expect(building).to_have_accessible_description(re.compile("[a-z].*Rule CC-4"))
    visitor.look("a reason")
    game.reason.get_by_role("link").click()
    expect(page.get_by_role("dialog", name="Rules of Cloud City").locator(":focus")).to_have_id(re.compile("^CC-4"))
    page.keyboard.press("Escape")
    expect(game.reason).to_be_visible()
    page.keyboard.press("Escape")
    expect(game.reason).to_be_hidden()

    levels = page.get_by_role("group", name="Which level to show")
    levels.get_by_role("button", name="Sand").click()
    expect(page.get_by_role("region", name="Your city").locator(".faded.level")).to_have_count(2)
    levels.get_by_role("button", name="All", exact=True).click()
    expect(page.locator(".faded")).to_have_count(0)


def test_on_a_laptop_nothing_moves_under_the_mouse(visit: Visit) -> None:
    visitor = visit()
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    sit(visitor, "easy", "me", city="3x4", requests=0)
    game = CloudCity(visitor.page)
    while (phase := game.phase()) != "joining" or int(game.votes.inner_text()) < 10:  # long numbers need most room
        game.decide(phase, click)
    forecast = visitor.page.get_by_role("region", name="Your city").locator(".forecast")
    game.ways.last.hover()
    expect(forecast).to_be_visible()
    looked_at = game.ways.last.bounding_box()
    visitor.page.mouse.move(0, 0)
    expect(forecast).to_be_hidden()
    assert game.ways.last.bounding_box() == looked_at
    visitor.look("on a laptop")


def test_a_reload_and_a_spectator(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sit(visitor, "easy", "me", "easy", city="3x3", requests=2)
    game = CloudCity(page)
    game.play(click, 9)
    game.phase()
    page.mouse.move(0, 0)
    mine = page.get_by_role("region", name="Your city")
    before = mine.aria_snapshot(), game.prompt.inner_text()
    page.reload()
    game.phase()
    assert (mine.aria_snapshot(), game.prompt.inner_text()) == before

    other = visit(light="dark")
    other.page.goto(page.url)
    expect(other.page.get_by_role("region", name=re.compile("^City of "))).to_have_count(3)
    expect(other.page.get_by_role("region", name="Your hand")).to_be_hidden()
    other.look("a spectator")


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_is_read_out_and_axe(visit: Visit, snapshot: SnapshotAssertion, size: Size, light: Light) -> None:
    visitor = visit(size=size, light=light)
    sit(visitor, "easy", "me", "easy", city="3x3", requests=2)
    game = CloudCity(visitor.page)
    assert game.phase() == "placing"
    if light == "light":
        assert visitor.page.get_by_role("main").aria_snapshot() == snapshot.use_extension(_Tree)
    game.hand.first.click()
    game.best_place().click()
    visitor.page.evaluate(_COLOURS_HAVE_CHANGED)
    visitor.look(f"a tile to be placed, {size}, {light}")
