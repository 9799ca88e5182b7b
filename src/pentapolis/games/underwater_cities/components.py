"""Cards, slots, metropolises, contracts and player boards, read once from `components.json` and checked.

The file has a list for each sort of component. What a component does is a list of effects, each of them an object
with an `op` and the fields of that op (`_FIELDS` below has all of them):

    what a player does
      gain goods · gain-any n from (different resources) · gain-per goods count per [times] · federation n
      build kinds n [cost] [discount] [expansion] [distinct] [upgrade [must]]: without `cost` the usual one, {} is free;
        `upgrade` is what it costs to upgrade what was built at once, `must` that this is no choice
      upgrade kinds n costs (alternatives) · convert-city cost · produce kinds n (what upgraded structures give)
      use-action-card n · refresh-action-card n · use-slot scope · take-special · gain-metropolis draw
      pay cost then times · exchange first second times (either way) · if condition then [otherwise] · choose options
    what lies in front of a player
      hand-limit more · discount kinds amount [once] · trigger on … goods [once] · ability then (once in a turn)
      replace-output kinds out in · feed-less n
    what counts at the end
      score-per points count per [most] · score-convert cost points times · score-tiers count tiers
      score-sets counts points

Goods are amounts by name. `once` is once in a turn. Kinds may be groups: building, structure, city. A condition is
`count` with `least`, or `space`, where the marker stands on the federation track.
"""

import json
import pkgutil
from typing import Any, Final, TypeAlias, final

from pentapolis.games.underwater_cities.goods import NO_GOODS, RESOURCES, Goods, goods_of
from pentapolis.games.underwater_cities.places import (
    EXPANSION,
    FIRST_SITE,
    FIRST_TUNNEL,
    GROUPS,
    KIND_COUNT,
    KINDS,
    LETTERS,
    METROPOLIS_PLACES,
    PER_SITE,
    SITE_COUNT,
    SITES,
    SPOT_COUNT,
    TUNNEL_COUNT,
    TUNNEL_NAMES,
    count,
)

Effect: TypeAlias = dict[str, Any]  # an op and its fields, as in the file

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
BOARD_COUNT: Final = 8

COUNTERS: Final = (
    "building",
    "city",
    "full-city",
    "claimed",
    "production-and-permanent",
    "farm",
    "plant",
    "laboratory",
    "metropolis",
    "special",
    "symbiotic",
    "tunnel",
    "tunnel-by-city",
    "upgraded",
    "upgraded-farm",
    "upgraded-plant",
    "upgraded-laboratory",
    "upgraded-tunnel",
)
EVENTS: Final = (
    "build",
    "upgrade",
    "second-of-city",
    "second-upgraded-of-city",
    "second-of-turn",
    "reach",
    "advance",
    "connect-metropolis",
    "slot-mismatch",
    "slot-gives",
    "use-slot",
    "use-action-card",
    "production-gives",
)
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
SCOPES: Final = ("available", "taken-by-other", "not-own")
TAGS: Final = (
    *("action-card", "building", "cards", "city", "credits", "farm", "federation", "kelp", "laboratory", "plant"),
    *("resources", "science", "special", "steelplast", "tunnel", "upgrade"),
)

# The fields of each op: those that it must have, and those that it may have.
_FIELDS: Final[dict[str, tuple[str, str]]] = {
    "gain": ("goods", ""),
    "gain-any": ("n from", ""),
    "gain-per": ("goods count per", "times"),
    "federation": ("n", ""),
    "build": ("kinds n", "cost discount expansion distinct upgrade must"),
    "upgrade": ("kinds n costs", ""),
    "convert-city": ("cost", ""),
    "produce": ("kinds n", ""),
    "use-action-card": ("n", ""),
    "refresh-action-card": ("n", ""),
    "use-slot": ("scope", ""),
    "take-special": ("", ""),
    "gain-metropolis": ("draw", ""),
    "pay": ("cost then times", ""),
    "exchange": ("first second times", ""),
    "if": ("condition then", "otherwise"),
    "choose": ("options", ""),
    "hand-limit": ("more", ""),
    "discount": ("kinds amount", "once"),
    "trigger": ("on goods", "kinds space resource tag once"),
    "ability": ("then", ""),
    "replace-output": ("kinds out in", ""),
    "feed-less": ("n", ""),
    "score-per": ("points count per", "most"),
    "score-convert": ("cost points times", ""),
    "score-tiers": ("count tiers", ""),
    "score-sets": ("counts points", ""),
}
_PASSIVE: Final = ("hand-limit", "discount", "trigger", "ability", "replace-output", "feed-less")
_SCORING: Final = ("score-per", "score-convert", "score-tiers", "score-sets")
_NO_PARTS: Final = _PASSIVE + _SCORING


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
        _check(self.effects, self.type)
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

    def _with(self, op: str) -> list[Effect]:
        return [effect for effect in self.effects if effect["op"] == op]


