"""The set-up (CC-2.1 to CC-2.5)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.cloud_city.city import lay
from pentapolis.games.cloud_city.events import Began, Founded, Opened, Received, Requested
from pentapolis.games.cloud_city.expanding import begin_turn
from pentapolis.games.cloud_city.requests import REQUESTS, Request
from pentapolis.games.cloud_city.table import AREA, HAND, HAND_SIZE, ROW_SIZE, Table
from pentapolis.games.cloud_city.tiles import DECK, TILES, held, tiles


def set_up(table: Table, requests: int, luck: Luck, events: list[Event] | None) -> None:
    """Deal everything out, with so many special requests, and begin the first turn."""
    table.pile = DECK[:]
    luck.shuffle(table.pile)
    table.first = luck.below(table.seats)
    for place in range(table.seats):  # CC-2.2
        seat = (table.first + place) % table.seats
        lay(table.board, seat * AREA, table.start_kind(seat) * 4, 1, 1)
        if events is not None:
            events.append(Founded(seat, table.birds(seat), TILES[table.start_kind(seat)]))
    row = _next_tiles(table, ROW_SIZE)
    table.row = held(row)
    if events is not None:
        events.append(Opened(tiles(sorted(row))))
    for place in range(table.seats):  # CC-2.3
        seat = (table.first + place) % table.seats
        hand = _next_tiles(table, HAND_SIZE)
        table.board[seat * AREA + HAND] = held(hand)
        if events is not None:
            events += [Received(seat, TILES[kind]) for kind in hand]
    table.requests = _draw_requests(requests, luck)
    table.turn = table.first
    if events is not None:
        events += [Requested(Request(REQUESTS[request])) for request in table.requests]
        events.append(Began(table.round, table.rounds))
    begin_turn(table)


def _next_tiles(table: Table, count: int) -> list[int]:
    table.next += count
    return table.pile[table.next - count : table.next]


def _draw_requests(count: int, luck: Luck) -> list[int]:
    """Draw so many different cards (CC-2.5)."""
    cards = list(range(len(REQUESTS)))
    luck.shuffle(cards)
    return sorted(cards[:count])
