"""The contract of a game: a title that describes itself and makes its first state."""

import itertools
import json
from collections.abc import Iterator
from typing import TypeAlias

from mypy_extensions import mypyc_attr

from pentapolis.core.actions import ActionSpace
from pentapolis.core.events import Event
from pentapolis.core.json_data import JsonObject
from pentapolis.core.luck import Luck
from pentapolis.core.net import Inputs
from pentapolis.core.packs import OPTION, Pack
from pentapolis.core.problem import BadOption, BadPack, BadState, Problem
from pentapolis.core.state import State

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = dict[str, OptionValue]


class Option:
    """A choice that is made before the game, for all seats; the first of its values is the default."""

    def __init__(self, name: str, *values: OptionValue, newer: bool = False) -> None:
        """Name the option and its values, and whether there are records that are older than it."""
        self.name = name
        self.values = values
        self.newer = newer


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A title: its id, seats, options, rules version and action space, and how it begins."""

    def __init__(
        self,
        id: str,
        rules_version: int,
        seat_counts: tuple[int, ...],
        space: ActionSpace,
        options: tuple[Option, ...] = (),
    ) -> None:
        """Describe the title."""
        self.id = id
        self.rules_version = rules_version
        self.seat_counts = seat_counts
        self.space = space
        self.options = options
        self.inputs = Inputs((), ())  # what `State.net_inputs` tells
        self.has_long_turns = False  # turns of many decisions, which bots think of as a whole (`State.midway`)
        self.foresight = 2  # stretches that a race plays on (`State.stretch`)
        self.overlooked = 0.34  # the share of what could be done that the careless overlook: so the careful win 3 of 4
        self.packs: dict[str, object] = {}  # the content of those that were added, by id
        self.format: str = ""  # of packed states: another one means that they can't be read

    def allowed(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """Return the values of an option that so many seats may choose, the default first."""
        return option.values

    def read_pack(self, data: JsonObject) -> object:
        """Return what a pack holds for this game; defects are noted in `data`. A game without packs takes none."""
        raise BadPack("problem.pack-game", {"game": self.id})

    def check_pack(self, pack: Pack) -> object:
        """Return what a pack holds for this game, or raise BadPack with every defect."""
        problems: list[Problem] = []
        data = JsonObject(pack.content, "", problems)
        data.word("game", (self.id,))
        data.text("name")
        content = self.read_pack(data)
        data.end()
        if problems:
            raise BadPack("problem.pack", {"count": len(problems)}, problems)
        return content

    def add_pack(self, pack: Pack) -> None:
        """Offer a pack as a value of the option that chooses one; raise BadPack with every defect."""
        self.packs[pack.id] = self.check_pack(pack)
        for option in self.options:
            if option.name == OPTION and pack.id not in option.values:
                option.values = (*option.values, pack.id)

    def printed(self, pack: str) -> object:
        """Return what is printed on the cards of a pack, or of the game's own: views only name them."""
        raise BadPack("problem.pack-game", {"game": self.id})

    def variants(self) -> Iterator[tuple[int, Options]]:
        """Go through every seat count with every choice of options."""
        for seats in self.seat_counts:
            names = [option.name for option in self.options]
            for values in itertools.product(*(self.allowed(option, seats) for option in self.options)):
                yield seats, dict(zip(names, values, strict=True))

    def check(self, seats: int, options: Options) -> Options:
        """Return all options with their values, the defaults filled in; refuse a wrong seat count or option."""
        if type(seats) is not int or seats not in self.seat_counts:
            raise BadOption("problem.seats", {"seats": str(seats), "allowed": _names(self.seat_counts)})
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption("problem.option-name", {"option": name, "allowed": _names(tuple(known)) or "–"})
        checked: Options = {}
        for option in self.options:
            values = self.allowed(option, seats)
            given = options.get(option.name, values[0])
            if not any(type(given) is type(value) and given == value for value in values):
                params: dict[str, int | str] = {"option": option.name, "value": str(given), "allowed": _names(values)}
                raise BadOption("problem.option-value", params)
            checked[option.name] = given
        return checked

    def told(self, seats: int, options: Options) -> Options:
        """Return the options that a record names: newer ones only if they have another value than the default."""
        silent = [option.name for option in self.options if option.newer]
        defaults = self.check(seats, {})
        return {name: value for name, value in options.items() if name not in silent or value != defaults[name]}

    def setup(self, seats: int, luck: Luck, events: list[Event] | None = None, **options: OptionValue) -> State:
        """Return the first state; raises BadOption listing the allowed values for a wrong seat count or option."""
        return self.begin(seats, self.check(seats, options), luck, events)

    def begin(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> State:
        """Return the first state for a checked seat count and checked options."""
        raise NotImplementedError

    def position(self, description: str, luck: Luck | None = None) -> State:
        """Return the state that a short human-written description tells of; what is left out has its default.

        What stays hidden, such as the order of a pile, is drawn with `luck`. An impossible position is refused with
        every reason at once.
        """
        raise NotImplementedError

    def components(self, seats: int, options: Options) -> list[int]:
        """Return the ids of all components in the game; the zones of a state hold exactly these, always."""
        raise NotImplementedError

    def unpack(self, seats: int, options: Options, numbers: list[int]) -> State:
        """Return the state that `State.pack` gave `numbers` for, or raise BadState if none could have."""
        raise NotImplementedError

    def restore(self, text: str) -> State:
        """Return the state that `State.serialise` wrote as `text`."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadState("problem.state-form") from error
        if not isinstance(data, dict) or set(data) != {"game", "format", "rules", "seats", "options", "state"}:
            raise BadState("problem.state-form")
        if data["game"] != self.id:
            raise BadState("problem.state-game", {"found": str(data["game"]), "game": self.id})
        if type(data["rules"]) is not int or data["rules"] != self.rules_version:
            raise BadState("problem.rules-version", {"found": str(data["rules"]), "known": self.rules_version})
        if data["format"] != self.format:
            raise BadState("problem.state-format")
        numbers, options = data["state"], data["options"]
        if not isinstance(options, dict) or not isinstance(numbers, list) or any(type(n) is not int for n in numbers):
            raise BadState("problem.state-form")
        seats = data["seats"]
        if type(seats) is not int:
            raise BadOption("problem.seats", {"seats": str(seats), "allowed": _names(self.seat_counts)})
        known = {name: value if isinstance(value, int | str) else repr(value) for name, value in options.items()}
        return self.unpack(seats, self.check(seats, known), numbers)


def _names(values: tuple[object, ...]) -> str:
    return ", ".join(str(value) for value in values)
