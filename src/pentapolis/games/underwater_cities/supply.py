"""Decks and discards: drawing, discarding, and what goes where (UC-3.8, UC-4.7)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.games.underwater_cities.components import DEAR, SPECIAL
from pentapolis.games.underwater_cities.events import CardsDrawn, CardsSeen, DeckShuffled, SpecialTurned
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.table import Table


def can_draw(s: Table) -> bool:
    """Whether there is a card to draw (UC-15.5)."""
    return s.deck.count() > 0 or len(s.discards) > 0


def draw_cards(s: Table, seat: int, count: int, luck: Luck, events: list[Event] | None) -> None:
    """Let a player draw cards; the discards are shuffled when the deck is empty, and if there are none, fewer."""
    drawn: list[int] = []
    while len(drawn) < count and can_draw(s):
        drawn.append(take_top(s, luck, events))
    if drawn:
        player = s.players[seat]
        player.hand = sorted(player.hand + drawn)
        if events is not None:
            events.append(CardsDrawn(seat, len(drawn)))
            events.append(CardsSeen(seat, [card + 1 for card in drawn]))


def take_top(s: Table, luck: Luck, events: list[Event] | None) -> int:
    """Take the top card of the era's deck, of which there is one, or of the discards."""
    if s.deck.count() == 0:
        cards = s.discards[:]
        luck.shuffle(cards)
        s.deck = Pile(cards)
        s.discards = []
        if events is not None:
            events.append(DeckShuffled(len(cards)))
    card = s.deck.top()
    s.deck = s.deck.without(1)
    return card


def discard(s: Table, card: int, events: list[Event] | None) -> None:
    """Put a card where it goes: its era's discards, out of the game, or under the special deck."""
    if s.components.cards[card].era == s.era:
        s.discards = sorted([*s.discards, card])
    elif s.components.cards[card].era == SPECIAL and s.components.cards[card].cost < DEAR:
        put_under(s, card, events)
    else:
        s.gone = sorted([*s.gone, card])


def put_under(s: Table, card: int, events: list[Event] | None) -> None:
    """Put a special card under its deck; where there is none it is the top card, face up."""
    s.special_deck = Pile([*s.special_deck.left(), card])
    turn_up_special(s, events)


def turn_up_special(s: Table, events: list[Event] | None) -> None:
    """Turn up the top of the special deck if no card is (UC-4.8)."""
    if s.special_top == 0 and s.special_deck.count() > 0:
        s.special_top = s.special_deck.top() + 1
        s.special_deck = s.special_deck.without(1)
        if events is not None:
            events.append(SpecialTurned(s.special_top))


def leave_hand(player: Player, card: int) -> None:
    """Take a card out of a hand."""
    if card in player.open_hand:
        player.open_hand = [other for other in player.open_hand if other != card]
    else:
        player.hand = [other for other in player.hand if other != card]
