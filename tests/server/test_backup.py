"""`pentapolis backup` and `pentapolis restore`: a running server is copied whole, and what is put back is checked."""

import asyncio
import sqlite3
import stat
from pathlib import Path

import pytest

from pentapolis.cli import main
from pentapolis.client import Server
from pentapolis.server import backups
from pentapolis.server.backups import Contents, back_up, restore
from pentapolis.server.problems import BadCopy, CopyFailed, FolderTaken, NoDatabase
from tests.server.running_server import RunningServer, play_on, wait_for


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy that was made while people played; what they played on is not in it."""
    folder = tmp_path_factory.mktemp("played")
    file = folder / "copy"

    async def go(server: RunningServer) -> None:
        guest = server.guest()
        async with await guest.new_table("five-towers", "me", "easy") as table:
            playing = asyncio.create_task(play_on(table, 6))
            await table.until(lambda situation: situation["version"] >= 3)
            contents = await asyncio.to_thread(back_up, server.database, file)
            await playing
            await play_on(table, 3)
        assert contents.tables == 1
        assert 3 <= contents.entries < server.table(table.id).match.version
        (folder / "cookie").write_text(guest.cookie)
        (folder / "id").write_text(table.id)

    with RunningServer(folder / "data") as server:
        wait_for(go(server))
    return file


def entries(database: Path) -> int:
    with sqlite3.connect(database) as connection:
        (count,) = connection.execute("SELECT count(*) FROM log").fetchone()
    connection.close()
    assert isinstance(count, int)
    return count


def damage(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(statement)
    connection.close()


def test_a_copy_is_one_file_for_its_owners_eyes(copy: Path) -> None:
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(file.name for file in copy.parent.iterdir()) == ["cookie", "copy", "data", "id"]


def test_what_is_put_back_is_played_on_by_the_same_people(copy: Path, tmp_path: Path) -> None:
    restored = restore(copy, tmp_path / "data" / "tables.sqlite")
    assert restored == backups.Restored(Contents(1, entries(copy)), None)

    async def go(server: RunningServer) -> None:
        guest = Server(server.address, (copy.parent / "cookie").read_text())
        async with guest.table((copy.parent / "id").read_text()) as table:
            assert table.situation["version"] >= entries(copy)
            assert table.situation["seat"] == 0
            await play_on(table)

    with RunningServer(tmp_path / "data") as server:
        wait_for(go(server))


def test_nothing_is_put_back_under_a_running_server(copy: Path, tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        with pytest.raises(FolderTaken):
            restore(copy, server.database)
        assert entries(server.database) == 0


def test_what_was_there_before_is_kept(copy: Path, tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        wait_for(server.guest().new_table("five-towers", "me", "open"))
        wait_for(server.guest().new_table("five-towers", "me", "open"))
    restored = restore(copy, server.database)
    assert restored.contents.tables == 1
    assert restored.kept is not None
    assert stat.S_IMODE(restored.kept.stat().st_mode) == 0o600
    assert restore(restored.kept, server.database).contents == Contents(2, 0)


@pytest.mark.parametrize(
    "statement",
    [
        """UPDATE log SET payload = '{"type":"action","text":"demolish sand"}' WHERE seq = 2""",
        "UPDATE log SET payload = 'rubbish' WHERE seq = 2",
        "UPDATE log SET seq = seq + 100 WHERE seq = (SELECT max(seq) FROM log)",
        "DELETE FROM seats WHERE seat = 1",
        "DELETE FROM tables",
        "UPDATE alembic_version SET version_num = '9999'",
        "DROP TABLE log",
    ],
)
def test_a_copy_that_does_not_play_again_changes_nothing(copy: Path, tmp_path: Path, statement: str) -> None:
    with RunningServer(tmp_path / "data") as server:
        wait_for(server.guest().new_table("five-towers", "me", "open"))
    before = server.database.read_bytes()
    bad = tmp_path / "bad"
    bad.write_bytes(copy.read_bytes())
    damage(bad, statement)
    with pytest.raises(BadCopy):
        restore(bad, server.database)
    assert server.database.read_bytes() == before
    assert {file.name for file in server.database.parent.iterdir()} <= {"tables.sqlite", "pentapolis.lock"}


@pytest.mark.parametrize("content", [b"", b"no database at all", bytes(5000)])
def test_what_is_no_copy_is_refused(tmp_path: Path, content: bytes) -> None:
    bad = tmp_path / "bad"
    bad.write_bytes(content)
    with pytest.raises(BadCopy):
        restore(bad, tmp_path / "data" / "tables.sqlite")
    with pytest.raises(BadCopy):
        restore(tmp_path / "missing", tmp_path / "data" / "tables.sqlite")
    assert not (tmp_path / "data").exists()


def test_a_damaged_database_is_replaced(copy: Path, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    database.write_bytes(b"damaged" * 1000)
    restored = restore(copy, database)
    assert restored.contents.tables == 1
    assert restored.kept is not None
    assert restored.kept.read_bytes() == b"damaged" * 1000


def test_a_copy_that_cannot_be_finished_is_not_left(copy: Path, tmp_path: Path) -> None:
    database = copy.parent / "data" / "tables.sqlite"
    (tmp_path / "copy.part").mkdir()
    with pytest.raises(CopyFailed):
        back_up(database, tmp_path / "copy")
    assert not (tmp_path / "copy").exists()
    with pytest.raises(NoDatabase):
        back_up(tmp_path / "nothing.sqlite", tmp_path / "copy")


@pytest.mark.parametrize(
    ("language", "copied", "restored"), [("en", "copied into", "put back"), ("hu", "a másolat kész", "visszaállítva")]
)
def test_the_commands_say_what_they_did(
    copy: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, copied: str, restored: str
) -> None:
    def run(*arguments: str) -> tuple[int | str | None, str]:
        with pytest.raises(SystemExit) as exit:
            main([*arguments, f"--data={tmp_path / 'data'}", f"--lang={language}"])
        said = capsys.readouterr()
        return exit.value.code, said.out + said.err

    code, said = run("backup", str(tmp_path / "new"))
    assert (code, said.count("\n")) == (2, 1)
    assert str(tmp_path / "data") in said
    code, said = run("restore", str(copy))
    assert code == 0
    assert restored in said
    code, said = run("restore", str(copy))
    assert said.count("\n") == 2  # and where the games of before are
    code, said = run("backup", str(tmp_path / "new"))
    assert code == 0
    assert copied in said
    code, said = run("backup", str(tmp_path / "new"))
    assert (code, said.count("\n")) == (2, 1)
