"""What walkways to buildings that don't stand yet are worth on average, where no tile lies.

A building of the right colour has to turn up, and none in between that is as tall.
"""

from typing import Final

from pentapolis.games.cloud_city.cells import SIDE
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT
from pentapolis.games.cloud_city.walkways import LENGTHS, VOTES

# Tuned by many matches of greedy bots.
_PARTNER: Final = 0.3  # the chance that a cell gets a building of a given colour where it is wanted
_PASSED: Final = [0.5, 0.65, 0.68]  # by colour: the chance that a cell gets none that is in the way
_WEIGHT: Final = 0.8  # what an expected walkway counts, compared with one that is there
_OUTSIDE: Final = 0.5  # what it counts where the city may grow in the other direction instead


def _expected(colour: int, distance: int, cells: int) -> float:
    """Return what is expected of so many cells, the first of them at that distance."""
    votes, chance = 0.0, _WEIGHT * _PARTNER
    for length in range(distance, min(distance + cells, LENGTHS + 1)):
        votes += chance * VOTES[length - 1]
        chance *= _PASSED[colour]
    return votes


# By colour, by the distance of the first cell without a tile, and by how many such cells there are.
EXPECTED: Final = [
    [[_expected(colour, max(1, distance), cells) for cells in range(SIDE + 1)] for distance in range(LENGTHS + 1)]
    for colour in range(COLOUR_COUNT)
]
# The same where the cells lie beyond the present rows and columns of the city.
EXPECTED_OUTSIDE: Final = [[[_OUTSIDE * votes for votes in row] for row in rows] for rows in EXPECTED]
