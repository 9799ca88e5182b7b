"""`pentapolis arena` and `pentapolis bench`."""

import json

import pytest

from tests.cli.command_line import Run

ARENA = ("arena", "five-towers", "--bots", "greedy,random", "--games", "4")
BENCH = ("bench", "five-towers", "--seconds", "0.1", "--seats", "3")


def test_arena(run: Run) -> None:
    found = json.loads(run(*ARENA, "--json").out)
    assert (found["game"], found["seats"], found["games"]) == ("five-towers", 2, 4)
    assert [bot["bot"] for bot in found["bots"]] == ["greedy", "random"]


@pytest.mark.parametrize(("language", "heading"), [("en", "Mean points"), ("hu", "Átlagpont")])
def test_arena_as_a_table(run: Run, language: str, heading: str) -> None:
    result = run(*ARENA, "--lang", language)
    assert (result.code, result.err) == (0, "")
    assert heading in result.out
    assert "greedy" in result.out


def test_arena_alone(run: Run) -> None:
    line = ("arena", "ginkgopolis", "--seats", "1", "--bots", "greedy", "--games", "3", "--option", "hal=expert")
    found = json.loads(run(*line, "--json").out)
    assert (found["seats"], found["games"], found["options"]) == (1, 3, {"hal": "expert"})
    (bot,) = found["bots"]
    assert (bot["bot"], bot["seats_played"]) == ("greedy", 3)
    assert 0 <= bot["win_low"] <= bot["win_share"] <= bot["win_high"] <= 1
    assert "beat the game’s own opponent" in run(*line).out


def test_bench(run: Run) -> None:
    found = json.loads(run(*BENCH, "--json").out)
    assert (found["game"], found["seats"]) == ("five-towers", 3)
    assert found["decisions_per_second"] > 0
    assert found["evaluation_us"] > 0
    assert found["net_us"] > 0


def test_bench_without_a_net(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.bots.bench.net_of", lambda game: None)
    assert json.loads(run(*BENCH, "--json").out)["net_us"] is None
    assert "–" in run(*BENCH).out


@pytest.mark.parametrize(
    ("language", "headings"), [("en", ("Decisions", "Evaluation")), ("hu", ("Döntés", "Értékelés"))]
)
def test_bench_as_a_table(run: Run, language: str, headings: tuple[str, str]) -> None:
    result = run(*BENCH, "--lang", language)
    assert (result.code, result.err) == (0, "")
    for heading in headings:
        assert heading in result.out
    assert "five-towers" in result.out
    assert "…" not in result.out


def test_bench_with_an_option(run: Run) -> None:
    line = ("bench", "ginkgopolis", "--seats", "2", "--option", "characters=draft", "--seconds", "0.1", "--json")
    assert json.loads(run(*line).out)["decisions_per_second"] > 0


@pytest.mark.parametrize(
    "line",
    [
        "arena five-towers --bots greedy",
        "arena five-towers --bots greedy,greedy",
        "arena five-towers --games 0",
        "arena chess",
        "bench five-towers --seconds 0",
        "bench five-towers --seconds long",
        "bench five-towers --seats 9",
    ],
)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_wrong_use(run: Run, line: str, language: str) -> None:
    result = run(*line.split(), "--lang", language)
    assert (result.code, result.out) == (2, "")
    (told,) = result.err.splitlines()
    assert not told.startswith(("cli.", "problem."))
