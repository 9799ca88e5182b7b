"""Writes docs/rule-tests.md: every numbered rule of every game, and the tests that are named after it.

With --check nothing is written; a rule without a test, a test of an unknown rule, rules that differ between the
languages or a page that is out of date are told, and the exit code is 1.
"""

import argparse
import ast
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from pentapolis.games import games

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path("docs") / "rule-tests.md"
FIRST_WORDS = 12

_RULE = re.compile(r"- \*\*([A-Z]+-[E0-9.]+)\*\* (.+)")
_NAMED_AFTER_RULE = re.compile(r"test_([a-z]+)_(\d+_\d+|e\d+)(?:_|$)")


class RuleSource(NamedTuple):
    """Where the rules of a game are written down."""

    game: str
    english: Path
    hungarian: Path

    @classmethod
    def of(cls, game: str, root: Path = ROOT) -> "RuleSource":
        """Return the files of the game with that id."""
        folder = root / "src" / "pentapolis" / "games" / game.replace("-", "_")
        return cls(game, folder / "rules.en.md", folder / "rules.hu.md")


class NamedTest(NamedTuple):
    """A test that is named after a rule."""

    rule: str
    file: str
    name: str


def rules_of(file: Path) -> dict[str, str]:
    """Return the numbered rules of a page with their texts, in order."""
    matches = (_RULE.fullmatch(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {match[1]: match[2] for match in matches if match}


def rule_of(test: str) -> str | None:
    """Return the rule that a test is named after: FT-1.5 for `test_ft_1_5_nine`, FT-E1 for `test_ft_e1_six`."""
    match = _NAMED_AFTER_RULE.match(test)
    if match is None:
        return None
    return f"{match[1]}-{match[2].replace('_', '.')}".upper()


def tests_in(root: Path) -> list[NamedTest]:
    """Return all tests under `tests` that are named after a rule, by file and in their order there."""
    found = []
    for file in sorted((root / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                rule = rule_of(node.name)
                if rule is not None:
                    found.append((node.lineno, NamedTest(rule, file.relative_to(root).as_posix(), node.name)))
    return [test for _, test in sorted(found, key=lambda item: (item[1].file, item[0]))]


def defects(sources: Sequence[RuleSource], tests: Sequence[NamedTest]) -> list[str]:
    """Return what is wrong between rules and tests, a line each."""
    known: dict[str, str] = {}
    found = []
    for source in sources:
        english, hungarian = rules_of(source.english), rules_of(source.hungarian)
        if not english:
            found.append(f"{source.game}: rules.en.md has no numbered rules")
        found += [f"{rule}: in rules.en.md, but not in rules.hu.md" for rule in english if rule not in hungarian]
        found += [f"{rule}: in rules.hu.md, but not in rules.en.md" for rule in hungarian if rule not in english]
        if set(english) == set(hungarian) and list(english) != list(hungarian):
            found.append(f"{source.game}: rules.en.md and rules.hu.md have the rules in different orders")
        known |= english
    tested = {test.rule for test in tests}
    found += [f"{rule}: no test is named after this rule" for rule in known if rule not in tested]
    prefixes = {rule.partition("-")[0] for rule in known}
    found += [
        f"{test.file}: {test.name} names {test.rule}, which is no rule"
        for test in tests
        if test.rule not in known and test.rule.partition("-")[0] in prefixes
    ]
    return found


def page(sources: Sequence[RuleSource], tests: Sequence[NamedTest]) -> str:
    """Return the text of the page."""
    lines = ["# Rules and their tests", "", "Written by `make docs`: change the rules or the tests, not this page."]
    for source in sources:
        lines += ["", f"## {source.game}", "", "| rule | says | tests |", "|---|---|---|"]
        for rule, text in rules_of(source.english).items():
            named = [f"[`{test.name}`](../{test.file})" for test in tests if test.rule == rule]
            lines.append(f"| {rule} | {_first_words(text)} | {'<br>'.join(named) or '–'} |")
    return "\n".join(lines) + "\n"


def _first_words(text: str) -> str:
    words = text.replace("*", "").replace("|", "/").split()
    return " ".join(words[:FIRST_WORDS]) + (" …" if len(words) > FIRST_WORDS else "")


def main(arguments: Sequence[str], root: Path = ROOT, titles: Sequence[str] | None = None) -> int:
    """Write the page, or check everything; return the exit code."""
    parser = argparse.ArgumentParser(description="Write the table of rules and their tests.")
    parser.add_argument("--check", action="store_true", help="write nothing; tell what is wrong")
    check = parser.parse_args(arguments).check
    sources = [RuleSource.of(game, root) for game in (games() if titles is None else titles)]
    tests = tests_in(root)
    text, file = page(sources, tests), root / PAGE
    if not check:
        file.write_text(text, encoding="utf-8")
        return 0
    found = defects(sources, tests)
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        found.append(f"{PAGE.as_posix()} is out of date: run `make docs`")
    for line in found:
        print(line, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
