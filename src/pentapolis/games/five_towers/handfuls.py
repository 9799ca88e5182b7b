"""Handfuls: which cards of the display could be built together (FT-3.3).

A handful is a bitmask of places on the display, which is sorted. A set of handfuls is a bitmask again, of 32 bits, with
a bit for each handful; so suits and demolitions are combined by `&` and `|` for all handfuls at once.

The cards of one suit lie side by side on the display. For them there is a row: for every top of a tower, the set of the
handfuls whose cards of this suit can be stacked on it.
"""

from typing import Final

from pentapolis.games.five_towers.cards import DISPLAY_SIZE, SUIT_COUNT
from pentapolis.games.five_towers.table import AREA, Table
from pentapolis.games.five_towers.towers import EMPTY, can_be_demolished, fits, top, top_after_demolition

OF_SIZE: Final = [[mask for mask in range(32) if mask.bit_count() == size] for size in range(DISPLAY_SIZE + 1)]
_SETS: Final = [sum(1 << mask for mask in masks) for masks in OF_SIZE]
_ON_DISPLAY: Final = [(1 << (1 << size)) - 1 for size in range(DISPLAY_SIZE + 1)]
_NO_CARDS: Final = [0xFFFFFFFF] * (EMPTY + 1)  # the row of a suit that isn't on display: every handful will do
_NO_ROWS: Final = [_NO_CARDS] * SUIT_COUNT

_rows: Final[dict[int, list[int]]] = {}  # the rows found so far: a few thousand in a long run
_same: Final[dict[int, int]] = {}  # equal sets as one object: there are few, which then stay in the processor's cache
_stacks: Final[dict[int, list[list[int]]]] = {}


def rows_of(display: list[int]) -> list[list[int]]:
    """Return a row for each suit of a sorted display."""
    rows = _NO_ROWS[:]
    place = 0
    while place < len(display):
        suit = display[place] >> 4
        values = 1  # a leading 1, then four bits for each value
        end = place
        while end < len(display) and display[end] >> 4 == suit:
            values = values << 4 | display[end] & 15
            end += 1
        rows[suit] = _row(values << 3 | place)
        place = end
    return rows


def _row(key: int) -> list[int]:
    found = _rows.get(key)
    if found is None:
        found = _rows[key] = _find_row(key & 7, key >> 3)
    return found


def _find_row(place: int, packed: int) -> list[int]:
    if packed not in _stacks:
        values = [packed >> 4 * i & 15 for i in range(DISPLAY_SIZE) if packed >> 4 * (i + 1)][::-1]
        _stacks[packed] = [sorted(_stackable(top, values, 0, {0})) for top in range(EMPTY + 1)]
    own = 0
    while packed >> 4 * (own + 1):
        own += 1
    sets = [
        sum(1 << handful for handful in range(32) if handful >> place & (1 << own) - 1 == choice)
        for choice in range(1 << own)
    ]
    row = [sum(sets[choice] for choice in choices) for choices in _stacks[packed]]
    return [_same.setdefault(handfuls, handfuls) for handfuls in row]


def _stackable(top: int, values: list[int], used: int, found: set[int]) -> set[int]:
    """Add every choice of values, as a bitmask, that can be stacked on that top when those in `used` are below it."""
    for i, value in enumerate(values):
        if not used >> i & 1 and fits(top, value):
            found.add(used | 1 << i)
            _stackable(value, values, used | 1 << i, found)
    return found


def buildable(table: Table, seat: int) -> int:
    """Return the handfuls that the seat could build completely with at most one demolition (FT-3.3)."""
    without = _ON_DISPLAY[len(table.display)]
    with_one = 0
    for suit, row in enumerate(table.rows):
        if row is not _NO_CARDS:
            tower = table.board[seat * AREA + suit]
            as_it_stands = row[top(tower)]
            with_one &= as_it_stands
            if can_be_demolished(tower):
                with_one |= without & row[top_after_demolition(tower)]
            without &= as_it_stands
    return without | with_one


def largest(handfuls: int) -> int:
    """Return the size of the largest handful in a set."""
    size = DISPLAY_SIZE
    while handfuls & _SETS[size] == 0:
        size -= 1
    return size
