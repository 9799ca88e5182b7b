"""Where every component is, and who may see which it is: the truth, for checks and tests (GK-12.1).

Tiles are 0 to 59, cards 60 to 131, characters 132 to 158. A zone has the name of its field and the audience that was
declared for it.
"""

from typing import Final

from pentapolis.core.events import EVERYBODY, NOBODY
from pentapolis.core.views import Zone
from pentapolis.games.ginkgopolis.bonuses import kept_cards, kept_characters
from pentapolis.games.ginkgopolis.cards import (
    CARD_COUNT,
    CHARACTER_COUNT,
    LETTER_COUNT,
    NO_CARD,
    TILE_COUNT,
    members,
)
from pentapolis.games.ginkgopolis.table import Table

CARDS: Final = TILE_COUNT
CHARACTERS: Final = TILE_COUNT + CARD_COUNT
COMPONENT_COUNT: Final = TILE_COUNT + CARD_COUNT + CHARACTER_COUNT


def zones_of(s: Table) -> list[Zone]:
    """Return all zones."""
    return _tile_zones(s) + _card_zones(s) + _kept_zones(s) + _character_zones(s)


def _tile_zones(s: Table) -> list[Zone]:
    zones = [
        Zone("city", [floor for building in s.city for floor in building.floors()], EVERYBODY),
        Zone("supply", s.supply.left(), NOBODY),
        Zone("removed", members(s.removed), NOBODY),
    ]
    for seat in range(s.seats):
        zones.append(Zone(f"tiles {seat}", members(s.players[seat].tiles), 1 << seat))
        zones.append(Zone(f"shown {seat}", members(s.players[seat].shown), EVERYBODY))
    return zones


def _card_zones(s: Table) -> list[Zone]:
    zones = [
        _card_zone("deck", s.deck.left(), NOBODY),
        _card_zone("discarded_letters", members(s.discarded_letters), EVERYBODY),
        _building_card_zone("discarded_buildings", members(s.discarded_buildings), EVERYBODY),
        _building_card_zone("waiting", members(s.waiting), EVERYBODY),
        _card_zone("card", [] if s.card == NO_CARD else [s.card], EVERYBODY),
        _card_zone("hal_card", s.hal_card, NOBODY),
    ]
    return zones + [_card_zone(f"hand {seat}", s.players[seat].hand, 1 << seat) for seat in range(s.seats)]


def _card_zone(name: str, items: list[int], seen_by: int) -> Zone:
    return Zone(name, [CARDS + item for item in items], seen_by)


def _building_card_zone(name: str, items: list[int], seen_by: int) -> Zone:
    return Zone(name, [CARDS + LETTER_COUNT + item for item in items], seen_by)


def _kept_zones(s: Table) -> list[Zone]:
    """Return the zones of the kept cards; bonuses are characters too."""
    zones: list[Zone] = []
    for place, player in enumerate(s.players):
        characters = [CHARACTERS + number for number in kept_characters(player.bonuses)]
        cards = [CARDS + card for card in kept_cards(player.bonuses, 0)]
        zones.append(Zone(f"bonuses {place}", cards + characters, EVERYBODY))
        zones.append(_card_zone(f"endgame {place}", kept_cards(0, player.endgame), EVERYBODY))
    return zones


def _character_zones(s: Table) -> list[Zone]:
    zones = [
        _character_zone("undealt", members(s.undealt), NOBODY),
        _character_zone("unused", members(s.unused), EVERYBODY),
    ]
    for seat in range(s.seats):
        zones.append(_character_zone(f"draft_pack {seat}", s.players[seat].draft_pack, 1 << seat))
        zones.append(_character_zone(f"picks {seat}", s.players[seat].picks, 1 << seat))
    return zones


def _character_zone(name: str, items: list[int], seen_by: int) -> Zone:
    return Zone(name, [CHARACTERS + item for item in items], seen_by)
