"""A slow, obvious scorer of Cities, straight from the rules (CI-6.1 to CI-6.4) and the data of cards and goals.

It knows a city as a dictionary of spaces by row and column, and walks over them one by one.
"""

import json
from importlib.resources import files
from itertools import combinations
from typing import TypeAlias

from pentapolis.core.views import Plain

Cell: TypeAlias = tuple[int, int]
STANDARD = json.loads((files("pentapolis.games.cities") / "standard.json").read_text("utf-8"))
CARDS: dict[str, Plain] = {card["id"]: card for card in STANDARD["cards"]}
GOALS: dict[str, Plain] = {goal["id"]: goal for board in STANDARD["boards"] for goal in board["goals"]}
KINDS = {"park": ["tree", "fountain", "carousel", "kiosk"], "water": ["dolphins", "yacht", "rowboat", "ferry"]}
SET_POINTS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10}


class DrawnCity:
    """A city, space by space; making one also checks that everything lies where it may (CI-4.3 to CI-4.5)."""

    def __init__(self, spaces: list[Plain]) -> None:
        self.spaces: dict[Cell, Plain] = {_cell(space["name"]): space for space in spaces}
        for space in spaces:
            feature, built = space["feature"], space["building"]
            if feature:
                fits = [terrain for terrain, kinds in KINDS.items() if feature in kinds] or ["plot"]
                assert space["terrain"] in fits, "a feature lies on its terrain"
            assert (built == "") == (space["floors"] == 0), "a building has floors"
            if built:
                assert space["floors"] in (1, 2, 3, 4)
                assert (space["terrain"], feature == "monument") == ("plot", False)
                assert feature == "wild" or built == space["colour"], "a building has the colour of its plot"

    def beside(self, cell: Cell) -> list[Cell]:
        row, column = cell
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [other for other in around if other in self.spaces]

    def areas(self, cells: list[Cell]) -> list[set[Cell]]:
        found: list[set[Cell]] = []
        for cell in cells:
            if any(cell in area for area in found):
                continue
            area, waiting = set[Cell](), [cell]
            while waiting:
                here = waiting.pop()
                if here in cells and here not in area:
                    area.add(here)
                    waiting += self.beside(here)
            found.append(area)
        return found

    def kinds(self, area: set[Cell], terrain: str) -> int:
        return len({self.spaces[cell]["feature"] for cell in area} & set(KINDS[terrain]))

    def area_points(self, terrain: str) -> int:
        cells = [cell for cell, space in self.spaces.items() if space["terrain"] == terrain]
        return sum(SET_POINTS[self.kinds(area, terrain)] for area in self.areas(cells))

    # Filters.

    def has_neighbours(self, cell: Cell, wanted: list[Plain]) -> bool:
        for want in wanted:
            if "building" in want:
                near = [other for other in self.beside(cell) if self.is_building(other, want["building"])]
            else:
                near = [other for other in self.beside(cell) if self.spaces[other]["terrain"] == want["terrain"]]
            if len(near) < want.get("least", 1):
                return False
        return True

    def is_building(self, cell: Cell, wanted: Plain) -> bool:
        space = self.spaces[cell]
        if not space["building"] or space["building"] not in wanted.get("colours", [space["building"]]):
            return False
        bounds = wanted.get("floors", {})
        if space["floors"] != bounds.get("exactly", space["floors"]):
            return False
        if not bounds.get("least", 0) <= space["floors"] <= bounds.get("most", 4):
            return False
        return self.has_neighbours(cell, wanted.get("beside", []))

    def is_space(self, cell: Cell, wanted: Plain) -> bool:
        space = self.spaces[cell]
        if space["terrain"] != wanted["terrain"]:
            return False
        if "built" in wanted:
            state = True if space["building"] else None if space["feature"] == "monument" else False
            if state is not wanted["built"]:
                return False
        if "colour" in wanted:
            is_wild = space["feature"] == "wild" and not space["building"]
            if not is_wild and (space["building"] or space["colour"]) != wanted["colour"]:
                return False
        if wanted.get("feature") and not space["feature"]:
            return False
        return self.has_neighbours(cell, wanted.get("beside", []))

    def buildings(self, wanted: Plain) -> list[Cell]:
        return [cell for cell in self.spaces if self.is_building(cell, wanted)]

    def matching(self, wanted: Plain) -> list[Cell]:
        return [cell for cell in self.spaces if self.is_space(cell, wanted)]

    def looks(self, cell: Cell) -> tuple[str, int]:
        return self.spaces[cell]["building"], self.spaces[cell]["floors"]

    # Patterns.

    def count(self, pattern: Plain) -> int:
        counted: int = getattr(self, "count_" + pattern["kind"].replace("-", "_"))(pattern)
        return counted

    def count_count_buildings(self, pattern: Plain) -> int:
        return len(self.buildings(pattern["building"]))

    def count_building_sets(self, pattern: Plain) -> int:
        left = self.buildings({})
        sets = 0
        while True:
            for slot in pattern["slots"]:
                fitting = [cell for cell in left if self.is_building(cell, slot)]
                if not fitting:
                    return sets
                left.remove(fitting[0])
            sets += 1

    def count_distinct_buildings(self, pattern: Plain) -> int:
        looks = sorted({self.looks(cell) for cell in self.buildings(pattern["building"])})
        for size in range(4, 0, -1):
            for chosen in combinations(looks, size):
                colours = {colour for colour, _ in chosen} if "colour" in pattern["distinct"] else range(size)
                floors = {floors for _, floors in chosen} if "floors" in pattern["distinct"] else range(size)
                if len(colours) == len(floors) == size:
                    return size
        return 0

    def count_adjacent_pairs(self, pattern: Plain) -> int:
        pairs = 0
        for one, two in combinations(self.buildings({}), 2):
            if two in self.beside(one):
                (colour, floors), (other, height) = self.looks(one), self.looks(two)
                differs = colour != other or "different-colours" not in pattern["relation"]
                pairs += differs and (floors == height or "same-floors" not in pattern["relation"])
        return pairs

    def count_largest_area(self, pattern: Plain) -> int:
        areas = [area for wanted in pattern["any-of"] for area in self.areas(self.matching(wanted))]
        return max([len(area) for area in areas] + [0])

    def count_count_areas(self, pattern: Plain) -> int:
        found = 0
        for area in self.areas(self.matching(pattern["space"])):
            enough = pattern.get("least", 1) <= len(area) <= pattern.get("most", 99)
            kinds = self.kinds(area, pattern["space"]["terrain"]) if "features" in pattern else 0
            found += enough and kinds >= pattern.get("features", 0)
        return found

    def count_area_span(self, pattern: Plain) -> int:
        areas = self.areas(self.matching(pattern["space"]))
        return max([len({cell[side] for cell in area}) for area in areas for side in (0, 1)] + [0])

    def count_longest_line(self, pattern: Plain) -> int:
        if "space" in pattern:
            cells = self.matching(pattern["space"])
        else:
            cells = self.buildings(pattern["building"])
        return max([_run(cells, cell, step) for cell in cells for step in ((0, 1), (1, 0))] + [0])

    def count_ascending_line(self, pattern: Plain) -> int:
        longest = 0
        for cell in self.buildings({}):
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                length, here = 1, cell
                while True:
                    there = (here[0] + down, here[1] + right)
                    if self.spaces.get(there, {"floors": 0})["floors"] != self.spaces[here]["floors"] + 1:
                        break
                    length, here = length + 1, there
                longest = max(longest, length)
        return longest

    def count_count_spaces(self, pattern: Plain) -> int:
        return len(self.matching(pattern["space"]))

    def count_distinct_features(self, pattern: Plain) -> int:
        lie = [space["feature"] for space in self.spaces.values()]
        kinds = [kind for terrain in pattern["terrains"] for kind in KINDS[terrain]]
        return len([kind for kind in kinds if lie.count(kind) >= pattern.get("copies", 1)])

    def count_count_features(self, pattern: Plain) -> int:
        kinds = [kind for terrain in pattern["terrains"] for kind in KINDS[terrain]]
        return len([space for space in self.spaces.values() if space["feature"] in kinds])

    def count_count_blocks(self, pattern: Plain) -> int:
        cells = self.buildings(pattern["building"])
        return len(
            [1 for row, column in cells if {(row + 1, column), (row, column + 1), (row + 1, column + 1)} <= {*cells}]
        )

    def count_count_tiles(self, pattern: Plain) -> int:
        tiles: dict[Cell, list[Plain]] = {}
        for (row, column), space in self.spaces.items():
            tiles.setdefault((row // 2, column // 2), []).append(space)
        found = 0
        for spaces in tiles.values():
            plots = [space for space in spaces if space["terrain"] == "plot"]
            is_full = all(space["building"] or space["feature"] == "monument" for space in plots)
            found += is_full and any(space["building"] for space in plots)
        return found

    def count_count_lines(self, pattern: Plain) -> int:
        found = 0
        for side in (0, 1):
            for number in {cell[side] for cell in self.spaces}:
                line = [cell for cell in self.buildings({}) if cell[side] == number]
                colours = {self.looks(cell)[0] for cell in line}
                found += len(line) >= pattern.get("buildings", 0) and len(colours) >= pattern.get("colours", 0)
        return found


def _run(cells: list[Cell], cell: Cell, step: Cell) -> int:
    length = 0
    while cell in cells:
        length, cell = length + 1, (cell[0] + step[0], cell[1] + step[1])
    return length


def _cell(name: str) -> Cell:
    return int(name[1:]) - 1, "abcdefghij".index(name[0])


def score_cities(view: Plain) -> list[dict[str, int]]:
    """Return each seat's points by category from a plain view; counters of cards and goals are checked on the way."""
    sheets = []
    for city in view["cities"]:
        drawn = DrawnCity(city["spaces"])
        cards = 0
        for standing in city["cards"]:
            card = CARDS[standing["card"]]
            count = drawn.count(card["per"])
            points = card["points"] * (count // card.get("every", 1))
            assert (standing["count"], standing["points"]) == (count, points), standing["card"]
            cards += points
        for standing in city["goals"]:
            assert standing["count"] == drawn.count(GOALS[standing["goal"]]["of"]), standing["goal"]
        sheets.append(
            {
                "goals": sum(standing["points"] for standing in city["goals"]),
                "water": drawn.area_points("water"),
                "parks": drawn.area_points("park"),
                "monuments": 2 * sum(space["feature"] == "monument" for space in city["spaces"]),
                "cards": cards,
            }
        )
    return sheets
