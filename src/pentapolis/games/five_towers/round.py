"""The beginning of a round (FT-3.1)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.five_towers.bidding import BIDDING
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, cards
from pentapolis.games.five_towers.events import Revealed
from pentapolis.games.five_towers.handfuls import rows_of
from pentapolis.games.five_towers.table import FtStep, Table


class Round(FtStep):
    """Reveal cards; then the players bid for them."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Begin the round."""
        reveal(s, events)
        s.become(BIDDING)

    def can_become(self, other: Step[Any]) -> bool:
        """Whether the round goes on as that step: as each that is asked, one after another."""
        return other.asks


def reveal(s: Table, events: list[Event] | None) -> None:
    """Reveal five cards, fewer only when the pile holds fewer; the opener will bid (FT-3.1, FT-3.2)."""
    display = s.pile.first(DISPLAY_SIZE)
    display.sort()
    s.pile = s.pile.without(len(display))
    s.display = display
    s.rows = rows_of(display)
    s.turn = s.opener
    if events is not None:
        events.append(Revealed(s.opener, cards(display)))


ROUND: Final = Round("FT-3.1")
