"""The numbers of the game, and the parts of each card as data."""

from typing import Final

CARDS: Final = 12
ROUNDS: Final = 3
PRICE: Final = 2
MOST_SACKS: Final = 2
MOST: Final = 99

# The parts of each card, as data.
FACES: Final[list[list[tuple[str, int]]]] = [
    [("build", 1)],
    [("build", 2)],
    [("gain", 1)],
    [("look", 0)],
    [("gain", 1), ("build", 1)],
    [("build", 1), ("look", 0)],
    [("gain", 2), ("look", 0)],
    [("gain", 1), ("build", 2), ("look", 0)],
    [("look", 0), ("gain", 1)],
    [("build", 2), ("gain", 1)],
    [("gain", 2)],
    [("look", 0), ("build", 1), ("gain", 1)],
]
