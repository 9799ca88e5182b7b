"""The score, correct at any moment (FT-5.1 to FT-5.4)."""

from typing import Final

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.five_towers.cards import ROOF
from pentapolis.games.five_towers.table import Player

OPEN: Final = 1  # what a card counts (FT-5.1)
ROOFED: Final = 2  # and under a roof


def score_sheet(player: Player) -> ScoreSheet:
    """Return a player's sheet."""
    towers = player.towers
    return ScoreSheet(
        {
            "open": OPEN * sum(tower.height for tower in towers if tower.top != ROOF),
            "roofed": ROOFED * sum(tower.height for tower in towers if tower.top == ROOF),
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
        points += ROOFED * cards if tower.top == ROOF else OPEN * cards
        if cards > tallest:
            tallest = cards
    return points + tallest - rubble_cost(len(player.rubble))
