"""The score, correct at any moment (FT-5.1 to FT-5.4)."""

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.five_towers.cards import SUIT_COUNT
from pentapolis.games.five_towers.table import AREA, RUBBLE, Table, rubble_count
from pentapolis.games.five_towers.towers import height, roofed


def score_sheets(table: Table) -> list[ScoreSheet]:
    """Return every player's sheet."""
    return [_score_sheet(table, seat) for seat in range(table.seats)]


def _score_sheet(table: Table, seat: int) -> ScoreSheet:
    towers = table.board[seat * AREA : seat * AREA + SUIT_COUNT]
    return ScoreSheet(
        {
            "open": sum(height(tower) for tower in towers if not roofed(tower)),
            "roofed": 2 * sum(height(tower) for tower in towers if roofed(tower)),
            "tallest": max(height(tower) for tower in towers),
            "rubble": -rubble_cost(rubble_count(table.board[seat * AREA + RUBBLE])),
        }
    )


def rubble_cost(cards: int) -> int:
    """Return what so much rubble costs: 1 + 2 + … (FT-5.3)."""
    return cards * (cards + 1) // 2


def total(table: Table, seat: int) -> int:
    """Return the total of the seat's sheet, without making the sheet."""
    points = 0
    tallest = 0
    for suit in range(SUIT_COUNT):
        tower = table.board[seat * AREA + suit]
        cards = height(tower)
        points += 2 * cards if roofed(tower) else cards
        if cards > tallest:
            tallest = cards
    return points + tallest - rubble_cost(rubble_count(table.board[seat * AREA + RUBBLE]))
