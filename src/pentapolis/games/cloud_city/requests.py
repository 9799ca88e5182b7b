"""The special requests (CC-1.4, CC-6.1 to CC-6.11): what each counts in a city, and what that is worth."""

from dataclasses import dataclass
from typing import Final

from pentapolis.games.cloud_city.city import walkways_in
from pentapolis.games.cloud_city.routes import is_closed, lengths_in, route_colour, route_votes, routes_of
from pentapolis.games.cloud_city.table import AREA, BUILT, ONCE, OVER_COLUMNS, OVER_ROWS, TWICE, Table
from pentapolis.games.cloud_city.tiles import BLUE, COLOUR_COUNT, GREEN, SAND
from pentapolis.games.cloud_city.walkways import BETWEEN, EAST, LENGTHS, direction_of, length_of

REQUESTS: Final = (
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
)
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

    name: str


def count(board: list[int], area: int, request: int) -> int:
    """Return what a request counts in a city."""
    if request == LOOPS:
        return len([route for route in routes_of(board, area) if is_closed(route)])
    if request == WATER:
        return board[area + BUILT + BLUE].bit_count()
    if request == FOREST:
        return board[area + BUILT + GREEN].bit_count()
    if request == MINIMALISM:
        return (board[area + ONCE] & ~board[area + TWICE]).bit_count()
    if request == VALUE:
        return max([route_votes(route) for route in routes_of(board, area) if route_colour(route) != SAND], default=0)
    if request == SEPARATION:
        return len(routes_of(board, area))
    if request == VARIETY:
        return max([lengths_in(route) for route in routes_of(board, area)], default=0)
    if request == CROSSINGS:
        return _crossings(board, area)
    if request == LONELINESS:
        buildings = board[area + BUILT] | board[area + BUILT + 1] | board[area + BUILT + 2]
        return (buildings & ~board[area + ONCE]).bit_count()
    return _missing(board, area)


def _crossings(board: list[int], area: int) -> int:
    """Return how many walkways cross above a lower one (CC-6.8)."""
    found = 0
    rows, columns = 0, 0  # what lies lower
    for colour in range(COLOUR_COUNT):
        for way in walkways_in(board, area, colour):
            if BETWEEN[way] & (columns if direction_of(way) == EAST else rows):
                found += 1
        rows |= board[area + OVER_ROWS + colour]
        columns |= board[area + OVER_COLUMNS + colour]
    return found


def _missing(board: list[int], area: int) -> int:
    """Return how many walkways a city lacks to be balanced (CC-6.10)."""
    built = [0] * (LENGTHS + 1)
    for colour in range(COLOUR_COUNT):
        for way in walkways_in(board, area, colour):
            built[length_of(way)] += 1
    missing = 0
    for length, wanted in BALANCED:
        missing += max(0, wanted - built[length])
    return missing


def is_comparison(request: int) -> bool:
    """Whether players are compared (CC-6.11)."""
    return request in (WATER, FOREST, VALUE, SEPARATION)


def counts(table: Table, request: int) -> list[int]:
    """Return what a request counts in each city."""
    return [count(table.board, seat * AREA, request) for seat in range(table.seats)]


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
