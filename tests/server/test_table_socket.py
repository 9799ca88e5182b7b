"""Playing over the websocket: whole games, coming back, and every kind of bad message."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pentapolis.client import Server, Table, TableRefusal
from pentapolis.client.table import Message
from tests.server.running_server import RunningServer, play_on, wait_for


def socket(guest: Server, table_id: str) -> connect:
    address = f"ws{guest.address.removeprefix('http')}/api/tables/{table_id}/ws"
    return connect(address, additional_headers={"Cookie": guest.cookie} if guest.cookie else {})


PASS: Message = {"kind": "pass"}


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


def test_who_seals_a_choice_is_told_so(server: RunningServer) -> None:
    async def go() -> None:
        sealing = await server.guest().new_table("ginkgopolis", "me", "open")
        other = await server.guest().join(sealing.id)
        watching = server.guest().table(sealing.id)
        async with sealing, other, watching:
            await sealing.until(lambda situation: bool(situation["choices"]))
            assert sealing.situation["in_secret"]
            assert not watching.situation["in_secret"]  # there is nothing for them to seal
            await sealing.act(sealing.situation["choices"][0])
            assert not sealing.situation["in_secret"]
        bidding = await server.guest().new_table("five-towers", "me", "easy")
        async with bidding:
            await bidding.until(lambda situation: bool(situation["choices"]))
            assert not bidding.situation["in_secret"]

    wait_for(go())


def test_a_spectator_sees_the_game_and_cannot_act(server: RunningServer) -> None:
    async def go() -> None:
        player = await server.guest().new_table("five-towers", "me", "easy")
        watcher = server.guest().table(player.id)
        async with player, watcher:
            assert watcher.situation["seat"] is None
            assert watcher.situation["choices"] == []
            with pytest.raises(TableRefusal) as refused:
                await watcher.act({"kind": "pass"})
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
                await table.act({"kind": "pass"})
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
            version = await mover.act(mover.situation["choices"][0], key="once")
            assert version == 1
            assert await mover.act({"kind": "bid", "cards": mover.situation["view"]["bid"]}, key="once") == 1
            assert await mover.act({"kind": "keep"}, key="once") == 1
            assert mover.situation["version"] == 1
            again = await waiter.until(lambda situation: situation["table"]["my_turn"])
            assert await waiter.act(again["choices"][0], key="once") == 2  # another seat's keys are its own

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
                action = situation["choices"][0]
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
            bid: Message = {"kind": "bid", "cards": 1}
            keep: Message = {"kind": "keep"}
            for who, action, key, rule in [
                (waiter, bid, "five-towers.refusal.not-your-turn", "FT-3.2"),
                (mover, keep, "five-towers.refusal.no-demolition-now", "FT-3.6"),
            ]:
                with pytest.raises(TableRefusal) as refused:
                    await who.act(action)
                assert (refused.value.key, refused.value.rule) == (key, rule)
            assert mover.situation["version"] == 0

    wait_for(go())


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ({}, "problem.action-kind"),
        ({"kind": "dance"}, "problem.action-kind"),
        ({"kind": ["bid"]}, "problem.action-kind"),
        ({"kind": "bid"}, "problem.action-form"),
        ({"kind": "bid", "cards": 1, "seat": 0}, "problem.action-form"),
        ({"kind": "bid", "cards": 99}, "problem.action-field"),
        ({"kind": "bid", "cards": -1}, "problem.action-field"),
        ({"kind": "bid", "cards": 1.0}, "problem.action-field"),
        ({"kind": "bid", "cards": True}, "problem.action-field"),
        ({"kind": "take", "places": [[1]]}, "problem.action-field"),
        ({"kind": "demolish", "suit": None}, "problem.action-field"),
    ],
)
def test_what_is_no_action_is_refused(server: RunningServer, action: dict[str, Any], key: str) -> None:
    async def go() -> None:
        first, second = await two_people(server)
        async with first, second:
            mover, _ = by_turn(first, second)
            for ask in (lambda: mover.act(action), lambda: mover.effects(action)):
                with pytest.raises(TableRefusal) as refused:
                    await ask()
                assert refused.value.key == key
            assert mover.situation["version"] == 0

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
        '{"type": "act", "key": "", "version": 0, "action": {"kind": "pass"}}',
        '{"type": "act", "key": "k", "version": "0", "action": {"kind": "pass"}}',
        '{"type": "act", "key": "k", "version": 1e400, "action": {"kind": "pass"}}',
        '{"type": "act", "key": "k", "version": 99999999999999999999999999, "action": {"kind": "pass"}}',
        '{"type": "act", "key": "k", "version": 0, "action": 0}',
        '{"type": "act", "key": "k", "version": 0, "action": {"kind": "pass"}, "seat": 1}',
        '{"type": "effects", "key": "k"}',
        '{"type": "effects", "key": "k", "version": 0, "after": 1}',
        '{"type": "effects", "key": "k", "version": 0, "after": [1]}',
        pytest.param(json.dumps({"type": "effects", "key": "k", "version": 0, "after": 17 * [PASS]}), id="long chain"),
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
            assert (await told(connection, "situation"))["version"] == -1  # as before: the game waits for somebody

    wait_for(go())


@pytest.mark.parametrize("size", [9_000, 200_000])
def test_an_oversized_message_closes_the_connection_and_changes_nothing(server: RunningServer, size: int) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "me", "open")
        async with socket(guest, table.id) as connection:
            await connection.send(
                json.dumps({"type": "act", "key": "x" * size, "version": 0, "action": {"kind": "pass"}})
            )
            with pytest.raises(ConnectionClosed) as closed:
                await told(connection, "situation")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        assert (await guest.call("GET", f"/api/tables/{table.id}"))["version"] == -1

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
            await table.effects()  # does not wait for an answer that can't come

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
            both = await asyncio.gather(table.act(actions[0]), other.act(actions[-1]), return_exceptions=True)
            assert sum(isinstance(result, int) for result in both) == 1
            assert sum(isinstance(result, TableRefusal) and result.key == "server.stale" for result in both) == 1
            version = max(result for result in both if isinstance(result, int))
            await other.until(lambda situation: situation["version"] >= version)

    wait_for(go())
