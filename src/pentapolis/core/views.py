"""What a seat may know, in a form that can go to clients; and where every component is, and for whose eyes."""

import dataclasses
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from pentapolis.core.problem import Params
from pentapolis.core.scores import ScoreSheet

Plain: TypeAlias = Any  # what JSON can hold

_FIELDS: Final[dict[type, list[str]]] = {}  # looked up once for each dataclass


@dataclass(frozen=True)
class Cause:
    """What a player would name as the reason of a decision: a card, a slot, a building."""

    kind: str
    id: int | str


@dataclass(frozen=True)
class Decision:
    """What is decided now: its name in the texts, its rule, what its sentences need, and why, from the outside in."""

    kind: str
    rule: str
    params: Params
    why: list[Cause]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class View:
    """What every view has; a game's own view is a frozen dataclass that adds its board."""

    seat: int | None
    seats: int
    to_act: list[int]
    over: bool
    scores: list[ScoreSheet]
    decision: Decision | None


class Zone:
    """A place that holds components: their ids in order, and a bitmask of the seats that may see which they are."""

    def __init__(self, name: str, items: list[int], seen_by: int) -> None:
        """Name the zone, its contents and its audience (`NOBODY`, `EVERYBODY` of events, or a mask of seats)."""
        self.name = name
        self.items = items
        self.seen_by = seen_by


def plain(value: object) -> Plain:
    """Return a view, an event or a part of one as dicts, lists, strings and numbers, ready for JSON."""
    if value is None or isinstance(value, int | str):  # first, since most are
        return value
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {name: plain(getattr(value, name)) for name in _names_of_fields(type(value))}
    return value


def _names_of_fields(kind: type) -> list[str]:
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = [field.name for field in dataclasses.fields(kind)]
    return names
