"""The keys of texts that the source asks for."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pentapolis
from pentapolis.games import games
from tests.texts.messages import all_messages

SOURCE = Path(pentapolis.__file__).parent
_OWNERS = sorted({key.partition(".")[0] for key in all_messages("en")})
_KEY = re.compile(rf"({'|'.join(_OWNERS)})(\.[a-z0-9-]+)+")


def _sources() -> list[Path]:
    """The files of the source, without games that aren't registered."""
    known = [game.replace("-", "_") for game in games()]
    return [file for file in sorted(SOURCE.rglob("*.py")) if file.parts[-3] != "games" or file.parts[-2] in known]


def literal_keys() -> dict[str, str]:
    """The keys that stand in the source, with the file that asks for each."""
    found: dict[str, str] = {}
    for file in _sources():
        tree = ast.parse(file.read_text("utf-8"))
        game = file.parent.name.replace("_", "-")
        refusals = [] if game == "core" else _refusals(tree, game)
        for key in [*_constants(tree), *_sums(tree), *refusals]:
            found.setdefault(key, file.name)
    return found


def key_patterns() -> list[re.Pattern[str]]:
    """The keys that the source puts together, as patterns; those that begin with the id of any game are not here."""
    patterns = []
    for file in _sources():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            parts = node.values if isinstance(node, ast.JoinedStr) else []
            texts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in parts]
            if texts and texts[0].partition(".")[0] in _OWNERS:
                patterns.append(re.compile("".join(re.escape(text) or "[a-z-]+" for text in texts)))
    return patterns


def _constants(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _KEY.fullmatch(node.value):
            yield node.value


def _sums(tree: ast.Module) -> Iterator[str]:
    """Keys such as `_KEY + "through"`, where `_KEY` is a constant of the module."""
    names: dict[str, str] = {}
    for node in tree.body:
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(node.value, ast.Constant)
        ):
            names[node.target.id] = str(node.value.value)
    for part in ast.walk(tree):
        if isinstance(part, ast.BinOp) and isinstance(part.left, ast.Name) and isinstance(part.right, ast.Constant):
            key = names.get(part.left.id, "") + str(part.right.value)
            if _KEY.fullmatch(key):
                yield key


def _refusals(tree: ast.Module, game: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            assert isinstance(node.args[1], ast.Constant)
            yield f"{game}.refusal.{node.args[1].value!s}"
