"""Budgets: what is asked for costs what it costs, and belongs to guest and address, not to a connection."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pentapolis.client import ServerTrouble
from pentapolis.server import budgets as module
from pentapolis.server.budgets import BoundedMemory, Budgets
from pentapolis.server.limits import Budget, Cost, Limits
from pentapolis.server.problems import TooManyRequests
from pentapolis.server.visitors import Visitor
from tests.server.running_server import NO_LIMITS, RunningServer, wait_for

WANTED = {"game": "five-towers", "seats": [{"kind": "me"}, {"kind": "open"}]}
EVER = 10**9  # seconds after which what was used comes back
ANN, BEN = Visitor("ann", "10.0.0.1"), Visitor("ben", "10.0.0.1")


class Clock:
    """A time that passes when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds


def made(guest: int, address: int, seconds: int = 10, patience: float = 0.0) -> tuple[Budgets, Clock]:
    clock = Clock()
    limits = Limits(Budget(guest, seconds), Budget(address, seconds), patience)
    return Budgets(limits, BoundedMemory(clock), clock.sleep), clock


async def affords(budgets: Budgets, visitor: Visitor, cost: int) -> bool:
    try:
        await budgets.pay(visitor, cost)
    except TooManyRequests:
        return False
    return True


def test_a_question_costs_more_than_a_move() -> None:
    async def go() -> None:
        budgets, _ = made(10, 100)
        assert [await affords(budgets, ANN, Cost.QUESTION) for _ in range(3)] == [True, True, False]
        assert [await affords(budgets, ANN, Cost.MESSAGE) for _ in range(3)] == [True, True, False]
        assert await affords(budgets, BEN, Cost.QUESTION)

    assert Cost.MESSAGE < Cost.QUESTION < Cost.REPLAY < Cost.NEW_TABLE
    wait_for(go())


def test_an_address_has_a_budget_for_all_its_guests() -> None:
    async def go() -> None:
        budgets, _ = made(10, 15)
        assert [await affords(budgets, ANN, 10), await affords(budgets, BEN, 5)] == [True, True]
        assert not await affords(budgets, BEN, 1)
        assert not await affords(budgets, Visitor("somebody new", ANN.address), 1)
        assert await affords(budgets, Visitor("cili", "10.0.0.2"), 1)

    wait_for(go())


def test_what_was_used_comes_back_little_by_little() -> None:
    async def go() -> None:
        budgets, clock = made(100, 1000, seconds=10)
        assert await affords(budgets, ANN, 100)
        assert not await affords(budgets, ANN, 1)
        clock.now += 15  # half of the next window has passed
        assert [await affords(budgets, ANN, 50), await affords(budgets, ANN, 1)] == [True, False]
        clock.now += 100
        assert await affords(budgets, ANN, 100)

    wait_for(go())


def test_whoever_has_used_it_up_waits_and_is_not_refused() -> None:
    async def go() -> None:
        budgets, clock = made(100, 1000, seconds=10, patience=30)
        for _ in range(500):
            await budgets.pay(ANN, 1)
        assert 30 <= clock.now - 1000 <= 60

    wait_for(go())


def test_what_costs_more_than_there_ever_is_costs_all_of_it() -> None:
    async def go() -> None:
        budgets, _ = made(10, 100)
        assert await affords(budgets, ANN, 1000)
        assert not await affords(budgets, ANN, 1)

    wait_for(go())


def test_the_memory_is_bounded_and_forgets_who_came_longest_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_REMEMBERED", 100)
    memory, budget = BoundedMemory(Clock()), Budget(1, 10)
    assert memory.take("first", budget)
    for number in range(1000):
        assert memory.take(f"guest {number}", budget)
        assert not memory.take("first", budget)  # it is used all the time
    assert not memory.take("guest 999", budget)
    assert memory.take("guest 0", budget)
    assert len(memory._windows) == 100


def test_the_library_counts_with_our_memory_as_with_its_own() -> None:
    async def go() -> None:
        clock = Clock()
        limiter = SlidingWindowCounterRateLimiter(BoundedMemory(clock))
        item = module._item(Budget(10, 10), "test")
        assert [await limiter.hit(item, "a", cost=cost) for cost in (4, 4, 4, 2)] == [True, True, False, True]
        assert (await limiter.get_window_stats(item, "a")).remaining == 0
        assert not await limiter.test(item, "a")
        await limiter.clear(item, "a")
        assert await limiter.test(item, "a", cost=10)

    wait_for(go())


# --- Over the network


def few(guest: int = 10**9, address: int = 10**9) -> Limits:
    """So much, which never comes back; and nobody waits for it."""
    return replace(NO_LIMITS, guest=Budget(guest, EVER), address=Budget(address, EVER), patience=0.0)


async def code_after(connection: ClientConnection, *messages: str) -> int:
    """Send, and return the code with which the server closes."""
    try:
        for message in messages:
            await connection.send(message)
        while True:
            await connection.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0


