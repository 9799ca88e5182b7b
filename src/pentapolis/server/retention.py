"""Tables that nobody plays at any more: their records are kept in files, then they are removed."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import structlog

from pentapolis.server import clock
from pentapolis.server.metrics import ARCHIVED
from pentapolis.server.problems import OldRules, StorageProblem
from pentapolis.server.store import Store
from pentapolis.server.table import Table
from pentapolis.server.tables import Tables

_log = structlog.get_logger(__name__)
_DAY: Final = 24 * 3600 * 1000  # milliseconds
_EVERY: Final = 3600.0  # seconds between two rounds
_PAUSE: Final = 0.05  # seconds between two tables, so that people don't notice


class Retention:
    """Archives and removes the tables at which no person has moved for so many days, unless they run."""

    def __init__(
        self, store: Store, tables: Tables, archive: Path, days: int, check: Callable[[str], Awaitable[object]]
    ) -> None:
        """Keep the records in that folder, if `check` finds nothing wrong with them."""
        self._store = store
        self._tables = tables
        self._archive = archive
        self._days = days
        self._check = check

    async def run(self) -> None:
        """Make a round now and then, for ever."""
        while True:
            await self.round()
            await asyncio.sleep(_EVERY)

    async def round(self) -> None:
        """Archive and remove what is due; what can't be is left, and tried again in the next round."""
        try:
            for id in await self._store.tables_without_people_since(clock.milliseconds() - self._days * _DAY):
                await self._retire(id)
                await asyncio.sleep(_PAUSE)
        except (OSError, StorageProblem):
            _log.exception("no more tables can be archived for now")  # the others would meet the same disk

    async def _retire(self, id: str) -> None:
        try:
            if await self._tables.retire(id, self._keep):
                ARCHIVED.inc()
        except OldRules:
            return  # nobody can play it, so nobody can write its record: it stays
        except (OSError, StorageProblem):
            raise
        except Exception:  # noqa: BLE001  # the other tables are not to blame
            _log.exception("a table can't be archived", table=id)

    async def _keep(self, table: Table) -> None:
        """Write the record of a table at which anything has happened, once it has proven to verify."""
        if table.version == 0:
            return
        record = table.match.record(table.names())
        if record.secret is None:
            record.close(table.match.state, table.match.luck.secret)  # stopped before its end
        text = record.text()
        wrong = await self._check(text)
        if wrong is not None:
            raise ValueError(f"the record does not verify: {wrong}")
        file = self._archive / f"{table.row.created[:10]}-{table.row.game}-{table.row.id}.txt"
        await asyncio.to_thread(self._write, file, text)

    def _write(self, file: Path, text: str) -> None:
        self._archive.mkdir(mode=0o700, exist_ok=True)
        with open(
            os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8", newline="\n"
        ) as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
