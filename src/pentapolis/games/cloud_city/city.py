"""A city on the board: what stands where, laying tiles, building walkways; whether that is allowed is asked elsewhere.

`area` is where a seat's numbers begin on the board.
"""

from pentapolis.games.cloud_city.cells import (
    CORNER_CELL,
    FIRST_SITE,
    FOUR_CELLS,
    SECOND_SITE,
    SIDE,
    SPOT_SIDE,
    WEST_EDGE,
    cell_of,
    turned_tile,
)
from pentapolis.games.cloud_city.table import (
    BUILT,
    EASTWARD,
    GROUND,
    ONCE,
    OVER_COLUMNS,
    OVER_ROWS,
    SOUTHWARD,
    SPOTS_TAKEN,
    START,
    TWICE,
    VOTES_WON,
)
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT, FIRST_COLOUR, SECOND_COLOUR
from pentapolis.games.cloud_city.walkways import (
    BETWEEN,
    EAST,
    ENDS,
    LENGTHS,
    SOUTH,
    VOTES,
    direction_of,
    way_from,
)


def colour_at(board: list[int], area: int, bit: int) -> int:
    """Return the colour of the building on a cell, or −1."""
    if board[area + BUILT] & bit:
        return 0
    if board[area + BUILT + 1] & bit:
        return 1
    return 2 if board[area + BUILT + 2] & bit else -1


def lay(board: list[int], area: int, turned: int, row: int, column: int) -> None:
    """Lay a tile, given as kind × 4 + turns, with its buildings; row and column as in the actions (CC-3.1, CC-3.2)."""
    if row == 0:
        _move(board, area, 2 * SIDE)
        board[area + SPOTS_TAKEN] <<= SPOT_SIDE
        board[area + START] += SPOT_SIDE
        row = 1
    if column == 0:
        _move(board, area, 2)
        board[area + SPOTS_TAKEN] <<= 1
        board[area + START] += 1
        column = 1
    spot = (row - 1) * SPOT_SIDE + column - 1
    corner = CORNER_CELL[spot]
    board[area + SPOTS_TAKEN] |= 1 << spot
    board[area + GROUND] |= FOUR_CELLS[spot]
    board[area + BUILT + FIRST_COLOUR[turned >> 2]] |= FIRST_SITE[turned] << corner
    board[area + BUILT + SECOND_COLOUR[turned >> 2]] |= SECOND_SITE[turned] << corner


def _move(board: list[int], area: int, cells: int) -> None:
    """Make room in the north or in the west."""
    for i in range(area, area + SPOTS_TAKEN):
        if board[i]:
            board[i] <<= cells


def build(board: list[int], area: int, way: int, colour: int) -> None:
    """Build a walkway."""
    ends = ENDS[way]
    first = ends & -ends
    if direction_of(way) == EAST:
        board[area + EASTWARD] |= first
        board[area + OVER_ROWS + colour] |= BETWEEN[way]
    else:
        board[area + SOUTHWARD] |= first
        board[area + OVER_COLUMNS + colour] |= BETWEEN[way]
    board[area + TWICE] |= board[area + ONCE] & ends
    board[area + ONCE] |= ends
    board[area + VOTES_WON] += VOTES[way % LENGTHS] << 10 * colour


def votes_of(board: list[int], area: int, colour: int) -> int:
    """Return the votes of all walkways of a colour."""
    return board[area + VOTES_WON] >> 10 * colour & 1023


def all_votes(board: list[int], area: int) -> int:
    """Return the votes of all walkways."""
    votes = board[area + VOTES_WON]
    return (votes & 1023) + (votes >> 10 & 1023) + (votes >> 20)


def seen_from(board: list[int], area: int, bit: int, colour: int, direction: int) -> int:
    """Return the way from a building to the next of its colour, or −1 if a gap or a building as tall is in between.

    That is the only way for a walkway in this direction, now and later: what lies between is not built over any more.
    """
    tall = board[area + BUILT + 2]
    if colour < 2:
        tall |= board[area + BUILT + 1]
    if colour < 1:
        tall |= board[area + BUILT]
    ground = board[area + GROUND]
    step = SIDE
    if direction == EAST:
        ground &= ~WEST_EDGE
        step = 1
    cell = bit
    for length in range(1, LENGTHS + 1):
        cell <<= step
        if not cell & ground:
            return -1
        if cell & tall:
            return way_from(cell_of(bit), direction, length) if cell & board[area + BUILT + colour] else -1
    return -1


def walkways_in(board: list[int], area: int, colour: int) -> list[int]:
    """Return the ways of all walkways of a colour, ascending."""
    found: list[int] = []
    starts = (board[area + EASTWARD] | board[area + SOUTHWARD]) & board[area + BUILT + colour]
    while starts:
        bit = starts & -starts
        starts ^= bit
        if board[area + EASTWARD] & bit:
            found.append(seen_from(board, area, bit, colour, EAST))
        if board[area + SOUTHWARD] & bit:
            found.append(seen_from(board, area, bit, colour, SOUTH))
    return found


def tile_on(board: list[int], area: int, spot: int) -> int:
    """Return the tile on a spot, as kind × 4 + turns; −1 if there is none."""
    corner = CORNER_CELL[spot]
    four = FOUR_CELLS[0]
    sites = [board[area + BUILT + colour] >> corner & four for colour in range(COLOUR_COUNT)]
    return turned_tile(sites[0], sites[1], sites[2])
