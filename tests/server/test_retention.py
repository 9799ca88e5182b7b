"""Tables without a person's move for long are archived as records and removed, unless they run."""

import asyncio
import stat
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pentapolis.cli import main
from pentapolis.client import Server, ServerTrouble
from pentapolis.core.record import parse_record, verify
from pentapolis.games import game
from pentapolis.server import clock
from pentapolis.server.retention import Retention
from pentapolis.server.visitors import NOBODY
from tests.server.running_server import RunningServer, play_on, wait_for

DAY = 24 * 3600 * 1000
ROUND = Callable[[float], Coroutine[Any, Any, None]]  # a round so many days from now


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One of its own: a round concerns all tables."""
    with RunningServer(tmp_path_factory.mktemp("retention")) as running:
        yield running


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    return tmp_path / "archive"


@pytest.fixture
def make_round(server: RunningServer, archive: Path, monkeypatch: pytest.MonkeyPatch) -> ROUND:
    now = clock.milliseconds

    async def go(days: float) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(clock, "milliseconds", lambda: now() + int(days * DAY))
            check = partial(server.services.questions.check, NOBODY)
            retention = Retention(server.services.store, server.services.tables, archive, 30, check)
            await asyncio.to_thread(server.on_loop, retention.round())

    return go


async def is_there(guest: Server, id: str) -> bool:
    try:
        await guest.call("GET", f"/api/tables/{id}")
    except ServerTrouble as trouble:
        if trouble.key != "server.no-table":
            raise
        return False
    return True


async def until_nobody_is_there(server: RunningServer, id: str) -> None:
    while server.services.bus.listeners(id):
        await asyncio.sleep(0.01)


def archived(archive: Path, id: str) -> str:
    (file,) = archive.glob(f"*-five-towers-{id}.txt")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(archive.stat().st_mode) == 0o700
    return file.read_text("utf-8")


def test_a_game_that_is_over_is_archived_as_its_record(server: RunningServer, archive: Path, make_round: ROUND) -> None:
    async def go() -> None:
        guest = server.guest()
        async with await guest.new_table("five-towers", "me", "easy") as table:
            await play_on(table)
        await until_nobody_is_there(server, table.id)
        record = await guest.call("GET", f"/api/tables/{table.id}/record")
        await make_round(29)
        assert await is_there(guest, table.id)
        await make_round(31)
        assert not await is_there(guest, table.id)
        assert archived(archive, table.id) == record
        assert table.id not in [mine["id"] for mine in await guest.call("GET", "/api/tables")]
        imported = await guest.call("POST", "/api/records", record)  # from where it can come back
        assert imported["status"] == "over"

    wait_for(go())


def test_an_abandoned_game_is_archived_as_far_as_it_went(
    server: RunningServer, archive: Path, make_round: ROUND
) -> None:
    async def go() -> None:
        guests = [server.guest(), server.guest()]
        table = await guests[0].new_table("five-towers", "me", "open")
        other = await guests[1].join(table.id)
        async with table, other:
            mover = next(each for each in (table, other) if each.situation["table"]["my_turn"])
            await play_on(mover, 1)
            await make_round(31)
            assert await is_there(guests[0], table.id)  # it runs: people are there
        await until_nobody_is_there(server, table.id)
        await make_round(31)
        assert not await is_there(guests[0], table.id)
        record = parse_record(archived(archive, table.id), game)
        assert verify(record).to_act()
        assert len(record.actions) == 1
        with pytest.raises(ServerTrouble) as gone:
            await guests[1].join(table.id)
        assert gone.value.key == "server.no-table"

    wait_for(go())


def test_moves_of_bots_keep_no_table(server: RunningServer, make_round: ROUND, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person's move does, even if the table is old."""
    now = clock.milliseconds

    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "easy")
        monkeypatch.setattr(clock, "milliseconds", lambda: now() + 20 * DAY)
        async with table:
            await play_on(table, 1)
        while server.services.bus.listeners(table.id) or server.table(table.id).thinking:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(clock, "milliseconds", now)
        await make_round(31)
        assert await is_there(guest, table.id)
        only_bots = await guest.new_table("five-towers", "easy", "easy")
        while server.table(only_bots.id).status != "over" or server.table(only_bots.id).thinking:
            await asyncio.sleep(0.05)
        await make_round(29)
        assert await is_there(guest, only_bots.id)
        await make_round(51)
        assert not await is_there(guest, only_bots.id)
        assert not await is_there(guest, table.id)

    wait_for(go())


def test_a_table_where_nothing_happened_leaves_no_record(
    server: RunningServer, archive: Path, make_round: ROUND
) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "open")
        await make_round(31)
        assert not await is_there(guest, table.id)
        assert not list(archive.glob(f"*{table.id}*"))

    wait_for(go())


def test_nothing_is_removed_that_is_not_archived(server: RunningServer, archive: Path, make_round: ROUND) -> None:
    async def go() -> None:
        guest = server.guest()
        async with await guest.new_table("five-towers", "me", "easy") as table:
            await play_on(table)
        archive.write_text("a file where the folder should be")
        await until_nobody_is_there(server, table.id)
        await make_round(31)
        assert await is_there(guest, table.id)
        archive.unlink()
        await make_round(31)
        assert not await is_there(guest, table.id)

    wait_for(go())


def test_a_table_that_makes_trouble_does_not_keep_the_others(
    server: RunningServer, make_round: ROUND, monkeypatch: pytest.MonkeyPatch
) -> None:
    retire = server.services.tables.retire

    async def go() -> None:
        guest = server.guest()
        troubled, other = [await guest.new_table("five-towers", "me", "open") for _ in range(2)]

        async def fail(id: str, keep: Any) -> bool:
            if id == troubled.id:
                raise RuntimeError("a mistake of ours")
            return await retire(id, keep)

        monkeypatch.setattr(server.services.tables, "retire", fail)
        await make_round(31)
        assert await is_there(guest, troubled.id)
        assert not await is_there(guest, other.id)

    wait_for(go())


def test_a_table_that_changes_meanwhile_stays(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        async with await guest.new_table("five-towers", "me", "easy") as table:
            await play_on(table, 1)
        store = server.services.store
        assert not await asyncio.to_thread(server.on_loop, store.remove_table(table.id, 0))
        assert await is_there(guest, table.id)
        assert server.on_loop(store.entries(table.id))

    wait_for(go())


@pytest.mark.parametrize(("language", "words"), [("en", "at least one day"), ("hu", "legalább egy napig")])
def test_no_table_is_removed_at_once(capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    with pytest.raises(SystemExit) as exit:
        main(["serve", "--no-open", "--keep-days=0", f"--lang={language}"])
    assert exit.value.code == 2
    assert words in capsys.readouterr().err


def test_the_server_makes_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with RunningServer(tmp_path) as first:
        table = wait_for(first.guest().new_table("five-towers", "me", "open"))
    now = clock.milliseconds
    monkeypatch.setattr(clock, "milliseconds", lambda: now() + 31 * DAY)

    async def until_gone(server: RunningServer) -> None:
        while await is_there(server.guest(), table.id):
            await asyncio.sleep(0.05)

    with RunningServer(tmp_path, keep_days=32) as patient:
        assert wait_for(is_there(patient.guest(), table.id))
    with RunningServer(tmp_path, keep_days=30) as second:
        wait_for(until_gone(second))
