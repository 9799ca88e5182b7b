"""The tiles (CC-1.1, CC-1.2). A tile is a kind, a small number; tiles of one kind can't be told apart.

A tile has 2 × 2 cells, two of them building sites. Up to rotation there are fifteen kinds: nine with the sites side by
side (the two colours in order, since a mirror image is another kind) and six with the sites on a diagonal.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from pentapolis.games.cloud_city.tile_list import COPIES, STARTING_TILES

Colour: TypeAlias = Literal["blue", "green", "sand"]  # from low to tall (CC-1.2)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
BLUE: Final = 0
GREEN: Final = 1
SAND: Final = 2
COLOUR_COUNT: Final = 3
BUILDINGS: Final = 32  # of each colour

Layout: TypeAlias = Literal["adjacent", "diagonal"]
ADJACENT: Final = "adjacent"  # the first site is north-west, the second north-east
DIAGONAL: Final = "diagonal"  # the first site is north-west, the second south-east


@dataclass(frozen=True)
class Tile:
    """A kind of tile as views and events show it, before it is turned."""

    name: str  # `blue+green` side by side, `blue/green` on a diagonal; what actions call it
    layout: Layout
    first: Colour  # the colour of the north-western site
    second: Colour  # the colour of the other


def _all_tiles() -> list[Tile]:
    adjacent = [Tile(f"{one}+{two}", ADJACENT, one, two) for one in COLOURS for two in COLOURS]
    diagonal = [Tile(f"{one}/{two}", DIAGONAL, one, two) for i, one in enumerate(COLOURS) for two in COLOURS[i:]]
    return adjacent + diagonal


TILES: Final = _all_tiles()
NAMES: Final = tuple(tile.name for tile in TILES)
KINDS: Final = 15
DECK: Final = [kind for kind, name in enumerate(NAMES) for _ in range(COPIES[name])]  # all but the starting tiles
DECK_SIZE: Final = 44
STARTS: Final = [NAMES.index(name) for name in STARTING_TILES]  # by birds, less one

FIRST_COLOUR: Final = [COLOURS.index(tile.first) for tile in TILES]
SECOND_COLOUR: Final = [COLOURS.index(tile.second) for tile in TILES]
IS_DIAGONAL: Final = [tile.layout == DIAGONAL for tile in TILES]
ROTATIONS: Final = [2 if tile.layout == DIAGONAL and tile.first == tile.second else 4 for tile in TILES]


def tiles(kinds: list[int]) -> list[Tile]:
    """Return the tiles of those kinds."""
    return [TILES[kind] for kind in kinds]
