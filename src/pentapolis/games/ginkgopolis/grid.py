"""Cells of the grid, and the ring of cells round the city (GK-5.6).

A cell is y × 128 + x. Of the 60 tiles 9 lie in the starting square and each of the 51 others can carry the city at most
one cell further, so that no tile lies more than 52 cells from the centre, and no marker more than 53. Around the
centre, which is the cell 64, 64, the grid has room for 63 in every direction. Nothing holds the grid itself: the city
is a list of buildings, since it is small and its grid would be large.
"""

from typing import Final

WIDTH: Final = 128
CENTRE: Final = 64 * WIDTH + 64
LAST_CELL: Final = WIDTH * WIDTH - 1
NOWHERE: Final = 0  # the cell of a marker that is being moved

NORTH: Final = -WIDTH
EAST: Final = 1
SOUTH: Final = WIDTH
WEST: Final = -1
STEPS: Final = (NORTH, EAST, SOUTH, WEST)  # clockwise, in the order of `actions.SIDES`
SIDE_COUNT: Final = 4


def cell_at(x: int, y: int) -> int:
    """Return the cell x to the east and y to the south of the centre."""
    return CENTRE + y * WIDTH + x


def cell_x(cell: int) -> int:
    """Return how far to the east of the centre a cell lies."""
    return cell % WIDTH - 64


def cell_y(cell: int) -> int:
    """Return how far to the south of the centre a cell lies."""
    return cell // WIDTH - 64


def walk_round(cells: list[int]) -> list[int]:
    """Return the cells beside a city in the clockwise order of a walk round its outer edge, each once (GK-5.6).

    The walk begins above the leftmost tile of the topmost row, with the city on the right hand. Where two tiles touch
    at a corner only, there is no way through between them.
    """
    tiles = set(cells)
    first = min(tiles)
    ring: list[int] = []
    met: set[int] = set()
    tile, side = first, 0
    while True:
        beside = tile + STEPS[side]
        if beside not in met:
            met.add(beside)
            ring.append(beside)
        ahead = tile + STEPS[(side + 1) % 4]
        if ahead + STEPS[side] in tiles:
            tile, side = ahead + STEPS[side], (side + 3) % 4
        elif ahead in tiles:
            tile = ahead
        else:
            side = (side + 1) % 4
        if tile == first and side == 0:
            return ring
