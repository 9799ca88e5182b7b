"""The commands as one application, and what becomes of its failures."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated

import typer

from pentapolis.cli import COMMANDS
from pentapolis.cli.language import language_in
from pentapolis.cli.terminal import printable
from pentapolis.cli.wrong_use import as_problem
from pentapolis.core.problem import BadRecord, Problem
from pentapolis.packs import unusable
from pentapolis.texts import explain

_WRONG_USE = 2
_BAD_FILE = 1
_INTERRUPTED = 130


def run(arguments: Sequence[str]) -> int:
    """Run a command; return the exit code. Whatever is wrong is told in one line."""
    arguments = arguments or ["--help"]
    for file, problem in unusable.items():
        print(printable(f"{file}: {explain(problem, language_in(arguments))}"), file=sys.stderr)
    try:
        return _application(arguments)(arguments, prog_name="pentapolis", standalone_mode=False) or 0
    except BadRecord as problem:
        return _fail(problem, arguments, _BAD_FILE)
    except Problem as problem:
        return _fail(problem, arguments, _WRONG_USE)
    except typer.TyperException as wrong:
        return _fail(as_problem(wrong), arguments, _WRONG_USE)
    except (typer.Abort, KeyboardInterrupt):
        return _INTERRUPTED


def _fail(problem: Problem, arguments: Sequence[str], code: int) -> int:
    print(printable(explain(problem, language_in(arguments))), file=sys.stderr)
    return code


def _application(arguments: Sequence[str]) -> typer.Typer:
    """Only the command that is wanted is imported, or all of them for the help."""
    first = arguments[0]
    if first not in COMMANDS and not first.startswith("-"):
        raise Problem("cli.wrong.command", {"command": first, "allowed": ", ".join(COMMANDS)})
    app = typer.Typer(
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_begin)
    for name in [first] if first in COMMANDS else COMMANDS:
        app.command(name)(getattr(import_module(f"pentapolis.cli.{name}"), name))
    return app


def _say_version(wanted: bool) -> None:
    if wanted:
        print(_version())
        raise typer.Exit


def _begin(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_say_version,
            is_eager=True,
            help="Say the version, and whether the engine is compiled.",
        ),
    ] = False,
) -> None:
    """Five city-building board games: play against bots, replay and verify games, read the rules."""


def _version() -> str:
    import pentapolis
    from pentapolis.core import state

    engine = "pure" if str(state.__file__).endswith(".py") else "compiled"
    return f"pentapolis {pentapolis.__version__} ({engine})"
