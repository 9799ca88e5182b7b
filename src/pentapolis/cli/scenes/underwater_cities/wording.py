"""What cards, slots, metropolises and contracts do, in words: put together from their effects."""

from typing import Any, Final

from pentapolis.games.underwater_cities.components import METROPOLIS_IDS, Components
from pentapolis.games.underwater_cities.effect_reader import COUNTERS, Effect
from pentapolis.games.underwater_cities.goods import RESOURCES, Goods
from pentapolis.texts import say

_GOODS: Final = {"cost": "goods", "amount": "goods", "in": "into"}  # fields with goods, by the names of the parameters


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
        asked = [
            self._say("underwater-cities.effect.if.count", least=least, count=self._counter(COUNTERS[counter]))
            for counter, least in contract.requires
        ]
        given = self._say("underwater-cities.effect.gain", goods=self.amounts(contract.goods))
        if contract.federation:
            given += f"; {self._say('underwater-cities.effect.federation', n=contract.federation)}"
        return f"{', '.join(asked)}: {given}"

    def effect(self, effect: Effect) -> str:
        """Return one effect."""
        op: str = effect["op"]
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
            if isinstance(value, int):
                params[name] = int(value)
            elif isinstance(value, dict):
                params[_GOODS.get(name, name)] = self._goods(value)
            elif isinstance(value, str):
                params[name] = self._counter(value) if name == "count" else value.replace("-", "")
            else:
                params[name] = self._list(name, value)
        return params

    def _list(self, name: str, value: list[Any]) -> str:
        """Return a list of an effect: kinds, counters, resources, tiers, or further effects."""
        if name == "then":
            return self.effects(value)
        if name == "options":
            return " / ".join(self.effects(option) for option in value)
        if name == "tiers":
            return ", ".join(f"{least} → {points}" for least, points in value)
        if name == "kinds":
            return self._kinds(value)
        one = self._counter if name == "counts" else self._resource
        return ", ".join(one(word) for word in value)

    def _build(self, effect: Effect) -> str:
        n = effect["n"]
        cost = discount = ""
        if "cost" in effect:
            key = "cost" if effect["cost"] else "free"
            cost = self._say(f"underwater-cities.effect.build.{key}", goods=self._goods(effect["cost"]), n=n)
        if "discount" in effect:
            discount = self._say("underwater-cities.effect.build.discount", goods=self._goods(effect["discount"]), n=n)
        more = self._say("underwater-cities.effect.build.expansion") if effect.get("expansion") else ""
        more += self._say("underwater-cities.effect.build.distinct") if effect.get("distinct") else ""
        if "upgrade" in effect:
            key = "must" if effect.get("must") else "upgrade" if effect["upgrade"] else "upgrade-free"
            more += self._say(f"underwater-cities.effect.build.{key}", goods=self._goods(effect["upgrade"]))
        kinds = self._kinds(effect["kinds"])
        return self._say("underwater-cities.effect.build", n=n, kinds=kinds, cost=cost, discount=discount, more=more)

    def _upgrade(self, effect: Effect) -> str:
        costs = [
            self._say("underwater-cities.effect.upgrade.cost", goods=self._goods(cost), n=effect["n"])
            if cost
            else self._say("underwater-cities.effect.upgrade.free")
            for cost in effect["costs"]
        ]
        return self._say(
            "underwater-cities.effect.upgrade",
            n=effect["n"],
            kinds=self._kinds(effect["kinds"]),
            costs=" / ".join(costs),
        )

    def _if(self, effect: Effect) -> str:
        asked = effect["condition"]
        condition = (
            self._say("underwater-cities.effect.if.space", space=asked["space"])
            if "space" in asked
            else self._say(
                "underwater-cities.effect.if.count", least=asked["least"], count=self._counter(asked["count"])
            )
        )
        otherwise = ""
        if "otherwise" in effect:
            otherwise = self._say("underwater-cities.effect.if.otherwise", then=self.effects(effect["otherwise"]))
        return self._say(
            "underwater-cities.effect.if", condition=condition, then=self.effects(effect["then"]), otherwise=otherwise
        )

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
        return ", ".join(
            self._say(f"underwater-cities.amount.{name}", n=amounts[name]) for name in RESOURCES if name in amounts
        )

    def _resource(self, name: str) -> str:
        return self._say(f"underwater-cities.amount.{name}", n=1)

    def _kinds(self, kinds: list[str]) -> str:
        joint = self._say("underwater-cities.kind.or")
        return joint.join(self._say(f"underwater-cities.kind.{kind}") for kind in kinds)

    def _counter(self, name: str) -> str:
        return self._say(f"underwater-cities.counter.{name}")

    def _say(self, key: str, **params: Any) -> str:
        return say(key, self.language, params)
