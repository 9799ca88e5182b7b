"""Cards, slots, metropolises and contracts: what is printed on them, of the game itself or of a pack.

`component_reader.py` reads them from data.
"""

from typing import TYPE_CHECKING, Any, Final, TypeAlias, final

from pentapolis.core.agenda import StepTable
from pentapolis.games.underwater_cities.effect_reader import COUNTERS, EVENTS, Effect
from pentapolis.games.underwater_cities.goods import RESOURCES, Goods, goods_of
from pentapolis.games.underwater_cities.places import GROUPS, KINDS

if TYPE_CHECKING:
    from pentapolis.games.underwater_cities.steps import UcStep

Printed: TypeAlias = dict[str, list[dict[str, Any]]]  # what is printed on each sort of component, as in the file

GREEN: Final = 0
RED: Final = 1
YELLOW: Final = 2
NO_COLOUR: Final = 3
COLOURS: Final = ("green", "red", "yellow")

INSTANT: Final = 0
PERMANENT: Final = 1
ACTION: Final = 2
PRODUCTION: Final = 3
END: Final = 4
TYPES: Final = ("instant", "permanent", "action", "production", "end")

SPECIAL: Final = 0  # instead of an era
ERAS: Final = 3
ERA_CARDS: Final = (0, 66, 57, 57)
ERA_CARD_COUNT: Final = 180
SPECIAL_COUNT: Final = 25
CARD_COUNT: Final = 205  # a card is its printed number less 1
ASSISTANT: Final = 205  # the personal assistant, of which every player has one
CARD_NAMES: Final = [*(str(number) for number in range(1, CARD_COUNT + 1)), "assistant"]
DEAR: Final = 3  # credits of the special cards that lie open
BLUE_COUNT: Final = 11
METROPOLIS_COUNT: Final = 16
CONTRACT_COUNT: Final = 8
OPEN_SLOT: Final = 15  # the slot that is always available
SLOT_COUNT: Final = 16

ON_BUILD: Final = 0
ON_UPGRADE: Final = 1
ON_SECOND: Final = 2
ON_SECOND_UPGRADED: Final = 3
ON_SECOND_OF_TURN: Final = 4
ON_REACH: Final = 5
ON_ADVANCE: Final = 6
ON_METROPOLIS: Final = 7
ON_MISMATCH: Final = 8
ON_SLOT_GIVES: Final = 9
ON_USE_SLOT: Final = 10
ON_USE_ACTION: Final = 11
ON_PRODUCTION: Final = 12
TAGS: Final = (
    *("action-card", "building", "cards", "city", "credits", "farm", "federation", "kelp", "laboratory", "plant"),
    *("resources", "science", "special", "steelplast", "tunnel", "upgrade"),
)

_PASSIVE: Final = ("hand-limit", "discount", "trigger", "ability", "replace-output", "feed-less")
_SCORING: Final = ("score-per", "score-convert", "score-tiers", "score-sets")
_NO_PARTS: Final = _PASSIVE + _SCORING
_GIVING: Final = ("gain", "federation")


def kinds_of(effect: Effect) -> list[int]:
    """Return the kinds that an effect names, groups resolved, ascending."""
    found: set[int] = set()
    for name in effect["kinds"]:
        found |= set(GROUPS[name]) if name in GROUPS else {KINDS.index(name)}
    return sorted(found)


