"""Records in files."""

from pathlib import Path

from pentapolis.core.problem import Problem
from pentapolis.core.record import Record, parse_record
from pentapolis.games import game


def load_record(file: Path) -> Record:
    """Return the record in a file."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise Problem("cli.wrong.file", {"file": str(file), "why": "encoding"}) from error
    except (OSError, ValueError) as error:
        raise unusable(file, error) from error
    return parse_record(text, game)


def check_new_file(file: Path) -> None:
    """Refuse a name under which no record could be saved later."""
    if file.exists():
        raise Problem("cli.wrong.file", {"file": str(file), "why": "exists"})
    if not file.absolute().parent.is_dir():
        raise Problem("cli.wrong.file", {"file": str(file), "why": "folder"})


def save_record(record: Record, file: Path) -> None:
    """Write a record into a file that doesn't exist yet."""
    try:
        with file.open("x", encoding="utf-8", newline="\n") as out:
            out.write(record.text())
    except (OSError, ValueError) as error:
        raise unusable(file, error) from error


def unusable(file: Path, error: Exception) -> Problem:
    """Return what is wrong with a file that can't be read or written."""
    reasons: dict[type[Exception], str] = {
        FileNotFoundError: "missing",
        FileExistsError: "exists",
        IsADirectoryError: "directory",
        NotADirectoryError: "folder",
        PermissionError: "permission",
    }
    return Problem("cli.wrong.file", {"file": str(file), "why": reasons.get(type(error), "other")})
