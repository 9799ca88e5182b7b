"""What a table promises to each player, as a bot would guess: city, hand, tiles to come, special requests."""

from math import exp, sqrt
from typing import Final

from pentapolis.games.cloud_city.gains import gains
from pentapolis.games.cloud_city.prospects import Prospects
from pentapolis.games.cloud_city.requests import (
    BALANCE,
    LONELINESS,
    SEPARATION,
    VALUE,
    VARIETY,
    counts,
    is_comparison,
    worth,
)
from pentapolis.games.cloud_city.table import (
    AREA,
    HAND,
    JOINING,
    OVER,
    PLACING,
    SPOTS_TAKEN,
    Table,
)
from pentapolis.games.cloud_city.tiles import one_of

_CHOSEN: Final = 0.45  # what the chosen tile counts, as long as it isn't placed
_HELD: Final = [0.45, 0.15, 0.1]  # what the best tile of a hand counts, the second and the third
_TO_COME: Final = 3.6  # what every further tile is good for
_VARIETY: Final = [0.2, 0.4, 1.0, 2.5, 6.3, 8.0]  # while a city grows: what a route of so many lengths is good for


def evaluate(table: Table) -> list[float]:
    """Return each seat's expected total at the end of the game."""
    if table.phase == OVER:
        return [float(table.total(seat)) for seat in range(table.seats)]
    promises = [_city(table, seat) for seat in range(table.seats)]
    for request in table.requests:
        counted = counts(table, request)
        for seat in range(table.seats):
            promises[seat] += _requested(request, counted, seat, _to_come(table, seat))
    return promises


def _to_come(table: Table, seat: int) -> int:
    """Return how many tiles a seat has still to place."""
    return table.rounds + 1 - table.board[seat * AREA + SPOTS_TAKEN].bit_count()


def _city(table: Table, seat: int) -> float:
    to_come = _to_come(table, seat)
    joining = seat == table.turn and table.phase == JOINING
    prospects = Prospects(table, seat, to_come)
    votes = prospects.worth(to_come > 0 or joining)
    if to_come == 0:
        return votes
    if seat == table.turn and table.phase == PLACING:
        votes += _CHOSEN * gains(prospects, one_of(table.chosen))[0]
        to_come -= 1
    for i, gain in enumerate(gains(prospects, table.board[seat * AREA + HAND])):
        if i < to_come:
            votes += _HELD[i] * gain
    return votes + _TO_COME * to_come


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
