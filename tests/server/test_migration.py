"""A database of an earlier version is brought up to date: nothing is lost, and every match goes on."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pentapolis.client import Server, Table
from pentapolis.core.record import parse_record, verify
from pentapolis.games import game
from pentapolis.server.store import Store
from pentapolis.server.table import Table as ServerTable
from tests.server.running_server import RunningServer, wait_for

DATA = Path(__file__).parent / "data"
EXPECTED: dict[str, Any] = json.loads((DATA / "version-0001.json").read_text("utf-8"))  # what that version knew
LATER: dict[str, Any] = json.loads((DATA / "version-0003.json").read_text("utf-8"))
COOKIES = [f"pentapolis={guest}{'t' * 42}" for guest in range(3)]


def restore(folder: Path, version: str = "0001") -> Path:
    file = folder / "tables.sqlite"
    database = sqlite3.connect(file)
    database.executescript((DATA / f"version-{version}.sql").read_text("utf-8"))
    database.close()
    return file


def serve_old(folder: Path, version: str = "0001") -> Iterator[RunningServer]:
    restore(folder, version)
    with RunningServer(folder) as server:
        yield server


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on the old database, at whose tables nobody does anything."""
    yield from serve_old(tmp_path_factory.mktemp("untouched"))


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on the old database, at whose tables people go on playing."""
    yield from serve_old(tmp_path_factory.mktemp("upgraded"))


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server on a database of the version before this one, at whose tables nobody does anything."""
    yield from serve_old(tmp_path_factory.mktemp("later"), "0003")


