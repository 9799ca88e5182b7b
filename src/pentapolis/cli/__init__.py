"""The command line: each command is a function in the file of its name."""

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

COMMANDS: Final = (
    "serve",
    "backup",
    "restore",
    "play",
    "rules",
    "replay",
    "verify",
    "pack",
    "simulate",
    "arena",
    "rate",
    "train",
    "bench",
    "games",
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line and exit."""
    from pentapolis.cli.application import run

    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that the terminal doesn't have is no failure
    try:
        code = run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)
