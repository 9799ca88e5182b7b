"""What a city may come to, as a bot would guess.

From each building with room for a walkway, one looks out in all four directions: there is a partner, or something as
tall is in the way, or the view ends where no tile lies yet and a partner may still turn up.
"""

from typing import Final

from pentapolis.games.cloud_city.cells import CELLS, SIDE, cell_of
from pentapolis.games.cloud_city.city import all_votes, colour_at
from pentapolis.games.cloud_city.hopes import BEYOND, DISTANCES, HOPES, ROOM
from pentapolis.games.cloud_city.places import SHORTEST
from pentapolis.games.cloud_city.table import (
    AREA,
    BUILT,
    EASTWARD,
    GROUND,
    ONCE,
    OVER_COLUMNS,
    OVER_ROWS,
    SOUTHWARD,
    SPOTS_TAKEN,
    TWICE,
    Table,
)
from pentapolis.games.cloud_city.walkways import LENGTHS, VOTES, left

# Tuned by many matches of greedy bots.
DOUBT: Final = 4.0  # with so many tiles to come, half of all hopes are fulfilled
SOON: Final = 0.99  # what a walkway counts that could be built

DOWN: Final = (0, 1, 0, -1)  # east, south, west, north
RIGHT: Final = (1, 0, -1, 0)


class Prospects:
    """The city of a seat; for each of its buildings, how many walkways it has room for and what they may be worth."""

    __slots__ = (
        "area",
        "best",
        "board",
        "buildable",
        "columns",
        "faith",
        "ground",
        "longest",
        "more_columns",
        "more_rows",
        "passed",
        "room",
        "rows",
        "second",
        "skies",
        "spots",
        "supply",
        "tall",
    )

    def __init__(self, table: Table, seat: int, to_come: int) -> None:
        """Look at a city for which so many tiles are still to come."""
        self.faith: float = 0.0 if to_come == 0 else to_come / (to_come + DOUBT)  # few tiles fulfil few hopes
        self.board = table.board
        self.area: int = seat * AREA
        self.supply: int = table.supply
        self.longest: int = table.longest
        self.ground: int = self.board[self.area + GROUND]
        sand = self.board[self.area + BUILT + 2]
        green = self.board[self.area + BUILT + 1] | sand
        self.tall: list[int] = [self.board[self.area + BUILT] | green, green, sand]  # by colour: what is in the way
        self.spots: int = self.board[self.area + SPOTS_TAKEN]
        rows, columns = _size(self.spots)
        self.rows: int = 2 * rows  # of cells
        self.columns: int = 2 * columns
        self.more_rows: int = 2 * ((table.longest if columns <= SHORTEST else SHORTEST) - rows)  # may still come
        self.more_columns: int = 2 * ((table.longest if rows <= SHORTEST else SHORTEST) - columns)
        self.room: list[int] = [0] * CELLS  # for each cell
        self.best: list[float] = [0.0] * CELLS  # what its best and its second best direction promise
        self.second: list[float] = [0.0] * CELLS
        self.buildable: float = 0.0  # what walkways that could be built now would add
        self.skies: list[int] = []  # where a look ended without a tile: (the hope × 64 + cell) × 4 + direction
        self.passed: int = 0  # the cells that the last look went over

    def worth(self) -> float:
        """Return the votes of a city with those that may be hoped for; note what could be built besides."""
        board, area = self.board, self.area
        worth = float(all_votes(board, area))
        ways: list[int] = []
        free = self.tall[0] & ~board[area + TWICE]
        while free:
            bit = free & -free
            free ^= bit
            cell, colour = cell_of(bit), colour_at(board, area, bit)
            self.room[cell] = 1 if board[area + ONCE] & bit else 2
            best, second = 0.0, 0.0
            for direction in range(4):
                seen = self._look(cell >> 3, cell & 7, colour, direction)
                if seen < 0:
                    self.skies.append((-seen * CELLS + cell) * 4 + direction)
                    hope = self.faith * HOPES[-seen]
                    if hope > best:
                        best, second = hope, best
                    elif hope > second:
                        second = hope
                elif seen > 0 and direction < 2 and self._can_be_built(bit, seen, colour, direction):
                    ways.append((seen * CELLS + cell) * 2 + direction)
            self.best[cell] = best
            worth += best
            if self.room[cell] == 2:
                self.second[cell] = second
                worth += second
        ways.sort(reverse=True)
        for way in ways:
            self.buildable += self._join(way)
        return worth

    def _look(self, row: int, column: int, colour: int, direction: int) -> int:
        """Return the distance of the partner that is seen, minus the hope for one, or 0 if there is neither."""
        if direction == 0:
            inside, more = self.columns - 1 - column, self.more_columns
        elif direction == 1:
            inside, more = self.rows - 1 - row, self.more_rows
        elif direction == 2:
            inside, more = column, self.more_columns
        else:
            inside, more = row, self.more_rows
        down, right = DOWN[direction], RIGHT[direction]
        passed = 0
        for length in range(1, LENGTHS + 1):
            row += down
            column += right
            if length > inside:
                return -(BEYOND + (colour * DISTANCES + length) * ROOM + more) if more > 0 else 0
            bit = 1 << (row * SIDE + column)
            if not bit & self.ground:
                return -((colour * DISTANCES + length) * ROOM + min(SIDE, inside - length + 1 + more // 2))
            if bit & self.tall[colour]:
                self.passed = passed
                return length if bit & self.board[self.area + BUILT + colour] else 0
            passed |= bit
        return 0

    def _can_be_built(self, bit: int, length: int, colour: int, direction: int) -> bool:
        """Whether the partner that was seen last, to the east or south, can be joined now."""
        board, area = self.board, self.area
        if direction == 0:
            across, built, other = OVER_COLUMNS, board[area + EASTWARD], bit << length
        else:
            across, built, other = OVER_ROWS, board[area + SOUTHWARD], bit << length * SIDE
        return not (built & bit or board[area + TWICE] & other or board[area + across + colour] & self.passed) and (
            left(self.supply, colour, length) > 0
        )

    def _join(self, way: int) -> float:
        """Build a walkway in mind, if it is worth more than the hopes that it takes away; return what it adds."""
        length, one = way // (2 * CELLS), way // 2 % (CELLS)
        two = one + length * (SIDE if way & 1 else 1)
        if self.room[one] == 0 or self.room[two] == 0:
            return 0.0
        gain = SOON * VOTES[length - 1] - self.loss(one) - self.loss(two)
        if gain <= 0.0:
            return 0.0
        for cell in (one, two):
            if self.room[cell] == 2:
                self.second[cell] = 0.0
            else:
                self.best[cell] = 0.0
            self.room[cell] -= 1
        return gain

    def loss(self, cell: int) -> float:
        """Return the hopes that one more walkway takes from a building."""
        return self.second[cell] if self.room[cell] == 2 else self.best[cell]


def _size(spots: int) -> tuple[int, int]:
    """Return the rows and columns of a city."""
    rows = 1 if spots < 1 << 4 else 2 if spots < 1 << 8 else 3 if spots < 1 << 12 else 4
    spots |= spots >> 8
    spots = (spots | spots >> 4) & 15
    return rows, 1 if spots < 2 else 2 if spots < 4 else 3 if spots < 8 else 4
