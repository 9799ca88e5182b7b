"""The course of the game: the draft, the starting goods, and round after round (GK-2.6, GK-3, GK-4, GK-8)."""

from typing import Any, Final

from pentapolis.core.agenda import Frame, Step
from pentapolis.core.combinators import Sequence
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import DEEDS, Deed, act
from pentapolis.games.ginkgopolis.cards import EXPLOIT
from pentapolis.games.ginkgopolis.choosing import CHOOSE_CARD
from pentapolis.games.ginkgopolis.draft import DRAFT_CHARACTERS
from pentapolis.games.ginkgopolis.ending import end_game, end_round
from pentapolis.games.ginkgopolis.events import RoundBegan
from pentapolis.games.ginkgopolis.hal import act_for_hal
from pentapolis.games.ginkgopolis.hands import draw_cards
from pentapolis.games.ginkgopolis.setup import STARTING_GOODS
from pentapolis.games.ginkgopolis.steps import STEPS, GkStep
from pentapolis.games.ginkgopolis.supplies import draw_card
from pentapolis.games.ginkgopolis.table import HAL, HAND_SIZE, SOLO_HAND_SIZE, Table

_DRAW: Final = 0
_ACT: Final = 1


class Rounds(GkStep):
    """One round after another: everybody draws and chooses; then, at 1, everybody acts, until the game ends."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == _DRAW:
            _begin_round(s, luck, events)
            s.call(CHOOSE_CARD, _ACT)
        elif s.acted < s.places():
            deed = _next_action(s, luck, events)
            if deed is None:
                end_game(s, events)
                s.stop()
            else:
                s.call(deed, _ACT)
        elif end_round(s, events):
            s.stop()
        else:
            s.stay(_DRAW)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        if at != _ACT or above is CHOOSE_CARD:
            return at == _ACT and s.acted == 0
        turn = s.acted - 1 if s.seats == 1 else (s.first + s.acted - 1) % s.seats
        if s.is_hals_turn() and s.deed == EXPLOIT:
            return False
        return 1 <= s.acted <= s.places() and s.turn == turn and above is DEEDS[s.deed]


def _begin_round(s: Table, luck: Luck, events: list[Event] | None) -> None:
    """Let everybody draw, from the first player clockwise: four cards at first, then one (GK-2.7, GK-8.2, GK-11.2)."""
    s.round += 1
    if events is not None:
        events.append(RoundBegan(s.round, s.first))
    if s.seats == 1:
        draw_cards(s, 0, SOLO_HAND_SIZE, luck, events)
        s.hal_card = [draw_card(s, luck, events)]
        return
    count = HAND_SIZE if s.round == 1 else 1
    for turn in range(s.seats):
        draw_cards(s, (s.first + turn) % s.seats, count, luck, events)


def _next_action(s: Table, luck: Luck, events: list[Event] | None) -> Deed | None:
    """Let the next player reveal a choice, from the first clockwise (GK-4.1), alone then Hal (GK-11.2)."""
    turn = s.acted
    s.acted += 1
    if s.seats == 1 and turn == HAL:
        return act_for_hal(s, luck, events)
    return act(s, (s.first + turn) % s.seats, events)


ROUNDS: Final = Rounds("GK-3.1")
COURSE: Final = Sequence(STEPS, "GK-2.5", [DRAFT_CHARACTERS, STARTING_GOODS, ROUNDS])


def choosing() -> Frame:
    """Return the agenda at the moment when everybody chooses."""
    return Frame(CHOOSE_CARD, 0, Frame(ROUNDS, _ACT, Frame(COURSE, len(COURSE.steps), None)))
