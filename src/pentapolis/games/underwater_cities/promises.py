"""What goods and things are worth to a bot, in points at the end, by how much of the game is left."""

from typing import Final

from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.table import ROUNDS, TURNS, Table

LAST_WORTH: Final = 0.25  # of a resource at the end (UC-10.1)
_EARLY: Final = 0.75  # more at the beginning
_LONG: Final = 18  # turns that are needed to make the most of a resource
_PRODUCTIONS: Final = ((4, 0.8), (7, 0.6), (10, LAST_WORTH))  # after which rounds, and what a resource is worth then
BUILD_WORTH: Final = (1.4, 1.4, 1.6, 2.0, 3.6, 6.5)  # of each kind, for each Production to come and at the end
_UPGRADE_WORTH: Final = 1.3


def turns_left(s: Table) -> int:
    """Return how many turns a player has after this round, and on average in it."""
    return (ROUNDS - s.round) * TURNS + max(0, TURNS * s.seats - s.moves) // s.seats


def unit(s: Table) -> float:
    """Return what a resource is worth now."""
    return LAST_WORTH + _EARLY * min(1.0, turns_left(s) / _LONG)


def productions(s: Table) -> list[float]:
    """Return what a resource is worth in each Production to come."""
    return [worth for round, worth in _PRODUCTIONS if s.round <= round]


def goods_worth(goods: Goods, each: float) -> float:
    """Return what goods are worth if a resource is worth so much."""
    resources = 0.9 * goods.kelp + 1.1 * goods.steelplast + goods.science + goods.credits + 1.7 * goods.biomatter
    return resources * each + goods.points + goods.cards * 0.45


def build_worth(s: Table, kind: int) -> float:
    """Return what a new thing of a kind promises, its cost not counted."""
    return BUILD_WORTH[kind] * (0.4 + 0.45 * len(productions(s)))


def upgrade_worth(s: Table) -> float:
    """Return what an upgrade promises, its cost not counted."""
    return _UPGRADE_WORTH * (0.2 + 0.6 * len(productions(s)))
