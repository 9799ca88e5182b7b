"""`pentapolis backup`."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import DataFolder


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy, which doesn't exist yet.")],
    data: DataFolder = None,
    lang: Language = "",
) -> None:
    """Copy all games of a server into one file; the server may run meanwhile."""
    from pentapolis.cli.record_file import check_new_file
    from pentapolis.cli.terminal import Terminal
    from pentapolis.server.backups import back_up
    from pentapolis.server.data_folder import DATABASE, data_folder

    check_new_file(file)
    contents = back_up((data or data_folder()) / DATABASE, file)
    terminal = Terminal(lang)
    terminal.line(terminal.say("cli.backup.done", tables=contents.tables, entries=contents.entries, file=str(file)))
