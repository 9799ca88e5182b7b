"""A command line to run in the same process."""

import io

import pytest

from pentapolis.cli import main
from tests.cli.command_line import Result, Run


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody watches, 80 columns, and the locale says nothing."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def run_it(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as exit:
            main(arguments)
        out, err = capsys.readouterr()
        assert isinstance(exit.value.code, int)
        return Result(exit.value.code, out, err)

    return run_it
