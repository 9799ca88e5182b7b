"""What a net is told about each player: what the evaluation counts, the city, and what is still to come."""

from typing import Final

from pentapolis.core.net import Features, Inputs, part_of, quarters
from pentapolis.games.cities.actions import ROWS
from pentapolis.games.cities.city import City
from pentapolis.games.cities.deck import BOARDS, CARD_COUNT, GOAL_COUNT, STANDARD
from pentapolis.games.cities.evaluation import Outlook, outlook_of
from pentapolis.games.cities.scoring import total
from pentapolis.games.cities.table import MOST_ROUNDS, MOST_SEATS, NO_TILE, SHORTEST, Table
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
    outlook = outlook_of(s, seat)
    told = _LAST[seat]
    if told is None or told.outlook is not outlook:
        told = _Told(outlook, total(s, seat), s.board)
        _LAST[seat] = told
    marks = marked[:]
    if seat == s.first:
        marks.append(_FIRST)
    if seat == s.turn:
        marks.append(_IN_TURN)
    return Features(outlook.promise, told.amounts, marks, told.parts)


class _Told:
    """What is told about a seat that can expect so much."""

    def __init__(self, outlook: Outlook, total: int, board: int) -> None:
        """Look at the city, and at what cards and goals may bring in it."""
        self.outlook: Final = outlook
        self.parts: Final[list[int]] = []
        city = outlook.city
        standard = outlook.deck is STANDARD
        cards = 0
        for number in outlook.cards:
            points = outlook.card(city, number)
            cards += quarters(points)
            self._add([number + 1 if standard else CARD_COUNT + 1, max(0, round(points)), 0, 0, 0, 0, 0])
        goals = [0] * GOAL_COUNT
        for number, value in enumerate(outlook.values):
            if value:
                near = outlook.near(city, number)
                goals[number] = quarters(outlook.goal(city, number, near))
                known = board * GOAL_COUNT + number if standard else len(BOARDS) * GOAL_COUNT
                self._add([0, 0, known + 1, 1 + round(8.0 * min(2.0, near)), value, 0, 0])
        for area in outlook.park_areas(city):
            self._add_area(city, area, 0)
        for area in outlook.water_areas(city):
            self._add_area(city, area, 4)
        self.amounts: Final = [
            quarters(outlook.promise),
            total,
            quarters(outlook.rest),
            quarters(outlook.areas(city)),
            cards,
            sum(goals),
            0 if outlook.tile == NO_TILE else 1,
            len(outlook.pieces),
            len(outlook.features),
            *outlook.to_come,
            *_ground(outlook, city),
            *goals,
        ]

    def _add(self, traits: list[int]) -> None:
        """Add the part with these traits."""
        self.parts.append(part_of(_SIZES, [*traits, self.outlook.round, self.outlook.seats - 2]))

    def _add_area(self, city: City, area: int, first: int) -> None:
        """Add the part that an area is, whose features begin with that kind."""
        kinds, lie = 0, 0
        for kind in range(first, first + 4):
            here = city.features[kind] & area
            if here:
                kinds += 1
                lie += here.bit_count()
        terrain = 0 if first == 0 else 1
        known = (terrain * _KINDS + kinds) * _KINDS + min(_KINDS - 1, lie)
        self._add([0, 0, 0, 0, 0, known + 1, area.bit_count()])


_LAST: Final[list[_Told | None]] = [None] * MOST_SEATS


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
