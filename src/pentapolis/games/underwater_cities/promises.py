"""What goods and things are worth to a bot, in points at the end, by how much of the game is left."""

from typing import Final

from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.table import PRODUCTION_ROUNDS, ROUNDS, TURNS, Table

LAST_WORTH: Final = 0.25  # of a resource at the end (UC-10.1)
_EARLY: Final = 0.95  # more at the beginning
_LONG: Final = 17.0  # turns that are needed to make the most of a resource
_FIRST: Final = 0.94  # of a resource in the first Production
_SECOND: Final = 0.67  # and in the second
# What goods of each kind are worth, to a resource.
_KELP: Final = 0.34
_STEELPLAST: Final = 1.52
_SCIENCE: Final = 0.43
_CREDITS: Final = 0.47
_BIOMATTER: Final = 1.92
_CARD: Final = 0.71  # by itself
_STOCKED_STEELPLAST: Final = 1.03  # what is in stock can be spent at once
_STOCKED_SCIENCE: Final = 1.73
# What a thing of each kind leads to beside its output and its points: room for others, pairs, metropolises.
GROWTH: Final[list[float]] = [0.39, 0.76, 0.69, 3.77, 10.39, 11.01]
_BUILT: Final[list[float]] = [1.22, 0.72, 1.46, 0.19, 1.82, 1.63]  # and what it is worth at the end
_OUTPUT: Final[list[float]] = [1.77, 0.37, 0.66, 0.47, -1.0, 1.52]  # and in each Production
_UPGRADE_WORTH: Final = 1.14
_SURPLUS: Final = 0.08


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
    return [
        worth for round, worth in zip(PRODUCTION_ROUNDS, (_FIRST, _SECOND, LAST_WORTH), strict=True) if s.round <= round
    ]


def goods_worth(goods: Goods, each: float) -> float:
    """Return what goods are worth if a resource is worth so much."""
    resources = _KELP * goods.kelp
    resources += _STEELPLAST * goods.steelplast + _SCIENCE * goods.science + _CREDITS * goods.credits
    resources += _BIOMATTER * goods.biomatter
    return resources * each + goods.points + _CARD * goods.cards


def stock_worth(goods: Goods, each: float) -> float:
    """Return what a player's goods are worth: of much of one kind the surplus is worth little."""
    stock = (
        0.9 * _enough(goods.kelp, 4)
        + _STOCKED_STEELPLAST * _enough(goods.steelplast, 6)
        + _STOCKED_SCIENCE * _enough(goods.science, 3)
        + 1.0 * _enough(goods.credits, 6)
        + 1.7 * _enough(goods.biomatter, 3)
    )
    return stock * each + goods.points


def _enough(amount: int, enough: int) -> float:
    return float(amount) if amount <= enough else enough + _SURPLUS * (amount - enough)


def gain_worth(have: Goods, gain: Goods, each: float) -> float:
    """Return what a gain is worth to a player who has something already."""
    return stock_worth(have.plus(gain), each) - stock_worth(have, each) + _CARD * gain.cards


def build_worth(s: Table, kind: int) -> float:
    """Return what a new thing of a kind promises, its cost not counted."""
    value = _BUILT[kind] + GROWTH[kind] * phase(s)
    for worth in productions(s):
        value += _OUTPUT[kind] * worth if kind < 5 else _OUTPUT[kind]
    return value


def upgrade_worth(s: Table) -> float:
    """Return what an upgrade promises, its cost not counted."""
    return _UPGRADE_WORTH * (0.2 + 0.6 * len(productions(s)))
