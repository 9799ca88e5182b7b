"""A table with open seats: who sits where, how others come, and all of it in every window."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.sizes import WINDOWS, defects, show
from tests.browser.visitor import Size, Visitor
from tests.server.running_server import RunningServer


@pytest.fixture
def address(page_folder: Path, tmp_path: Path) -> Iterator[str]:
    """A server at whose tables nothing is dealt before everybody has given a part of the luck."""
    with RunningServer(tmp_path, page=page_folder) as server:
        yield server.address


def _wait(visitor: Visitor, game: str, *others: str) -> Page:
    """Sit down first at a new table, which stays open."""
    page = visitor.page
    page.goto("/")
    seats = [{"kind": "open"} if other == "open" else {"kind": "bot", "level": other} for other in others]
    wanted = {"game": game, "seats": [{"kind": "me"}, *seats], "contributes": True}
    table = page.request.post("/api/tables", data=wanted).json()
    page.goto(f"/table/{table['id']}")
    expect(page.get_by_role("heading", name=re.compile("^Seats"))).to_be_visible()
    return page


def test_a_table_waits_in_every_window(visit: Visit, address: str, pictures: Path | None) -> None:
    page = _wait(visit(address=address), "five-towers", "open", "medium", "open", "open")
    found: list[str] = []
    for swapped in (False, True):
        for window in WINDOWS:
            show(page, window, swapped=swapped)
            found += [f"{window.width}×{window.height}: {defect}" for defect in defects(page)]
            if pictures:
                page.screenshot(path=pictures / f"waiting-{window.width}x{window.height}-{swapped}.png")
    page.close()  # before the server is gone, for which it would call
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_seats_are_taken_one_after_the_other(visit: Visit, address: str, size: Size) -> None:
    visitor = visit(address=address, size=size)
    page = _wait(visitor, "cloud-city", "open", "open")
    taken = page.get_by_role("heading", name=re.compile("^Seats"))
    expect(taken).to_contain_text("1 of 3")
    visitor.look("a table that waits")

    others = [visit(address=address, size=size) for _ in range(2)]
    for count, other in enumerate(others, 2):
        other.page.goto(page.url)
        expect(other.page.get_by_role("main")).to_contain_text("Nothing is dealt before everybody is here.")
        other.page.get_by_role("button", name="Sit down").click()
        if count < 3:
            expect(taken).to_contain_text(f"{count} of 3")
            other.look("a table that waits, of one who has come")
    for one in (visitor, *others):
        expect(one.page.locator("[data-prompt]")).to_be_visible()
        expect(one.page.get_by_role("heading", name=re.compile("^Seats"))).to_have_count(0)
        one.page.close()
