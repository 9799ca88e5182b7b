"""The special requests (CC-1.4, CC-6.1 to CC-6.11): what each counts in a city, and what that is worth."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.routes import routes_of
from pentapolis.games.cloud_city.table import Table
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT, SAND
from pentapolis.games.cloud_city.walkways import BETWEEN, EAST, LENGTHS, direction_of, length_of

RequestName: TypeAlias = Literal[
    "loops",
    "water",
    "forest",
    "minimalism",
    "value",
    "separation",
    "variety",
    "crossings",
    "loneliness",
    "balance",
]
REQUESTS: Final[tuple[RequestName, ...]] = get_args(RequestName)
LOOPS: Final = 0
WATER: Final = 1
FOREST: Final = 2
MINIMALISM: Final = 3
VALUE: Final = 4
SEPARATION: Final = 5
VARIETY: Final = 6
CROSSINGS: Final = 7
LONELINESS: Final = 8
BALANCE: Final = 9

LEADER: Final = 6  # what the single leader gets from a comparison
TIED: Final = 3
BALANCED: Final = ((3, 5), (4, 1), (5, 1))  # lengths, worth 3, 5 and 8 votes, and how many of each there must be


@dataclass(frozen=True)
class Request:
    """A special request card as events show it."""

    name: RequestName


def count(city: CityMap, request: int) -> int:
    """Return what a request counts in a city."""
    if request == LOOPS:
        return len([route for route in routes_of(city) if route.is_closed()])
    if request == WATER:
        return city.blue.bit_count()
    if request == FOREST:
        return city.green.bit_count()
    if request == MINIMALISM:
        return (city.once & ~city.twice).bit_count()
    if request == VALUE:
        return max([route.votes() for route in routes_of(city) if route.colour != SAND], default=0)
    if request == SEPARATION:
        return len(routes_of(city))
    if request == VARIETY:
        return max([route.lengths() for route in routes_of(city)], default=0)
    if request == CROSSINGS:
        return _crossings(city)
    if request == LONELINESS:
        return (city.all_buildings() & ~city.once).bit_count()
    return _missing(city)


def _crossings(city: CityMap) -> int:
    """Return how many walkways cross above a lower one (CC-6.8)."""
    found = 0
    rows, columns = 0, 0  # what lies lower
    for colour in range(COLOUR_COUNT):
        for way in city.walkways(colour):
            if BETWEEN[way] & (columns if direction_of(way) == EAST else rows):
                found += 1
        rows |= city.over_rows[colour]
        columns |= city.over_columns[colour]
    return found


def _missing(city: CityMap) -> int:
    """Return how many walkways a city lacks to be balanced (CC-6.10)."""
    built = [0] * (LENGTHS + 1)
    for colour in range(COLOUR_COUNT):
        for way in city.walkways(colour):
            built[length_of(way)] += 1
    missing = 0
    for length, wanted in BALANCED:
        missing += max(0, wanted - built[length])
    return missing


def is_comparison(request: int) -> bool:
    """Whether players are compared (CC-6.11)."""
    return request in (WATER, FOREST, VALUE, SEPARATION)


def counts(s: Table, request: int) -> list[int]:
    """Return what a request counts in each city."""
    return [count(player.city, request) for player in s.players]


def worth(request: int, counted: list[int]) -> list[int]:
    """Return each player's votes for what was counted."""
    if is_comparison(request):
        most = max(counted)
        prize = LEADER if counted.count(most) == 1 else TIED
        return [prize if number == most else 0 for number in counted]
    return [_own_worth(request, number) for number in counted]


def _own_worth(request: int, number: int) -> int:
    if request == LOOPS:
        return 3 * number
    if request == MINIMALISM:
        return 2 * number
    if request == VARIETY:
        return 8 if number == 5 else 6 if number == 4 else 0
    if request == BALANCE:
        return -4 if number > 0 else 0
    return -2 * number  # crossings and lonely buildings
