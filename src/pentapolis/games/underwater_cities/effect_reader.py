"""Reading effects from data: every op with its fields, and what has its place on which sort of component.

What a component does is a list of effects, each of them an object with an `op` and the fields of that op:

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

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from pentapolis.core.json_data import JsonObject
from pentapolis.games.underwater_cities.goods import RESOURCES
from pentapolis.games.underwater_cities.places import BUILDING_KINDS, GROUPS, KINDS, STRUCTURE_KINDS

Effect: TypeAlias = dict[str, Any]  # an op and its fields
Ops: TypeAlias = tuple[str, ...]  # those that have a place somewhere

COUNTERS: Final = (
    *("building", "city", "full-city", "claimed", "production-and-permanent", "farm", "plant", "laboratory"),
    *("metropolis", "special", "symbiotic", "tunnel", "tunnel-by-city"),
    *("upgraded", "upgraded-farm", "upgraded-plant", "upgraded-laboratory", "upgraded-tunnel"),
)
EVENTS: Final = (
    *("build", "upgrade", "second-of-city", "second-upgraded-of-city", "second-of-turn", "reach", "advance"),
    *("connect-metropolis", "slot-mismatch", "slot-gives", "use-slot", "use-action-card", "production-gives"),
)
SCOPES: Final = ("available", "taken-by-other", "not-own")
MOST_PARTS: Final = 4  # of a card, a slot, an option, a payment
MOST_DEPTH: Final = 4  # of effects within effects

_MOST: Final = 20  # of anything
_RESOURCES: Final = RESOURCES[:5]
_BUILDINGS: Final = ("building", *KINDS[:BUILDING_KINDS])
_STRUCTURES: Final = ("building", "structure", *KINDS[:STRUCTURE_KINDS])
_ALL_KINDS: Final = (*GROUPS, *KINDS)
GOODS: Final = dict.fromkeys(RESOURCES, _MOST)
# Kelp and steelplast of a bill may be paid with biomatter, surcharges of up to three included: six at most of each.
_COST: Final = {name: 3 if name in ("kelp", "steelplast") else _MOST for name in _RESOURCES}
_WITHOUT_CHOICE: Final = dict.fromkeys(("science", "credits", "biomatter"), _MOST)
_OFFER: Final = dict.fromkeys(_RESOURCES, _MOST)
_OUTPUTS: Final = {"farm": "kelp", "plant": "credits", "laboratory": "science"}  # of which a card may make another

_GIVING: Final = ("gain", "gain-any", "gain-per", "federation")
_ASKING: Final = (*_GIVING, "pay", "exchange", "if", "choose")
ACTION_OPS: Final = (
    *_ASKING,
    *("build", "upgrade", "convert-city", "produce", "refresh-action-card", "take-special", "gain-metropolis"),
)
SLOT_OPS: Final = (*ACTION_OPS, "use-action-card")
INSTANT_OPS: Final = (*SLOT_OPS, "use-slot")
PERMANENT_OPS: Final = ("hand-limit", "discount", "trigger", "ability")
PRODUCTION_OPS: Final = ("gain", "gain-per", "if", "pay", "trigger", "replace-output", "feed-less")
METROPOLIS_OPS: Final = (*_GIVING, "build", "upgrade", "if", "choose")
METROPOLIS_END_OPS: Final = ("score-per", "score-tiers", "score-sets")
END_OPS: Final = (*METROPOLIS_END_OPS, "score-convert")
# What may stand within an effect that has a place itself, where that is less than beside it.
_WITHIN: Final[dict[tuple[Ops, str], Ops]] = {
    (PRODUCTION_OPS, "if"): ("gain", "gain-per"),
    (PRODUCTION_OPS, "pay"): _GIVING,
    (PERMANENT_OPS, "ability"): _ASKING,
}


def read_effects(data: JsonObject, key: str, ops: Ops, most: int = MOST_PARTS, depth: int = 1) -> list[Effect]:
    """Return the effects under a key, of which each has to be one of those that have their place there."""
    return [_read_effect(part, ops, depth) for part in data.parts(key, 1, most)]


def _read_effect(data: JsonObject, ops: Ops, depth: int) -> Effect:
    before = len(data.problems)
    op = data.word("op", ops)
    if len(data.problems) > before:
        return {"op": op}  # what belongs to it can't be known
    if depth > MOST_DEPTH:
        data.blame("op", "underwater-cities.pack.depth", {"most": MOST_DEPTH})
        return {"op": op}
    effect: Effect = {"op": op}
    if op in _PLAIN:
        _PLAIN[op](data, effect)
    else:
        _read_nested(data, effect, _WITHIN.get((ops, op), ops), depth + 1)
    data.end()
    return effect


def _read_nested(data: JsonObject, effect: Effect, ops: Ops, depth: int) -> None:
    """Read an effect that has others within it."""
    op = effect["op"]
    if op == "choose":
        options = data.part_lists("options", 2, MOST_PARTS, MOST_PARTS)
        effect["options"] = [[_read_effect(part, ops, depth) for part in option] for option in options]
        return
    if op == "pay":
        effect["cost"] = _price(data)
        effect["times"] = data.number("times", 1, MOST_PARTS)
    elif op == "if":
        effect["condition"] = _condition(data.part("condition"))
        if data.has("otherwise"):
            effect["otherwise"] = read_effects(data, "otherwise", ops, depth=depth)
    effect["then"] = read_effects(data, "then", ops, depth=depth)


def _price(data: JsonObject) -> dict[str, int]:
    """Return what is paid: resources, or a card from hand."""
    found = data.some("cost", {**_COST, "cards": 1})
    if "cards" in found and len(found) > 1:
        data.blame("cost", "underwater-cities.pack.card-alone", {})
    return found


def _condition(data: JsonObject) -> dict[str, Any]:
    found: dict[str, Any] = (
        {"space": data.number("space", 1, 4)}
        if data.has("space")
        else {"count": data.word("count", COUNTERS), "least": data.number("least", 1, _MOST)}
    )
    data.end()
    return found


def _gain(data: JsonObject, effect: Effect) -> None:
    effect["goods"] = data.some("goods", GOODS)


def _gain_any(data: JsonObject, effect: Effect) -> None:
    effect["from"] = data.words("from", _RESOURCES)
    effect["n"] = data.number("n", 1, len(effect["from"]))


def _gain_per(data: JsonObject, effect: Effect) -> None:
    effect["goods"] = data.some("goods", GOODS)
    _count(data, effect)
    if data.has("times"):
        effect["times"] = data.number("times", 1, _MOST)


def _count(data: JsonObject, effect: Effect) -> None:
    effect["count"] = data.word("count", COUNTERS)
    effect["per"] = data.number("per", 1, _MOST)


def _some(data: JsonObject, effect: Effect) -> None:
    effect["n"] = data.number("n", 1, MOST_PARTS)


def _build(data: JsonObject, effect: Effect) -> None:
    upgrades = data.has("upgrade")
    expansion = data.has("expansion") and data.flag("expansion")
    kinds = _BUILDINGS if expansion else _STRUCTURES if upgrades else _ALL_KINDS
    effect["kinds"] = data.words("kinds", kinds)
    _some(data, effect)
    if data.has("cost"):
        effect["cost"] = data.amounts("cost", _COST)
    if data.has("discount"):
        effect["discount"] = data.some("discount", _COST)
    if expansion:
        effect["expansion"] = True
    if data.has("distinct"):
        effect["distinct"] = data.flag("distinct")
    must = data.has("must") and data.flag("must")
    if upgrades:
        effect["upgrade"] = data.some("upgrade", _COST) if must else data.amounts("upgrade", _COST)
        if must:
            effect["must"] = True
    elif must:
        data.blame("must", "underwater-cities.pack.must", {})


def _upgrade(data: JsonObject, effect: Effect) -> None:
    effect["kinds"] = data.words("kinds", _STRUCTURES)
    _some(data, effect)
    effect["costs"] = [cost.named(_COST) for cost in data.parts("costs", 1, MOST_PARTS)]


def _convert_city(data: JsonObject, effect: Effect) -> None:
    effect["cost"] = data.some("cost", _WITHOUT_CHOICE)


def _produce(data: JsonObject, effect: Effect) -> None:
    effect["kinds"] = data.words("kinds", _STRUCTURES)
    _some(data, effect)


def _use_slot(data: JsonObject, effect: Effect) -> None:
    effect["scope"] = data.word("scope", SCOPES)


def _take_special(data: JsonObject, effect: Effect) -> None:
    """It has no fields."""


def _gain_metropolis(data: JsonObject, effect: Effect) -> None:
    effect["draw"] = data.number("draw", 1, 2)


def _exchange(data: JsonObject, effect: Effect) -> None:
    effect["first"] = data.some("first", _COST)
    effect["second"] = data.some("second", _COST)
    effect["times"] = data.number("times", 1, MOST_PARTS)


def _hand_limit(data: JsonObject, effect: Effect) -> None:
    effect["more"] = data.number("more", 1, 9)


def _discount(data: JsonObject, effect: Effect) -> None:
    effect["kinds"] = data.words("kinds", _ALL_KINDS)
    effect["amount"] = data.some("amount", _COST)
    _once(data, effect)


def _once(data: JsonObject, effect: Effect) -> None:
    if data.has("once") and data.flag("once"):
        effect["once"] = True


def _trigger(data: JsonObject, effect: Effect) -> None:
    on = effect["on"] = data.word("on", EVENTS)
    if on in _KINDS_OF_EVENTS:
        effect["kinds"] = data.words("kinds", _KINDS_OF_EVENTS[on])
    elif on == "reach":
        effect["space"] = data.number("space", 1, 4)
    elif on in ("slot-gives", "production-gives"):
        effect["resource"] = data.word("resource", _RESOURCES)
    elif on == "use-slot":
        effect["tag"] = data.word("tag", ("building", "city", *KINDS[:STRUCTURE_KINDS]))
    if on not in ("use-slot", "production-gives"):
        _once(data, effect)
    effect["goods"] = data.some("goods", GOODS)


# What an event is about, if it is about kinds.
_KINDS_OF_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "build": _ALL_KINDS,
    "upgrade": _STRUCTURES,
    "second-of-city": _BUILDINGS,
    "second-upgraded-of-city": _BUILDINGS,
    "second-of-turn": ("tunnel",),
}


def _replace_output(data: JsonObject, effect: Effect) -> None:
    """Read what one building of a kind may give instead of its plain output."""
    (kind, *others) = data.words("kinds", tuple(_OUTPUTS))
    if others:
        data.blame("kinds", "underwater-cities.pack.one-kind", {})
    effect["kinds"] = [kind]
    effect["out"] = data.some("out", {_OUTPUTS[kind]: 1})
    effect["in"] = data.some("in", GOODS)


def _feed_less(data: JsonObject, effect: Effect) -> None:
    effect["n"] = data.number("n", 1, 9)


def _score_per(data: JsonObject, effect: Effect) -> None:
    effect["points"] = data.number("points", 1, _MOST)
    _count(data, effect)
    if data.has("most"):
        effect["most"] = data.number("most", 1, 99)


def _score_convert(data: JsonObject, effect: Effect) -> None:
    effect["cost"] = data.some("cost", _OFFER)
    effect["points"] = data.number("points", 1, _MOST)
    effect["times"] = data.number("times", 1, _MOST)


def _score_tiers(data: JsonObject, effect: Effect) -> None:
    effect["count"] = data.word("count", COUNTERS)
    tiers = effect["tiers"] = data.number_lists("tiers", 2, 1, 99)
    if any(one[0] >= other[0] for one, other in zip(tiers, tiers[1:])):
        data.blame("tiers", "underwater-cities.pack.tiers", {})


def _score_sets(data: JsonObject, effect: Effect) -> None:
    effect["counts"] = data.words("counts", COUNTERS)
    effect["points"] = data.number("points", 1, _MOST)


# The ops that have no other effects within them.
_PLAIN: Final[dict[str, Callable[[JsonObject, Effect], None]]] = {
    "gain": _gain,
    "gain-any": _gain_any,
    "gain-per": _gain_per,
    "federation": _some,
    "build": _build,
    "upgrade": _upgrade,
    "convert-city": _convert_city,
    "produce": _produce,
    "use-action-card": _some,
    "refresh-action-card": _some,
    "use-slot": _use_slot,
    "take-special": _take_special,
    "gain-metropolis": _gain_metropolis,
    "exchange": _exchange,
    "hand-limit": _hand_limit,
    "discount": _discount,
    "trigger": _trigger,
    "replace-output": _replace_output,
    "feed-less": _feed_less,
    "score-per": _score_per,
    "score-convert": _score_convert,
    "score-tiers": _score_tiers,
    "score-sets": _score_sets,
}
