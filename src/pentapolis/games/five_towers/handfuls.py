"""Handfuls: which cards of the display could be built together (FT-3.3).

A handful is a bitmask of places on the display, which is sorted. A set of handfuls is a bitmask again, of 32 bits, with
a bit for each handful; so suits and demolitions are combined by `&` and `|` for all handfuls at once.

The cards of one suit lie side by side on the display. For their values and where they lie there is a row: for every top
of a tower, the handfuls whose cards of this suit can be stacked on it.
"""

from typing import Final

from pentapolis.games.five_towers.cards import DISPLAY_SIZE, ROOF, SUIT_COUNT
from pentapolis.games.five_towers.table import AREA, Table
from pentapolis.games.five_towers.towers import EMPTY, fits, top_after_demolition

OF_SIZE: Final = [[mask for mask in range(32) if mask.bit_count() == size] for size in range(DISPLAY_SIZE + 1)]
_SETS: Final = [sum(1 << mask for mask in masks) for masks in OF_SIZE]
_ON_DISPLAY: Final = [(1 << (1 << size)) - 1 for size in range(DISPLAY_SIZE + 1)]
_NO_ROWS: Final[list[list[int]]] = [[] for _ in range(SUIT_COUNT)]  # for suits that are not on display

_rows: Final[dict[int, list[int]]] = {}  # what was found for values met before: a few thousand in a long run


def read_display(table: Table) -> None:
    """Find the row of each suit on display."""
    display = table.display
    rows = _NO_ROWS[:]
    size = len(display)
    place = 0
    while place < size:
        kind = display[place]
        suit = kind >> 4
        key = 8 | place  # a leading 1, the place, then four bits for each value
        while kind >> 4 == suit:
            key = key << 4 | kind & 15
            place += 1
            if place == size:
                break
            kind = display[place]
        row = _rows.get(key)
        if row is None:
            row = _row(key)
            _rows[key] = row
        rows[suit] = row
    table.rows = rows


def _row(key: int) -> list[int]:
    """Return for every top the handfuls whose cards of this suit can be stacked on it."""
    values: list[int] = []
    while key > 15:
        values.insert(0, key & 15)
        key >>= 4
    place = key & 7
    everywhere = (1 << len(values)) - 1
    row: list[int] = []
    for top in range(EMPTY + 1):
        choices = _stackable(top, values, 0)
        row.append(sum(1 << handful for handful in range(32) if choices >> (handful >> place & everywhere) & 1))
    return row


def _stackable(top: int, values: list[int], used: int) -> int:
    """Return the choices of values that can be stacked on that top when those in `used` are below it."""
    found = 1 << used
    for i, value in enumerate(values):
        if not used >> i & 1 and fits(top, value):
            found |= _stackable(value, values, used | 1 << i)
    return found


def buildable(table: Table, seat: int) -> int:
    """Return the handfuls that the seat could build completely with at most one demolition (FT-3.3)."""
    without = _ON_DISPLAY[len(table.display)]
    with_one = 0
    board = table.board
    place = seat * AREA
    for row in table.rows:
        if row:
            tower = board[place]
            if tower == 0:
                as_it_stands = row[EMPTY]
                with_one &= as_it_stands
            else:
                top = tower >> 5 & 15
                as_it_stands = row[top]
                with_one &= as_it_stands
                if top != ROOF:
                    with_one |= without & row[top_after_demolition(tower)]
            without &= as_it_stands
        place += 1
    return without | with_one


def largest(handfuls: int) -> int:
    """Return the size of the largest handful in a set."""
    size = DISPLAY_SIZE
    while handfuls & _SETS[size] == 0:
        size -= 1
    return size
