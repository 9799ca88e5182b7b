"""Nobody alone chooses the luck of a table, and nothing is dealt before everybody is there."""

import secrets
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pentapolis.client import Server, ServerTrouble, TableRefusal
from pentapolis.core.record import SERVER, parse_record, verify
from pentapolis.games import game
from pentapolis.server import tables
from tests.server.running_server import RunningServer, play_on, wait_for

PARTS = ["0a" * 32, "0b" * 32]


async def made(guest: Server, *seats: str, contributes: bool = True) -> dict[str, Any]:
    wanted = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    body = {"game": "ginkgopolis", "seats": wanted, "contributes": contributes}
    table: dict[str, Any] = await guest.call("POST", "/api/tables", body)
    return table


async def join(guest: Server, id: str, part: str | None) -> Any:
    return await guest.call("POST", f"/api/tables/{id}/join", {} if part is None else {"part": part})


async def look(guest: Server, id: str) -> dict[str, Any]:
    table: dict[str, Any] = await guest.call("GET", f"/api/tables/{id}")
    return table


def test_nothing_is_dealt_before_everybody_is_there(server: RunningServer) -> None:
    """Else whoever makes tables could look at the deal, and throw them away until it is good."""

    async def go() -> None:
        guest = server.guest()
        async with await guest.new_table("ginkgopolis", "me", "open", "easy") as table:
            async with server.guest().table(table.id) as watcher:
                for each in (table, watcher):
                    situation = each.situation
                    assert (situation["view"], situation["log"], situation["choices"]) == (None, [], [])
                    assert (situation["version"], situation["table"]["status"]) == (-1, "open")
            assert not server.table(table.id).has_match
            for question in (table.effects(), table.story(0), table.act({"kind": "back"}), table.undo()):
                with pytest.raises(TableRefusal) as refused:
                    await question
                assert refused.value.key == "server.waiting"
            await server.guest().join(table.id)
            situation = await table.until(lambda situation: situation["view"] is not None)
            assert (situation["version"], [entry["version"] for entry in table.log]) == (0, [0])

    wait_for(go())


def test_the_hash_is_shown_before_anybody_gives_a_part(server: RunningServer) -> None:
    async def go() -> None:
        first, second = server.guest(), server.guest()
        table = await made(first, "me", "open")
        assert (len(table["luck_hash"]), table["parts"], table["status"]) == (64, ["", ""], "open")
        await join(second, table["id"], PARTS[1])
        assert (await look(second, table["id"]))["parts"] == ["", PARTS[1]]
        assert (await look(second, table["id"]))["status"] == "open"
        await join(first, table["id"], PARTS[0])
        found = await look(first, table["id"])
        assert (found["parts"], found["status"], found["luck_hash"]) == (PARTS, "playing", table["luck_hash"])

    wait_for(go())


def test_a_part_that_was_given_stays(server: RunningServer) -> None:
    async def go() -> None:
        first, second = server.guest(), server.guest()
        id = (await made(first, "me", "open"))["id"]
        for part in (PARTS[0], PARTS[1], None):
            await join(first, id, part)
        for part in (PARTS[1], PARTS[0], None):
            await join(second, id, part)
        assert (await look(first, id))["parts"] == PARTS

    wait_for(go())


def test_who_gives_no_part_gets_one_that_follows_from_the_secret(server: RunningServer) -> None:
    async def go() -> None:
        first, second = server.guest(), server.guest()
        id = (await made(first, "me", "open", "easy", contributes=False))["id"]
        await second.call("POST", f"/api/tables/{id}/join")
        found = await look(first, id)
        assert (found["parts"], found["status"]) == ([SERVER] * 3, "playing")

    wait_for(go())


def test_a_table_with_bots_waits_for_the_part_of_whoever_made_it(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await made(guest, "me", "easy")
        assert (table["status"], table["parts"]) == ("open", ["", SERVER])
        await join(guest, table["id"], PARTS[0])
        assert (await look(guest, table["id"]))["status"] == "playing"

    wait_for(go())


@pytest.mark.parametrize("part", ["", "server", "0A" * 32, "0a" * 31, "0a" * 33, 7])
def test_a_part_is_32_bytes(server: RunningServer, part: object) -> None:
    async def go() -> None:
        guest = server.guest()
        id = (await made(guest, "me", "easy"))["id"]
        with pytest.raises(ServerTrouble) as refused:
            await guest.call("POST", f"/api/tables/{id}/join", {"part": part})
        assert (refused.value.status, refused.value.key) == (400, "server.malformed")
        assert (await look(guest, id))["parts"] == ["", SERVER]

    wait_for(go())


@pytest.mark.parametrize("seat", [0, 1])
def test_every_part_changes_the_deal(server: RunningServer, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even with the same secret, as only the server could choose it, is the deal the same."""
    fixed = SimpleNamespace(token_bytes=bytes, token_urlsafe=secrets.token_urlsafe)
    monkeypatch.setattr(tables, "secrets", fixed)

    async def dealt(parts: list[str]) -> Any:
        guests = [server.guest(), server.guest()]
        id = (await made(guests[0], "me", "open"))["id"]
        await join(guests[1], id, parts[1])
        await join(guests[0], id, parts[0])
        async with guests[0].table(id) as table:
            return table.situation["view"]

    async def go() -> None:
        others = PARTS[:]
        others[seat] = "0c" * 32
        assert await dealt(PARTS) == await dealt(PARTS) != await dealt(others)

    wait_for(go())


def test_the_record_has_the_parts_and_the_client_checks_its_own(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "easy")
        async with table:
            await play_on(table)
        assert await guest.check_luck(table.id)
        found = await look(guest, table.id)
        record = parse_record(await guest.call("GET", f"/api/tables/{table.id}/record"), game)
        assert record.parts == found["parts"]
        assert found["parts"][1] == SERVER
        assert not verify(record).to_act()
        promised, part = guest._luck[table.id]
        for other in ((promised, PARTS[0]), ("0" * 64, part)):
            guest._luck[table.id] = other
            assert not await guest.check_luck(table.id)

    wait_for(go())


def test_a_deal_outlives_a_restart(tmp_path: Path) -> None:
    async def begin(server: RunningServer) -> tuple[str, str, Any]:
        guest = server.guest()
        async with await guest.new_table("ginkgopolis", "me", "open") as table:
            await server.guest().join(table.id)
            situation = await table.until(lambda situation: situation["view"] is not None)
            return table.id, guest.cookie, situation["view"]

    async def again(server: RunningServer, id: str, cookie: str) -> Any:
        async with Server(server.address, cookie).table(id) as table:
            return table.situation["view"]

    with RunningServer(tmp_path) as server:
        id, cookie, view = wait_for(begin(server))
    with RunningServer(tmp_path) as server:
        assert wait_for(again(server, id, cookie)) == view
