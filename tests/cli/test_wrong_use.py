"""Wrong use: exit code 2, and one clear line."""

from pathlib import Path

import pytest

from tests.cli.command_line import Run

WRONG: dict[str, tuple[str, str]] = {
    "castle": ("There is no command “castle”.", "Nincs ilyen parancs: „castle”."),
    "play": ("GAME is missing.", "Ez hiányzik: GAME."),
    "verify": ("FILE… is missing.", "Ez hiányzik: FILE…."),
    "play chess": ("There is no game “chess”.", "Nincs ilyen játék: „chess”."),
    "rules chess": ("There is no game “chess”.", "Nincs ilyen játék: „chess”."),
    "play five-towers --castle": ("There is no option --castle.", "Nincs ilyen kapcsoló: --castle."),
    "play five-towers castle": ("Unexpected argument: “castle”.", "Felesleges argumentum: „castle”."),
    "play five-towers --seats 9": ("This game isn’t for 9 players.", "Ezt a játékot ennyien nem játszhatják: 9."),
    "play five-towers --seats 0": ("This game isn’t for 0 players.", "Ezt a játékot ennyien nem játszhatják: 0."),
    "play five-towers --seats two": ("--seats has to be a whole number.", "Ide egész szám kell: --seats."),
    "play five-towers --bots genius": ("There is no bot “genius”.", "Nincs ilyen gépi játékos: „genius”."),
    "play five-towers --bots search:genius=1": ("The bot “search” has no setting", "Nincs ilyen beállítás: „genius=1”"),
    "play five-towers --bots greedy,greedy,greedy --seats 2": ("There are more bots (3)", "Több a gépi játékos (3)"),
    "play five-towers --bots ,": ("There is no bot “”.", "Nincs ilyen gépi játékos: „”."),
    "play five-towers --record /no/such/folder": ("There is no such folder.", "Nincs ilyen mappa."),
    "play ginkgopolis --option hal": ("written as NAME=VALUE", "NÉV=ÉRTÉK"),
    "play ginkgopolis --option castle=1": ("has no option “castle”", "„castle”"),
    "simulate ginkgopolis --option characters=many": ("can’t be “many”", "„many”"),
    "arena ginkgopolis --seats 2 --option hal=expert --bots greedy,random": ("can’t be “expert”", "„expert”"),
    "bench ginkgopolis --option hal=expert": ("can’t be “expert”", "„expert”"),
    "rules five-towers FT-99": ("There is no rule “FT-99”", "Nincs ilyen szabály: „FT-99”"),
    "simulate five-towers --games 0": ("At least one game", "Legalább egy játszma"),
    "simulate five-towers --games many": ("--games has to be a whole number.", "Ide egész szám kell: --games."),
    "simulate five-towers --json=3": ("The option --json is not used", "Ezt a kapcsolót nem így"),
    "simulate five-towers --records /dev/null/x": ("There is no such folder.", "Nincs ilyen mappa."),
    "verify /no/such/file": ("/no/such/file: There is no such file.", "/no/such/file: Nincs ilyen fájl."),
    "replay /no/such/file": ("/no/such/file: There is no such file.", "/no/such/file: Nincs ilyen fájl."),
    "replay /dev": ("/dev: This is a folder, not a file.", "/dev: Ez mappa, nem fájl."),
}


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("line", WRONG)
def test_wrong_use(run: Run, line: str, language: str) -> None:
    result = run(*line.split(), "--lang", language)
    assert (result.code, result.out) == (2, "")
    (told,) = result.err.splitlines()
    assert WRONG[line][language == "hu"] in told


@pytest.mark.parametrize("line", ["games --lang de", "games --lang=", "games --lang", "--castle", "games --lang hu x"])
def test_wrong_use_of_the_rest(run: Run, line: str) -> None:
    result = run(*line.split())
    if line == "games --lang=":
        assert result.code == 0, "as if it had not been given"
        return
    assert (result.code, result.out) == (2, "")
    assert len(result.err.splitlines()) == 1


def test_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bytes"
    file.write_bytes(b"\xff\xfe\x00")
    result = run("verify", str(file))
    assert (result.code, result.err) == (2, f"{file}: This is no text in UTF-8.\n")


def test_an_existing_file_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine"
    file.write_text("mine")
    result = run("play", "five-towers", "--record", str(file))
    assert (result.code, result.err) == (2, f"{file}: This file exists already.\n")
    assert file.read_text() == "mine"


def test_a_line_is_a_line_whatever_was_typed(run: Run) -> None:
    result = run("rules", "five\ntowers\x1b[31m")
    assert result.code == 2
    known = "five-towers, cloud-city, ginkgopolis, cities, underwater-cities"
    assert result.err == f"There is no game “five towers [31m”. There are: {known}.\n"
