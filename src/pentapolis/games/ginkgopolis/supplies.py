"""Supplies that run out: tiles (GK-4.2, GK-7.2, GK-7.3) and the deck (GK-7.1)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, cards, members, tile, tiles
from pentapolis.games.ginkgopolis.events import (
    DeckRebuilt,
    SupplyDepleted,
    SupplyRenewed,
    TilesDrawn,
    TilesReturned,
)
from pentapolis.games.ginkgopolis.grid import SITE, top
from pentapolis.games.ginkgopolis.table import AREA, GIVEN, POINTS, RESOURCES, SUPPLY, TILES, Table

DISCARDED_FROM_NEW_DECK: Final = 7  # with few players (GK-2.3, GK-7.1)
NOT_INTERRUPTED: Final = -1


def take_resources(table: Table, seat: int, count: int) -> None:
    """Move resources from the general supply behind the screen, as many as there are (GK-4.2)."""
    area = seat * AREA
    taken = min(count, table.players[area + SUPPLY])
    table.players[area + SUPPLY] -= taken
    table.players[area + RESOURCES] += taken


def take_tiles(table: Table, seat: int, count: int, events: list[Event] | None) -> int:
    """Take tiles from the supply; return how many are still owed if it ran out for the first time (GK-7.2).

    Otherwise return NOT_INTERRUPTED: all were taken, or what is missing is lost (GK-7.3). In the solo game it runs out
    only once (GK-11.6).
    """
    taken = min(count, table.supply_left)
    if taken == 0:
        return NOT_INTERRUPTED
    drawn = 0
    for _ in range(taken):
        table.supply_left -= 1
        drawn |= 1 << table.supply[table.supply_left]
    table.players[seat * AREA + TILES] |= drawn
    if events is not None:
        events.append(TilesDrawn(seat, tiles(drawn)))
    if table.supply_left == 0:
        deplete(table, events)
        if not table.ending_by_tiles():
            return count - taken
    return NOT_INTERRUPTED


def deplete(table: Table, events: list[Event] | None) -> None:
    """Note that the last tile was taken, which the second time (alone, the first time) triggers the end (GK-9.1)."""
    table.depletions += 1
    if table.ending_by_tiles():
        table.ending = 1
    if events is not None:
        events.append(SupplyDepleted(table.depletions))


def renew_supply(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Shuffle all that was given back into a new supply, for a point each (GK-7.2)."""
    given = 0
    for seat in range(table.seats):
        area = seat * AREA
        mask = table.players[area + GIVEN]
        if mask == 0:
            continue
        back = members(mask)
        given |= mask
        table.players[area + TILES] &= ~mask
        table.players[area + GIVEN] = 0
        table.players[area + POINTS] += len(back)
        if events is not None:
            events.append(TilesReturned(seat, [tile(number) for number in back]))
    table.shown &= ~given
    table.returned = given
    if given == 0:
        deplete(table, events)
        return
    supply = members(given)
    luck.shuffle(supply)
    table.supply = supply
    table.supply_left = len(supply)
    if events is not None:
        events.append(SupplyRenewed(len(supply)))


def discard(table: Table, card: int) -> None:
    """Put a card on the discard pile."""
    if card < LETTER_COUNT:
        table.discarded_letters |= 1 << card
    else:
        table.discarded_buildings |= 1 << (card - LETTER_COUNT)


def discards(table: Table) -> list[int]:
    """Return the cards in the discard pile, sorted."""
    return members(table.discarded_letters) + [LETTER_COUNT + tile for tile in members(table.discarded_buildings)]


def draw_card(table: Table, luck: Luck, events: list[Event] | None) -> int:
    """Draw the next card; whoever draws the last one rebuilds the deck at once (GK-7.1)."""
    table.deck_left -= 1
    card = table.deck[table.deck_left]
    if table.deck_left == 0:
        _rebuild_deck(table, luck, events)
    return card


def _rebuild_deck(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Shuffle the discards and the cards of the marked buildings into a new deck (GK-7.1)."""
    added = 0
    for place, built in enumerate(table.city):
        if built & SITE:
            added |= 1 << top(built)
            table.city[place] = built - SITE
    table.discarded_buildings |= added
    deck = discards(table)
    table.discarded_letters = 0
    table.discarded_buildings = 0
    shuffle_deck(table, deck, luck)
    if events is not None:
        new = [LETTER_COUNT + tile for tile in members(added)]
        events.append(DeckRebuilt(cards(new), table.deck_left, cards(discards(table))))


def shuffle_deck(table: Table, deck: list[int], luck: Luck) -> None:
    """Shuffle these cards into the deck; with few players discard the top seven (GK-2.3, GK-7.1)."""
    luck.shuffle(deck)
    table.deck = deck
    table.deck_left = len(deck)
    if table.few_players():
        for _ in range(DISCARDED_FROM_NEW_DECK):
            table.deck_left -= 1
            discard(table, deck[table.deck_left])
