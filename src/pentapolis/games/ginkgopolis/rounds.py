"""The course of the game: the draft, the starting goods, and round after round (GK-2.6, GK-3, GK-4, GK-8)."""

from typing import Any, Final

from pentapolis.core.agenda import Frame, Step
from pentapolis.core.combinators import Sequence
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.games.ginkgopolis.acting import ACT
from pentapolis.games.ginkgopolis.choosing import CHOOSE_CARD
from pentapolis.games.ginkgopolis.draft import DRAFT_CHARACTERS
from pentapolis.games.ginkgopolis.ending import END_ROUND
from pentapolis.games.ginkgopolis.events import RoundBegan
from pentapolis.games.ginkgopolis.hal import HAL_ACTS
from pentapolis.games.ginkgopolis.hands import draw_cards
from pentapolis.games.ginkgopolis.setup import STARTING_GOODS
from pentapolis.games.ginkgopolis.steps import STEPS, GkStep
from pentapolis.games.ginkgopolis.supplies import draw_card
from pentapolis.games.ginkgopolis.table import HAL, HAND_SIZE, SOLO_HAND_SIZE, Table


class Draw(GkStep):
    """Everybody draws, from the first player clockwise: four cards at first, then one (GK-2.7, GK-8.2, GK-11.2)."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.round += 1
        if events is not None:
            events.append(RoundBegan(s.round, s.first))
        if s.seats == 1:
            draw_cards(s, 0, SOLO_HAND_SIZE, luck, events)
            s.hal_card = draw_card(s, luck, events)
        else:
            count = HAND_SIZE if s.round == 1 else 1
            for turn in range(s.seats):
                draw_cards(s, (s.first + turn) % s.seats, count, luck, events)
        s.done()


class Actions(GkStep):
    """Everybody acts, from the first player clockwise (GK-4.1); alone, then Hal (GK-11.2)."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        if s.acted == s.places():
            s.done()
            return
        s.turn = self._next_place(s)
        s.acted += 1
        s.call(HAL_ACTS if s.is_hals_turn() else ACT, 0)

    def _next_place(self, s: Table) -> int:
        return s.acted if s.seats == 1 else (s.first + s.acted) % s.seats

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        if at != 0 or above is None or not 1 <= s.acted <= s.places():
            return False
        is_hals = s.seats == 1 and s.acted == HAL + 1
        turn = s.acted - 1 if s.seats == 1 else (s.first + s.acted - 1) % s.seats
        called = HAL_ACTS if is_hals else ACT
        return s.turn == turn and called.can_become(above)


class Rounds(GkStep):
    """One round after another; the end of one may end the game (GK-9.2)."""

    def run(self, s: Table, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.call(ROUND, 0)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        return at == 0 and above is ROUND and s.round > 0


ACTIONS: Final = Actions("GK-4.1")
ROUND: Final = Sequence(STEPS, "GK-3.1", [Draw("GK-8.2"), CHOOSE_CARD, ACTIONS, END_ROUND])
ROUNDS: Final = Rounds("GK-3.1")
COURSE: Final = Sequence(STEPS, "GK-2.5", [DRAFT_CHARACTERS, STARTING_GOODS, ROUNDS])


def choosing() -> Frame:
    """Return the agenda at the moment when everybody chooses."""
    return Frame(CHOOSE_CARD, 0, Frame(ROUND, 2, Frame(ROUNDS, 0, Frame(COURSE, 3, None))))
