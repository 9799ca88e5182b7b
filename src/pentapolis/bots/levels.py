"""The levels of bots, from the weakest to the strongest: what people choose between, and what is rated."""

from dataclasses import dataclass
from typing import Final

CLOCK: Final = ",seconds=1"  # nobody waits longer for a bot


@dataclass(frozen=True)
class Level:
    """A named configuration of a bot."""

    id: str
    bot: str  # as `pentapolis.bots.roster` names it
    usual: float = 0.0  # seconds that a decision takes, however short the thought was: more than nearly all thoughts
    alone: str = ""  # the bot where nobody else plays, if it is another one

    def at(self, seats: int) -> str:
        """Return the bot at a table with so many seats."""
        return self.alone if seats == 1 and self.alone else self.bot

    def unhurried(self, seats: int) -> str:
        """Return the same bot without a clock, whose games can be repeated."""
        return self.at(seats).removesuffix(CLOCK)


LEVELS: Final = (
    Level("first", "careless:times=3", 0.4),
    Level("easy", "careless", 0.4),
    Level("medium", "greedy", 0.4),
    Level("hard", "net-search:iterations=4" + CLOCK, 0.8),
    Level("master", "net-search:iterations=40" + CLOCK, 1.2, "net-search:iterations=240,ways=6,plans=100" + CLOCK),
)


def bot_of(level: str, seats: int) -> str | None:
    """Return the bot of a level at a table with so many seats, or None if there is no such level."""
    return next((known.at(seats) for known in LEVELS if known.id == level), None)


def usual_time(level: str) -> float:
    """Return the seconds that a decision of a level takes."""
    return next(known.usual for known in LEVELS if known.id == level)
