"""What goods and things are worth to a bot, in points at the end, by how much of the game is left."""

from typing import Final

from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.table import ROUNDS, TURNS, Table

LAST_WORTH: Final = 0.25  # of a resource at the end (UC-10.1)
_EARLY: Final = 0.45  # more at the beginning
_LONG: Final = 18  # turns that are needed to make the most of a resource
_PRODUCTIONS: Final = ((4, 0.8), (7, 0.6), (10, LAST_WORTH))  # after which rounds, and what a resource is worth then
# What a thing of each kind leads to beside its output and its points: room for others, pairs, metropolises.
GROWTH: Final[list[float]] = [0.6, 0.6, 0.7, 3.0, 9.0, 12.0]
_BUILT: Final[list[float]] = [1.2, 1.2, 1.2, 0.2, 1.5, 2.0]  # and what it is worth at the end
_OUTPUT: Final[list[float]] = [0.9, 1.0, 1.0, 1.0, -0.9, 1.1]  # and in each Production
_UPGRADE_WORTH: Final = 1.3
_SURPLUS: Final = 0.1


def turns_left(s: Table) -> int:
    """Return how many turns a player has after this round, and on average in it."""
    return (ROUNDS - s.round) * TURNS + max(0, TURNS * s.seats - s.moves) // s.seats


def phase(s: Table) -> float:
    """Return how much is left to make the most of things: 1 at the beginning, 0 at the end."""
    return min(1.0, turns_left(s) / _LONG)


def unit(s: Table) -> float:
    """Return what a resource is worth now."""
    return LAST_WORTH + _EARLY * phase(s)


def productions(s: Table) -> list[float]:
    """Return what a resource is worth in each Production to come."""
    return [worth for round, worth in _PRODUCTIONS if s.round <= round]


def goods_worth(goods: Goods, each: float) -> float:
    """Return what goods are worth if a resource is worth so much."""
    resources = 0.9 * goods.kelp + 1.1 * goods.steelplast + goods.science + goods.credits + 1.7 * goods.biomatter
    return resources * each + goods.points + goods.cards * 0.45


def stock_worth(goods: Goods, each: float) -> float:
    """Return what a player's goods are worth: of much of one kind the surplus is worth little."""
    stock = (
        0.9 * _enough(goods.kelp, 4)
        + 1.4 * _enough(goods.steelplast, 6)
        + 1.1 * _enough(goods.science, 3)
        + 1.0 * _enough(goods.credits, 6)
        + 1.7 * _enough(goods.biomatter, 3)
    )
    return stock * each + goods.points


def _enough(amount: int, enough: int) -> float:
    return float(amount) if amount <= enough else enough + _SURPLUS * (amount - enough)


def gain_worth(have: Goods, gain: Goods, each: float) -> float:
    """Return what a gain is worth to a player who has something already."""
    return stock_worth(have.plus(gain), each) - stock_worth(have, each) + 0.45 * gain.cards


def build_worth(s: Table, kind: int) -> float:
    """Return what a new thing of a kind promises, its cost not counted."""
    value = _BUILT[kind] + GROWTH[kind] * phase(s)
    for worth in productions(s):
        value += _OUTPUT[kind] * worth if kind < 5 else _OUTPUT[kind]
    return value


def upgrade_worth(s: Table) -> float:
    """Return what an upgrade promises, its cost not counted."""
    return _UPGRADE_WORTH * (0.2 + 0.6 * len(productions(s)))
