"""The end of a round (GK-8.1, GK-11.2) and of the game (GK-9.2)."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.scores import leaders
from pentapolis.games.ginkgopolis.cards import cards
from pentapolis.games.ginkgopolis.events import Ended, HandDiscarded, HandPassed
from pentapolis.games.ginkgopolis.hands import discard_hand, pass_hands
from pentapolis.games.ginkgopolis.scoring import score_sheets
from pentapolis.games.ginkgopolis.steps import GkStep
from pentapolis.games.ginkgopolis.table import Table


class EndRound(GkStep):
    """The cards and the first-player card go to the left, unless the end of the game was triggered."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if s.seats == 1:  # GK-11.2: what the player didn't play is discarded
            left = discard_hand(s, 0)
            if events is not None:
                events.append(HandDiscarded(0, cards(left)))
        if s.ending:
            end_game(s, events)
            return
        if s.seats > 1:
            pass_hands(s)
            if events is not None:
                for seat in range(s.seats):
                    events.append(HandPassed(seat, cards(s.players[seat].hand)))
            s.first = (s.first + 1) % s.seats
        _clear_turns(s)
        s.done()


def end_game(s: Table, events: list[Event] | None) -> None:
    """Nothing more is decided."""
    _clear_turns(s)
    s.stop()
    if events is not None:
        sheets = score_sheets(s)
        events.append(Ended(leaders(sheets), [sheet.total for sheet in sheets]))


def _clear_turns(s: Table) -> None:
    """Nobody acts any more."""
    s.acted = 0
    s.turn = 0


END_ROUND: Final = EndRound("GK-8.1")
