"""What cards, slots, metropolises and contracts do, as phrases: put together from their effects.

The catalogues of either language put phrases into words, on the page and in the terminal alike.
"""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias, Union

from pentapolis.games.underwater_cities.components import Components, Printed
from pentapolis.games.underwater_cities.effect_reader import Effect
from pentapolis.games.underwater_cities.goods import RESOURCES

Said: TypeAlias = Union[int, str, "Phrase", "Phrases"]

_GOODS: Final = {"amount": "goods", "in": "into"}  # fields with goods, by the names of the parameters
_MANY: Final = 2  # what is said of any number of something
_GENERAL: Final = ("discount", "replace-output")


@dataclass(frozen=True)
class Phrase:
    """A text of the catalogue, and what goes into it."""

    key: str
    params: dict[str, Said]


@dataclass(frozen=True)
class Phrases:
    """One after another, with something between them: a sign, or a text of the catalogue."""

    parts: list[Said]
    joint: Said


def worded(components: Components) -> Printed:
    """Return what is printed, and in phrases what each effect, metropolis and contract `says`.

    What of a card or metropolis is carried out part by part is there once more, as actions number it.
    """
    said = {name: [_worded(part) for part in parts] for name, parts in components.printed.items()}
    for card, told in zip(components.cards, [*said["cards"], *said["specials"], *said["assistant"]]):
        told["numbered"] = [_worded(effect) for effect in card.numbered]
    for metropolis, tile, told in zip(
        components.metropolises, components.printed["metropolises"], said["metropolises"]
    ):
        told["numbered"] = [_worded(effect) for effect in metropolis.asks]
        told["says"] = metropolis_says(tile)
    for contract, told in zip(components.printed["contracts"], said["contracts"]):
        told["says"] = contract_says(contract)
    return said


def _worded(part: dict[str, Any]) -> dict[str, Any]:
    """Return a component or an effect with the words of all effects within it."""
    found: dict[str, Any] = {}
    for name, value in part.items():
        if name == "options":
            found[name] = [[_worded(effect) for effect in option] for option in value]
        elif name in ("effects", "then", "otherwise", "instant", "end"):
            found[name] = [_worded(effect) for effect in value]
        else:
            found[name] = value
    if part.get("op") == "exchange":
        found["ways"] = [_worded(way) for way in _ways(part)]
    if "op" in part:
        found["says"] = effect_says(part)
    return found


def _ways(exchange: Effect) -> list[Effect]:
    """Return the two directions of a swap, each as a payment."""
    first, second = exchange["first"], exchange["second"]
    return [
        {"op": "pay", "cost": cost, "then": [{"op": "gain", "goods": goods}], "times": 1}
        for cost, goods in ((first, second), (second, first))
    ]


def effects_say(effects: list[Effect]) -> Said:
    """Return several effects, one after another."""
    return _joined([effect_says(effect) for effect in effects], "; ")


def metropolis_says(metropolis: dict[str, Any]) -> Said:
    """Return what a metropolis gives."""
    says = [effect_says(effect) for effect in [*metropolis.get("instant", []), *metropolis.get("end", [])]]
    if metropolis.get("production"):
        type = _phrase("underwater-cities.type.production")
        says.append(Phrases([type, _goods(metropolis["production"])], ": "))
    return _joined(says, "; ")


def contract_says(contract: dict[str, Any]) -> Said:
    """Return what a contract asks for and gives."""
    asked = [_at_least(one["least"], one["count"]) for one in contract["requires"]]
    given = [_goods(contract["goods"])]
    if contract["federation"]:
        given.append(_phrase("underwater-cities.effect.federation", n=contract["federation"]))
    return Phrases([_joined(asked, ", "), _joined(given, "; ")], ": ")


def effect_says(effect: Effect) -> Said:
    """Return one effect."""
    op: str = effect["op"]
    if op == "gain":
        return _goods(effect["goods"])
    if op == "build":
        return _build(effect)
    if op == "upgrade":
        return _upgrade(effect)
    if op == "if":
        return _if(effect)
    if op == "trigger":
        return _trigger(effect)
    return Phrase(f"underwater-cities.effect.{op}", _params(effect))


def _params(effect: Effect) -> dict[str, Said]:
    """Return the fields of an effect as parameters; those that are numbers as they are."""
    cards: int = effect.get("cost", {}).get("cards", 0)
    params: dict[str, Said] = {"times": 0, "most": 0, "once": 0, "cards": cards}
    for name, value in effect.items():
        if name == "op":
            continue
        if name == "cost":
            params["goods"] = _goods(value)
            params["price"] = _price(value)
        elif name == "count":
            params[name] = _counter(value, _MANY if effect["op"] == "score-tiers" else effect["per"])
        elif isinstance(value, int):
            params[name] = int(value)
        elif isinstance(value, dict):
            params[_GOODS.get(name, name)] = _goods(value)
        elif isinstance(value, str):
            params[name] = value.replace("-", "")
        else:
            params[name] = _list(name, value, effect)
    return params


