"""What a net is told about each player: what the evaluation counts, the city, and what is still to come."""

from typing import Final

from pentapolis.core.net import MOST_PARTS, Features, Inputs, part_of, quarters
from pentapolis.games.cities.actions import ROWS
from pentapolis.games.cities.city import City
from pentapolis.games.cities.deck import BOARDS, CARD_COUNT, GOAL_COUNT, STANDARD
from pentapolis.games.cities.evaluation import Outlook, prospect, to_come
from pentapolis.games.cities.scoring import total
from pentapolis.games.cities.table import MOST_ROUNDS, NO_TILE, SHORTEST, Table
from pentapolis.games.cities.tiles import COLOUR_COUNT, FEATURE_COUNT, MOST_FLOORS

_KINDS: Final = 5  # of features in an area, from none on

# Where each group of marks begins.
_SEATS: Final = 0
_LONG: Final = 3
_FIRST: Final = 4
_IN_TURN: Final = 5
_ROUND: Final = 6
_BOARD: Final = _ROUND + MOST_ROUNDS + 1

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
    ),
    (
        *(f"seats-{number}" for number in range(2, 5)),
        *("long", "first", "in-turn"),
        *(f"round-{number}" for number in range(MOST_ROUNDS + 1)),
        *(f"board-{name}" for name in BOARDS),
    ),
    (
        # A card, a goal or an area; the first value of a trait is for what hasn't got it.
        ("card", CARD_COUNT + 2),  # the last one for all of other decks
        ("card-points", 24),
        ("goal", len(BOARDS) * GOAL_COUNT + 2),
        ("goal-near", 18),  # in eighths
        ("goal-value", 12),
        ("area", 2 * _KINDS * _KINDS + 1),  # park or water, kinds of features, how many lie there
        ("area-size", 10),
        ("round", MOST_ROUNDS + 1),
        ("seats", 3),
    ),
)
_SIZES: Final = INPUTS.sizes()


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
    parts: list[int] = []
    cards = 0
    for number in s.players[seat].cards:
        points = outlook.card(city, number)
        cards += quarters(points)
        known = number if s.deck is STANDARD else CARD_COUNT
        parts.append(_part(s, [known + 1, max(0, round(points)), 0, 0, 0, 0, 0]))
    goals = [quarters(outlook.goal(city, number)) for number in range(GOAL_COUNT)]
    amounts = [
        quarters(promise),
        total(s, seat),
        quarters(outlook.rest),
        quarters(outlook.areas(city)),
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
        value = outlook.values[number]
        if value:
            near = goal.pattern.promise(city, outlook.hope) / goal.least
            known = s.board * GOAL_COUNT + number if s.deck is STANDARD else len(BOARDS) * GOAL_COUNT
            parts.append(_part(s, [0, 0, known + 1, 1 + round(8.0 * min(2.0, near)), value, 0, 0]))
    for area in outlook.park_areas(city):
        parts.append(_area(s, city, area, 0))
    for area in outlook.water_areas(city):
        parts.append(_area(s, city, area, 4))
    return Features(promise, amounts, marks, parts[:MOST_PARTS])


def _part(s: Table, traits: list[int]) -> int:
    return part_of(_SIZES, [*traits, s.round, s.seats - 2])


def _area(s: Table, city: City, area: int, first: int) -> int:
    """Return the part that an area is, whose features begin with that kind."""
    kinds, lie = 0, 0
    for kind in range(first, first + 4):
        here = city.features[kind] & area
        if here:
            kinds += 1
            lie += here.bit_count()
    terrain = 0 if first == 0 else 1
    known = (terrain * _KINDS + kinds) * _KINDS + min(_KINDS - 1, lie)
    return _part(s, [0, 0, 0, 0, 0, known + 1, area.bit_count()])


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
