"""Check that every name of an engine's module is `Final`: mypyc looks others up in a dictionary, each time."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ENGINE: Final = [Path("src/pentapolis") / part for part in ("core", "games", "bots")]
CONSTANT: Final = ("Final", "TypeAlias")


def variables(code: str) -> Iterator[tuple[int, str]]:
    """Go through the names that a module binds and may bind again: the line, and the name or what it is part of."""
    pending: list[ast.AST] = [ast.parse(code)]
    while pending:
        node = pending.pop()
        match node:
            case ast.AnnAssign(annotation=ast.Name(kind) | ast.Subscript(value=ast.Name(kind))) if kind in CONSTANT:
                pass
            case ast.AnnAssign(target=target) | ast.AugAssign(target=target) | ast.NamedExpr(target=target):
                yield node.lineno, ast.unparse(target)
            case ast.Assign(value=ast.Call(func=ast.Name("TypeVar"))):
                pass  # mypy wants it bare
            case ast.Assign():
                yield node.lineno, ", ".join(ast.unparse(target) for target in node.targets)
            case ast.For(target=target) | ast.withitem(optional_vars=ast.expr() as target):
                yield target.lineno, ast.unparse(target)
                pending += ast.iter_child_nodes(node)
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() | ast.Lambda():
                pass
            case _:
                pending += ast.iter_child_nodes(node)


def main() -> None:
    files = sorted(file for folder in ENGINE for file in folder.rglob("*.py"))
    found = [
        f"{file}:{line}: {name} is not Final" for file in files for line, name in variables(file.read_text("utf-8"))
    ]
    print("\n".join(found) or f"All names of {len(files)} modules are constants.")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
