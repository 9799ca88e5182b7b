"""A bot that searches, for a number of iterations or for a time."""

import math
import time
from collections.abc import Callable
from typing import Final

from pentapolis.bots.bot import Bot
from pentapolis.bots.race import Race, Settings
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
        race = Race(world, seat, luck, self.settings)
        if self.seconds is None:
            race.iterate(self.iterations or 0)
            return race.best()
        begun = time.monotonic()
        left = self.iterations if self.iterations is not None else 1 << 62
        while left > 0 and not race.is_settled() and time.monotonic() - begun < min(self.seconds, self.patience()):
            race.iterate(min(_BATCH, left))
            left -= _BATCH
        return race.best()
