"""What a net is told about each player: what the evaluation counts, the city, and what is still to come."""

from typing import Final

from pentapolis.core.net import Features, Inputs
from pentapolis.games.cities.actions import ROWS
from pentapolis.games.cities.city import City
from pentapolis.games.cities.deck import BOARDS, CARD_COUNT, GOAL_COUNT, STANDARD
from pentapolis.games.cities.evaluation import Outlook, prospect, to_come
from pentapolis.games.cities.scoring import total
from pentapolis.games.cities.table import MOST_ROUNDS, NO_TILE, SHORTEST, Table
from pentapolis.games.cities.tiles import COLOUR_COUNT, FEATURE_COUNT, MOST_FLOORS

# Where each group of marks begins.
_SEATS: Final = 0
_LONG: Final = 3
_FIRST: Final = 4
_IN_TURN: Final = 5
_ROUND: Final = 6
_BOARD: Final = _ROUND + MOST_ROUNDS + 1
_CARD: Final = _BOARD + len(BOARDS)

INPUTS: Final = Inputs(
    (
        *("promise", "total", "rest", "areas", "cards", "goals", "tile", "pieces", "features"),
        *(f"to-come-{row}" for row in ROWS),
        *("water", "water-areas", "park", "park-areas", "plots", "buildings"),
        *(f"plots-{colour}" for colour in range(COLOUR_COUNT)),
        *(f"built-{colour}" for colour in range(COLOUR_COUNT)),
        *(f"floors-{floor}" for floor in range(MOST_FLOORS)),
        *(f"feature-{kind}" for kind in range(FEATURE_COUNT)),
        *(f"goal-{number}" for number in range(GOAL_COUNT)),
        *(f"goal-near-{number}" for number in range(GOAL_COUNT)),
        *(f"goal-value-{number}" for number in range(GOAL_COUNT)),
        *(f"card-{number}" for number in range(CARD_COUNT)),
    ),
    (
        *(f"seats-{number}" for number in range(2, 5)),
        *("long", "first", "in-turn"),
        *(f"round-{number}" for number in range(MOST_ROUNDS + 1)),
        *(f"board-{name}" for name in BOARDS),
        *(f"card-{number}" for number in range(CARD_COUNT)),
    ),
)


def net_inputs(s: Table) -> list[Features]:
    """Return what is told about each seat."""
    marked = [_SEATS + s.seats - 2, _ROUND + s.round]
    if s.longest > SHORTEST:
        marked.append(_LONG)
    if s.deck is STANDARD:
        marked.append(_BOARD + s.board)
    return [_player(s, seat, marked) for seat in range(s.seats)]


def _player(s: Table, seat: int, marked: list[int]) -> Features:
    outlook = Outlook(s, seat)
    city, promise = prospect(outlook)
    in_turn = seat == s.turn
    marks = marked[:]
    if seat == s.first:
        marks.append(_FIRST)
    by_card = [0] * CARD_COUNT
    cards = 0
    for number in s.players[seat].cards:
        points = _quarters(outlook.card(city, number))
        cards += points
        if s.deck is STANDARD:
            by_card[number] = points
            marks.append(_CARD + number)
    goals = [_quarters(outlook.goal(city, number)) for number in range(GOAL_COUNT)]
    amounts = [
        _quarters(promise),
        total(s, seat),
        _quarters(outlook.rest),
        _quarters(outlook.areas(city)),
        cards,
        sum(goals),
    ]
    if in_turn:
        marks.append(_IN_TURN)
        amounts += [0 if s.taken_tile == NO_TILE else 1, len(s.taken_pieces), len(s.taken_features)]
    else:
        amounts += [0, 0, 0]
    amounts += [to_come(s, seat, row) for row in range(len(ROWS))]
    amounts += _ground(outlook, city)
    amounts += goals
    for number, goal in enumerate(s.goals):
        near = goal.pattern.promise(city, outlook.hope) / goal.least if outlook.values[number] else 0.0
        amounts.append(round(64.0 * min(2.0, near)))
    amounts += outlook.values
    return Features(promise, amounts + by_card, marks)


def _ground(outlook: Outlook, city: City) -> list[int]:
    empty = city.empty_plots()
    found = [
        city.water.bit_count(),
        len(outlook.water_areas(city)),
        city.park.bit_count(),
        len(outlook.park_areas(city)),
        empty.bit_count(),
        city.buildings().bit_count(),
    ]
    found += [(plots & empty).bit_count() for plots in city.plots]
    found += [buildings.bit_count() for buildings in city.built]
    found += [floor.bit_count() for floor in city.floors]
    found += [places.bit_count() for places in city.features]
    return found


def _quarters(points: float) -> int:
    return round(4.0 * points)
