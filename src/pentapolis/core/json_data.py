"""Reading data that people write as JSON: every defect is told, with the place where it is."""

from typing import Final

from pentapolis.core.problem import Problem

MOST_TEXT: Final = 80  # characters of a text
MANY: Final = 10**6


class JsonObject:
    """An object of JSON, read key by key. What is wrong is collected in `problems`, and something harmless returned."""

    def __init__(self, value: object, path: str, problems: list[Problem]) -> None:
        """Begin to read what stands at `path` (nothing: the whole file)."""
        self.path: Final = path
        self.problems: Final = problems
        self._values: dict[object, object] = value if isinstance(value, dict) else {}
        self._is_read = isinstance(value, dict)
        self._known: list[str] = []
        if not self._is_read:
            problems.append(Problem("problem.data-object", {"path": path or "–"}))

    def has(self, key: str) -> bool:
        """Whether the object has that key."""
        self._known.append(key)
        return key in self._values

    def text(self, key: str) -> str:
        """Return a short text."""
        found = self._value(key)
        if isinstance(found, str) and len(found.strip()) > 0 and len(found) <= MOST_TEXT:
            return found
        self._complain(key, "problem.data-text", {"most": MOST_TEXT})
        return ""

    def number(self, key: str, low: int, high: int) -> int:
        """Return a number from `low` to `high`."""
        found = self._value(key)
        if type(found) is int and low <= found <= high:
            return found
        self._complain(key, "problem.data-number", {"low": low, "high": high})
        return low

    def number_or(self, key: str, default: int, low: int, high: int) -> int:
        """Return a number, or the default if the key is left out."""
        return self.number(key, low, high) if self.has(key) else default

    def numbers(self, key: str, count: int, low: int, high: int) -> list[int]:
        """Return a list of exactly so many numbers from `low` to `high`."""
        found = self._value(key)
        if isinstance(found, list) and len(found) == count and all(type(n) is int and low <= n <= high for n in found):
            return found[:]
        self._complain(key, "problem.data-numbers", {"count": count, "low": low, "high": high})
        return [low] * count

    def flag(self, key: str) -> bool:
        """Return true or false."""
        found = self._value(key)
        if not isinstance(found, bool):
            self._complain(key, "problem.data-flag", {})
        return found is True

    def word(self, key: str, allowed: tuple[str, ...]) -> str:
        """Return one of the allowed words."""
        found = self._value(key)
        if isinstance(found, str) and found in allowed:
            return found
        self._complain(key, "problem.data-word", {"allowed": ", ".join(allowed)})
        return allowed[0]

    def words(self, key: str, allowed: tuple[str, ...]) -> list[str]:
        """Return a list of different allowed words, at least one, in the order of the allowed ones."""
        found = self._value(key)
        if isinstance(found, list) and found:
            known = [word for word in allowed if word in found]
            if len(known) == len(found):
                return known
        self._complain(key, "problem.data-words", {"allowed": ", ".join(allowed)})
        return [allowed[0]]

    def named(self, most: dict[str, int]) -> dict[str, int]:
        """Return all keys as names with amounts, each from 1 to the most of its name."""
        found = {name: self.number(name, 1, most[name]) for name in most if self.has(name)}
        self.end()
        return found

    def amounts(self, key: str, most: dict[str, int]) -> dict[str, int]:
        """Return an object of amounts by name."""
        return self.part(key).named(most)

    def some(self, key: str, most: dict[str, int]) -> dict[str, int]:
        """Return amounts of at least one thing."""
        before = len(self.problems)
        found = self.amounts(key, most)
        if not found and len(self.problems) == before:
            self.blame(key, "problem.data-some", {"allowed": ", ".join(most)})
        return found

    def part(self, key: str) -> "JsonObject":
        """Return an object within this one."""
        found = self._value(key)
        if isinstance(found, dict):
            return JsonObject(found, self._place(key), self.problems)
        self._complain(key, "problem.data-object", {})
        nothing = JsonObject({}, self._place(key), self.problems)
        nothing._is_read = False
        return nothing

    def parts(self, key: str, least: int = 0, most: int = MANY) -> list["JsonObject"]:
        """Return a list of objects, from `least` to `most` of them."""
        return self._objects(self._items(key, least, most), self._place(key))

    def part_lists(self, key: str, least: int, most: int, each: int) -> list[list["JsonObject"]]:
        """Return a list of lists of objects, each with 1 to `each` of them."""
        found: list[list[JsonObject]] = []
        for number, items in enumerate(self._items(key, least, most), start=1):
            place = f"{self._place(key)}[{number}]"
            if isinstance(items, list) and 1 <= len(items) <= each:
                found.append(self._objects(items, place))
            else:
                self.problems.append(Problem("problem.data-list-of", {"path": place, "least": 1, "most": each}))
        return found

    def number_lists(self, key: str, count: int, low: int, high: int) -> list[list[int]]:
        """Return a list of lists, each of exactly so many numbers from `low` to `high`."""
        found: list[list[int]] = []
        for number, items in enumerate(self._items(key, 1, MANY), start=1):
            if (
                isinstance(items, list)
                and len(items) == count
                and all(type(item) is int and low <= item <= high for item in items)
            ):
                found.append(items[:])
            else:
                params: dict[str, int | str] = {"count": count, "low": low, "high": high}
                place = f"{self._place(key)}[{number}]"
                self.problems.append(Problem("problem.data-numbers", {"path": place, **params}))
        return found

    def different(self, key: str, ids: list[str]) -> None:
        """Note every id that two items of the list under a key have."""
        for id in sorted({id for id in ids if ids.count(id) > 1}):
            self.blame(key, "problem.data-twice", {"id": id})

    def fixed(self, key: str, value: object) -> None:
        """Note it if what stands under a key is anything but this."""
        if self._value(key) != value:
            self._complain(key, "problem.data-fixed", {})

    def _items(self, key: str, least: int, most: int) -> list[object]:
        found = self._value(key)
        if not isinstance(found, list):
            self._complain(key, "problem.data-list", {})
            return []
        if not least <= len(found) <= most:
            if least == most:
                self.blame(key, "problem.data-count", {"found": len(found), "wanted": least})
            else:
                self.blame(key, "problem.data-list-of", {"least": least, "most": most})
        return found

    def _objects(self, items: list[object], place: str) -> list["JsonObject"]:
        return [JsonObject(item, f"{place}[{number}]", self.problems) for number, item in enumerate(items, start=1)]

    def blame(self, key: str, problem: str, params: dict[str, int | str]) -> None:
        """Note another defect of what stands under a key."""
        self.problems.append(Problem(problem, {"path": self._place(key), **params}))

    def end(self) -> None:
        """Note every key that nobody asked for."""
        for key in self._values:
            if key not in self._known:
                self.blame(str(key), "problem.data-key", {"allowed": ", ".join(dict.fromkeys(self._known))})

    def _value(self, key: str) -> object:
        self._known.append(key)
        return self._values.get(key)

    def _complain(self, key: str, problem: str, params: dict[str, int | str]) -> None:
        """Note a defect; what is missing says so, but not of an object that isn't one."""
        if key in self._values:
            self.blame(key, problem, params)
        elif self._is_read:
            self.blame(key, "problem.data-missing", {})

    def _place(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key
