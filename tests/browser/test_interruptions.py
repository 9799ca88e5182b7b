"""What may happen in the middle of a game: reload, restart of the server, another language, another light, watchers."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Game, click, tap
from tests.browser.server_process import ServerProcess

CONNECTION_TROUBLES = r"WebSocket connection|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET|ERR_NETWORK"


@pytest.fixture
def own_server(tmp_path: Path, page_folder: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(tmp_path, page_folder)
    yield running
    running.stop()


def test_reload_goes_on_where_it_was(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.sit("easy", "easy")
    game = Game(page)
    game.play(click, 4)
    game.phase()
    page.mouse.move(0, 0)  # nothing is looked at
    towers = page.get_by_role("region", name="My towers")
    before = towers.aria_snapshot(), game.log.inner_text(), game.prompt.inner_text()
    page.reload()
    game.phase()
    assert (towers.aria_snapshot(), game.log.inner_text(), game.prompt.inner_text()) == before
    game.play(click, 2)
    page.goto("/")
    page.get_by_role("region", name="Your games").get_by_role("link").click()
    game.phase()


def test_the_page_survives_a_restart_of_the_server(visit: Visit, own_server: ServerProcess) -> None:
    visitor = visit(address=own_server.address, forgives=CONNECTION_TROUBLES)
    page = visitor.page
    visitor.sit("easy", "easy")
    game = Game(page)
    game.play(click, 3)
    phase = game.phase()
    towers = page.get_by_role("region", name="My towers")
    before = towers.aria_snapshot(), game.log.inner_text()
    own_server.kill()
    lost = page.get_by_text("The connection is lost. Reconnecting …")
    expect(lost).to_be_visible()
    game.decide(phase, click)  # is sent when the line is back, and once only
    own_server.start_again()
    expect(lost).to_be_hidden()
    game.phase()
    assert game.log.inner_text().endswith(before[1].partition("\n")[2][-200:])
    assert game.play(click) >= {"over"}
    game.ending.get_by_text("The luck").first.click()
    expect(game.ending.get_by_text("Checked: ")).to_be_visible()


def _lines(log: Locator) -> Locator:
    """The lines of a log, without the one that separates what is new."""
    return log.locator("ol li").filter(has_not_text="since your last turn")


def _is_the_same(mine: str, others: str) -> bool:
    """Whether others read what I read; what is told of me they read with my name."""
    return "Guest" in others if re.search(r"\byou\b", mine, re.IGNORECASE) else mine == others


def test_a_spectator_follows(visit: Visit) -> None:
    player, watcher = visit(), visit(size="phone")
    table = player.sit("easy")
    watcher.page.goto(f"/table/{table}")
    game = Game(player.page)
    seen = Game(watcher.page)
    expect(seen.prompt).to_be_visible()
    expect(watcher.page.get_by_role("region", name=re.compile("^Towers of "))).to_have_count(2)
    log = watcher.page.get_by_role("dialog", name="The table").locator(".log")
    watcher.page.get_by_role("button", name="Players, link and more").tap()
    for _ in range(4):
        game.decide(game.phase(), click)
        game.phase()
        mine = _lines(game.log).all_inner_texts()
        expect(_lines(log)).to_have_count(len(mine))
        assert all(map(_is_the_same, mine, _lines(log).all_inner_texts()))
    watcher.page.get_by_role("button", name="Close", exact=True).tap()
    assert seen.bids.count() == seen.take.count() == seen.undo.count() == 0
    watcher.look("table, watching on a phone")


def test_the_language_can_be_switched_in_the_middle(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.sit("easy")
    game = Game(page)
    game.play(click, 3)
    game.phase()
    english = game.log.locator("li").all_inner_texts()
    towers = page.locator("section", has=page.get_by_role("heading", name="You"))
    assert any(" bids " in line for line in english)
    page.get_by_role("button", name="Magyar").click()
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    log = page.get_by_role("region", name="Napló")
    hungarian = log.locator("li").all_inner_texts()
    assert len(hungarian) == len(english)
    assert all(hu != en for hu, en in zip(hungarian, english, strict=True))
    expect(towers).to_have_count(0)
    visitor.look("table, in Hungarian")
    page.reload()
    expect(log.locator("li")).to_have_count(len(hungarian))
    page.get_by_role("button", name="English").click()
    expect(game.log.locator("li")).to_have_text([re.compile(re.escape(line.strip())) for line in english])
    game.play(click, 2)


def test_the_theme_can_be_switched_and_is_remembered(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.sit("easy")
    body = page.locator("body")
    dark = page.get_by_role("button", name="Dark theme")
    expect(dark).to_have_attribute("aria-pressed", "false")
    light = str(page.evaluate("getComputedStyle(document.body).color"))
    dark.click()
    expect(dark).to_have_attribute("aria-pressed", "true")
    expect(body).not_to_have_css("color", light)
    page.reload()
    expect(dark).to_have_attribute("aria-pressed", "true")
    dark.click()
    expect(body).to_have_css("color", light)


@pytest.mark.parametrize("by", ["mouse", "keyboard", "finger"])
def test_an_impossible_bid_says_why(visit: Visit, by: str) -> None:
    visitor = visit(size="phone" if by == "finger" else "desktop")
    page = visitor.page
    visitor.sit("easy", "easy")
    game = Game(page)
    impossible = game.bids.locator("button[aria-disabled=true]").first
    for _ in range(20):
        if game.phase() == "bidding" and impossible.count():
            break
        game.play(tap if by == "finger" else click, 1)
    version = game.log.inner_text() if by != "finger" else ""
    if by == "mouse":
        impossible.hover()
    elif by == "keyboard":
        impossible.focus()
    else:
        impossible.tap(force=True)
    link = page.get_by_role("link", name=re.compile(r"^Rule FT-\d"))
    expect(link).to_be_visible()
    expect(impossible).to_have_accessible_description(re.compile(r"(too low|can’t build).*Rule FT-\d", re.DOTALL))
    number = link.inner_text().removeprefix("Rule ")
    visitor.look(f"why a bid is not possible, by {by}")
    if by == "keyboard":
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        expect(link).to_be_focused()
        page.keyboard.press("Enter")
    elif by == "mouse":
        impossible.click(force=True)
        link.click()
    else:
        link.tap()
    rules = page.get_by_role("dialog", name="Rules of 5 Towers")
    lit = rules.locator(f"[id='{number}']")
    expect(lit).to_be_in_viewport()
    expect(lit).to_be_focused()
    page.keyboard.press("Escape")
    if by != "finger":
        assert game.log.inner_text() == version
    assert game.phase() == "bidding"
