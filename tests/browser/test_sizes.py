"""Every table in every window, early, in the middle and at the end: nothing that a decision needs is cut or covered."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from pentapolis.games import GAMES, games
from tests.browser.conftest import Visit
from tests.browser.playing import Game, click
from tests.browser.server_process import PROJECT
from tests.browser.sizes import WINDOWS, defects, play_on, show

SCENES = [game for game in games() if (PROJECT / "web" / "src" / "games" / game).is_dir()]
EARLY, MIDDLE, LAST = 2, 14, 10_000
SMALLEST = WINDOWS[0]
PHONE = WINDOWS[5]
MOST_SEATS = {game.id: max(game.seat_counts) for game in GAMES}


@pytest.mark.parametrize("game", SCENES)
def test_nothing_is_cut_or_covered_in_any_window(visit: Visit, game: str, pictures: Path | None) -> None:
    visitor = visit()
    page = visitor.page
    found: list[str] = []
    for turn, (when, decisions) in enumerate((("early", EARLY), ("middle", MIDDLE), ("last", LAST))):
        id = visitor.sit("easy", "easy", game=game)
        over = play_on(page, id, decisions)
        page.reload()
        if over:
            expect(page.locator("dialog[data-count]")).to_be_visible()
        else:
            expect(page.locator("section.urgent:has([data-prompt])")).to_be_visible()
        page.wait_for_timeout(500)  # what the server foresees comes a little later
        for place, window in enumerate(WINDOWS):
            show(page, window, swapped=turn % 2 == 1)
            where = f"{game}, {when}, {window.width}×{window.height}"
            found += [f"{where}: {defect}" for defect in defects(page)]
            if pictures:
                page.screenshot(path=pictures / f"{game}-{when}-{place}-{window.width}x{window.height}.png")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", SCENES)
def test_the_fullest_table_has_room_in_the_smallest_window(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    id = visitor.sit(*["easy"] * (MOST_SEATS[game] - 1), game=game)
    play_on(page, id, MIDDLE)
    page.reload()
    expect(page.locator("section.urgent:has([data-prompt])")).to_be_visible()
    page.wait_for_timeout(500)
    show(page, SMALLEST, swapped=False)
    found = defects(page)
    for tab in page.locator("main [data-tab]:visible").all():
        tab.click()
        found += [f"{tab.inner_text()}: {defect}" for defect in defects(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", SCENES)
def test_the_fullest_replay_has_room_in_a_small_window_and_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.page
    id = visitor.sit(*["easy"] * (MOST_SEATS[game] - 1), game=game)
    play_on(page, id, LAST)
    page.goto(f"/replay/{id}#60")
    expect(page.locator(".place")).to_have_text(re.compile("^60 of"))
    for window in (SMALLEST, PHONE):
        show(page, window, swapped=False)
        assert not defects(page), window


@pytest.mark.parametrize("swapped", [False, True])
def test_the_games_have_room_in_every_window(visit: Visit, swapped: bool) -> None:
    page = visit().page
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(len(SCENES))
    for window in WINDOWS:
        show(page, window, swapped=swapped)
        scrolls = window.width < 1100  # where not all of them stand beside each other
        assert not [one for one in defects(page) if not (scrolls and "higher than" in one)], window


def test_all_demolitions_have_room_in_the_prompt(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.sit("easy", "easy", "easy", "easy")
    game = Game(page)
    for _ in range(60):
        if game.phase() == "demolishing" and game.demolition.get_by_role("button").count() > 3:
            break
        game.play(click, 1)
    expect(game.demolition).to_be_visible()
    for window in WINDOWS:
        show(page, window, swapped=False)
        assert not defects(page), window
