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


@pytest.fixture
def water(tmp_path: Path) -> Path:
    """A folder with a pack of Underwater Cities."""
    text = (files("pentapolis.games.underwater_cities") / "components.json").read_text("utf-8")
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "deep.json").write_text(json.dumps(json.loads(text) | {"name": "deep"}), "utf-8")
    return tmp_path / "packs"


def test_a_pack_of_underwater_cities(run: Run, water: Path) -> None:
    file = water / "deep.json"
    result = run("pack", "check", str(file))
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"✓ {file}: a pack for Underwater Cities, to be chosen as pack=deep@")
    wrong = json.loads(file.read_text("utf-8"))
    wrong["cards"][0]["colour"] = "pink"
    wrong["cards"][1]["effects"][0]["op"] = "eat"
    wrong["cards"].pop()
    file.write_text(json.dumps(wrong), "utf-8")
    english, hungarian = (run("pack", "check", str(file), "--lang", language).err for language in ("en", "hu"))
    assert [line.partition(": ")[2].partition(": ")[0] for line in english.splitlines()] == [
        "cards",
        "cards[1].colour",
        "cards[2].effects[1].op",
    ]
    assert "there are 179, but must be 180" in english
    assert "ezek száma 179, pedig ennyi kell: 180" in hungarian
    assert len(hungarian.splitlines()) == 3


def test_a_game_of_underwater_cities_with_a_pack(water: Path, tmp_path: Path) -> None:
    """Another process verifies the record, but not after the pack was changed."""

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "pentapolis", *arguments, "--lang", "en"]
        environment = {**os.environ, FOLDER: str(water)}
        return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)

    id = run("pack", "check", str(water / "deep.json")).stdout.partition("pack=")[2].partition(". ")[0]
    records = tmp_path / "records"
    game = ["simulate", "underwater-cities", "--games", "1", "--bots", "random", "--records", str(records)]
    assert run(*game, "--option", f"pack={id}").returncode == 0
    (record,) = records.iterdir()
    assert f"option pack: {id}" in record.read_text("utf-8")
    assert "all legal" in run("verify", str(record)).stdout
    other = json.loads((water / "deep.json").read_text("utf-8"))
    other["cards"][0]["confidence"] = "confirmed"
    (water / "deep.json").write_text(json.dumps(other), "utf-8")
    refused = run("verify", str(record))
    assert refused.returncode != 0
    assert id in refused.stderr


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
