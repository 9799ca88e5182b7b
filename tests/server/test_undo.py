"""Taking back: free where nothing was revealed, and with the others' consent otherwise."""

import asyncio
from pathlib import Path

import pytest

from pentapolis.client import Server, Table, TableRefusal
from pentapolis.core.record import parse_record, verify
from pentapolis.games import game
from pentapolis.server.table import Table as ServerTable
from tests.server.held_bots import HeldBots
from tests.server.running_server import RunningServer, play_on, wait_for


async def _people(server: RunningServer, count: int) -> list[Table]:
    return await _seated([server.guest() for _ in range(count)])


async def _seated(guests: list[Server]) -> list[Table]:
    table = await guests[0].new_table("five-towers", "me", *["open"] * (len(guests) - 1))
    return [table, *[await guest.join(table.id) for guest in guests[1:]]]


async def _build(tables: list[Table]) -> Table:
    """Bid and take until somebody has a decision of their own behind them that reveals nothing; return who."""
    while True:
        for table in tables:
            await table.until(lambda s: s["version"] == max(t.situation["version"] for t in tables))
        mover = next(table for table in tables if table.situation["table"]["my_turn"])
        choices = mover.situation["choices"]
        bids = [choice for choice in choices if choice["kind"] == "bid"]
        await mover.act((bids or choices)[-1])
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
                "alone": False,
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


async def _ask(tables: list[Table]) -> tuple[Table, list[Table]]:
    """Let somebody bid, the next one pass, and the first ask for an undo; return who asks, and the others."""
    asker = next(table for table in tables if table.situation["table"]["my_turn"])
    after = tables.index(asker) + 1
    others = [tables[(after + number) % len(tables)] for number in range(len(tables) - 1)]
    await asker.act({"kind": "bid", "cards": 1})
    await others[0].until(lambda situation: situation["table"]["my_turn"])
    await others[0].act({"kind": "pass"})
    await asker.until(lambda situation: situation["version"] == 2)
    assert asker.situation["undo"] == "ask"
    assert await asker.undo() == 3
    for table in tables:
        told = await table.until(lambda situation: situation["version"] == 3)
        assert told["asked_by"] == tables.index(asker)
        assert told["undo"] == ("" if table is asker else "agree")
    return asker, others


def test_beyond_that_all_other_people_have_to_agree(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 3)
        async with tables[0], tables[1], tables[2]:
            start = next(table for table in tables if table.situation["table"]["my_turn"]).situation["view"]
            asker, others = await _ask(tables)
            assert sorted(await asyncio.gather(*(other.undo() for other in others))) == [4, 5]
            back = await asker.until(lambda situation: situation["version"] == 5)
            assert back["view"] == start
            assert back["asked_by"] is None
            assert [entry["version"] for entry in asker.log] == [0, 1, 2, 5]
            assert asker.log[-1] == {
                "version": 5,
                "seat": tables.index(asker),
                "undo": True,
                "alone": False,
                "events": [],
            }

    wait_for(go())


def test_one_no_is_enough_and_everybody_is_told_whose(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 3)
        async with tables[0], tables[1], tables[2]:
            asker, others = await _ask(tables)
            position = asker.situation["view"]
            await others[0].undo()
            assert await others[1].decline(key="no") == 5
            assert await others[1].decline(key="no") == 5
            for table in tables:
                told = await table.until(lambda situation: situation["version"] == 5)
                assert (told["asked_by"], told["declined_by"]) == (None, tables.index(others[1]))
            assert asker.situation["view"] == position
            assert asker.situation["undo"] == "ask"
            assert [entry["version"] for entry in asker.log] == [0, 1, 2]
            with pytest.raises(TableRefusal) as refused:
                await others[0].decline()
            assert refused.value.key == "server.nobody-asks"
            await others[1].act(others[1].situation["choices"][0])
            assert others[1].situation["declined_by"] is None

    wait_for(go())


def test_whoever_asks_may_think_better_of_it(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 2)
        async with tables[0], tables[1]:
            asker, _ = await _ask(tables)
            with pytest.raises(TableRefusal) as refused:
                await asker.undo()
            assert refused.value.key == "server.no-undo"
            assert await asker.decline() == 4
            assert (asker.situation["asked_by"], asker.situation["declined_by"]) == (None, None)

    wait_for(go())


def test_what_was_meant_before_a_request_is_no_answer_to_it(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 2)
        async with tables[0], tables[1]:
            asker, (other,) = await _ask(tables)
            other.situation = other.situation | {"version": 2}  # as if the request were still on its way
            with pytest.raises(TableRefusal) as refused:
                await other.undo()
            assert refused.value.key == "server.stale"
            told = await asker.until(lambda situation: situation["version"] == 3)
            assert told["asked_by"] == tables.index(asker)

    wait_for(go())


