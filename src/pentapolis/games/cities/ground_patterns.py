"""Patterns of the ground and what lies on it: spaces, areas, lines of spaces, features."""

from typing import Final

from pentapolis.games.cities.cells import STRIDE, areas_of, columns_of, rows_of
from pentapolis.games.cities.city import City
from pentapolis.games.cities.filters import BuildingFilter, SpaceFilter
from pentapolis.games.cities.hope import Hope
from pentapolis.games.cities.patterns import ANY_OF, MOST_SIZE, Pattern
from pentapolis.games.cities.tiles import COLOUR_COUNT, PARK, PARK_FEATURES, PLOT, WATER_FEATURES
from pentapolis.games.cities.wording import Phrase


class CountSpaces(Pattern):
    """How many spaces pass a filter."""

    kind = "count-spaces"

    def __init__(self, space: SpaceFilter) -> None:
        """Take the filter."""
        self.space: Final = space

    def count(self, city: City) -> int:
        """Return their number."""
        return self.space.spaces(city).bit_count()

    def spaces(self, city: City) -> int:
        """Return them."""
        return self.space.spaces(city)

    def promise(self, city: City, hope: Hope) -> float:
        """Return the number with a share of what is to come."""
        return self.count(city) + (0.2 * hope.features if self.space.feature else 0.2 * hope.tiles)

    def groups(self) -> list[list[Phrase]]:
        """Return the filter in words."""
        return [self.space.phrases()]


class LargestArea(Pattern):
    """The size of the largest area of spaces that pass one of several filters."""

    kind = "largest-area"
    joint = ANY_OF

    def __init__(self, any_of: list[SpaceFilter]) -> None:
        """Take the filters."""
        self.any_of: Final = any_of

    def count(self, city: City) -> int:
        """Return its size."""
        return self.spaces(city).bit_count()

    def spaces(self, city: City) -> int:
        """Return the largest area, the first of several."""
        best, size = 0, 0
        for space in self.any_of:
            for area in areas_of(space.spaces(city)):
                if area.bit_count() > size:
                    best, size = area, area.bit_count()
        return best

    def promise(self, city: City, hope: Hope) -> float:
        """Return the size with a share of the tiles, or of the pieces, to come."""
        if self.any_of[0].built == 1:
            return self.count(city) + 0.25 * hope.pieces * hope.floors[1]
        return self.count(city) + (0.3 if self.any_of[0].terrain == PLOT else 0.45) * hope.tiles

    def groups(self) -> list[list[Phrase]]:
        """Return the filters in words, those of plots of every colour as one."""
        if sorted([space.colour for space in self.any_of if space.is_coloured_plot()]) == list(range(COLOUR_COUNT)):
            return [[Phrase("cities.part.one-colour", {})]]
        return [space.phrases() for space in self.any_of]


class CountAreas(Pattern):
    """How many areas have a certain size and so many kinds of features."""

    kind = "count-areas"

    def __init__(self, space: SpaceFilter, least: int, most: int, features: int) -> None:
        """Take the filter and the bounds."""
        self.space: Final = space
        self.least: Final = least
        self.most: Final = most
        self.features: Final = features

    def count(self, city: City) -> int:
        """Return their number."""
        return len(self._areas(city))

    def spaces(self, city: City) -> int:
        """Return all of them together."""
        found = 0
        for area in self._areas(city):
            found |= area
        return found

    def promise(self, city: City, hope: Hope) -> float:
        """Return the number with a share of the tiles to come, or of the features if it is about them."""
        if self.features:
            kinds = max([city.kinds_in(area) for area in areas_of(self.space.spaces(city))] + [0])
            return self.count(city) + min(0.9, kinds / self.features * hope.features / (hope.features + 2.0))
        return self.count(city) + 0.15 * hope.tiles

    def _areas(self, city: City) -> list[int]:
        return [
            area
            for area in areas_of(self.space.spaces(city))
            if self.least <= area.bit_count() <= self.most and city.kinds_in(area) >= self.features
        ]

    def groups(self) -> list[list[Phrase]]:
        """Return filter and bounds in words."""
        found = self.space.phrases()
        if self.least == self.most:
            found.append(Phrase("cities.part.size", {"bound": "exactly", "size": self.least}))
        elif self.most < MOST_SIZE:
            found.append(Phrase("cities.part.size", {"bound": "most", "size": self.most}))
        elif self.least > 1:
            found.append(Phrase("cities.part.size", {"bound": "least", "size": self.least}))
        if self.features:
            found.append(Phrase("cities.part.kinds", {"kinds": self.features}))
        return [found]


