"""What a page draws of what could come in a player's own city: each thing in each place, and what it would change.

It is about what the player has taken, or else about all that lies open: who waits may plan.
"""

from dataclasses import dataclass

from pentapolis.core.actions import Json
from pentapolis.games.cities.actions import BUILD, FURNISH, SPACE, add_places, place_of, space_of
from pentapolis.games.cities.cells import names_of
from pentapolis.games.cities.city import City
from pentapolis.games.cities.places import offer_places
from pentapolis.games.cities.scoring import monument_points, park_points, total_with, water_points
from pentapolis.games.cities.table import NO_CARD, NO_FEATURE, NO_PIECE, NO_TILE, Table
from pentapolis.games.cities.tiles import COLOURS, FEATURES, NAMES, ROTATIONS
from pentapolis.games.cities.view import CardCount, card_count


@dataclass(frozen=True)
class CardChange:
    """What a scoring card would count and bring then; only cards for which something changes are told of."""

    card: str
    count: int
    points: int
    change: int  # of the points; less than 0: something breaks
    spaces: list[str]  # that would count, named as they would be then


@dataclass(frozen=True)
class GoalChange:
    """What a goal would count then; only goals for which something changes are told of."""

    goal: str
    count: int
    change: int  # of the count; less than 0: something breaks
    points: int  # that it would bring at the end of the turn, if it would be met and a value is left
    spaces: list[str]


@dataclass(frozen=True)
class Placement:
    """A thing in a place, and what it would change in the city as it is now."""

    thing: str  # the name of a tile, a feature or a colour
    action: dict[str, Json]
    change: int  # of the player's total, without goals that would be met
    water: int  # of that, by category
    parks: int
    monuments: int
    cards: list[CardChange]
    goals: list[GoalChange]


@dataclass(frozen=True)
class CitiesGhosts:
    """What could come in a player's city."""

    placements: list[Placement]
    cards: list[CardCount]  # that lie open: how they would stand in the city as it is now


def ghosts_of(s: Table, seat: int) -> CitiesGhosts:
    """Return what could come in the city of a seat."""
    city = s.players[seat].city
    found: list[Placement] = []
    if not city.tiles:
        return CitiesGhosts(found, _open_cards(s, city))
    tiles, features, colours = _things(s, seat)
    for tile in tiles:
        for action in offer_places(city.spots, s.longest, ROTATIONS[tile]):
            row, column, turns = place_of(action)
            grown = city.with_tile(tile * 4 + turns, row, column)
            found.append(_placement(s, seat, NAMES[tile], action, grown))
    for kind in features:
        offer: list[int] = []
        add_places(FURNISH, kind, city.places_for_feature(kind), offer)
        for action in offer:
            furnished = city.with_feature(kind, space_of(action - FURNISH))
            found.append(_placement(s, seat, FEATURES[kind], action, furnished))
    for colour in colours:
        offer = []
        add_places(BUILD, colour, city.places_for_piece(colour), offer)
        for action in offer:
            built = city.with_piece(colour, space_of(action - BUILD))
            found.append(_placement(s, seat, COLOURS[colour], action, built))
    return CitiesGhosts(found, _open_cards(s, city))


def _open_cards(s: Table, city: City) -> list[CardCount]:
    return [card_count(s.deck.cards[number], city) for number in s.cards if number != NO_CARD]


def _things(s: Table, seat: int) -> tuple[list[int], list[int], list[int]]:
    """Return the tiles, features and colours that it is about."""
    if seat == s.turn and (s.taken_tile != NO_TILE or s.taken_features or s.taken_pieces):
        taken = [] if s.taken_tile == NO_TILE else [s.taken_tile]
        return taken, sorted(set(s.taken_features)), sorted(set(s.taken_pieces))
    return (
        [tile for tile in s.tiles if tile != NO_TILE],
        sorted({kind for kind in s.features if kind != NO_FEATURE}),
        sorted({colour for colour in s.pieces if colour != NO_PIECE}),
    )


def _placement(s: Table, seat: int, thing: str, action: int, city: City) -> Placement:
    before = s.players[seat].city
    return Placement(
        thing,
        SPACE.to_json(action),
        total_with(s, seat, city) - total_with(s, seat, before),
        water_points(city) - water_points(before),
        park_points(city) - park_points(before),
        monument_points(city) - monument_points(before),
        _cards(s, seat, before, city),
        _goals(s, seat, before, city),
    )


def _cards(s: Table, seat: int, before: City, city: City) -> list[CardChange]:
    found: list[CardChange] = []
    for number in s.players[seat].cards:
        card = s.deck.cards[number]
        count, points = card.pattern.count(city), card.score(city)
        if count != card.pattern.count(before):
            change = points - card.score(before)
            found.append(CardChange(card.name.id, count, points, change, names_of(card.pattern.spaces(city))))
    return found


def _goals(s: Table, seat: int, before: City, city: City) -> list[GoalChange]:
    found: list[GoalChange] = []
    for number, goal in enumerate(s.goals):
        count = goal.pattern.count(city)
        change = count - goal.pattern.count(before)
        if change and not s.players[seat].goals[number]:
            values, taken = goal.values(s.seats), s.goals_won(number)
            points = values[taken] if count >= goal.least and taken < len(values) else 0
            found.append(GoalChange(goal.name.id, count, change, points, names_of(goal.pattern.spaces(city))))
    return found
