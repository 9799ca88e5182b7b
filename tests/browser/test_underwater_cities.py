"""Underwater Cities in the browser: whole games by mouse, keyboard and finger; plans, reasons, cards to be read."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.ending import check_ending
from tests.browser.playing import Keys, click, tap
from tests.browser.playing_underwater_cities import Phase, UnderwaterCities, decide_by_keys
from tests.browser.sizes import WINDOWS, defects, play_on, show
from tests.browser.visitor import Visitor

_QUESTIONS = 4  # different ones with words in their answers
_CATEGORIES = ["Points on the track", "Brown metropolis", "End-scoring cards", "Connected cities", "Resources"]


def _check_ending(game: UnderwaterCities) -> None:
    parts = check_ending(game.ending)
    assert list(parts) == _CATEGORIES


def _sit(visitor: Visitor, *bots: str, **options: str) -> UnderwaterCities:
    visitor.sit(*bots, game="underwater-cities", **options)
    return UnderwaterCities(visitor.page)


def _to_first_turn(game: UnderwaterCities) -> None:
    while (phase := game.phase()) == "cards":
        game.decide(phase, 0, click)
    assert phase == "turn"


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    visitor = visit(still=False)
    game = _sit(visitor, "easy", boards="basic", contracts="yes")

    def arrives(phase: Phase) -> None:
        visitor.look(f"{phase}, by mouse")

    assert game.play(click, arrives=arrives) >= {"turn", "chart", "cards", "answers", "over"}
    _check_ending(game)


def test_a_whole_game_alone_by_keyboard(visit: Visit) -> None:
    visitor = visit(light="dark")
    game, keys = _sit(visitor), Keys(visitor.page)
    seen: set[Phase] = set()
    while (phase := game.phase()) != "over":
        if phase not in seen:
            visitor.look(f"{phase}, by keyboard")
        seen.add(phase)
        decide_by_keys(game, keys, phase)
        expect(visitor.page.locator(":focus")).to_have_count(1)
    assert seen >= {"turn", "chart", "cards", "answers"}
    _check_ending(game)


def test_a_whole_game_on_a_phone(visit: Visit) -> None:
    visitor = visit(size="phone")
    game = _sit(visitor, "easy", "easy")

    def arrives(phase: Phase) -> None:
        visitor.look(f"{phase}, on a phone")

    assert game.play(tap, arrives=arrives) >= {"turn", "chart", "cards", "answers", "over"}
    _check_ending(game)


def test_on_a_phone_the_nation_is_in_sight_with_slots_and_hand(visit: Visit) -> None:
    visitor = visit(size="phone")
    page = visitor.page
    game = _sit(visitor, "easy", "easy", "easy")
    _to_first_turn(game)
    nation, slots, hand = page.locator(".mine"), page.locator(".slots"), page.locator(".offer")

    def are_in_sight(*parts: Locator) -> bool:
        prompt, *boxes = [part.bounding_box() for part in (page.locator(".prompt"), *parts)]
        assert prompt
        return all(box and box["y"] >= 0 and box["y"] + box["height"] <= prompt["y"] for box in boxes)

    assert are_in_sight(nation, slots, hand)
    page.set_viewport_size({"width": 360, "height": 640})
    expect(hand).to_have_count(0)
    assert are_in_sight(nation, slots)
    game.slots.first.tap()
    expect(slots).to_have_count(0)  # the hand comes when the slot is chosen
    expect(hand).to_be_visible()
    assert are_in_sight(nation)


def test_slot_and_card_are_one_plan_and_can_be_taken_back(visit: Visit) -> None:
    visitor = visit()
    game = _sit(visitor, "easy")
    _to_first_turn(game)
    game.cards.first.click()
    expect(game.hint).to_have_text("Slots of the card’s colour are lit.")
    expect(game.confirm).to_have_attribute("aria-disabled", "true")
    game.slots.filter(has=visitor.page.locator(".signs")).first.click()
    expect(game.confirm).to_have_text(re.compile("^Place tile"))
    game.confirm.click()
    log = visitor.page.get_by_role("log")
    expect(log.get_by_text(re.compile("^You take"))).to_have_count(1)
    expect(log.get_by_text(re.compile("^You (play|discard)")).first).to_be_visible()


def test_answers_stay_in_their_buttons_in_every_window(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    id = visitor.sit("easy", game="underwater-cities")
    answers = page.locator(".choices .worded")
    seen: set[str] = set()
    found: list[str] = []
    while len(seen) < _QUESTIONS and not play_on(page, id, 1):
        expect(page.locator("section.urgent:has([data-prompt])")).to_be_visible()
        page.wait_for_timeout(300)  # the answers of the decision before
        question = " ".join(answer.get_attribute("data-decides") or "" for answer in answers.all())
        question += page.locator(".todo").inner_text() if question else ""
        if not question or question in seen:
            continue
        seen.add(question)
        for window in WINDOWS:
            for swapped in (False, True):
                show(page, window, swapped=swapped)
                where = f"{question}, {window.width}×{window.height}"
                found += [f"{where}: {defect}" for defect in defects(page)]
        show(page, WINDOWS[0], swapped=False)
    assert len(seen) == _QUESTIONS
    assert not found, "\n".join(found)


def test_resources_are_picked_in_any_order(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    game = _sit(visitor, "easy")
    slot = page.locator('.slots [data-slot="yellow-1"].legal')
    turn = 0
    while (phase := game.phase()) != "turn" or slot.count() == 0:
        game.decide(phase, turn, click)
        turn += 1
    slot.click()
    if game.cards.count() > 0:
        game.cards.first.click()
    game.confirm.click()
    kelp = page.get_by_role("button", name="Take a kelp")
    science = page.get_by_role("button", name="Take a science")
    game.phase()
    while science.count() == 0:
        game.answers.last.click()  # the second part
        game.phase()
    science.click()
    expect(science).to_have_attribute("aria-pressed", "true")
    visitor.look("one of two resources is picked")
    kelp.click()
    expect(science).to_have_count(0)
    log = page.get_by_role("log")
    for gained in ("You gain: 1 kelp.", "You gain: 1 science."):
        expect(log.get_by_text(gained).first).to_be_visible()


def test_a_slot_that_is_taken_tells_why_not(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    game = _sit(visitor, "easy")
    _to_first_turn(game)
    game.decide("turn", 0, click)
    while game.phase() != "turn":
        game.decide(game.phase(), 0, click)
    page.locator(".slot.taken").first.click(force=True)  # it can be pressed, though it can't be chosen
    expect(game.reason).to_contain_text("Rule UC-3")
    game.reason.get_by_role("link").click()
    expect(page.get_by_role("dialog", name="Rules of Underwater Cities").locator("[id^='UC-3']:focus")).to_have_count(1)


def test_cards_are_read_large_and_chosen_there(visit: Visit) -> None:
    visitor = visit(size="phone")
    page = visitor.page
    game = _sit(visitor, "easy")
    assert game.phase() == "cards"
    page.get_by_role("button", name="Read large").tap()
    cards = page.get_by_role("dialog", name="Cards side by side")
    expect(cards.get_by_role("listitem")).to_have_count(6)
    visitor.look("cards side by side")
    cards.get_by_role("button", name="Choose it").nth(2).tap()
    expect(page.locator(".offer [data-card].chosen")).to_have_count(1)


def test_the_gallery_finds_cards(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/about/underwater-cities")
    page.get_by_role("button", name="Show all cards").click()
    gallery = page.get_by_role("region", name="All cards")
    expect(gallery.get_by_role("status")).to_have_text("205 cards")
    gallery.get_by_label("Era").select_option("Era II")
    expect(gallery.get_by_role("status")).to_have_text("57 cards")
    gallery.get_by_label("Search in the texts").fill("symbiotic")
    expect(gallery.get_by_role("listitem").first).to_contain_text("symbiotic")
    visitor.look("the gallery of cards")


def test_a_spectator_sees_all_nations(visit: Visit) -> None:
    visitor, other = visit(), visit(light="dark")
    game = _sit(visitor, "easy", "easy")
    game.play(click, 6)
    other.page.goto(visitor.page.url)
    expect(other.page.locator("section.nation")).to_have_count(3)
    other.look("a spectator")


def test_the_tabs_below_many_cards_stay_the_same_when_the_cards_are_chosen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.set_viewport_size({"width": 1366, "height": 768})
    visitor.sit("easy", "easy", game="underwater-cities")
    game = UnderwaterCities(page)
    assert game.phase() == "cards"
    before = page.locator(".rest").element_handle()
    many = page.locator(".rest").bounding_box()
    game.play(click, 3)  # three cards are discarded
    assert game.phase() == "turn"
    few = page.locator(".rest").bounding_box()
    assert many is not None
    assert few is not None
    assert few["y"] < many["y"]
    assert before is not None
    assert before.evaluate("(rest) => rest.isConnected")
