"""`pentapolis simulate`."""

import json
from pathlib import Path

from pentapolis.core.record import parse_record, verify
from pentapolis.games import game
from tests.cli.command_line import Run

ARGUMENTS = ("simulate", "five-towers", "--games", "5", "--bots", "greedy,random", "--seats", "3", "--seed", "s")


def test_a_table_and_lines(run: Run) -> None:
    result = run(*ARGUMENTS)
    assert (result.code, result.err) == (0, "")
    rows = [line.split("│")[1:-1] for line in result.out.splitlines() if line.startswith("│")]
    assert [[cell.strip() for cell in row[:2]] for row in rows] == [["0", "greedy"], ["1", "random"], ["2", "greedy"]]
    assert "5 games in " in result.out
    assert "with the seed “s”." in result.out
    assert "5 játszma, " in run(*ARGUMENTS, "--lang", "hu").out


def test_json(run: Run) -> None:
    result = run(*ARGUMENTS, "--json")
    found = json.loads(result.out)
    assert (found["game"], found["seed"], found["games"]) == ("five-towers", "s", 5)
    assert [seat["bot"] for seat in found["seats"]] == ["greedy", "random", "greedy"]
    assert sum(seat["wins"] for seat in found["seats"]) == 5
    assert found["decisions"]["least"] <= found["decisions"]["mean"] <= found["decisions"]["most"]
    again = json.loads(run(*ARGUMENTS, "--json").out)
    assert found | {"seconds": 0} == again | {"seconds": 0}, "the same seed is the same games"
    other = json.loads(run(*ARGUMENTS[:-1], "other", "--json").out)
    assert other["seats"] != found["seats"]


def test_a_seed_is_found_if_none_is_given(run: Run) -> None:
    first = json.loads(run(*ARGUMENTS[:-2], "--json").out)
    again = json.loads(run(*ARGUMENTS[:-1], first["seed"], "--json").out)
    assert first["seats"] == again["seats"]


def test_records(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    found = json.loads(run(*ARGUMENTS, "--json", "--records", str(folder)).out)
    records = [parse_record(file.read_text("utf-8"), game) for file in sorted(folder.iterdir())]
    assert len(records) == 5
    for record in records:
        verify(record)
    assert sum(record.totals[0] for record in records) == 5 * found["seats"][0]["mean"]
    again = run(*ARGUMENTS, "--records", str(folder))
    assert again.code == 2
    assert again.err == f"{folder}/five-towers-00001.txt: This file exists already.\n"
