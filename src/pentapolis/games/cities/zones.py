"""Where every component is, and who may see it (CI-7.1)."""

from typing import Final

from pentapolis.core.events import EVERYBODY, NOBODY
from pentapolis.core.views import Zone
from pentapolis.games.cities.cells import bits_of
from pentapolis.games.cities.city import City
from pentapolis.games.cities.deck import CARD_COUNT
from pentapolis.games.cities.table import NO_CARD, NO_FEATURE, NO_PIECE, NO_TILE, Table
from pentapolis.games.cities.tiles import (
    ALL_FEATURES,
    ALL_TILES,
    COLOUR_COUNT,
    FEATURE_COUNT,
    PIECES,
    TILE_COUNT,
)

# The ids of components: a card is its number; and from here on
TILE: Final = 100  # plus its number
FEATURE: Final = 200  # plus its kind
PIECE: Final = 300  # plus its colour


def all_components() -> list[int]:
    """Return the ids of everything in the box but the workers."""
    found = list(range(CARD_COUNT)) + [TILE + tile for tile in range(ALL_TILES)]
    found += [FEATURE + kind for kind in ALL_FEATURES]
    return found + [PIECE + colour for colour in range(COLOUR_COUNT) for _ in range(PIECES)]


def zones_of(s: Table) -> list[Zone]:
    """Return the zones; what has left the game openly is all the rest."""
    zones = [
        Zone("card_pile", s.card_pile.left(), NOBODY),
        Zone("tile_pile", [TILE + tile for tile in s.tile_pile.left()], NOBODY),
        Zone("feature_pile", [FEATURE + kind for kind in s.feature_pile.left()], NOBODY),
        Zone("bag", [PIECE + colour for colour in s.bag.left()], NOBODY),
        Zone("hidden_card", _present([s.hidden_card], NO_CARD, 0), NOBODY),
        Zone("hidden_tile", _present([s.hidden_tile], NO_TILE, TILE), NOBODY),
        Zone("hidden_feature", _present([s.hidden_feature], NO_FEATURE, FEATURE), NOBODY),
        Zone("cards", _present(s.cards, NO_CARD, 0), EVERYBODY),
        Zone("tiles", _present(s.tiles, NO_TILE, TILE), EVERYBODY),
        Zone("features", _present(s.features, NO_FEATURE, FEATURE), EVERYBODY),
        Zone("pieces", _present(s.pieces, NO_PIECE, PIECE), EVERYBODY),
        Zone("taken_tile", _present([s.taken_tile], NO_TILE, TILE), EVERYBODY),
        Zone("taken_features", [FEATURE + kind for kind in s.taken_features], EVERYBODY),
        Zone("taken_pieces", [PIECE + colour for colour in s.taken_pieces], EVERYBODY),
        Zone("starts", [TILE + TILE_COUNT + tile for tile in bits_of(s.starts)], EVERYBODY),
    ]
    for seat, player in enumerate(s.players):
        zones.append(Zone(f"cards {seat}", player.cards[:], EVERYBODY))
        zones.append(Zone(f"city {seat}", _city(player.city), EVERYBODY))
    zones.append(Zone("gone", _rest(zones), EVERYBODY))
    return zones


def _present(items: list[int], nothing: int, first: int) -> list[int]:
    return [first + item for item in items if item != nothing]


def _city(city: City) -> list[int]:
    """Return tiles, pieces and features of a city."""
    found = [TILE + turned // 4 for turned in city.tiles]
    for colour in range(COLOUR_COUNT):
        for floor in city.floors:
            found += [PIECE + colour] * (floor & city.built[colour]).bit_count()
    for kind in range(FEATURE_COUNT):
        found += [FEATURE + kind] * city.features[kind].bit_count()
    return found


def _rest(zones: list[Zone]) -> list[int]:
    """Return the components that lie in none of the zones."""
    lie: dict[int, int] = {}
    for zone in zones:
        for item in zone.items:
            lie[item] = lie.get(item, 0) + 1
    found: list[int] = []
    for item in all_components():
        if lie.get(item, 0) > 0:
            lie[item] -= 1
        else:
            found.append(item)
    return found
