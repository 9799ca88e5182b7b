"""What a city may come to, as a bot would guess.

From each building with room for a walkway, one looks out in all four directions: there is a partner, or something as
tall is in the way, or the view ends where no tile lies yet and a partner may still turn up.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from pentapolis.core.net import part_of
from pentapolis.games.cloud_city.cells import CELLS, SIDE, cell_of
from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.expected_walkways import EXPECTED, EXPECTED_OUTSIDE
from pentapolis.games.cloud_city.places import SHORTEST, rows_and_columns
from pentapolis.games.cloud_city.possible_walkways import possible_ways
from pentapolis.games.cloud_city.supply import Supply
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT
from pentapolis.games.cloud_city.walkways import LENGTHS, VOTES, first_cell, length_of, second_cell

# Tuned by many matches of greedy bots.
DOUBT: Final = 4.0  # with so many tiles to come, half of what is expected comes true
SOON: Final = 0.99  # what a walkway counts that could be built

# How many values the traits of a colour have: views into the sky by distance, room for walkways, votes expected.
PROFILE: Final = [7, 7, 7, 7, 7, 12, 16]

DOWN: Final = (0, 1, 0, -1)  # east, south, west, north
RIGHT: Final = (1, 0, -1, 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenView:
    """From a building one looks into the sky: no tile lies at that distance yet."""

    __slots__ = ("cell", "colour", "direction", "distance", "votes")

    def __init__(self, cell: int, colour: int, direction: int, distance: int, votes: float) -> None:
        """Keep the cell and colour of the building, and what is expected there if there are many tiles to come."""
        self.cell: Final = cell
        self.colour: Final = colour
        self.direction: Final = direction
        self.distance: Final = distance
        self.votes: Final = votes


class CityValue:
    """A city; for each of its buildings, how many walkways it has room for and what is expected of them."""

    __slots__ = (
        "best",
        "buildable",
        "city",
        "columns",
        "faith",
        "more_columns",
        "more_rows",
        "open_views",
        "room",
        "rows",
        "second",
        "supply",
        "tall",
        "worth",
    )

    def __init__(self, city: CityMap, supply: Supply, longest: int) -> None:
        """Look at a city that will have that longer side, while these pieces are left."""
        to_come = 3 * longest - city.spots.bit_count()
        self.city: Final = city
        self.supply: Final = supply
        self.faith: float = 0.0 if to_come == 0 else to_come / (to_come + DOUBT)  # few tiles make few things come true
        self.tall: list[int] = [city.in_the_way(colour) for colour in range(COLOUR_COUNT)]
        rows, columns = rows_and_columns(city.spots)
        self.rows: int = 2 * rows  # of cells
        self.columns: int = 2 * columns
        self.more_rows: int = 2 * ((longest if columns <= SHORTEST else SHORTEST) - rows)  # may still come
        self.more_columns: int = 2 * ((longest if rows <= SHORTEST else SHORTEST) - columns)
        self.room: list[int] = [0] * CELLS  # for each cell
        self.best: list[float] = [0.0] * CELLS  # what is expected of its best and its second best direction
        self.second: list[float] = [0.0] * CELLS
        self.open_views: list[OpenView] = []
        self.worth: float = self._expect()  # the votes of the city, with those that are expected
        self.buildable: float = self._build()  # what walkways that could be built now would add

    def profile(self) -> list[int]:
        """Return for each colour, as the traits of a part: views into the sky by distance, room, expected votes."""
        found = [[0] * (LENGTHS + 2) for _ in range(COLOUR_COUNT)]
        for view in self.open_views:
            found[view.colour][view.distance - 1] += 1
        expected = [0.0] * COLOUR_COUNT
        for cell in range(CELLS):
            if self.room[cell] > 0:
                colour = self.city.colour_at(1 << cell)
                found[colour][LENGTHS] += self.room[cell]
                expected[colour] += self.best[cell] + self.second[cell]
        for colour, votes in enumerate(expected):
            found[colour][LENGTHS + 1] = round(votes)
        return [part_of(PROFILE, traits) for traits in found]

    def _expect(self) -> float:
        city = self.city
        worth = float(city.all_votes())
        free = self.tall[0] & ~city.twice
        while free:
            bit = free & -free
            free ^= bit
            cell = cell_of(bit)
            self.room[cell] = 1 if city.once & bit else 2
            best, second = 0.0, 0.0
            colour = city.colour_at(bit)
            for direction in range(4):
                view = self._look(cell, colour, direction)
                if view is None:
                    continue
                self.open_views.append(view)
                votes = self.faith * view.votes
                if votes > best:
                    best, second = votes, best
                elif votes > second:
                    second = votes
            self.best[cell] = best
            worth += best
            if self.room[cell] == 2:
                self.second[cell] = second
                worth += second
        return worth

    def _look(self, cell: int, colour: int, direction: int) -> OpenView | None:
        """Return the view into the sky, unless there is a partner or something else in the way, or no room to grow."""
        row, column = cell // SIDE, cell % SIDE
        if direction == 0:
            inside, more = self.columns - 1 - column, self.more_columns
        elif direction == 1:
            inside, more = self.rows - 1 - row, self.more_rows
        elif direction == 2:
            inside, more = column, self.more_columns
        else:
            inside, more = row, self.more_rows
        step = DOWN[direction] * SIDE + RIGHT[direction]
        ground, tall = self.city.ground, self.tall[colour]
        seen = cell
        for distance in range(1, LENGTHS + 1):
            if distance > inside:
                if more == 0:
                    return None
                return OpenView(cell, colour, direction, distance, EXPECTED_OUTSIDE[colour][distance][more])
            seen += step
            bit = 1 << seen
            if not bit & ground:
                cells = min(SIDE, inside - distance + 1 + more // 2)
                return OpenView(cell, colour, direction, distance, EXPECTED[colour][distance][cells])
            if bit & tall:
                return None
        return None

    def _build(self) -> float:
        """Build all walkways in mind that are worth more than what they spoil, the longest first; return their gain."""
        ways = possible_ways(self.city, self.supply)[::-1]
        gain = 0.0
        for length in range(LENGTHS, 0, -1):
            for way in ways:
                if length_of(way) == length:
                    gain += self._join(first_cell(way), second_cell(way), length)
        return gain

    def _join(self, one: int, two: int, length: int) -> float:
        if self.room[one] == 0 or self.room[two] == 0:
            return 0.0
        gain = SOON * VOTES[length - 1] - self._loss(one) - self._loss(two)
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
        """Return what was expected of the direction that one more walkway takes from a building."""
        return self.second[cell] if self.room[cell] == 2 else self.best[cell]
