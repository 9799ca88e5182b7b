"""Where every component is, and who may see it (CC-7.1)."""

from typing import Final

from pentapolis.core.events import EVERYBODY, NOBODY
from pentapolis.core.views import Zone
from pentapolis.games.cloud_city.cells import SPOTS
from pentapolis.games.cloud_city.city import tile_on, walkways_in
from pentapolis.games.cloud_city.requests import REQUESTS
from pentapolis.games.cloud_city.table import AREA, BUILT, NONE, SPOTS_TAKEN, START, Table
from pentapolis.games.cloud_city.tiles import BUILDINGS, COLOUR_COUNT, DECK, kinds_in
from pentapolis.games.cloud_city.walkways import LENGTHS, PIECES, left

# The ids of components: a tile is its kind; and from here on
STARTING_TILE: Final = 20  # plus its birds
BUILDING: Final = 30  # plus its colour
WALKWAY: Final = 40  # plus colour × 5 + length − 1
REQUEST: Final = 60  # plus its number


def all_components(seats: int) -> list[int]:
    """Return the ids of everything in the box that so many players use."""
    found = DECK + [STARTING_TILE + birds for birds in range(1, seats + 1)]
    for colour in range(COLOUR_COUNT):
        found += [BUILDING + colour] * BUILDINGS
        for i, pieces in enumerate(PIECES):
            found += [WALKWAY + colour * LENGTHS + i] * pieces
    return found + [REQUEST + request for request in range(len(REQUESTS))]


def zones_of(table: Table) -> list[Zone]:
    """Return the zones: only the pile and what was drawn from it are hidden."""
    unused = [request for request in range(len(REQUESTS)) if request not in table.requests]
    zones = [
        Zone("pile", table.pile_left(), NOBODY),
        Zone("row", kinds_in(table.row), EVERYBODY),
        Zone("chosen", [] if table.chosen == NONE else [table.chosen], EVERYBODY),
        Zone("supply", _supply(table), EVERYBODY),
        Zone("requests", [REQUEST + request for request in table.requests], EVERYBODY),
        Zone("unused requests", [REQUEST + request for request in unused], EVERYBODY),
    ]
    for seat in range(table.seats):
        zones.append(Zone(f"known {seat}", table.tiles_known(seat), EVERYBODY))
        zones.append(Zone(f"hidden {seat}", table.tiles_hidden(seat), 1 << seat))
        zones.append(Zone(f"city {seat}", _city(table, seat), EVERYBODY))
    return zones


def _supply(table: Table) -> list[int]:
    """Return the buildings and walkways that nobody has built yet."""
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        built = sum(table.board[seat * AREA + BUILT + colour].bit_count() for seat in range(table.seats))
        found += [BUILDING + colour] * (BUILDINGS - built)
        for length in range(1, LENGTHS + 1):
            found += [WALKWAY + colour * LENGTHS + length - 1] * left(table.supply, colour, length)
    return found


def _city(table: Table, seat: int) -> list[int]:
    """Return tiles, buildings and walkways of a city."""
    board, area = table.board, seat * AREA
    found = [STARTING_TILE + table.birds(seat)]
    for spot in range(SPOTS):
        if board[area + SPOTS_TAKEN] >> spot & 1 and spot != board[area + START]:
            found.append(tile_on(board, area, spot) // 4)
    for colour in range(COLOUR_COUNT):
        found += [BUILDING + colour] * board[area + BUILT + colour].bit_count()
        found += [WALKWAY + colour * LENGTHS + way % LENGTHS for way in walkways_in(board, area, colour)]
    return found
