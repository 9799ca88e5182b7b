"""The time that a bot takes tells neither how long it thought nor how many steps it took in secret."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pentapolis.bots import levels
from pentapolis.core.game import Game, Options
from pentapolis.core.record import SERVER
from pentapolis.games import game
from pentapolis.games.ginkgopolis.actions import DONE
from pentapolis.server.bot_pace import Pace
from pentapolis.server.bot_turns import BotTurns
from pentapolis.server.rows import SeatRow, TableRow
from pentapolis.server.table import Table
from pentapolis.server.table_settings import BotSeat, PersonSeat, TableSettings
from tests.server.entries import act
from tests.server.running_server import RunningServer, wait_for
from tests.server.test_secret_decisions import SECRET, follow_all, situations

BOT, USUAL = 1, 2.0


class Time(Pace):
    """Time that passes only when somebody thinks or rests."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 100.0

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.time += seconds


class Thoughts:
    """In place of the workers: takes as long as a test says, and decides as it says."""

    def __init__(self, time: Time, each: float, decide: Callable[[list[int]], int]) -> None:
        self._time = time
        self._each = each
        self._decide = decide

    async def run(self, _: object, __: object, title: str, world: str, seat: int, *___: object) -> int:
        self._time.time += self._each
        return self._decide(game(title).restore(world).legal(seat))


def table_of(title: Game, options: Options, people: int = 1) -> Table:
    """A table at which a bot sits on the second seat, and people or bots on the others."""
    bot = BotSeat("patient")
    settings = TableSettings(tuple(bot if seat == BOT or not people else PersonSeat() for seat in range(3)))
    checked = title.check(3, options)
    row = TableRow("t", title.id, title.rules_version, checked, settings, SECRET, False, "")
    return Table(row, [SeatRow(seat, True, None, "", SERVER) for seat in range(3)])


def times(
    table: Table, each: float, decide: Callable[[list[int]], int], watched: bool = False
) -> list[tuple[int, float]]:
    """Let the bot decide for as long as it owes a decision; return what it did, and how long after the beginning."""
    time, done = Time(), list[tuple[int, float]]()

    async def carry_out(_: Table, seat: int, action: int, *__: Any) -> int:
        done.append((action, time.time - 100.0))
        act(table.match, seat, action)
        return 0

    async def go() -> None:
        thoughts: Any = Thoughts(time, each, decide)  # in place of the workers
        turns = BotTurns(thoughts, carry_out, lambda _: watched, time)
        turns.wake(table)
        while table.thinking:
            await asyncio.sleep(0)

    asyncio.run(go())
    return done


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVELS", (levels.Level("patient", "", USUAL),))


def in_turn(people: int = 1) -> Table:
    """A table at which the bot has to move."""
    table = table_of(game("five-towers"), {}, people)
    while table.match.state.to_act() != [BOT]:
        seat = table.match.state.to_act()[0]
        act(table.match, seat, table.match.state.legal(seat)[-1])
    return table


@pytest.mark.parametrize("each", [0.0, 0.01, 0.7, 1.99])
def test_a_short_thought_takes_as_long_as_a_long_one(each: float) -> None:
    assert times(in_turn(), each, lambda legal: legal[-1])[0][1] == pytest.approx(USUAL)


@pytest.mark.parametrize("each", [2.1, 3.9])
def test_one_that_is_longer_than_usual_takes_a_whole_number_of_the_usual_time(each: float) -> None:
    assert times(in_turn(), each, lambda legal: legal[-1])[0][1] == pytest.approx(2 * USUAL)


def test_every_decision_that_others_see_takes_that_time() -> None:
    found = [time for _, time in times(in_turn(), 0.3, lambda legal: legal[-1])]
    assert found == pytest.approx([USUAL * number for number in range(1, len(found) + 1)])


@pytest.mark.parametrize("tiles", [0, 1, 2])
def test_steps_in_secret_take_no_time_of_their_own(tiles: int) -> None:
    """How many tiles a bot gives back in Ginkgopolis (GK-7.2) can't be read from a clock."""
    giving = next(found for found in situations(game("ginkgopolis"), {}, 1) if found.kind == "done")
    table = table_of(giving.title, giving.options)
    follow_all(table.match, giving.before)
    given = list[int]()

    def decide(legal: list[int]) -> int:
        given.append(legal[0] if len(given) < tiles and legal[0] != DONE else DONE)
        return given[-1]

    found = times(table, 0.4, decide)
    assert [action == DONE for action, _ in found] == [False] * tiles + [True]
    assert found[-1][1] == pytest.approx(USUAL)


def test_where_only_bots_play_nobody_waits() -> None:
    table = in_turn(people=0)
    assert times(table, 0.3, lambda legal: legal[-1])[0][1] == pytest.approx(0.3)


def test_where_somebody_watches_bots_can_be_followed() -> None:
    """Else a few tables of quick bots with many spectators would be a flood of messages."""
    table = in_turn(people=0)
    assert times(table, 0.3, lambda legal: legal[-1], watched=True)[0][1] == pytest.approx(USUAL)


def test_bots_at_a_server_take_their_usual_time(tmp_path: Path) -> None:
    rested = list[float]()

    class Counted(Pace):
        async def sleep(self, seconds: float) -> None:
            rested.append(seconds)

    async def go() -> None:
        async with await server.guest().new_table("five-towers", "me", "easy") as table:
            async for situation in table.turns():
                await table.act(situation["choices"][-1])
                if rested:
                    return

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(levels, "LEVELS", (levels.Level("easy", "greedy", 1e6),))
        with RunningServer(tmp_path, pace=Counted()) as server:
            wait_for(go())
    assert 0 < rested[0] <= 1e6
