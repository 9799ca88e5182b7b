"""The end of a round and of the game (FT-3.8, FT-3.9, FT-4.1 to FT-4.3)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.scores import leaders
from pentapolis.games.five_towers.bidding import begin_round
from pentapolis.games.five_towers.cards import cards
from pentapolis.games.five_towers.events import Discarded, Ended, Reshuffled
from pentapolis.games.five_towers.scoring import score_sheets
from pentapolis.games.five_towers.table import OVER, Table


def end_round(table: Table, luck: Luck, events: list[Event] | None) -> None:
    """Clear the display, choose the next opener, and begin the next round unless the game is over."""
    if events is not None and table.display:
        events.append(Discarded(cards(table.display)))
    table.display = []
    if table.builder >= 0:  # FT-3.8; when all passed the same player opens again: FT-3.9
        table.opener = (table.builder + 1) % table.seats
    if table.next == len(table.pile) and not _second_time_through(table, luck, events):
        _end_game(table, events)
    else:
        begin_round(table, events)


def _second_time_through(table: Table, luck: Luck, events: list[Event] | None) -> bool:
    """Shuffle the discards into a new pile (FT-4.1); not if it was done before (FT-4.2) or there are none (FT-4.3)."""
    discards = [] if table.through == 2 else table.discards()
    if not discards:
        return False
    luck.shuffle(discards)
    table.pile = discards
    table.next = 0
    table.through = 2
    if events is not None:
        events.append(Reshuffled(len(discards)))
    return True


def _end_game(table: Table, events: list[Event] | None) -> None:
    table.phase = OVER
    table.turn = table.opener
    table.offer = []
    table.said = 0
    table.bid = 0
    table.builder = -1
    if events is not None:
        sheets = score_sheets(table)
        events.append(Ended(leaders(sheets), [sheet.total for sheet in sheets]))
