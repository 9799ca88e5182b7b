"""Playing over the websocket: whole games, coming back, and every kind of bad message."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pentapolis.client import Server, Table, TableRefusal
from pentapolis.games import game
from tests.server.running_server import RunningServer, play_on, wait_for

SPACE = game("five-towers").space
GINKGOPOLIS = game("ginkgopolis").space


def socket(guest: Server, table_id: str) -> connect:
    address = f"ws{guest.address.removeprefix('http')}/api/tables/{table_id}/ws"
    return connect(address, additional_headers={"Cookie": guest.cookie} if guest.cookie else {})


async def told(connection: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(await connection.recv())
        if message["type"] == kind:
            return message


async def two_people(server: RunningServer) -> tuple[Table, Table]:
    """A table of two people, and both of them by seat."""
    first, second = server.guest(), server.guest()
    table = await first.new_table("five-towers", "me", "open")
    return table, await second.join(table.id)


def by_turn(first: Table, second: Table) -> tuple[Table, Table]:
    """Who is to move, and who waits."""
    return (first, second) if first.situation["table"]["my_turn"] else (second, first)


def test_a_whole_game_against_bots(server: RunningServer) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "easy", "me", "medium")
        async with table:
            await play_on(table)
            situation = table.situation
        assert situation["view"]["over"]
        assert situation["choices"] == []
        assert [entry["version"] for entry in table.log] == list(range(situation["version"] + 1))
        assert table.log[-1]["events"][-1]["name"] == "ended"

    wait_for(go())


def test_a_spectator_sees_the_game_and_cannot_act(server: RunningServer) -> None:
    async def go() -> None:
        player = await server.guest().new_table("five-towers", "me", "easy")
        watcher = server.guest().table(player.id)
        async with player, watcher:
            assert watcher.situation["seat"] is None
            assert watcher.situation["choices"] == []
            with pytest.raises(TableRefusal) as refused:
                await watcher.act(0)
            assert refused.value.key == "server.spectator"
            await play_on(player)
            over = await watcher.until(lambda situation: situation["table"]["status"] == "over")
        assert over["view"] == player.situation["view"]  # all know the same
        assert watcher.log == player.log

    wait_for(go())


def test_nobody_acts_before_all_seats_are_taken(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "open")
        async with table:
            assert table.situation["choices"] == []
            with pytest.raises(TableRefusal) as refused:
                await table.act(0)
            assert refused.value.key == "server.waiting"
            await server.guest().join(table.id)
            await table.until(lambda situation: situation["table"]["status"] == "playing")

    wait_for(go())


def test_coming_back_brings_what_was_missed_and_nothing_twice(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "easy")
        async with table:
            await play_on(table, 3)
            await table.until(lambda situation: situation["table"]["my_turn"])  # nothing else happens meanwhile
            seen = table.situation["version"]
            log = table.log
        async with socket(guest, table.id) as connection:
            await connection.send(json.dumps({"type": "hello", "version": 1}))
            back = await told(connection, "situation")
            assert not back["whole_log"]
            assert [entry["version"] for entry in back["log"]] == list(range(2, back["version"] + 1))
            assert back["log"][: seen - 1] == log[2:]
            for unknown in (10**6, -5):
                await connection.send(json.dumps({"type": "hello", "version": unknown}))
                whole = await told(connection, "situation")
                assert whole["whole_log"]
                assert whole["log"][0]["version"] == 0

    wait_for(go())


def test_a_key_is_carried_out_once(server: RunningServer) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        async with first, second:
            mover, waiter = by_turn(first, second)
            version = await mover.act(mover.situation["choices"][0]["action"], key="once")
            assert version == 1
            assert await mover.act(mover.situation["view"]["bid"], key="once") == 1
            assert await mover.act(99, key="once") == 1
            assert mover.situation["version"] == 1
            again = await waiter.until(lambda situation: situation["table"]["my_turn"])
            assert await waiter.act(again["choices"][0]["action"], key="once") == 2  # another seat's keys are its own

    wait_for(go())


def test_a_stale_version_is_refused_and_the_present_shown(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "easy")
        async with table:
            await play_on(table, 2)
            await table.until(lambda situation: situation["table"]["my_turn"])
            version = table.situation["version"]
        async with socket(guest, table.id) as connection:
            await connection.send(json.dumps({"type": "hello", "version": version}))
            situation = await told(connection, "situation")
            for wrong in (version - 1, version + 1):
                action = situation["choices"][0]["action"]
                await connection.send(
                    json.dumps({"type": "act", "key": f"k{wrong}", "version": wrong, "action": action})
                )
                refused = await told(connection, "refused")
                assert refused["trouble"]["key"] == "server.stale"
                assert (await told(connection, "situation"))["version"] == version

    wait_for(go())


def test_out_of_turn_and_illegal_actions_name_their_rule(server: RunningServer) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        async with first, second:
            mover, waiter = by_turn(first, second)
            for who, action, key, rule in [
                (waiter, SPACE.parse("bid 1"), "five-towers.refusal.not-your-turn", "FT-3.2"),
                (mover, SPACE.parse("keep"), "five-towers.refusal.no-demolition-now", "FT-3.6"),
                (mover, 10**6, "five-towers.refusal.no-such-action", "FT-3.2"),
                (mover, -1, "five-towers.refusal.no-such-action", "FT-3.2"),
            ]:
                with pytest.raises(TableRefusal) as refused:
                    await who.act(action)
                assert (refused.value.key, refused.value.rule) == (key, rule)
                trouble = await who.why(action)
                assert trouble is not None
                assert (trouble["key"], trouble["rule"]) == (key, rule)
            assert await mover.why(mover.situation["choices"][0]["action"]) is None
            assert mover.situation["version"] == 0

    wait_for(go())


def test_choices_are_weighed_when_asked(server: RunningServer) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        async with first, second:
            mover, waiter = by_turn(first, second)
            choices = mover.situation["choices"]
            weighed = await mover.weigh()
            assert len(weighed) == len(choices)
            assert weighed[0] == [0, 0]  # a low bid scores nothing
            for choice, expected in zip(choices, weighed, strict=True):
                ahead = await mover.preview(choice["action"])
                assert ahead["count"] == 0 or ahead["totals"] == expected
            assert await waiter.weigh() == []
            assert mover.situation["version"] == 0

    wait_for(go())


def test_a_preview_changes_nothing(server: RunningServer) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        async with first, second:
            mover, _ = by_turn(first, second)
            ahead = await mover.preview(SPACE.parse("bid 1"))
            assert ahead["count"] == 1
            assert ahead["view"]["bid"] == 1
            assert mover.situation["view"]["bid"] == 0
            with pytest.raises(TableRefusal):
                await mover.preview(SPACE.parse("keep"))
            assert mover.situation["version"] == 0

    wait_for(go())


def test_a_preview_of_a_secret_choice_carries_it_out_at_once(server: RunningServer) -> None:
    async def go() -> None:
        guest, other = server.guest(), server.guest()
        table = await guest.new_table("ginkgopolis", "me", "open")
        async with table, await other.join(table.id):
            choices = [choice for choice in table.situation["choices"] if choice["json"]["kind"] == "choose"]
            alone, with_tile = choices[0]["action"], choices[-1]["action"]
            for action in (alone, with_tile):
                ahead = await table.preview(action)
                assert ahead["count"] == 1
                assert ahead["choices"] == []
                assert ahead["events"][0]["name"] in ("exploits", "urbanises", "builds")
                assert ahead["events"][-1]["name"] in ("carddiscarded", "cardkept")
                assert len(ahead["view"]["hand"]) == 3
            await table.act(alone)
            ahead = await table.preview(GINKGOPOLIS.parse("back"), with_tile, with_tile)
            assert ahead["count"] == 2, "nothing is foreseen after it"
            assert ahead["events"][0]["name"] == "choicetakenback"
            assert table.situation["view"]["chosen_card"] is not None

    wait_for(go())


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "7",
        '{"type": "dance"}',
        '{"type": "act", "key": "k"}',
        '{"type": "act", "key": "", "version": 0, "action": 0}',
        '{"type": "act", "key": "k", "version": "0", "action": 0}',
        '{"type": "act", "key": "k", "version": 0, "action": 1e400}',
        '{"type": "act", "key": "k", "version": 0, "action": 99999999999999999999999999}',
        '{"type": "act", "key": "k", "version": 0, "action": 0, "seat": 1}',
        '{"type": "preview", "key": "k", "actions": []}',
        '{"type": "hello", "version": 1.5}',
        pytest.param("[" * 5000, id="deep"),
        b"\xff\xfe",
        pytest.param(b"", id="no bytes"),
    ],
)
def test_a_malformed_message_is_answered_and_the_connection_stays(server: RunningServer, message: str | bytes) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "open")
        async with socket(guest, table.id) as connection:
            await connection.send('{"type": "hello"}')
            await told(connection, "situation")
            await connection.send(message)
            fault = await told(connection, "fault")
            assert fault["trouble"]["key"] == "server.malformed"
            await connection.send('{"type": "hello"}')
            assert (await told(connection, "situation"))["version"] == 0

    wait_for(go())


@pytest.mark.parametrize("size", [9_000, 200_000])
def test_an_oversized_message_closes_the_connection_and_changes_nothing(server: RunningServer, size: int) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "open")
        async with socket(guest, table.id) as connection:
            await connection.send(json.dumps({"type": "act", "key": "x" * size, "version": 0, "action": 0}))
            with pytest.raises(ConnectionClosed) as closed:
                await told(connection, "situation")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert (await guest.call("GET", f"/api/tables/{table.id}"))["version"] == 0

    wait_for(go())


def test_an_unknown_table_is_told_and_closed(server: RunningServer) -> None:
    async def go() -> None:
        async with socket(server.guest(), "nothing") as connection:
            fault = await told(connection, "fault")
            assert fault["trouble"]["key"] == "server.no-table"
            with pytest.raises(ConnectionClosed) as closed:
                await connection.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4004
        table = server.guest().table("nothing")
        with pytest.raises(ConnectionClosed):
            async with table:
                pass
        with pytest.raises(ConnectionClosed):
            await table.weigh()  # does not wait for an answer that can't come

    wait_for(go())


def test_presence_is_told(server: RunningServer) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        async with first:
            assert [player["connected"] for player in first.situation["table"]["players"]] == [True, False]
            async with socket(server.guest(), first.id) as watcher:
                await watcher.send('{"type": "hello"}')
                await told(watcher, "situation")
                async with second:
                    present = await told(watcher, "presence")
                    assert [player["connected"] for player in present["players"]] == [True, True]
                present = await told(watcher, "presence")
                assert [player["connected"] for player in present["players"]] == [True, False]

    wait_for(go())


def test_two_windows_of_one_guest_stay_in_step(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "easy")
        other = guest.table(table.id)
        async with table, other:
            actions = table.situation["choices"] or (await table.until(lambda s: s["table"]["my_turn"]))["choices"]
            await other.until(lambda situation: situation["table"]["my_turn"])
            both = await asyncio.gather(
                table.act(actions[0]["action"]), other.act(actions[-1]["action"]), return_exceptions=True
            )
            assert sum(isinstance(result, int) for result in both) == 1
            assert sum(isinstance(result, TableRefusal) and result.key == "server.stale" for result in both) == 1
            version = max(result for result in both if isinstance(result, int))
            await other.until(lambda situation: situation["version"] >= version)

    wait_for(go())
