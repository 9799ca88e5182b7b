"""Handfuls: which cards of the display could be built together (FT-3.3).

A handful is a bitmask of places on the display, which is sorted. A set of handfuls is a bitmask again, of 32 bits, with
a bit for each handful; so suits and demolitions are combined by `&` and `|` for all handfuls at once.

The cards of one suit lie side by side on the display. For their values there is a row: for every top of a tower, the
choices among them that can be stacked on it. Where they lie on the display decides which handfuls that means.
"""

from typing import Final

from pentapolis.games.five_towers.cards import DISPLAY_SIZE, ROOF, SUIT_COUNT
from pentapolis.games.five_towers.table import AREA, Table
from pentapolis.games.five_towers.towers import EMPTY, fits, top_after_demolition

OF_SIZE: Final = [[mask for mask in range(32) if mask.bit_count() == size] for size in range(DISPLAY_SIZE + 1)]
_SETS: Final = [sum(1 << mask for mask in masks) for masks in OF_SIZE]
_ON_DISPLAY: Final = [(1 << (1 << size)) - 1 for size in range(DISPLAY_SIZE + 1)]
_FEW: Final = 3  # cards of one suit for which all sets of choices are listed; more are rare


def _meaning(choices: int, size: int, place: int) -> int:
    """Return the handfuls whose cards at `size` places from `place` on are one of the choices, a set of bitmasks."""
    return sum(1 << handful for handful in range(32) if choices >> (handful >> place & (1 << size) - 1) & 1)


_MEANINGS: Final = [
    [[_meaning(choices, size, place) for choices in range(1 << (1 << size))] for place in range(6 - size)]
    for size in range(_FEW + 1)
]
_NO_ROWS: Final = [[0] * (EMPTY + 1)] * SUIT_COUNT
_NO_MEANINGS: Final = [[0xFFFFFFFF]] * SUIT_COUNT

_rows: Final[dict[int, list[int]]] = {}  # what was found for values met before: a thousand or two in a long run
_long_rows: Final[dict[int, tuple[list[int], list[int]]]] = {}


def read_display(table: Table) -> None:
    """Find the row of each suit on display, and what the choices in it mean."""
    display = table.display
    rows = _NO_ROWS[:]
    meanings = _NO_MEANINGS[:]
    place = 0
    while place < len(display):
        suit = display[place] >> 4
        values = 1  # a leading 1, then four bits for each value
        end = place
        while end < len(display) and display[end] >> 4 == suit:
            values = values << 4 | display[end] & 15
            end += 1
        if end - place <= _FEW:
            rows[suit] = _row(values)
            meanings[suit] = _MEANINGS[end - place][place]
        else:
            rows[suit], meanings[suit] = _long_row(values, end - place, place)
        place = end
    table.rows = rows
    table.meanings = meanings


def _row(packed: int) -> list[int]:
    """Return for every top the choices of values that can be stacked on it, a set of bitmasks as a bitmask."""
    found = _rows.get(packed)
    if found is None:
        values: list[int] = []
        rest = packed
        while rest > 1:
            values.insert(0, rest & 15)
            rest >>= 4
        found = [_stackable(top, values, 0) for top in range(EMPTY + 1)]
        _rows[packed] = found
    return found


def _long_row(packed: int, size: int, place: int) -> tuple[list[int], list[int]]:
    """Return the row of many values, with numbers instead of sets of choices, and the list of what they mean."""
    key = packed << 3 | place
    if key not in _long_rows:
        row = _row(packed)
        different = sorted(set(row))
        numbers = [different.index(choices) for choices in row]
        _long_rows[key] = numbers, [_meaning(choices, size, place) for choices in different]
    return _long_rows[key]


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
    meanings = table.meanings
    board = table.board
    place = seat * AREA
    for suit, row in enumerate(table.rows):
        meaning = meanings[suit]
        if len(meaning) > 1:
            tower = board[place]
            if tower == 0:
                as_it_stands = meaning[row[EMPTY]]
                with_one &= as_it_stands
            else:
                top = tower >> 5 & 15
                as_it_stands = meaning[row[top]]
                with_one &= as_it_stands
                if top != ROOF:
                    with_one |= without & meaning[row[top_after_demolition(tower)]]
            without &= as_it_stands
        place += 1
    return without | with_one


def largest(handfuls: int) -> int:
    """Return the size of the largest handful in a set."""
    size = DISPLAY_SIZE
    while handfuls & _SETS[size] == 0:
        size -= 1
    return size
