"""What a city may come to, as a bot would guess.

From each building with room for a walkway, one looks out in all four directions: there is a partner, or something as
tall is in the way, or the view ends where no tile lies yet and a partner may still turn up. For such a partner there is
hope, and a tile of the hand that brings it is worth something.
"""

from typing import Final

from pentapolis.games.cloud_city.actions import PLACE, PLACES
from pentapolis.games.cloud_city.cells import CELLS, FIRST_SITE, SECOND_SITE, SIDE, cell_of
from pentapolis.games.cloud_city.city import all_votes, colour_at
from pentapolis.games.cloud_city.hopes import BEYOND, DISTANCES, HOPES, ROOM
from pentapolis.games.cloud_city.places import SHORTEST, offer_places
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
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT, FIRST_COLOUR, KINDS, ROTATIONS, SECOND_COLOUR
from pentapolis.games.cloud_city.walkways import LENGTHS, VOTES, left

# Tuned by many matches of greedy bots.
_DOUBT: Final = 2.0  # with so many tiles to come, half of all hopes are fulfilled
_SOON: Final = 0.99  # what a walkway counts that could be built
_NEW_BUILDING: Final = [0.4, 1.0, 1.2]  # by colour: what a new building promises besides walkways to those that stand

_DOWN: Final = (0, 1, 0, -1)  # east, south, west, north
_RIGHT: Final = (1, 0, -1, 0)
_MARGIN: Final = 2  # cells around a city that the next tile may cover
_WIDTH: Final = SIDE + 2 * _MARGIN


class Prospects:
    """The city of a seat; for each of its buildings, how many walkways it has room for and what they may be worth."""

    __slots__ = (
        "area",
        "best",
        "board",
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
        self.faith: float = 0.0 if to_come == 0 else to_come / (to_come + _DOUBT)  # few tiles fulfil few hopes
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
        self.skies: list[int] = []  # where a look ended without a tile: (the hope × 64 + cell) × 4 + direction
        self.passed: int = 0  # the cells that the last look went over

    def worth(self, building: bool) -> float:
        """Return the votes of a city with those to be hoped for; with walkways that could be built, if it may be."""
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
        if building:
            ways.sort(reverse=True)
            for way in ways:
                worth += self._join(way)
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
        down, right = _DOWN[direction], _RIGHT[direction]
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
        gain = _SOON * VOTES[length - 1] - self._loss(one) - self._loss(two)
        if gain <= 0.0:
            return 0.0
        for cell in (one, two):
            if self.room[cell] == 2:
                self.second[cell] = 0.0
            else:
                self.best[cell] = 0.0
            self.room[cell] -= 1
        return gain

    def _loss(self, cell: int) -> float:
        """Return the hopes that one more walkway takes from a building."""
        return self.second[cell] if self.room[cell] == 2 else self.best[cell]

    def gains(self, hand: int) -> list[float]:
        """Return for each tile of a hand what it would add in its best place, the most first."""
        sites = self._sites()
        found: list[float] = []
        for kind in range(KINDS):
            count = hand >> 2 * kind & 3
            if count:
                found += [self._gain(kind, sites)] * count
        found.sort(reverse=True)
        return found

    def _gain(self, kind: int, sites: list[float]) -> float:
        most = 0.0
        for action in offer_places(self.spots, self.longest, ROTATIONS[kind]):
            place = action - PLACE
            corner = place // 4 // PLACES * 2 * _WIDTH + place // 4 % PLACES * 2
            turned = kind * 4 + place % 4
            gain = sites[(corner + _FIRST[turned]) * COLOUR_COUNT + FIRST_COLOUR[kind]]
            gain += sites[(corner + _SECOND[turned]) * COLOUR_COUNT + SECOND_COLOUR[kind]]
            if gain > most:
                most = gain
        return most + _NEW_BUILDING[FIRST_COLOUR[kind]] + _NEW_BUILDING[SECOND_COLOUR[kind]]

    def _sites(self) -> list[float]:
        """Return for each cell that a tile may cover, and each colour, what its two best walkways would add."""
        best = [0.0] * (_WIDTH * _WIDTH * COLOUR_COUNT)
        both = [0.0] * (_WIDTH * _WIDTH * COLOUR_COUNT)
        for sky in self.skies:
            hope, cell, direction = sky // (4 * CELLS), sky // 4 % CELLS, sky & 3
            if self.room[cell] == 0:
                continue
            loss = self.best[cell]
            if self.room[cell] == 2 and self.faith * HOPES[hope] < loss:
                loss = self.second[cell]
            distance, colour = hope // ROOM % DISTANCES, hope // ROOM // DISTANCES % COLOUR_COUNT
            for length in range(distance, min(distance + 2, LENGTHS + 1)):  # a tile has two cells in a line
                row = (cell >> 3) + _MARGIN + _DOWN[direction] * length
                column = (cell & 7) + _MARGIN + _RIGHT[direction] * length
                gain = _SOON * VOTES[length - 1] - loss
                if gain > 0.0 and left(self.supply, colour, length) > 0:
                    at = (row * _WIDTH + column) * COLOUR_COUNT + colour
                    both[at] = max(both[at], best[at] + gain)
                    best[at] = max(best[at], gain)
        return both


def _size(spots: int) -> tuple[int, int]:
    """Return the rows and columns of a city."""
    rows = 1 if spots < 1 << 4 else 2 if spots < 1 << 8 else 3 if spots < 1 << 12 else 4
    spots |= spots >> 8
    spots = (spots | spots >> 4) & 15
    return rows, 1 if spots < 2 else 2 if spots < 4 else 3 if spots < 8 else 4


def _offset(bit: int) -> int:
    """Return where a site is from the north-western cell of its tile."""
    return (cell_of(bit) >> 3) * _WIDTH + (cell_of(bit) & 7)


_FIRST: Final = [_offset(bit) for bit in FIRST_SITE]
_SECOND: Final = [_offset(bit) for bit in SECOND_SITE]
