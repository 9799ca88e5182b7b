"""The decisions of a player, in small steps."""

from typing import Final

from pentapolis.core.actions import ActionSpace, Choice, Kind, Number, Subset
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, SUITS, VALUES

SPACE: Final = ActionSpace(
    Kind("bid", Number("cards", 0, DISPLAY_SIZE)),
    Kind("pass"),
    Kind("take", Subset("places", DISPLAY_SIZE)),  # places on the display, which is sorted
    Kind("keep"),  # demolish nothing
    Kind("demolish", Choice("suit", SUITS)),
    Kind("place", Choice("suit", SUITS), Number("value", 0, VALUES - 1)),
)

BID: Final = SPACE.first("bid")
PASS: Final = SPACE.first("pass")
TAKE: Final = SPACE.first("take")
KEEP: Final = SPACE.first("keep")
DEMOLISH: Final = SPACE.first("demolish")
PLACE: Final = SPACE.first("place")
