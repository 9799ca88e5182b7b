"""Ginkgopolis: a letter that finds no place makes another one move (GK-5.6); the board stays as the reader has it."""

import hashlib
import re
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from pentapolis.core.actions import Json
from pentapolis.core.luck import TableLuck
from pentapolis.games.ginkgopolis.game import GINKGOPOLIS
from tests.browser.conftest import Visit
from tests.browser.fixed_server import LUCK
from tests.browser.playing import Keys
from tests.browser.sizes import WINDOWS, defects, show
from tests.browser.visitor import Size

_PLAY: Final = """
    ({ id, actions }) => new Promise((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/ws`);
        let next = 0;
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
        socket.onmessage = ({ data }) => {
            const { type, version } = JSON.parse(data);
            if (type === "refused" || type === "fault") fail(new Error(data));
            if (type !== "situation") return;
            if (next === actions.length) return done(socket.close());
            socket.send(JSON.stringify({ type: "act", key: `letters ${next}`, version, action: actions[next] }));
            next += 1;
        };
    })
"""


def _until(what: Callable[[list[str]], bool]) -> list[dict[str, Json]]:
    """The decisions of a solo game, with the luck that all tables have here, before one with such choices."""
    secret = hashlib.sha256(LUCK.encode()).digest()
    for seed in range(500):
        random, luck, played = Random(seed), TableLuck(secret), list[int]()
        state = GINKGOPOLIS.begin(1, GINKGOPOLIS.check(1, {}), luck, [])
        while state.to_act():
            choices = state.legal(0)
            if what([GINKGOPOLIS.space.text(choice) for choice in choices]):
                return [GINKGOPOLIS.space.to_json(action) for action in played]
            played.append(random.choice(choices))
            luck.begin_turn(len(played))
            state.apply(0, played[-1], luck)
    raise AssertionError("no decision has such choices")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_letters_make_room_for_each_other(visit: Visit, size: Size) -> None:
    visitor = visit(size=size)
    page = visitor.page
    table = visitor.sit(game="ginkgopolis")
    page.evaluate(_PLAY, {"id": table, "actions": _until(lambda choices: choices[0].startswith("push"))})
    expect(page.locator("[data-prompt]")).to_have_text(re.compile("^Where does [A-L] go"))
    cells = page.get_by_role("group", name="Buildings and plots").get_by_role("button")
    room = cells.and_(page.get_by_role("button", name=re.compile("^[A-L] makes room and goes on$")))
    expect(room).to_have_count(2)
    visitor.look("letters make room")

    keys = Keys(page)
    keys.press("c")
    expect(page.locator(".target:focus")).to_have_count(1)
    world = page.locator(".world")
    whole = world.get_attribute("style")
    keys.press("+")
    assert world.get_attribute("style") != whole
    seen = world.get_attribute("style")
    focused = page.locator("[data-cell]:focus")
    where = focused.get_attribute("data-cell")
    keys.press("Enter")
    expect(room).to_have_count(0)
    expect(focused).to_have_attribute("data-cell", where or "")
    expect(focused).to_have_attribute("tabindex", "0")
    scale = re.compile(r"scale\(.+?\)")
    assert scale.findall(world.get_attribute("style") or "") == scale.findall(seen or "")
    visitor.look("a letter has made room")


def test_a_letter_that_may_go_to_three_sides_says_so_in_every_window(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    table = visitor.sit(game="ginkgopolis")
    three = _until(lambda choices: len(choices) == 3 and choices[0].startswith("move"))
    page.evaluate(_PLAY, {"id": table, "actions": three})
    expect(page.get_by_role("group", name="What you do").get_by_role("button", name="of the new tile")).to_have_count(3)
    for window in WINDOWS:
        show(page, window, swapped=True)
        assert not defects(page), window
