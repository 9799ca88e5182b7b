"""A slow, obvious scorer of Ginkgopolis, straight from the rules (GK-10.1 to GK-10.4, GK-11.7)."""

from pentapolis.core.views import Plain

TRIGGERS = {1: "exploit", 2: "urbanise", 3: "floor"}
TARGETS = {
    "red": {10: "red", 11: "yellow", 12: "blue", 13: "red"},
    "blue": {10: "blue", 11: "red", 12: "yellow", 13: "blue"},
    "yellow": {10: "yellow", 11: "red", 12: "blue", 13: "yellow"},
}


def score_ginkgopolis(view: Plain) -> list[dict[str, int]]:
    """Return each player's points by category, then Hal's; without the points behind a screen that can't be seen."""
    people = [*view["players"], *([{**view["hal"], "characters": [], "tokens": 0}] if view["hal"] else [])]
    sheets = []
    for place, person in enumerate(people):
        sheet = {} if person["points"] is None else {"points": person["points"]}
        sheet["tokens"] = 2 * person["tokens"]
        sheet["cards"] = sum(_card_points(card, place, person, view["city"]) for card in person["kept"])
        sheet["districts"] = sum(_district_points(district, place) for district in _districts(view["city"]))
        sheets.append(sheet)
    return sheets


def trigger_of(number: int) -> str | None:
    """Return the trigger of a building card."""
    return TRIGGERS[(number - 1) % 3 + 1] if number <= 9 else None


def _card_points(card: Plain, place: int, person: Plain, city: list[Plain]) -> int:
    own = [building for building in city if building["owner"] == place]
    number = card["number"]
    if number <= 9:
        return 0
    if number <= 13:
        target = TARGETS[card["colour"]][number]
        return sum(building["height"] for building in own if building["colour"] == target)
    if number == 14:
        return len([building for building in own if building["height"] <= 2])
    if number == 15:
        return 3 * len([building for building in own if building["height"] >= 3])
    if number <= 18:
        wanted = {16: "exploit", 17: "urbanise", 18: "floor"}[number]
        triggers = [character["trigger"] for character in person["characters"]]
        triggers += [trigger_of(kept["number"]) for kept in person["kept"]]
        return 2 * triggers.count(wanted)
    if number == 19:
        return 2 * [kept["colour"] for kept in [*person["characters"], *person["kept"]]].count(card["colour"])
    return 9


def _districts(city: list[Plain]) -> list[list[Plain]]:
    """Return the groups of two or more buildings of one colour that are connected by edges."""
    groups: list[list[Plain]] = []
    for building in city:
        touching = [group for group in groups if any(_touch(building, other) for other in group)]
        groups = [group for group in groups if group not in touching]
        groups.append([building, *(other for group in touching for other in group)])
    return [group for group in groups if len(group) > 1]


def _touch(one: Plain, other: Plain) -> bool:
    return bool(one["colour"] == other["colour"] and abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) == 1)


def _district_points(district: list[Plain], place: int) -> int:
    owners = {building["owner"] for building in district} - {None}
    if place not in owners:
        return 0
    ranking = sorted(owners, key=lambda owner: _strength(district, owner), reverse=True)
    total: int = sum(building["resources"] for building in district)
    own: int = _strength(district, place)[0]
    if ranking == [place]:
        return total + own
    if ranking[0] == place:
        return total
    return own if ranking[1] == place else 0


def _strength(district: list[Plain], owner: int) -> tuple[int, int, int]:
    """Return resources, then the height of the tallest building, then the highest number on one so tall."""
    own = [building for building in district if building["owner"] == owner]
    tallest = max(building["height"] for building in own)
    number = max(building["number"] for building in own if building["height"] == tallest)
    return sum(building["resources"] for building in own), tallest, number
