"""Write web/src/protocol.ts: the server's messages, and of every game what goes over the wire, as TypeScript types.

What is printed on the components of a game goes to its folder of the page as `printed.json`.
"""

import argparse
import dataclasses
import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec

from pentapolis.core.actions import Choice, Field, Json
from pentapolis.core.agenda import AgendaGame
from pentapolis.core.events import Event
from pentapolis.core.game import Game
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import Cause, Decision, View
from pentapolis.games import GAMES
from pentapolis.server import protocol

PACKAGE = "pentapolis.games."
SOURCES = Path(__file__).parent.parent / "web" / "src"
HEAD = "// Written by tools/page_types.py from the Python side: change it there.\n"
SHARED = (ScoreSheet, Cause, Decision)  # by the views of all games
ALIASES = {"Action": protocol.Action, "Change": protocol.Change}
FEW_NAMES = 12  # of an action's field; more of them are a string
WORDS: dict[tuple[object, ...], str] = {}  # the sets of words that the game that is written names
BASIC = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}


def type_name(kind: type) -> str:
    """Return the name of a type; what belongs to a game begins with its title, since games have the same words."""
    parts = kind.__module__.split(".")
    title = "".join(word.capitalize() for word in parts[2].split("_")) if parts[:2] == ["pentapolis", "games"] else ""
    return kind.__name__ if kind.__name__.startswith(title) else title + kind.__name__


def alias_of(hint: object) -> str | None:
    """Return the name that a type has over there, if it has one."""
    named = (*ALIASES.items(), ("Action", dict[str, Json]))
    return next((name for name, known in named if hint == known), None)


def type_text(hint: object) -> str:
    """Return a Python type as TypeScript."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if (name := alias_of(hint)) is not None:
        return name
    if hint is typing.Any:
        return "unknown"
    if isinstance(hint, type) and hint in BASIC:
        return BASIC[hint]
    if origin is typing.Annotated:
        return type_text(arguments[0])
    if origin is typing.Literal:
        return literals(arguments)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(dict.fromkeys(type_text(argument) for argument in arguments))
    if origin is list or (origin is tuple and arguments[1:] == (...,)):
        item = type_text(arguments[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(type_text(argument) for argument in arguments)}]"
    if origin is dict:
        return f"Record<{type_text(arguments[0])}, {type_text(arguments[1])}>"
    if inspect.isclass(hint):
        return type_name(hint)
    raise TypeError(f"{hint} can't be written in TypeScript")


def literals(values: Iterable[object]) -> str:
    """Return a union of values, by its name if the game has one for it."""
    if (name := WORDS.get(tuple(values))) is not None:
        return name
    return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)


def interface(name: str, doc: str | None, fields: dict[str, str], base: str = "") -> str:
    """Return an interface with a comment."""
    comment = f"/** {' '.join(inspect.cleandoc(doc).split())} */\n" if doc else ""
    body = "".join(f"  {field}: {text};\n" for field, text in fields.items())
    return f"{comment}export interface {name}{f' extends {base}' if base else ''} {{\n{body}}}\n"


def message(struct: type[msgspec.Struct]) -> str:
    """Return a message; what has a default may be left out by the client, while the server always sends it."""
    config = struct.__struct_config__
    hints = typing.get_type_hints(struct, include_extras=True)
    from_client = issubclass(struct, FROM_CLIENT)
    fields = {} if config.tag is None else {"type": f'"{config.tag}"'}
    for field in msgspec.structs.fields(struct):
        fields[f"{field.name}?" if from_client and not field.required else field.name] = type_text(hints[field.name])
    return interface(struct.__name__, struct.__doc__, fields)


def plain(kind: type, base: str = "") -> str:
    """Return a dataclass, without the fields of its base."""
    hints = typing.get_type_hints(kind)
    own = [field.name for field in dataclasses.fields(kind) if not base or field.name in kind.__annotations__]
    return interface(type_name(kind), kind.__doc__, {name: type_text(hints[name]) for name in own}, base)


def union(name: str, members: object) -> str:
    """Return a union of messages, told apart by `type`."""
    names = " | ".join(member.__name__ for member in typing.get_args(members))
    return f"export type {name} = {names};\n"


def alias(name: str, hint: object) -> str:
    """Return a type that has a name of its own."""
    kind, doc = typing.get_args(hint)
    return f"/** {doc[0].upper()}{doc[1:]}. */\nexport type {name} = {type_text(kind)};\n"


FROM_CLIENT = (*typing.get_args(protocol.FromClient), protocol.NewTable, protocol.WantedSeat, protocol.Rename)


def structs() -> list[type[msgspec.Struct]]:
    """Return the messages in the order in which the protocol has them."""
    found = [value for value in vars(protocol).values() if inspect.isclass(value)]
    return [value for value in found if issubclass(value, protocol.Message) and value is not protocol.Message]


def parts(kind: type) -> list[type]:
    """Return the dataclasses that the fields of a dataclass hold."""
    found: list[type] = []
    waiting = list(typing.get_type_hints(kind).values())
    while waiting:
        hint = waiting.pop()
        waiting += typing.get_args(hint)
        if inspect.isclass(hint) and dataclasses.is_dataclass(hint) and hint not in found and hint not in SHARED:
            found.append(hint)
            waiting += typing.get_type_hints(hint).values()
    return found


def words_of(game: Game, title: str) -> list[str]:
    """Return the sets of words of a game's modules as types, listed where Python lists them; `WORDS` has them then."""
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith(f"{PACKAGE}{folder(game)}.")]
    found = {name: value for module in modules for name, value in vars(module).items()}
    WORDS.clear()
    lines = []
    for name, value in found.items():
        if typing.get_origin(value) is typing.Literal:
            words = typing.get_args(value)
            listed = next((list_name for list_name, one in found.items() if one == words and list_name[0] != "_"), None)
            text = literals(words)
            if listed is not None:
                constant = f"{folder(game)}_{listed}".upper()
                lines.append(f"export const {constant} = {json.dumps(words)} as const;")
                text = f"(typeof {constant})[number]"
            WORDS[words] = f"{title}{name.removeprefix(title)}"
            lines.append(f"export type {WORDS[words]} = {text};\n")
    return lines