def _mask(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


@final
class Discount:
    """What some kinds cost less, for each item or once in a turn (UC-5.2, UC-15.2)."""

    def __init__(self, kinds: int, amount: Goods, once: bool) -> None:
        """Name the mask of kinds and the amount."""
        self.kinds: Final = kinds
        self.amount: Final = amount
        self.once: Final = once


@final
class Trigger:
    """What a card gives when something happens (UC-4.2)."""

    def __init__(self, effect: Effect) -> None:
        """Read the effect."""
        self.on: Final = EVENTS.index(effect["on"])
        self.kinds: Final = _mask(kinds_of(effect)) if "kinds" in effect else -1
        self.space: Final[int] = effect.get("space", 0)
        self.resource: Final = RESOURCES.index(effect["resource"]) if "resource" in effect else -1
        self.tag: Final[str] = effect.get("tag", "")
        self.once: Final[bool] = effect.get("once", False)
        self.goods: Final = goods_of(effect["goods"])


@final
class Replacement:
    """An output that one structure of a kind may give instead of another (UC-8.3)."""

    def __init__(self, effect: Effect) -> None:
        """Read the effect."""
        self.kind: Final = kinds_of(effect)[0]
        self.out: Final = goods_of(effect["out"])
        self.into: Final = goods_of(effect["in"])


@final
class Scoring:
    """What counts points at the end of the game (UC-10.1)."""

    def __init__(self, effect: Effect) -> None:
        """Read the effect."""
        self.op: Final[str] = effect["op"]
        self.points: Final[int] = effect.get("points", 0)
        names: list[str] = effect["counts"] if "counts" in effect else [effect["count"]] if "count" in effect else []
        self.counters: Final = [COUNTERS.index(name) for name in names]
        self.per: Final[int] = effect.get("per", 1)
        self.most: Final[int] = effect.get("most", 10**6)
        self.cost: Final = goods_of(effect.get("cost", {}))
        self.times: Final[int] = effect.get("times", 0)
        tiers: list[list[int]] = effect.get("tiers", [])
        self.tiers: Final = [(least, points) for least, points in tiers]


@final
class Card:
    """A card, with what it changes while it lies in front of a player."""

    def __init__(self, number: int, era: int, cost: int, data: dict[str, Any]) -> None:
        """Read a card of an era, or a special card with its cost."""
        self.number: Final = number
        self.era: Final = era
        self.cost: Final = cost
        self.colour: Final = COLOURS.index(data["colour"]) if "colour" in data else NO_COLOUR
        self.type: Final = TYPES.index(data.get("type", "action"))
        self.effects: Final[list[Effect]] = data["effects"]
        self.confidence: Final[str] = data["confidence"]
        self.hand_more: Final[int] = sum(effect["more"] for effect in self._with("hand-limit"))
        self.discounts: Final = [
            Discount(_mask(kinds_of(effect)), goods_of(effect["amount"]), effect.get("once", False))
            for effect in self._with("discount")
        ]
        self.triggers: Final = [Trigger(effect) for effect in self._with("trigger")]
        self.abilities: Final[list[Effect]] = [part for effect in self._with("ability") for part in effect["then"]]
        self.replacements: Final = [Replacement(effect) for effect in self._with("replace-output")]
        self.feed_less: Final[int] = sum(effect["n"] for effect in self._with("feed-less"))
        self.scoring: Final = [Scoring(effect) for effect in self.effects if effect["op"] in _SCORING]
        self.parts: Final[list[Effect]] = [effect for effect in self.effects if effect["op"] not in _NO_PARTS]
        paid = [effect for effect in self.parts if effect["op"] == "pay"]
        # What is carried out part by part, as actions number it: in Production only what has a price.
        self.numbered: Final[list[Effect]] = self.abilities or (paid if self.type == PRODUCTION else self.parts)
        self.has_price: Final = bool(paid)
        self.only_upgrades: Final = all(effect["op"] == "upgrade" for effect in self.effects)
        changes = bool(self.discounts or self.triggers or self.abilities)
        # Whether it can matter if the card is used before or after the slot.
        self.order_matters: Final = era == SPECIAL or (
            changes if self.type == PERMANENT else self.type not in (PRODUCTION, END)
        )
        self.may_help: Final = self._may_help(changes)

    def _may_help(self, changes: bool) -> bool:
        """Whether the card, played first, could make a slot possible (UC-3.4)."""
        if self.type == PERMANENT:
            return changes
        if self.type == INSTANT:
            return any(effect["op"] != "gain" or set(effect["goods"]) - {"points", "cards"} for effect in self.effects)
        return self.type < PRODUCTION

    def _with(self, op: str) -> list[Effect]:
        return [effect for effect in self.effects if effect["op"] == op]


@final
class Slot:
    """An action slot of the main board, or the one that is always available."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Read a slot."""
        self.colour: Final = COLOURS.index(data["colour"]) if "colour" in data else NO_COLOUR
        self.position: Final[int] = data.get("position", 0)
        self.name: Final = f"{data['colour']}-{self.position}" if "colour" in data else "open"
        self.effects: Final[list[Effect]] = data["effects"]
        self.tags: Final[list[str]] = data.get("tags", [])
        self.confidence: Final[str] = data["confidence"]


@final
class Metropolis:
    """A metropolis: blue ones give at once and in Production, brown ones score at the end (UC-5.11)."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Read a metropolis."""
        self.id: Final[str] = data["id"]
        self.brown: Final = data["colour"] == "brown"
        self.instant: Final[list[Effect]] = data.get("instant", [])
        self.production: Final = goods_of(data.get("production", {}))
        self.effects: Final[list[Effect]] = data.get("end", [])
        self.scoring: Final = [Scoring(effect) for effect in self.effects]
        self.confidence: Final[str] = data["confidence"]
        # Of the instant part: what gives and asks nothing, which comes by itself (UC-15.9), and the rest.
        self.gives: Final = [effect for effect in self.instant if effect["op"] in _GIVING]
        self.asks: Final = [effect for effect in self.instant if effect["op"] not in _GIVING]


@final
class Contract:
    """A government contract (UC-11.1)."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Read a contract."""
        self.number: Final[int] = data["number"]
        self.requires: Final = [(COUNTERS.index(part["count"]), int(part["least"])) for part in data["requires"]]
        self.goods: Final = goods_of(data["goods"])
        self.federation: Final[int] = data["federation"]
        self.confidence: Final[str] = data["confidence"]


SLOT_NAMES: Final = [f"{colour}-{position}" for colour in COLOURS for position in range(1, 6)] + ["open"]
SIDES: Final = (("1-2", 4), ("3-4", 5))  # of the main board: slots of each colour; the smaller has no fifth ones
METROPOLIS_IDS: Final = (
    *(f"mb{number:02}" for number in range(1, BLUE_COUNT + 1)),
    *(f"mr{number}" for number in range(1, METROPOLIS_COUNT - BLUE_COUNT + 1)),
)
BLUE: Final = list(range(BLUE_COUNT))
BROWN: Final = list(range(BLUE_COUNT, METROPOLIS_COUNT))
LEFT_OUT_SOLO: Final = METROPOLIS_IDS.index("mr4")  # UC-12.1
FIRST_OF_ERA: Final = (CARD_COUNT, 0, ERA_CARDS[1], ERA_CARDS[1] + ERA_CARDS[2], ERA_CARD_COUNT)
FIRST_SPECIAL: Final = ERA_CARD_COUNT
DEAR_COUNT: Final = 10
DEAR_SPECIALS: Final = list(range(FIRST_SPECIAL, FIRST_SPECIAL + DEAR_COUNT))
CHEAP_SPECIALS: Final = list(range(FIRST_SPECIAL + DEAR_COUNT, CARD_COUNT))
DEAR_SHOWN: Final = 6


@final
class Components:
    """All cards, slots, metropolises and contracts of a pack, and the steps that carry out what is printed on them."""

    def __init__(self, printed: Printed) -> None:
        """Take what was read; the steps and what cards promise are added by `assembling.py`."""
        self.printed: Final = printed
        self.cards: Final = [
            *(Card(data["number"], data["era"], 0, data) for data in printed["cards"]),
            *(Card(data["number"], SPECIAL, data["cost"], data) for data in printed["specials"]),
            *(Card(ASSISTANT + 1, SPECIAL, 0, data) for data in printed["assistant"]),
        ]
        self.open: Final = Slot(printed["open-slot"][0])
        self.slots: Final = [self._side(side) for side, _ in SIDES]  # of each side of the main board, by index
        self.metropolises: Final = [Metropolis(data) for data in printed["metropolises"]]
        self.contracts: Final = [Contract(data) for data in printed["contracts"]]
        self.steps: Final = StepTable()  # those of the rules, then those that carry out what is printed
        self.card_steps: Final[list[UcStep]] = []  # the parts of each card
        self.ability_steps: Final[list[UcStep]] = []  # what each card allows once in a turn
        self.slot_steps: Final[list[list[UcStep]]] = []  # of each side and slot
        self.metropolis_steps: Final[list[UcStep]] = []  # the instant part of each metropolis
        self.held_late: Final[list[float]] = []  # what each card in hand promises to a bot, at the end of the game
        self.held_early: Final[list[float]] = []  # and how much more at the beginning

    def _side(self, side: str) -> list[Slot | None]:
        slots = [Slot(data) for data in self.printed["slots"] if data["side"] == side]
        named: dict[str, Slot | None] = {slot.name: slot for slot in [*slots, self.open]}
        return [named.get(name) for name in SLOT_NAMES]
