"""The other pages: replay, rules, about, what is not there; and all of them under axe, in every light and size."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Route, expect

from pentapolis.games import games
from tests.browser.conftest import Visit
from tests.browser.playing import Game
from tests.browser.server_process import ServerProcess
from tests.browser.visitor import Light, Size, card


def test_a_record_is_opened_and_replayed(visit: Visit, record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record)
    page = visit().page
    page.goto("/")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page).to_have_url(re.compile("/replay/"))
    steps = len(re.findall(r"^\d [a-z]", record, re.MULTILINE))
    slider = page.get_by_role("slider", name="Step")
    place = page.locator(".place")
    expect(place).to_have_text(f"0 of {steps}")
    expect(page.get_by_role("button", name="Back", exact=True)).to_be_disabled()
    page.get_by_role("button", name="On", exact=True).click()
    expect(place).to_have_text(f"1 of {steps}")
    slider.fill(str(steps // 2))
    expect(place).to_have_text(f"{steps // 2} of {steps}")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^{steps // 2} of {steps}\. .+\.$"))
    later = page.get_by_role("region", name="Log").locator(".later")
    expect(later).not_to_have_count(0)
    now = page.get_by_role("region", name="Log").locator("[aria-current=step]").first
    expect(now).to_be_in_viewport(ratio=1)
    expect(page).to_have_url(re.compile(f"#{steps // 2}$"))  # a link to this moment
    page.reload()
    expect(place).to_have_text(f"{steps // 2} of {steps}")
    page.get_by_role("region", name="Log").get_by_role("button").last.click()  # the oldest line is the set-up
    expect(place).to_have_text(f"0 of {steps}")
    box = slider.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 3, box["y"] + box["height"] / 2)
    expect(place).to_have_text(f"{steps} of {steps}")
    expect(later).to_have_count(0)
    page.keyboard.press("Home")
    expect(place).to_have_text(f"0 of {steps}")
    page.keyboard.press(" ")
    expect(place).to_have_text(f"1 of {steps}")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(place).to_have_text(re.compile(r"^([3-9]|\d\d+) of"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Result").click()
    ending = Game(page).ending
    expect(ending.get_by_role("heading", name="Who led when")).to_be_visible()
    ending.get_by_text("The luck").first.click()
    expect(ending.get_by_text("Checked: ")).to_be_visible()


def test_on_a_small_laptop_every_game_can_be_started_without_scrolling(visit: Visit) -> None:
    page = visit().page
    page.set_viewport_size({"width": 1366, "height": 640})
    page.goto("/")
    buttons = page.get_by_role("article").get_by_role("button", name=re.compile("^(Play now|New table)$"))
    expect(buttons.first).to_be_visible()
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)


def test_my_games_end_where_the_page_does(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.set_viewport_size({"width": 1366, "height": 640})
    for game in games():
        visitor.sit("open", game=game)
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.locator(".vignette > svg[viewBox]")).to_have_count(len(games()))
    below = "(mine) => document.documentElement.scrollHeight - mine.getBoundingClientRect().bottom - scrollY"
    assert mine.evaluate(below) < 50
    visitor.look("home, with games of mine")


def test_a_record_that_was_changed_is_refused(visit: Visit, record: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.replace("bid 1", "bid 5", 1))
    page = visit(forgives="status of 4").page
    page.goto("/")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page).to_have_url(re.compile("/$"))


def test_a_rule_has_an_address(visit: Visit) -> None:
    page = visit().page
    page.goto("/rules/five-towers")
    number = page.locator("dt a").last.inner_text()
    rule = page.locator(f"[id='{number}']")
    page.goto(f"/rules/five-towers#{number}")
    page.reload()
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    first = page.locator("dt a").first
    first.click()
    expect(page).to_have_url(re.compile(rf"#{re.escape(first.inner_text())}$"))
    expect(page.locator(".lit")).to_have_attribute("id", first.inner_text())
    page.get_by_role("navigation", name="Chapters").get_by_role("link").last.click()
    expect(page.get_by_role("heading", level=2).last).to_be_in_viewport()
    page.get_by_role("button", name="Magyar").click()
    expect(page.get_by_role("heading", level=2).last).not_to_have_text(re.compile("[Tt]he "))
    expect(page.locator("dt")).not_to_have_count(0)


def test_what_is_not_there_is_said(visit: Visit) -> None:
    page = visit(forgives="status of 404").page
    for address in ("/nothing", "/table/nothing", "/replay/nothing", "/rules/nothing"):
        page.goto(address)
        home = page.get_by_role("main").get_by_role("link", name="To the games")
        expect(home).to_be_visible()
    home.click()
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing(visit: Visit, server: ServerProcess, record: str, size: Size, light: Light) -> None:
    visitor = visit(size=size, light=light)
    page = visitor.page
    where = f"{size}, {light}"
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("data-theme", light)
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    visitor.look(f"home, {where}")
    card(page).get_by_role("button", name="New table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    visitor.look(f"new table, {where}")

    visitor.sit("easy", "easy")
    assert Game(page).phase() == "bidding"
    visitor.look(f"table, {where}")
    page.get_by_role("button", name="Players, link and more").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    visitor.look(f"table's dialog, {where}")

    page.goto("/")
    expect(page.get_by_role("region", name="Your games")).to_be_visible()
    visitor.look(f"home with a game, {where}")
    for address in ("/rules/five-towers", "/about/five-towers"):
        page.goto(address)
        expect(page.locator("dt, tbody th").first).to_be_visible()
        visitor.look(f"{address}, {where}")

    page.goto(f"/replay/{server.add_record(record)}")
    slider = page.get_by_role("slider", name="Step")
    slider.fill("40")
    expect(page.locator(".place")).to_contain_text("40 of")
    visitor.look(f"replay, {where}")
    slider.press("End")
    visitor.look(f"end of the replay, {where}")
    if size == "desktop":
        page.get_by_role("button", name="Result").click()
        Game(page).ending.get_by_text("The luck").first.click()
        expect(Game(page).ending.get_by_text("Checked: ")).to_be_visible()
        expect(Game(page).ending.get_by_role("heading", name="Who led when")).to_be_visible()
        visitor.look(f"result, {where}")


MEASURED: Final = {
    "first": (620, 40, 0.1),
    "easy": (1000, 0, None),
    "medium": (1110, 30, 0.65),
    "hard": (1180, 35, 0.74),
}


def measured(route: Route) -> None:
    """The games as they are, all levels but the strongest measured."""
    answer = route.fetch()
    games = answer.json()
    for level in (level for game in games for level in game["levels"]):
        level["rating"] = None
        if level["id"] in MEASURED:
            points, reach, share = MEASURED[level["id"]]
            interval = {"low": points - reach, "high": points + reach}
            level["rating"] = {"points": points, **interval, "against": "easy", "share": share}
    route.fulfill(response=answer, json=games)


@pytest.mark.parametrize(
    ("language", "words", "width", "height", "light"),
    [
        ("English", ("Players", "first game"), 1366, 640, "light"),
        ("English", ("Players", "first game"), 390, 844, "dark"),
        ("Magyar", ("Játékosok", "első játék"), 1366, 640, "dark"),
        ("Magyar", ("Játékosok", "első játék"), 390, 844, "light"),
    ],
)
def test_how_strong_levels_are_is_told_where_they_are_chosen(
    visit: Visit, language: str, words: tuple[str, str], width: int, height: int, light: Light
) -> None:
    visitor = visit(light=light)
    page = visitor.page
    page.set_viewport_size({"width": width, "height": height})
    page.route("**/api/games", measured)
    page.goto("/")
    page.get_by_role("button", name=language).click()
    page.locator("article").first.locator(".actions button").last.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("group", name=words[0])).to_be_visible()
    table = dialog.get_by_role("table")
    expect(table).to_be_in_viewport(ratio=1)
    expect(dialog.locator("button[type=submit]")).to_be_in_viewport(ratio=1)
    rows = table.locator("tbody").get_by_role("row")
    expect(rows).to_have_count(5)
    expect(rows.nth(0)).to_contain_text(words[1])
    expect(rows.nth(0)).to_contain_text("580 – 660")
    expect(rows.nth(2)).to_contain_text("65")
    assert dialog.evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    visitor.look(f"levels, {language}, {width}, {light}")
