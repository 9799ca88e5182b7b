"""The score (CC-5.2, CC-5.3)."""

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.cloud_city.city import all_votes, votes_of
from pentapolis.games.cloud_city.requests import REQUESTS, counts, worth
from pentapolis.games.cloud_city.table import AREA, Table
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT, COLOURS


def score_sheets(table: Table) -> list[ScoreSheet]:
    """Return every player's sheet."""
    requested = [worth(request, counts(table, request)) for request in table.requests]
    sheets = []
    for seat in range(table.seats):
        votes = [votes_of(table.board, seat * AREA, colour) for colour in range(COLOUR_COUNT)]
        categories = dict(zip(COLOURS, votes))
        for request, worths in zip(table.requests, requested):
            categories[REQUESTS[request]] = worths[seat]
        sheets.append(ScoreSheet(categories, tuple(votes)))
    return sheets


def total(table: Table, seat: int) -> int:
    """Return the total of the seat's sheet, without making the sheet."""
    votes = all_votes(table.board, seat * AREA)
    for request in table.requests:
        votes += worth(request, counts(table, request))[seat]
    return votes
