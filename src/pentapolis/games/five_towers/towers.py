"""Towers, and what fits on them (FT-1.4 to FT-1.7).

A tower is one number: its height in the low five bits, above them four bits for each card, the top card lowest. An
empty tower is 0. It is never changed, only replaced.
"""

from typing import Final

from pentapolis.games.five_towers.cards import ROOF

EMPTY: Final = 16  # the top of an empty tower: every card is lower


def top(tower: int) -> int:
    """Return the value of the top card, or EMPTY."""
    return EMPTY if tower == 0 else tower >> 5 & 15


def height(tower: int) -> int:
    """Return the number of cards."""
    return tower & 31


def roofed(tower: int) -> bool:
    """Whether the tower has a roof (FT-1.6)."""
    return tower != 0 and tower >> 5 & 15 == ROOF


def raised(tower: int, value: int) -> int:
    """Return the tower with one more card on top."""
    return ((tower >> 5) << 4 | value) << 5 | (tower & 31) + 1


def lowered(tower: int) -> int:
    """Return the tower without its top card; without its only card it is empty again (FT-1.7)."""
    return 0 if tower & 31 == 1 else (tower >> 9) << 5 | (tower & 31) - 1


def stack(values: list[int]) -> int:
    """Return the tower of these values, from the bottom up."""
    tower = 0
    for value in values:
        tower = raised(tower, value)
    return tower


def tower_values(tower: int) -> list[int]:
    """Return the values from the bottom up."""
    return [tower >> (5 + 4 * i) & 15 for i in range(height(tower) - 1, -1, -1)]


def fits(top: int, value: int) -> bool:
    """Whether a card fits on a top of its suit (FT-1.5, FT-1.6)."""
    return top != ROOF and top != value and (value < top or top == 8 or value == 9)


def can_be_demolished(tower: int) -> bool:
    """Whether there is a top card and it is no roof (FT-1.6, FT-3.6)."""
    return tower != 0 and tower >> 5 & 15 != ROOF


def top_after_demolition(tower: int) -> int:
    """Return the top that a tower would have if its top card were demolished."""
    return EMPTY if tower & 31 == 1 else tower >> 9 & 15


def order_matters(cards: list[int], start: int, end: int) -> bool:
    """Whether cards of one suit may be stacked in several orders: without an 8 and a 9 only in the descending one."""
    return any(8 <= cards[place] & 15 <= 9 for place in range(start, end))


def first_values(top: int, values: list[int]) -> list[int]:
    """Return those of the values, in ascending order, that may come first so that all others still fit (FT-3.7)."""
    found: list[int] = []
    for place, value in enumerate(values):
        if value not in found and fits(top, value) and all_fit(value, values[:place] + values[place + 1 :]):
            found.append(value)
    return found


def all_fit(top: int, values: list[int]) -> bool:
    """Whether all these cards of one suit can be stacked on that top, in some order."""
    if not values:
        return True
    for place, value in enumerate(values):
        if fits(top, value) and all_fit(value, values[:place] + values[place + 1 :]):
            return True
    return False
