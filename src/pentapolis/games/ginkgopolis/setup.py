"""The set-up (GK-2.1 to GK-2.7, GK-11.1)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.games.ginkgopolis.bonuses import kept_characters
from pentapolis.games.ginkgopolis.cards import (
    ALL_CHARACTERS,
    COLOUR_COUNT,
    LETTER_COUNT,
    NUMBERS,
    SET_COUNT,
    SET_SIZE,
    START_NUMBERS,
    TILE_COUNT,
    character,
    characters,
    mask_of,
)
from pentapolis.games.ginkgopolis.city import UNOWNED, Building, links_of
from pentapolis.games.ginkgopolis.draft import deal_packs
from pentapolis.games.ginkgopolis.events import CharactersRevealed, Equipped, Started
from pentapolis.games.ginkgopolis.grid import cell_at
from pentapolis.games.ginkgopolis.steps import GkStep
from pentapolis.games.ginkgopolis.supplies import shuffle_deck, take_resources, take_tiles
from pentapolis.games.ginkgopolis.table import HAL, START_TOKENS, Table

START_TILES: Final = [colour * NUMBERS + number for colour in range(COLOUR_COUNT) for number in range(START_NUMBERS)]
OTHER_TILES: Final = [tile for tile in range(TILE_COUNT) if tile not in START_TILES]
SQUARE: Final = [cell_at(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1)]
START_MARKERS: Final = [
    *(cell_at(x, -2) for x in (-1, 0, 1)),
    *(cell_at(2, y) for y in (-1, 0, 1)),
    *(cell_at(x, 2) for x in (1, 0, -1)),
    *(cell_at(-2, y) for y in (1, 0, -1)),
]
RESOURCES_EACH: Final = (0, 25, 25, 20, 18, 16)  # by the number of players (GK-2.4)
REMOVED_TILES: Final = 6  # with few players (GK-2.2)
SOLO_GOODS: Final = 6  # of each kind (GK-11.1)


def lay_out(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Lay out the city, the tiles and the deck, and deal the characters."""
    square = START_TILES[:]
    luck.shuffle(square)
    s.city = _square_of(square)
    s.links = START_LINKS
    s.markers = START_MARKERS
    s.waiting = mask_of(OTHER_TILES)
    _lay_tiles(s, luck)
    shuffle_deck(s, [*range(LETTER_COUNT), *(LETTER_COUNT + tile for tile in START_TILES)], luck)
    for player in s.players:
        player.supply = RESOURCES_EACH[s.seats]
    s.first = luck.below(s.seats)
    s.unused = ALL_CHARACTERS
    if s.seats == 1:
        _equip(s, events)
        return
    for player in s.players:
        player.tokens = START_TOKENS
    if s.options["characters"] == "draft":
        deal_packs(s, luck, events)
    else:
        _deal_sets(s, luck, events)


def _square_of(tiles: list[int]) -> list[Building]:
    """Return the city at first, from the north-west corner eastwards (GK-2.1)."""
    return [Building(cell, tile, [], UNOWNED, 0) for cell, tile in zip(SQUARE, tiles)]


START_LINKS: Final = links_of(_square_of(START_TILES))


def _lay_tiles(s: Table, luck: Luck) -> None:
    """Shuffle the other tiles into the supply, and with few players remove six of them unseen (GK-2.2)."""
    supply = OTHER_TILES[:]
    luck.shuffle(supply)
    supply.reverse()
    s.supply = Pile(supply)
    if s.few_players():
        s.removed = mask_of(s.supply.first(REMOVED_TILES))
        s.supply = s.supply.without(REMOVED_TILES)


def _deal_sets(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Deal the introductory sets, each to one player at most (GK-2.5)."""
    sets = list(range(SET_COUNT))
    luck.shuffle(sets)
    for seat, player in enumerate(s.players):
        first = sets[seat] * SET_SIZE
        player.bonuses = ((1 << SET_SIZE) - 1) << first
        s.unused &= ~player.bonuses
        if events is not None:
            events.append(CharactersRevealed(seat, characters(list(range(first, first + SET_SIZE)))))


def _equip(s: Table, events: list[Event] | None) -> None:
    """Give the solo player the starting goods, and Hal all of his resources (GK-11.1)."""
    if events is not None:
        events.append(Equipped(0, SOLO_GOODS, SOLO_GOODS, SOLO_GOODS))
    take_resources(s, 0, SOLO_GOODS)
    take_tiles(s, 0, SOLO_GOODS, events)
    s.players[0].points += SOLO_GOODS
    take_resources(s, HAL, RESOURCES_EACH[s.seats])


class StartingGoods(GkStep):
    """Each character gives its starting goods, from the first player clockwise; `at` is how many have (GK-2.6)."""

    def possible(self, s: Table) -> bool:
        return s.seats > 1

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        seat = (s.first + at // SET_SIZE) % s.seats
        give_start(s, seat, kept_characters(s.players[seat].bonuses)[at % SET_SIZE], events)
        if at + 1 < s.seats * SET_SIZE:
            s.stay(at + 1)
        else:
            s.done()

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return False  # nothing is decided meanwhile


def give_start(s: Table, seat: int, number: int, events: list[Event] | None) -> None:
    """Give a player what a character starts with."""
    start = character(number)
    if events is not None:
        events.append(Started(seat, start, start.resources, start.tiles, start.points))
    take_resources(s, seat, start.resources)
    take_tiles(s, seat, start.tiles, events)
    s.players[seat].points += start.points


STARTING_GOODS: Final = StartingGoods("GK-2.6")
