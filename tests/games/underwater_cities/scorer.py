"""A slow and obvious scorer, from a plain view and the component file alone (UC-10, UC-12.4)."""

import itertools
import json
from pathlib import Path
from typing import Any

import pentapolis

_FILE = Path(pentapolis.__file__).parent / "games/underwater_cities/components.json"
_DATA = json.loads(_FILE.read_text(encoding="utf-8"))
_CARDS = {card["number"]: card for card in [*_DATA["cards"], *_DATA["specials"]]}
_METROPOLISES = {metropolis["id"]: metropolis for metropolis in _DATA["metropolises"]}
_BUILDINGS = ("farm", "plant", "laboratory")
_RESOURCES = ("kelp", "steelplast", "science", "credits", "biomatter")


def score_underwater_cities(view: dict[str, Any]) -> list[dict[str, int]]:
    """Return the points of everybody by category; alone also those of the goal."""
    sheets = [_sheet(player) for player in view["players"]]
    if len(sheets) == 1:
        connected = sum(city["connected"] for city in view["players"][0]["cities"])
        total = sum(sheets[0].values())
        ahead = total - 99 if connected < 7 and total > 99 else 0
        sheets.append({"track": 100, "metropolis": 0, "cards": 0, "cities": ahead, "resources": 0})
    return sheets


def _sheet(player: dict[str, Any]) -> dict[str, int]:
    brown = [_METROPOLISES[tile["id"]] for tile in player["metropolises"] if tile["connected"]]
    ends = [effect for end in player["ends"] for effect in _CARDS[end["card"]]["effects"]]
    by_cards, rest = _conversions(player["goods"], [effect for effect in ends if effect["op"] == "score-convert"])
    return {
        "track": player["goods"]["points"],
        "metropolis": sum(_points(player, effect) for tile in brown for effect in tile.get("end", [])),
        "cards": sum(_points(player, effect) for effect in ends) + by_cards,
        "cities": sum(_city(player, city["site"]) for city in player["cities"] if city["connected"]),
        "resources": rest,
    }


def _city(player: dict[str, Any], site: str) -> int:
    kinds = {building["kind"] for building in player["buildings"] if building["place"].split(".")[0] == site}
    return [2, 3, 4, 6][len(kinds)]


def _points(player: dict[str, Any], effect: dict[str, Any]) -> int:
    if effect["op"] == "score-per":
        points: int = _count(player, effect["count"]) // effect["per"] * effect["points"]
        return min(points, effect["most"]) if "most" in effect else points
    if effect["op"] == "score-tiers":
        reached = [points for least, points in effect["tiers"] if _count(player, effect["count"]) >= least]
        return max(reached, default=0)
    if effect["op"] == "score-sets":
        sets: int = min(_count(player, name) for name in effect["counts"]) * effect["points"]
        return sets
    return 0


def _count(player: dict[str, Any], name: str) -> int:
    return int(_counted(player, name))


def _counted(player: dict[str, Any], name: str) -> Any:
    live = [building for building in player["buildings"] if building["connected"]]
    connected = [city for city in player["cities"] if city["connected"]]
    beside = [tunnel for tunnel in player["tunnels"] if tunnel["by_city"]]
    ends = [end["card"] for end in player["ends"]]
    claimed = player["permanents"] + player["productions"] + ends + player["actions"]
    claimed = [number for number in claimed if number != 206]
    if name == "full-city":
        return sum(_city(player, city["site"]) == 6 for city in connected)
    if name == "upgraded":
        return sum(building["upgraded"] for building in live) + sum(tunnel["upgraded"] for tunnel in beside)
    if name == "upgraded-tunnel":
        return sum(tunnel["upgraded"] for tunnel in beside)
    if name.startswith("upgraded-"):
        return sum(building["upgraded"] and f"upgraded-{building['kind']}" == name for building in live)
    counts = {
        "building": len(live),
        "city": len(connected),
        "symbiotic": sum(city["symbiotic"] for city in connected),
        "claimed": len(claimed),
        "production-and-permanent": len(player["permanents"]) + len(player["productions"]),
        "special": len([number for number in claimed + player["face_down"] if number > 180]),
        "metropolis": sum(tile["connected"] for tile in player["metropolises"]),
        "tunnel": len(player["tunnels"]),
        "tunnel-by-city": len(beside),
    } | {kind: sum(building["kind"] == kind for building in live) for kind in _BUILDINGS}
    return counts[name]


def _conversions(goods: dict[str, int], offers: list[dict[str, Any]]) -> tuple[int, int]:
    """Try everything; the most points in all, of ties the one with most from cards."""
    best = (0, -1)
    for times in itertools.product(*(range(offer["times"] + 1) for offer in offers)):
        left = {name: goods[name] for name in _RESOURCES}
        for offer, count in zip(offers, times, strict=True):
            for name, amount in offer["cost"].items():
                left[name] -= amount * count
        if min(left.values()) >= 0:
            by_cards = sum(offer["points"] * count for offer, count in zip(offers, times, strict=True))
            rest = (sum(left.values()) + left["biomatter"]) // 4
            best = max(best, (by_cards + rest, by_cards))
    return best[1], best[0] - best[1]
