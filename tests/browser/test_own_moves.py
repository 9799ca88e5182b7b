"""What I do: shown at once, taken back when it is refused, and taken back when the others agree."""

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.playing import Game


class Line:
    """The websocket of a page; what the page does is held back until it is answered here or let through."""

    def __init__(self) -> None:
        self.holds = True
        self.held: list[dict[str, Any]] = []

    def __call__(self, page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()
        self._page = page_side

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if self.holds and message["type"] == "act":
                self.held.append(message)
            else:
                server_side.send(text)

        page_side.on_message(from_page)

    def refuse(self) -> None:
        """Answer what was held last as if it had come too late."""
        trouble = {"key": "server.stale", "params": {}, "reasons": [], "rule": ""}
        self._page.send(json.dumps({"type": "refused", "key": self.held[-1]["key"], "trouble": trouble}))


def test_a_choice_is_shown_before_the_server_answers(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    line = Line()
    page.route_web_socket(re.compile("/api/tables/.+/ws"), line)
    visitor.sit("easy", "easy")
    game = Game(page)
    assert game.phase() == "bidding"
    two = game.bids.get_by_role("button", name=re.compile("^Bid 2,"))
    mine = page.get_by_role("list", name="Bids of this round, in order").get_by_role("listitem").filter(has_text="You")
    expect(mine).to_contain_text("is bidding")
    two.click()
    expect(two).to_have_attribute("data-pending", "true")
    expect(mine).to_contain_text("bid 2")
    assert [message["action"] for message in line.held] == [{"kind": "bid", "cards": 2}]
    page.keyboard.press("3")  # one thing at a time
    visitor.look("a bid under way")

    line.refuse()
    expect(page.get_by_role("alert")).to_contain_text("Look at it and choose again.")
    expect(page.locator("[data-pending]")).to_have_count(0)
    expect(mine).to_contain_text("is bidding")
    assert len(line.held) == 1
    line.holds = False
    two.click()
    expect(page.get_by_role("alert")).to_be_hidden()
    said, towers = game.log.get_by_text("You bid 2."), page.get_by_role("region", name="My towers")
    for _ in range(20):  # the line moves on while the others bid
        said.hover()
        page.wait_for_timeout(200)
        if towers.get_attribute("data-lit") is not None:
            break
    expect(towers).to_have_attribute("data-lit", "")  # a line of the log lights where it happened
    page.mouse.move(0, 0)
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_another_may_agree_to_an_undo_or_not(visit: Visit) -> None:
    asker, other = visit(), visit(size="phone")
    table = asker.sit("open")
    expect(asker.page.get_by_text("The game begins when every seat is taken.")).to_be_visible()
    other.page.goto(f"/table/{table}")
    other.page.get_by_role("button", name="Sit down").tap()
    mine, theirs = Game(asker.page), Game(other.page)
    assert mine.phase() == "bidding"
    mine.bids.get_by_role("button", name=re.compile("^Bid 1,")).click()
    assert theirs.phase() == "bidding"
    theirs.bids.get_by_role("button", name=re.compile("^Bid 2,")).tap()
    assert theirs.phase() == "taking"

    ask = asker.page.get_by_role("button", name="Ask to undo")
    asked = other.page.get_by_role("status").filter(has_text="Guest would like to take their last decision back.")
    ask.click()
    expect(asked).to_be_visible()
    other.look("asked for an undo, on a phone")
    asker.page.get_by_role("button", name="Never mind").click()
    expect(asked).to_be_hidden()

    ask.click()
    asked.get_by_role("button", name="Decline").tap()
    expect(asked).to_be_hidden()
    expect(asker.page.get_by_text("Guest 2 would rather play on: nothing is taken back.")).to_be_visible()
    assert theirs.phase() == "taking"

    ask.click()
    asked.get_by_role("button", name="Agree").tap()
    expect(mine.log.get_by_text("You take your last decision back.")).to_be_visible()
    assert mine.phase() == "bidding"
    expect(asked).to_be_hidden()
