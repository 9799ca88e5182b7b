"""Which walkways can be built in a city now, and which one might try in vain."""

from pentapolis.games.cloud_city.actions import pair
from pentapolis.games.cloud_city.cells import SIDE, cells_in
from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.supply import EVERY_LENGTH, Supply
from pentapolis.games.cloud_city.walkways import STEPS, length_of


def possible_ways(city: CityMap, supply: Supply) -> list[int]:
    """Return the open ways for which there is a piece (CC-4.2), ascending; a list that is shared."""
    if supply.lengths_left == EVERY_LENGTH:
        return city.open_ways
    found: list[int] = []
    for way in city.open_ways:
        if supply.has(city.colour_of_way(way), length_of(way)):
            found.append(way)
    return found


def neighbours_in_line(city: CityMap) -> list[int]:
    """Return all pairs of cells with buildings of one colour, none of that colour between them, in a row or column.

    Whatever else is between them, and however far they are apart; by their first cells, to the east before the south.
    """
    found: list[int] = []
    for cell in cells_in(city.all_buildings()):
        own = city.buildings(city.colour_at(1 << cell))
        for step in STEPS:
            other = cell + step
            while other < SIDE * SIDE and (step == SIDE or other % SIDE > 0):
                if own >> other & 1:
                    found.append(pair(cell, other))
                    break
                other += step
    return found
