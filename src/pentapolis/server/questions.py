"""What players ask about the game: answered in worker processes, once for all who ask the same."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from pentapolis.core.luck import Luck
from pentapolis.server import answers
from pentapolis.server.fair_queue import Turn
from pentapolis.server.limits import Limits
from pentapolis.server.problems import MatchNotOver, Stale, TooManyRequests
from pentapolis.server.protocol import Trouble
from pentapolis.server.table import Table
from pentapolis.server.visitors import Visitor
from pentapolis.server.workers import Workers

Answer: TypeAlias = bytes | Trouble  # as JSON, or why there is none
Question: TypeAlias = tuple[object, ...]  # the table's id, the version, and what is asked

_MOST_REMEMBERED: Final = 500
_MOST_BYTES: Final = 32 * 1024 * 1024  # of the answers that are remembered


class Questions:
    """Answers of the worker processes; the newest are remembered."""

    def __init__(self, workers: Workers, limits: Limits) -> None:
        """Let those workers answer."""
        self._workers = workers
        self._limits = limits
        self._answers: dict[Question, asyncio.Task[Answer]] = {}
        self._bytes = 0  # of the answers that are remembered

    def warm_up(self) -> None:
        """Get ready: somebody is coming."""
        self._workers.warm_up()

    async def effects(self, visitor: Visitor, table: Table, seat: int, version: int, after: tuple[int, ...]) -> Answer:
        """Return what a seat can foresee at a version, after a chain of its own actions."""
        if version != table.match.version_for(seat):
            raise Stale(table.match.version_for(seat))

        def ask(turn: Turn) -> Coroutine[Any, Any, Answer]:
            world = table.match.state.determinise(seat, Luck(secrets.randbits(96)))
            luck = secrets.randbits(96)
            return self._workers.run(turn, answers.effects, world.game.id, world.serialise(), seat, after, luck)

        return await self._once(visitor, (table.row.id, version, seat, after), ask)

    async def story(self, visitor: Visitor, table: Table, seat: int | None, version: int) -> Answer:
        """Return what happened in the action that led to a version, as a seat or a spectator may see it."""
        match = table.match
        actions = match.actions_of(seat, version)
        viewer = match.state.viewpoint(seat)

        def ask(turn: Turn) -> Coroutine[Any, Any, Answer]:
            played = (match.game.id, match.seats, match.options, match.luck.secret, match.parts)
            return self._workers.run(turn, answers.story, *played, actions, viewer)

        return await self._once(visitor, (table.row.id, version, "story", viewer), ask)

    async def replay(self, visitor: Visitor, table: Table, first: int) -> bytes:
        """Return some steps of a match that is over, from a number on, as JSON."""
        if table.status != "over":
            raise MatchNotOver

        def ask(turn: Turn) -> Coroutine[Any, Any, Answer]:
            record = table.match.record(table.names()).held()
            record.secret = table.row.secret  # an imported match may have been stopped early
            return self._workers.run(turn, answers.replay, record.text(), first)

        page = await self._once(visitor, (table.row.id, table.match.version, "replay", first), ask)
        assert isinstance(page, bytes)  # there is nothing to refuse
        return page

    async def check(self, visitor: Visitor, record: str) -> Trouble | None:
        """Return what is wrong with a record that is to be played again, if anything is."""
        self._check_waiting(visitor)
        return await self._workers.run(Turn(visitor, "record"), answers.check, record)

    def close(self) -> None:
        """Stop answering."""
        self._workers.close()

    async def _once(
        self, visitor: Visitor, question: Question, ask: Callable[[Turn], Coroutine[Any, Any, Answer]]
    ) -> Answer:
        """Return the answer to a question, which is asked once for all who want to know."""
        answer = self._answers.pop(question, None)
        if answer is None:
            self._check_waiting(visitor)
            answer = asyncio.create_task(ask(Turn(visitor, str(question[0]))))
            answer.add_done_callback(lambda done: self._remember(question, done))
        self._answers[question] = answer  # the last one used is the last one forgotten
        return await asyncio.shield(answer)

    def _check_waiting(self, visitor: Visitor) -> None:
        """Refuse more questions to somebody who has not waited for the last ones."""
        if (
            self._workers.waiting(visitor.address, visitor.guest) >= self._limits.questions_of_a_guest
            or self._workers.waiting(visitor.address) >= self._limits.questions_of_an_address
        ):
            raise TooManyRequests

    def _remember(self, question: Question, answer: asyncio.Task[Answer]) -> None:
        """Remember an answer, unless it failed, and forget the oldest when there are too many."""
        failed = answer.cancelled() or answer.exception() is not None  # which is news to whoever waits, if anybody does
        if self._answers.get(question) is not answer:
            return  # it is forgotten already
        if failed:
            del self._answers[question]
            return
        self._bytes += _size(answer)
        while len(self._answers) > _MOST_REMEMBERED or self._bytes > _MOST_BYTES:
            self._bytes -= _size(self._answers.pop(next(iter(self._answers))))


def _size(answer: asyncio.Task[Answer]) -> int:
    """Return how many bytes of memory an answer takes, once it is there."""
    found = answer.result() if answer.done() else b""
    return len(found) if isinstance(found, bytes) else 0
