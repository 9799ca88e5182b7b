"""Handfuls: which cards of the display could be built together (FT-3.3).

A handful is a set of places on the display, which is sorted: a bitmask. A set of handfuls is a bitmask again, of 32
bits, with a bit for each handful; so suits and demolitions are combined by `&` and `|` for all handfuls at once.

The cards of one suit lie side by side on the display. For their values and where they lie there is a row: for every top
of a tower, the handfuls whose cards of this suit can be stacked on it.
"""

from typing import Final

from pentapolis.games.five_towers.cards import DISPLAY_SIZE, SUIT_COUNT, VALUES, suit_of, value_of
from pentapolis.games.five_towers.table import Player, Table
from pentapolis.games.five_towers.towers import EMPTY, STAYS, Tower, fits

OF_SIZE: Final = [[mask for mask in range(32) if mask.bit_count() == size] for size in range(DISPLAY_SIZE + 1)]
_OF_ONE: Final = 0x0001_0116  # the handfuls of so many cards
_OF_TWO: Final = 0x0116_1668
_OF_THREE: Final = 0x1668_6880
_OF_FOUR: Final = 0x6880_8000
_OF_FIVE: Final = 0x8000_0000
_ON_DISPLAY: Final = [(1 << (1 << size)) - 1 for size in range(DISPLAY_SIZE + 1)]
_NO_ROWS: Final[list[list[int]]] = [[] for _ in range(SUIT_COUNT)]  # for suits that are not on display

# Equal numbers in rows are the same object: a fifth of the memory, which the processor's cache can hold.
_one_of_each: Final[dict[int, list[int]]] = {}
_rows: Final[dict[int, list[int]]] = {}  # of several cards, met before: a few thousand in a long run


def rows_of(display: list[int]) -> list[list[int]]:
    """Return the row of each suit on display."""
    rows = _NO_ROWS[:]
    size = len(display)
    start = 0
    while start < size:
        suit = suit_of(display[start])
        name = value_of(display[start])
        row = _ROWS_OF_ONE[start][name]
        end = start + 1
        if end < size and suit_of(display[end]) == suit:
            name += (start + 1) * VALUES  # another number for each place and values
            while end < size and suit_of(display[end]) == suit:
                name = name * VALUES + value_of(display[end])
                end += 1
            found = _rows.get(name)
            if found is None:
                found = _row(start, [value_of(kind) for kind in display[start:end]])
                _rows[name] = found
            row = found
        rows[suit] = row
        start = end
    return rows


def _row(place: int, values: list[int]) -> list[int]:
    """Return for every top the handfuls whose cards of this suit can be stacked on it."""
    everywhere = (1 << len(values)) - 1
    row: list[int] = []
    for top in range(EMPTY + 1):
        choices = _stackable(top, values, 0)
        handfuls = sum(1 << handful for handful in range(32) if choices >> (handful >> place & everywhere) & 1)
        row += _one_of_each.setdefault(handfuls, [handfuls])
    return row


def _stackable(top: int, values: list[int], used: int) -> int:
    """Return the choices of values that can be stacked on that top when those in `used` are below it."""
    found = 1 << used
    for i, value in enumerate(values):
        if not used >> i & 1 and fits(top, value):
            found |= _stackable(value, values, used | 1 << i)
    return found


_ROWS_OF_ONE: Final = [[_row(place, [value]) for value in range(VALUES)] for place in range(DISPLAY_SIZE)]


def buildable(table: Table, player: Player) -> int:
    """Return the handfuls that the player could build completely with at most one demolition (FT-3.3).

    They are worked out once a round; there is always one, of no cards.
    """
    if player.buildable == 0:
        player.buildable = _work_out(table, player.towers)
    return player.buildable


def _work_out(table: Table, towers: list[Tower]) -> int:
    without = _ON_DISPLAY[len(table.display)]
    with_one = 0
    for suit, row in enumerate(table.rows):
        if row:
            tower = towers[suit]
            as_it_stands = row[tower.top]
            with_one &= as_it_stands
            if tower.demolished_top != STAYS:
                with_one |= without & row[tower.demolished_top]
            without &= as_it_stands
    return without | with_one


def largest(handfuls: int) -> int:
    """Return the size of the largest handful in a set."""
    if handfuls & _OF_FIVE:
        return 5
    if handfuls & _OF_FOUR:
        return 4
    if handfuls & _OF_THREE:
        return 3
    if handfuls & _OF_TWO:
        return 2
    return 1 if handfuls & _OF_ONE else 0


def most_cards(table: Table, player: Player) -> int:
    """Return the highest bid that the player could carry out (FT-3.3)."""
    return largest(buildable(table, player))


def handful_of(taken: list[int], left: list[int]) -> int:
    """Return where the taken cards lay on the display, of which the others are left."""
    handful = 0
    bit = 1
    place = 0
    for kind in taken:
        while place < len(left) and left[place] < kind:
            place += 1
            bit <<= 1
        handful |= bit
        bit <<= 1
    return handful
