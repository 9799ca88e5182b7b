"""What a table promises to each place, as a bot would guess."""

from pentapolis.games.ginkgopolis.scoring import score_sheets
from pentapolis.games.ginkgopolis.table import Table


def evaluate(table: Table) -> list[float]:
    """Return the expected total of each place at the end of the game."""
    return [float(sheet.total) for sheet in score_sheets(table)]
