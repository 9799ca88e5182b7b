"""The action space of a game: named kinds with small fields, from which come numbers, texts, JSON and masks."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import TypeAlias

from pentapolis.core.problem import MalformedAction

Json: TypeAlias = int | str | list[int]


class Field:
    """One part of an action, a whole number from 0 to `size` − 1 inside, something readable outside."""

    def __init__(self, name: str, size: int) -> None:
        """Name the field and say how many values it has."""
        self.name = name
        self.size = size

    def text(self, value: int) -> str:
        """Return the value as it stands in an action's text."""
        raise NotImplementedError

    def parse(self, token: str) -> int:
        """Return the value that `token` stands for, or −1."""
        for value in range(self.size):
            if self.text(value) == token:
                return value
        return -1

    def json(self, value: int) -> Json:
        """Return the value as it stands in an action's JSON."""
        return self.text(value)

    def allowed(self) -> str:
        """Return what may stand here, for a message."""
        return ", ".join(self.text(value) for value in range(self.size))


class Number(Field):
    """A number from `low` to `high`."""

    def __init__(self, name: str, low: int, high: int) -> None:
        """Name the field and its bounds."""
        super().__init__(name, high - low + 1)
        self.low = low

    def text(self, value: int) -> str:
        """Return the number in digits."""
        return str(self.low + value)

    def json(self, value: int) -> Json:
        """Return the number."""
        return self.low + value

    def allowed(self) -> str:
        """Return the bounds."""
        return f"{self.low}–{self.low + self.size - 1}"


class Choice(Field):
    """One of several names."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        """Name the field and its values."""
        super().__init__(name, len(names))
        self.names = tuple(names)

    def text(self, value: int) -> str:
        """Return the name."""
        return self.names[value]


class Subset(Field):
    """Any of the places 1 to `places`, as a bitmask inside and as `1,3,4` outside."""

    def __init__(self, name: str, places: int) -> None:
        """Name the field and the number of places."""
        super().__init__(name, 1 << places)
        self.places = places

    def members(self, value: int) -> list[int]:
        """Return the places in the mask, counted from 1."""
        return [place + 1 for place in range(self.places) if value >> place & 1]

    def text(self, value: int) -> str:
        """Return the places, separated by commas."""
        return ",".join(str(place) for place in self.members(value)) or "none"

    def json(self, value: int) -> Json:
        """Return the list of places."""
        return self.members(value)

    def allowed(self) -> str:
        """Return an example."""
        return f"1–{self.places} (1,{self.places})"


class Kind:
    """A kind of action: its name and fields; its actions are the numbers from `first` on."""

    def __init__(self, name: str, *fields: Field) -> None:
        """Name the kind and its fields."""
        self.name = name
        self.fields = fields
        self.first = 0
        self.size = 1
        for field in fields:
            self.size *= field.size

    def usage(self) -> str:
        """Return the form of its text, such as `bid <cards>`."""
        return " ".join([self.name, *(f"<{field.name}>" for field in self.fields)])


class ActionSpace:
    """All actions of a game as the numbers 0 to `size` − 1."""

    def __init__(self, *kinds: Kind) -> None:
        """Lay the kinds one after another."""
        self.kinds = kinds
        self.size = 0
        self._by_name: dict[str, Kind] = {}
        self._firsts: list[int] = []
        for kind in kinds:
            kind.first = self.size
            self._firsts.append(self.size)
            self.size += kind.size
            self._by_name[kind.name] = kind

    def first(self, name: str) -> int:
        """Return the first number of the kind `name`."""
        return self._by_name[name].first

    def size_of(self, name: str) -> int:
        """Return how many actions of the kind `name` there are."""
        return self._by_name[name].size

    def all(self, name: str) -> range:
        """Return all actions of the kind `name`."""
        kind = self._by_name[name]
        return range(kind.first, kind.first + kind.size)

    def kind_of(self, action: int) -> Kind:
        """Return the kind of an action."""
        if not 0 <= action < self.size:
            raise MalformedAction("problem.action-number", {"action": str(action), "most": self.size - 1})
        return self.kinds[bisect_right(self._firsts, action) - 1]

    def split(self, action: int) -> tuple[Kind, list[int]]:
        """Return the kind of an action and the inner values of its fields."""
        kind = self.kind_of(action)
        rest = action - kind.first
        values = [0] * len(kind.fields)
        for i in range(len(kind.fields) - 1, -1, -1):
            values[i] = rest % kind.fields[i].size
            rest //= kind.fields[i].size
        return kind, values

    def text(self, action: int) -> str:
        """Return the canonical text of an action, which `parse` reads back."""
        kind, values = self.split(action)
        return " ".join([kind.name, *(f.text(v) for f, v in zip(kind.fields, values, strict=True))])

    def parse(self, text: str) -> int:
        """Return the action that `text` stands for."""
        words = text.split()
        kind = self._kind(words[0] if words else "")
        if len(words) - 1 != len(kind.fields):
            raise MalformedAction("problem.action-form", {"text": text, "form": kind.usage()})
        return self._join(kind, [field.parse(word) for field, word in zip(kind.fields, words[1:], strict=True)], text)

    def to_json(self, action: int) -> dict[str, Json]:
        """Return an action as a JSON object: its kind and its fields by name."""
        kind, values = self.split(action)
        result: dict[str, Json] = {"kind": kind.name}
        for field, value in zip(kind.fields, values, strict=True):
            result[field.name] = field.json(value)
        return result

    def from_json(self, data: Mapping[str, object]) -> int:
        """Return the action that a JSON object stands for."""
        kind = self._kind(data.get("kind"))
        if set(data) != {"kind", *(field.name for field in kind.fields)}:
            raise MalformedAction("problem.action-form", {"text": str(dict(data)), "form": kind.usage()})
        values: list[int] = []
        for field in kind.fields:
            values.append(_value_of(field, data[field.name]))
        return self._join(kind, values, str(dict(data)))

    def mask(self, actions: Sequence[int]) -> bytes:
        """Return one byte for every action of the space, 1 where it is among `actions`."""
        flags = bytearray(self.size)
        for action in actions:
            flags[action] = 1
        return bytes(flags)

    def _kind(self, name: object) -> Kind:
        if not isinstance(name, str) or name not in self._by_name:
            raise MalformedAction("problem.action-kind", {"kind": str(name), "allowed": ", ".join(self._by_name)})
        return self._by_name[name]

    def _join(self, kind: Kind, values: Sequence[int], source: str) -> int:
        action = 0
        for field, value in zip(kind.fields, values, strict=True):
            if value < 0:
                params: dict[str, int | str] = {"text": source, "field": field.name, "allowed": field.allowed()}
                raise MalformedAction("problem.action-field", params)
            action = action * field.size + value
        return kind.first + action


def _value_of(field: Field, given: object) -> int:
    """Return the value that stands for itself in JSON as `given`, or −1; 1.0 and true are not 1."""
    parts = given if isinstance(given, list) else [given]
    if any(type(part) not in (int, str) for part in parts):
        return -1
    for value in range(field.size):
        if field.json(value) == given:
            return value
    return -1
