"""When bots think: whenever they owe a decision, whether anybody watches or not."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from pentapolis.bots.levels import bot_of, usual_time
from pentapolis.core.events import NOBODY, Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import IllegalAction
from pentapolis.core.state import State
from pentapolis.server import bot_process
from pentapolis.server.bot_pace import Pace
from pentapolis.server.fair_queue import Turn
from pentapolis.server.metrics import BOT_MOVES, BOT_SECONDS
from pentapolis.server.problems import Stale, StorageProblem
from pentapolis.server.table import Table
from pentapolis.server.workers import Workers

_log = structlog.get_logger(__name__)
_PAUSE: Final = 2.0  # seconds before a bot tries again

Act = Callable[[Table, int, int, int, str], Awaitable[int]]  # table, seat, action, version, key
IsWatched = Callable[[Table], bool]


class BotTurns:
    """The bots at all tables."""

    def __init__(self, workers: Workers, act: Act, is_watched: IsWatched, pace: Pace) -> None:
        """Let them think in those workers, and act like anybody else, at that pace where anybody plays or watches."""
        self._workers = workers
        self._act = act
        self._is_watched = is_watched
        self._pace = pace
        self._thoughts: set[asyncio.Task[None]] = set()

    def warm_up(self) -> None:
        """Get ready: bots are coming."""
        self._workers.warm_up()

    def wake(self, table: Table) -> None:
        """Let those bots think that owe a decision and don't think yet."""
        for seat in table.bots_to_move():
            if seat not in table.thinking:
                table.thinking.add(seat)
                thought = asyncio.create_task(self._think(table, seat))
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)

    async def close(self) -> None:
        """Stop thinking."""
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)

    async def _think(self, table: Table, seat: int) -> None:
        """Let a bot decide for as long as it owes a decision; when the database can't be used, it tries again.

        Steps that nobody else sees take no time of their own: only what they lead to is told when its time has come.
        """
        begun = self._pace.now()
        try:
            while seat in table.bots_to_move():
                try:
                    if await self._decide(table, seat, begun):
                        begun = self._pace.now()
                except StorageProblem:
                    await asyncio.sleep(_PAUSE)
        except Exception:  # noqa: BLE001  # nobody waits for this task: it is told in the log
            _log.exception("a bot can't move", table=table.row.id, seat=seat)
        finally:
            table.thinking.discard(seat)

    async def _decide(self, table: Table, seat: int, begun: float) -> bool:
        """Let a bot make a decision; if the table has changed meanwhile, it comes to nothing.

        Return whether others see it; if so, it is made when the time since its beginning tells nothing about it.
        """
        bot = bot_of(table.levels[seat], len(table.levels))
        assert bot is not None  # levels are checked when a table is made
        version, key = table.match.version_for(seat), f"bot-{table.match.version}"
        world = table.match.state.determinise(seat, Luck(secrets.randbits(96)))
        turn = Turn(table.owner, table.row.id, awaited=not table.only_bots)
        with BOT_SECONDS.time():
            action = await self._choose(turn, world, seat, bot)
        seen = _is_seen(world, seat, action)
        if seen and (not table.only_bots or self._is_watched(table)):
            await self._pace.rest(begun, usual_time(table.levels[seat]))
        if seat in table.bots_to_move() and table.match.is_current(version, seat):
            with contextlib.suppress(IllegalAction, Stale):
                await self._act(table, seat, action, version, key)
                BOT_MOVES.inc()
        return seen

    async def _choose(self, turn: Turn, world: State, seat: int, bot: str) -> int:
        """Return what a bot does in a world that was determinised for its seat; nothing else reaches the worker."""
        luck = secrets.randbits(96)
        return await self._workers.run(turn, bot_process.choose, world.game.id, world.serialise(), seat, bot, luck)


def _is_seen(world: State, seat: int, action: int) -> bool:
    """Whether anybody else would see anything of an action; it is carried out in the world, which is done with."""
    if not world.in_secret():
        return True
    events: list[Event] = []
    world.perform(seat, action, Luck(0), events)
    return any(event.audience() not in (NOBODY, 1 << seat) for event in events)