def _check(effects: list[Effect], type: int) -> None:
    """Refuse effects that have no place on a card of that type."""
    for effect in effects:
        check_effect(effect)
        op = effect["op"]
        allowed = (
            op in _SCORING
            if type == END
            else op in ("hand-limit", "discount", "trigger", "ability")
            if type == PERMANENT
            else op in ("gain", "gain-per", "if", "pay", "trigger", "replace-output", "feed-less")
            if type == PRODUCTION
            else op not in _NO_PARTS
        )
        if not allowed or (type == ACTION and op in ("use-action-card", "use-slot")):
            raise ValueError(f"{op} has no place on a card that is {TYPES[type]}")


def check_effect(effect: Effect) -> None:
    """Refuse an effect with an unknown op, or with fields that it must not have or lacks."""
    op = effect.get("op", "")
    if op not in _FIELDS:
        raise ValueError(f"unknown op: {effect}")
    must, may = _FIELDS[op]
    fields = set(effect) - {"op"}
    if not set(must.split()) <= fields <= set((must + " " + may).split()):
        raise ValueError(f"wrong fields: {effect}")
    for name in ("goods", "cost", "amount", "discount", "first", "second", "out", "in"):
        if name in effect:
            goods_of(effect[name])
    counters = [effect[name] for name in ("count",) if name in effect] + effect.get("counts", [])
    if "condition" in effect and "count" in effect["condition"]:
        counters.append(effect["condition"]["count"])
    if any(counter not in COUNTERS for counter in counters):
        raise ValueError(f"unknown counter: {effect}")
    if "kinds" in effect:
        kinds_of(effect)
    for inner in [*effect.get("then", []), *effect.get("otherwise", [])]:
        check_effect(inner)
    for option in effect.get("options", []):
        for inner in option:
            check_effect(inner)


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
        for effect in self.effects:
            check_effect(effect)
        if any(tag not in TAGS for tag in self.tags):
            raise ValueError(f"unknown tag: {data}")


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
        for effect in [*self.instant, *self.effects]:
            check_effect(effect)
        self.asks: Final = any(effect["op"] not in ("gain", "federation") for effect in self.instant)


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


