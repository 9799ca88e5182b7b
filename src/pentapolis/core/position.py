"""Descriptions of positions: lines of `key: value`, which each game reads in its own words."""

from collections.abc import Sequence

from pentapolis.core.problem import Problem


def read_lines(description: str, known: Sequence[str], problems: list[Problem]) -> dict[str, str]:
    """Return the values by key, `#` starting a comment; what is wrong with a line is added to `problems`."""
    values: dict[str, str] = {}
    for line in description.splitlines():
        text = line.partition("#")[0].strip()
        if not text:
            continue
        key, colon, value = (part.strip() for part in text.partition(":"))
        if not colon:
            problems.append(Problem("problem.position-line", {"line": text}))
        elif key not in known:
            problems.append(Problem("problem.position-key", {"key": key, "allowed": ", ".join(known)}))
        elif key in values:
            problems.append(Problem("problem.position-twice", {"key": key}))
        else:
            values[key] = value
    return values


def read_number(text: str, low: int, high: int, key: str, problems: list[Problem]) -> int:
    """Return the number in `text`, or `low` and one more problem if it isn't one from `low` to `high`."""
    if text.isascii() and text.isdigit() and len(text) <= 6 and low <= int(text) <= high:
        return int(text)
    problems.append(Problem("problem.position-number", {"key": key, "found": text, "low": low, "high": high}))
    return low
