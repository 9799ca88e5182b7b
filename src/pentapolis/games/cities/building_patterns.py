"""Patterns of buildings: how many, in which company, in lines, blocks and on whole tiles."""

from typing import Final

from pentapolis.games.cities.cells import STRIDE, beside, columns_of, corners_of, rows_of
from pentapolis.games.cities.city import City
from pentapolis.games.cities.filters import BuildingFilter
from pentapolis.games.cities.hope import Hope
from pentapolis.games.cities.patterns import Pattern, filled
from pentapolis.games.cities.tiles import COLOUR_COUNT, MOST_FLOORS
from pentapolis.games.cities.wording import Phrase


class CountBuildings(Pattern):
    """How many buildings pass a filter."""

    kind = "count-buildings"

    def __init__(self, building: BuildingFilter) -> None:
        """Take the filter."""
        self.building: Final = building

    def count(self, city: City) -> int:
        """Return their number."""
        return self.building.spaces(city).bit_count()

    def spaces(self, city: City) -> int:
        """Return where they stand."""
        return self.building.spaces(city)

    def promise(self, city: City, hope: Hope) -> float:
        """Return the number with a share of each building that is too low yet, and of each empty plot."""
        return self.building.promise(city, hope)

    def groups(self) -> list[list[Phrase]]:
        """Return the filter in words."""
        return filled([self.building.phrases()])


class BuildingSets(Pattern):
    """How many sets there are with a building for each slot; no building fits two slots, so sets are disjoint."""

    kind = "building-sets"

    def __init__(self, slots: list[BuildingFilter]) -> None:
        """Take a filter for each slot."""
        self.slots: Final = slots

    def count(self, city: City) -> int:
        """Return what the rarest of them allows."""
        return min([slot.spaces(city).bit_count() for slot in self.slots])

    def spaces(self, city: City) -> int:
        """Return where buildings for any slot stand."""
        found = 0
        for slot in self.slots:
            found |= slot.spaces(city)
        return found

    def promise(self, city: City, hope: Hope) -> float:
        """Return what the rarest of them may allow."""
        return min([slot.promise(city, hope) for slot in self.slots])

    def groups(self) -> list[list[Phrase]]:
        """Return the slots in words: heights as mere numbers, if there is nothing else to say."""
        exact = [slot.low for slot in self.slots if slot.is_height()]
        if len(exact) < len(self.slots):
            return filled([slot.phrases() for slot in self.slots])
        return [
            [Phrase("cities.part.height", {"floors": floors, "last": "yes" if floors == exact[-1] else "no"})]
            for floors in exact
        ]


class DistinctBuildings(Pattern):
    """The most buildings of which no two have the same colour, or height, or neither."""

    kind = "distinct-buildings"

    def __init__(self, building: BuildingFilter, colours: bool, floors: bool) -> None:
        """Take the filter, and in what they must differ."""
        self.building: Final = building
        self.colours: Final = colours
        self.floors: Final = floors

    def count(self, city: City) -> int:
        """Return the size of the largest choice."""
        passing = self.building.spaces(city)
        if not passing:
            return 0
        if not self.floors:
            return sum([1 for colour in range(COLOUR_COUNT) if city.built[colour] & passing])
        if not self.colours:
            return sum([1 for height in range(1, MOST_FLOORS + 1) if city.of_height(height) & passing])
        # Colour by colour: which sets of heights can be used by one building of each colour so far, or fewer.
        reached = [0]
        for colour in range(COLOUR_COUNT):
            for used in reached[:]:
                for height in range(MOST_FLOORS):
                    more = used | 1 << height
                    if (
                        more != used
                        and more not in reached
                        and city.built[colour] & city.of_height(height + 1) & passing
                    ):
                        reached.append(more)
        return max([used.bit_count() for used in reached])

    def promise(self, city: City, hope: Hope) -> float:
        """Return the number with a share of one more, if there is a building or a plot for it."""
        found = self.count(city)
        passing = self.building.spaces(city).bit_count()
        return found + hope.floors[1] * (0.6 if passing > found else 0.3)

    def spaces(self, city: City) -> int:
        """Return all that pass the filter."""
        return self.building.spaces(city)

    def groups(self) -> list[list[Phrase]]:
        """Return in what they differ, and the filter."""
        differ = "both" if self.colours and self.floors else "colours" if self.colours else "floors"
        return [[Phrase("cities.part.differ", {"differ": differ}), *self.building.phrases()]]


class AdjacentPairs(Pattern):
    """Pairs of neighbouring buildings; a building may be in several."""

    kind = "adjacent-pairs"

    def __init__(self, different_colours: bool, same_floors: bool) -> None:
        """Take what must hold of the two."""
        self.different_colours: Final = different_colours
        self.same_floors: Final = same_floors

    def count(self, city: City) -> int:
        """Return how many pairs there are: all of those heights, but for those of one colour."""
        found = 0
        for level in self._levels(city):
            found += _pairs(level)
            if self.different_colours:
                for colour in range(COLOUR_COUNT):
                    found -= _pairs(level & city.built[colour])
        return found

    def spaces(self, city: City) -> int:
        """Return the buildings of all pairs."""
        found = 0
        for level in self._levels(city):
            for shift in (1, STRIDE):
                first = level & level >> shift
                if self.different_colours:
                    for colour in range(COLOUR_COUNT):
                        same = level & city.built[colour]
                        first &= ~(same & same >> shift)
                found |= first | first << shift
        return found

    def promise(self, city: City, hope: Hope) -> float:
        """Return the number with a share of the empty plots beside buildings."""
        near = beside(city.floors[0], city.empty_plots()).bit_count()
        return self.count(city) + 0.45 * hope.floors[1] * min(near, hope.pieces)

    def _levels(self, city: City) -> list[int]:
        if self.same_floors:
            return [city.of_height(height) for height in range(1, MOST_FLOORS + 1)]
        return [city.floors[0]]

    def groups(self) -> list[list[Phrase]]:
        """Return what must hold."""
        relation = (
            "both" if self.different_colours and self.same_floors else "colours" if self.different_colours else "floors"
        )
        return [[Phrase("cities.part.pair", {"relation": relation})]]


