"""Buildings (GK-1.3), and where they stand in the city."""

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from pentapolis.core.fields import Items, UpTo
from pentapolis.core.packing import Reader
from pentapolis.games.ginkgopolis.cards import NUMBERS, TILE_COUNT
from pentapolis.games.ginkgopolis.grid import EAST, LAST_CELL, NORTH, SOUTH, WEST

UNOWNED: Final = 5  # instead of the place of an owner: players are 0 to 4


@mypyc_attr(acyclic=True, free_list_len=1)
class Building:
    """A stack of tiles, with a resource of its owner for every floor. It is a value: a floor makes another one."""

    cell: Annotated[int, UpTo(LAST_CELL)]
    tile: Annotated[int, UpTo(TILE_COUNT - 1)]  # the one on top
    covered: Annotated[list[int], Items(TILE_COUNT - 1, TILE_COUNT - 1)]  # the others, from the bottom up
    owner: Annotated[int, UpTo(UNOWNED)]
    site: Annotated[int, UpTo(1)]  # 1 with a construction-site marker

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "cell",
        "covered",
        "owner",
        "site",
        "tile",
    )

    def __init__(self, cell: int, tile: int, covered: list[int], owner: int, site: int) -> None:
        """Take every field."""
        self.cell: int = cell
        self.tile: int = tile
        self.covered: list[int] = covered
        self.owner: int = owner
        self.site: int = site

    def pack(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        out.append(self.cell)
        out.append(self.tile)
        out.append(len(self.covered))
        out += self.covered
        out.append(self.owner)
        out.append(self.site)

    @staticmethod
    def unpack(reader: Reader) -> "Building":
        """Read what `pack` wrote."""
        return Building(
            reader.number(LAST_CELL),
            reader.number(TILE_COUNT - 1),
            reader.numbers(TILE_COUNT - 1, TILE_COUNT - 1),
            reader.number(UNOWNED),
            reader.number(1),
        )

    # End of what `make fields` writes.

    def height(self) -> int:
        """Return the number of floors."""
        return len(self.covered) + 1

    def colour(self) -> int:
        """Return the colour of the tile on top."""
        return self.tile // NUMBERS

    def floors(self) -> list[int]:
        """Return all tiles from the bottom up."""
        return [*self.covered, self.tile]

    def with_floor(self, tile: int, owner: int) -> "Building":
        """Return it with another tile on top, and a construction-site marker (GK-6.2 to GK-6.4)."""
        return Building(self.cell, tile, self.floors(), owner, 1)

    def without_owner(self) -> "Building":
        """Return it after its resources went back to their owner (GK-6.1)."""
        return Building(self.cell, self.tile, self.covered, UNOWNED, self.site)

    def without_site(self) -> "Building":
        """Return it without a construction-site marker (GK-7.1)."""
        return Building(self.cell, self.tile, self.covered, self.owner, 0)


def with_top(city: list[Building], tile: int) -> int:
    """Return the index in the city of the building with that tile on top."""
    for index, building in enumerate(city):
        if building.tile == tile:
            return index
    raise ValueError("no building has this tile on top")


def beside(city: list[Building], cell: int) -> list[int]:
    """Return the indices of the buildings to the north, east, south and west of a cell, −1 for none."""
    found = [-1, -1, -1, -1]
    for index, building in enumerate(city):
        step = building.cell - cell
        if step == NORTH:
            found[0] = index
        elif step == EAST:
            found[1] = index
        elif step == SOUTH:
            found[2] = index
        elif step == WEST:
            found[3] = index
    return found


def replaced(city: list[Building], index: int, building: Building) -> list[Building]:
    """Return the city with another building at that index."""
    changed = city[:]
    changed[index] = building
    return changed


def waiting_cards(city: list[Building]) -> int:
    """Return the mask of the tiles whose cards wait: not built yet, or since the last rebuild of the deck (GK-7.1)."""
    waiting = (1 << TILE_COUNT) - 1
    for building in city:
        for floor in building.covered if building.site else building.floors():
            waiting &= ~(1 << floor)
    return waiting


def links_of(city: list[Building]) -> list[int]:
    """Return for each building a mask of those that share an edge with it."""
    links: list[int] = []
    for index, building in enumerate(city):
        links = linked(links, beside(city[:index], building.cell))
    return links


def linked(links: list[int], neighbours: list[int]) -> list[int]:
    """Return the links of a city after one more building, beside those at the given indices (−1: none)."""
    changed = links[:]
    own = 0
    for index in neighbours:
        if index >= 0:
            own |= 1 << index
            changed[index] |= 1 << len(links)
    changed.append(own)
    return changed
