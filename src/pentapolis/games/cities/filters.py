"""Which buildings and spaces a pattern is about."""

from typing import Final

from pentapolis.core.json_data import JsonObject
from pentapolis.games.cities.cells import beside_several
from pentapolis.games.cities.city import City
from pentapolis.games.cities.hope import Hope
from pentapolis.games.cities.tiles import COLOUR_COUNT, COLOURS, MONUMENT, MOST_FLOORS, PARK, PLOT, WATER
from pentapolis.games.cities.wording import Phrase, colour_phrases

_TERRAINS: Final = (PARK, WATER, PLOT)
_SIDES: Final = 4
_GROWTH: Final = 0.25  # more buildings for each piece to come, at most
ALL_COLOURS: Final = (1 << COLOUR_COUNT) - 1


class Beside:
    """So many neighbouring spaces of a terrain, or neighbouring buildings."""

    def __init__(self, terrain: str, buildings: "BuildingFilter | None", least: int) -> None:
        """Take a terrain, or the buildings that are meant."""
        self.terrain: Final = terrain
        self.buildings: Final = buildings
        self.least: Final = least

    def spaces(self, city: City) -> int:
        """Return the spaces that have these neighbours."""
        if self.buildings is not None:
            return beside_several(self.buildings.spaces(city), self.least, city.ground)
        if self.terrain == PARK:
            return beside_several(city.park, self.least, city.ground)
        if self.terrain == WATER:
            return beside_several(city.water, self.least, city.ground)
        return beside_several(city.all_plots(), self.least, city.ground)

    def phrases(self) -> list[Phrase]:
        """Return what it says."""
        if self.buildings is None:
            return [Phrase("cities.part.beside", {"terrain": self.terrain, "least": self.least})]
        return [Phrase("cities.part.beside-building", {"least": self.least}), *self.buildings.phrases()]


class BuildingFilter:
    """Buildings of certain colours and heights, with certain neighbours."""

    def __init__(self, colours: int, low: int, high: int, beside: list[Beside]) -> None:
        """Take a mask of colours, the bounds of the floors, and what must be beside them."""
        self.colours: Final = colours
        self.low: Final = low
        self.high: Final = high
        self.beside: Final = beside

    def spaces(self, city: City) -> int:
        """Return where such buildings stand."""
        found = city.floors[self.low - 1]
        if self.high < MOST_FLOORS:
            found &= ~city.floors[self.high]
        if self.colours != ALL_COLOURS:
            coloured = 0
            for colour in range(COLOUR_COUNT):
                if self.colours >> colour & 1:
                    coloured |= city.built[colour]
            found &= coloured
        for side in self.beside:
            found &= side.spaces(city)
        return found

    def promise(self, city: City, hope: Hope) -> float:
        """Return how many such buildings there may be: those that stand, and a share of what may become one."""
        coloured, plots = 0, 0
        for colour in range(COLOUR_COUNT):
            if self.colours >> colour & 1:
                coloured |= city.built[colour]
                plots |= city.of_colour(colour)
        plots &= ~city.floors[0] & ~city.features[MONUMENT]
        for side in self.beside:
            spaces = side.spaces(city)
            coloured &= spaces
            plots &= spaces
        growing = hope.floors[self.low] * plots.bit_count()
        for height in range(1, self.low):
            growing += hope.floors[self.low - height] * (coloured & city.of_height(height)).bit_count()
        stand = coloured & city.floors[self.low - 1]
        if self.high < MOST_FLOORS:
            stand &= ~city.floors[self.high]
        return stand.bit_count() + min(growing, _GROWTH * hope.pieces)

    def phrases(self) -> list[Phrase]:
        """Return what it says."""
        found: list[Phrase] = []
        if self.colours != ALL_COLOURS:
            found += colour_phrases([COLOURS[i] for i in range(COLOUR_COUNT) if self.colours >> i & 1])
        if self.low == self.high:
            found.append(Phrase("cities.part.floors", {"bound": "exactly", "floors": self.low}))
        elif self.low > 1:
            found.append(Phrase("cities.part.floors", {"bound": "least", "floors": self.low}))
        elif self.high < MOST_FLOORS:
            found.append(Phrase("cities.part.floors", {"bound": "most", "floors": self.high}))
        for side in self.beside:
            found += side.phrases()
        return found

    def is_height(self) -> bool:
        """Whether it asks for a height and nothing else."""
        return self.low == self.high and self.colours == ALL_COLOURS and not self.beside

    def excludes(self, other: "BuildingFilter") -> bool:
        """Whether no building can pass both filters, whatever its neighbours."""
        return not self.colours & other.colours or self.low > other.high or other.low > self.high


