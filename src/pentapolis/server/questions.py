"""What players ask about the game: answered in worker processes, once for all who ask the same."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from pentapolis.core.luck import Luck
from pentapolis.server import answers
from pentapolis.server.problems import Stale
from pentapolis.server.protocol import Trouble
from pentapolis.server.table import Table
from pentapolis.server.workers import Workers

Answer: TypeAlias = bytes | Trouble  # as JSON, or why there is none
Question: TypeAlias = tuple[object, ...]  # the table's id, the version, and what is asked

_MOST_REMEMBERED: Final = 500


class Questions:
    """Answers of the worker processes; the newest are remembered."""

    def __init__(self, workers: Workers) -> None:
        """Let those workers answer."""
        self._workers = workers
        self._answers: dict[Question, asyncio.Task[Answer]] = {}

    def warm_up(self) -> None:
        """Get ready: somebody is coming."""
        self._workers.warm_up()

    async def effects(self, table: Table, seat: int, version: int, after: tuple[int, ...]) -> Answer:
        """Return what a seat can foresee at a version, after a chain of its own actions."""
        if version != table.match.version_for(seat):
            raise Stale(table.match.version_for(seat))

        def ask() -> Coroutine[Any, Any, Answer]:
            world = table.match.state.determinise(seat, Luck(secrets.randbits(96)))
            luck = secrets.randbits(96)
            return self._workers.run(answers.effects, world.game.id, world.serialise(), seat, after, luck)

        return await self._once((table.row.id, version, seat, after), ask)

    async def story(self, table: Table, seat: int | None, version: int) -> Answer:
        """Return what happened in the action that led to a version, as a seat or a spectator may see it."""
        match = table.match
        actions = match.actions_of(seat, version)
        viewer = match.state.viewpoint(seat)

        def ask() -> Coroutine[Any, Any, Answer]:
            played = (match.game.id, match.seats, match.options, match.luck.secret, match.parts)
            return self._workers.run(answers.story, *played, actions, viewer)

        return await self._once((table.row.id, version, "story", viewer), ask)

    def close(self) -> None:
        """Stop answering."""
        self._workers.close()

    async def _once(self, question: Question, ask: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        """Return the answer to a question, which is asked once for all who want to know."""
        answer = self._answers.pop(question, None) or _in_background(ask())
        self._answers[question] = answer  # the last one used is the last one forgotten
        if len(self._answers) > _MOST_REMEMBERED:
            del self._answers[next(iter(self._answers))]
        try:
            return await asyncio.shield(answer)
        except Exception:
            self._answers.pop(question, None)
            raise


def _in_background(work: Coroutine[Any, Any, Answer]) -> asyncio.Task[Answer]:
    """Begin work whose failure is no news to the event loop, even if nobody waits for it any more."""
    task = asyncio.create_task(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return task
