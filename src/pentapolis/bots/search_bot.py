"""A bot that searches, for a number of iterations or for a time."""

import math
import time
from collections.abc import Callable
from typing import Final

from pentapolis.bots.bot import Bot, open_choices
from pentapolis.bots.race import Race, Settings
from pentapolis.bots.turns import TurnSearch
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

_BATCH: Final = 4  # iterations between two looks at the clock


def _endless() -> float:
    return math.inf


class SearchBot(Bot):
    """Searches within a budget; with both kinds, until the first of them is used up."""

    patience: Callable[[], float] = staticmethod(_endless)  # asked while it thinks: seconds that it may take at most

    def __init__(self, iterations: int | None, seconds: float | None, settings: Settings) -> None:
        """Choose the budget and how the search thinks."""
        self.iterations = iterations
        self.seconds = seconds
        self.settings = settings

    def choose(self, world: State, seat: int, luck: Luck) -> int:
        """Return the action that the search finds best."""
        actions = world.legal(seat)
        if len(actions) == 1:
            return actions[0]
        search = begin_search(world, seat, luck, self.settings)
        if self.seconds is None:
            search.iterate(self.iterations or 0)
            return search.best()
        begun = time.monotonic()
        left = self.iterations if self.iterations is not None else 1 << 62
        while left > 0 and not search.is_settled() and time.monotonic() - begun < min(self.seconds, self.patience()):
            search.iterate(min(_BATCH, left))
            left -= _BATCH
        return search.best()


def begin_search(world: State, seat: int, luck: Luck, settings: Settings) -> Race | TurnSearch:
    """Return the search that fits: plans for the rest of a long turn that is half done, otherwise a race."""
    open_choices(world, seat, luck)
    return TurnSearch(world, seat, luck) if world.midway() else Race(world, seat, luck, settings)
