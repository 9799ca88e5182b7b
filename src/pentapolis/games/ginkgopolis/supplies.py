"""Supplies that run out: resources and tiles (GK-4.2, GK-7.2, GK-7.3) and the deck (GK-7.1)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, cards, mask_of, members, tiles
from pentapolis.games.ginkgopolis.events import DeckRebuilt, SupplyDepleted, TilesDrawn
from pentapolis.games.ginkgopolis.table import Table

DISCARDED_FROM_NEW_DECK: Final = 7  # with few players (GK-2.3, GK-7.1)


def take_resources(s: Table, seat: int, count: int) -> None:
    """Move resources from the general supply behind the screen, as many as there are (GK-4.2)."""
    player = s.players[seat]
    taken = min(count, player.supply)
    player.supply -= taken
    player.resources += taken


def take_tiles(s: Table, seat: int, count: int, events: list[Event] | None) -> bool:
    """Take tiles from the supply; whether it ran out for the first time, so that play stops (GK-7.2).

    What is still owed then is noted; otherwise what is missing is lost (GK-7.3). In the solo game the supply runs out
    only once (GK-11.6).
    """
    taken = min(count, s.supply.count())
    if taken == 0:
        return False
    drawn = mask_of(s.supply.first(taken))
    s.supply = s.supply.without(taken)
    s.players[seat].tiles |= drawn
    if events is not None:
        events.append(TilesDrawn(seat, tiles(drawn)))
    if s.supply.count() > 0:
        return False
    deplete(s, events)
    if s.ending_by_tiles():
        return False
    s.owed = count - taken
    return True


def deplete(s: Table, events: list[Event] | None) -> None:
    """Note that the last tile was taken, which the second time (alone, the first time) triggers the end (GK-9.1)."""
    s.depletions += 1
    if s.ending_by_tiles():
        s.ending = 1
    if events is not None:
        events.append(SupplyDepleted(s.depletions))


def discard(s: Table, card: int) -> None:
    """Put a card on the discard pile."""
    if card < LETTER_COUNT:
        s.discarded_letters |= 1 << card
    else:
        s.discarded_buildings |= 1 << (card - LETTER_COUNT)


def discards(s: Table) -> list[int]:
    """Return the cards in the discard pile, sorted."""
    return members(s.discarded_letters) + [LETTER_COUNT + tile for tile in members(s.discarded_buildings)]


def draw_card(s: Table, luck: Luck, events: list[Event] | None) -> int:
    """Draw the next card; whoever draws the last one rebuilds the deck at once (GK-7.1)."""
    card = s.deck.top()
    s.deck = s.deck.without(1)
    if s.deck.count() == 0:
        _rebuild_deck(s, luck, events)
    return card


def _rebuild_deck(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Shuffle the discards and the cards of the marked buildings into a new deck (GK-7.1)."""
    added = mask_of([building.tile for building in s.city if building.site])
    s.city = [building.without_site() if building.site else building for building in s.city]
    s.waiting &= ~added
    s.discarded_buildings |= added
    deck = discards(s)
    s.discarded_letters = 0
    s.discarded_buildings = 0
    shuffle_deck(s, deck, luck)
    if events is not None:
        new = [LETTER_COUNT + tile for tile in members(added)]
        events.append(DeckRebuilt(cards(new), s.deck.count(), cards(discards(s))))


def shuffle_deck(s: Table, deck: list[int], luck: Luck) -> None:
    """Shuffle these cards into the deck; with few players discard the top seven (GK-2.3, GK-7.1)."""
    luck.shuffle(deck)
    deck.reverse()
    s.deck = Pile(deck)
    if s.few_players():
        for card in s.deck.first(DISCARDED_FROM_NEW_DECK):
            discard(s, card)
        s.deck = s.deck.without(DISCARDED_FROM_NEW_DECK)
