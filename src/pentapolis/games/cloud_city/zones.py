"""Where every component is, and who may see it (CC-7.1)."""

from typing import Final

from pentapolis.core.events import EVERYBODY, NOBODY
from pentapolis.core.views import Zone
from pentapolis.games.cloud_city.cells import SPOTS
from pentapolis.games.cloud_city.requests import REQUESTS
from pentapolis.games.cloud_city.table import NO_TILE, Table
from pentapolis.games.cloud_city.tiles import BUILDINGS, COLOUR_COUNT, DECK
from pentapolis.games.cloud_city.walkways import LENGTHS, PIECES, length_of

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


def zones_of(s: Table) -> list[Zone]:
    """Return the zones: only the pile and what was drawn from it are hidden."""
    unused = [request for request in range(len(REQUESTS)) if request not in s.requests]
    zones = [
        Zone("pile", s.pile.left(), NOBODY),
        Zone("row", s.row[:], EVERYBODY),
        Zone("chosen", [] if s.chosen == NO_TILE else [s.chosen], EVERYBODY),
        Zone("supply", _supply(s), EVERYBODY),
        Zone("requests", [REQUEST + request for request in s.requests], EVERYBODY),
        Zone("unused requests", [REQUEST + request for request in unused], EVERYBODY),
    ]
    for seat, player in enumerate(s.players):
        zones.append(Zone(f"known {seat}", player.known[:], EVERYBODY))
        zones.append(Zone(f"hidden {seat}", player.hidden[:], 1 << seat))
        zones.append(Zone(f"city {seat}", _city(s, seat), EVERYBODY))
    return zones


def _supply(s: Table) -> list[int]:
    """Return the buildings and walkways that nobody has built yet."""
    found: list[int] = []
    for colour in range(COLOUR_COUNT):
        built = sum(player.city.buildings(colour).bit_count() for player in s.players)
        found += [BUILDING + colour] * (BUILDINGS - built)
        for length in range(1, LENGTHS + 1):
            found += [WALKWAY + colour * LENGTHS + length - 1] * s.supply.count(colour, length)
    return found


def _city(s: Table, seat: int) -> list[int]:
    """Return tiles, buildings and walkways of a city."""
    city = s.players[seat].city
    found = [STARTING_TILE + s.birds(seat)]
    for spot in range(SPOTS):
        if city.spots >> spot & 1 and spot != city.start:
            found.append(city.tile_on(spot) // 4)
    for colour in range(COLOUR_COUNT):
        found += [BUILDING + colour] * city.buildings(colour).bit_count()
        found += [WALKWAY + colour * LENGTHS + length_of(way) - 1 for way in city.walkways(colour)]
    return found
