"""The cells of a city, as bits of a number.

A city lies in the north-west corner of a grid of 8 × 8 cells: its northernmost row of tiles is the first, its
westernmost column too. When it grows to the north or to the west everything moves. A cell is row × 8 + column; as a
city is at most four tiles by three, the highest cell is 61, and a set of cells is a small number when compiled.

A spot for a tile is row × 4 + column, on the grid of 4 × 4 tiles.
"""

from typing import Final

from pentapolis.games.cloud_city.tiles import FIRST_COLOUR, IS_DIAGONAL, KINDS, ROTATIONS, SECOND_COLOUR

SIDE: Final = 8
CELLS: Final = 64
CELL_NAMES: Final = tuple("abcdefgh"[cell % SIDE] + str(cell // SIDE + 1) for cell in range(CELLS))
WEST_EDGE: Final = sum(1 << row * SIDE for row in range(SIDE))
SPOT_SIDE: Final = 4
SPOTS: Final = 16

_CORNERS: Final = (0, 1, SIDE + 1, SIDE)  # the cells of a tile, clockwise from the north-west
_CELL_OF_BIT: Final = [next((cell for cell in range(CELLS) if (1 << cell) % 67 == rest), -1) for rest in range(67)]

CORNER_CELL: Final = [spot // SPOT_SIDE * 2 * SIDE + spot % SPOT_SIDE * 2 for spot in range(SPOTS)]  # north-west
FOUR_CELLS: Final = [sum(1 << corner + step for step in _CORNERS) for corner in CORNER_CELL]

# For each kind × 4 + quarter turns clockwise: the bits of its two sites, on the first spot.
FIRST_SITE: Final = [1 << _CORNERS[turns] for _ in range(KINDS) for turns in range(4)]
SECOND_SITE: Final = [
    1 << _CORNERS[(turns + (2 if IS_DIAGONAL[kind] else 1)) % 4] for kind in range(KINDS) for turns in range(4)
]


def cell_of(bit: int) -> int:
    """Return the cell that a single bit stands for: no two of them leave the same rest when divided by 67."""
    return _CELL_OF_BIT[bit % 67]


def cells_in(mask: int) -> list[int]:
    """Return the cells of a set, ascending."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        found.append(cell_of(bit))
        mask ^= bit
    return found


def turned_tile(blue: int, green: int, sand: int) -> int:
    """Return kind × 4 + turns of the tile with these sites on the first spot, or −1 if there is none."""
    return _TURNED_TILES.get((blue, green, sand), -1)


def _sites(turned: int) -> tuple[int, int, int]:
    sites = [0, 0, 0]
    sites[FIRST_COLOUR[turned // 4]] |= FIRST_SITE[turned]
    sites[SECOND_COLOUR[turned // 4]] |= SECOND_SITE[turned]
    return sites[0], sites[1], sites[2]


_TURNED_TILES: Final = {
    _sites(kind * 4 + turns): kind * 4 + turns for kind in range(KINDS) for turns in range(ROTATIONS[kind])
}
