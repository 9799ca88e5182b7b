"""The components (GK-1.1): tiles, cards and characters, all as small numbers.

A tile is colour × 20 + number − 1. A card is an urbanisation card from 0 (A) to 11 (L), or 12 + the tile of the
building that it names. A character is its number − 1.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["red", "blue", "yellow"]
Good: TypeAlias = Literal["resource", "tile", "point"]  # what a building or bonus of each colour gives (GK-1.2)
Trigger: TypeAlias = Literal["exploit", "urbanise", "floor"]
Letter: TypeAlias = Literal["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
GOODS: Final[tuple[Good, ...]] = get_args(Good)
TRIGGERS: Final[tuple[Trigger, ...]] = get_args(Trigger)
LETTERS: Final[tuple[Letter, ...]] = get_args(Letter)

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
RESOURCE: Final = 0
TILE: Final = 1
POINT: Final = 2
EXPLOIT: Final = 0
URBANISE: Final = 1
FLOOR: Final = 2

COLOUR_COUNT: Final = 3
NUMBERS: Final = 20
TILE_COUNT: Final = 60
LETTER_COUNT: Final = 12
CARD_COUNT: Final = 72
NO_CARD: Final = CARD_COUNT  # instead of a card, where there is none
NO_TILE: Final = TILE_COUNT
CHARACTER_COUNT: Final = 27
ALL_CHARACTERS: Final = (1 << CHARACTER_COUNT) - 1  # as a mask
SET_SIZE: Final = 3  # characters 1 to 3 are the first introductory set, 4 to 6 the second, up to the sixth (GK-2.5)
SET_COUNT: Final = 6
START_NUMBERS: Final = 3  # the tiles 1 to 3 of every colour begin in the city (GK-2.1)


@dataclass(frozen=True)
class Tile:
    """A building tile."""

    colour: Colour
    number: int


@dataclass(frozen=True)
class Card:
    """An urbanisation card, which has a letter, or a building card, which has a colour and a number."""

    letter: Letter | Literal[""]
    colour: Colour | Literal[""]
    number: int


@dataclass(frozen=True)
class Character:
    """A character: what it gives at the start, and that it pays one good of its colour at each trigger (GK-1.5)."""

    number: int
    colour: Colour
    trigger: Trigger
    resources: int
    tiles: int
    points: int


def tile(number: int) -> Tile:
    """Return the tile of that number as views and events show it."""
    return _TILES[number]


def tiles(mask: int) -> list[Tile]:
    """Return the tiles in a mask."""
    return [_TILES[number] for number in members(mask)]


def card(number: int) -> Card:
    """Return the card of that number as views and events show it."""
    return _CARDS[number]


def cards(numbers: list[int]) -> list[Card]:
    """Return the cards of those numbers."""
    return [_CARDS[number] for number in numbers]


def character(number: int) -> Character:
    """Return the character of that number as views and events show it."""
    return _CHARACTERS[number]


def characters(numbers: list[int]) -> list[Character]:
    """Return the characters of those numbers."""
    return [_CHARACTERS[number] for number in numbers]


def mask_of(numbers: list[int]) -> int:
    """Return numbers as a mask."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def members(mask: int) -> list[int]:
    """Return the numbers in a mask, in ascending order."""
    found: list[int] = []
    while mask:
        others = mask & mask - 1
        found.append((mask - others).bit_length() - 1)
        mask = others
    return found


def size(mask: int) -> int:
    """Return how many numbers are in a mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def tile_words(number: int) -> dict[str, int | str]:
    """Return a tile as the parameters of a sentence."""
    return {"colour": COLOURS[number // NUMBERS], "number": number % NUMBERS + 1}


def card_words(number: int) -> dict[str, int | str]:
    """Return a card as the parameters of a sentence."""
    if number < LETTER_COUNT:
        return {"colour": "", "number": 0, "letter": LETTERS[number]}
    return {**tile_words(number - LETTER_COUNT), "letter": ""}


TILE_NAMES: Final = [f"{colour}-{number}" for colour in COLOURS for number in range(1, NUMBERS + 1)]
CARD_NAMES: Final = [*LETTERS, *TILE_NAMES]

# GK-2.6: what a character gives at the start depends on its colour and trigger only: resources, tiles, points.
_START: Final = (
    ((1, 1, 1), (1, 1, 1), (0, 1, 0)),  # red, by trigger
    ((2, 0, 1), (2, 0, 1), (1, 0, 0)),  # blue
    ((2, 1, 2), (2, 1, 2), (2, 1, 1)),  # yellow
)
CHARACTER_KINDS: Final = (
    *((RED, URBANISE), (YELLOW, FLOOR), (BLUE, FLOOR)),  # set 1
    *((RED, FLOOR), (YELLOW, FLOOR), (BLUE, EXPLOIT)),  # set 2
    *((RED, EXPLOIT), (YELLOW, URBANISE), (BLUE, URBANISE)),  # set 3
    *((RED, URBANISE), (YELLOW, URBANISE), (BLUE, FLOOR)),  # set 4
    *((RED, EXPLOIT), (YELLOW, EXPLOIT), (BLUE, FLOOR)),  # set 5
    *((RED, URBANISE), (YELLOW, EXPLOIT), (BLUE, EXPLOIT)),  # set 6
    *((BLUE, URBANISE), (BLUE, URBANISE), (RED, FLOOR), (RED, FLOOR), (RED, FLOOR)),  # in no set
    *((RED, EXPLOIT), (RED, EXPLOIT), (BLUE, EXPLOIT), (RED, URBANISE)),
)

_TILES: Final = [Tile(COLOURS[number // NUMBERS], number % NUMBERS + 1) for number in range(TILE_COUNT)]
_CARDS: Final = [Card(letter, "", 0) for letter in LETTERS] + [Card("", tile.colour, tile.number) for tile in _TILES]
_CHARACTERS: Final = [
    Character(number, COLOURS[colour], TRIGGERS[trigger], *_START[colour][trigger])
    for number, (colour, trigger) in enumerate(CHARACTER_KINDS, start=1)
]
