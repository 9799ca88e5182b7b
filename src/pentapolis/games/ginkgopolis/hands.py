"""Hands (GK-2.7, GK-3.2, GK-8): cards, sorted, and who knows each of them.

Its holder knows a card, and so does everybody through whose hand it came (GK-12.1).
"""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.cards import cards
from pentapolis.games.ginkgopolis.events import CardsDrawn
from pentapolis.games.ginkgopolis.supplies import discard, draw_card
from pentapolis.games.ginkgopolis.table import Player, Table


def add_card(player: Player, card: int, known: int) -> None:
    """Put a card into a hand, with the mask of the seats that know it."""
    hand = player.hand
    index = 0
    while index < len(hand) and hand[index] < card:
        index += 1
    hand = hand[:]
    hand.insert(index, card)
    masks = player.known[:]
    masks.insert(index, known)
    player.hand = hand
    player.known = masks


def remove_card(player: Player, card: int) -> None:
    """Take a card out of a hand, in which it is."""
    hand = player.hand[:]
    masks = player.known[:]
    index = hand.index(card)
    del hand[index]
    del masks[index]
    player.hand = hand
    player.known = masks


def draw_cards(s: Table, seat: int, count: int, luck: Luck, events: list[Event] | None) -> None:
    """Draw so many cards into the hand of a seat, which nobody else sees."""
    drawn: list[int] = []
    for _ in range(count):
        card = draw_card(s, luck, events)
        add_card(s.players[seat], card, 1 << seat)
        drawn.append(card)
    if events is not None:
        events.append(CardsDrawn(seat, cards(sorted(drawn))))


def discard_hand(s: Table, seat: int) -> list[int]:
    """Discard all cards of a hand; return which they were."""
    player = s.players[seat]
    hand = player.hand
    player.hand = []
    player.known = []
    for card in hand:
        discard(s, card)
    return hand


def pass_hands(s: Table) -> None:
    """Pass all hands to the left, where they are known too (GK-8.1)."""
    last = s.players[s.seats - 1]
    hand, masks = last.hand, last.known
    for seat in range(s.seats):
        player = s.players[seat]
        own, own_masks = player.hand, player.known
        player.hand = hand
        player.known = [mask | 1 << seat for mask in masks]
        hand, masks = own, own_masks
