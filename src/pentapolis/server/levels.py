"""The bots that can be invited to a table, from the weakest to the strongest."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A named configuration of a bot."""

    id: str
    bot: str  # as `pentapolis.bots.roster` names it
    usual: float = 0.0  # seconds that a decision takes, however short the thought was: more than nearly all thoughts


LEVELS: Final = (
    Level("easy", "greedy", 0.4),
    Level("medium", "search:iterations=60,seconds=2", 0.8),
    Level("hard", "search:iterations=400,seconds=4", 1.6),
)

BOT_NAMES: Final = (
    "Ada",
    "Bruno",
    "Cili",
    "Dante",
    "Emma",
    "Félix",
    "Greta",
    "Hugo",
)  # by seat, in every language alike


def bot_of(level: str) -> str | None:
    """Return the bot of a level, or None if there is no such level."""
    return next((known.bot for known in LEVELS if known.id == level), None)


def usual_time(level: str) -> float:
    """Return the seconds that a decision of a level takes."""
    return next(known.usual for known in LEVELS if known.id == level)
