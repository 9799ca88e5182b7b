"""Mills are built and paid for, and what that sets off (ML-6, ML-7)."""

from typing import TYPE_CHECKING, Any

from pentapolis.core.agenda import NOTHING, Step
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Params
from pentapolis.core.views import Cause
from tests.toy.mill.actions import BUILD, PAY, REACT, STOP
from tests.toy.mill.components import MOST_SACKS, PRICE
from tests.toy.mill.events import Built, Reacted
from tests.toy.mill.state import MillState
from tests.toy.mill.steps import InTurn

if TYPE_CHECKING:
    from tests.toy.mill.rules import MillRules


class Build(InTurn):
    """ML-6: `at` is how many are built."""

    def __init__(self, rules: "MillRules", most: int) -> None:
        super().__init__(
            rules, "ML-6", ("build", "stop"), name="build", not_now="no-building-now", cause=Cause("build", most)
        )
        self.most = most

    def possible(self, s: MillState) -> bool:
        return s.me().goods.wood + s.me().goods.stone >= PRICE

    def own(self, s: MillState, at: int) -> list[int]:
        if at == self.most or not self.possible(s):
            return NOTHING
        return [BUILD, STOP] if at else [BUILD]

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        if action == STOP:
            s.done()
            return
        s.bill = PRICE
        s.call(self.rules.built, at + 1)

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return at <= self.most if above is None else 0 < at <= self.most and above is self.rules.built


class Pay(InTurn):
    """ML-6: asked only if there is a choice."""

    def own(self, s: MillState, at: int) -> list[int]:
        goods = s.me().goods
        fewest, most = max(0, s.bill - goods.wood), min(s.bill, goods.stone)
        return [PAY + stones for stones in range(fewest, most + 1)]

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        stones = action - PAY
        s.me().goods = s.me().goods.plus(stones - s.bill, -stones)
        s.yard = s.yard.plus(s.bill - stones, stones)
        s.bill = 0
        s.me().mills += 1
        s.me().coins += stones
        told.append(Built(s.turn, stones))
        s.done()

    def params(self, s: MillState, viewer: int | None, at: int) -> Params:
        return {"bill": s.bill}


class Reactions(InTurn):
    """ML-7: in the player's order; `at` is a mask of those done. Asked only if two are left and it matters."""

    def left(self, s: MillState, at: int) -> list[int]:
        return [number for number in range(2) if not at >> number & 1 and (number == 0 or s.yard.wood > 0)]

    def own(self, s: MillState, at: int) -> list[int]:
        left = self.left(s, at)
        matters = len(left) > 1 and s.me().goods.wood < MOST_SACKS
        return [REACT + number for number in left] if matters else NOTHING

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        self.react(s, action - REACT, at, told)

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        left = self.left(s, at)
        if left:
            self.react(s, left[0], at, events if events is not None else [])
        else:
            s.done()

    def react(self, s: MillState, number: int, at: int, told: list[Event]) -> None:
        if number == 0:
            s.me().sacks += min(MOST_SACKS, s.me().goods.wood)
        else:
            s.me().goods = s.me().goods.plus(1, 0)
            s.yard = s.yard.plus(-1, 0)
        told.append(Reacted(s.turn, number))
        s.stay(at | 1 << number)

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return above is None and 0 <= at < 3
