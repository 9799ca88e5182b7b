"""What a tile would add to a city, as a bot would guess: partners for buildings that look into the sky."""

from typing import Final

from pentapolis.games.cloud_city.actions import place_of
from pentapolis.games.cloud_city.cells import FIRST_SITE, SECOND_SITE, SIDE, cell_of
from pentapolis.games.cloud_city.city_value import DOWN, RIGHT, SOON, CityValue
from pentapolis.games.cloud_city.places import offer_places
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT, FIRST_COLOUR, ROTATIONS, SECOND_COLOUR
from pentapolis.games.cloud_city.walkways import LENGTHS, VOTES

_NEW_BUILDING: Final = [0.4, 1.0, 1.2]  # by colour: what a new building promises besides walkways to those that stand

_MARGIN: Final = 2  # cells around a city that the next tile may cover
_WIDTH: Final = SIDE + 2 * _MARGIN
# By the longer side of a full city, for every shape of a city that was met: at most some hundreds of shapes for each.
_CORNERS: Final[list[dict[int, list[int]]]] = [{} for _ in range(5)]


def gain_of(kind: int, sites: list[float], corners: list[int]) -> float:
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
    kept = _CORNERS[longest]
    corners = kept.get(spots)
    if corners is None:
        places = [place_of(action) for action in offer_places(spots, longest, 1)]
        corners = [(row * _WIDTH + column) * 2 * COLOUR_COUNT for row, column, _ in places]
        kept[spots] = corners
    return corners


def site_gains(value: CityValue) -> list[float]:
    """Return for each cell that a tile may cover, and each colour, what its two best walkways would add."""
    best = [0.0] * (_WIDTH * _WIDTH * COLOUR_COUNT)
    both = [0.0] * (_WIDTH * _WIDTH * COLOUR_COUNT)
    for view in value.open_views:
        cell, direction = view.cell, view.direction
        if value.room[cell] == 0:
            continue
        loss = value.best[cell]
        if value.room[cell] == 2 and value.faith * view.votes < loss:
            loss = value.second[cell]
        for length in range(view.distance, min(view.distance + 2, LENGTHS + 1)):  # a tile has two cells in a line
            gain = SOON * VOTES[length - 1] - loss
            if gain > 0.0 and value.supply.has(view.colour, length):
                row = cell // SIDE + _MARGIN + DOWN[direction] * length
                column = cell % SIDE + _MARGIN + RIGHT[direction] * length
                at = (row * _WIDTH + column) * COLOUR_COUNT + view.colour
                both[at] = max(both[at], best[at] + gain)
                best[at] = max(best[at], gain)
    return both


def _offset(bit: int) -> int:
    """Return how far the sites of a cell are from those of the north-western cell of its tile."""
    return (cell_of(bit) // SIDE * _WIDTH + cell_of(bit) % SIDE) * COLOUR_COUNT


_FIRST: Final = [_offset(bit) for bit in FIRST_SITE]
_SECOND: Final = [_offset(bit) for bit in SECOND_SITE]
