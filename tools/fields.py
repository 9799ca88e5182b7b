"""Write what follows from the declared fields of a class: slots, constructor, clone, pack, unpack and who sees what.

    python tools/fields.py            writes it into the sources
    python tools/fields.py --check    fails if a source differs from what would be written

A class asks for it by two comments, between which everything is written. A field is an annotated line of the class:
`hand: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), OWNER]` (see `core/fields.py`). What is written depends
on how the class is used: a state has the arguments of `AgendaState` first; the class derived from it, which has no
fields of its own, gets clone and unpack; an object of a list is cloned, a value never is.
"""

import ast
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BEGIN = "# Written by `make fields` from the declared fields."
END = "# End of what `make fields` writes."
STATE = "AgendaState"
AUDIENCES = ("PUBLIC", "OWNER", "MEMORY", "HIDDEN")


@dataclass
class Field:
    """A declared field."""

    name: str
    type: str
    kind: str  # UpTo, Items, …
    arguments: list[str]
    in_place: bool
    audience: str

    @property
    def element(self) -> str:
        """The class of a list's elements, or of the value itself."""
        return self.type.removeprefix("list[").removesuffix("]")

    def copied(self) -> str:
        """The field of a clone."""
        if self.kind == "Objects":
            return f"[item.clone() for item in self.{self.name}]"
        return f"self.{self.name}[:]" if self.in_place else f"self.{self.name}"

    def packed(self) -> list[str]:
        """The statements that append it to `out`."""
        mine = f"self.{self.name}"
        if self.kind in ("UpTo", "Mask"):
            return [f"out.append({mine})"]
        if self.kind == "Items":
            return [f"out.append(len({mine}))", f"out += {mine}"]
        if self.kind in ("Value", "PileOf"):
            return [f"{mine}.pack(out)"]
        if self.kind == "Values":
            return [f"out.append(len({mine}))", *self._each_packed()]
        if self.kind == "Objects":
            return self._each_packed()
        return []

    def _each_packed(self) -> list[str]:
        item = self.element.lower()  # of its own for each class: one name has one type
        return [f"for {item} in self.{self.name}:", f"    {item}.pack(out)"]

    def unpacked(self) -> str:
        """The expression that reads it back."""
        bounds = ", ".join(self.arguments)
        readers = {
            "UpTo": f"reader.number({bounds})",
            "Mask": f"reader.number((1 << {bounds}) - 1)",
            "Items": f"reader.numbers({bounds})",
            "PileOf": f"Pile.unpack(reader, {bounds})",
            "Value": f"{self.element}.unpack(reader)",
            "Values": f"[{self.element}.unpack(reader) for _ in range(reader.number({bounds}))]",
            "Objects": f"[{self.element}.unpack(reader) for _ in range(game.places(seats))]",
        }
        return readers.get(self.kind, bounds)  # Derived names what stands there at first

    def declared(self) -> str:
        """How it was declared, as a `Declared`."""
        kind = f"{self.kind}({', '.join(self.arguments)})"
        return f"{self.name!r}: Declared({kind!r}, {self.audience})".replace("'", '"')


@dataclass
class Class:
    """A class that asks for its code."""

    path: Path
    name: str
    bases: list[str]
    fields: list[Field]
    lines: tuple[int, int]  # of the two comments, counted from 0
    indent: str = "    "
    used_as: set[str] = field(default_factory=set)


def read_classes(path: Path) -> list[Class]:
    """Return the classes of a file that ask for their code."""
    text = path.read_text(encoding="utf-8")
    if BEGIN not in text:
        return []
    lines = text.split("\n")
    found = []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.ClassDef):
            continue
        begin = [number for number in range(node.lineno, len(lines)) if lines[number].strip() == BEGIN]
        end = [number for number in range(node.lineno, len(lines)) if lines[number].strip() == END]
        if begin and end and end[0] <= max(node.end_lineno or 0, end[0]) and _is_within(node, begin[0], text):
            fields = [made for item in node.body if isinstance(item, ast.AnnAssign) and (made := _field(item))]
            bases = [ast.unparse(base) for base in node.bases]
            found.append(Class(path, node.name, bases, fields, (begin[0], end[0])))
    return found


def _is_within(node: ast.ClassDef, line: int, text: str) -> bool:
    """Whether a line belongs to a class: no other top-level statement begins before it."""
    later = [other.lineno for other in ast.parse(text).body if other.lineno > node.lineno]
    return not later or line < min(later) - 1


