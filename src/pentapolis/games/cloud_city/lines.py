"""The lines of a description, read word by word."""

from typing import Final

from pentapolis.core.position import read_lines, read_number
from pentapolis.core.problem import Params, Problem
from pentapolis.games.cloud_city.tiles import NAMES

_KEY: Final = "cloud-city.position."


class Lines:
    """Values by their keys; whatever is wrong with them is collected in `problems`."""

    def __init__(self, text: str, keys: tuple[str, ...], problems: list[Problem]) -> None:
        """Read a description that may have these keys."""
        self.problems = problems
        self.values = read_lines(_in_one_line(text), keys, self.problems)

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """Return the number of a line."""
        return read_number(self.values.get(key, str(default)), low, high, key, self.problems)

    def tiles(self, key: str) -> list[int]:
        """Return the tiles of a line."""
        return self.numbers(key, NAMES)

    def numbers(self, key: str, allowed: tuple[str, ...]) -> list[int]:
        """Return the places of the words of a line among those that are allowed."""
        return [allowed.index(word) for word in self.words(key, allowed)]

    def words(self, key: str, allowed: tuple[str, ...]) -> list[str]:
        """Return the words of a line as far as they are allowed; others are a problem, told once."""
        words = self.parts(key)
        for word in words:
            if word not in allowed:
                params: Params = {"key": key, "found": word, "allowed": ", ".join(allowed)}
                self.problems.append(Problem(_KEY + "word", params))
        known = [word for word in words if word in allowed]
        self.values[key] = ", ".join(known)
        return known

    def parts(self, key: str) -> list[str]:
        """Return what stands between the commas of a line."""
        return [part.strip() for part in self.values.get(key, "").split(",") if part.strip()]


def _in_one_line(text: str) -> str:
    """Put the rows of a drawn city behind its key, with slashes between."""
    lines: list[str] = []
    for line in text.splitlines():
        words = line.partition("#")[0].strip()
        if words and ":" not in words and lines and lines[-1].startswith("city "):
            lines[-1] += ("" if lines[-1].endswith(":") else "/") + words
        elif words:
            lines.append(words)
    return "\n".join(lines)
