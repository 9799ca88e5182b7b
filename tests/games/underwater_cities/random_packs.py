"""Packs with random effects: whatever is accepted has to be playable."""

from random import Random
from typing import Any

from pentapolis.games.underwater_cities.effect_reader import (
    ACTION_OPS,
    COUNTERS,
    END_OPS,
    EVENTS,
    INSTANT_OPS,
    METROPOLIS_END_OPS,
    METROPOLIS_OPS,
    PERMANENT_OPS,
    PRODUCTION_OPS,
    SCOPES,
    SLOT_OPS,
)

RESOURCES = ["kelp", "steelplast", "science", "credits", "biomatter"]
BUILDINGS = ["building", "farm", "plant", "laboratory"]
STRUCTURES = [*BUILDINGS, "structure", "tunnel"]
KINDS = [*STRUCTURES, "city", "white", "symbiotic"]
OPS = {
    "instant": INSTANT_OPS,
    "permanent": PERMANENT_OPS,
    "action": ACTION_OPS,
    "production": PRODUCTION_OPS,
    "end": END_OPS,
}


class Maker:
    """Makes effects, most of them small."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def goods(self, most: int = 3) -> dict[str, int]:
        names = self.random.sample([*RESOURCES, "points", "cards"], self.random.randint(1, 3))
        return {name: self.random.randint(1, most) for name in names}

    def cost(self) -> dict[str, int]:
        names = self.random.sample(RESOURCES, self.random.choice([1, 1, 1, 2]))
        return {name: self.random.randint(1, 3) for name in names}

    def some(self, words: list[str]) -> list[str]:
        return self.random.sample(words, self.random.randint(1, min(2, len(words))))

    def effects(self, ops: tuple[str, ...], depth: int = 1) -> list[dict[str, Any]]:
        return [self.effect(ops, depth) for _ in range(self.random.choice([1, 1, 1, 2, 3]))]

    def effect(self, ops: tuple[str, ...], depth: int = 1) -> dict[str, Any]:
        plain = [op for op in ops if op not in ("if", "pay", "choose")] if depth > 2 else list(ops)
        op = self.random.choice(plain)
        return {"op": op} | self.fields(op, ops, depth + 1)

    def fields(self, op: str, ops: tuple[str, ...], depth: int) -> dict[str, Any]:
        """The fields of an op."""
        number, one = self.random.randint, self.random.choice
        inner = ("gain", "gain-per") if ops is PRODUCTION_OPS else ops
        if op in ("if", "pay", "choose", "ability"):
            return self.nested(op, inner if op != "ability" else ("gain", "exchange", "federation", "gain-any"), depth)
        if op == "build":
            return self.build()
        if op == "trigger":
            return self.trigger(ops is PRODUCTION_OPS)
        made: dict[str, dict[str, Any]] = {
            "gain": {"goods": self.goods()},
            "gain-any": {"n": 1, "from": self.some(RESOURCES)},
            "gain-per": {"goods": self.goods(1), "count": one(COUNTERS), "per": number(1, 3), "times": number(1, 5)},
            "federation": {"n": number(1, 4)},
            "upgrade": {"kinds": self.some(STRUCTURES), "n": number(1, 4), "costs": [self.cost(), {}]},
            "convert-city": {"cost": {"credits": number(1, 3)}},
            "produce": {"kinds": self.some(STRUCTURES), "n": number(1, 4)},
            "use-action-card": {"n": number(1, 4)},
            "refresh-action-card": {"n": number(1, 4)},
            "use-slot": {"scope": one(SCOPES)},
            "take-special": {},
            "gain-metropolis": {"draw": number(1, 2)},
            "exchange": {"first": self.cost(), "second": self.cost(), "times": number(1, 3)},
            "hand-limit": {"more": number(1, 9)},
            "discount": {"kinds": self.some(KINDS), "amount": self.cost()},
            "replace-output": {"kinds": ["farm"], "out": {"kelp": 1}, "in": self.goods()},
            "feed-less": {"n": number(1, 9)},
            "score-per": {"points": number(1, 3), "count": one(COUNTERS), "per": number(1, 3)},
            "score-convert": {"cost": self.cost(), "points": number(1, 3), "times": number(1, 4)},
            "score-tiers": {"count": one(COUNTERS), "tiers": [[1, 2], [4, 9]]},
            "score-sets": {"counts": self.some(list(COUNTERS)), "points": number(1, 4)},
        }
        return made[op]

    def nested(self, op: str, ops: tuple[str, ...], depth: int) -> dict[str, Any]:
        """The fields of an op that has effects within it."""
        if op == "choose":
            return {"options": [self.effects(ops, depth) for _ in range(self.random.randint(2, 4))]}
        then = {"then": self.effects(ops, depth)}
        if op == "pay":
            cost = self.random.choice([{"cards": 1}, self.cost()])
            return then | {"cost": cost, "times": self.random.randint(1, 3)}
        if op == "if":
            count = {"count": self.random.choice(COUNTERS), "least": self.random.randint(1, 4)}
            condition = self.random.choice([{"space": self.random.randint(1, 4)}, count])
            return then | {"condition": condition, "otherwise": self.effects(ops, depth)}
        return then

    def build(self) -> dict[str, Any]:
        """The fields of an effect that builds."""
        found: dict[str, Any] = {"kinds": self.some(KINDS), "n": self.random.randint(1, 4)}
        sort = self.random.randint(0, 5)
        if sort == 0:
            return found | {"cost": {}}
        if sort == 1:
            return found | {"cost": self.cost(), "distinct": True}
        if sort == 2:
            return found | {"discount": self.cost()}
        if sort == 3:
            return found | {"kinds": self.some(BUILDINGS), "expansion": True, "upgrade": {}}
        if sort == 4:
            return found | {"kinds": self.some(STRUCTURES), "upgrade": self.cost(), "must": True}
        return found

    def trigger(self, production: bool) -> dict[str, Any]:
        """The fields of a trigger."""
        if production:
            return {"on": "production-gives", "resource": self.random.choice(RESOURCES), "goods": self.goods(1)}
        on = self.random.choice([name for name in EVENTS if name != "production-gives"])
        about: dict[str, dict[str, Any]] = {
            "build": {"kinds": self.some(KINDS)},
            "upgrade": {"kinds": self.some(STRUCTURES)},
            "second-of-city": {"kinds": self.some(BUILDINGS)},
            "second-upgraded-of-city": {"kinds": self.some(BUILDINGS)},
            "second-of-turn": {"kinds": ["tunnel"]},
            "reach": {"space": self.random.randint(1, 4)},
            "slot-gives": {"resource": self.random.choice(RESOURCES)},
            "use-slot": {"tag": self.random.choice(["tunnel", "city", "farm"])},
        }
        return {"on": on, "goods": self.goods(1)} | about.get(on, {})


def _keep_one_replacement(cards: list[Any]) -> None:
    """Make all cards but the first that replace an output feed a city instead."""
    replacing = [effect for card in cards for effect in card["effects"] if effect["op"] == "replace-output"]
    for effect in replacing[1:]:
        effect.clear()
        effect.update({"op": "feed-less", "n": 1})


def random_pack(content: Any, seed: int) -> Any:
    """Return a pack like this, with other effects on everything."""
    maker = Maker(seed)
    for card in [*content["cards"], *content["specials"]]:
        card["type"] = maker.random.choice(["instant", "instant", *OPS])
        card["effects"] = maker.effects(OPS[card["type"]])
        once = [effect for effect in card["effects"] if effect["op"] in ("ability", "trigger")]
        if len(once) == 1 and once[0]["op"] == "trigger" and once[0]["on"] not in ("use-slot", "production-gives"):
            once[0]["once"] = True
        if sum(effect["op"] == "ability" for effect in card["effects"]) > 1 or len(once) > 1:
            card["effects"] = card["effects"][:1]
    _keep_one_replacement([*content["cards"], *content["specials"]])
    for slot in content["slots"]:
        slot["effects"] = maker.effects(SLOT_OPS)
    content["assistant"][0]["effects"] = maker.effects(ACTION_OPS)
    for tile in content["metropolises"]:
        if tile["colour"] == "brown":
            tile["end"] = maker.effects(METROPOLIS_END_OPS)
        else:
            tile["instant"], tile["production"] = maker.effects(METROPOLIS_OPS), maker.goods()
    for contract in content["contracts"]:
        contract["goods"] = maker.goods()
    return content
