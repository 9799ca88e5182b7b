"""What a position promises, as a bot would guess."""

from pentapolis.games.five_towers.scoring import total
from pentapolis.games.five_towers.table import Table


def evaluate(table: Table, seat: int) -> float:
    """Return the seat's expected total at the end of the game."""
    return float(total(table, seat))
