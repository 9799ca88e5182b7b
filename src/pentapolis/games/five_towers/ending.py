"""The end of the pile and of the game (FT-4.1 to FT-4.3)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.scores import leaders
from pentapolis.games.five_towers.events import Ended, Reshuffled
from pentapolis.games.five_towers.scoring import score_sheet
from pentapolis.games.five_towers.table import Table


def second_time_through(s: Table, luck: Luck, events: list[Event] | None) -> bool:
    """Shuffle the discards into a new pile (FT-4.1); not if it was done before (FT-4.2) or there are none (FT-4.3)."""
    discards = [] if s.through == 2 else s.discards()
    if not discards:
        return False
    luck.shuffle(discards)
    s.pile = Pile(discards)
    s.through = 2
    if events is not None:
        events.append(Reshuffled(len(discards)))
    return True


def tell_the_end(s: Table, events: list[Event] | None) -> None:
    """Tell who has won, and all totals (FT-5.4)."""
    if events is not None:
        sheets = [score_sheet(player) for player in s.players]
        events.append(Ended(leaders(sheets), [sheet.total for sheet in sheets]))
