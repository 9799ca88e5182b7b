"""Bots think elsewhere: the server goes on meanwhile, and a worker that dies is replaced."""

import asyncio
import contextlib
import os
import signal
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from pentapolis.bots.roster import make_bot
from pentapolis.core.luck import Luck
from pentapolis.games import game
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.server import bot_process, levels
from pentapolis.server.workers import Workers, WorkFailed
from tests.server.held_bots import HeldBots
from tests.server.running_server import RunningServer, play_on, wait_for


def test_every_level_is_a_bot() -> None:
    for level in levels.LEVELS:
        make_bot(level.bot)
        assert levels.bot_of(level.id) == level.bot
    assert levels.bot_of("nobody") is None


def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_move_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        with HeldBots(monkeypatch) as bots:
            workers = Workers(1, 5)
            state = game("five-towers").setup(2, Luck(3))
            seat = state.to_act()[0]
            decision = asyncio.create_task(
                workers.run(
                    bot_process.choose, state.game.id, state.determinise(seat, Luck(4)).serialise(), seat, bots.bot, 5
                )
            )
            async with bots.thinking():
                (process,) = workers.processes()
                os.kill(process, signal.SIGKILL)
                async with bots.thinking():
                    assert workers.processes() != [process]
            assert await decision in state.legal(seat)
            workers.close()

    wait_for(go())


def test_nothing_is_left_of_workers_that_are_stopped_in_the_middle_of_an_answer() -> None:
    async def go() -> None:
        for answers in range(5):
            workers = Workers(1, 5)
            working = [asyncio.create_task(workers.run(bytes, 1_000_000)) for _ in range(20)]
            for task in working[:answers]:
                assert len(await task) == 1_000_000
            workers.close()
            ended = await asyncio.gather(*working, return_exceptions=True)
            assert isinstance(ended[-1], asyncio.CancelledError)

    before = threading.active_count()
    wait_for(go())
    assert threading.active_count() == before


def test_work_that_fails_says_why_and_its_worker_goes_on() -> None:
    async def go() -> None:
        workers = Workers(1, 5)
        process = await workers.run(os.getpid)
        with pytest.raises(WorkFailed, match="ZeroDivisionError"):
            await workers.run(divmod, 1, 0)
        assert await workers.run(os.getpid) == process
        workers.close()

    wait_for(go())


def test_a_game_goes_on_when_workers_are_killed(server: RunningServer) -> None:
    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "easy")
        async with table:
            for _ in range(3):
                await play_on(table, 3)
                for process in server.services.workers.processes():
                    with contextlib.suppress(ProcessLookupError):  # it may have ended since it was listed
                        os.kill(process, signal.SIGKILL)
            await table.until(lambda situation: situation["table"]["my_turn"])

    wait_for(go())


def test_the_server_answers_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        with HeldBots(monkeypatch) as bots:
            guest = server.guest()
            table = await guest.new_table("five-towers", bots.level, bots.level)
            async with guest.table(table.id) as watcher:
                async with bots.thinking():
                    assert (await guest.call("GET", f"/api/tables/{table.id}"))["version"] == 0
                    other = await guest.new_table("five-towers", "me", "open")
                    async with other:
                        assert other.situation["version"] == 0
                await watcher.until(lambda situation: situation["version"] == 1)

    with RunningServer(tmp_path) as server:
        wait_for(go())


def test_bots_play_on_when_nobody_watches(server: RunningServer) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.new_table("five-towers", "easy", "easy")
        while (await guest.call("GET", f"/api/tables/{table.id}"))["status"] != "over":
            await asyncio.sleep(0.01)

    wait_for(go())


def test_people_wait_for_one_decision_at_tables_of_bots_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        with HeldBots(monkeypatch) as bots:
            guest = server.guest()
            for _ in range(3):
                await guest.new_table("five-towers", bots.level, bots.level)
            table = await guest.new_table("five-towers", "me", bots.level)
            async with table:
                async with bots.thinking():  # at one of the tables of bots
                    if table.situation["table"]["my_turn"]:
                        await table.act(table.situation["choices"][0])
                    version = table.situation["version"]
                async with bots.thinking():
                    pass
                await table.until(lambda situation: situation["version"] == version + 1)

    with RunningServer(tmp_path) as server:
        wait_for(go())


def test_a_worker_is_shown_only_a_determinised_world(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """The serialised world that a worker gets doesn't have the pile in its true order."""
    shown: list[tuple[str, str]] = []
    run = Workers.run

    async def watched(self: Workers, work: Callable[..., object], *arguments: object) -> object:
        shown.append((work.__name__, repr(arguments)))
        return await run(self, work, *arguments)

    monkeypatch.setattr(Workers, "run", watched)

    async def go() -> None:
        table = await server.guest().new_table("five-towers", "me", "easy")
        async with table:
            await play_on(table, 4)
            await table.until(lambda situation: situation["table"]["my_turn"])
            await table.effects()
        state = server.table(table.id).match.state
        assert isinstance(state, FiveTowersState)
        assert {work for work, _ in shown} == {"choose", "effects"}
        pile = ",".join(str(card) for card in state.pile.left())
        for _, arguments in shown:
            assert state.serialise() not in arguments
            assert pile not in arguments

    wait_for(go())
