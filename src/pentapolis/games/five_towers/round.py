"""A round from its first card to its last (FT-3.1, FT-3.8, FT-3.9)."""

from typing import Any, Final

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.five_towers.bidding import BIDDING
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, NO_CARDS, cards
from pentapolis.games.five_towers.ending import second_time_through, tell_the_end
from pentapolis.games.five_towers.events import Discarded, Revealed
from pentapolis.games.five_towers.handfuls import rows_of
from pentapolis.games.five_towers.table import NO_SEAT, NOT_YET, FtStep, Table

UNDER_WAY: Final = 1  # how far a round is while it is bid and built


class Round(FtStep):
    """Reveal, let the players bid and the highest bidder build, clear the display away; then the next round."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Begin a round, or end it, and the game with the last one."""
        if at != UNDER_WAY:
            reveal(s, events)
            s.call(BIDDING, UNDER_WAY)
            return
        _clear_away(s, events)
        if s.pile.count() > 0 or second_time_through(s, luck, events):
            s.stay(0)
        else:
            tell_the_end(s, events)
            s.done()

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether the round was begun and waits for what is decided in it."""
        return at == UNDER_WAY and above is not None and above is not self


def reveal(s: Table, events: list[Event] | None) -> None:
    """Reveal five cards, fewer only when the pile holds fewer; the opener will bid (FT-3.1, FT-3.2)."""
    display = s.pile.first(DISPLAY_SIZE)
    display.sort()
    s.pile = s.pile.without(len(display))
    s.display = display
    s.rows = rows_of(display)
    s.turn = s.opener
    if events is not None:
        events.append(Revealed(s.opener, cards(s.display)))


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


ROUND: Final = Round("FT-3.1")
