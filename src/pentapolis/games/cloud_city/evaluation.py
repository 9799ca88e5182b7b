"""What a table promises to each player, as a bot would guess: city, hand, tiles to come, special requests."""

from math import exp, sqrt
from typing import Final

from pentapolis.games.cloud_city.city_value import DOUBT
from pentapolis.games.cloud_city.drawing import DRAW_TILE
from pentapolis.games.cloud_city.evaluated_city import EvaluatedCity, evaluated_city
from pentapolis.games.cloud_city.expanding import PLACE_TILE
from pentapolis.games.cloud_city.joining import JOIN_BUILDINGS
from pentapolis.games.cloud_city.requests import (
    BALANCE,
    LONELINESS,
    SEPARATION,
    VALUE,
    VARIETY,
    is_comparison,
    worth,
)
from pentapolis.games.cloud_city.scoring import total
from pentapolis.games.cloud_city.table import Table

# Tuned for those who look at a whole turn, not only at its next step; and so that promises stay the same on average,
# whatever is decided next.
_HELD: Final = [0.25, 0.06, 0.03]  # what the best tile of a hand counts (or the chosen one), the second and the third
_PASSED_UP: Final = 0.7  # what walkways count that could have been built, but weren't: pieces run out
_TO_DRAW: Final = 0.55  # what the tile is good for that will be drawn in this turn
_NEXT: Final = 1.0  # what the next turn is good for, besides the tiles of the hand
_TURN: Final = 9.0  # what a later turn is good for with many to come; with few, little of what is expected comes true
_VARIETY: Final = [0.2, 0.4, 1.0, 2.5, 6.3, 8.0]  # while a city grows: what a route of so many lengths is good for


def _all_turns() -> list[float]:
    """Return for each number of tiles to come what all those turns are good for."""
    found = [0.0, _NEXT]
    for to_come in range(2, 12):
        found.append(found[-1] + _TURN * to_come / (to_come + DOUBT))
    return found


_TURNS: Final = _all_turns()


def evaluate(s: Table) -> list[float]:
    """Return each seat's expected total at the end of the game."""
    if s.agenda is None:
        return [float(total(s, seat)) for seat in range(s.seats)]
    return Outlook(s).promises


class Outlook:
    """What the seats of a table are promised, and what that is made of."""

    def __init__(self, s: Table) -> None:
        """Look at all cities and requests."""
        self.cities: Final = [evaluated_city(player.city, s.supply, s.longest) for player in s.players]
        self.counted: Final[list[list[int]]] = []  # for each request what it counts in each city
        self.requested: Final[list[list[float]]] = []  # and what it may bring
        self.promises: Final = [_city(s, seat, city) for seat, city in enumerate(self.cities)]
        for request in s.requests:
            counted = [city.count(request) for city in self.cities]
            brought = [_requested(request, counted, seat, s.to_come(seat)) for seat in range(s.seats)]
            for seat, votes in enumerate(brought):
                self.promises[seat] += votes
            self.counted.append(counted)
            self.requested.append(brought)


def _city(s: Table, seat: int, city: EvaluatedCity) -> float:
    player = s.players[seat]
    step = s.asked() if seat == s.turn else None
    to_come = s.to_come(seat)
    if to_come == 0 and step is not JOIN_BUILDINGS:
        return float(player.city.all_votes())
    votes = city.worth + (city.buildable if step is JOIN_BUILDINGS else _PASSED_UP * city.buildable)
    if to_come == 0:
        return votes
    votes += _TURNS[to_come]
    used = 0
    if step is PLACE_TILE:
        votes += _HELD[0] * city.gain(s.chosen)
        used = 1
    gains = [city.gain(kind) for kind in player.hand()]
    gains.sort(reverse=True)
    for gain in gains:
        if used < to_come:
            votes += _HELD[used] * gain
            used += 1
    return votes + _TO_DRAW if step is JOIN_BUILDINGS or step is DRAW_TILE else votes


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