def _pairs(spaces: int) -> int:
    return (spaces & spaces >> 1).bit_count() + (spaces & spaces >> STRIDE).bit_count()


class AscendingLine(Pattern):
    """The longest straight line of neighbouring buildings of which each is one floor higher than the one before."""

    kind = "ascending-line"

    def count(self, city: City) -> int:
        """Return its length."""
        length, _ = self._longest(city)
        return length

    def spaces(self, city: City) -> int:
        """Return all lines of that length."""
        _, found = self._longest(city)
        return found

    def promise(self, city: City, hope: Hope) -> float:
        """Return the length with a share of one more."""
        return self.count(city) + 0.6 * hope.floors[1]

    def _longest(self, city: City) -> tuple[int, int]:
        heights = [city.of_height(height) for height in range(1, MOST_FLOORS + 1)]
        best, found = 0, 0
        for shift in (1, STRIDE):
            for towards in (True, False):  # rising to the east or south, or to the west or north
                for low in range(MOST_FLOORS):
                    last = heights[low]
                    length = 1
                    while last:
                        if length >= best:
                            whole = _led_to(last, shift, towards, length)
                            found = whole | (found if length == best else 0)
                            best = length
                        if low + length == MOST_FLOORS:
                            break
                        last = heights[low + length] & (last << shift if towards else last >> shift)
                        length += 1
        return best, found


def _led_to(last: int, shift: int, towards: bool, length: int) -> int:
    """Return the lines of that length that end in `last`."""
    found = last
    for _ in range(length - 1):
        found |= found >> shift if towards else found << shift
    return found


class CountBlocks(Pattern):
    """How many squares of four spaces are full of buildings that pass a filter; squares may overlap."""

    kind = "count-blocks"

    def __init__(self, building: BuildingFilter) -> None:
        """Take the filter."""
        self.building: Final = building

    def count(self, city: City) -> int:
        """Return their number."""
        return self._corners(city).bit_count()

    def spaces(self, city: City) -> int:
        """Return all their spaces."""
        rows = self._corners(city)
        rows |= rows << 1
        return rows | rows << STRIDE

    def _corners(self, city: City) -> int:
        passing = self.building.spaces(city)
        rows = passing & passing >> 1
        return rows & rows >> STRIDE

    def groups(self) -> list[list[Phrase]]:
        """Return the filter in words."""
        return filled([self.building.phrases()])


class CountTiles(Pattern):
    """How many tiles have a building, and on every other plot a monument at least."""

    kind = "count-tiles"

    def count(self, city: City) -> int:
        """Return their number."""
        return self.spaces(city).bit_count() // 4

    def spaces(self, city: City) -> int:
        """Return all their spaces, found from their north-western corners."""
        empty = city.empty_plots()
        some = city.floors[0]
        for mask in (1, STRIDE):
            empty |= empty >> mask
            some |= some >> mask
        corners = some & ~empty & corners_of(city.ground)
        corners |= corners << 1
        return corners | corners << STRIDE

    def promise(self, city: City, hope: Hope) -> float:
        """Return the number with a share of the other tiles."""
        found = self.count(city)
        return found + hope.floors[1] * 0.5 * (city.ground.bit_count() / 4 - found)


class CountLines(Pattern):
    """How many rows and columns, through the whole city and over gaps, have so many buildings or colours."""

    kind = "count-lines"

    def __init__(self, buildings: int, colours: int) -> None:
        """Take the bounds; 0 asks for nothing."""
        self.buildings: Final = buildings
        self.colours: Final = colours

    def count(self, city: City) -> int:
        """Return their number."""
        return len(self._lines(city))

    def spaces(self, city: City) -> int:
        """Return the buildings in all of them."""
        found = 0
        for line in self._lines(city):
            found |= line
        return found

    def promise(self, city: City, hope: Hope) -> float:
        """Return the number with a share of the pieces to come."""
        return self.count(city) + 0.12 * hope.pieces * hope.floors[1]

    def _lines(self, city: City) -> list[int]:
        """Return the buildings of each line that has enough."""
        buildings = city.floors[0]
        found: list[int] = []
        for spaces in rows_of(city.ground) + columns_of(city.ground):
            line = buildings & spaces
            if line and line.bit_count() >= self.buildings and self._has_colours(city, line):
                found.append(line)
        return found

    def _has_colours(self, city: City, line: int) -> bool:
        return sum([1 for colour in range(COLOUR_COUNT) if city.built[colour] & line]) >= self.colours

    def groups(self) -> list[list[Phrase]]:
        """Return the bounds in words."""
        found: list[Phrase] = []
        if self.buildings:
            found.append(Phrase("cities.part.line-buildings", {"buildings": self.buildings}))
        if self.colours:
            found.append(Phrase("cities.part.line-colours", {"colours": self.colours}))
        return [found]
