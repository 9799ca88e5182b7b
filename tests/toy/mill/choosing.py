"""Cards are chosen in secret, opened together and played in turn (ML-2, ML-3)."""

from typing import Any

from pentapolis.core.agenda import Step, leads_to
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.refusal import Refusal
from tests.toy.mill.actions import BACK, CARD_FIRST, CHOOSE, WORK_FIRST
from tests.toy.mill.events import Opened, Sealed, TakenBack
from tests.toy.mill.state import MillState
from tests.toy.mill.steps import InTurn, MillStep


class Choose(MillStep):
    """ML-2."""

    def owing(self, s: MillState, at: int) -> int:
        return sum(1 << seat for seat, player in enumerate(s.players) if not player.sealed)

    def legal(self, s: MillState, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        return [BACK] if player.sealed else [CHOOSE + card for card in player.hand]

    def refuse(self, s: MillState, seat: int, action: int, at: int) -> Refusal:
        if action == BACK:
            return Refusal("ML-2", "nothing-to-take-back")
        return Refusal("ML-2", "chosen-already" if s.players[seat].sealed else "not-in-hand")

    def answer(self, s: MillState, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        if action == BACK:
            player.hand = sorted([*player.hand, player.chosen - 1])
            player.chosen = player.sealed = 0
        else:
            player.hand = [card for card in player.hand if card != action - CHOOSE]
            player.chosen = action - CHOOSE + 1
            player.sealed = 1
        if events is not None:
            events.append(TakenBack(seat) if action == BACK else Sealed(seat))

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        for player in s.players:
            player.opened = player.chosen
            player.chosen = player.sealed = 0
        if events is not None:
            events.append(Opened([player.opened - 1 for player in s.players]))
        s.become(self.rules.turns)

    def can_become(self, other: Step[Any]) -> bool:
        return other is self.rules.turns

    def foresee(self, s: MillState, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """As if the others played nothing at all."""
        self.answer(s, seat, action, at, luck, events)


class Turns(MillStep):
    """Everybody plays in turn, whose cards lie open now; `at` is who is next."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == s.seats:
            s.done()
            return
        player = s.players[at]
        s.turn, s.card = at, player.opened
        player.opened = 0
        s.call(self.rules.order, at + 1)

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return at == s.turn + 1 <= s.seats and above is not None and leads_to(self.rules.order, above)


class Order(InTurn):
    """ML-3: become one sequence or the other."""

    def own(self, s: MillState, at: int) -> list[int]:
        return [WORK_FIRST, CARD_FIRST]

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        s.become(self.rules.orders[action - WORK_FIRST])

    def can_become(self, other: Step[Any]) -> bool:
        return any(other is order for order in self.rules.orders)

    def params(self, s: MillState, viewer: int | None, at: int) -> Params:
        return {"card": s.card}
