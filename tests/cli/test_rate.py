"""`pentapolis rate`."""

import json
from pathlib import Path

import pytest

from pentapolis.bots import levels, round_robin
from pentapolis.bots.levels import Level
from pentapolis.bots.ratings import read
from pentapolis.games import game
from tests.cli.command_line import Run


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        levels, "LEVELS", (Level("first", "random"), Level("easy", "careless"), Level("hard", "greedy"))
    )


def line(folder: Path) -> list[str]:
    return ["rate", "five-towers", "--folder", str(folder), "--games", "4", "--other-games", "4", "--cores", "1"]


def test_rate_writes_what_a_game_can_read_and_goes_on_where_it_was(run: Run, tmp_path: Path) -> None:
    result = run(*line(tmp_path), "--json")
    assert (result.code, result.err) == (0, "")
    text = (tmp_path / "five-towers.ratings.json").read_text("utf-8")
    assert result.out == text
    assert [level.id for level in read(game("five-towers"), text).levels] == ["first", "easy", "hard"]
    assert [match["games"] for match in json.loads(text)["matches"]] == [4] * 9
    kept = (tmp_path / "five-towers.jsonl").read_bytes()
    assert run(*line(tmp_path), "--json").out == text
    assert (tmp_path / "five-towers.jsonl").read_bytes() == kept


@pytest.mark.parametrize(
    ("language", "shown"),
    [("en", ("Points", "first game", "6 games are missing")), ("hu", ("Pont", "első játék", "Még 6 játszma hiányzik"))],
)
def test_rate_as_tables(run: Run, tmp_path: Path, language: str, shown: tuple[str, ...]) -> None:
    run(*line(tmp_path))
    more = [*line(tmp_path), "--minutes", "0", "--lang", language]
    assert ("missing" in run(*more).out, "hiányzik" in run(*more).out) == (False, False)
    more[more.index("--games") + 1] = "6"
    (tmp_path / "five-towers.ratings.json").unlink()
    result = run(*more)
    assert (result.code, result.err) == (0, "")
    for words in (*shown, "five-towers.ratings.json"):
        assert words in result.out


@pytest.mark.parametrize(("language", "shown"), [("en", "Iterations"), ("hu", "Iterációk")])
def test_what_time_is_worth(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, shown: str
) -> None:
    monkeypatch.setattr(round_robin, "_ITERATIONS", 1)
    result = run(*line(tmp_path), "--growth", "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert shown in result.out
    assert "10 × 1" in result.out
    assert "…" not in result.out
    growth = json.loads((tmp_path / "five-towers.ratings.json").read_text("utf-8"))["growth"]
    assert [(grown["bot"], grown["times"]) for grown in growth] == [("net-search", times) for times in (10, 30)]
    assert all(grown["milliseconds"] > 0 for grown in growth)


@pytest.mark.parametrize(("language", "told"), [("en", "Too few games"), ("hu", "túl kevés")])
def test_too_few_games(run: Run, tmp_path: Path, language: str, told: str) -> None:
    result = run(*line(tmp_path), "--minutes", "0", "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert told in result.out
    assert json.loads(run(*line(tmp_path), "--minutes", "0", "--json").out)["levels"] == []
    assert not (tmp_path / "five-towers.ratings.json").exists()


@pytest.mark.parametrize(
    "wrong",
    [
        ["rate", "chess", "--folder", "{folder}"],
        ["rate", "five-towers"],
        ["rate", "five-towers", "--folder", "{folder}", "--games", "1"],
        ["rate", "five-towers", "--folder", "{folder}", "--minutes", "soon"],
        ["rate", "five-towers", "--folder", "{folder}", "--cores", "0"],
        ["rate", "five-towers", "--folder", "{folder}/file"],
        ["rate", "five-towers", "--folder", "{folder}/broken"],
    ],
)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_wrong_use(run: Run, tmp_path: Path, wrong: list[str], language: str) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "five-towers.jsonl").write_text("{}\n")
    result = run(*(part.format(folder=tmp_path) for part in wrong), "--lang", language)
    assert (result.code, result.out) == (2, "")
    (told,) = result.err.splitlines()
    assert not told.startswith(("cli.", "problem."))
