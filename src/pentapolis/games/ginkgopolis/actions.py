"""The decisions of a player, in small steps.

The choice of a round is one action, the card and what is played with it, since it is made in secret and at once.
"""

from typing import Final

from pentapolis.core.actions import ActionSpace, Choice, Kind, Number
from pentapolis.games.ginkgopolis.cards import CARD_NAMES, CHARACTER_COUNT, LETTERS, TILE_COUNT, TILE_NAMES

SIDES: Final = ("north", "east", "south", "west")
MOST_RING_CELLS: Final = 122  # a city of n tiles has at most 2n + 2 neighbouring cells, and there are 60 tiles

SPACE: Final = ActionSpace(
    Kind("choose", Choice("card", CARD_NAMES), Choice("tile", ("alone", *TILE_NAMES))),  # GK-3.1
    Kind("back"),  # take the choice back, until everybody has chosen (GK-3.1)
    Kind("new-hand"),  # give up a token for four other cards (GK-3.2)
    Kind("take", Choice("good", ("resource", "tile"))),  # what an urbanisation card played alone gives (GK-5.1)
    Kind("move", Choice("side", SIDES)),  # the marker goes to this side of the new tile (GK-5.5)
    Kind("insert", Number("place", 1, MOST_RING_CELLS)),  # the marker goes to this cell of the ring (GK-5.6)
    Kind("push", Choice("letter", LETTERS)),  # the marker takes the cell of this letter, which goes on (GK-5.6)
    Kind("give", Choice("tile", TILE_NAMES)),  # put out a tile to give it back (GK-7.2)
    Kind("done"),  # nothing more is given back (GK-7.2)
    Kind("draft", Number("character", 1, CHARACTER_COUNT)),  # keep this one of the pack (GK-2.5)
)

CHOOSE: Final = SPACE.first("choose")
BACK: Final = SPACE.first("back")
NEW_HAND: Final = SPACE.first("new-hand")
TAKE: Final = SPACE.first("take")
MOVE: Final = SPACE.first("move")
INSERT: Final = SPACE.first("insert")
PUSH: Final = SPACE.first("push")
GIVE: Final = SPACE.first("give")
DONE: Final = SPACE.first("done")
DRAFT: Final = SPACE.first("draft")

# All actions of a kind, for decisions that have several.
CHOICES: Final = SPACE.all("choose")
MOVES: Final = SPACE.all("move")
INSERTS: Final = SPACE.all("insert")
PUSHES: Final = SPACE.all("push")

WITH: Final = TILE_COUNT + 1  # choices for each card: alone, or 1 + the tile
