"""The rulebooks, taken apart into chapters and numbered rules."""

import re
from functools import cache

from pentapolis.games import game
from pentapolis.server.problems import NoRulebook
from pentapolis.server.protocol import Rule, RuleBook, RuleChapter
from pentapolis.texts import LANGUAGES, rulebook


@cache
def rule_book(game_id: str, language: str) -> RuleBook:
    """Return the rules of a game in a language."""
    game(game_id)
    if language not in LANGUAGES:
        raise NoRulebook(game_id)
    title, introduction = "", list[str]()
    chapters: list[RuleChapter] = []
    for line in rulebook(game_id, language).splitlines():
        rule = re.match(r"- \*\*([0-9A-Z.-]+)\*\* (.*)", line)
        if line.startswith("# "):
            title = line[2:]
        elif line.startswith("## "):
            chapters.append(RuleChapter(line[3:], []))
        elif rule:
            chapters[-1].rules.append(Rule(rule[1], rule[2]))
        elif chapters and chapters[-1].rules and line.strip():  # a rule that goes on in further lines
            last = chapters[-1].rules.pop()
            chapters[-1].rules.append(Rule(last.number, f"{last.text}\n{line}"))
        elif not chapters and line.strip():
            introduction.append(line)
    return RuleBook(title, "\n".join(introduction), chapters)
