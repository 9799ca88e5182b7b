"""What has changed from one view to another, so that a client that has the first need not be sent all of the second."""

from typing import TypeAlias

from pentapolis.core.views import Plain

Path: TypeAlias = list[int | str]
Change: TypeAlias = tuple[Path, Plain]  # where something else is now, by keys and places from the outside in, and what


def changes(before: Plain, after: Plain) -> list[Change]:
    """Return what turns one value of JSON into another; a list of another length is replaced as a whole."""
    found: list[Change] = []
    _collect(before, after, [], found)
    return found


def _collect(before: Plain, after: Plain, path: Path, found: list[Change]) -> None:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            _collect(before[key], value, [*path, key], found)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place, value in enumerate(after):
            _collect(before[place], value, [*path, place], found)
    elif type(before) is not type(after) or before != after:  # 1 is not true
        found.append((path, after))
