"""`pentapolis replay`."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")],
    everything: Annotated[bool, typer.Option("--all", help="Print the whole log without stopping.")] = False,
    lang: Language = "",
) -> None:
    """Step through a recorded game."""
    from pentapolis.cli.record_file import load_record
    from pentapolis.cli.reel import Reel
    from pentapolis.cli.terminal import Terminal

    reel = Reel(load_record(file), Terminal(lang))
    if everything:
        reel.print_all()
    else:
        reel.step_through()
