"""The score (CI-6.1 to CI-6.5)."""

from typing import Final

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.cities.cells import area_of
from pentapolis.games.cities.city import City
from pentapolis.games.cities.table import Table
from pentapolis.games.cities.tiles import MONUMENT

FEATURE_POINTS: Final = [0, 1, 3, 6, 10]  # for so many different features in an area (CI-6.2)
MONUMENT_POINTS: Final = 2  # CI-6.3


def score_sheets(s: Table) -> list[ScoreSheet]:
    """Return every player's sheet; a tie goes to more points from the goals."""
    sheets = []
    for player in s.players:
        city, goals = player.city, sum(player.goals)
        categories = {
            "goals": goals,
            "water": water_points(city),
            "parks": park_points(city),
            "monuments": monument_points(city),
            "cards": sum(s.deck.cards[card].score(city) for card in player.cards),
        }
        sheets.append(ScoreSheet(categories, (goals,)))
    return sheets


def total(s: Table, seat: int) -> int:
    """Return the total of the seat's sheet, without making the sheet."""
    player = s.players[seat]
    return total_with(s, seat, player.city)


def total_with(s: Table, seat: int, city: City) -> int:
    """Return what the total of a seat would be with that city instead of its own, but for goals that it would meet."""
    player = s.players[seat]
    points = sum(player.goals) + water_points(city) + park_points(city) + monument_points(city)
    for card in player.cards:
        points += s.deck.cards[card].score(city)
    return points


def water_points(city: City) -> int:
    """Return the points of all water areas."""
    features = city.features
    return _area_points(city, features[4] | features[5] | features[6] | features[7], city.water)


def park_points(city: City) -> int:
    """Return the points of all park areas."""
    features = city.features
    return _area_points(city, features[0] | features[1] | features[2] | features[3], city.park)


def _area_points(city: City, furnished: int, terrain: int) -> int:
    """Return the points of the areas that have features."""
    points = 0
    while furnished:
        area = area_of(furnished & -furnished, terrain)
        points += FEATURE_POINTS[city.kinds_in(area)]
        furnished &= ~area
    return points


def monument_points(city: City) -> int:
    """Return the points of the monuments."""
    return MONUMENT_POINTS * city.features[MONUMENT].bit_count()
