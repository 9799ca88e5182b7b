"""Cities in the browser: whole games by mouse, by keyboard and with a finger; ghosts, reasons, planning."""

import re

import pytest
from playwright.sync_api import expect
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from tests.browser.conftest import Visit
from tests.browser.ending import check_ending
from tests.browser.playing import Keys, click, tap
from tests.browser.playing_cities import Cities, Phase, decide_by_keys, sit
from tests.browser.visitor import Light, Size, card

_CATEGORIES = ["Goals", "Waters", "Parks", "Monuments", "Scoring cards"]


class _Tree(SingleFileSnapshotExtension):
    _write_mode = WriteMode.TEXT
    file_extension = "yaml"


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
    expect(page.get_by_role("log").get_by_text(re.compile("^You place a tile"))).to_have_count(1)
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
    expect(game.prompt).to_have_text("Where does the red piece go?")
    page.get_by_role("button", name="a2: why not here?").click()  # the blue plot of the starting tile
    expect(game.reason).to_have_text("This is a blue plot, and the piece is red. Rule CI-4.5")
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


def test_the_arrow_keys_reach_spaces_that_are_refused(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sit(visitor, "easy", "me", board="rio")
    game, keys = Cities(page), Keys(page)
    while game.phase() == "starting":
        game.decide("starting", 0, click)
    game.phase()
    page.locator('.group.legal[data-group="buildings 1"]').click()
    assert game.phase() == "placing"
    keys.press("m", "ArrowRight")
    expect(page.locator("[data-place]:focus")).to_have_count(1)
    keys.press("ArrowRight", "Enter")
    expect(page.locator(":focus")).to_have_accessible_name("b1: why not here?")
    expect(game.reason).to_have_text("This space is no plot. Rule CI-4.5")


def test_an_open_card_shows_what_it_would_bring(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sit(visitor, "easy", "me", board="rio")
    game = Cities(page)
    while game.phase() == "starting":
        game.decide("starting", 0, click)
    game.phase()
    cards = page.locator('.group[data-group^="cards"] .gain')
    expect(cards).not_to_have_count(0)
    before = cards.all_inner_texts()
    assert all(re.fullmatch(r"0|\+\d+", text) for text in before)


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_is_read_out_and_axe(visit: Visit, snapshot: SnapshotAssertion, size: Size, light: Light) -> None:
    visitor = visit(size=size, light=light)
    sit(visitor, "me", "easy", "easy", board="rio")
    game = Cities(visitor.page)
    while game.phase() == "starting":
        game.decide("starting", 0, click)
    assert game.phase() == "taking"
    visitor.page.mouse.move(0, 0)
    if light == "light":
        assert visitor.page.get_by_role("main").aria_snapshot() == snapshot.use_extension(_Tree)
    game.decide("taking", 0, click)
    game.phase()
    visitor.look(f"something to be placed, {size}, {light}")


def test_a_first_game_is_explained(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    card(page, "Cities").get_by_role("button", name="Guided first game").click()
    expect(page).to_have_url(re.compile(r"/table/[^/]+\?guide$"))
    game = Cities(page)
    coach = page.get_by_role("region", name="Guided first game")
    title, lit = coach.get_by_role("heading"), page.locator("[data-lit]")
    assert game.phase() == "starting"
    expect(title).to_have_text("Your first tile")
    expect(lit).to_have_accessible_name("My city")
    visitor.look("a lesson")
    game.decide("starting", 0, click)
    expect(title).to_have_text("Three goals, a race")
    expect(lit).to_have_accessible_name("Goals")
    coach.get_by_role("link", name="Rule CI-5.1").click()
    expect(page.get_by_role("dialog", name="Rules of Cities").locator("[id='CI-5.1']")).to_be_focused()
    page.keyboard.press("Escape")
    assert game.phase() == "taking"
    coach.get_by_role("button", name="Got it").click()
    expect(title).to_have_text("Send a worker")
    expect(lit).to_have_accessible_name("On offer")
    page.locator('.group.legal[data-group^="tiles"]').first.click()
    expect(title).to_have_text("A new tile")  # a lesson that is not dismissed makes way for the next one
    coach.get_by_role("button", name="Enough lessons").click()
    expect(coach).to_be_hidden()
    expect(lit).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/table/[^/?]+$"))


def test_with_four_players_a_small_laptop_shows_all_that_is_unseen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.set_viewport_size({"width": 1366, "height": 640})
    visitor.sit("easy", "easy", "easy", game="cities")
    Cities(page).phase()
    page.get_by_role("button", name="Still unseen").click()
    unseen = page.get_by_role("region", name="Still unseen")
    assert unseen.evaluate("(node) => node.scrollHeight <= node.clientHeight")


def test_on_a_phone_my_scoring_cards_are_in_sight(visit: Visit) -> None:
    visitor = visit(size="phone")
    page = visitor.page
    visitor.sit("easy", "easy", "easy", game="cities")
    game = Cities(page)
    cards, prompt = page.get_by_role("region", name="My scoring cards"), page.locator(".prompt")
    game.play(tap, 12)
    for part in (page.locator(".mine"), cards, cards.get_by_role("button").first):
        box, below = part.bounding_box(), prompt.bounding_box()
        assert box
        assert below
        assert 0 <= box["y"] <= below["y"] - box["height"]
