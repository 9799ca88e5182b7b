"""Taking back: free where nothing was revealed, and with the others' consent otherwise."""

import pytest

from pentapolis.client import Table, TableRefusal
from pentapolis.core.record import parse_record, verify
from pentapolis.games import game
from tests.server.running_server import RunningServer, play_on, wait_for

SPACE = game("five-towers").space


async def _people(server: RunningServer, count: int) -> list[Table]:
    guests = [server.guest() for _ in range(count)]
    table = await guests[0].new_table("five-towers", "me", *["open"] * (count - 1))
    return [table, *[await guest.join(table.id) for guest in guests[1:]]]


async def _build(tables: list[Table]) -> Table:
    """Bid and take until somebody has a decision of their own behind them that reveals nothing; return who."""
    while True:
        for table in tables:
            await table.until(lambda s: s["version"] == max(t.situation["version"] for t in tables))
        mover = next(table for table in tables if table.situation["table"]["my_turn"])
        choices = mover.situation["choices"]
        bids = [choice for choice in choices if choice["json"]["kind"] == "bid"]
        await mover.act((bids or choices)[-1]["action"])
        if mover.situation["undo"] == "free":
            return mover


def test_an_undo_is_free_until_something_is_revealed_or_another_decides(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 2)
        async with tables[0], tables[1]:
            mover = await _build(tables)
            before = mover.situation["version"]
            other = next(table for table in tables if table is not mover)
            assert await mover.undo() == before + 1
            assert mover.situation["log"][-1] == {
                "version": before + 1,
                "seat": mover.situation["seat"],
                "undo": True,
                "events": [],
            }
            told = await other.until(lambda situation: situation["version"] == before + 1)
            assert told["undo"] in ("", "ask")

    wait_for(go())


def test_an_undo_with_a_key_is_carried_out_once(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 2)
        async with tables[0], tables[1]:
            mover = await _build(tables)
            version = await mover.undo(key="back")
            assert await mover.undo(key="back") == version
            assert mover.situation["version"] == version

    wait_for(go())


def test_beyond_that_all_other_people_have_to_agree(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 3)
        async with tables[0], tables[1], tables[2]:
            mover = next(table for table in tables if table.situation["table"]["my_turn"])
            start = mover.situation["view"]
            await mover.act(SPACE.parse("bid 1"))
            following = tables[(tables.index(mover) + 1) % 3]
            last = tables[(tables.index(mover) + 2) % 3]
            await following.until(lambda situation: situation["table"]["my_turn"])
            await following.act(SPACE.parse("pass"))
            await mover.until(lambda situation: situation["version"] == 2)
            assert mover.situation["undo"] == "ask"
            assert await mover.undo() == 2
            for other in (following, last):
                asked = await other.until(lambda situation: situation["asked_by"] is not None)
                assert (asked["asked_by"], asked["undo"]) == (tables.index(mover), "agree")
            assert (await mover.until(lambda situation: situation["asked_by"] is not None))["undo"] == ""
            assert await following.undo() == 2
            assert await last.undo() == 3
            back = await mover.until(lambda situation: situation["version"] == 3)
            assert back["view"] == start
            assert back["asked_by"] is None

    wait_for(go())


def test_playing_on_answers_no_to_an_undo(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 2)
        async with tables[0], tables[1]:
            mover = next(table for table in tables if table.situation["table"]["my_turn"])
            other = next(table for table in tables if table is not mover)
            await mover.act(SPACE.parse("bid 1"))
            asked = await other.until(lambda situation: situation["version"] == 1)
            if mover.situation["undo"] == "ask":
                await mover.undo()
                asked = await other.until(lambda situation: situation["asked_by"] is not None)
            await other.act(asked["choices"][0]["action"])
            after = await mover.until(lambda situation: situation["version"] == 2)
            assert after["asked_by"] is None

    wait_for(go())


def test_bots_always_agree(server: RunningServer) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "easy", "easy")
        async with table:
            await play_on(table, 2)
            situation = await table.until(lambda s: s["table"]["my_turn"])
            assert situation["undo"] == "free"
            version = situation["version"]
            assert await table.undo() == version + 1
            assert table.situation["table"]["my_turn"]

    wait_for(go())


def test_nothing_to_take_back_is_refused(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 2)
        async with tables[0]:
            assert tables[0].situation["undo"] == ""
            with pytest.raises(TableRefusal) as refused:
                await tables[0].undo()
            assert refused.value.key == "server.no-undo"

    wait_for(go())


def test_a_game_with_undos_gives_a_record_that_verifies(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "easy")
        async with table:
            number = 0
            async for situation in table.turns():
                number += 1
                await table.act(situation["choices"][-1]["action"])
                if number % 4 == 0 and table.situation["undo"]:
                    await table.undo()
        assert any(entry["undo"] for entry in table.log)
        record = parse_record(await guest.call("GET", f"/api/tables/{table.id}/record"), game)
        assert not verify(record).to_act()

    wait_for(go())