@pytest.fixture(scope="module")
def later_upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The same, at whose tables people go on playing."""
    yield from serve_old(tmp_path_factory.mktemp("later-upgraded"), "0003")


def facts(table: ServerTable) -> dict[str, Any]:
    """All that can be known of a table, in the words of the data."""
    match, row = table.match, table.row
    space, seats = match.game.space, range(match.seats)
    return {
        "game": row.game,
        "options": row.options,
        "status": table.status,
        "version": match.version,
        "imported": row.imported,
        "luck_hash": match.luck_hash,
        "created": row.created,
        "players": [[table.kind(s.seat), s.name, table.levels[s.seat], s.guest_id] for s in table.seats],
        "undo": [table.undo_effect(seat) for seat in seats],
        "asked_by": match.asking,
        "agreed": sorted(match.agreed),
        "declined_by": match.declined_by,
        "to_act": match.state.to_act(),
        "choices": [[space.text(a) for a in match.state.legal(s)] if match.state.to_act() else [] for s in seats],
        "totals": [sheet.total for sheet in match.state.scores()],
        "steps": [f"{step.seat} {space.text(step.action)}" for step in match.held],
        "log": [
            [
                outcome.version,
                outcome.seat,
                "action" if outcome.payload is None else type(outcome.payload).__name__.lower(),
                [event.name for event in outcome.events],
                outcome.to_act,
            ]
            for outcome in match.outcomes
        ],
        "keys": [[seat, key, version] for (seat, key), version in match.carried_out.items()],
    }


def test_the_data_have_what_can_be_lost() -> None:
    assert {table["status"] for table in EXPECTED.values()} == {"open", "playing", "over"}
    assert {entry[2] for table in EXPECTED.values() for entry in table["log"]} == {
        "action",
        "undo",
        "ask",
        "agree",
        "decline",
    }
    assert {table["game"] for table in EXPECTED.values()} == {"five-towers", "cloud-city", "ginkgopolis"}


@pytest.mark.parametrize("id", EXPECTED)
def test_nothing_is_lost(untouched: RunningServer, id: str) -> None:
    assert facts(untouched.table(id)) == EXPECTED[id]


@pytest.mark.parametrize("id", LATER)
def test_nothing_of_the_version_before_is_lost(later: RunningServer, id: str) -> None:
    expected = LATER[id]
    if id == "giving":
        assert expected["undo"] == ["ask", "ask", "free"]
        expected = expected | {"undo": ["ask", "free", "free"]}  # what was put out in secret can be taken back now
    assert facts(later.table(id)) == expected


def test_old_tables_keep_their_luck_and_the_format_of_their_records(later: RunningServer) -> None:
    async def go() -> None:
        text = await Server(later.address).call("GET", "/api/tables/over-with-undos/record")
        assert text.startswith("pentapolis record 1\n")
        record = parse_record(text, game)
        assert verify(record).scores()[0].total == LATER["over-with-undos"]["totals"][0]
        assert [f"{seat} {record.game.space.text(action)}" for seat, action in record.actions] == LATER[
            "over-with-undos"
        ]["steps"]

    wait_for(go())


def test_guests_keep_their_names_and_tables(untouched: RunningServer) -> None:
    async def go() -> None:
        names, tables = [], []
        for cookie in COOKIES:
            guest = Server(untouched.address, cookie)
            names.append((await guest.call("GET", "/api/me"))["name"])
            tables.append({table["id"] for table in await guest.call("GET", "/api/tables")})
        assert names == ["Ilka O'Nagy", 'Zsófi "Zé"', ""]
        assert tables[0] == {"open", "declined", "asked", "over", "cloud-city", "ginkgopolis"}
        assert tables[2] == {"declined", "asked", "ginkgopolis"}

    wait_for(go())


async def step_on(tables: list[Table], steps: int) -> None:
    """Let people make so many decisions, whoever owes one."""
    for _ in range(steps):
        version = max(table.situation["version"] for table in tables)
        for table in tables:
            await table.until(lambda situation: situation["version"] >= version)  # noqa: B023
        mover = next(table for table in tables if table.situation["table"]["my_turn"])
        assert await mover.act(mover.situation["choices"][0]) == version + 1


@pytest.mark.parametrize("id", ["declined", "cloud-city", "ginkgopolis"])
def test_a_match_goes_on(upgraded: RunningServer, id: str) -> None:
    wait_for(go_on(upgraded, id, len(EXPECTED[id]["players"])))


@pytest.mark.parametrize("id", ["choosing", "playing"])
def test_a_match_of_the_version_before_goes_on(later_upgraded: RunningServer, id: str) -> None:
    wait_for(go_on(later_upgraded, id, len(LATER[id]["players"])))


async def go_on(server: RunningServer, id: str, seats: int) -> None:
    """Let the people at an old table make some decisions."""
    tables = [Server(server.address, cookie).table(id) for cookie in COOKIES[:seats]]
    for table in tables:
        await table.__aenter__()
    await step_on(tables, 8)
    for table in tables:
        await table.__aexit__()


def test_a_request_for_an_undo_is_settled(upgraded: RunningServer) -> None:
    async def go() -> None:
        tables = [Server(upgraded.address, cookie).table("asked") for cookie in COOKIES]
        async with tables[0], tables[1], tables[2]:
            last = next(table for table in tables if table.situation["undo"] == "agree")
            version = last.situation["version"]
            assert await last.undo() == version + 1
            assert last.log[-1]["undo"]
            assert last.situation["asked_by"] is None

    wait_for(go())


def test_an_open_seat_can_be_taken(upgraded: RunningServer) -> None:
    async def go() -> None:
        newcomer = await Server(upgraded.address, COOKIES[2]).join("open")
        async with newcomer, Server(upgraded.address, COOKIES[0]).table("open") as owner:
            assert newcomer.situation["seat"] == 1
            kinds = [player["kind"] for player in newcomer.situation["table"]["players"]]
            assert kinds == ["person", "person", "bot"]
            for table in (owner, newcomer):
                situation = await table.until(lambda situation: situation["table"]["my_turn"])
                await table.act(situation["choices"][0])

    wait_for(go())


@pytest.mark.parametrize("id", ["over", "imported", "imported-stopped"])
def test_a_record_still_verifies(upgraded: RunningServer, id: str) -> None:
    async def go() -> None:
        guest = Server(upgraded.address)
        replay = await guest.call("GET", f"/api/tables/{id}/replay")
        assert replay["page"]["total"] == len(EXPECTED[id]["steps"]) + 1
        if id != "imported-stopped":  # whose record has no secret, as before
            record = parse_record(await guest.call("GET", f"/api/tables/{id}/record"), game)
            assert not verify(record).to_act()

    wait_for(go())


def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise sqlite3.OperationalError("power failure")

    def content() -> list[str]:
        database = sqlite3.connect(file)
        lines = list(database.iterdump())
        database.close()
        return lines

    file = restore(tmp_path)
    before = content()
    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.drop_table", fail)
        with pytest.raises(sqlite3.OperationalError):
            Store(file).migrate()
    assert content() == before
    Store(file).migrate()
    assert content() != before
