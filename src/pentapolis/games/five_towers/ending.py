"""The end of a round, of the pile and of the game (FT-3.8, FT-3.9, FT-4.1 to FT-4.3)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from pentapolis.core.scores import leaders
from pentapolis.games.five_towers.cards import NO_CARDS, TIMES, cards
from pentapolis.games.five_towers.events import Discarded, Ended, Reshuffled
from pentapolis.games.five_towers.scoring import score_sheet
from pentapolis.games.five_towers.table import NO_SEAT, NOT_YET, FtStep, Table


class EndRound(FtStep):
    """Clear the display away; then the next round, unless the pile has run out twice."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """End the round, and the game with the last one."""
        _clear_away(s, events)
        if s.pile.count() > 0 or _second_time_through(s, luck, events):
            s.become(s.rules().first)
            return
        if events is not None:
            sheets = [score_sheet(player) for player in s.players]
            events.append(Ended(leaders(sheets), [sheet.total for sheet in sheets]))
        s.done()


def _clear_away(s: Table, events: list[Event] | None) -> None:
    """Discard what wasn't taken and forget the bids; the builder's neighbour opens the next round (FT-3.8)."""
    if events is not None and s.display:
        events.append(Discarded(cards(s.display)))
    s.display = NO_CARDS
    if s.builder != NO_SEAT:  # when all passed the same player opens again: FT-3.9
        s.opener = s.builder + 1 if s.builder + 1 < s.seats else 0
    s.turn = s.opener
    s.bid = 0
    s.builder = NO_SEAT
    for player in s.players:
        player.said = NOT_YET
        player.buildable = 0


def _second_time_through(s: Table, luck: Luck, events: list[Event] | None) -> bool:
    """Shuffle the discards into a new pile (FT-4.1); not if it was done before (FT-4.2) or there are none (FT-4.3)."""
    discards = [] if s.through == TIMES else s.discards()
    if not discards:
        return False
    luck.shuffle(discards)
    s.pile = Pile(discards)
    s.through = TIMES
    if events is not None:
        events.append(Reshuffled(len(discards)))
    return True


END_ROUND: Final = EndRound("FT-3.8")
