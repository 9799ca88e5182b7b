"""The end of a round (GK-8.1, GK-11.2) and of the game (GK-9.2)."""

from pentapolis.core.events import Event
from pentapolis.core.scores import leaders
from pentapolis.games.ginkgopolis.cards import cards
from pentapolis.games.ginkgopolis.events import Ended, HandDiscarded, HandPassed
from pentapolis.games.ginkgopolis.hands import discard_hand, pass_hands
from pentapolis.games.ginkgopolis.scoring import score_sheets
from pentapolis.games.ginkgopolis.table import Table


def end_round(s: Table, events: list[Event] | None) -> bool:
    """Pass the cards and the first-player card to the left, unless the game ends; whether it does."""
    if s.seats == 1:  # GK-11.2: what the player didn't play is discarded
        left = discard_hand(s, s.players[0])
        if events is not None:
            events.append(HandDiscarded(0, cards(left)))
    if s.ending:
        end_game(s, events)
        return True
    if s.seats > 1:
        pass_hands(s)
        if events is not None:
            for seat in range(s.seats):
                events.append(HandPassed(seat, cards(s.players[seat].hand)))
        s.first = (s.first + 1) % s.seats
    _clear_turns(s)
    return False


def end_game(s: Table, events: list[Event] | None) -> None:
    """Count the points; nobody acts any more."""
    _clear_turns(s)
    if events is not None:
        sheets = score_sheets(s)
        events.append(Ended(leaders(sheets), [sheet.total for sheet in sheets]))


def _clear_turns(s: Table) -> None:
    s.acted = 0
    s.turn = 0
