"""The data folder: for its owner's eyes only, and for one server at a time."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from pentapolis.cli import main
from pentapolis.server.data_folder import claim
from pentapolis.server.problems import FolderTaken
from tests.server.running_server import RunningServer, wait_for


@pytest.fixture(autouse=True)
def _generous_umask() -> Iterator[None]:
    before = os.umask(0o000)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_folder_and_database_are_for_their_owner(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "new" / "data") as server:
        wait_for(server.guest().new_table("five-towers", "me", "open"))
        folder = server.database.parent
        assert mode(folder) == 0o700
        assert {file.name: mode(file) for file in folder.iterdir()} == {
            "tables.sqlite": 0o600,
            "tables.sqlite-wal": 0o600,
            "tables.sqlite-shm": 0o600,
            "pentapolis.lock": 0o600,
        }


def test_what_was_open_to_others_is_closed(tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data") as server:
        pass
    server.database.chmod(0o644)
    server.database.parent.chmod(0o755)
    with RunningServer(tmp_path / "data"):
        assert mode(server.database) == 0o600
        assert mode(server.database.parent) == 0o700


def test_a_folder_with_other_things_stays_as_it_is(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    (shared / "letter").write_text("of somebody else")
    with RunningServer(shared) as server:
        assert mode(shared) == 0o755
        assert mode(shared / "letter") == 0o666
        assert mode(server.database) == 0o600


@pytest.mark.parametrize(("language", "words"), [("en", "Another server uses"), ("hu", "másik kiszolgáló")])
def test_one_server_for_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, words: str) -> None:
    with RunningServer(tmp_path) as server:
        with pytest.raises(FolderTaken):
            claim(server.database)
        with pytest.raises(SystemExit) as exit:
            main(["serve", "--no-open", "--port=0", f"--data={tmp_path}", f"--lang={language}"])
        assert exit.value.code == 2
        error = capsys.readouterr().err
        assert words in error
        assert str(tmp_path) in error
        assert error.count("\n") == 1
    with RunningServer(tmp_path):
        pass  # once the first has stopped
