"""What a tile would add to a city, as a bot would guess: partners for buildings that hope for one."""

from typing import Final

from pentapolis.games.cloud_city.actions import PLACE, PLACES
from pentapolis.games.cloud_city.cells import CELLS, FIRST_SITE, SECOND_SITE, SIDE, cell_of
from pentapolis.games.cloud_city.hopes import DISTANCES, HOPES, ROOM
from pentapolis.games.cloud_city.places import offer_places
from pentapolis.games.cloud_city.prospects import DOWN, RIGHT, SOON, Prospects
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT, FIRST_COLOUR, ROTATIONS, SECOND_COLOUR
from pentapolis.games.cloud_city.walkways import LENGTHS, VOTES, left

_NEW_BUILDING: Final = [0.4, 1.0, 1.2]  # by colour: what a new building promises besides walkways to those that stand

_MARGIN: Final = 2  # cells around a city that the next tile may cover
_WIDTH: Final = SIDE + 2 * _MARGIN
_CORNERS: Final[dict[int, list[int]]] = {}  # kept for every shape of a city that was met


def gain_of(kind: int, sites: tuple[float, ...], corners: list[int]) -> float:
    """Return what a tile would add to a city in its best place, of those with such north-western cells."""
    most = 0.0
    for turned in range(kind * 4, kind * 4 + ROTATIONS[kind]):
        first = _FIRST[turned] + FIRST_COLOUR[kind]
        second = _SECOND[turned] + SECOND_COLOUR[kind]
        for corner in corners:
            gain = sites[corner + first] + sites[corner + second]
            if gain > most:
                most = gain
    return most + _NEW_BUILDING[FIRST_COLOUR[kind]] + _NEW_BUILDING[SECOND_COLOUR[kind]]


def next_corners(spots: int, longest: int) -> list[int]:
    """Return where the sites of the north-western cells of all places for the next tile begin; a shared list."""
    key = spots << 3 | longest
    corners = _CORNERS.get(key)
    if corners is None:
        places = [(action - PLACE) // 4 for action in offer_places(spots, longest, 1)]
        corners = [(place // PLACES * _WIDTH + place % PLACES) * 2 * COLOUR_COUNT for place in places]
        _CORNERS[key] = corners
    return corners


def site_gains(prospects: Prospects) -> tuple[float, ...]:
    """Return for each cell that a tile may cover, and each colour, what its two best walkways would add."""
    best = [0.0] * (_WIDTH * _WIDTH * COLOUR_COUNT)
    both = [0.0] * (_WIDTH * _WIDTH * COLOUR_COUNT)
    for sky in prospects.skies:
        hope, cell, direction = sky // (4 * CELLS), sky // 4 % CELLS, sky & 3
        if prospects.room[cell] == 0:
            continue
        loss = prospects.best[cell]
        if prospects.room[cell] == 2 and prospects.faith * HOPES[hope] < loss:
            loss = prospects.second[cell]
        distance, colour = hope // ROOM % DISTANCES, hope // ROOM // DISTANCES % COLOUR_COUNT
        for length in range(distance, min(distance + 2, LENGTHS + 1)):  # a tile has two cells in a line
            row = (cell >> 3) + _MARGIN + DOWN[direction] * length
            column = (cell & 7) + _MARGIN + RIGHT[direction] * length
            gain = SOON * VOTES[length - 1] - loss
            if gain > 0.0 and left(prospects.supply, colour, length) > 0:
                at = (row * _WIDTH + column) * COLOUR_COUNT + colour
                both[at] = max(both[at], best[at] + gain)
                best[at] = max(best[at], gain)
    return tuple(both)


def _offset(bit: int) -> int:
    """Return how far the sites of a cell are from those of the north-western cell of its tile."""
    return ((cell_of(bit) >> 3) * _WIDTH + (cell_of(bit) & 7)) * COLOUR_COUNT


_FIRST: Final = [_offset(bit) for bit in FIRST_SITE]
_SECOND: Final = [_offset(bit) for bit in SECOND_SITE]
