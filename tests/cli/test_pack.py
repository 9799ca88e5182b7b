"""`pentapolis pack`, and packs in a folder."""

import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from pentapolis.packs import FOLDER
from tests.cli.command_line import Run


def content() -> Any:
    return json.loads((files("pentapolis.games.cities") / "standard.json").read_text("utf-8")) | {"name": "mine"}


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.json"
    file.write_text(json.dumps(content()), "utf-8")
    return file


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    wrong = content()
    wrong["cards"][0]["points"] = 0
    wrong["cards"][1]["colour"] = "pink"
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(wrong), "utf-8")
    return file


def test_a_good_pack(run: Run, good: Path) -> None:
    result = run("pack", "check", str(good))
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"✓ {good}: a pack for Cities, to be chosen as pack=mine@")
    assert "reconstructed 42, single source 11, confirmed 2, inferred 1" in result.out


def test_every_defect_has_a_line(run: Run, bad: Path, good: Path) -> None:
    result = run("pack", "check", str(bad), str(good))
    assert result.code == 1
    assert [line.partition(": ")[2] for line in result.err.splitlines()] == [
        "cards[1].points: a number from 1 to 20 belongs here.",
        "cards[2].colour: this means nothing here. Possible are: name, id, points, every, per, confidence.",
    ]
    assert result.out.count("✓") == 1
    assert "ide 1 és 20 közötti szám való" in run("pack", "check", str(bad), "--lang", "hu").err


def test_what_is_no_pack(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.json").write_text("{\n,", "utf-8")
    (tmp_path / "other.json").write_text('{"game": "chess", "name": "mine"}', "utf-8")
    (tmp_path / "large.json").write_text(" " * 2_000_000, "utf-8")
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe")
    said = run(
        "pack", "check", *(str(tmp_path / f"{name}.json") for name in ("broken", "other", "large", "binary", "none"))
    )
    assert said.code == 1
    lines = said.err.splitlines()
    assert len(lines) == 5
    for line, part in zip(
        lines, ("line 2", "no game “chess”", "too large", "can’t be read", "can’t be read"), strict=True
    ):
        assert part in line


def test_an_unknown_action(run: Run, good: Path) -> None:
    result = run("pack", "eat", str(good))
    assert result.code == 2
    assert "pentapolis pack check FILE" in result.err


def test_packs_of_a_folder_can_be_played(good: Path, bad: Path, tmp_path: Path) -> None:
    """Every process offers them: a game is recorded, and another process verifies it; a defective one is told of."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pentapolis", *arguments, "--lang", "en"]
        environment = {**os.environ, FOLDER: str(good.parent)}
        return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)

    checked = run("pack", "check", str(good))
    id = checked.stdout.partition("pack=")[2].partition(". ")[0]
    assert f"{bad}: 2 things are wrong with this pack." in checked.stderr
    records = tmp_path / "records"
    option = f"pack={id}"
    played = run(
        "simulate", "cities", "--games", "1", "--bots", "random", "--option", option, "--records", str(records)
    )
    assert played.returncode == 0
    (record,) = records.iterdir()
    assert f"option pack: {id}" in record.read_text("utf-8")
    assert "all legal" in run("verify", str(record)).stdout
