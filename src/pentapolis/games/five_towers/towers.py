"""Towers, and what fits on them (FT-1.4 to FT-1.7)."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from pentapolis.core.packing import Reader
from pentapolis.games.five_towers.cards import BELOW_ANY, ON_ANY, ROOF, VALUES, value_of

EMPTY: Final = 16  # the top of an empty tower: every card is lower
STAYS: Final = -1  # instead of a top: nothing can be demolished (FT-1.6, FT-3.6)
MOST_IN_A_TOWER: Final = 22  # cards of a suit in the large deck


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Tower:
    """A tower: its top and what stands below it. It is a value: one card more or less makes another tower."""

    __slots__ = ("below", "demolished_top", "height", "top")

    def __init__(self, top: int, height: int, below: "Tower | None") -> None:
        """Put a card on a tower, which has then so many cards; nothing is below an empty one."""
        self.top: Final = top
        self.height: Final = height
        self.below: Final = below
        # The top that a demolition would leave; a roof stays, and where nothing is nothing is demolished.
        self.demolished_top: Final = STAYS if below is None or top == ROOF else below.top

    def raised(self, value: int) -> "Tower":
        """Return the tower with one more card on top."""
        return Tower(value, self.height + 1, self)

    def lowered(self) -> "Tower":
        """Return the tower without its top card; without its only card it is empty again (FT-1.7)."""
        below = self.below
        assert below is not None
        return below

    def values(self) -> list[int]:
        """Return the values from the bottom up."""
        found: list[int] = []
        tower = self
        while tower.below is not None:
            found.append(tower.top)
            tower = tower.below
        found.reverse()
        return found

    def pack(self, out: list[int]) -> None:
        """Append the height and the values from the bottom up."""
        out.append(self.height)
        out += self.values()

    @staticmethod
    def unpack(reader: Reader) -> "Tower":
        """Read what `pack` wrote."""
        return stack(reader.numbers(MOST_IN_A_TOWER, VALUES - 1))


NO_TOWER: Final = Tower(EMPTY, 0, None)


def stack(values: list[int]) -> Tower:
    """Return the tower of these values, from the bottom up."""
    tower = NO_TOWER
    for value in values:
        tower = tower.raised(value)
    return tower


def fits(top: int, value: int) -> bool:
    """Whether a card fits on a top of its suit (FT-1.5, FT-1.6)."""
    return top != ROOF and top != value and (value < top or top == BELOW_ANY or value == ON_ANY)


def order_matters(cards: list[int], start: int, end: int) -> bool:
    """Whether cards of one suit may be stacked in several orders: without an 8 and a 9 only in the descending one."""
    return any(value_of(cards[place]) in (BELOW_ANY, ON_ANY) for place in range(start, end))


def first_values(top: int, values: list[int]) -> list[int]:
    """Return those of the values, in ascending order, that may come first so that all others still fit (FT-3.7)."""
    found: list[int] = []
    for place, value in enumerate(values):
        if value not in found and fits(top, value) and all_fit(value, values[:place] + values[place + 1 :]):
            found.append(value)
    return found


def all_fit(top: int, values: list[int]) -> bool:
    """Whether all these cards of one suit can be stacked on that top, in some order."""
    return stacking(top, values) is not None


def stacking(top: int, values: list[int]) -> list[int] | None:
    """Return an order in which all these cards of one suit fit on that top, if there is one: higher cards first.

    The values are in ascending order.
    """
    if not values:
        return []
    for place in range(len(values) - 1, -1, -1):
        value = values[place]
        if fits(top, value):
            rest = stacking(value, values[:place] + values[place + 1 :])
            if rest is not None:
                return [value, *rest]
    return None
