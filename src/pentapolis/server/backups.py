"""Copies of the database: made while a server runs, put back while none does, and checked by playing every match."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from pentapolis.server import clock
from pentapolis.server.data_folder import claim, make_private_file
from pentapolis.server.problems import BadCopy, CopyFailed, NoDatabase, OldRules
from pentapolis.server.schema import VERSION
from pentapolis.server.store import Store
from pentapolis.server.table import Table


@dataclass(frozen=True)
class Contents:
    """How much is in a database."""

    tables: int
    entries: int


@dataclass(frozen=True)
class Restored:
    """What was put back, and where the database of before is kept if there was one."""

    contents: Contents
    kept: Path | None


def back_up(database: Path, file: Path) -> Contents:
    """Copy a database, as it is at one moment, into a file, which is there only when it is whole."""
    if not database.is_file():
        raise NoDatabase(database.parent)
    unfinished = file.with_name(f"{file.name}.part")
    try:
        _copy(database, unfinished)
        contents = _look_into(unfinished)
        unfinished.replace(file)
    finally:
        with contextlib.suppress(OSError):  # it is moved, or could not be made
            unfinished.unlink()
    return contents


def restore(file: Path, database: Path) -> Restored:
    """Put a copy in the place of a database when every match of it could be played again; before, nothing changes."""
    _look_into(file)
    with claim(database):
        fresh = database.with_name(f"{database.stem}-restoring{database.suffix}")
        try:
            _copy(file, fresh)
            contents = _look_into(fresh)
            store = Store(fresh)
            store.migrate()
            asyncio.run(_play_again(store, file))
            kept = _set_aside(database)
            _move(fresh, database)
        finally:
            for part in _parts(fresh):
                part.unlink(missing_ok=True)
    return Restored(contents, kept)


def _set_aside(database: Path) -> Path | None:
    """Keep a database under another name, even one that is damaged."""
    if not database.exists():
        return None
    kept = database.with_name(f"{database.stem}-before-{clock.milliseconds()}{database.suffix}")
    _move(database, kept)
    return kept


def _move(database: Path, target: Path) -> None:
    for part, place in zip(_parts(database), _parts(target), strict=True):
        if part.exists():
            part.replace(place)


def _parts(database: Path) -> list[Path]:
    """Return the files of a database; without its log, what was written last would be lost."""
    return [database.with_name(database.name + end) for end in ("-wal", "-shm", "")]


async def _play_again(store: Store, file: Path) -> None:
    """Follow the log of every table; one of old rules can't be played by this program, before or after."""
    try:
        for id in await store.table_ids():
            found = await store.table(id)
            assert found is not None  # nobody else has the folder
            try:
                table = Table(*found)
            except OldRules:
                continue
            for entry in await store.entries(id):
                table.match.follow(entry)
                if table.match.version != entry.seq:
                    raise BadCopy(file)  # an entry is missing
    except Exception as error:
        raise BadCopy(file) from error
    finally:
        await store.close()


def _copy(source: Path, target: Path) -> None:
    """Copy a whole database in one transaction, into one file: what others write meanwhile is in it in full or not."""
    try:
        make_private_file(target)
        with _opened(source) as found, contextlib.closing(sqlite3.connect(target)) as copy:
            found.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
    except (OSError, sqlite3.Error) as error:
        raise CopyFailed(target) from error


def _look_into(file: Path) -> Contents:
    """Count what is in a database; refuse what is damaged, something else, or of a later version."""
    try:
        with _opened(file) as database:
            sound = database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            sound = sound and database.execute("PRAGMA foreign_key_check").fetchone() is None
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
            (entries,) = database.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.Error as error:
        raise BadCopy(file) from error
    if not sound or version > VERSION:
        raise BadCopy(file)
    return Contents(tables, entries)


@contextlib.contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    with contextlib.closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
        yield database
