"""Ginkgopolis: whole games by mouse, by keyboard and with a finger; the city; what a screen reader gets."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect
from syrupy.assertion import SnapshotAssertion

from tests.browser.conftest import Visit
from tests.browser.ending import check_ending
from tests.browser.playing import Keys, click, tap
from tests.browser.playing_ginkgopolis import Game, Phase, decide_by_keys
from tests.browser.test_aria import tree  # noqa: F401  # a fixture
from tests.browser.visitor import Light, Size

_WATCH_THE_STORY: Final = """
    window.frames_told = 0;
    window.ahead = [];
    const cards = () => [...document.querySelectorAll('section[aria-label="My hand"] li button')].map(
        (card) => card.getAttribute("aria-label").replace(/^\\d: /, "").split(".")[0]);
    const known = new Set(cards());
    const look = () => {
        if (document.querySelector('section[aria-label="The action just revealed"]')) {
            window.frames_told += 1;
            const header = document.querySelector(".bar p").textContent;
            if (!header.startsWith("Round 1")) window.ahead.push(header);
            const newest = document.querySelector(".log h3")?.textContent ?? "";
            if (newest !== "Round 1") window.ahead.push(`log: ${newest}`);
            window.ahead.push(...cards().filter((card) => !known.has(card)));
        }
        requestAnimationFrame(look);
    };
    look();
"""


def test_header_hand_and_log_never_run_ahead_of_the_story(visit: Visit) -> None:
    visitor = visit(still=False, quick=False)
    page = visitor.page
    visitor.sit("easy", "easy", game="ginkgopolis")
    game = Game(page)
    assert game.phase() == "choosing"
    page.evaluate(f"() => {{ {_WATCH_THE_STORY} }}")
    while (phase := game.phase()) != "choosing" or page.evaluate("window.frames_told") == 0:
        game.decide(phase, click, 3)
    expect(page.locator(".bar p")).to_have_text(re.compile("^Round 2"))
    assert page.evaluate("window.frames_told") > 10
    assert page.evaluate("[...new Set(window.ahead)]") == []


def test_by_mouse_against_a_bot(visit: Visit) -> None:
    visitor = visit()
    visitor.sit("easy", game="ginkgopolis")
    game = Game(visitor.page)
    seen = game.play(click, arrives=lambda phase: visitor.look(f"{phase}, by mouse"))
    assert seen >= {"choosing", "taking", "moving", "over"}
    districts = check_ending(game.ending)["Districts"]
    assert districts
    assert all(re.match(r"(Red|Blue|Yellow), .+: \d+ buildings, \d+ resource", name) for name in districts)
    game.ending.get_by_role("button", name="Close", exact=True).click()
    final = visitor.page.get_by_role("region", name="Final score")
    final.get_by_role("button", name="Count the districts").click()
    expect(final.get_by_role("status")).to_contain_text(re.compile(r"(Red|Blue|Yellow), .+: .+ resource"))
    visitor.look("the end, by mouse")


def test_by_keyboard_alone_against_hal(visit: Visit) -> None:
    visitor = visit(light="dark")
    page = visitor.page
    visitor.sit(game="ginkgopolis", hal="expert")
    game = Game(page)
    keys = Keys(page)
    seen: set[Phase] = set()
    for turn in range(120):
        phase = game.phase()
        if phase == "over":
            break
        if phase not in seen:
            visitor.look(f"{phase}, by keyboard")
        seen.add(phase)
        decide_by_keys(keys, game, phase, turn)
        expect(page.locator(":focus")).to_have_count(1)
    assert seen >= {"choosing", "taking", "moving"}
    expect(page.locator("[role=log][aria-live=polite]")).to_contain_text("The game is over.")
    check_ending(game.ending)


def test_with_a_finger_on_a_phone(visit: Visit) -> None:
    visitor = visit(size="phone", light="dark")
    page = visitor.page
    visitor.sit("easy", game="ginkgopolis", characters="draft")
    game = Game(page)
    assert game.phase() == "drafting"
    game.play(tap, 3)
    assert game.phase() == "choosing"
    for tab, region in (("Kept cards", "My kept cards"), ("Districts", "Districts now"), ("Hand", "My hand")):
        page.get_by_role("group", name="What to show").get_by_role("button", name=tab).tap()
        expect(page.get_by_role("region", name=region)).to_be_visible()
    seen = game.play(tap, arrives=lambda phase: visitor.look(f"{phase}, on a phone"))
    assert seen >= {"choosing", "moving", "over"}
    check_ending(game.ending)


def test_a_plan_shows_what_it_would_do(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.sit("easy", game="ginkgopolis")
    game = Game(page)
    assert game.phase() == "choosing"
    game.hand.first.click()
    expect(game.plan.locator("dl")).to_be_visible()
    options = game.plan.get_by_role("list").first.get_by_role("button")
    expect(options).to_have_count(game.tiles.count() + 1)
    expect(options.first).to_have_attribute("aria-pressed", "true")
    game.tiles.first.click()
    expect(options.nth(1)).to_have_attribute("aria-pressed", "true")
    title = game.prompt.inner_text().removesuffix("?")
    game.go.click()
    back = game.controls.get_by_role("button", name="Take it back")
    if back.count():  # the bot has not chosen yet
        expect(game.prompt).to_have_text(f"Sealed: {title}.")


def test_the_city_can_be_walked_moved_and_enlarged_with_keys(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.sit("easy", game="ginkgopolis")
    game = Game(page)
    assert game.phase() == "choosing"
    keys = Keys(page)
    keys.press("c")
    cell = page.locator("[data-cell]:focus")
    expect(cell).to_have_count(1)
    expect(game.cells.and_(page.locator('[tabindex="0"]'))).to_have_count(1)
    for arrow in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"):
        before = cell.get_attribute("data-cell")
        keys.press(arrow)
        assert cell.get_attribute("data-cell") != before
    world = page.locator(".world")
    for key in ("+", "-", "+", "Shift+ArrowLeft"):
        seen = world.get_attribute("style")
        keys.press(key)
        assert world.get_attribute("style") != seen
    seen = world.get_attribute("style")
    keys.press("0")
    assert world.get_attribute("style") != seen
    held = game.cells.and_(page.get_by_role("button", name=re.compile("in your hand$"))).first
    held.focus()
    keys.press("Enter")
    expect(game.hand.and_(page.locator("[aria-pressed=true]"))).to_have_count(1)
    expect(game.plan).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_table_under_axe_in_hungarian(visit: Visit, size: Size, light: Light) -> None:
    visitor = visit(size=size, light=light)
    page = visitor.page
    visitor.sit("easy", "easy", "easy", "easy", game="ginkgopolis")
    page.evaluate("localStorage.setItem('language', 'hu')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.get_by_role("region", name="A kezem").get_by_role("button").first.click()
    expect(page.get_by_role("region", name="Ha most lépnék").locator("dl")).to_be_visible()
    visitor.look("five players, in Hungarian")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_a_screen_reader_gets(visit: Visit, tree: SnapshotAssertion, size: Size) -> None:  # noqa: F811
    visitor = visit(size=size)
    visitor.sit(game="ginkgopolis")
    game = Game(visitor.page)
    assert game.phase() == "choosing"
    game.hand.first.click()
    expect(game.plan.locator("dl")).to_be_visible()
    for option in game.plan.get_by_role("listitem").get_by_role("button").all():
        expect(option).to_have_accessible_name(re.compile("[+−]"))  # what it would do is known
    assert visitor.page.locator("main").aria_snapshot() == tree
