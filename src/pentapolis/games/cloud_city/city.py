"""A city: what stands where, and what it becomes with one more tile or walkway.

A `CityMap` is a value that clones share. A tile or a walkway makes another one; whether it is allowed is asked
elsewhere, but where walkways could be built is worked out here, since it changes with every tile and walkway.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from pentapolis.core.packing import Reader
from pentapolis.core.problem import BadState
from pentapolis.games.cloud_city.cells import (
    CORNER_CELL,
    FIRST_SITE,
    FOUR_CELLS,
    SECOND_SITE,
    SIDE,
    SPOT_SIDE,
    SPOTS,
    WEST_EDGE,
    cell_of,
    turned_tile,
)
from pentapolis.games.cloud_city.tiles import BLUE, COLOUR_COUNT, FIRST_COLOUR, GREEN, KINDS, SAND, SECOND_COLOUR
from pentapolis.games.cloud_city.walkways import (
    BETWEEN,
    EAST,
    ENDS,
    FIRST_END,
    LENGTHS,
    SOUTH,
    VOTES,
    WAYS,
    direction_of,
    length_of,
    way_from,
)

MOST_WALKWAYS: Final = 24  # in a city: 24 buildings with two walkways each


@mypyc_attr(acyclic=True, free_list_len=1)
class CityMap:
    """Tiles, buildings and walkways as sets of cells; a walkway is held by its first cell and its direction alone.

    `over_rows`, `over_columns` and `votes` are lists by colour.
    """

    __slots__ = (
        "blue",
        "eastward",
        "green",
        "ground",
        "once",
        "open_ways",
        "over_columns",
        "over_rows",
        "sand",
        "southward",
        "spots",
        "start",
        "twice",
        "votes",
    )

    def __init__(
        self,
        spots: int,
        start: int,
        ground: int,
        blue: int,
        green: int,
        sand: int,
        eastward: int,
        southward: int,
        once: int,
        twice: int,
        over_rows: list[int],
        over_columns: list[int],
        votes: list[int],
        open_ways: list[int],
    ) -> None:
        """Take everything."""
        self.spots: Final = spots  # where tiles lie
        self.start: Final = start  # the spot of the starting tile
        self.ground: Final = ground  # the cells on tiles
        self.blue: Final = blue  # buildings
        self.green: Final = green
        self.sand: Final = sand
        self.eastward: Final = eastward  # the first cells of walkways to the east
        self.southward: Final = southward
        self.once: Final = once  # buildings with a walkway
        self.twice: Final = twice  # buildings with two
        self.over_rows: Final = over_rows  # the cells strictly between the ends of walkways to the east
        self.over_columns: Final = over_columns  # and of those to the south
        self.votes: Final = votes  # of all walkways
        self.open_ways: list[int] = open_ways  # where walkways could be built if there are pieces, ascending

    def with_tile(self, turned: int, row: int, column: int) -> "CityMap":
        """Return the city with a tile, given as kind × 4 + turns, and its buildings (CC-3.1, CC-3.2).

        Row and column are those of the actions.
        """
        old = self
        if row == 0:
            old = old._moved(SPOT_SIDE, 2 * SIDE)
            row = 1
        if column == 0:
            old = old._moved(1, 2)
            column = 1
        spot = (row - 1) * SPOT_SIDE + column - 1
        corner = CORNER_CELL[spot]
        sites = [0] * COLOUR_COUNT
        sites[FIRST_COLOUR[turned // 4]] |= FIRST_SITE[turned] << corner
        sites[SECOND_COLOUR[turned // 4]] |= SECOND_SITE[turned] << corner
        grown = CityMap(
            old.spots | 1 << spot,
            old.start,
            old.ground | FOUR_CELLS[spot],
            old.blue | sites[BLUE],
            old.green | sites[GREEN],
            old.sand | sites[SAND],
            old.eastward,
            old.southward,
            old.once,
            old.twice,
            old.over_rows,
            old.over_columns,
            old.votes,
            old.open_ways,
        )
        grown.open_ways = grown._find_open_ways()
        return grown

    def _moved(self, spots: int, cells: int) -> "CityMap":
        """Return the city with room in the north or in the west; its open ways are not told yet."""
        return CityMap(
            self.spots << spots,
            self.start + spots,
            self.ground << cells,
            self.blue << cells,
            self.green << cells,
            self.sand << cells,
            self.eastward << cells,
            self.southward << cells,
            self.once << cells,
            self.twice << cells,
            [over << cells for over in self.over_rows],
            [over << cells for over in self.over_columns],
            self.votes,
            self.open_ways,
        )

    def with_start(self, spot: int) -> "CityMap":
        """Return the city with its starting tile on a spot."""
        return CityMap(
            self.spots,
            spot,
            self.ground,
            self.blue,
            self.green,
            self.sand,
            self.eastward,
            self.southward,
            self.once,
            self.twice,
            self.over_rows,
            self.over_columns,
            self.votes,
            self.open_ways,
        )

    def with_walkway(self, way: int) -> "CityMap":
        """Return the city with a walkway.

        No walkway opens another way, since buildings and walkways stay: ways that it spoils are left out, that is all.
        """
        colour = self.colour_of_way(way)
        ends, first = ENDS[way], FIRST_END[way]
        eastward, southward = self.eastward, self.southward
        over_rows, over_columns = self.over_rows, self.over_columns
        if direction_of(way) == EAST:
            eastward |= first
            over_rows = over_rows[:]
            over_rows[colour] |= BETWEEN[way]
        else:
            southward |= first
            over_columns = over_columns[:]
            over_columns[colour] |= BETWEEN[way]
        votes = self.votes[:]
        votes[colour] += VOTES[length_of(way) - 1]
        built = CityMap(
            self.spots,
            self.start,
            self.ground,
            self.blue,
            self.green,
            self.sand,
            eastward,
            southward,
            self.once | ends,
            self.twice | self.once & ends,
            over_rows,
            over_columns,
            votes,
            self.open_ways,
        )
        own = self.buildings(colour)
        left: list[int] = []
        for other in self.open_ways:
            if not FIRST_END[other] & own or (other != way and built._has_room(other, colour)):
                left.append(other)
        built.open_ways = left
        return built

    def buildings(self, colour: int) -> int:
        """Return where buildings of a colour stand."""
        return self.blue if colour == BLUE else self.green if colour == GREEN else self.sand

    def all_buildings(self) -> int:
        """Return where buildings stand, whatever their colour."""
        return self.blue | self.green | self.sand

    def in_the_way(self, colour: int) -> int:
        """Return the buildings that a walkway of a colour can't pass: as tall, or taller (CC-4.4)."""
        if colour == BLUE:
            return self.blue | self.green | self.sand
        return self.green | self.sand if colour == GREEN else self.sand

    def colour_at(self, bit: int) -> int:
        """Return the colour of the building on a cell, or −1."""
        if self.blue & bit:
            return BLUE
        if self.green & bit:
            return GREEN
        return SAND if self.sand & bit else -1

    def colour_of_way(self, way: int) -> int:
        """Return the colour of the buildings that a way joins."""
        return self.colour_at(FIRST_END[way])

    def all_votes(self) -> int:
        """Return the votes of all walkways."""
        return self.votes[BLUE] + self.votes[GREEN] + self.votes[SAND]

    def _find_open_ways(self) -> list[int]:
        found: list[int] = []
        free = self.all_buildings() & ~self.twice
        while free:
            bit = free & -free
            free ^= bit
            colour = self.colour_at(bit)
            own, tall = self.buildings(colour), self.in_the_way(colour)
            if not self.eastward & bit:
                way = self._seen_from(bit, EAST, own, tall)
                if way >= 0 and self._has_room(way, colour):
                    found.append(way)
            if not self.southward & bit:
                way = self._seen_from(bit, SOUTH, own, tall)
                if way >= 0 and self._has_room(way, colour):
                    found.append(way)
        return found

    def _seen_from(self, bit: int, direction: int, own: int, tall: int) -> int:
        """Return the way from a building to the next of its `own` colour, or −1 without one.

        A gap or a building that is `tall` enough may be in between. That is the only way for a walkway in this
        direction, now and later: what lies between is not built over any more.
        """
        ground = self.ground
        step = SIDE
        if direction == EAST:
            ground &= ~WEST_EDGE
            step = 1
        cell = bit
        for length in range(1, LENGTHS + 1):
            cell <<= step
            if not cell & ground:
                return -1
            if cell & tall:
                return way_from(cell_of(bit), direction, length) if cell & own else -1
        return -1

    def _has_room(self, way: int, colour: int) -> bool:
        """Whether two buildings that see each other have room for a walkway that crosses none (CC-4.5, CC-4.6)."""
        if ENDS[way] & self.twice:
            return False
        across = self.over_columns if direction_of(way) == EAST else self.over_rows
        return not BETWEEN[way] & across[colour]

    def walkways(self, colour: int) -> list[int]:
        """Return the ways of all walkways of a colour, ascending."""
        found: list[int] = []
        own, tall = self.buildings(colour), self.in_the_way(colour)
        starts = (self.eastward | self.southward) & own
        while starts:
            bit = starts & -starts
            starts ^= bit
            if self.eastward & bit:
                found.append(self._seen_from(bit, EAST, own, tall))
            if self.southward & bit:
                found.append(self._seen_from(bit, SOUTH, own, tall))
        return found

    def tile_on(self, spot: int) -> int:
        """Return the tile on a spot, as kind × 4 + turns; −1 if there is none."""
        corner = CORNER_CELL[spot]
        four = FOUR_CELLS[0]
        return turned_tile(self.blue >> corner & four, self.green >> corner & four, self.sand >> corner & four)

    def pack(self, out: list[int]) -> None:
        """Append the spot of the starting tile, all tiles and all walkways; the rest follows from them."""
        out.append(self.start)
        out += [self.tile_on(spot) + 1 for spot in range(SPOTS)]
        for colour in range(COLOUR_COUNT):
            walkways = self.walkways(colour)
            out.append(len(walkways))
            out += walkways

    @staticmethod
    def unpack(reader: Reader) -> "CityMap":
        """Read what `pack` wrote; refuse walkways that couldn't have been built."""
        city = EMPTY_CITY.with_start(reader.number(SPOTS - 1))
        for spot in range(SPOTS):
            turned = reader.number(4 * KINDS) - 1
            if turned >= 0:
                city = city.with_tile(turned, spot // SPOT_SIDE + 1, spot % SPOT_SIDE + 1)
        for _ in range(COLOUR_COUNT):
            for way in reader.numbers(MOST_WALKWAYS, WAYS - 1):
                if way not in city.open_ways:
                    raise BadState("problem.state-form")
                city = city.with_walkway(way)
        return city


_NONE: Final = [0] * COLOUR_COUNT
EMPTY_CITY: Final = CityMap(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, _NONE, _NONE, _NONE, [])