class AreaSpan(Pattern):
    """Over how many rows, or columns, a single area stretches at most."""

    kind = "area-span"

    def __init__(self, space: SpaceFilter) -> None:
        """Take the filter."""
        self.space: Final = space

    def count(self, city: City) -> int:
        """Return the longest stretch."""
        return max([_span(area) for area in areas_of(self.space.spaces(city))] + [0])

    def spaces(self, city: City) -> int:
        """Return the area that stretches furthest, the first of several."""
        best = 0
        for area in areas_of(self.space.spaces(city)):
            if _span(area) > _span(best):
                best = area
        return best

    def promise(self, city: City, hope: Hope) -> float:
        """Return the stretch with a share of the tiles to come."""
        return self.count(city) + 0.4 * hope.tiles

    def groups(self) -> list[list[Phrase]]:
        """Return the filter in words."""
        return [self.space.phrases()]


def _span(area: int) -> int:
    """Return how many rows or columns an area covers; it hangs together, so there are no gaps."""
    rows = sum([1 for row in rows_of(area) if area & row])
    columns = sum([1 for column in columns_of(area) if area & column])
    return max(rows, columns)


class LongestLine(Pattern):
    """The longest unbroken straight line."""

    kind = "longest-line"

    def __init__(self, building: BuildingFilter | None, space: SpaceFilter | None) -> None:
        """Take a filter of buildings, or one of spaces."""
        self.building: Final = building
        self.space: Final = space

    def count(self, city: City) -> int:
        """Return its length."""
        length, _ = self._longest(city)
        return length

    def spaces(self, city: City) -> int:
        """Return all lines of that length."""
        _, found = self._longest(city)
        return found

    def promise(self, city: City, hope: Hope) -> float:
        """Return the length with a share of the pieces, or of the tiles, to come."""
        if self.building is not None:
            return self.count(city) + 0.2 * hope.pieces * hope.floors[1]
        return self.count(city) + 0.3 * hope.tiles

    def _longest(self, city: City) -> tuple[int, int]:
        passing = self._passing(city)
        best, found = 0, 0
        for shift in (1, STRIDE):
            length, first = 0, passing
            while first:  # where lines one longer begin
                length += 1
                if length >= best:
                    line = first
                    for _ in range(length - 1):
                        line |= line << shift
                    found = line | (found if length == best else 0)
                    best = length
                first &= passing >> shift * length
        return best, found

    def _passing(self, city: City) -> int:
        if self.building is not None:
            return self.building.spaces(city)
        assert self.space is not None
        return self.space.spaces(city)

    def groups(self) -> list[list[Phrase]]:
        """Return the filter in words."""
        if self.building is not None:
            return [[Phrase("cities.part.buildings", {}), *self.building.phrases()]]
        assert self.space is not None
        return [self.space.phrases()]


class Features(Pattern):
    """Features of the parks, of the water, or of both."""

    def __init__(self, terrains: list[str]) -> None:
        """Take the terrains."""
        self.terrains: Final = terrains
        kinds: list[int] = []
        for terrain in terrains:
            kinds += PARK_FEATURES if terrain == PARK else WATER_FEATURES
        self.kinds: Final = kinds

    def spaces(self, city: City) -> int:
        """Return where they lie."""
        found = 0
        for kind in self.kinds:
            found |= city.features[kind]
        return found

    def promise(self, city: City, hope: Hope) -> float:
        """Return the number with a share of the features to come."""
        return self.count(city) + 0.3 * hope.features

    def groups(self) -> list[list[Phrase]]:
        """Return the terrains in words."""
        named = "both" if len(self.terrains) > 1 else self.terrains[0]
        return [[Phrase("cities.part.features", {"terrain": named})]]


class DistinctFeatures(Features):
    """How many kinds of features there are, each at least so often."""

    kind = "distinct-features"

    def __init__(self, terrains: list[str], copies: int) -> None:
        """Take the terrains and how often."""
        super().__init__(terrains)
        self.copies: Final = copies

    def count(self, city: City) -> int:
        """Return the number of kinds."""
        return sum([1 for kind in self.kinds if city.features[kind].bit_count() >= self.copies])

    def groups(self) -> list[list[Phrase]]:
        """Return the terrains and how often, in words."""
        found = super().groups()
        if self.copies > 1:
            found[0].append(Phrase("cities.part.copies", {"copies": self.copies}))
        return found


class CountFeatures(Features):
    """How many features there are."""

    kind = "count-features"

    def count(self, city: City) -> int:
        """Return their number."""
        return self.spaces(city).bit_count()
