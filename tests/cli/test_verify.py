"""`pentapolis verify`."""

from pathlib import Path

import pytest

from pentapolis.cli.match import Match
from pentapolis.games import game
from tests.cli.command_line import Run


@pytest.fixture
def good(run: Run, tmp_path: Path) -> Path:
    assert run("simulate", "five-towers", "--games", "1", "--seed", "v", "--records", str(tmp_path)).code == 0
    return next(tmp_path.iterdir())


def test_a_good_record(run: Run, good: Path) -> None:
    result = run("verify", str(good))
    assert (result.code, result.err) == (0, "")
    (line,) = result.out.splitlines()
    text = good.read_text("utf-8")
    totals = text.partition("\nend: ")[2].partition("\n")[0]
    assert line.startswith(f"✓ {good}: 5 Towers. Players: greedy, greedy. ")
    actions = [entry for entry in text.splitlines() if entry[:2] in ("0 ", "1 ")]
    assert f"{len(actions)} actions, all legal." in line
    assert f"Points: {totals.replace(' ', ', ')}." in line
    assert text.partition("\nluck: ")[2].partition("\n")[0] in line
    assert "mind szabályos" in run("verify", str(good), "--lang", "hu").out


def test_a_stopped_game_is_good(run: Run, tmp_path: Path) -> None:
    match = Match(game("five-towers"), ["A", "B"], bytes(32))
    file = tmp_path / "stopped.txt"
    file.write_text(match.closed_record().text(), "utf-8")
    assert "Stopped before the end." in run("verify", str(file)).out


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("pentapolis record 1", "hello", "This is not a record"),
        ("game: five-towers", "game: chess", "There is no game “chess”"),
        ("end: ", "end: 1", "The record says that the points are"),
        ("secret: ", "secret: 0", "The secret of the luck has to have 64 hexadecimal digits."),
        ("luck: ", "luck: 0", "The hash of the luck has to have 64 hexadecimal digits."),
        ("\n0 ", "\n1 ", "is not legal."),
        ("\n0 bid", "\n0 castle", "There is no action “castle”."),
    ],
)
def test_a_bad_record(run: Run, good: Path, old: str, new: str, complaint: str) -> None:
    good.write_text(good.read_text("utf-8").replace(old, new, 1), "utf-8")
    result = run("verify", str(good))
    assert (result.code, result.out) == (1, "")
    (line,) = result.err.splitlines()
    assert line.startswith(f"{good}: ")
    assert complaint in line


def test_a_changed_secret(run: Run, good: Path) -> None:
    text = good.read_text("utf-8")
    good.write_text(text[:-65] + "0" * 64 + "\n", "utf-8")
    assert "doesn’t match the hash" in run("verify", str(good)).err
    assert "nem egyezik azzal az ujjlenyomattal" in run("verify", str(good), "--lang", "hu").err


def test_a_cut_record(run: Run, good: Path) -> None:
    good.write_text(good.read_text("utf-8")[:-1], "utf-8")
    result = run("verify", str(good))
    assert result.code == 1
    assert "The record is cut off" in result.err


def test_several_files(run: Run, good: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("x")
    result = run("verify", str(bad), str(good))
    assert result.code == 1
    assert len(result.out.splitlines()) == len(result.err.splitlines()) == 1
    result = run("verify", str(bad), str(tmp_path / "none"), str(good))
    assert result.code == 2
    assert len(result.err.splitlines()) == 2
