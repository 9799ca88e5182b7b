"""A city: what lies and stands where, and what it becomes with one thing more.

A `City` is a value that clones share. Whether something is allowed is asked elsewhere.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from pentapolis.core.packing import Reader
from pentapolis.core.problem import BadState
from pentapolis.games.cities.cells import BITS, CORNER, FOUR, SPOT_SIDE, SPOTS, STRIDE, bits_of
from pentapolis.games.cities.tiles import (
    ALL_TILES,
    COLOUR_COUNT,
    FEATURE_COUNT,
    MONUMENT,
    MOST_FLOORS,
    PARK_ON,
    PLOTS_ON,
    WATER_FEATURES,
    WATER_ON,
    WILD,
)

MOST_TILES: Final = 15


@mypyc_attr(acyclic=True, free_list_len=1)
class City:
    """Tiles by spot; terrains, buildings and features as sets of spaces."""

    __slots__ = ("built", "features", "floors", "ground", "park", "plots", "spots", "tiles", "water")

    def __init__(
        self,
        spots: int,
        tiles: list[int],
        ground: int,
        park: int,
        water: int,
        plots: list[int],
        built: list[int],
        floors: list[int],
        features: list[int],
    ) -> None:
        """Take everything."""
        self.spots: Final = spots  # where tiles lie
        self.tiles: Final = tiles  # tile × 4 + turns, by spot in reading order
        self.ground: Final = ground  # all spaces
        self.park: Final = park
        self.water: Final = water
        self.plots: Final = plots  # by the colour that is printed
        self.built: Final = built  # buildings by colour
        self.floors: Final = floors  # buildings that have at least one floor, two, three, four
        self.features: Final = features  # by kind

    def with_tile(self, turned: int, row: int, column: int) -> "City":
        """Return the city with a tile (tile × 4 + turns); row and column are those of the actions."""
        old = self
        if row == 0:
            old = old._moved(SPOT_SIDE, 2 * STRIDE)
            row = 1
        if column == 0:
            old = old._moved(1, 2)
            column = 1
        spot = (row - 1) * SPOT_SIDE + column - 1
        corner = CORNER[spot]
        before = (old.spots & (1 << spot) - 1).bit_count()
        tiles = old.tiles[:]
        tiles.insert(before, turned)
        plots = [old.plots[colour] | PLOTS_ON[colour][turned] << corner for colour in range(COLOUR_COUNT)]
        return City(
            old.spots | 1 << spot,
            tiles,
            old.ground | FOUR << corner,
            old.park | PARK_ON[turned] << corner,
            old.water | WATER_ON[turned] << corner,
            plots,
            old.built,
            old.floors,
            old.features,
        )

    def _moved(self, spots: int, bits: int) -> "City":
        """Return the city further south or east on the grid."""
        return City(
            self.spots << spots,
            self.tiles,
            self.ground << bits,
            self.park << bits,
            self.water << bits,
            [mask << bits for mask in self.plots],
            [mask << bits for mask in self.built],
            [mask << bits for mask in self.floors],
            [mask << bits for mask in self.features],
        )

    def with_piece(self, colour: int, space: int) -> "City":
        """Return the city with one piece more on a space, a set of one."""
        built = self.built[:]
        built[colour] |= space
        floors = self.floors[:]
        height = 0
        while floors[height] & space:
            height += 1
        floors[height] |= space
        return City(
            self.spots, self.tiles, self.ground, self.park, self.water, self.plots, built, floors, self.features
        )

    def with_feature(self, kind: int, space: int) -> "City":
        """Return the city with a feature on a space, a set of one."""
        features = self.features[:]
        features[kind] |= space
        return City(
            self.spots, self.tiles, self.ground, self.park, self.water, self.plots, self.built, self.floors, features
        )

    def height(self, space: int) -> int:
        """Return how many floors stand on a space, a set of one."""
        height = 0
        while height < MOST_FLOORS and self.floors[height] & space:
            height += 1
        return height

    def buildings(self) -> int:
        """Return where buildings stand."""
        return self.floors[0]

    def of_height(self, height: int) -> int:
        """Return the buildings of exactly so many floors."""
        if height == MOST_FLOORS:
            return self.floors[MOST_FLOORS - 1]
        return self.floors[height - 1] & ~self.floors[height]

    def all_plots(self) -> int:
        """Return all plots, built or not."""
        return self.ground & ~self.park & ~self.water

    def empty_plots(self) -> int:
        """Return the plots without a building; one with a monument is no empty plot (CI-4.4)."""
        return self.all_plots() & ~self.floors[0] & ~self.features[MONUMENT]

    def of_colour(self, colour: int) -> int:
        """Return the plots of a colour; a building's is its own, a wild plot without one is of all (CI-5.2)."""
        return self.built[colour] | (self.plots[colour] | self.features[WILD]) & ~self.floors[0]

    def places_for_piece(self, colour: int) -> int:
        """Return where a piece may go: on an empty plot of its colour, or on a building below four floors (CI-4.5)."""
        empty = (self.plots[colour] | self.features[WILD]) & ~self.floors[0] & ~self.features[MONUMENT]
        return empty | self.built[colour] & ~self.floors[MOST_FLOORS - 1]

    def places_for_feature(self, kind: int) -> int:
        """Return where a feature may go: on a free space of its kind, a grey one on an empty plot (CI-4.3)."""
        features = self.features
        if kind < WATER_FEATURES.start:
            taken = features[0] | features[1] | features[2] | features[3]
            return self.park & ~taken
        if kind < MONUMENT:
            taken = features[4] | features[5] | features[6] | features[7]
            return self.water & ~taken
        return self.empty_plots() & ~features[WILD]

    def all_features(self) -> int:
        """Return the spaces with a park or water feature."""
        found = 0
        for kind in range(MONUMENT):
            found |= self.features[kind]
        return found

    def kinds_in(self, area: int) -> int:
        """Return how many kinds of park and water features lie in a set of spaces."""
        found = 0
        for kind in range(MONUMENT):
            if self.features[kind] & area:
                found += 1
        return found

    def feature_on(self, space: int) -> int:
        """Return the feature on a space, a set of one; −1 without one."""
        for kind in range(FEATURE_COUNT):
            if self.features[kind] & space:
                return kind
        return -1

    def colour_on(self, space: int) -> int:
        """Return the colour of the building on a space, a set of one; −1 without one."""
        for colour in range(COLOUR_COUNT):
            if self.built[colour] & space:
                return colour
        return -1

    def pack(self, out: list[int]) -> None:
        """Append the tiles with their spots, the buildings with colour and floors, the features with their spaces."""
        out.append(len(self.tiles))
        for spot, turned in zip(bits_of(self.spots), self.tiles):
            out += [spot, turned]
        stand = bits_of(self.floors[0])
        out.append(len(stand))
        for bit in stand:
            out += [bit, self.colour_on(1 << bit), self.height(1 << bit)]
        lie = sorted((bit, kind) for kind in range(FEATURE_COUNT) for bit in bits_of(self.features[kind]))
        out.append(len(lie))
        for bit, kind in lie:
            out += [bit, kind]

    @staticmethod
    def unpack(reader: Reader) -> "City":
        """Read what `pack` wrote; refuse what doesn't lie or stand where it may."""
        city = EMPTY_CITY
        for _ in range(reader.number(MOST_TILES)):
            spot, turned = reader.number(SPOTS - 1), reader.number(4 * ALL_TILES - 1)
            if city.spots >> spot & 1:
                raise BadState("problem.state-form")
            city = city.with_tile(turned, spot // SPOT_SIDE + 1, spot % SPOT_SIDE + 1)
        pieces: list[int] = []
        for _ in range(reader.number(BITS)):
            pieces += [reader.number(BITS - 1), reader.number(COLOUR_COUNT - 1), reader.number(MOST_FLOORS)]
        for _ in range(reader.number(BITS)):
            space, kind = 1 << reader.number(BITS - 1), reader.number(FEATURE_COUNT - 1)
            if not city.places_for_feature(kind) & space:
                raise BadState("problem.state-form")
            city = city.with_feature(kind, space)
        for i in range(0, len(pieces), 3):
            for _ in range(pieces[i + 2]):
                if not city.places_for_piece(pieces[i + 1]) & 1 << pieces[i]:
                    raise BadState("problem.state-form")
                city = city.with_piece(pieces[i + 1], 1 << pieces[i])
        return city


EMPTY_CITY: Final = City(0, [], 0, 0, 0, [0] * COLOUR_COUNT, [0] * COLOUR_COUNT, [0] * MOST_FLOORS, [0] * FEATURE_COUNT)