def _list(name: str, value: list[Any], effect: Effect) -> Said:
    """Return a list of an effect: kinds, counters, resources, tiers, or further effects."""
    if name == "then":
        return effects_say(value)
    if name == "options":
        return _options(value)
    if name == "tiers":
        tiers = [_phrase("underwater-cities.effect.tier", least=least, points=points) for least, points in value]
        return _joined(tiers, ", ")
    if name == "kinds":
        return _kinds(value, _MANY if effect["op"] in _GENERAL else effect.get("n", 1))
    return _joined([_counter(word) if name == "counts" else _resource(word) for word in value], ", ")


def _options(options: list[list[Effect]]) -> Said:
    """Return options; where more than goods can be chosen, a comma tells them from what is within them."""
    only_goods = all(len(option) == 1 and option[0]["op"] == "gain" for option in options)
    joint = _phrase("underwater-cities.kind.or" if only_goods else "underwater-cities.effect.or")
    return _joined([_joined([effect_says(effect) for effect in option], ", ") for option in options], joint)


def _build(effect: Effect) -> Said:
    n: int = effect["n"]
    words: dict[str, Said] = {"distinct": "", "where": "", "cost": "", "discount": "", "upgrade": ""}
    if effect.get("distinct"):
        words["distinct"] = _phrase("underwater-cities.effect.build.distinct")
    if effect.get("expansion"):
        words["where"] = _phrase("underwater-cities.effect.build.expansion")
    if "cost" in effect:
        words["cost"] = _phrase("underwater-cities.effect.build.cost", price=_price(effect["cost"]), n=n)
    if "discount" in effect:
        words["discount"] = _phrase("underwater-cities.effect.build.discount", goods=_goods(effect["discount"]), n=n)
    if "upgrade" in effect:
        key = "must" if effect.get("must") else "upgrade"
        words["upgrade"] = _phrase(f"underwater-cities.effect.build.{key}", price=_price(effect["upgrade"]))
    return _phrase("underwater-cities.effect.build", n=n, kinds=_kinds(effect["kinds"], n), **words)


def _upgrade(effect: Effect) -> Said:
    n: int = effect["n"]
    costs = _joined([_price(cost) for cost in effect["costs"]], _phrase("underwater-cities.kind.or"))
    return _phrase("underwater-cities.effect.upgrade", n=n, kinds=_kinds(effect["kinds"], n), costs=costs)


def _if(effect: Effect) -> Said:
    asked = effect["condition"]
    then, otherwise = effects_say(effect["then"]), _otherwise(effect)
    if "space" in asked:
        return _phrase("underwater-cities.effect.if.space", space=asked["space"], then=then, otherwise=otherwise)
    amount = _at_least(asked["least"], asked["count"])
    return _phrase("underwater-cities.effect.if.count", amount=amount, then=then, otherwise=otherwise)


def _otherwise(effect: Effect) -> Said:
    if "otherwise" not in effect:
        return ""
    return _phrase("underwater-cities.effect.if.otherwise", then=effects_say(effect["otherwise"]))


def _trigger(effect: Effect) -> Said:
    what: dict[str, Said] = {}
    if "kinds" in effect:
        what["kinds"] = _kinds(effect["kinds"])
    elif "space" in effect:
        what["space"] = effect["space"]
    elif "resource" in effect:
        what["resource"] = _resource(effect["resource"])
    elif "tag" in effect:
        what["tag"] = _kinds([effect["tag"]])
    event = _phrase(f"underwater-cities.effect.trigger.{effect['on']}", **what)
    return _phrase(
        "underwater-cities.effect.trigger",
        event=event,
        once=int(effect.get("once", False)),
        goods=_goods(effect["goods"]),
    )


def _goods(amounts: dict[str, int]) -> Said:
    return _amounts(amounts, "amount")


def _price(amounts: dict[str, int]) -> Said:
    """Return what something costs, so that it can stand after what it buys."""
    return (
        _phrase("underwater-cities.effect.price", goods=_amounts(amounts, "price"))
        if amounts
        else _phrase("underwater-cities.effect.free")
    )


def _amounts(amounts: dict[str, int], form: str) -> Said:
    """Return goods with commas between them, and the last one after an "and"."""
    said = [_phrase(f"underwater-cities.{form}.{name}", n=amounts[name]) for name in RESOURCES if name in amounts]
    return _joined([*said[:-2], _joined(said[-2:], _phrase("underwater-cities.amount.and"))], ", ")


def _at_least(least: int, count: str) -> Said:
    return _phrase("underwater-cities.effect.at-least", least=least, count=_counter(count, least))


def _resource(name: str) -> Said:
    return _phrase(f"underwater-cities.amount.{name}", n=1)


def _kinds(kinds: list[str], n: int = 1) -> Said:
    return _joined(
        [
            _phrase(f"underwater-cities.kind.many.{kind}" if n > 1 else f"underwater-cities.kind.{kind}")
            for kind in kinds
        ],
        _phrase("underwater-cities.kind.or"),
    )


def _counter(name: str, n: int = 1) -> Said:
    return _phrase(f"underwater-cities.counter.many.{name}" if n > 1 else f"underwater-cities.counter.{name}")


def _joined(parts: list[Said], joint: Said) -> Said:
    return parts[0] if len(parts) == 1 else Phrases(parts, joint)


def _phrase(key: str, **params: Said) -> Said:
    return Phrase(key, params)