@pytest.mark.parametrize(
    ("method", "path", "cost", "data"),
    [
        ("POST", "/api/tables", Cost.NEW_TABLE, WANTED),
        ("POST", "/api/tables/nothing/join", Cost.JOIN, None),
        ("POST", "/api/me", Cost.RENAME, {"name": "Zsófi"}),
        ("POST", "/api/records", Cost.IMPORT, "no record\n"),
        ("GET", "/api/tables/nothing/replay", Cost.REPLAY, None),
        ("GET", "/api/tables/nothing/record", Cost.RECORD, None),
        ("GET", "/api/tables/nothing", Cost.TABLE, None),
        ("GET", "/api/tables", Cost.MY_TABLES, None),
        ("GET", "/api/games", Cost.CALL, None),
        ("GET", "/healthz", Cost.CALL, None),
    ],
)
def test_every_call_has_its_price(tmp_path: Path, method: str, path: str, cost: int, data: object) -> None:
    async def go() -> None:
        guest = server.guest()
        found = []
        for _ in range(5):
            try:
                await guest.call(method, path, data)
                found.append("")
            except ServerTrouble as trouble:
                found.append(trouble.key if trouble.status == 429 else "")
        assert found == ["", "", "", "server.too-often", "server.too-often"]

    with RunningServer(tmp_path, few(address=4 * cost - 1)) as server:
        wait_for(go())


def test_coming_back_does_not_fill_the_budget(tmp_path: Path) -> None:
    """A guest's budget is one for all connections, and for calls too."""

    async def go() -> None:
        guest = server.guest()
        table = await guest.call("POST", "/api/tables", WANTED)  # the guest's first call, for which the address pays
        address = f"ws{server.address.removeprefix('http')}/api/tables/{table['id']}/ws"
        headers = {"Cookie": guest.cookie}
        async with connect(address, additional_headers=headers) as one, connect(address, additional_headers=headers):
            for _ in range(4):
                await one.send("{}")
            while json.loads(await one.recv())["type"] != "fault":
                pass
            assert await code_after(one, "{}", "{}") == 4008
        async with connect(address, additional_headers=headers) as again:
            assert json.loads(await again.recv())["trouble"]["key"] == "server.too-often"
            assert await code_after(again) == 4008
        async with connect(address) as stranger:  # without a cookie only the address counts
            await stranger.send("{}")
            assert json.loads(await stranger.recv())["type"] == "fault"
        with pytest.raises(ServerTrouble) as refused:
            await guest.call("GET", "/api/games")
        assert refused.value.key == "server.too-often"

    with RunningServer(tmp_path, few(guest=2 * Cost.CONNECTION + 4)) as server:
        wait_for(go())


@pytest.mark.parametrize("question", ["effects", "story"])
def test_questions_cost_more_than_moves(tmp_path: Path, question: str) -> None:
    async def go() -> None:
        guest = server.guest()
        table = await guest.call("POST", "/api/tables", WANTED)  # the guest's first call, for which the address pays
        address = f"ws{server.address.removeprefix('http')}/api/tables/{table['id']}/ws"
        async with connect(address, additional_headers={"Cookie": guest.cookie}) as connection:
            asked = [json.dumps({"type": question, "key": str(number), "version": 0}) for number in range(4)]
            assert await code_after(connection, *asked) == 4008

    with RunningServer(tmp_path, few(guest=Cost.CONNECTION + 4 * Cost.QUESTION - 1)) as server:
        wait_for(go())


def test_whoever_moves_pays_for_those_who_are_told(tmp_path: Path) -> None:
    """A few seats with a crowd of watchers cost the server as much as many tables."""

    async def go() -> None:
        guest, other = server.guest(), server.guest()
        table = await guest.new_table("five-towers", "me", "open")
        await other.join(table.id)
        address = f"ws{server.address.removeprefix('http')}/api/tables/{table.id}/ws"
        spent: list[int] = []

        async def count(visitor: Visitor, cost: int) -> None:
            spent.append(cost)

        server.services.budgets.pay = count  # type: ignore[method-assign]
        async with connect(address, additional_headers={"Cookie": guest.cookie}) as connection:
            watchers = [await connect(address) for _ in range(19)]
            spent.clear()
            await connection.send('{"type": "decline", "key": "1", "version": 0}')
            while json.loads(await connection.recv())["type"] != "refused":
                pass
            assert spent == [Cost.MESSAGE + 5]
            await asyncio.gather(*(watcher.close() for watcher in watchers))

    with RunningServer(tmp_path) as server:
        wait_for(go())


def test_an_address_has_room_for_many_guests() -> None:
    limits = Limits()
    assert limits.address.units >= 8 * limits.guest.units
    assert limits.address.seconds == limits.guest.seconds
    assert limits.bots_of_an_address >= 4 * limits.bots_of_a_guest
    assert limits.questions_of_an_address >= 4 * limits.questions_of_a_guest