def test_a_request_outlives_a_restart(tmp_path: Path) -> None:
    async def ask(server: RunningServer) -> tuple[str, list[str], int]:
        guests = [server.guest() for _ in range(3)]
        tables = await _seated(guests)
        async with tables[0], tables[1], tables[2]:
            asker, others = await _ask(tables)
            await others[0].undo()
            return asker.id, [guest.cookie for guest in guests], tables.index(asker)

    async def agree(server: RunningServer, id: str, cookies: list[str], asker: int) -> None:
        tables = [Server(server.address, cookie).table(id) for cookie in cookies]
        async with tables[0], tables[1], tables[2]:
            assert [table.situation["asked_by"] for table in tables] == [asker] * 3
            last = next(table for table in tables if table.situation["undo"] == "agree")
            assert await last.undo() == 5
            assert last.log[-1]["undo"]

    server = RunningServer(tmp_path)
    asked = wait_for(ask(server))
    server.stop()
    server = RunningServer(tmp_path)
    wait_for(agree(server, *asked))
    server.stop()


def test_playing_on_answers_no_to_an_undo(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 3)
        async with tables[0], tables[1], tables[2]:
            asker, others = await _ask(tables)
            assert await others[1].act(others[1].situation["choices"][0]) == 4
            after = await asker.until(lambda situation: situation["version"] == 4)
            assert after["asked_by"] is None

    wait_for(go())


def test_bots_wait_while_an_undo_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def wait_for_bot(table: ServerTable) -> None:
        while table.thinking:
            await asyncio.sleep(0)

    async def go() -> None:
        with HeldBots(monkeypatch) as bots:
            guests = [server.guest(), server.guest()]
            tables = [await guests[0].new_table("five-towers", "me", "open", bots.level)]
            tables.append(await guests[1].join(tables[0].id))
            at_server = server.table(tables[0].id)
            async with tables[0], tables[1]:
                asker = None
                while asker is None:  # until somebody has to ask for an undo while the bot thinks
                    version, seat = at_server.match.version, at_server.match.state.to_act()[0]
                    await asyncio.gather(*(table.until(lambda s: s["version"] == version) for table in tables))  # noqa: B023
                    if seat < 2:
                        await tables[seat].act(tables[seat].situation["choices"][0])
                        continue
                    async with bots.thinking():
                        asker = next((table for table in tables if table.situation["undo"] == "ask"), None)
                        if asker is not None:
                            await asker.undo()
                    await asyncio.to_thread(server.on_loop, wait_for_bot(at_server))
                assert at_server.match.version == version + 1
                assert await asker.decline() == version + 2
                async with bots.thinking():
                    pass
                await asker.until(lambda situation: situation["version"] == version + 3)

    with RunningServer(tmp_path) as server:
        wait_for(go())


def test_bots_always_agree(server: RunningServer) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "easy", "easy")
        async with table:
            await play_on(table, 2)
            situation = await table.until(lambda s: s["table"]["my_turn"])
            assert situation["undo"] in ("free", "hindsight")
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


async def undo_unless_late(table: Table) -> None:
    """Take back, unless the bot was quicker; any other refusal is a failure."""
    try:
        await table.undo()
    except TableRefusal as refused:
        if refused.key != "server.stale":
            raise


def test_a_game_with_undos_gives_a_record_that_verifies(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "easy")
        async with table:
            number = 0
            async for situation in table.turns():
                number += 1
                await table.act(situation["choices"][-1])
                if number % 4 == 0 and table.situation["undo"]:
                    await undo_unless_late(table)
        assert any(entry["undo"] for entry in table.log)
        record = parse_record(await guest.call("GET", f"/api/tables/{table.id}/record"), game)
        assert not verify(record).to_act()

    wait_for(go())


def test_taking_back_what_was_seen_marks_the_table(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "easy")
        async with table, server.guest().table(table.id) as watcher:
            async for situation in table.turns():
                if situation["undo"] == "hindsight":
                    break
                assert not situation["table"]["hindsight"]
                await table.act(situation["choices"][-1])
            version = await table.undo()
            told = await watcher.until(lambda s: s["version"] >= version)
            assert told["table"]["hindsight"]
            await play_on(table)
            assert table.situation["table"]["hindsight"]
        text = await guest.call("GET", f"/api/tables/{table.id}/record")
        assert [line for line in text.splitlines() if line.endswith(" with hindsight")]
        verify(parse_record(text, game))
        again = await guest.call("POST", "/api/records", text)
        assert again["hindsight"]
        assert await guest.call("GET", f"/api/tables/{again['id']}/record") == text

    wait_for(go())


def test_taking_back_what_nobody_saw_marks_nothing(server: RunningServer) -> None:
    async def go() -> None:
        tables = await _people(server, 2)
        async with tables[0], tables[1]:
            mover = await _build(tables)
            await mover.undo()
            assert not mover.situation["table"]["hindsight"]

    wait_for(go())
