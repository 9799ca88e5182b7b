"""`pentapolis replay`."""

from pathlib import Path

import pytest

from tests.cli.command_line import Run


@pytest.fixture
def file(run: Run, tmp_path: Path) -> Path:
    assert run("simulate", "five-towers", "--games", "1", "--seed", "r", "--records", str(tmp_path)).code == 0
    return next(tmp_path.iterdir())


def _steps(file: Path) -> int:
    return sum(line[:2] in ("0 ", "1 ") for line in file.read_text("utf-8").splitlines())


@pytest.mark.parametrize(("language", "ending"), [("en", "wins!"), ("hu", "Győztes: greedy!")])
def test_all(run: Run, file: Path, language: str, ending: str) -> None:
    result = run("replay", str(file), "--all", "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert ending in result.out
    assert result.out.count("│") > 10, "the points are counted at the end"
    totals = file.read_text("utf-8").partition("\nend: ")[2].partition("\n")[0].split()
    assert all(total in result.out[-500:] for total in totals)


def test_step_by_step(run: Run, file: Path) -> None:
    steps = _steps(file)
    typed = f"\n\nb\n{steps + 1}\nx\n{steps}\n0\nq\n"
    result = run("replay", str(file), typed=typed)
    assert (result.code, result.err) == (0, "")
    places = [line.strip("─ ") for line in result.out.splitlines() if line.strip("─ ").endswith(f" of {steps}")]
    assert [place.split()[0] for place in places] == ["0", "1", "2", "1", str(steps), "0"]
    assert result.out.count(f"Type b, q, a number from 0 to {steps}, or nothing.") == 2
    assert result.out.count("The game is over.") >= 1


def test_to_the_end(run: Run, file: Path) -> None:
    result = run("replay", str(file), typed="\n" * (_steps(file) + 1))
    assert result.code == 0
    assert result.out.rstrip().endswith("┘"), "the points"


def test_back_at_the_beginning_and_the_end_of_the_input(run: Run, file: Path) -> None:
    result = run("replay", str(file), typed="b\n")
    assert result.code == 0
    assert result.out.count("0 of ") == 2


def test_a_stopped_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "stopped.txt"
    run("play", "five-towers", "--bots", "greedy", "--seed", "b", typed=f"quit\n{file}\n")
    assert "The match was stopped here, before its end." in run("replay", str(file), "--all").out


def test_a_bad_record(run: Run, file: Path) -> None:
    text = file.read_text("utf-8")
    file.write_text(text.replace("\n0 ", "\n1 ", 1), "utf-8")
    result = run("replay", str(file))
    assert (result.code, result.out) == (1, "")
    assert len(result.err.splitlines()) == 1
    file.write_text(text.partition("\nend:")[0], "utf-8")
    assert "The record has no secret of the luck" in run("replay", str(file)).err
