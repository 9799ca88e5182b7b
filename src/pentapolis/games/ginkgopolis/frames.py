"""What is still to be done in an action, as numbers on a stack: the kind, and above four bits what it is about.

The action is always that of `table.turn`. A frame is never changed: it is taken off, and others may take its place.
"""

from typing import Final

BONUS: Final = 0  # the bonuses with a trigger, from the next one on
FINISH: Final = 1  # keep or discard the played card
NEIGHBOURS: Final = 2  # exploit the buildings beside a new one, from the next side on
OWED: Final = 3  # take tiles that are still owed
GIVE: Final = 4  # ask everybody what to give back
GOOD: Final = 5  # ask: a resource or a tile
MOVE: Final = 6  # ask: on which side of the new tile the marker goes
SHIFT: Final = 7  # ask: where in the ring the marker goes, or which letter it pushes

ANY_WAY: Final = 0  # the directions of a shift
CLOCKWISE: Final = 1
COUNTERCLOCKWISE: Final = 2


def bonus_frame(trigger: int, next_bonus: int) -> int:
    """Pay the bonuses with that trigger, beginning with `next_bonus`."""
    return BONUS | trigger << 4 | next_bonus << 6


def neighbours_frame(place: int, next_side: int) -> int:
    """Exploit what lies beside the building at that place of the city, beginning with `next_side`."""
    return NEIGHBOURS | place << 4 | next_side << 10


def move_frame(letter: int, cell: int) -> int:
    """Move the marker of that letter from the cell of the new tile."""
    return MOVE | letter << 4 | cell << 8


def shift_frame(letter: int, direction: int) -> int:
    """Find a place in the ring for a letter, in the direction in which it was pushed."""
    return SHIFT | letter << 4 | direction << 8
