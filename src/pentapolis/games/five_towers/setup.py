"""The set-up (FT-2.1)."""

from pentapolis.core.luck import Luck
from pentapolis.games.five_towers.cards import deck
from pentapolis.games.five_towers.table import Table


def set_up(table: Table, luck: Luck) -> None:
    """Shuffle the deck and choose the first opener at random."""
    table.pile = deck(table.seats)
    luck.shuffle(table.pile)
    table.opener = luck.below(table.seats)