@final
class Board:
    """A player board: where things can be built, and what is printed there, by spot."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Read a board."""
        self.number: Final[int] = data["number"]
        self.advanced: Final = data["side"] == "advanced"
        self.confidence: Final[str] = data["confidence"]
        self.bonus: Final = [NO_GOODS] * SPOT_COUNT
        self.steps: Final = [0] * SPOT_COUNT  # on the federation track
        self.surcharge: Final = [NO_GOODS] * SPOT_COUNT
        self.multiplier: Final = [1] * SPOT_COUNT
        self.metropolis_points: Final = [0] * TUNNEL_COUNT
        self.groups: Final[list[list[int]]] = []  # of each site: masks of places that are alike, in order
        self.expansions: Final = sum(1 << site * PER_SITE + EXPANSION for site in range(SITE_COUNT))
        starts = [number for number, site in enumerate(data["sites"]) if site.get("start")]
        if [site["id"] for site in data["sites"]] != list(SITES) or len(starts) != 1:
            raise ValueError(f"board {self.number}: nine sites in order, one of them the start")
        self.start: Final = starts[0]
        for number, site in enumerate(data["sites"]):
            self._print(FIRST_SITE + number, site)
            self._read_places(number, site["places"])
        self.places: Final = sum(group for groups in self.groups for group in groups)
        self.ends: Final[list[int]] = []  # of each tunnel: the mask of its sites
        self.leads_to: Final[list[int]] = []  # of each tunnel: the metropolis place at its end, or −1
        self._read_tunnels(data)
        self.needs: Final = [
            sum(1 << tunnel for tunnel in range(TUNNEL_COUNT) if self.leads_to[tunnel] == place)
            for place in range(METROPOLIS_PLACES)
        ]  # of each metropolis place: the mask of its tunnels
        self.pairs: Final = [
            (sum(1 << TUNNEL_NAMES.index(name) for name in pair["tunnels"]), goods_of(pair["goods"]))
            for pair in data.get("pairs", [])
        ]
        self.multiplied: Final = [spot for spot in range(SPOT_COUNT) if self.multiplier[spot] > 1]
        self.plain: Final = all(surcharge is NO_GOODS for surcharge in self.surcharge)  # no site costs more
        self.touching: Final = [
            sum(1 << tunnel for tunnel in range(TUNNEL_COUNT) if self.ends[tunnel] & sites)
            for sites in range(1 << SITE_COUNT)
        ]  # the tunnels that end at one of a mask of sites
        near = [0] * SITE_COUNT
        for tunnel in range(TUNNEL_COUNT):
            for site in range(SITE_COUNT):
                if self.ends[tunnel] >> site & 1:
                    near[site] |= self.ends[tunnel] & ~(1 << site)
        self.beside: Final = [
            _union([near[site] for site in range(SITE_COUNT) if sites >> site & 1]) & ~sites
            for sites in range(1 << SITE_COUNT)
        ]  # the sites that a tunnel place joins to one of a mask of sites (UC-5.4)

    def outputs(self, mask: int, first: int) -> int:
        """Return how often the things of a mask, whose spots are counted from `first`, give their output (UC-5.12)."""
        found = count(mask)
        for spot in self.multiplied:
            if spot >= first and mask >> spot - first & 1:
                found += self.multiplier[spot] - 1
        return found

    def _print(self, spot: int, printed: dict[str, Any]) -> None:
        bonus = dict(printed.get("bonus", {}))
        self.steps[spot] = bonus.pop("federation", 0)
        self.bonus[spot] = goods_of(bonus)
        self.surcharge[spot] = goods_of(printed.get("surcharge", {}))
        self.multiplier[spot] = printed.get("multiplier", 1)

    def _read_places(self, site: int, places: list[dict[str, Any]]) -> None:
        """Read the places of a site; those that have the same printed on them are alike."""
        if not 0 < len(places) < len(LETTERS):
            raise ValueError(f"board {self.number}: one to five places on {SITES[site]}")
        groups: dict[str, int] = {}
        for index, place in enumerate(places):
            spot = site * PER_SITE + index
            self._print(spot, place)
            printed = json.dumps(place, sort_keys=True)
            groups[printed] = groups.get(printed, 0) | 1 << spot
        self.groups.append(list(groups.values()))

    def _read_tunnels(self, data: dict[str, Any]) -> None:
        metropolises = [place["id"] for place in data["metropolises"]]
        colours = [place["colour"] for place in data["metropolises"]]
        if [tunnel["id"] for tunnel in data["tunnels"]] != TUNNEL_NAMES or colours != ["brown", "blue", "blue"]:
            raise ValueError(f"board {self.number}: sixteen tunnels; a brown and two blue metropolises")
        for number, tunnel in enumerate(data["tunnels"]):
            self._print(FIRST_TUNNEL + number, tunnel)
            self.metropolis_points[number] = tunnel.get("metropolis", {}).get("points", 0)
            sites = [end for end in tunnel["ends"] if end in SITES]
            far = [end for end in tunnel["ends"] if end in metropolises]
            if len(sites) + len(far) != 2 or not sites:
                raise ValueError(f"board {self.number}: tunnel {tunnel['id']} has two ends")
            self.ends.append(sum(1 << SITES.index(site) for site in sites))
            self.leads_to.append(metropolises.index(far[0]) if far else -1)
        needed = [sorted(place["tunnels"]) for place in data["metropolises"]]
        found = [
            [TUNNEL_NAMES[number] for number, place in enumerate(self.leads_to) if place == wanted]
            for wanted in range(METROPOLIS_PLACES)
        ]
        if needed != found:
            raise ValueError(f"board {self.number}: metropolises and tunnels disagree")
        reached, grown = 0, 1 << self.start
        while grown != reached:
            reached = grown
            for ends in self.ends:
                if ends & reached:
                    grown |= ends
        if reached != (1 << SITE_COUNT) - 1:
            raise ValueError(f"board {self.number}: a site can't be reached")


