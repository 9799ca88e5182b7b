"""The folder where a server keeps its data: for its owner's eyes only, and for one server at a time."""

import os
import stat
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from pentapolis.server.problems import FolderTaken, StorageUnopened

DATABASE: Final = "pentapolis.sqlite"
ARCHIVE: Final = "archive"
_LOCK: Final = "pentapolis.lock"


def data_folder() -> Path:
    """Return the folder where this user's games are kept."""
    return user_data_path("pentapolis", appauthor=False)


def claim(database: Path) -> FileLock:
    """Make a database's folder if there is none, and return its lock, which no other server can have meanwhile."""
    try:
        database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(database.parent / _LOCK, blocking=False, mode=0o600, thread_local=False)
        lock.acquire()
    except Timeout as error:
        raise FolderTaken(database.parent) from error
    except OSError as error:
        raise StorageUnopened(database) from error
    return lock


def make_private(database: Path) -> None:
    """Make a database's file and folder if there are none, and let only their owner read them.

    A folder in which there is more than our own is left as it is: it may be one that others need.
    """
    folder = database.parent
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    make_private_file(database)
    ours = set(folder.glob(f"{database.stem}*"))
    for file in ours:
        _restrict(file, 0o600)
    if set(folder.iterdir()) <= {*ours, folder / _LOCK, folder / ARCHIVE}:
        _restrict(folder, 0o700)


def make_private_file(file: Path) -> None:
    """Make a file if there is none, for its owner's eyes."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


def _restrict(path: Path, mode: int) -> None:
    if stat.S_IMODE(path.stat().st_mode) & ~mode:
        path.chmod(mode)
