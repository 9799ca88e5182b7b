"""What may be hoped for where no tile lies yet: that a building of the right colour turns up, and nothing in between.

A hope is an index of HOPES: (colour × 6 + the distance of the first free cell) × 9 + how many cells there are; and
BEYOND more where they lie beyond the present rows and columns of the city.
"""

from typing import Final

from pentapolis.games.cloud_city.cells import SIDE
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT
from pentapolis.games.cloud_city.walkways import LENGTHS, VOTES

# Tuned by many matches of greedy bots.
_PARTNER: Final = 0.3  # the chance that a cell gets a building of a given colour where it is wanted
_PASSED: Final = [0.5, 0.65, 0.68]  # by colour: the chance that a cell gets none that is in the way
_HOPE: Final = 0.8  # what a hope counts, compared with what is there
_OUTSIDE: Final = 0.5  # what a hope counts where the city may grow in the other direction instead

ROOM: Final = SIDE + 1  # numbers of cells that a hope may have room in
DISTANCES: Final = LENGTHS + 1
BEYOND: Final = COLOUR_COUNT * DISTANCES * ROOM  # from here on: hopes beyond the present rows and columns


def _hope(colour: int, distance: int, room: int) -> float:
    """Return what may be hoped for in so many cells, the first of them at that distance."""
    votes, chance = 0.0, _HOPE * _PARTNER
    for length in range(distance, min(distance + room, LENGTHS + 1)):
        votes += chance * VOTES[length - 1]
        chance *= _PASSED[colour]
    return votes


def _all_hopes() -> list[float]:
    found = [0.0] * (2 * BEYOND)
    for colour in range(COLOUR_COUNT):
        for distance in range(1, DISTANCES):
            for room in range(ROOM):
                at = (colour * DISTANCES + distance) * ROOM + room
                found[at] = _hope(colour, distance, room)
                found[BEYOND + at] = _OUTSIDE * found[at]
    return found


HOPES: Final = _all_hopes()
