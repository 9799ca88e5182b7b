"""A possible world: everything that a seat doesn't know is drawn anew, from nothing but what it knows (UC-13.1).

The backs of cards tell their era, so that everybody knows how many cards of each era a hand has. Deck orders are
hidden from all, also from those who have put cards under a deck.
"""

from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.games.underwater_cities.components import ERAS, SPECIAL
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.table import Table


def redraw(s: Table, seat: int, luck: Luck) -> None:
    """Draw anew what the seat doesn't know."""
    others = [s.players[other] for other in range(s.seats) if other != seat]
    hidden = [s.special_deck.left()] + [
        [card for card in s.buried if s.components.cards[card].era == era] for era in _eras()
    ]
    hidden[s.era] = hidden[s.era] + s.deck.left()
    for player in others:
        for card in player.hand + player.looked_at:
            hidden[s.components.cards[card].era].append(card)
    for pile in hidden:
        pile.sort()
        luck.shuffle(pile)
    for player in others:
        player.hand = sorted([hidden[s.components.cards[card].era].pop() for card in player.hand])
        player.looked_at = sorted([hidden[SPECIAL].pop() for _ in player.looked_at])
    s.special_deck = Pile(hidden[SPECIAL])
    count = s.deck.count()
    current = hidden[s.era]
    s.deck = Pile(current[:count])
    hidden[s.era] = current[count:]
    s.buried = [card for era in _eras() for card in hidden[era]]
    _redraw_tiles(s, others, luck)
    for player in others:
        if player.put_out:
            cards = player.whole_hand()[:]
            luck.shuffle(cards)
            player.put_out = cards[: len(player.put_out)]


def _eras() -> range:
    return range(1, ERAS + 1)


def _redraw_tiles(s: Table, others: list[Player], luck: Luck) -> None:
    tiles = s.spares.left()
    for player in others:
        tiles = tiles + player.looked_at_tiles
    tiles.sort()
    luck.shuffle(tiles)
    for player in others:
        player.looked_at_tiles = sorted([tiles.pop() for _ in player.looked_at_tiles])
    s.spares = Pile(tiles)
