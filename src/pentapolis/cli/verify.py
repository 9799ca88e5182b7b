"""`pentapolis verify`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language


def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records of games.")],
    lang: Language = "",
) -> None:
    """Play recorded games again, strictly, and check every action, every shuffle and the points."""
    from pentapolis.cli.record_file import load_record
    from pentapolis.cli.terminal import Terminal, printable
    from pentapolis.core import record
    from pentapolis.core.problem import BadRecord, Problem
    from pentapolis.texts import explain, say

    terminal = Terminal(lang)
    code = 0
    for file in files:
        try:
            found = load_record(file)
            record.verify(found)
        except Problem as problem:
            named = "" if problem.key == "cli.wrong.file" else f"{file}: "
            print(printable(named + explain(problem, lang)), file=sys.stderr)
            code = max(code, 1 if isinstance(problem, BadRecord) else 2)
            continue
        facts = terminal.say(
            "cli.verify.good",
            game=say(f"{found.game.id}.title", lang),
            players=", ".join(map(printable, found.players)) or str(found.seats),
            actions=len(found.actions),
            over=str(bool(found.totals)).lower(),
            totals=", ".join(map(str, found.totals)),
            hash=found.luck_hash,
            shared=str(found.parts is not None).lower(),
            parts=sum(part != record.SERVER for part in found.parts or []),
            hindsight=str(any(undone.hindsight for undone in found.undone)).lower(),
        )
        terminal.line(f"✓ {printable(str(file))}: {facts}")
    raise typer.Exit(code)
