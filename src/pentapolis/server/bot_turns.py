"""When bots think: whenever they owe a decision, whether anybody watches or not."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from pentapolis.core.luck import Luck
from pentapolis.core.problem import Problem
from pentapolis.core.refusal import IllegalAction
from pentapolis.server.bot_workers import BotWorkers
from pentapolis.server.health import BOT_MOVES, BOT_SECONDS
from pentapolis.server.levels import bot_of
from pentapolis.server.match import Match
from pentapolis.server.store import StoreProblem

_log = structlog.get_logger(__name__)
_PAUSE: Final = 2.0  # seconds before a bot tries again

Act = Callable[[Match, int, int, int, str], Awaitable[int]]  # match, seat, action, version, key


class BotTurns:
    """The bots at all tables."""

    def __init__(self, workers: BotWorkers, act: Act) -> None:
        """Let them think in those workers, and act like anybody else."""
        self._workers = workers
        self._act = act
        self._thoughts: set[asyncio.Task[None]] = set()
        self._one_by_one = asyncio.Semaphore(1)  # people don't wait for tables where only bots play

    def warm_up(self) -> None:
        """Get ready: bots are coming."""
        self._workers.warm_up()

    def wake(self, match: Match) -> None:
        """Let those bots think that owe a decision and don't think yet."""
        for seat in match.bots_to_move():
            if seat not in match.thinking:
                match.thinking.add(seat)
                thought = asyncio.create_task(self._think(match, seat))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    async def close(self) -> None:
        """Stop thinking."""
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    async def _think(self, match: Match, seat: int) -> None:
        """Let a bot decide for as long as it owes a decision; when the database can't be used, it tries again."""
        try:
            while seat in match.bots_to_move():
                try:
                    async with self._one_by_one if match.only_bots else contextlib.nullcontext():
                        await self._decide(match, seat)
                except StoreProblem:
                    await asyncio.sleep(_PAUSE)
        except Exception:  # noqa: BLE001  # nobody waits for this task: it is told in the log
            _log.exception("a bot can't move", table=match.row.id, seat=seat)
        finally:
            match.thinking.discard(seat)

    async def _decide(self, match: Match, seat: int) -> None:
        """Let a bot make a decision; if the table has changed meanwhile, it comes to nothing."""
        bot = bot_of(match.seats[seat].level)
        assert bot is not None  # levels are checked when a table is made
        version = match.play.version
        world = match.play.state.determinise(seat, Luck(secrets.randbits(96)))
        with BOT_SECONDS.time():
            action = await self._workers.choose(world, seat, bot)
        if seat in match.bots_to_move() and match.play.is_current(version, seat):
            try:
                await self._act(match, seat, action, version, f"bot-{version}")
                BOT_MOVES.inc()
            except Problem as problem:
                if not isinstance(problem, IllegalAction) and problem.key != "server.stale":
                    raise
