"""`pentapolis restore`."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import DataFolder


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy that `pentapolis backup` made.")],
    data: DataFolder = None,
    lang: Language = "",
) -> None:
    """Put the games of a copy in the place of a server's, and check them; the server must not run."""
    from pentapolis.cli.terminal import Terminal
    from pentapolis.server import backups
    from pentapolis.server.data_folder import DATABASE, data_folder

    restored = backups.restore(file, (data or data_folder()) / DATABASE)
    terminal = Terminal(lang)
    terminal.line(terminal.say("cli.restore.done", tables=restored.contents.tables, entries=restored.contents.entries))
    if restored.kept is not None:
        terminal.line(terminal.say("cli.restore.kept", file=str(restored.kept)))
