"""The catalogues as the tests see them: all messages, and the arguments of a message."""

import re

from pentapolis.games import games
from pentapolis.texts.catalogues import catalogue

OWNERS = ["shared", *games()]


def all_messages(language: str) -> dict[str, str]:
    return {key: text for owner in OWNERS for key, text in catalogue(owner, language).items()}


def arguments(message: str) -> dict[str, set[str]]:
    """The names of the arguments, each with its uses: `plain`, `number`, `plural`, or the cases of a select."""
    found: dict[str, set[str]] = {}
    _read(message, 0, found)
    return found


def _read(message: str, at: int, found: dict[str, set[str]]) -> int:
    """Read text up to its closing brace, or to the end."""
    while at < len(message) and message[at] != "}":
        at = _argument(message, at + 1, found) if message[at] == "{" else at + 1
    return at


def _argument(message: str, at: int, found: dict[str, set[str]]) -> int:
    head = re.compile(r"(\w+)(?:, *(\w+))?").match(message, at)
    assert head, message[at:]
    name, kind = head[1], head[2] or "plain"
    uses = found.setdefault(name, set())
    at = head.end()
    if kind not in ("plural", "select"):
        uses.add(kind)
        return message.index("}", at) + 1
    cases = set()
    while message[at] != "}":
        case = re.compile(r"[ ,]*(=?\w+) *{").match(message, at)
        assert case, message[at:]
        cases.add(case[1])
        at = _read(message, case.end(), found) + 1
    uses.add("plural" if kind == "plural" else f"select {sorted(cases)}")
    return at + 1
