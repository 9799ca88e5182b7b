"""The grid of a city: spots for tiles, and spaces, four to a tile.

A city begins in the north-western corner of the grid; when it grows to the north or west, all of it moves. Spaces are
named by column and row: `a1`, then `b1` east of it and `a2` south of it. Sets of spaces are bits. A row of bits is one
longer than a row of spaces, so that a neighbour in a row never is a space of the next one.
"""

from typing import Final

SPOT_SIDE: Final = 5  # rows and columns of tiles that a city can have
SPOTS: Final = 25  # SPOT_SIDE × SPOT_SIDE
SIDE: Final = 10  # rows and columns of spaces
STRIDE: Final = 11  # bits from a space to the one south of it
CELLS: Final = 100  # SIDE × SIDE; the number of a space's name
BITS: Final = 109  # so many bits has a set of spaces, at most

CELL_NAMES: Final = tuple(f"{'abcdefghij'[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE))
BIT_OF: Final = [row * STRIDE + column for row in range(SIDE) for column in range(SIDE)]  # by the number of a name
CELL_OF: Final = [
    bit // STRIDE * SIDE + min(bit % STRIDE, SIDE - 1) for bit in range(SIDE * STRIDE)
]  # the number of the name, by bit
CORNER: Final = [spot // SPOT_SIDE * 2 * STRIDE + spot % SPOT_SIDE * 2 for spot in range(SPOTS)]  # the first bit
QUARTERS: Final = (0, 1, STRIDE, STRIDE + 1)  # the bits of a tile from its corner: NW, NE, SW, SE
FOUR: Final = 0b11 | 0b11 << STRIDE  # all of them


def _rows(side: int) -> list[int]:
    return [(1 << side) - 1 << row * STRIDE for row in range(side)]


def _columns(side: int) -> list[int]:
    return [sum(1 << row * STRIDE + column for row in range(side)) for column in range(side)]


# The sets of an ordinary city are small numbers, which are much faster; so are those that they are compared with.
_ORDINARY_SIDE: Final = 6
_ORDINARY_ROWS: Final = _rows(_ORDINARY_SIDE)
_BEYOND: Final = ~sum(_ORDINARY_ROWS)  # what no ordinary city has
_ORDINARY_COLUMNS: Final = _columns(_ORDINARY_SIDE)
_ALL_ROWS: Final = _rows(SIDE)
_ALL_COLUMNS: Final = _columns(SIDE)
_CORNERS: Final = sum(1 << row * STRIDE + column for row in range(0, SIDE, 2) for column in range(0, SIDE, 2))
_ORDINARY_CORNERS: Final = _CORNERS & ~_BEYOND


def rows_of(ground: int) -> list[int]:
    """Return the rows that a city with that ground may have."""
    return _ALL_ROWS if ground & _BEYOND else _ORDINARY_ROWS


def columns_of(ground: int) -> list[int]:
    """Return the columns that a city with that ground may have."""
    return _ALL_COLUMNS if ground & _BEYOND else _ORDINARY_COLUMNS


def corners_of(ground: int) -> int:
    """Return the north-western spaces of all tiles of a city with that ground: even rows and columns."""
    return ground & (_CORNERS if ground & _BEYOND else _ORDINARY_CORNERS)


def name_of(bit: int) -> str:
    """Return the name of a space."""
    return CELL_NAMES[CELL_OF[bit]]


def bits_of(spaces: int) -> list[int]:
    """Return the members of a set of spaces, in reading order."""
    found: list[int] = []
    while spaces:
        low = spaces & -spaces
        found.append(low.bit_length() - 1)
        spaces ^= low
    return found


def names_of(spaces: int) -> list[str]:
    """Return the names of a set of spaces, in reading order."""
    return [name_of(bit) for bit in bits_of(spaces)]


def beside(spaces: int, within: int) -> int:
    """Return those of `within` that have a neighbour in `spaces`."""
    # Cut before shifting south: the sets of an ordinary city then stay small numbers.
    return (spaces << 1 | spaces >> 1 | spaces >> STRIDE | (spaces & within >> STRIDE) << STRIDE) & within


def beside_several(spaces: int, least: int, within: int) -> int:
    """Return those of `within` that have at least so many neighbours in `spaces`."""
    if least == 1:
        return beside(spaces, within)
    west, east = spaces << 1 & within, spaces >> 1 & within
    north, south = (spaces & within >> STRIDE) << STRIDE, spaces >> STRIDE & within
    across, along = west & east, north & south
    if least == 2:
        return across | along | (west | east) & (north | south)
    if least == 3:
        return across & (north | south) | along & (west | east)
    return across & along


def area_of(space: int, within: int) -> int:
    """Return the area in which a space lies: all that hangs together with it edge to edge (CI-5.2)."""
    area = space
    grown = area | beside(area, within)
    while grown != area:
        area = grown
        grown |= beside(area, within)
    return area


def areas_of(spaces: int) -> list[int]:
    """Return the areas of a set of spaces."""
    found: list[int] = []
    while spaces:
        area = area_of(spaces & -spaces, spaces)
        found.append(area)
        spaces ^= area
    return found
