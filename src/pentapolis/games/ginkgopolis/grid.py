"""The grid, and buildings as numbers (GK-1.3).

A cell is y × 128 + x. Of the 60 tiles 9 lie in the starting square and each of the 51 others can carry the city at most
one cell further, so that no tile lies more than 52 cells from the centre, and no marker more than 53. Around the
centre, which is the cell 64, 64, the grid has room for 63 in every direction. The board holds no grid: it is a list of
buildings, since a city is small and its grid would be large.

A building is one number below 2³⁰: its top tile, height, owner, construction-site marker and cell.
"""

from typing import Final

WIDTH: Final = 128
CENTRE: Final = 64 * WIDTH + 64
NOWHERE: Final = 0  # the cell of a marker that is being moved

NORTH: Final = -WIDTH
EAST: Final = 1
SOUTH: Final = WIDTH
WEST: Final = -1
STEPS: Final = (NORTH, EAST, SOUTH, WEST)  # clockwise, in the order of `actions.SIDES`

UNOWNED: Final = 7
_HEIGHT: Final = 1 << 6
_OWNER: Final = 1 << 11
SITE: Final = 1 << 14
_CELL: Final = 1 << 15


def cell_at(x: int, y: int) -> int:
    """Return the cell x to the east and y to the south of the centre."""
    return CENTRE + y * WIDTH + x


def cell_x(cell: int) -> int:
    """Return how far to the east of the centre a cell lies."""
    return cell % WIDTH - 64


def cell_y(cell: int) -> int:
    """Return how far to the south of the centre a cell lies."""
    return cell // WIDTH - 64


def building(tile: int, height: int, owner: int, site: int, cell: int) -> int:
    """Return a building; `site` is SITE or 0."""
    return tile | height * _HEIGHT | owner * _OWNER | site | cell * _CELL


def top(building: int) -> int:
    """Return the tile on top."""
    return building & 63


def height(building: int) -> int:
    """Return the number of floors."""
    return building >> 6 & 31


def owner(building: int) -> int:
    """Return the place of its owner, or UNOWNED."""
    return building >> 11 & 7


def cell_of(building: int) -> int:
    """Return its cell."""
    return building >> 15


def neighbours_of(city: list[int], cell: int) -> list[int]:
    """Return the places in the city of the buildings to the north, east, south and west of a cell, −1 for none."""
    found = [-1, -1, -1, -1]
    for place, built in enumerate(city):
        step = cell_of(built) - cell
        if step == NORTH:
            found[0] = place
        elif step == EAST:
            found[1] = place
        elif step == SOUTH:
            found[2] = place
        elif step == WEST:
            found[3] = place
    return found


def walk_round(city: list[int]) -> list[int]:
    """Return the cells beside the city in the clockwise order of a walk round its outer edge, each once (GK-5.6).

    The walk begins above the leftmost tile of the topmost row, with the city on the right hand. Where two tiles touch
    at a corner only, there is no way through between them.
    """
    tiles = {cell_of(built) for built in city}
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
