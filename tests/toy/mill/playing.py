"""A card and its parts, but for building (ML-5, ML-8)."""

from typing import TYPE_CHECKING, Any

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.views import Cause
from tests.toy.mill.actions import HOLD
from tests.toy.mill.events import Held, Looked
from tests.toy.mill.state import MillState
from tests.toy.mill.steps import MillStep
from tests.toy.mill.working import gain

if TYPE_CHECKING:
    from tests.toy.mill.rules import MillRules


class PlayCard(MillStep):
    """The card's parts, then it is discarded; at 0 the parts are still to come."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == 0:
            s.call(self.rules.faces[s.card - 1], 1)
            return
        s.discards = sorted([*s.discards, s.card - 1])
        s.card = 0
        s.done()

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return at == 1 and s.card > 0 and above is self.rules.faces[s.card - 1]


class Gain(MillStep):
    """So much wood."""

    def __init__(self, rules: "MillRules", amount: int) -> None:
        super().__init__(rules, "ML-5", cause=Cause("gain", amount))
        self.amount = amount

    def possible(self, s: MillState) -> bool:
        return s.yard.wood > 0

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        gain(s, self.amount, 0, events if events is not None else [])
        s.done()


class Look(MillStep):
    """ML-8, first half."""

    def __init__(self, rules: "MillRules", name: str) -> None:
        super().__init__(rules, "ML-8", cause=Cause("look", name))

    def possible(self, s: MillState) -> bool:
        return s.deck.count() > 0

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.me().looked_at = sorted(s.deck.first(2))
        s.deck = s.deck.without(len(s.me().looked_at))
        if events is not None:
            events.append(Looked(s.turn, s.me().looked_at[:]))
        s.become(self.rules.hold)

    def can_become(self, other: Step[Any]) -> bool:
        return other is self.rules.hold


class Hold(MillStep):
    """ML-8, second half: secret, so that nobody learns from the lack of a question that only one card was there."""

    def legal(self, s: MillState, seat: int, at: int) -> list[int]:
        return [HOLD + card for card in s.players[seat].looked_at]

    def refuse(self, s: MillState, seat: int, action: int, at: int) -> Refusal:
        return Refusal("ML-8", "not-looked-at")

    def answer(self, s: MillState, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        rest = [card for card in player.looked_at if card != action - HOLD]
        player.hand = sorted([*player.hand, action - HOLD])
        player.looked_at = []
        s.discards = sorted([*s.discards, *rest])
        if events is not None:
            events.append(Held(seat, rest))
        s.done()
