"""The bots that can be invited to a table, from the weakest to the strongest."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A named configuration of a bot."""

    id: str
    bot: str  # as `pentapolis.bots.roster` names it


LEVELS: Final = (
    Level("easy", "greedy"),
    Level("medium", "search:iterations=60,seconds=2"),
    Level("hard", "search:iterations=400,seconds=4"),
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
