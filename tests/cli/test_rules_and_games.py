"""`pentapolis rules`, `pentapolis games` and the version."""

import pytest

import pentapolis
from pentapolis.cli import COMMANDS
from pentapolis.core import state
from tests.cli.command_line import Run


def test_all_rules(run: Run) -> None:
    english, hungarian = run("rules", "five-towers"), run("rules", "five-towers", "--lang", "hu")
    assert english.code == hungarian.code == 0
    assert "FT-5.4" in english.out
    assert "Whoever has the most points wins." in english.out
    assert "Az nyer, akinek a legtöbb pontja van." in hungarian.out


def test_one_rule(run: Run) -> None:
    result = run("rules", "five-towers", "FT-5.4")
    assert result.code == 0
    assert result.out.startswith("FT-5.4 Whoever has the most points wins.")
    assert len(result.out.splitlines()) == 2


def test_the_language_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert "Az nyer" in run("rules", "five-towers", "FT-5.4").out
    assert (
        run("rules", "chess").err
        == "Nincs ilyen játék: „chess”. Ezek vannak: five-towers, cloud-city, ginkgopolis, cities, underwater-cities.\n"
    )
    monkeypatch.setenv("LANGUAGE", "de:en")
    assert "Whoever" in run("rules", "five-towers", "FT-5.4").out
    assert "Az nyer" in run("rules", "five-towers", "FT-5.4", "--lang", "hu").out


def test_games(run: Run) -> None:
    result = run("games")
    assert result.code == 0
    rows = [line.split() for line in result.out.splitlines()]
    assert ["five-towers", "5", "Towers", "2–5"] in [row[:4] for row in rows]
    assert "Öt torony" in run("games", "--lang=hu").out


def test_the_version(run: Run) -> None:
    compiled = "pure" if str(state.__file__).endswith(".py") else "compiled"
    assert run("--version").out == f"pentapolis {pentapolis.__version__} ({compiled})\n"
    assert pentapolis.__version__.count(".") == 2


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    overview = run("--help")
    assert overview.code == 0
    assert f"│ {command} " in overview.out
    result = run(command, "--help")
    assert (result.code, result.err) == (0, "")
    assert f"pentapolis {command}" in result.out
    assert run(command, "-h").out == result.out


def test_help_is_what_comes_without_a_command(run: Run) -> None:
    assert run() == run("--help")


def test_there_is_no_such_attribute() -> None:
    with pytest.raises(AttributeError):
        _ = pentapolis.nonsense
