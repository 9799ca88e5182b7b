"""The score (CC-5.2, CC-5.3)."""

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.requests import REQUESTS, count, counts, worth
from pentapolis.games.cloud_city.table import Table
from pentapolis.games.cloud_city.tiles import COLOURS


def score_sheets(s: Table) -> list[ScoreSheet]:
    """Return every player's sheet."""
    requested = [worth(request, counts(s, request)) for request in s.requests]
    sheets = []
    for seat in range(s.seats):
        votes = s.players[seat].city.votes
        categories: dict[str, int] = dict(zip(COLOURS, votes))
        for request, worths in zip(s.requests, requested):
            categories[REQUESTS[request]] = worths[seat]
        sheets.append(ScoreSheet(categories, tuple(votes)))
    return sheets


def total(s: Table, seat: int) -> int:
    """Return the total of the seat's sheet, without making the sheet."""
    return total_with(s, seat, s.players[seat].city)


def total_with(s: Table, seat: int, city: CityMap) -> int:
    """Return what the total of a seat would be with that city instead of its own."""
    votes = city.all_votes()
    for request in s.requests:
        counted = [count(city if other == seat else s.players[other].city, request) for other in range(s.seats)]
        votes += worth(request, counted)[seat]
    return votes
