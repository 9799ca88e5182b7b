"""What a table promises to each player, as a bot would guess: city, hand, tiles to come, special requests."""

from math import exp, sqrt
from typing import Final

from pentapolis.games.cloud_city.city import all_votes
from pentapolis.games.cloud_city.outlook import Outlook, outlook, tiles_to_come
from pentapolis.games.cloud_city.prospects import DOUBT
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

# Tuned for those who look at a whole turn, not only at its next step; and so that promises stay the same on average,
# whatever is decided next.
_HELD: Final = [0.25, 0.06, 0.03]  # what the best tile of a hand counts (or the chosen one), the second and the third
_PASSED_UP: Final = 0.7  # what walkways count that could have been built, but weren't: pieces run out
_TO_DRAW: Final = 0.55  # what the tile is good for that will be drawn in this turn
_NEXT: Final = 1.0  # what the next turn is good for, besides the tiles of the hand
_TURN: Final = 9.0  # what a later turn is good for with many to come; with few, only few hopes are fulfilled
_VARIETY: Final = [0.2, 0.4, 1.0, 2.5, 6.3, 8.0]  # while a city grows: what a route of so many lengths is good for


def _all_turns() -> list[float]:
    """Return for each number of tiles to come what all those turns are good for."""
    found = [0.0, _NEXT]
    for to_come in range(2, 12):
        found.append(found[-1] + _TURN * to_come / (to_come + DOUBT))
    return found


_TURNS: Final = _all_turns()


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
    votes = found.worth + (found.buildable if joining else _PASSED_UP * found.buildable)
    if found.to_come == 0:
        return votes
    votes += _TURNS[found.to_come]
    used = 0
    if seat == table.turn and table.phase == PLACING:
        votes += _HELD[0] * found.gain(table.chosen)
        used = 1
    for gain in _gains(found, table.board[seat * AREA + HAND]):
        if used < found.to_come:
            votes += _HELD[used] * gain
            used += 1
    return votes + _TO_DRAW if seat == table.turn and table.phase in (JOINING, DRAWING) else votes


def _gains(city: Outlook, hand: int) -> list[float]:
    """Return what each tile of a hand would add, the most first."""
    gains: list[float] = []
    kind = 0
    while hand:
        for _ in range(hand & 3):
            gains.append(city.gain(kind))
        hand >>= 2
        kind += 1
    gains.sort(reverse=True)
    return gains


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
