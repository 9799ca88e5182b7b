"""Kept cards (GK-1.5, GK-10.2): what characters and cards 1 to 9 pay, and how cards 10 to 20 score.

A bonus is a number: a character, or 27 + colour × 9 + number − 1. An endgame card is colour × 11 + number − 10.
"""

from typing import Final

from pentapolis.games.ginkgopolis.cards import (
    BLUE,
    CHARACTER_COUNT,
    CHARACTER_KINDS,
    COLOUR_COUNT,
    EXPLOIT,
    FLOOR,
    LETTER_COUNT,
    NUMBERS,
    RED,
    URBANISE,
    YELLOW,
    members,
)

BONUS_NUMBERS: Final = 9
ENDGAME_NUMBERS: Final = 11
BONUS_COUNT: Final = 54  # CHARACTER_COUNT + COLOUR_COUNT × BONUS_NUMBERS
ENDGAME_COUNT: Final = 33

# For each bonus its trigger, its colour (and so its good), and the points that it pays beside that good.
BONUS_TRIGGERS: Final = [trigger for _, trigger in CHARACTER_KINDS] + [
    (EXPLOIT, URBANISE, FLOOR)[number % 3] for _ in range(COLOUR_COUNT) for number in range(BONUS_NUMBERS)
]
BONUS_COLOURS: Final = [colour for colour, _ in CHARACTER_KINDS] + [
    colour for colour in range(COLOUR_COUNT) for _ in range(BONUS_NUMBERS)
]
BONUS_POINTS: Final = [0] * CHARACTER_COUNT + [0, 0, 0, 0, 0, 0, 1, 1, 1] * COLOUR_COUNT

# The masks of the bonuses with each trigger, and of the bonuses and endgame cards of each colour.
WITH_TRIGGER: Final = [
    sum(1 << bonus for bonus in range(BONUS_COUNT) if BONUS_TRIGGERS[bonus] == trigger) for trigger in range(3)
]
BONUSES_OF_COLOUR: Final = [
    sum(1 << bonus for bonus in range(BONUS_COUNT) if BONUS_COLOURS[bonus] == colour) for colour in range(COLOUR_COUNT)
]
ENDGAME_OF_COLOUR: Final = [((1 << ENDGAME_NUMBERS) - 1) << colour * ENDGAME_NUMBERS for colour in range(COLOUR_COUNT)]

# How an endgame card scores, by its number − 10 (GK-10.2), and what each of the things it counts is worth.
RESOURCES_ON_COLOUR: Final = 0
LOW_BUILDINGS: Final = 1
TALL_BUILDINGS: Final = 2
CARDS_WITH_TRIGGER: Final = 3
CARDS_OF_COLOUR: Final = 4
FIXED: Final = 5
SCORING: Final = [0, 0, 0, 0, LOW_BUILDINGS, TALL_BUILDINGS, 3, 3, 3, CARDS_OF_COLOUR, FIXED]
POINTS_EACH: Final = [1, 1, 1, 1, 1, 3, 2, 2, 2, 2, 9]
FIRST_WITH_TRIGGER: Final = 6  # the numbers 16, 17 and 18, one for each trigger
LOW: Final = 2  # floors of a low building, at most
TALL: Final = 3  # floors of a tall building, at least
# The colour on which the cards 10 to 13 of each colour count resources.
TARGETS: Final = [[RED, YELLOW, BLUE, RED], [BLUE, RED, YELLOW, BLUE], [YELLOW, RED, BLUE, YELLOW]]


def bonus_of(tile: int) -> int:
    """Return the bonus of the card that names a tile, −1 for the cards 10 to 20."""
    number = tile % NUMBERS
    return CHARACTER_COUNT + tile // NUMBERS * BONUS_NUMBERS + number if number < BONUS_NUMBERS else -1


def is_endgame(tile: int) -> bool:
    """Whether the card that names a tile is a 10 to 20."""
    return tile % NUMBERS >= BONUS_NUMBERS


def endgame_of(tile: int) -> int:
    """Return the endgame card that names a tile, which is a 10 to 20."""
    return tile // NUMBERS * ENDGAME_NUMBERS + tile % NUMBERS - BONUS_NUMBERS


def bonus_card(bonus: int) -> int:
    """Return the card of a bonus that is no character."""
    place = bonus - CHARACTER_COUNT
    return LETTER_COUNT + place // BONUS_NUMBERS * NUMBERS + place % BONUS_NUMBERS


def endgame_card(place: int) -> int:
    """Return the card of an endgame card's place."""
    return LETTER_COUNT + place // ENDGAME_NUMBERS * NUMBERS + BONUS_NUMBERS + place % ENDGAME_NUMBERS


def kept_cards(bonuses: int, endgame: int) -> list[int]:
    """Return the building cards among the kept ones, sorted."""
    kept = [bonus_card(bonus) for bonus in members(bonuses) if bonus >= CHARACTER_COUNT]
    return sorted(kept + [endgame_card(place) for place in members(endgame)])


def kept_characters(bonuses: int) -> list[int]:
    """Return the characters among the kept ones, sorted."""
    return [bonus for bonus in members(bonuses) if bonus < CHARACTER_COUNT]
