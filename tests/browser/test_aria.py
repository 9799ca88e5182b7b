"""What a screen reader gets, compared with what is stored (`--snapshot-update` stores it anew)."""

import pytest
from playwright.sync_api import expect
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode

from tests.browser.conftest import Visit
from tests.browser.playing import Game
from tests.browser.visitor import Size, card


class _Tree(SingleFileSnapshotExtension):
    _write_mode = WriteMode.TEXT
    file_extension = "yaml"


@pytest.fixture
def tree(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    return snapshot.use_extension(_Tree)


def test_home(visit: Visit, tree: SnapshotAssertion) -> None:
    page = visit().page
    page.goto("/")
    expect(card(page).get_by_role("button", name="Play now")).to_be_visible()
    assert page.locator("body").aria_snapshot() == tree


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_table(visit: Visit, tree: SnapshotAssertion, size: Size) -> None:
    visitor = visit(size=size)
    visitor.sit("easy", "easy")
    assert Game(visitor.page).phase() == "bidding"
    assert visitor.page.locator("body").aria_snapshot() == tree


def test_rules(visit: Visit, tree: SnapshotAssertion) -> None:
    page = visit().page
    page.goto("/rules/five-towers")
    expect(page.locator("dt").first).to_be_visible()
    expect(page.get_by_role("region", name="The game in pictures")).to_be_visible()
    assert page.locator("body").aria_snapshot() == tree
