"""What a table promises to each player, as a bot would guess: city, hand, tiles to come, special requests."""

from math import exp, sqrt
from typing import Final

from pentapolis.games.cloud_city.city import all_votes
from pentapolis.games.cloud_city.outlook import outlook, tiles_to_come
from pentapolis.games.cloud_city.requests import (
    BALANCE,
    LONELINESS,
    SEPARATION,
    VALUE,
    VARIETY,
    is_comparison,
    worth,
)
from pentapolis.games.cloud_city.table import (
    AREA,
    DRAWING,
    HAND,
    JOINING,
    OVER,
    PLACING,
    Table,
)

# Tuned so that promises stay the same on average, whatever is decided next.
_HELD: Final = [0.45, 0.15, 0.1]  # what the best tile of a hand counts (or the chosen one), the second and the third
_TO_DRAW: Final = 1.1  # what the tile is good for that will be drawn in this turn
_TO_COME: Final = 5.4  # what every turn after the next is good for
_VARIETY: Final = [0.2, 0.4, 1.0, 2.5, 6.3, 8.0]  # while a city grows: what a route of so many lengths is good for


def evaluate(table: Table) -> list[float]:
    """Return each seat's expected total at the end of the game."""
    if table.phase == OVER:
        return [float(table.total(seat)) for seat in range(table.seats)]
    promises = [_city(table, seat) for seat in range(table.seats)]
    for request in table.requests:
        counted = [outlook(table, seat).count(table.board, seat * AREA, request) for seat in range(table.seats)]
        for seat in range(table.seats):
            promises[seat] += _requested(request, counted, seat, tiles_to_come(table, seat))
    return promises


def _city(table: Table, seat: int) -> float:
    joining = seat == table.turn and table.phase == JOINING
    if not joining and tiles_to_come(table, seat) == 0:
        return float(all_votes(table.board, seat * AREA))
    found = outlook(table, seat)
    if found.to_come == 0:
        return found.worth
    votes = found.worth + _TO_COME * (found.to_come - 1)
    held = 0
    if seat == table.turn and table.phase == PLACING:
        votes += _HELD[0] * found.gain(table.chosen)
        held = 1
    gains: list[float] = []
    hand, kind = table.board[seat * AREA + HAND], 0
    while hand:
        for _ in range(hand & 3):
            gains.append(found.gain(kind))
        hand >>= 2
        kind += 1
    gains.sort(reverse=True)
    for i, gain in enumerate(gains, start=held):
        if i < found.to_come:
            votes += _HELD[i] * gain
    return votes + _TO_DRAW if seat == table.turn and table.phase in (JOINING, DRAWING) else votes


def _requested(request: int, counted: list[int], seat: int, to_come: int) -> float:
    """Return what a request may bring to a seat that has so many tiles to place."""
    number = counted[seat]
    if to_come == 0:
        return float(worth(request, counted)[seat])
    if is_comparison(request):
        others = max([other for place, other in enumerate(counted) if place != seat])
        reach = (3.0 if request == VALUE else 1.0 if request == SEPARATION else 0.7) * sqrt(to_come)
        return 6.0 / (1.0 + exp((others - number) / reach))
    if request == VARIETY:
        return _VARIETY[number]
    if request == LONELINESS:
        return -2.0 * number * 2.0 / (2.0 + to_come)
    if request == BALANCE:
        return -4.0 * min(1.0, number / (1.0 + to_come))
    return float(worth(request, counted)[seat])
