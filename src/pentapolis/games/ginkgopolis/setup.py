"""The set-up (GK-2.1 to GK-2.7, GK-11.1)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.bonuses import kept_characters
from pentapolis.games.ginkgopolis.cards import (
    COLOUR_COUNT,
    LETTER_COUNT,
    NUMBERS,
    SET_COUNT,
    SET_SIZE,
    START_NUMBERS,
    TILE_COUNT,
    character,
    characters,
)
from pentapolis.games.ginkgopolis.draft import deal_packs
from pentapolis.games.ginkgopolis.ending import begin_round
from pentapolis.games.ginkgopolis.events import CharactersRevealed, Equipped, Started
from pentapolis.games.ginkgopolis.grid import UNOWNED, building, cell_at
from pentapolis.games.ginkgopolis.supplies import shuffle_deck, take_resources, take_tiles
from pentapolis.games.ginkgopolis.table import AREA, BONUSES, POINTS, SUPPLY, TOKENS, Table
from pentapolis.games.ginkgopolis.urbanising import add_building

START_TILES: Final = [colour * NUMBERS + number for colour in range(COLOUR_COUNT) for number in range(START_NUMBERS)]
SQUARE: Final = [cell_at(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)]
START_MARKERS: Final = [
    *(cell_at(x, -2) for x in (-1, 0, 1)),
    *(cell_at(2, y) for y in (-1, 0, 1)),
    *(cell_at(x, 2) for x in (1, 0, -1)),
    *(cell_at(-2, y) for y in (1, 0, -1)),
]
RESOURCES_EACH: Final = (0, 25, 25, 20, 18, 16)  # by the number of players (GK-2.4)
REMOVED_TILES: Final = 6  # with few players (GK-2.2)
START_TOKENS: Final = 2  # GK-2.5
SOLO_GOODS: Final = 6  # of each kind (GK-11.1)


def set_up(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Lay out the city, the tiles and the deck, and go on to the first decision."""
    square = START_TILES[:]
    luck.shuffle(square)
    lay_square(table, square)
    _lay_tiles(table, luck)
    shuffle_deck(table, [*range(LETTER_COUNT), *(LETTER_COUNT + number for number in START_TILES)], luck)
    for place in range(table.places):
        table.players[place * AREA + SUPPLY] = RESOURCES_EACH[table.seats]
    table.first = luck.below(table.seats)
    if table.seats == 1:
        _equip(table, events)
        begin_round(table, luck, events)
        return
    for seat in range(table.seats):
        table.players[seat * AREA + TOKENS] = START_TOKENS
    if table.options["characters"] == "draft":
        deal_packs(table, luck, events)
    else:
        _deal_sets(table, luck, events)
        begin_play(table, luck, events)


def lay_square(table: Table, square: list[int]) -> None:
    """Place nine tiles row by row, and the markers around them (GK-2.1)."""
    for number, cell in zip(square, SQUARE):
        add_building(table, building(number, 1, UNOWNED, 0, cell), cell)
    table.markers = START_MARKERS[:]


def _lay_tiles(table: Table, luck: Luck) -> None:
    """Shuffle the other tiles into the supply, and with few players remove six of them unseen (GK-2.2)."""
    supply = [number for number in range(TILE_COUNT) if number not in START_TILES]
    luck.shuffle(supply)
    table.supply = supply
    table.supply_left = len(supply)
    if table.few_players():
        table.supply_left -= REMOVED_TILES
        for number in supply[table.supply_left :]:
            table.removed |= 1 << number


def _deal_sets(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Deal the introductory sets, each to one player at most (GK-2.5)."""
    sets = list(range(SET_COUNT))
    luck.shuffle(sets)
    for seat in range(table.seats):
        first = sets[seat] * SET_SIZE
        table.players[seat * AREA + BONUSES] = ((1 << SET_SIZE) - 1) << first
        if events is not None:
            events.append(CharactersRevealed(seat, characters(list(range(first, first + SET_SIZE)))))


def begin_play(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Give everybody the starting goods, from the first player clockwise, and begin the first round (GK-2.6)."""
    for turn in range(table.seats):
        seat = (table.first + turn) % table.seats
        for number in kept_characters(table.players[seat * AREA + BONUSES]):
            give_start(table, seat, number, events)
    begin_round(table, luck, events)


def give_start(table: Table, seat: int, number: int, events: list[Event] | None) -> None:
    """Give a player what a character starts with."""
    start = character(number)
    if events is not None:
        events.append(Started(seat, start, start.resources, start.tiles, start.points))
    take_resources(table, seat, start.resources)
    take_tiles(table, seat, start.tiles, events)
    table.players[seat * AREA + POINTS] += start.points


def _equip(table: Table, events: list[Event] | None) -> None:
    """Give the solo player the starting goods (GK-11.1)."""
    if events is not None:
        events.append(Equipped(0, SOLO_GOODS, SOLO_GOODS, SOLO_GOODS))
    take_resources(table, 0, SOLO_GOODS)
    take_tiles(table, 0, SOLO_GOODS, events)
    table.players[POINTS] += SOLO_GOODS
