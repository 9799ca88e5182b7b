"""What a table promises to each player, as a bot would guess: points, what cards and goals may still become, features.

What was taken and not used yet is used in the best way, thing by thing.
"""

from typing import Final

from pentapolis.core.agenda import NOTHING
from pentapolis.games.cities.actions import BUILDING_ROW, CARD_ROW, FEATURE_ROW, GROUPS, ROWS, TILE_ROW, place_of
from pentapolis.games.cities.cells import areas_of
from pentapolis.games.cities.city import City
from pentapolis.games.cities.hope import Hope
from pentapolis.games.cities.places import offer_places
from pentapolis.games.cities.scoring import FEATURE_POINTS, MONUMENT_POINTS, total
from pentapolis.games.cities.table import MOST_SEATS, NO_TILE, Player, Table
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
    return [outlook_of(s, seat).promise for seat in range(s.seats)]


class Outlook:
    """What a seat can still expect, and so what a city is worth to it."""

    def __init__(self, s: Table, seat: int) -> None:
        """Count what is to come."""
        player = s.players[seat]
        in_turn = seat == s.turn
        self.seats: Final = s.seats
        self.round: Final = s.round
        self.longest: Final = s.longest
        self.deck: Final = s.deck
        self.table_goals: Final = s.goals
        self.own_city: Final = player.city
        self.cards: Final = player.cards
        self.goals: Final = player.goals
        self.tile: Final = s.taken_tile if in_turn else NO_TILE  # to be used, and so are these
        self.features: Final = s.taken_features if in_turn else NOTHING
        self.pieces: Final = s.taken_pieces if in_turn else NOTHING
        self.to_come: Final = [_to_come(s, seat, row) for row in range(len(ROWS))]
        tiles = self.to_come[TILE_ROW]
        pieces = _PIECES * self.to_come[BUILDING_ROW]
        features = _FEATURES * self.to_come[FEATURE_ROW]
        self.hope: Final = Hope(pieces, float(tiles), features)
        share = self.to_come[CARD_ROW] / (s.rounds * s.in_row)
        cards = _CARD * self.to_come[CARD_ROW] * (0.4 + 0.6 * share)
        rest = cards + _TILE * tiles + _PIECE * pieces + _FEATURE * features
        self.rest: Final[float] = rest + sum(player.goals)
        self.values: Final = [_value(s, player, number) for number in range(len(s.goals))]  # what goals can bring now
        self.city: City = player.city  # when all that was taken is used well, see `foresee`
        self.promise: float = 0.0  # what the player may expect with it
        self._water: int = 0  # the areas of these spaces are known: they change with tiles only
        self._water_areas: list[int] = []
        self._park: int = 0
        self._park_areas: list[int] = []

    def is_like(self, other: "Outlook") -> bool:
        """Whether another one would foresee the same; most of it are values that states share."""
        return (
            self.own_city is other.own_city
            and self.cards == other.cards
            and self.goals == other.goals
            and self.to_come == other.to_come
            and self.values == other.values
            and self.rest == other.rest
            and self.tile == other.tile
            and self.features == other.features
            and self.pieces == other.pieces
            and self.round == other.round
            and self.seats == other.seats
            and self.longest == other.longest
            and self.deck is other.deck
            and self.table_goals is other.table_goals
        )

    def foresee(self) -> None:
        """Use all that was taken, thing by thing, where it is worth most."""
        if self.tile != NO_TILE:
            self._use_tile()
            return
        self.promise = self.worth(self.city)
        for kind in self.features:
            places = self.city.places_for_feature(kind)
            start = self.city
            while places:
                low = places & -places
                places ^= low
                self._try(start.with_feature(kind, low))
        for colour in self.pieces:
            places = self.city.places_for_piece(colour)
            start = self.city
            while places:
                low = places & -places
                places ^= low
                self._try(start.with_piece(colour, low))

    def _use_tile(self) -> None:
        for action in offer_places(self.own_city.spots, self.longest, ROTATIONS[self.tile]):
            row, column, turns = place_of(action)
            self._try(self.own_city.with_tile(self.tile * 4 + turns, row, column))

    def _try(self, city: City) -> None:
        """Take this city if it is worth more than the best one so far."""
        worth = self.worth(city)
        if worth > self.promise:
            self.city, self.promise = city, worth

    def worth(self, city: City) -> float:
        """Return what the seat may expect with that city."""
        points = self.rest + self.areas(city)
        for number in self.cards:
            points += self.card(city, number)
        for number, value in enumerate(self.values):
            if value:
                points += self.goal(city, number, self.near(city, number))
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
        card = self.deck.cards[number]
        return card.points * card.pattern.promise(city, self.hope) / card.every

    def near(self, city: City, number: int) -> float:
        """Return how much of a goal may be met, 1 if all of it."""
        goal = self.table_goals[number]
        return goal.pattern.promise(city, self.hope) / goal.least

    def goal(self, city: City, number: int, near: float) -> float:
        """Return what a goal may bring that is so near."""
        value, goal = self.values[number], self.table_goals[number]
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


def _value(s: Table, player: Player, number: int) -> int:
    """Return what a goal can bring to a player who meets it now."""
    if player.goals[number]:
        return 0
    values, taken = s.goals[number].values(s.seats), s.goals_won(number)
    return values[taken] if taken < len(values) else 0


def _to_come(s: Table, seat: int, row: int) -> int:
    """Return how often a seat will still use a row."""
    used = s.workers[row * GROUPS : row * GROUPS + GROUPS].count(seat + 1)
    return (s.rounds - max(1, s.round) + 1) * s.in_row - used


_LAST: Final[list[Outlook | None]] = [None] * MOST_SEATS


def outlook_of(s: Table, seat: int) -> Outlook:
    """Return what a seat can expect, which is the last one again if nothing has changed for it.

    That is so for most seats of states that are judged one after the other: an action changes little for the others.
    """
    outlook = Outlook(s, seat)
    last = _LAST[seat]
    if last is not None and last.is_like(outlook):
        return last
    outlook.foresee()
    _LAST[seat] = outlook
    return outlook