class SpaceFilter:
    """Spaces of a terrain, with more about plots, features and neighbours."""

    def __init__(self, terrain: str, colour: int, built: int, feature: bool, beside: list[Beside]) -> None:
        """Take the terrain, a colour (−1: any), whether built (−1: either), whether with a feature, and neighbours."""
        self.terrain: Final = terrain
        self.colour: Final = colour
        self.built: Final = built
        self.feature: Final = feature
        self.beside: Final = beside

    def spaces(self, city: City) -> int:
        """Return such spaces."""
        if self.terrain == PARK:
            found = city.park
        elif self.terrain == WATER:
            found = city.water
        elif self.built == 1:
            found = city.floors[0]
        elif self.built == 0:
            found = city.empty_plots()
        else:
            found = city.all_plots()
        if self.colour >= 0:
            found &= city.of_colour(self.colour)
        if self.feature:
            found &= city.all_features()
        for side in self.beside:
            found &= side.spaces(city)
        return found

    def is_coloured_plot(self) -> bool:
        """Whether it asks for plots of a colour and nothing else."""
        return self.terrain == PLOT and self.colour >= 0 and self.built < 0 and not self.feature and not self.beside

    def phrases(self) -> list[Phrase]:
        """Return what it says."""
        built = "yes" if self.built == 1 else "no" if self.built == 0 else "any"
        found = [Phrase("cities.part.terrain", {"terrain": self.terrain, "built": built})]
        if self.colour >= 0:
            found += colour_phrases([COLOURS[self.colour]])
        if self.feature:
            found.append(Phrase("cities.part.with-feature", {}))
        for side in self.beside:
            found += side.phrases()
        return found


def read_building(data: JsonObject) -> BuildingFilter:
    """Return the buildings that an object of JSON describes."""
    colours = ALL_COLOURS
    if data.has("colours"):
        colours = sum(1 << COLOURS.index(name) for name in data.words("colours", COLOURS))
    low, high = 1, MOST_FLOORS
    if data.has("floors"):
        bounds = data.part("floors")
        if bounds.has("exactly"):
            low = high = bounds.number("exactly", 1, MOST_FLOORS)
        elif bounds.has("least"):
            low = bounds.number("least", 1, MOST_FLOORS)
        else:
            high = bounds.number("most", 1, MOST_FLOORS)
        bounds.end()
    sides = read_beside(data)
    data.end()
    return BuildingFilter(colours, low, high, sides)


def read_space(data: JsonObject) -> SpaceFilter:
    """Return the spaces that an object of JSON describes."""
    terrain = data.word("terrain", _TERRAINS)
    colour, built = -1, -1
    if terrain == PLOT:
        if data.has("colour"):
            colour = COLOURS.index(data.word("colour", COLOURS))
        if data.has("built"):
            built = int(data.flag("built"))
    feature = data.flag("feature") if terrain != PLOT and data.has("feature") else False
    sides = read_beside(data)
    data.end()
    return SpaceFilter(terrain, colour, built, feature, sides)


def read_beside(data: JsonObject) -> list[Beside]:
    """Return what must be beside a building or a space."""
    found: list[Beside] = []
    for side in data.parts("beside") if data.has("beside") else []:
        least = side.number_or("least", 1, 1, _SIDES)
        if side.has("building"):
            found.append(Beside("", read_building(side.part("building")), least))
        else:
            found.append(Beside(side.word("terrain", _TERRAINS), None, least))
        side.end()
    return found
