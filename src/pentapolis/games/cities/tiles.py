"""Tiles, colours and features (CI-1.1). A tile, a colour or a feature is a small number."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from pentapolis.games.cities.cells import QUARTERS
from pentapolis.games.cities.tile_list import CITY_TILES, FEATURE_COPIES, STARTING_TILES

Colour: TypeAlias = Literal["red", "blue", "green", "yellow"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
COLOUR_COUNT: Final = 4
PIECES: Final = 25  # of each colour
BAG_SIZE: Final = 100
MOST_FLOORS: Final = 4  # CI-1.2

FeatureKind: TypeAlias = Literal[
    "tree", "fountain", "carousel", "kiosk", "dolphins", "yacht", "rowboat", "ferry", "monument", "wild"
]
FEATURES: Final[tuple[FeatureKind, ...]] = get_args(FeatureKind)
FEATURE_COUNT: Final = 10
FEATURE_TILES: Final = 48
PARK_FEATURES: Final = range(4)
WATER_FEATURES: Final = range(4, 8)
MONUMENT: Final = 8
WILD: Final = 9
ALL_FEATURES: Final = [kind for kind, name in enumerate(FEATURES) for _ in range(FEATURE_COPIES[name])]

PARK: Final = "park"
WATER: Final = "water"
PLOT: Final = "plot"
Terrain: TypeAlias = Literal["park", "water", "plot"]
Ground: TypeAlias = Literal["red", "blue", "green", "yellow", "park", "water"]  # what is printed on a space
_GROUNDS: Final[dict[str, Ground]] = {
    "r": "red",
    "b": "blue",
    "g": "green",
    "y": "yellow",
    "p": "park",
    "w": "water",
}  # by letter

TILE_COUNT: Final = 32  # without the starting tiles, which have the numbers after them
START_COUNT: Final = 4
ALL_TILES: Final = 36
NAMES: Final = tuple(f"t{number + 1}" for number in range(TILE_COUNT)) + tuple(
    f"s{number + 1}" for number in range(START_COUNT)
)


@dataclass(frozen=True)
class Tile:
    """A tile as views and events show it, before it is turned."""

    name: str  # `t1` to `t32`; `s1` to `s4` are the starting tiles
    nw: Ground  # the space in the north-west
    ne: Ground
    sw: Ground
    se: Ground


@dataclass(frozen=True)
class Feature:
    """A feature as events show it."""

    kind: FeatureKind


@dataclass(frozen=True)
class Piece:
    """A building piece as events show it."""

    colour: Colour


def _turned(letters: str, turns: int) -> str:
    """Return the letters of a tile after so many quarter turns clockwise."""
    for _ in range(turns):
        letters = letters[2] + letters[0] + letters[3] + letters[1]
    return letters


_LETTERS: Final = (*CITY_TILES, *STARTING_TILES)
TILES: Final = [
    Tile(name, *(_GROUNDS[letter] for letter in letters)) for name, letters in zip(NAMES, _LETTERS, strict=True)
]
PIECE_NAMES: Final = [Piece(colour) for colour in COLOURS]
FEATURE_NAMES: Final = [Feature(kind) for kind in FEATURES]

# By tile × 4 + quarter turns.
TURNED: Final = [_turned(letters, turns) for letters in _LETTERS for turns in range(4)]
ROTATIONS: Final = [2 if TURNED[tile * 4] == TURNED[tile * 4 + 2] else 4 for tile in range(ALL_TILES)]


def _masks(letter: str) -> list[int]:
    return [sum(1 << bit for bit, here in zip(QUARTERS, letters, strict=True) if here == letter) for letters in TURNED]


PARK_ON: Final = _masks("p")
WATER_ON: Final = _masks("w")
PLOTS_ON: Final = [_masks(colour[0]) for colour in COLOURS]  # by colour, then by turned tile


def tiles(numbers: list[int]) -> list[Tile]:
    """Return the tiles with those numbers."""
    return [TILES[number] for number in numbers]
