"""Routes: connected walkways of one colour (CC-6.0)."""

from typing import Final

from mypy_extensions import mypyc_attr

from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT
from pentapolis.games.cloud_city.walkways import ENDS, VOTES, length_of


@mypyc_attr(acyclic=True, free_list_len=1)
class Route:
    """A path or a closed loop."""

    __slots__ = ("buildings", "colour", "ways")

    def __init__(self, colour: int, buildings: int, ways: list[int]) -> None:
        """Keep the colour, the set of cells of its buildings, and its walkways."""
        self.colour: Final = colour
        self.buildings: Final = buildings
        self.ways: Final = ways

    def is_closed(self) -> bool:
        """Whether the route returns to where it began."""
        return len(self.ways) == self.buildings.bit_count()

    def lengths(self) -> int:
        """Return how many different lengths its walkways have."""
        found = 0
        for way in self.ways:
            found |= 1 << length_of(way)
        return found.bit_count()

    def votes(self) -> int:
        """Return the votes of its walkways."""
        votes = 0
        for way in self.ways:
            votes += VOTES[length_of(way) - 1]
        return votes


def routes_of(city: CityMap) -> list[Route]:
    """Return the routes of a city."""
    found: list[Route] = []
    for colour in range(COLOUR_COUNT):
        found += _routes_of_colour(city, colour)
    return found


def _routes_of_colour(city: CityMap, colour: int) -> list[Route]:
    found: list[Route] = []
    for way in city.walkways(colour):
        buildings, ways = ENDS[way], [way]
        for i in range(len(found) - 1, -1, -1):
            if found[i].buildings & ENDS[way]:
                joined = found.pop(i)
                buildings |= joined.buildings
                ways += joined.ways
        found.append(Route(colour, buildings, ways))
    return found
