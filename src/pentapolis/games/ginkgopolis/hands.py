"""Hands (GK-2.7, GK-3.2, GK-8): cards, sorted, and who has seen which of them.

A player has seen the own cards, and all that were passed on from the own hand, until they are played or discarded
(GK-12.1).
"""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, cards
from pentapolis.games.ginkgopolis.events import CardsDrawn
from pentapolis.games.ginkgopolis.supplies import discard, draw_card
from pentapolis.games.ginkgopolis.table import Player, Table


def see_card(player: Player, card: int) -> None:
    """Note that a player has seen a card of a hand."""
    if card < LETTER_COUNT:
        player.seen_letters |= 1 << card
    else:
        player.seen_buildings |= 1 << (card - LETTER_COUNT)


def has_seen(player: Player, card: int) -> bool:
    """Whether a player knows that this card is in a hand, and in whose."""
    if card < LETTER_COUNT:
        return player.seen_letters >> card & 1 == 1
    return player.seen_buildings >> (card - LETTER_COUNT) & 1 == 1


def add_card(player: Player, card: int) -> None:
    """Put a card into a hand."""
    hand: list[int] = []
    added = False
    for held in player.hand:
        if card < held and not added:
            hand.append(card)
            added = True
        hand.append(held)
    if not added:
        hand.append(card)
    player.hand = hand
    see_card(player, card)


def remove_card(s: Table, player: Player, card: int) -> None:
    """Take a card out of a hand, in which it is."""
    player.hand = [held for held in player.hand if held != card]
    _forget(s, card)


def _forget(s: Table, card: int) -> None:
    """Note that a card isn't in a hand any more."""
    if card < LETTER_COUNT:
        others = ~(1 << card)
        for player in s.players:
            player.seen_letters &= others
    else:
        others = ~(1 << (card - LETTER_COUNT))
        for player in s.players:
            player.seen_buildings &= others


def draw_cards(s: Table, seat: int, count: int, luck: Luck, events: list[Event] | None) -> None:
    """Draw so many cards into the hand of a seat, which nobody else sees."""
    drawn: list[int] = []
    for _ in range(count):
        card = draw_card(s, luck, events)
        add_card(s.players[seat], card)
        drawn.append(card)
    if events is not None:
        events.append(CardsDrawn(seat, cards(sorted(drawn))))


def discard_hand(s: Table, player: Player) -> list[int]:
    """Discard all cards of a hand; return which they were."""
    hand = player.hand
    player.hand = []
    for card in hand:
        _forget(s, card)
        discard(s, card)
    return hand


def pass_hands(s: Table) -> None:
    """Pass all hands to the left (GK-8.1)."""
    hand = s.players[s.seats - 1].hand
    for player in s.players:
        hand, player.hand = player.hand, hand
        for card in player.hand:
            see_card(player, card)
