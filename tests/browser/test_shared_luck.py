"""Two people sit down in two browsers: nothing is dealt before, and each of them gives a part of the luck."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.running_server import RunningServer


def test_the_game_begins_when_both_have_given_their_part(visit: Visit, page_folder: Path, tmp_path: Path) -> None:
    with RunningServer(tmp_path, page=page_folder) as server:
        first, second = (visit(address=server.address).page for _ in range(2))
        first.goto("/")
        wanted = {"game": "ginkgopolis", "seats": [{"kind": "me"}, {"kind": "open"}], "contributes": True}
        table = first.request.post("/api/tables", data=wanted).json()
        first.goto(f"/table/{table['id']}")
        expect(first.get_by_role("main")).to_contain_text("Nothing is dealt before everybody is here.")
        parts = first.request.get(f"/api/tables/{table['id']}").json()["parts"]
        assert re.fullmatch("[0-9a-f]{64}", parts[0])
        second.goto(f"/table/{table['id']}")
        expect(second.get_by_role("main")).to_contain_text("Nothing is dealt before everybody is here.")
        second.get_by_role("button", name="Sit down").click()
        for page in (first, second):
            expect(page.locator("[data-prompt]").first).to_be_visible()
        begun = first.request.get(f"/api/tables/{table['id']}").json()
        assert begun["parts"][0] == parts[0]
        assert re.fullmatch("[0-9a-f]{64}", begun["parts"][1])
        assert begun["luck_hash"] == table["luck_hash"]
        remembered = first.evaluate("localStorage.getItem('luck')")
        assert parts[0] in remembered
        assert table["luck_hash"] in remembered
        for page in (first, second):
            page.close()  # before the server is gone, for which it would call
