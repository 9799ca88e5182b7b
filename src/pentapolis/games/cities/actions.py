"""The decisions of a player, in small steps: a starting tile; a group; then each thing of it, placed or left.

    start s2               a starting tile, by its name
    take features 1        a worker to the first group of a row
    place 0 2 1            a tile north of the city, in its second column, turned a quarter clockwise
    furnish tree b3        a feature on a space
    waive tree             a feature leaves the game
    build red a1           a piece on a plot or a building
    discard red            a piece leaves the game

Rows and columns of tiles count from 1 within the city; 0 is the row north of it or the column west of it, where it may
still grow. Spaces are named by column and row from the north-western corner of the city: `a1`, then `b1` east of it and
`a2` south of it. When the city grows to the north or west, rows and columns are counted anew.
"""

from typing import Final, Literal, TypeAlias, get_args

from pentapolis.core.actions import ActionSpace, Choice, Kind, Number
from pentapolis.games.cities.cells import BIT_OF, CELL_NAMES, CELL_OF, CELLS
from pentapolis.games.cities.tiles import COLOURS, FEATURES, NAMES, TILE_COUNT

Row: TypeAlias = Literal["cards", "tiles", "features", "buildings"]
ROWS: Final[tuple[Row, ...]] = get_args(Row)
CARD_ROW: Final = 0
TILE_ROW: Final = 1
FEATURE_ROW: Final = 2
BUILDING_ROW: Final = 3
ROW_COUNT: Final = 4
GROUPS: Final = 4  # in a row
PLACES: Final = 6  # rows and columns that a tile may be put in: 0, and 1 to 5

SPACE: Final = ActionSpace(
    Kind("start", Choice("tile", NAMES[TILE_COUNT:])),
    Kind("take", Choice("row", ROWS), Number("group", 1, GROUPS)),
    Kind("place", Number("row", 0, PLACES - 1), Number("column", 0, PLACES - 1), Number("turns", 0, 3)),
    Kind("furnish", Choice("feature", FEATURES), Choice("space", CELL_NAMES)),
    Kind("waive", Choice("feature", FEATURES)),
    Kind("build", Choice("colour", COLOURS), Choice("space", CELL_NAMES)),
    Kind("discard", Choice("colour", COLOURS)),
)

START: Final = SPACE.first("start")
TAKE: Final = SPACE.first("take")
PLACE: Final = SPACE.first("place")
FURNISH: Final = SPACE.first("furnish")
WAIVE: Final = SPACE.first("waive")
BUILD: Final = SPACE.first("build")
DISCARD: Final = SPACE.first("discard")


def place_of(action: int) -> tuple[int, int, int]:
    """Return row, column and quarter turns of an action that places a tile."""
    place = action - PLACE
    return place // (4 * PLACES), place // 4 % PLACES, place % 4


def space_of(number: int) -> int:
    """Return the space, a set of one, of what is left of an action without its kind: the thing × 100 + the name."""
    return 1 << BIT_OF[number % CELLS]


def add_places(first: int, thing: int, spaces: int, offer: list[int]) -> None:
    """Append the actions of a kind that put the thing on each of those spaces."""
    first += thing * CELLS
    while spaces:
        low = spaces & -spaces
        offer.append(first + CELL_OF[low.bit_length() - 1])
        spaces ^= low
