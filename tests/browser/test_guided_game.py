"""The guided first game: lessons when their time has come."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.playing import Game, click, tap
from tests.browser.visitor import Size, card


def test_a_first_game_is_explained(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    card(page).get_by_role("button", name="Guided first game").click()
    expect(page).to_have_url(re.compile(r"/table/[^/]+\?guide$"))
    game = Game(page)
    coach = page.get_by_role("region", name="Guided first game")
    title = coach.get_by_role("heading")
    lit = page.locator("[data-lit]")
    on = coach.get_by_role("button", name="Got it")

    assert game.phase() == "bidding"
    expect(title).to_have_text("Five towers, one for each suit")
    expect(lit).to_have_accessible_name("My towers")
    visitor.look("a lesson")
    on.click()
    expect(title).to_have_text("Smaller and smaller")
    expect(lit).to_have_accessible_name("On display")
    page.reload()
    expect(title).to_have_text("Smaller and smaller")
    on.click()
    expect(title).to_have_text("How many do you dare?")
    coach.get_by_role("link", name="Rule FT-3.2").click()
    expect(page.get_by_role("dialog", name="Rules of 5 Towers").locator("[id='FT-3.2']")).to_be_focused()
    page.keyboard.press("Escape")

    for _ in range(20):  # a lesson that is not dismissed makes way for the next one
        phase = game.phase()
        if phase == "taking":
            break
        game.decide(phase, click)
    expect(title).to_have_text("Choose your cards")
    coach.get_by_role("button", name="Enough lessons").click()
    expect(coach).to_be_hidden()
    expect(lit).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/table/[^/?]+$"))
    game.play(click, 3)
    expect(coach).to_be_hidden()


def test_lessons_fit_on_a_phone(visit: Visit) -> None:
    size: Size = "phone"
    visitor = visit(size=size, light="dark")
    page = visitor.page
    page.goto("/")
    card(page).get_by_role("button", name="Guided first game").tap()
    game = Game(page)
    assert game.phase() == "bidding"
    coach = page.get_by_role("region", name="Guided first game")
    for _ in range(2):
        visitor.look("a lesson on a phone")
        coach.get_by_role("button", name="Got it").tap()
    expect(page.locator("[data-lit]")).to_be_in_viewport()
    game.play(tap, 1)


def test_the_hand_of_a_first_game_is_in_sight_on_a_phone(visit: Visit) -> None:
    size: Size = "phone"
    page = visit(size=size).page
    page.goto("/")
    card(page, "Ginkgopolis").get_by_role("button", name="Guided first game").tap()
    expect(page.get_by_role("region", name="Guided first game").get_by_role("button", name="Got it")).to_be_visible()
    cards = page.get_by_role("region", name="My hand").get_by_role("button")
    expect(cards).to_have_count(4)
    hand, prompt = cards.first.bounding_box(), page.locator(".prompt").bounding_box()
    assert hand is not None
    assert prompt is not None
    assert hand["y"] + hand["height"] * 0.8 < prompt["y"]
