"""The walkways (CC-1.3): the pieces, and where on the grid each could lie.

A way is a place for a walkway: (its first cell × 2 + its direction) × 5 + its length − 1.
"""

from dataclasses import dataclass
from typing import Final

from pentapolis.games.cloud_city.actions import PAIRS, pair
from pentapolis.games.cloud_city.cells import CELL_NAMES, CELLS, SIDE
from pentapolis.games.cloud_city.tiles import COLOURS, Colour

LENGTHS: Final = 5
PIECES: Final = (6, 8, 8, 6, 3)  # of each colour, by length
VOTES: Final = (1, 2, 3, 5, 8)

EAST: Final = 0
SOUTH: Final = 1
STEPS: Final = (1, SIDE)
WAYS: Final = CELLS * 2 * LENGTHS


@dataclass(frozen=True)
class Walkway:
    """A walkway as views and events show it; `first` is its northern or western end."""

    colour: Colour
    length: int
    votes: int
    first: str  # the names of the cells it joins
    second: str


def way_from(cell: int, direction: int, length: int) -> int:
    """Return the number of a way."""
    return (cell * 2 + direction) * LENGTHS + length - 1


def first_cell(way: int) -> int:
    """Return the northern or western end."""
    return way // (2 * LENGTHS)


def direction_of(way: int) -> int:
    """Return EAST or SOUTH."""
    return way // LENGTHS % 2


def length_of(way: int) -> int:
    """Return the length."""
    return way % LENGTHS + 1


def second_cell(way: int) -> int:
    """Return the southern or eastern end; of a way that leaves the grid, some cell or other."""
    return first_cell(way) + length_of(way) * STEPS[direction_of(way)]


def walkway(way: int, colour: int) -> Walkway:
    """Return the walkway of that colour in that place."""
    length = length_of(way)
    ends = CELL_NAMES[first_cell(way)], CELL_NAMES[second_cell(way)]
    return Walkway(COLOURS[colour], length, VOTES[length - 1], ends[0], ends[1])


def _is_on_grid(way: int) -> bool:
    room = SIDE - 1 - (first_cell(way) % SIDE if direction_of(way) == EAST else first_cell(way) // SIDE)
    return length_of(way) <= room


def _between(way: int) -> int:
    step = STEPS[direction_of(way)]
    return sum(1 << first_cell(way) + step * i for i in range(1, length_of(way)))


def _ways_of_pairs() -> list[int]:
    found = [-1] * PAIRS
    for way, number in enumerate(PAIR_OF):
        if number >= 0:
            found[number] = way
    return found


ENDS: Final = [1 << first_cell(way) | 1 << second_cell(way) for way in range(WAYS)]
FIRST_END: Final = [1 << first_cell(way) for way in range(WAYS)]
BETWEEN: Final = [_between(way) for way in range(WAYS)]  # the cells strictly between the ends
PAIR_OF: Final = [pair(first_cell(way), second_cell(way)) if _is_on_grid(way) else -1 for way in range(WAYS)]
WAY_OF: Final = _ways_of_pairs()  # −1 where no piece fits
