"""The score, correct at any moment (FT-5.1 to FT-5.4)."""

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.five_towers.cards import ROOF
from pentapolis.games.five_towers.table import Player


def score_sheet(player: Player) -> ScoreSheet:
    """Return a player's sheet."""
    towers = player.towers
    return ScoreSheet(
        {
            "open": sum(tower.height for tower in towers if tower.top != ROOF),
            "roofed": 2 * sum(tower.height for tower in towers if tower.top == ROOF),
            "tallest": max(tower.height for tower in towers),
            "rubble": -rubble_cost(len(player.rubble)),
        }
    )


def rubble_cost(cards: int) -> int:
    """Return what so much rubble costs: 1 + 2 + … (FT-5.3)."""
    return cards * (cards + 1) // 2


def total(player: Player) -> int:
    """Return the total of a player's sheet, without making the sheet."""
    points = 0
    tallest = 0
    for tower in player.towers:
        cards = tower.height
        points += 2 * cards if tower.top == ROOF else cards
        if cards > tallest:
            tallest = cards
    return points + tallest - rubble_cost(len(player.rubble))
