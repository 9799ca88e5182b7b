"""Where every component is, and who may see which it is: the truth, for checks and tests (UC-13.1).

Cards are 0 to 204, metropolises 205 to 220, contracts 221 to 228. A zone has the name of its field and the audience
that was declared for it; what has no field everybody can work out.
"""

from typing import Final

from pentapolis.core.events import EVERYBODY, NOBODY
from pentapolis.core.views import Zone
from pentapolis.games.underwater_cities.components import (
    ASSISTANT,
    BROWN,
    CARD_COUNT,
    CONTRACT_COUNT,
    DEAR_SPECIALS,
    ERAS,
    FIRST_OF_ERA,
    METROPOLIS_COUNT,
)
from pentapolis.games.underwater_cities.table import Table

METROPOLISES: Final = CARD_COUNT
CONTRACTS: Final = CARD_COUNT + METROPOLIS_COUNT
COMPONENT_COUNT: Final = CARD_COUNT + METROPOLIS_COUNT + CONTRACT_COUNT


def zones_of(s: Table) -> list[Zone]:
    """Return all zones."""
    zones = _table_zones(s)
    for seat in range(s.seats):
        zones += _player_zones(s, seat)
    known = {item for zone in zones for item in zone.items}
    return [*zones, *_rest(s, known)]


def _table_zones(s: Table) -> list[Zone]:
    return [
        Zone("deck", s.deck.left(), NOBODY),
        Zone("discards", s.discards[:], EVERYBODY),
        Zone("gone", s.gone[:], EVERYBODY),
        Zone("buried", s.buried[:], NOBODY),
        Zone("special_deck", s.special_deck.left(), NOBODY),
        Zone("special_top", [s.special_top - 1] if s.special_top else [], EVERYBODY),
        Zone("dear", s.dear[:], EVERYBODY),
        Zone("card", [s.card - 1] if s.card else [], EVERYBODY),
        Zone("spares", [METROPOLISES + tile for tile in s.spares.left()], NOBODY),
        Zone("contracts", [CONTRACTS + number for number in s.contracts], EVERYBODY),
        Zone(
            "later eras",
            [card for era in range(s.era + 1, ERAS + 1) for card in range(FIRST_OF_ERA[era], FIRST_OF_ERA[era + 1])],
            EVERYBODY,
        ),
    ]


def _player_zones(s: Table, seat: int) -> list[Zone]:
    player = s.players[seat]
    own = 1 << seat
    return [
        Zone(f"hand {seat}", player.hand[:], own),
        Zone(f"open_hand {seat}", player.open_hand[:], EVERYBODY),
        Zone(f"looked_at {seat}", player.looked_at[:], own),
        Zone(f"looked_at_tiles {seat}", [METROPOLISES + tile for tile in player.looked_at_tiles], own),
        Zone(f"permanents {seat}", player.permanents[:], EVERYBODY),
        Zone(f"actions {seat}", [card for card in player.actions if card != ASSISTANT], EVERYBODY),
        Zone(f"productions {seat}", player.productions[:], EVERYBODY),
        Zone(f"ends {seat}", player.ends[:], EVERYBODY),
        Zone(f"face_down {seat}", player.face_down[:], EVERYBODY),
        Zone(f"metropolises {seat}", [METROPOLISES + tile for tile in player.metropolises], EVERYBODY),
        Zone(f"contracts {seat}", [CONTRACTS + number for number in player.contracts], EVERYBODY),
    ]


def _rest(s: Table, known: set[int]) -> list[Zone]:
    """Return what was left out at the set-up: all others of their kind lie open."""
    return [
        Zone("unused specials", [card for card in DEAR_SPECIALS if card not in known], EVERYBODY),
        Zone(
            "unused metropolises",
            [METROPOLISES + tile for tile in BROWN if METROPOLISES + tile not in known],
            EVERYBODY,
        ),
        Zone(
            "unused contracts",
            [CONTRACTS + number for number in range(CONTRACT_COUNT) if CONTRACTS + number not in known],
            EVERYBODY,
        ),
    ]
