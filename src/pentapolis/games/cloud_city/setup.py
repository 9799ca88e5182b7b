"""The set-up (CC-2.1 to CC-2.5)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.games.cloud_city.city import EMPTY_CITY
from pentapolis.games.cloud_city.events import Founded, Opened, Received, Requested
from pentapolis.games.cloud_city.requests import REQUESTS, Request
from pentapolis.games.cloud_city.table import HAND_SIZE, ROW_SIZE, Table
from pentapolis.games.cloud_city.tiles import DECK, TILES, tiles


def set_up(s: Table, requests: int, luck: Luck, events: list[Event] | None) -> None:
    """Deal everything out, with so many special requests."""
    deck = DECK[:]
    luck.shuffle(deck)
    s.pile = Pile(deck)
    s.first = luck.below(s.seats)
    for place in range(s.seats):  # CC-2.2
        seat = (s.first + place) % s.seats
        s.players[seat].city = EMPTY_CITY.with_tile(s.start_kind(seat) * 4, 1, 1)
        if events is not None:
            events.append(Founded(seat, s.birds(seat), TILES[s.start_kind(seat)]))
    s.row = sorted(_draw(s, ROW_SIZE))
    if events is not None:
        events.append(Opened(tiles(s.row)))
    for place in range(s.seats):  # CC-2.3
        seat = (s.first + place) % s.seats
        hand = _draw(s, HAND_SIZE)
        s.players[seat].hidden = sorted(hand)
        if events is not None:
            events += [Received(seat, TILES[kind]) for kind in hand]
    s.requests = _draw_requests(requests, luck)
    if events is not None:
        events += [Requested(Request(REQUESTS[request])) for request in s.requests]


def _draw(s: Table, count: int) -> list[int]:
    drawn = s.pile.first(count)
    s.pile = s.pile.without(count)
    return drawn


def _draw_requests(count: int, luck: Luck) -> list[int]:
    """Draw so many different cards (CC-2.5)."""
    cards = list(range(len(REQUESTS)))
    luck.shuffle(cards)
    return sorted(cards[:count])
