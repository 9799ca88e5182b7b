"""The one writer of logs: entries that wait together share a commit."""

import asyncio
from typing import Final

from pentapolis.server.log import Entry
from pentapolis.server.store import Conflict, Store

_MOST_AT_ONCE: Final = 1000  # entries in one commit
_PAUSE: Final = 0.004  # seconds from one commit's beginning to the next: the more share one, the less each costs


class Journal:
    """Appends entries to the logs; whoever waits for an entry goes on when it is on disk."""

    def __init__(self, store: Store) -> None:
        """Write into that store."""
        self._store = store
        self._waiting: list[tuple[Entry, asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, entry: Entry) -> None:
        """Return when the entry is committed; raise Conflict or StorageProblem when it is not in the log."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def _write(self) -> None:
        clock = asyncio.get_running_loop().time
        while self._waiting:
            begun = clock()
            batch, self._waiting = self._waiting[:_MOST_AT_ONCE], self._waiting[_MOST_AT_ONCE:]
            try:
                await self._store.append([entry for entry, _ in batch])
            except Conflict:
                await self._write_singly(batch)
            except Exception as error:  # noqa: BLE001  # whoever waits has to know, whatever it is
                _settle(batch, error)
            else:
                _settle(batch, None)
            await asyncio.sleep(begun + _PAUSE - clock())
        self._writer = None

    async def _write_singly(self, batch: list[tuple[Entry, "asyncio.Future[None]"]]) -> None:
        """Find out whose entry is in conflict; the others are not to blame."""
        for entry, done in batch:
            try:
                await self._store.append([entry])
            except Exception as error:  # noqa: BLE001  # whoever waits has to know, whatever it is
                _settle([(entry, done)], error)
            else:
                _settle([(entry, done)], None)


def _settle(batch: list[tuple[Entry, "asyncio.Future[None]"]], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
