"""A state as numbers and back."""

from typing import Final

from pentapolis.core.packing import Reader
from pentapolis.core.problem import BadState
from pentapolis.games.ginkgopolis.bonuses import BONUS_COUNT, ENDGAME_COUNT
from pentapolis.games.ginkgopolis.cards import CARD_COUNT, CHARACTER_COUNT, LETTER_COUNT, TILE_COUNT, members
from pentapolis.games.ginkgopolis.draft import PACK
from pentapolis.games.ginkgopolis.grid import SITE, UNOWNED, WIDTH, building, cell_of, owner
from pentapolis.games.ginkgopolis.hands import HAND_SIZE, hand_entries, with_entry
from pentapolis.games.ginkgopolis.sight import floors_of
from pentapolis.games.ginkgopolis.supplies import discard, discards
from pentapolis.games.ginkgopolis.table import (
    AREA,
    BONUSES,
    CHOICE,
    ENDGAME,
    GIVEN,
    HAND,
    OVER,
    POINTS,
    RESOURCES,
    SUPPLY,
    TILES,
    TOKENS,
    Table,
)
from pentapolis.games.ginkgopolis.urbanising import add_building

_MANY: Final = 10**6
_MOST_RESOURCES: Final = 25
_LARGEST_FRAME: Final = 1 << 22  # that of a marker to move, with its cell
# The limits of the numbers that come first, and of those of each place.
_HEAD: Final = (_MANY, 4, OVER, 5, 4, 2, 1, (1 << 5) - 1, CARD_COUNT, 3 << 14)
_COUNTS: Final = (_MOST_RESOURCES, _MOST_RESOURCES, _MANY, 2)


def pack(table: Table) -> list[int]:
    """Return single numbers first, then lists, each after its length."""
    numbers = [table.round, table.first, table.phase, table.acted, table.turn, table.depletions, table.ending]
    numbers += [table.done, table.hal_card, table.played]
    numbers += [len(table.city)]
    for place, built in enumerate(table.city):
        numbers += [cell_of(built), owner(built), 1 if built & SITE else 0, *_listed(floors_of(table, place))]
    numbers += table.markers
    for place in range(table.places):
        own = table.players[place * AREA : (place + 1) * AREA]
        numbers += [own[RESOURCES], own[SUPPLY], own[POINTS], own[TOKENS]]
        numbers += _listed(members(own[TILES])) + _listed(members(own[GIVEN])) + _listed(hand_entries(own[HAND]))
        numbers += [own[CHOICE] & 127, own[CHOICE] >> 7]
        numbers += _listed(members(own[BONUSES])) + _listed(members(own[ENDGAME]))
    for items in (table.deck[: table.deck_left], discards(table), table.supply[: table.supply_left]):
        numbers += _listed(items)
    for mask in (table.removed, table.shown, table.returned):
        numbers += _listed(members(mask))
    return numbers + _listed(table.packs) + _listed(table.stack)


def _listed(items: list[int]) -> list[int]:
    return [len(items), *items]


def unpack_into(table: Table, numbers: list[int]) -> None:
    """Lay the table as `pack` found it, but for the offer; it may still be impossible."""
    reader = Reader(numbers)
    head = [reader.number(limit) for limit in _HEAD]
    table.round, table.first, table.phase, table.acted, table.turn = head[0], head[1], head[2], head[3], head[4]
    table.depletions, table.ending, table.done, table.hal_card, table.played = (
        head[5],
        head[6],
        head[7],
        head[8],
        head[9],
    )
    for _ in range(reader.number(TILE_COUNT)):
        _read_building(table, reader)
    table.markers = [reader.number(WIDTH * WIDTH - 1) for _ in range(LETTER_COUNT)]
    for place in range(table.places):
        _read_place(table, place, reader)
    table.deck = reader.numbers(CARD_COUNT, CARD_COUNT - 1)
    table.deck_left = len(table.deck)
    for card in reader.numbers(CARD_COUNT, CARD_COUNT - 1):
        discard(table, card)
    table.supply = reader.numbers(TILE_COUNT, TILE_COUNT - 1)
    table.supply_left = len(table.supply)
    table.removed, table.shown, table.returned = (reader.mask(TILE_COUNT) for _ in range(3))
    table.packs = reader.numbers(PACK * table.seats, CHARACTER_COUNT - 1)
    table.stack = reader.numbers(5, _LARGEST_FRAME)
    reader.end()


def _read_building(table: Table, reader: Reader) -> None:
    cell = reader.number(WIDTH * WIDTH - 1)
    whose = reader.number(UNOWNED)
    site = SITE * reader.number(1)
    floors = reader.numbers(31, TILE_COUNT - 1)
    if not floors:
        raise BadState("problem.state-form")
    lay_building(table, cell, whose, site, floors)


def lay_building(table: Table, cell: int, whose: int, site: int, floors: list[int]) -> None:
    """Add a building of these tiles, from the bottom up."""
    add_building(table, building(floors[-1], len(floors), whose, site, cell), cell)
    under = 0
    for floor in floors[:-1]:
        under = under << 6 | floor
    table.covered[-1] = under


def _read_place(table: Table, place: int, reader: Reader) -> None:
    area = place * AREA
    for field, limit in zip((RESOURCES, SUPPLY, POINTS, TOKENS), _COUNTS):
        table.players[area + field] = reader.number(limit)
    table.players[area + TILES] = reader.mask(TILE_COUNT)
    table.players[area + GIVEN] = reader.mask(TILE_COUNT)
    for held in reader.numbers(HAND_SIZE, (1 << 12) - 1):
        if not 1 <= held & 127 <= CARD_COUNT:
            raise BadState("problem.state-form")
        table.players[area + HAND] = with_entry(table.players[area + HAND], held)
    table.players[area + CHOICE] = reader.number(CARD_COUNT) | reader.number(TILE_COUNT) << 7
    table.players[area + BONUSES] = reader.mask(BONUS_COUNT)
    table.players[area + ENDGAME] = reader.mask(ENDGAME_COUNT)
