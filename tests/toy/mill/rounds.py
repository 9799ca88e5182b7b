"""Rounds, and how they end (ML-10, ML-11)."""

from typing import Any

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.pile import Pile
from tests.toy.mill.components import ROUNDS
from tests.toy.mill.events import Drew
from tests.toy.mill.state import MillState
from tests.toy.mill.steps import MillStep


class EndRound(MillStep):
    """ML-10, ML-11: `at` is who draws next."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == s.seats:
            s.round += 1
            s.turn = 0
            for player in s.players:
                player.swapped = 0
            s.done()
            return
        if s.deck.count() == 0:
            cards = s.discards[:]
            luck.shuffle(cards)
            s.deck, s.discards = Pile(cards), []
        draw(s, at, events)
        s.stay(at + 1)


def draw(s: MillState, seat: int, events: list[Event] | None) -> None:
    s.players[seat].hand = sorted([*s.players[seat].hand, s.deck.top()])
    if events is not None:
        events.append(Drew(seat, s.deck.top()))
    s.deck = s.deck.without(1)


class Rounds(MillStep):
    """ML-11: the whole game."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        if s.round == ROUNDS:
            s.done()
        else:
            s.call(self.rules.round, 0)

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return at == 0 and s.round < ROUNDS and above is self.rules.round
