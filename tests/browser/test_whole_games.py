"""Whole games of 5 Towers, from the home page to the count: by mouse, by keyboard alone, with a finger on a phone."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.ending import check_ending
from tests.browser.playing import Game, Keys, Phase, click, tap
from tests.browser.visitor import card


def test_by_mouse_from_one_click_to_the_count(visit: Visit) -> None:
    visitor = visit(quick=False, still=False)
    page = visitor.page
    page.goto("/")
    card(page).get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/"))
    game = Game(page)
    game.phase()
    page.get_by_role("button", name="Players, link and more").click()
    dialog = page.get_by_role("dialog", name="The table")
    expect(dialog.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
    dialog.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("at once").click()
    page.get_by_role("dialog").get_by_role("button", name="Close", exact=True).click()

    assert game.phase() == "bidding"
    before = game.bids.aria_snapshot()
    game.bids.get_by_role("button", name=re.compile("^Bid 1,")).click()
    game.phase()
    game.undo.click()
    expect(game.log.get_by_text("You take your last decision back.")).to_be_visible()
    assert game.phase() == "bidding"
    assert game.bids.aria_snapshot() == before

    assert game.play(click) >= {"bidding", "taking", "over"}
    # Nothing betrays the result.
    expect(page.get_by_role("main").get_by_text("That was the last move")).to_be_attached()
    expect(page.get_by_text("The game is over.")).to_have_count(0)
    skip = game.ending.get_by_role("button", name="To the result")
    game.ending.get_by_role("button", name="Next").click()
    skip.click()
    expect(skip).to_be_hidden()
    expect(page.get_by_text("The game is over.")).not_to_have_count(0)
    check_ending(game.ending)
    game.ending.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Result").click()
    check_ending(game.ending)
    with page.expect_download() as download:
        game.ending.get_by_role("link", name="Save the record").click()
    assert download.value.path().read_text().startswith("pentapolis record")
    table = page.url
    game.ending.get_by_role("button", name="Play again").click()
    expect(game.bids).to_be_visible()
    assert page.url != table


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(light="dark")
    page = visitor.page
    keys = Keys(page)
    page.goto("/")
    keys.reach(card(page).get_by_role("button", name="New table"))
    keys.press("Enter")
    dialog = page.get_by_role("dialog", name="New table: 5 Towers")
    keys.reach(dialog.get_by_role("radio", checked=True))
    keys.press("ArrowLeft")
    expect(dialog.get_by_role("radio", name="2", exact=True)).to_be_checked()
    keys.reach(dialog.get_by_label("Seat 2"))
    keys.press("ArrowUp")
    expect(dialog.get_by_label("Seat 2")).to_have_value("bot:easy")
    keys.reach(dialog.get_by_role("button", name="Set up the table"))
    keys.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))

    game = Game(page)
    assert game.phase() == "bidding"
    keys.press("r")
    rules = page.get_by_role("dialog", name="Rules of 5 Towers")
    expect(rules.locator("[id='FT-3.2']")).to_be_focused()  # the rule of what is decided now
    keys.press("Escape")
    expect(rules).to_be_hidden()
    keys.reach(game.bids.get_by_role("button", name=re.compile("^Bid 2,")))
    keys.press(" ")
    game.phase()
    keys.press("?")
    help = page.get_by_role("dialog", name="Settings")
    expect(help.get_by_role("heading", name="Keys")).to_be_focused()
    keys.press("Escape")
    expect(help).to_be_hidden()
    keys.press("u")
    expect(game.log.get_by_text("You take your last decision back.")).to_be_visible()

    seen: set[Phase] = set()
    while (phase := game.phase()) != "over":
        if phase not in seen:
            visitor.look(f"{phase}, by keyboard")
        seen.add(phase)
        keys.decide(game, phase)
        expect(page.locator(":focus")).to_have_count(1)
    assert seen >= {"bidding", "taking"}
    announcer = page.locator("[role=log][aria-live=polite]")
    expect(announcer).to_contain_text("The game is over.")
    check_ending(game.ending)
    keys.reach(game.ending.get_by_role("link", name="Replay"))
    keys.press("Enter")
    expect(page).to_have_url(re.compile("/replay/"))
    keys.reach(page.get_by_role("slider", name="Step"))
    keys.press("End")
    expect(page.get_by_role("button", name="On", exact=True)).to_be_disabled()


def test_on_a_phone_with_a_finger_while_another_looks_on(visit: Visit) -> None:
    visitor = visit(size="phone", light="dark")
    page = visitor.page
    page.goto("/")
    card(page).get_by_role("button", name="New table").tap()
    dialog = page.get_by_role("dialog", name="New table: 5 Towers")
    for seat in (2, 3):
        dialog.get_by_label(f"Seat {seat}").select_option("Bot, easy")
    dialog.get_by_role("button", name="Set up the table").tap()
    game = Game(page)
    assert game.phase() == "bidding"
    for tab in ("Score sheet", "Still to come", "Towers"):
        page.get_by_role("group", name="What to show").get_by_role("button", name=tab).tap()
        expect(page.get_by_role("region", name="My towers" if tab == "Towers" else tab)).to_be_visible()
    for player in ("Bruno", "Cili"):
        expect(page.get_by_role("region", name=f"Towers of {player}")).to_be_visible()
    page.get_by_role("button", name="Players, link and more").tap()
    expect(page.get_by_role("dialog", name="The table").get_by_text("New round, ")).not_to_have_count(0)
    page.get_by_role("button", name="Close", exact=True).tap()

    watcher = visit()
    watcher.page.goto(page.url)

    def arrives(phase: Phase) -> None:
        visitor.look(f"{phase}, on a phone")

    assert game.play(tap, arrives=arrives) >= {"bidding", "taking", "over"}
    check_ending(game.ending)
    check_ending(Game(watcher.page).ending)
