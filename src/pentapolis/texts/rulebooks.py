"""The rules of a game as a text of numbered rules."""

import re

from pentapolis.core.problem import Problem
from pentapolis.texts.catalogues import game_folder


def rulebook(game_id: str, language: str) -> str:
    """Return all rules, in Markdown."""
    file = game_folder(game_id) / f"rules.{language}.md"
    if not file.is_file():
        raise Problem("problem.rulebook", {"game": game_id})
    return file.read_text("utf-8")


def rule(game_id: str, number: str, language: str) -> str:
    """Return one rule, in Markdown; its number may be given as `FT-3.3` or as `3.3`."""
    for line in rulebook(game_id, language).splitlines():
        found = re.match(r"- (\*\*([A-Z]+-)([0-9A-Z.]+)\*\* .*)", line)
        if found and number.upper() in (found[2] + found[3], found[3]):
            return found[1]
    raise Problem("problem.rule", {"rule": number, "game": game_id})
