"""What the page draws: what is printed on the game's own components, with its words, and the numbers of the rules.

What is printed on the components of a pack it asks for.
"""

from typing import Final

from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.effects import OUTPUT, UPGRADED_OUTPUT
from pentapolis.games.underwater_cities.gaining import TRACK
from pentapolis.games.underwater_cities.goods import Goods, named
from pentapolis.games.underwater_cities.paying import USUAL
from pentapolis.games.underwater_cities.places import KINDS
from pentapolis.games.underwater_cities.player import ACTION_LIMIT, SPACES
from pentapolis.games.underwater_cities.production import POINTS_FOR_KELP, SYMBIOTIC_OUTPUT
from pentapolis.games.underwater_cities.scoring import CITY_POINTS, GOAL_CITIES, GOAL_POINTS
from pentapolis.games.underwater_cities.table import PRODUCTION_ROUNDS, ROUNDS, TURNS
from pentapolis.games.underwater_cities.wording import worded


def _by_kind(goods: list[Goods]) -> dict[str, dict[str, int]]:
    return {kind: named(one) for kind, one in zip(KINDS, goods)}


PRINTED: Final = {
    "components": worded(STANDARD),
    "rules": {
        "rounds": ROUNDS,
        "turns": TURNS,
        "productions": PRODUCTION_ROUNDS,
        "action_cards": ACTION_LIMIT,
        "goal": {"cities": GOAL_CITIES, "points": GOAL_POINTS},
        "track": {SPACES + 1 - steps: named(TRACK[steps]) for steps in range(1, SPACES + 1)},
        "prices": _by_kind(USUAL),
        "output": _by_kind(OUTPUT),
        "upgraded_output": _by_kind(UPGRADED_OUTPUT),
        "symbiotic_output": named(SYMBIOTIC_OUTPUT),
        "points_for_kelp": POINTS_FOR_KELP,
        "city_points": CITY_POINTS,
    },
}
