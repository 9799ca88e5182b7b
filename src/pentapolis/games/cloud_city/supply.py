"""The common supply of walkways (CC-1.3, CC-4.2)."""

from typing import Final

from mypy_extensions import mypyc_attr

from pentapolis.games.cloud_city.tiles import COLOUR_COUNT
from pentapolis.games.cloud_city.walkways import LENGTHS, PIECES


@mypyc_attr(acyclic=True, free_list_len=1)
class Supply:
    """The pieces that nobody has built yet. It is a value: to take a piece makes another one."""

    __slots__ = ("lengths_left", "pieces")

    def __init__(self, pieces: list[int], lengths_left: int) -> None:
        """Keep how many there are by colour × 5 + length − 1, and the set of those numbers that aren't used up."""
        self.pieces: Final = pieces
        self.lengths_left: Final = lengths_left

    def count(self, colour: int, length: int) -> int:
        """Return how many pieces of a colour and length are left."""
        return self.pieces[colour * LENGTHS + length - 1]

    def has(self, colour: int, length: int) -> bool:
        """Whether there is a piece of a colour and length left."""
        return self.lengths_left >> (colour * LENGTHS + length - 1) & 1 == 1

    def without(self, colour: int, length: int) -> "Supply":
        """Return the supply after such a piece was taken."""
        piece = colour * LENGTHS + length - 1
        pieces = self.pieces[:]
        pieces[piece] -= 1
        return Supply(pieces, self.lengths_left if pieces[piece] else self.lengths_left & ~(1 << piece))


EVERY_LENGTH: Final = (1 << COLOUR_COUNT * LENGTHS) - 1
FULL_SUPPLY: Final = Supply([*PIECES] * COLOUR_COUNT, EVERY_LENGTH)
