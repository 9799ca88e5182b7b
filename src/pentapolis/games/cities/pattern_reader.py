"""Patterns from data: a function for each kind of the vocabulary."""

from collections.abc import Callable
from typing import Final

from pentapolis.core.json_data import JsonObject
from pentapolis.games.cities.building_patterns import (
    AdjacentPairs,
    AscendingLine,
    BuildingSets,
    CountBlocks,
    CountBuildings,
    CountLines,
    CountTiles,
    DistinctBuildings,
)
from pentapolis.games.cities.filters import BuildingFilter, read_building, read_space
from pentapolis.games.cities.ground_patterns import (
    AreaSpan,
    CountAreas,
    CountFeatures,
    CountSpaces,
    DistinctFeatures,
    LargestArea,
    LongestLine,
)
from pentapolis.games.cities.patterns import MOST_SIZE, Pattern
from pentapolis.games.cities.tiles import COLOUR_COUNT, PARK, WATER

_COPIES: Final = 5  # of a feature, at most
_KINDS: Final = 4  # of features of a terrain
_LINE: Final = 10  # spaces of the longest row


def _building_sets(data: JsonObject) -> Pattern:
    slots = [read_building(slot) for slot in data.parts("slots")]
    if not slots or any(not one.excludes(two) for i, one in enumerate(slots) for two in slots[:i]):
        data.blame("slots", "cities.pack.slots", {})
    return BuildingSets(slots or [read_building(JsonObject({}, "", []))])


def _distinct_buildings(data: JsonObject) -> Pattern:
    distinct = data.words("distinct", ("colour", "floors"))
    return DistinctBuildings(_building(data), "colour" in distinct, "floors" in distinct)


def _adjacent_pairs(data: JsonObject) -> Pattern:
    relation = data.words("relation", ("different-colours", "same-floors"))
    return AdjacentPairs("different-colours" in relation, "same-floors" in relation)


def _largest_area(data: JsonObject) -> Pattern:
    any_of = [read_space(space) for space in data.parts("any-of")]
    if not any_of:
        data.blame("any-of", "cities.pack.nothing", {})
    return LargestArea(any_of)


def _count_areas(data: JsonObject) -> Pattern:
    least = data.number_or("least", 1, 1, MOST_SIZE)
    most = data.number_or("most", MOST_SIZE, least, MOST_SIZE)
    return CountAreas(read_space(data.part("space")), least, most, data.number_or("features", 0, 1, _KINDS))


def _longest_line(data: JsonObject) -> Pattern:
    if data.has("space"):
        return LongestLine(None, read_space(data.part("space")))
    return LongestLine(_building(data), None)


def _count_lines(data: JsonObject) -> Pattern:
    buildings = data.number_or("buildings", 0, 1, _LINE)
    colours = data.number_or("colours", 0, 1, COLOUR_COUNT)
    if not buildings and not colours:
        data.blame("buildings", "cities.pack.nothing", {})
    return CountLines(buildings, colours)


def _building(data: JsonObject) -> BuildingFilter:
    return read_building(data.part("building"))


_TERRAINS: Final = (PARK, WATER)
READERS: Final[dict[str, Callable[[JsonObject], Pattern]]] = {
    "count-buildings": lambda data: CountBuildings(_building(data)),
    "building-sets": _building_sets,
    "distinct-buildings": _distinct_buildings,
    "adjacent-pairs": _adjacent_pairs,
    "largest-area": _largest_area,
    "count-areas": _count_areas,
    "area-span": lambda data: AreaSpan(read_space(data.part("space"))),
    "longest-line": _longest_line,
    "ascending-line": lambda data: AscendingLine(),
    "count-spaces": lambda data: CountSpaces(read_space(data.part("space"))),
    "distinct-features": lambda data: DistinctFeatures(
        data.words("terrains", _TERRAINS), data.number_or("copies", 1, 1, _COPIES)
    ),
    "count-features": lambda data: CountFeatures(data.words("terrains", _TERRAINS)),
    "count-blocks": lambda data: CountBlocks(_building(data)),
    "count-tiles": lambda data: CountTiles(),
    "count-lines": _count_lines,
}


def read_pattern(data: JsonObject) -> Pattern:
    """Return the pattern that an object of JSON describes."""
    known = len(data.problems)
    kind = data.word("kind", tuple(READERS))
    if len(data.problems) > known:  # nothing more can be said of what has no kind
        return CountTiles()
    pattern = READERS[kind](data)
    data.end()
    return pattern
