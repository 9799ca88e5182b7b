"""What steps have in common, and the swap that may come before any decision in turn (ML-9)."""

from typing import TYPE_CHECKING, Any

from pentapolis.core.agenda import Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from tests.toy.mill.actions import SWAP
from tests.toy.mill.events import Swapped
from tests.toy.mill.state import MillState

if TYPE_CHECKING:
    from tests.toy.mill.rules import MillRules


class MillStep(Step[MillState]):
    """A step of this game; it finds the others by the rules."""

    def __init__(self, rules: "MillRules", rule: str, kinds: tuple[str, ...] = (), **details: Any) -> None:
        super().__init__(rules.table, rule, kinds, **details)
        self.rules = rules


class InTurn(MillStep):
    """A decision of the player in turn, who may swap first (ML-9)."""

    def __init__(self, rules: "MillRules", rule: str, kinds: tuple[str, ...], **details: Any) -> None:
        super().__init__(rules, rule, kinds, explains=("swap",), **details)

    def own(self, s: MillState, at: int) -> list[int]:
        raise NotImplementedError

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        raise NotImplementedError

    def legal(self, s: MillState, seat: int, at: int) -> list[int]:
        found = self.own(s, at)
        can_swap = found and not s.me().swapped and s.me().goods.stone and s.yard.wood
        return [*found, SWAP] if can_swap else found

    def refuse(self, s: MillState, seat: int, action: int, at: int) -> Refusal:
        return Refusal("ML-9", "no-swap") if action == SWAP else Refusal(self.rule, "impossible")

    def answer(self, s: MillState, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == SWAP:
            s.call(self.rules.swap, at)
        else:
            self.do(s, action, at, luck, events if events is not None else [])


class Swap(MillStep):
    """ML-9: an ability that is called in the middle of any decision, which is then asked again."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.me().swapped = 1
        s.me().goods = s.me().goods.plus(1, -1)
        s.yard = s.yard.plus(-1, 1)
        if events is not None:
            events.append(Swapped(s.turn))
        s.done()
