"""What a table promises to each player, as a bot would guess: points, what cards and goals may still become, features.

What was taken and not used yet is used in the best way, thing by thing.
"""

from typing import Final

from pentapolis.games.cities.actions import BUILDING_ROW, CARD_ROW, FEATURE_ROW, GROUPS, TILE_ROW, place_of
from pentapolis.games.cities.cells import areas_of
from pentapolis.games.cities.city import City
from pentapolis.games.cities.hope import Hope
from pentapolis.games.cities.places import offer_places
from pentapolis.games.cities.scoring import FEATURE_POINTS, MONUMENT_POINTS, total
from pentapolis.games.cities.table import NO_TILE, Table
from pentapolis.games.cities.tiles import MONUMENT, ROTATIONS

# Tuned by many matches between greedy bots that differed in these numbers.
_PIECES: Final = 2.6  # of a group, that get built
_FEATURES: Final = 1.2  # of a group, that get placed
_CARD: Final = 4.5  # what a card is good for that is yet to be taken, with the whole game to come
_TILE: Final = 0.4  # what a tile to come is good for, besides what cards and goals make of it
_PIECE: Final = 0.35
_FEATURE: Final = 0.9
_GOAL: Final = 0.7  # what a goal that may be met counts
_ROOM: Final = 0.35  # what the next different feature of an area counts


def evaluate(s: Table) -> list[float]:
    """Return each seat's expected total at the end of the game."""
    if s.agenda is None:
        return [float(total(s, seat)) for seat in range(s.seats)]
    return [prospect(Outlook(s, seat))[1] for seat in range(s.seats)]


class Outlook:
    """What a seat can still expect, and so what a city is worth to it."""

    def __init__(self, s: Table, seat: int) -> None:
        """Count what is to come."""
        self.table: Final = s
        self.seat: Final = seat
        self.player: Final = s.players[seat]
        tiles = to_come(s, seat, TILE_ROW)
        pieces = _PIECES * to_come(s, seat, BUILDING_ROW)
        features = _FEATURES * to_come(s, seat, FEATURE_ROW)
        self.hope: Final = Hope(pieces, float(tiles), features)
        share = to_come(s, seat, CARD_ROW) / (s.rounds * s.in_row)
        cards = _CARD * to_come(s, seat, CARD_ROW) * (0.4 + 0.6 * share)
        rest = cards + _TILE * tiles + _PIECE * pieces + _FEATURE * features
        self.rest: Final[float] = rest + sum(self.player.goals)
        self.values: Final = [self._value(number) for number in range(len(s.goals))]  # what each goal can bring now
        self._water: int = 0  # the areas of these spaces are known: they change with tiles only
        self._water_areas: list[int] = []
        self._park: int = 0
        self._park_areas: list[int] = []

    def _value(self, number: int) -> int:
        if self.player.goals[number]:
            return 0
        values, taken = self.table.goals[number].values(self.table.seats), self.table.goals_won(number)
        return values[taken] if taken < len(values) else 0

    def worth(self, city: City) -> float:
        """Return what the seat may expect with that city."""
        points = self.rest + self.areas(city)
        for number in self.player.cards:
            points += self.card(city, number)
        for number in range(len(self.values)):
            points += self.goal(city, number)
        return points

    def areas(self, city: City) -> float:
        """Return what water and park are worth, and the monuments."""
        points = float(MONUMENT_POINTS * city.features[MONUMENT].bit_count())
        return points + self._areas(city, self.water_areas(city), 4) + self._areas(city, self.park_areas(city), 0)

    def water_areas(self, city: City) -> list[int]:
        """Return the areas of water."""
        if city.water != self._water:
            self._water, self._water_areas = city.water, areas_of(city.water)
        return self._water_areas

    def park_areas(self, city: City) -> list[int]:
        """Return the areas of park."""
        if city.park != self._park:
            self._park, self._park_areas = city.park, areas_of(city.park)
        return self._park_areas

    def card(self, city: City, number: int) -> float:
        """Return what a card may bring."""
        card = self.table.deck.cards[number]
        return card.points * card.pattern.promise(city, self.hope) / card.every

    def goal(self, city: City, number: int) -> float:
        """Return what a goal may bring."""
        value = self.values[number]
        if value == 0:
            return 0.0
        goal = self.table.goals[number]
        near = goal.pattern.promise(city, self.hope) / goal.least
        if near >= 1.0 and goal.pattern.count(city) >= goal.least:
            return float(value)
        near = min(0.95, near)
        return _GOAL * value * near * near * near

    def _areas(self, city: City, areas: list[int], first: int) -> float:
        """Return what the areas of a terrain are worth, whose features begin with that kind (CI-6.2)."""
        points = 0.0
        hope = self.hope.features / (self.hope.features + 4.0)
        features = city.features
        for area in areas:
            kinds, lie = 0, 0
            for kind in range(first, first + 4):
                here = features[kind] & area
                if here:
                    kinds += 1
                    lie += here.bit_count()
            points += FEATURE_POINTS[kinds]
            if kinds < 4 and area.bit_count() > lie:
                points += hope * _ROOM * (kinds + 1)
        return points


def to_come(s: Table, seat: int, row: int) -> int:
    """Return how often a seat will still use a row."""
    used = s.workers[row * GROUPS : row * GROUPS + GROUPS].count(seat + 1)
    return (s.rounds - max(1, s.round) + 1) * s.in_row - used


def prospect(outlook: Outlook) -> tuple[City, float]:
    """Return the city of a player when all that was taken is used well, and what the player may expect with it."""
    s = outlook.table
    city = outlook.player.city
    if outlook.seat != s.turn:
        return city, outlook.worth(city)
    if s.taken_tile != NO_TILE:
        return _with_tile(outlook, city, s.taken_tile, s.longest)
    best = outlook.worth(city)
    for kind in s.taken_features:
        places = city.places_for_feature(kind)
        start = city
        while places:
            low = places & -places
            places ^= low
            furnished = start.with_feature(kind, low)
            worth = outlook.worth(furnished)
            if worth > best:
                best, city = worth, furnished
    for colour in s.taken_pieces:
        places = city.places_for_piece(colour)
        start = city
        while places:
            low = places & -places
            places ^= low
            built = start.with_piece(colour, low)
            worth = outlook.worth(built)
            if worth > best:
                best, city = worth, built
    return city, best


def _with_tile(outlook: Outlook, city: City, tile: int, longest: int) -> tuple[City, float]:
    """Return the city with the tile in its best place."""
    best = 0.0
    extended = city
    for action in offer_places(city.spots, longest, ROTATIONS[tile]):
        row, column, turns = place_of(action)
        tried = city.with_tile(tile * 4 + turns, row, column)
        worth = outlook.worth(tried)
        if worth > best:
            best, extended = worth, tried
    return extended, best