def folder(game: Game) -> str:
    """Return the name of a game's package."""
    return game.id.replace("-", "_")


def field_text(field: Field) -> str:
    """Return the type of an action's field; a few names are told one by one."""
    if isinstance(field, Choice) and field.size <= FEW_NAMES:
        return literals(field.names)
    return {int: "number", str: "string", list: "number[]"}[type(field.json(0))]


def action_types(title: str, game: Game) -> list[str]:
    """Return the actions of a game, told apart by `kind`, and the names of its decisions."""
    kinds = []
    for kind in game.space.kinds:
        fields = "".join(f"; {field.name}: {field_text(field)}" for field in kind.fields)
        kinds.append(f'\n  | {{ kind: "{kind.name}"{fields} }}')
    lines = [f"export type {title}Action ={''.join(kinds)};\n"]
    if isinstance(game, AgendaGame):
        names = dict.fromkeys(step.name for step in game.steps.steps if step.asks)
        lines.append(f"export type {title}Decision = {literals(names)};\n")
    return lines


def event_types(game: Game) -> list[type[Event]]:
    """Return the events of a game."""
    module = import_module(f"pentapolis.games.{folder(game)}.events")
    found = [value for value in vars(module).values() if inspect.isclass(value) and issubclass(value, Event)]
    return [value for value in found if value.__module__ == module.__name__]


def ghosts_of(game: Game) -> list[type]:
    """Return the type of a game's ghosts, if it has any."""
    name = f"pentapolis.games.{folder(game)}.ghosts"
    if find_spec(name) is None:
        return []
    found = [value for value in vars(import_module(name)).values() if inspect.isclass(value)]
    return [value for value in found if value.__name__.endswith("Ghosts")]


