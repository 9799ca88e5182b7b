"""Bots think elsewhere: the server goes on meanwhile, and a worker that dies is replaced."""

import asyncio
import contextlib
import math
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pentapolis.bots import levels
from pentapolis.bots.roster import make_bot
from pentapolis.bots.search_bot import SearchBot
from pentapolis.client import Server, ServerTrouble
from pentapolis.core.luck import Luck
from pentapolis.games import game
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.server import bot_process, worker_process
from pentapolis.server.fair_queue import Turn
from pentapolis.server.problems import TooManyRequests
from pentapolis.server.questions import Questions
from pentapolis.server.visitors import NOBODY, Visitor
from pentapolis.server.workers import Workers, WorkFailed
from tests.server.held_bots import HeldBots
from tests.server.running_server import NO_LIMITS, RunningServer, play_on, wait_for

TURN = Turn(NOBODY, "")


def test_every_level_is_a_bot() -> None:
    for level in levels.LEVELS:
        for seats in (1, 2):
            make_bot(level.at(seats))
            assert levels.bot_of(level.id, seats) == level.at(seats)
    assert levels.bot_of("nobody", 2) is None


def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_move_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        with HeldBots(monkeypatch) as bots:
            workers = Workers(1, 5, "test")
            state = game("five-towers").setup(2, Luck(3))
            seat = state.to_act()[0]
            decision = asyncio.create_task(
                workers.run(
                    TURN,
                    bot_process.choose,
                    state.game.id,
                    state.determinise(seat, Luck(4)).serialise(),
                    seat,
                    bots.bot,
                    5,
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
            workers = Workers(1, 5, "test")
            working = [asyncio.create_task(workers.run(TURN, bytes, 1_000_000)) for _ in range(20)]
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
        workers = Workers(1, 5, "test")
        process = await workers.run(TURN, os.getpid)
        with pytest.raises(WorkFailed, match="ZeroDivisionError"):
            await workers.run(TURN, divmod, 1, 0)
        assert await workers.run(TURN, os.getpid) == process
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
                        assert other.situation["version"] == -1
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

    async def watched(self: Workers, turn: Turn, work: Callable[..., object], *arguments: object) -> object:
        shown.append((work.__name__, repr(arguments)))
        return await run(self, turn, work, *arguments)

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


# --- Fair between people


class Held:
    """Work that begins in the order of the queue and ends when a test lets it: each is told at its socket."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0), backlog=100)
        self._listening.setblocking(False)
        self.port = self._listening.getsockname()[1]

    def __enter__(self) -> "Held":
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.close()

    async def begun(self) -> tuple[socket.socket, str]:
        """Wait until something has begun: what ends it, and its name."""
        loop = asyncio.get_running_loop()
        connection, _ = await loop.sock_accept(self._listening)
        connection.setblocking(False)
        return connection, (await loop.sock_recv(connection, 100)).decode()


def hold(port: int, name: str) -> str:
    """Runs in the worker."""
    with socket.create_connection(("127.0.0.1", port)) as held:
        held.sendall(name.encode())
        held.recv(1)
    return name


def test_one_guest_does_not_delay_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        workers = Workers(1, 5, "test")
        with Held() as held:

            def ask(guest: str, table: str, name: str) -> "asyncio.Task[str]":
                turn = Turn(Visitor(guest, guest), table)
                return asyncio.create_task(workers.run(turn, hold, held.port, name))

            asked = [ask("greedy", f"{number % 20}", f"greedy {number}") for number in range(60)]
            first, name = await held.begun()
            asked.append(ask("ben", "1", "ben"))
            order = [name]
            while len(order) < len(asked):
                await asyncio.sleep(0)
                first.close()
                first, name = await held.begun()
                order.append(name)
            first.close()
            assert order.index("ben") <= 2
            assert sorted(await asyncio.gather(*asked)) == sorted(order)
        workers.close()

    wait_for(go())


def test_a_thought_ends_sooner_when_others_wait() -> None:
    """A worker is told while it thinks; nobody hurries while nobody waits, nor for the same table."""

    async def go() -> None:
        workers = Workers(1, 5, "test")
        one, two = Turn(Visitor("ann", "a"), "1"), Turn(Visitor("ben", "b"), "2")
        assert await workers.run(one, worker_process.patience) == math.inf
        endless = asyncio.create_task(workers.run(one, wait_for_hurry))
        same = asyncio.create_task(workers.run(one, worker_process.patience))
        await asyncio.sleep(0.05)
        assert not endless.done()
        other = asyncio.create_task(workers.run(two, worker_process.patience))
        hurried = await endless
        assert 0 < hurried < math.inf
        assert (await same, await other) == (1.0, math.inf)  # the first of them made the other wait
        workers.close()

    wait_for(go())


def wait_for_hurry() -> float:
    """Runs in the worker: think until somebody else waits."""
    while worker_process.patience() == math.inf:
        time.sleep(0.001)
    return worker_process.patience()


def test_a_search_gives_up_when_it_is_hurried() -> None:
    asked: list[None] = []

    def patience() -> float:
        asked.append(None)
        return math.inf if len(asked) < 3 else 0.0

    bot = make_bot("search:seconds=1000000")
    assert isinstance(bot, SearchBot)
    bot.patience = patience
    state = game("five-towers").setup(2, Luck(3))
    seat = state.to_act()[0]
    assert bot.choose(state.determinise(seat, Luck(4)), seat, Luck(5)) in state.legal(seat)
    assert len(asked) == 3


def test_an_easy_bot_waits_for_two_thoughts_of_a_stranger_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many tables with people and bots a stranger has made before."""

    async def go() -> None:
        with HeldBots(monkeypatch) as bots:
            stranger = server.guest()
            for _ in range(5):
                await stranger.new_table("five-towers", bots.level, bots.level, "me")
            table = await server.guest().new_table("five-towers", bots.level, "me")
            async with table:
                if table.situation["table"]["my_turn"]:
                    await table.act(table.situation["choices"][0])
                version = table.situation["version"]
                for _ in range(3):  # the one that was begun already, and one in turn
                    async with bots.thinking():
                        pass
                await table.until(lambda situation: situation["version"] > version)

    with RunningServer(tmp_path) as server:
        wait_for(go())


def test_a_guest_and_an_address_have_so_many_bots_at_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refusal(guest: Server, *seats: str) -> str:
        try:
            await guest.new_table("five-towers", *seats)
        except ServerTrouble as trouble:
            return trouble.key if trouble.status == 429 else str(trouble.status)
        return ""

    async def go() -> None:
        with HeldBots(monkeypatch) as bots:
            guest, other, third = server.guest(), server.guest(), server.guest()
            four = [bots.level] * 4
            for each in (guest, other):
                await each.call("POST", "/api/me", {"name": "Somebody"})
            # Asked at the same time, no more are made than one after the other.
            found = await asyncio.gather(*(refusal(guest, *four) for _ in range(6)))
            assert sorted(found) == ["", "", *["server.too-many-bots"] * 4]
            assert await refusal(guest, "me", "open") == ""
            assert await refusal(other, *four) == ""
            assert await refusal(third, *four) == "server.too-many-bots"
            tables = server.services.tables
            made = next(iter(tables._loaded.values())).result()
            made.row = replace(made.row, imported=True)  # which is over
            assert await refusal(third, *four) == ""

    limits = replace(NO_LIMITS, bots_of_a_guest=8, bots_of_an_address=12)
    with RunningServer(tmp_path, limits) as server:
        wait_for(go())


def test_bots_that_wait_for_people_who_have_left_are_not_at_work(tmp_path: Path) -> None:
    async def go() -> None:
        guest = server.guest()
        for _ in range(5):
            table = await guest.new_table("five-towers", "easy", "me")
            async with table:
                await table.until(lambda situation: situation["table"]["my_turn"])
            while server.services.bus.listeners(table.id):  # the server hears of it by and by
                await asyncio.sleep(0.01)

    with RunningServer(tmp_path, replace(NO_LIMITS, bots_of_a_guest=1)) as server:
        wait_for(go())


def test_questions_that_wait_are_counted_by_guest_and_address() -> None:
    async def go() -> list[str]:
        workers = Workers(1, 5, "test")
        questions = Questions(workers, replace(NO_LIMITS, questions_of_a_guest=2, questions_of_an_address=3))
        with Held() as held:
            waiting: list[asyncio.Task[Any]] = [asyncio.create_task(workers.run(TURN, hold, held.port, "first"))]
            blocked, _ = await held.begun()

            async def ask(guest: str) -> str:
                asked = asyncio.create_task(questions.check(Visitor(guest, "a"), "no record"))
                waiting.append(asked)
                await asyncio.sleep(0)
                failure = asked.exception() if asked.done() else None
                return failure.key if isinstance(failure, TooManyRequests) else ""

            found = [await ask(guest) for guest in ("ann", "ann", "ann", "ben", "ben", "cili")]
            blocked.close()
            await asyncio.gather(*waiting, return_exceptions=True)
            found.append(await ask("cili"))
            await asyncio.gather(*waiting, return_exceptions=True)
        workers.close()
        return found

    often = "server.too-often"
    assert wait_for(go()) == ["", "", often, "", often, often, ""]
