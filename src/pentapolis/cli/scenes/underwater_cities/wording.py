"""What cards, slots, metropolises and contracts do, in words: put together from their effects."""

from typing import Any, Final

from pentapolis.games.underwater_cities.components import METROPOLIS_IDS, Components
from pentapolis.games.underwater_cities.effect_reader import COUNTERS, Effect
from pentapolis.games.underwater_cities.goods import RESOURCES, Goods
from pentapolis.texts import say

_GOODS: Final = {"amount": "goods", "in": "into"}  # fields with goods, by the names of the parameters
_MANY: Final = 2  # what is said of any number of something
_GENERAL: Final = ("discount", "replace-output")


class Wording:
    """The words of what is printed, in one language."""

    def __init__(self, components: Components, language: str) -> None:
        """Name the components of a pack, and the language."""
        self.components = components
        self.language = language

    def effects(self, effects: list[Effect]) -> str:
        """Return several effects, in one line."""
        return "; ".join(self.effect(effect) for effect in effects)

    def card(self, number: int) -> str:
        """Return what the card with a printed number does; 206 is the personal assistant."""
        return self.effects(self.components.cards[number - 1].effects)

    def metropolis(self, id: str) -> str:
        """Return what a metropolis gives."""
        metropolis = self.components.metropolises[METROPOLIS_IDS.index(id)]
        parts = [self.effects(metropolis.instant), self.effects(metropolis.effects)]
        if not metropolis.production.is_nothing():
            parts.append(f"{self._say('underwater-cities.type.production')}: {self.amounts(metropolis.production)}")
        return "; ".join(part for part in parts if part)

    def contract(self, number: int) -> str:
        """Return what a contract asks for and gives."""
        contract = self.components.contracts[number - 1]
        asked = [self._at_least(least, COUNTERS[counter]) for counter, least in contract.requires]
        given = self.amounts(contract.goods)
        if contract.federation:
            given += f"; {self._say('underwater-cities.effect.federation', n=contract.federation)}"
        return f"{', '.join(asked)}: {given}"

    def effect(self, effect: Effect) -> str:
        """Return one effect."""
        op: str = effect["op"]
        if op == "gain":
            return self._goods(effect["goods"])
        if op == "build":
            return self._build(effect)
        if op == "upgrade":
            return self._upgrade(effect)
        if op == "if":
            return self._if(effect)
        return (
            self._trigger(effect)
            if op == "trigger"
            else self._say(f"underwater-cities.effect.{op}", **self._params(effect))
        )

    def _params(self, effect: Effect) -> dict[str, int | str]:
        """Return the fields of an effect as parameters; those that are numbers as they are."""
        cards: int = effect.get("cost", {}).get("cards", 0)
        params: dict[str, int | str] = {"times": 0, "most": 0, "once": 0, "cards": cards}
        for name, value in effect.items():
            if name == "cost":
                params |= {"goods": self._goods(value), "price": self._price(value)}
            elif name == "count":
                params[name] = self._counter(value, _MANY if effect["op"] == "score-tiers" else effect["per"])
            elif isinstance(value, int):
                params[name] = int(value)
            elif isinstance(value, dict):
                params[_GOODS.get(name, name)] = self._goods(value)
            elif isinstance(value, str):
                params[name] = value.replace("-", "")
            else:
                params[name] = self._list(name, value, effect)
        return params

    def _list(self, name: str, value: list[Any], effect: Effect) -> str:
        """Return a list of an effect: kinds, counters, resources, tiers, or further effects."""
        if name == "then":
            return self.effects(value)
        if name == "options":
            return self._options(value)
        if name == "tiers":
            return ", ".join(f"{least} → {points}" for least, points in value)
        if name == "kinds":
            return self._kinds(value, _MANY if effect["op"] in _GENERAL else effect.get("n", 1))
        one = self._counter if name == "counts" else self._resource
        return ", ".join(one(word) for word in value)

    def _options(self, options: list[list[Effect]]) -> str:
        """Return options; where more than goods can be chosen, a comma tells them from what is within them."""
        only_goods = all(len(option) == 1 and option[0]["op"] == "gain" for option in options)
        joint = self._say("underwater-cities.kind.or" if only_goods else "underwater-cities.effect.or")
        return joint.join(", ".join(self.effect(effect) for effect in option) for option in options)

    def _build(self, effect: Effect) -> str:
        n = effect["n"]
        words = dict.fromkeys(("distinct", "where", "cost", "discount", "upgrade"), "")
        if effect.get("distinct"):
            words["distinct"] = self._say("underwater-cities.effect.build.distinct")
        if effect.get("expansion"):
            words["where"] = self._say("underwater-cities.effect.build.expansion")
        if "cost" in effect:
            words["cost"] = self._say("underwater-cities.effect.build.cost", price=self._price(effect["cost"]), n=n)
        if "discount" in effect:
            discount = self._goods(effect["discount"])
            words["discount"] = self._say("underwater-cities.effect.build.discount", goods=discount, n=n)
        if "upgrade" in effect:
            key = "must" if effect.get("must") else "upgrade"
            words["upgrade"] = self._say(f"underwater-cities.effect.build.{key}", price=self._price(effect["upgrade"]))
        return self._say("underwater-cities.effect.build", n=n, kinds=self._kinds(effect["kinds"], n), **words)

    def _upgrade(self, effect: Effect) -> str:
        n = effect["n"]
        costs = self._say("underwater-cities.kind.or").join(self._price(cost) for cost in effect["costs"])
        return self._say("underwater-cities.effect.upgrade", n=n, kinds=self._kinds(effect["kinds"], n), costs=costs)

    def _if(self, effect: Effect) -> str:
        asked = effect["condition"]
        follows = {"then": self.effects(effect["then"]), "otherwise": ""}
        if "otherwise" in effect:
            other = self.effects(effect["otherwise"])
            follows["otherwise"] = self._say("underwater-cities.effect.if.otherwise", then=other)
        if "space" in asked:
            return self._say("underwater-cities.effect.if.space", space=asked["space"], **follows)
        amount = self._at_least(asked["least"], asked["count"])
        return self._say("underwater-cities.effect.if.count", amount=amount, **follows)

    def _trigger(self, effect: Effect) -> str:
        words: dict[str, int | str] = {
            "kinds": self._kinds(effect.get("kinds", [])),
            "space": effect.get("space", 0),
            "resource": self._resource(effect["resource"]) if "resource" in effect else "",
            "tag": self._kinds([effect["tag"]]) if "tag" in effect else "",
        }
        event = self._say(f"underwater-cities.effect.trigger.{effect['on']}", **words)
        return self._say(
            "underwater-cities.effect.trigger",
            event=event,
            once=int(effect.get("once", False)),
            goods=self._goods(effect["goods"]),
        )

    def amounts(self, goods: Goods) -> str:
        """Return goods in words."""
        return self._goods({name: amount for name, amount in zip(RESOURCES, goods.as_list(), strict=True) if amount})

    def _goods(self, amounts: dict[str, int]) -> str:
        return self._amounts(amounts, "amount")

    def _price(self, amounts: dict[str, int]) -> str:
        """Return what something costs, so that it can stand after what it buys."""
        if not amounts:
            return self._say("underwater-cities.effect.free")
        return self._say("underwater-cities.effect.price", goods=self._amounts(amounts, "price"))

    def _amounts(self, amounts: dict[str, int], form: str) -> str:
        """Return goods with commas between them, and the last one after an "and"."""
        words = [
            self._say(f"underwater-cities.{form}.{name}", n=amounts[name]) for name in RESOURCES if name in amounts
        ]
        return ", ".join([*words[:-2], self._say("underwater-cities.amount.and").join(words[-2:])])

    def _at_least(self, least: int, count: str) -> str:
        return self._say("underwater-cities.effect.at-least", least=least, count=self._counter(count, least))

    def _resource(self, name: str) -> str:
        return self._say(f"underwater-cities.amount.{name}", n=1)

    def _kinds(self, kinds: list[str], n: int = 1) -> str:
        joint = self._say("underwater-cities.kind.or")
        keys = [f"underwater-cities.kind.many.{kind}" if n > 1 else f"underwater-cities.kind.{kind}" for kind in kinds]
        return joint.join(map(self._say, keys))

    def _counter(self, name: str, n: int = 1) -> str:
        return self._say(f"underwater-cities.counter.many.{name}" if n > 1 else f"underwater-cities.counter.{name}")

    def _say(self, key: str, **params: Any) -> str:
        return say(key, self.language, params)