def _union(masks: list[int]) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def _read() -> dict[str, Any]:
    text = pkgutil.get_data("pentapolis.games.underwater_cities", "components.json")
    if text is None:
        raise ValueError("components.json is missing")
    data: dict[str, Any] = json.loads(text)
    return data


def _expect(name: str, found: list[Any], expected: list[Any]) -> None:
    if found != expected:
        raise ValueError(f"components.json: {name}: {found} instead of {expected}")


_DATA: Final = _read()


def _cards() -> list[Card]:
    era_cards = [Card(data["number"], data["era"], 0, data) for data in _DATA["cards"]]
    specials = [Card(data["number"], SPECIAL, data["cost"], data) for data in _DATA["specials"]]
    assistant = [Card(CARD_COUNT + 1, SPECIAL, 0, data) for data in _DATA["assistant"]]
    cards = [*era_cards, *specials, *assistant]
    _expect("numbers", [card.number for card in cards], list(range(1, CARD_COUNT + 2)))
    eras = [era for era in range(1, ERAS + 1) for _ in range(ERA_CARDS[era])]
    _expect("eras", [card.era for card in era_cards], eras)
    _expect("dear specials", [card.cost for card in specials][:10], [DEAR] * 10)
    if any(not 1 <= card.cost < DEAR for card in specials[10:]):
        raise ValueError("components.json: the other specials cost 1 or 2")
    return cards


def _side(side: str, length: int) -> list[Slot]:
    slots = [Slot(data) for data in _DATA["slots"] if data["side"] == side]
    _expect("slots", [slot.name for slot in slots], _slot_names(length))
    return slots


def _slot_names(length: int) -> list[str]:
    return [f"{colour}-{position}" for colour in COLOURS for position in range(1, length + 1)]


CARDS: Final = _cards()
FIRST_OF_ERA: Final = (CARD_COUNT, 0, ERA_CARDS[1], ERA_CARDS[1] + ERA_CARDS[2], ERA_CARD_COUNT)
FIRST_SPECIAL: Final = ERA_CARD_COUNT
DEAR_SPECIALS: Final = list(range(FIRST_SPECIAL, FIRST_SPECIAL + 10))
CHEAP_SPECIALS: Final = list(range(FIRST_SPECIAL + 10, CARD_COUNT))
DEAR_SHOWN: Final = 6
SIDES: Final = [_side("1-2", 4), _side("3-4", 5)]  # the two sides of the main board
OPEN: Final = Slot(_DATA["open-slot"][0])
SLOT_NAMES: Final = [*_slot_names(5), "open"]  # on the smaller side there are no fifth ones
METROPOLISES: Final = [Metropolis(data) for data in _DATA["metropolises"]]
CONTRACTS: Final = [Contract(data) for data in _DATA["contracts"]]
BOARDS: Final = [Board(data) for data in _DATA["boards"]]
BASIC_BOARDS: Final = [number for number, board in enumerate(BOARDS) if not board.advanced]
ADVANCED_BOARDS: Final = [number for number, board in enumerate(BOARDS) if board.advanced]
BROWN: Final = [number for number, metropolis in enumerate(METROPOLISES) if metropolis.brown]
BLUE: Final = [number for number, metropolis in enumerate(METROPOLISES) if not metropolis.brown]
LEFT_OUT_SOLO: Final = [metropolis.id for metropolis in METROPOLISES].index("mr4")  # UC-12.1
_expect("metropolises", [len(BLUE), len(BROWN)], [BLUE_COUNT, METROPOLIS_COUNT - BLUE_COUNT])
_expect("contracts", [contract.number for contract in CONTRACTS], list(range(1, CONTRACT_COUNT + 1)))
_expect("boards", [board.number for board in BOARDS], list(range(1, BOARD_COUNT + 1)))
_expect("kinds", [len(KINDS), len(RESOURCES)], [KIND_COUNT, 7])
