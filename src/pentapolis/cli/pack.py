"""`pentapolis pack`."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language


def pack(
    action: Annotated[str, typer.Argument(metavar="check", help="What to do: check.")],
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Packs of cards and the like.")],
    lang: Language = "",
) -> None:
    """Check packs of cards and goals, and tell everything that is wrong with them."""
    import sys

    from pentapolis.cli.terminal import Terminal, printable
    from pentapolis.core.problem import Problem
    from pentapolis.games import game
    from pentapolis.packs import read_pack
    from pentapolis.texts import explain, say

    if action != "check":
        raise Problem("cli.wrong.pack-action", {"action": action})
    terminal = Terminal(lang)
    code = 0
    for file in files:
        try:
            found = read_pack(file)
            title = game(found.game)
            title.check_pack(found)
        except Problem as problem:
            for defect in problem.reasons or [problem]:
                print(printable(f"{file}: {explain(defect, lang)}"), file=sys.stderr)
            code = 1
            continue
        sure = Counter(_confidences(found.content))
        facts = terminal.say(
            "cli.pack.good",
            game=say(f"{title.id}.title", lang),
            id=found.id,
            sure=", ".join(f"{terminal.say(f'cli.pack.{name}')} {count}" for name, count in sure.most_common()),
        )
        terminal.line(f"✓ {printable(str(file))}: {facts}")
    raise typer.Exit(code)


def _confidences(content: object) -> Iterator[str]:
    """Go through what is said about how sure things are, wherever it stands; as a key of the texts."""
    if isinstance(content, dict):
        if isinstance(content.get("confidence"), str):
            yield content["confidence"].replace(" ", "-")
        content = list(content.values())
    if isinstance(content, list):
        for item in content:
            yield from _confidences(item)