def printed_of(game: Game) -> dict[str, object]:
    """Return what is printed on a game's components, by their names; nothing if the page needs none of it."""
    name = f"pentapolis.games.{folder(game)}.printed"
    return {} if find_spec(name) is None else dict(import_module(name).PRINTED)


def cards_of(view_module: types.ModuleType) -> list[type]:
    """Return the type of what is printed on the cards of a pack, if views name such cards."""
    return [value for name, value in vars(view_module).items() if name.endswith("Printed") and inspect.isclass(value)]


def component(hint: object) -> str | None:
    """Return what the texts call the components that a field holds, one or a list; None if it holds none."""
    found = [one for one in (hint, *typing.get_args(hint)) if inspect.isclass(one) and dataclasses.is_dataclass(one)]
    return found[0].__name__.lower() if found else None


def components() -> str:
    """Return a table: which components the fields of events hold, by game, event and field."""
    table: dict[str, dict[str, dict[str, str]]] = {}
    for game in GAMES:
        table[game.id] = {}
        for event in event_types(game):
            hints = typing.get_type_hints(event)
            held = {field.name: component(hints[field.name]) for field in dataclasses.fields(event)}
            known = {name: kind for name, kind in held.items() if kind is not None}
            if known:
                table[game.id][event.__name__.lower()] = known
    comment = "/** The components that the fields of events hold, by game, event and field, as the texts call them. */"
    kind = "Readonly<Record<string, Record<string, Record<string, string>>>>"
    return f"{comment}\nexport const COMPONENTS: {kind} = {json.dumps(table, indent=2)};\n"


def game_types(game: Game) -> list[str]:
    """Return the actions, the view, the components, the ghosts and the events of a game."""
    view_module = import_module(f"pentapolis.games.{folder(game)}.view")
    view = next(
        value
        for value in vars(view_module).values()
        if inspect.isclass(value) and issubclass(value, View) and value is not View
    )
    events, ghosts = event_types(game), ghosts_of(game)
    found: list[type] = [type(one) for one in list(printed_of(game).values())[:1] if dataclasses.is_dataclass(one)]
    cards = cards_of(view_module)
    for kind in [view, *cards, *ghosts, *events]:
        found += [part for part in parts(kind) if part not in found]
    title = view.__name__.removesuffix("View")
    lines = words_of(game, title)
    lines += action_types(title, game)
    lines += [*(plain(part) for part in found), plain(view, "View"), *(plain(kind) for kind in [*cards, *ghosts])]
    for event in events:
        hints = typing.get_type_hints(event)
        fields = {field.name: type_text(hints[field.name]) for field in dataclasses.fields(event)}
        text = "{ " + " ".join(f"{name}: {kind};" for name, kind in fields.items()) + " }"
        name = f"{title}{event.__name__}"
        lines.append(interface(name, event.__doc__, {"name": f'"{event.__name__.lower()}"', "fields": text}))
    lines.append(f"export type {title}Event = {' | '.join(f'{title}{event.__name__}' for event in events)};\n")
    return lines


def written() -> dict[Path, str]:
    """Return all files."""
    blocks = [HEAD, *(alias(name, hint) for name, hint in ALIASES.items()), *(message(struct) for struct in structs())]
    blocks += [union("FromClient", protocol.FromClient), union("FromServer", protocol.FromServer)]
    blocks += [plain(kind) for kind in (*SHARED, View)]
    for game in GAMES:
        blocks += game_types(game)
    blocks.append(components())
    files = {SOURCES / "protocol.ts": "\n".join(blocks)}
    for game in GAMES:
        if printed := printed_of(game):
            text = json.dumps(msgspec.to_builtins(printed), separators=(",", ":"))
            files[SOURCES / "games" / game.id / "printed.json"] = f"{text}\n"
    return files


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is out of date")
    check = parser.parse_args().check
    for target, text in written().items():
        if not check:
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            sys.exit(f"{target.name} is out of date: run `make types`")


if __name__ == "__main__":
    main()
