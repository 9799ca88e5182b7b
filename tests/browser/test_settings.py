"""What the reader chooses works at once and is remembered."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import click
from tests.browser.playing_ginkgopolis import Game as Ginkgopolis


def settings_of(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    return page.get_by_role("dialog", name=re.compile("^(Settings|Beállítások)$"))


def choose(page: Page, setting: str | re.Pattern[str], value: str) -> None:
    values = page.get_by_role("dialog").get_by_role("radiogroup", name=setting)
    values.get_by_text(value, exact=True).click()
    expect(values.get_by_role("radio", name=value, exact=True)).to_be_checked()


def test_choices_work_at_once_and_are_remembered(visit: Visit) -> None:
    visitor = visit(still=False, quick=False)
    page = visitor.page
    visitor.sit("easy", "easy")
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "full")
    dialog = settings_of(page)
    expect(dialog).to_be_visible()
    visitor.look("settings")
    choose(page, "Theme", "dark")
    choose(page, "Stronger patterns", "yes")
    choose(page, "Motion", "none")
    choose(page, "Sound", "quiet")
    choose(page, "The others’ moves", "at once")
    for attribute, value in (("data-theme", "dark"), ("data-patterns", "strong"), ("data-motion", "none")):
        expect(root).to_have_attribute(attribute, value)
    choose(page, re.compile("^(Language|Nyelv)$"), "Magyar")  # its own name changes at once
    expect(dialog.get_by_role("heading", name="Beállítások")).to_be_visible()

    page.reload()
    for attribute, value in (("data-theme", "dark"), ("data-patterns", "strong"), ("data-motion", "none")):
        expect(root).to_have_attribute(attribute, value)
    page.get_by_role("button", name="Beállítások").click()
    for value in ("azonnal", "halk", "sötét", "semmi"):
        expect(page.get_by_role("radio", name=value, exact=True)).to_be_checked()


def test_sounds_are_off_on_a_phone_until_they_are_wanted(visit: Visit) -> None:
    for size, value in (("phone", "off"), ("desktop", "full")):
        page = visit(size=size).page
        page.goto("/")
        settings_of(page)
        sound = page.get_by_role("radiogroup", name="Sound")
        expect(sound.get_by_role("radio", name=value)).to_be_checked()


def test_sealing_is_asked_about_if_that_is_wanted(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.sit("easy", game="ginkgopolis")
    game = Ginkgopolis(page)
    assert game.phase() == "choosing"
    settings_of(page)
    choose(page, "Ask before sealing", "yes")
    page.keyboard.press("Escape")
    game.decide("choosing", click, 1)
    question = page.get_by_role("dialog", name="Is this your choice?")
    expect(question).to_be_visible()
    question.get_by_role("button", name="Not yet").click()
    expect(question).to_be_hidden()
    expect(game.go).to_be_enabled()
    expect(page.get_by_text("You have chosen.")).to_have_count(0)
    game.go.click()
    question.get_by_role("button", name="Yes, seal it").click()
    expect(page.get_by_text("You have chosen.").first).to_be_attached()
