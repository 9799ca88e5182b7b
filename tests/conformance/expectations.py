"""What the suite has to be told about a game: how to score it from a plain view, how long it can last, and what always
holds in it.
"""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from pentapolis.core.game import Game
from pentapolis.core.state import State
from pentapolis.core.views import Plain
from tests.games.cities.scorer import score_cities
from tests.games.cloud_city.scorer import score_cloud_city
from tests.games.five_towers.scorer import score_five_towers
from tests.games.ginkgopolis.invariants import check_ginkgopolis
from tests.games.ginkgopolis.scorer import score_ginkgopolis
from tests.games.underwater_cities.scorer import score_underwater_cities
from tests.toy.invariants import check_toy
from tests.toy.scorer import score_mill, score_toy

Scorer: TypeAlias = Callable[[Plain], list[dict[str, int]]]  # a plain view without its scores → points by category
Invariant: TypeAlias = Callable[[State], None]  # asserts what holds after every action


def _nothing_more(state: State) -> None:
    """A game without invariants of its own."""


class Expectation(NamedTuple):
    """A slow and obvious scorer, a number of decisions within which every game ends, and what is special to a game."""

    score: Scorer
    most_actions: int
    secret: frozenset[str] = frozenset()  # categories that only their own seat sees until the game is over
    invariant: Invariant = _nothing_more


EXPECTATIONS: dict[str, Expectation] = {
    # 110 cards: 22 rounds, and as many again if nobody takes any; in a round five bids, which cards, a demolition and
    # at most four decisions about the order.
    "five-towers": Expectation(score_five_towers, 44 * 11),
    # 11 rounds of three, or 8 of four: a tile, its place, the end of the walkways, what to draw; and 93 walkways.
    "cloud-city": Expectation(score_cloud_city, 33 * 4 + 93),
    # Every choice gives goods or uses up a tile, so that random games end after about 120 decisions; but who is dealt
    # yellow cards again and again may exploit them for ever, so that there is no bound but patience.
    "ginkgopolis": Expectation(score_ginkgopolis, 1000, frozenset({"points"}), check_ginkgopolis),
    # 8 rounds of four, each with four groups: a tile, up to two features and four pieces; and the starting tiles.
    "cities": Expectation(score_cities, 8 * 4 * (4 + 1 + 2 + 4) + 4),
    # 120 turns of at most 20 decisions, cards to keep three times, and three Productions.
    "underwater-cities": Expectation(score_underwater_cities, 2600),
    # 12 cards: at most 12 rounds of three choices and a pick.
    # 3 rounds of three choices and three turns: the order, work, three parts, two mills with two reactions, a swap.
    "mill": Expectation(score_mill, 3 * 3 * 20, frozenset({"coins"})),
    "toy": Expectation(score_toy, 12 * 4, invariant=check_toy),
}


def expectation(game: Game) -> Expectation:
    """Return what is expected of a game; a new game has to be entered above."""
    assert game.id in EXPECTATIONS, f"tests/conformance/expectations.py has no scorer for {game.id}"
    return EXPECTATIONS[game.id]