def _field(item: ast.AnnAssign) -> Field | None:
    annotation = item.annotation
    if not isinstance(item.target, ast.Name) or not isinstance(annotation, ast.Subscript):
        return None
    if ast.unparse(annotation.value) != "Annotated" or not isinstance(annotation.slice, ast.Tuple):
        return None
    type_, *marks = annotation.slice.elts
    calls = [mark for mark in marks if isinstance(mark, ast.Call)]
    kinds = [call for call in calls if ast.unparse(call.func) != "InPlace"]
    names = [ast.unparse(mark) for mark in marks if isinstance(mark, ast.Name)]
    if len(kinds) != 1 or len(names) > 1 or not set(names) <= set(AUDIENCES):
        raise SystemExit(f"line {item.lineno}: a field has one way of packing and at most one audience")
    return Field(
        name=item.target.id,
        type=ast.unparse(type_),
        kind=ast.unparse(kinds[0].func),
        arguments=[ast.unparse(argument) for argument in kinds[0].args],
        in_place=len(calls) > len(kinds),
        audience=(names or ["HIDDEN"])[0],
    )


def write_class(made: Class, known: dict[str, Class]) -> list[str]:
    """Return the code of a class."""
    if not made.fields:
        return _state_leaf(made, known[made.bases[0]])
    is_state = made.bases[:1] == [STATE]
    names = [item.name for item in made.fields]
    code = [f"__slots__ = ({', '.join(map(repr, sorted(names)))},)", ""]
    code += _constructor(made, is_state)
    if "Objects" in made.used_as:
        arguments = ", ".join(item.copied() for item in made.fields)
        code += [
            f'def clone(self) -> "{made.name}":',
            '    """Return a copy."""',
            f"    return {made.name}({arguments})",
            "",
        ]
    packing = [f"    {line}" for item in made.fields for line in item.packed()] or ["    pass"]
    verb = "pack_fields" if is_state else "pack"
    code += [f"def {verb}(self, out: list[int]) -> None:", '    """Append all fields as numbers."""', *packing, ""]
    if not is_state:
        arguments = ", ".join(item.unpacked() for item in made.fields)
        code += ["@staticmethod", f'def unpack(reader: Reader) -> "{made.name}":', '    """Read what `pack` wrote."""']
        code += [f"    return {made.name}({arguments})", ""]
    if is_state or "Objects" in made.used_as:
        code += [
            "@staticmethod",
            "def declared() -> dict[str, Declared]:",
            '    """Return how each field was declared."""',
        ]
        code += [f"    return {{{', '.join(item.declared() for item in made.fields)}}}", ""]
    return code


def _constructor(made: Class, is_state: bool) -> list[str]:
    arguments = ", ".join(f"{item.name}: {item.type}" for item in made.fields)
    if is_state:
        arguments = (
            f"game: Game, seats: int, options: Options, agenda: Frame | None, offer: list[int], turn: int, {arguments}"
        )
    code = [f"def __init__(self, {arguments}) -> None:", '    """Take every field."""']
    if is_state:
        code.append("    super().__init__(game, seats, options, agenda, offer, turn)")
    return [*code, *(f"    self.{item.name}: {item.type} = {item.name}" for item in made.fields), ""]


def _state_leaf(made: Class, table: Class) -> list[str]:
    copied = ", ".join(item.copied() for item in table.fields)
    unpacked = ", ".join(item.unpacked() for item in table.fields)
    state = "self.game, self.seats, self.options, self.agenda, self.offer, self.turn"
    return [
        "__slots__ = ()",
        "",
        f'def clone(self) -> "{made.name}":',
        '    """Return an independent copy."""',
        f"    return {made.name}({state}, {copied})",
        "",
        "@staticmethod",
        f'def unpack(game: AgendaGame, seats: int, options: Options, reader: Reader) -> "{made.name}":',
        '    """Read what `pack` wrote, but for the agenda."""',
        f"    return {made.name}(game, seats, options, None, NOTHING, reader.number(game.places(seats)), {unpacked})",
        "",
    ]


def rewritten(path: Path, classes: list[Class], known: dict[str, Class]) -> str:
    """Return a file with the code of its classes."""
    lines = path.read_text(encoding="utf-8").split("\n")
    for made in sorted(classes, key=lambda made: -made.lines[0]):
        begin, end = made.lines
        lines[begin + 1 : end] = ["", *(made.indent + line if line else "" for line in write_class(made, known))]
    ruff = Path(sys.executable).parent / "ruff"
    command = [str(ruff), "format", "-q", "--stdin-filename", str(path), "-"]
    return subprocess.run(command, input="\n".join(lines), capture_output=True, text=True, check=True).stdout


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Write or check all files; return the exit code."""
    code = 0
    for folder in sorted(
        {path.parent for path in [*root.glob("src/pentapolis/games/*/*.py"), *root.glob("tests/toy/**/*.py")]}
    ):
        classes = [made for path in sorted(folder.glob("*.py")) for made in read_classes(path)]
        known = {made.name: made for made in classes}
        for made in classes:
            for item in made.fields:
                if item.element in known:
                    known[item.element].used_as.add(item.kind)
        for path in sorted({made.path for made in classes}):
            text = rewritten(path, [made for made in classes if made.path == path], known)
            if text == path.read_text(encoding="utf-8"):
                continue
            if "--check" in arguments:
                print(f"{path.relative_to(root)} differs from what `make fields` writes", file=sys.stderr)
                code = 1
            else:
                path.write_text(text, encoding="utf-8")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
