"""The decisions of a player, in small steps: a tile, where it goes, walkways one by one, what to draw.

    choose blue+green     a tile of the hand, by its name
    place 0 2 1           north of the city, in its second column, turned a quarter clockwise
    join a1-c1            a walkway between the buildings on these cells
    done                  no more walkways
    take sand/sand        from the face-up row
    draw                  the top of the pile

Rows and columns of tiles count from 1 within the city; 0 is the row north of it or the column west of it, where it may
still grow. Cells are named by column and row from the north-western corner of the city: `a1`, then `b1` east of it and
`a2` south of it. When the city grows to the north or west, rows and columns are counted anew.
"""

from typing import Final

from pentapolis.core.actions import ActionSpace, Choice, Field, Kind, Number
from pentapolis.games.cloud_city.cells import CELL_NAMES, CELLS
from pentapolis.games.cloud_city.tiles import NAMES

PLACES: Final = 5  # rows and columns that a tile may be put in: 0, and 1 to 4
PAIRS: Final = CELLS * (CELLS - 1) // 2


class Pair(Field):
    """Two different cells in whatever order; numbered by the first of them, then by the second."""

    def __init__(self, name: str) -> None:
        """Name the field."""
        super().__init__(name, PAIRS)
        self.texts = [
            f"{CELL_NAMES[first]}-{CELL_NAMES[second]}" for first in range(CELLS) for second in range(first + 1, CELLS)
        ]

    def text(self, value: int) -> str:
        """Return the cells, the northern or western one first."""
        return self.texts[value]

    def parse(self, token: str) -> int:
        """Return the pair; the cells may come in either order."""
        first, _, second = token.partition("-")
        if first not in CELL_NAMES or second not in CELL_NAMES or first == second:
            return -1
        return pair(CELL_NAMES.index(first), CELL_NAMES.index(second))

    def allowed(self) -> str:
        """Return an example."""
        return f"{CELL_NAMES[0]}–{CELL_NAMES[-1]} ({self.texts[1]})"


def pair(one: int, other: int) -> int:
    """Return the number of a pair of cells."""
    first, second = min(one, other), max(one, other)
    return first * (2 * CELLS - 1 - first) // 2 + second - first - 1


def cells_of_pair(number: int) -> tuple[int, int]:
    """Return the cells of a pair, the northern or western one first."""
    first = 0
    while number >= CELLS - 1 - first:
        number -= CELLS - 1 - first
        first += 1
    return first, first + 1 + number


SPACE: Final = ActionSpace(
    Kind("choose", Choice("tile", NAMES)),
    Kind(
        "place", Number("row", 0, PLACES - 1), Number("column", 0, PLACES - 1), Number("turns", 0, 3)
    ),  # quarter turns clockwise
    Kind("join", Pair("cells")),
    Kind("done"),
    Kind("take", Choice("tile", NAMES)),
    Kind("draw"),
)

CHOOSE: Final = SPACE.first("choose")
PLACE: Final = SPACE.first("place")
JOIN: Final = SPACE.first("join")
DONE: Final = SPACE.first("done")
TAKE: Final = SPACE.first("take")
DRAW: Final = SPACE.first("draw")


def place_of(action: int) -> tuple[int, int, int]:
    """Return row, column and quarter turns of an action that places a tile."""
    place = action - PLACE
    return place // (4 * PLACES), place // 4 % PLACES, place % 4
