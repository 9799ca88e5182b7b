"""Where every component is, and who may see which it is: the truth, for checks and tests (GK-12.1).

Tiles are 0 to 59, cards 60 to 131, characters 132 to 158. A zone has the audience that everybody knows of: that a card
of a hand is known to those who passed it on is in the hand's own number.
"""

from typing import Final

from pentapolis.core.events import EVERYBODY, NOBODY
from pentapolis.core.views import Zone
from pentapolis.games.ginkgopolis.bonuses import kept_cards, kept_characters
from pentapolis.games.ginkgopolis.cards import CARD_COUNT, CHARACTER_COUNT, LETTER_COUNT, TILE_COUNT, members
from pentapolis.games.ginkgopolis.draft import pack_of, picks_of
from pentapolis.games.ginkgopolis.grid import SITE, top
from pentapolis.games.ginkgopolis.hands import hand_cards
from pentapolis.games.ginkgopolis.sight import floors_of
from pentapolis.games.ginkgopolis.supplies import discards
from pentapolis.games.ginkgopolis.table import AREA, BONUSES, DRAFTING, ENDGAME, HAND, TILES, Table

CARDS: Final = TILE_COUNT
CHARACTERS: Final = TILE_COUNT + CARD_COUNT
COMPONENT_COUNT: Final = TILE_COUNT + CARD_COUNT + CHARACTER_COUNT


def zones_of(table: Table) -> list[Zone]:
    """Return all zones."""
    return _tile_zones(table) + _card_zones(table) + _character_zones(table)


def _tile_zones(table: Table) -> list[Zone]:
    in_city = [floor for place in range(len(table.city)) for floor in floors_of(table, place)]
    zones = [
        Zone("city", in_city, EVERYBODY),
        Zone("tile supply", table.supply[: table.supply_left], NOBODY),
        Zone("removed tiles", members(table.removed), NOBODY),
    ]
    for seat in range(table.seats):
        own = table.players[seat * AREA + TILES]
        zones.append(Zone(f"tiles {seat}", members(own & ~table.shown), 1 << seat))
        zones.append(Zone(f"shown tiles {seat}", members(own & table.shown), EVERYBODY))
    return zones


def _card_zones(table: Table) -> list[Zone]:
    zones = [
        _card_zone("deck", table.deck[: table.deck_left], NOBODY),
        _card_zone("discards", discards(table), EVERYBODY),
        _card_zone("waiting", [LETTER_COUNT + tile for tile in waiting_tiles(table)], EVERYBODY),
        _card_zone("played", [(table.played & 127) - 1] if table.played else [], EVERYBODY),
        _card_zone("Hal's card", [table.hal_card - 1] if table.hal_card else [], NOBODY),
    ]
    for place in range(table.places):
        own = table.players[place * AREA : (place + 1) * AREA]
        zones.append(_card_zone(f"kept {place}", kept_cards(own[BONUSES], own[ENDGAME]), EVERYBODY))
        if place < table.seats:
            zones.append(_card_zone(f"hand {place}", hand_cards(own[HAND]), 1 << place))
    return zones


def _card_zone(name: str, items: list[int], seen_by: int) -> Zone:
    return Zone(name, [CARDS + item for item in items], seen_by)


def waiting_tiles(table: Table) -> list[int]:
    """Return the tiles whose cards wait outside the deck: not built yet, or since the last rebuild (GK-2.3, GK-7.1)."""
    tops = {top(built) for built in table.city if not built & SITE}
    marked = {top(built) for built in table.city if built & SITE}
    built = {floor for place in range(len(table.city)) for floor in floors_of(table, place)}
    return [tile for tile in range(TILE_COUNT) if tile in marked or (tile not in built and tile not in tops)]


def _character_zones(table: Table) -> list[Zone]:
    zones: list[Zone] = []
    left = set(range(CHARACTER_COUNT))
    for place in range(table.seats):
        kept = kept_characters(table.players[place * AREA + BONUSES])
        zones.append(_character_zone(f"characters {place}", kept, EVERYBODY))
        left -= set(kept)
    if table.phase != DRAFTING:
        return [*zones, _character_zone("other characters", sorted(left), EVERYBODY)]
    for seat in range(table.seats):
        pack = [] if table.done >> seat & 1 else pack_of(table, seat)
        zones.append(_character_zone(f"pack {seat}", pack, 1 << seat))
        zones.append(_character_zone(f"picks {seat}", picks_of(table, seat), 1 << seat))
    left -= {item - CHARACTERS for zone in zones for item in zone.items}
    return [*zones, _character_zone("other characters", sorted(left), NOBODY)]


def _character_zone(name: str, items: list[int], seen_by: int) -> Zone:
    return Zone(name, [CHARACTERS + item for item in items], seen_by)
