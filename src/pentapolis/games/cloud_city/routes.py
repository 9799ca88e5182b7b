"""Routes: connected walkways of one colour (CC-6.0).

A route is one number: from the lowest bit on, whether it is closed, its colour (two bits), the lengths in it (five
bits, the shortest first), and its votes.
"""

from pentapolis.games.cloud_city.city import walkways_in
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT
from pentapolis.games.cloud_city.walkways import ENDS, LENGTHS, VOTES


def is_closed(route: int) -> bool:
    """Whether the route returns to where it began."""
    return route & 1 == 1


def route_colour(route: int) -> int:
    """Return the colour of the route."""
    return route >> 1 & 3


def lengths_in(route: int) -> int:
    """Return how many different lengths its walkways have."""
    return (route >> 3 & 31).bit_count()


def route_votes(route: int) -> int:
    """Return the votes of its walkways."""
    return route >> 8


def routes_of(board: list[int], area: int) -> list[int]:
    """Return the routes of a city."""
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        found += _routes_of_colour(board, area, colour)
    return found


def _routes_of_colour(board: list[int], area: int, colour: int) -> list[int]:
    buildings: list[int] = []  # of each route found so far
    walkways: list[list[int]] = []
    for way in walkways_in(board, area, colour):
        joined, together = ENDS[way], [way]
        for i in range(len(buildings) - 1, -1, -1):
            if buildings[i] & ENDS[way]:
                joined |= buildings.pop(i)
                together += walkways.pop(i)
        buildings.append(joined)
        walkways.append(together)
    return [_route(colour, joined, ways) for joined, ways in zip(buildings, walkways)]


def _route(colour: int, buildings: int, ways: list[int]) -> int:
    lengths, votes = 0, 0
    for way in ways:
        lengths |= 1 << way % LENGTHS
        votes += VOTES[way % LENGTHS]
    closed = 1 if len(ways) == buildings.bit_count() else 0
    return closed | colour << 1 | lengths << 3 | votes << 8
