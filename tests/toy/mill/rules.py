"""All steps together."""

from typing import Any

from pentapolis.core.agenda import Step, StepTable
from pentapolis.core.combinators import Parts, Sequence
from pentapolis.core.views import Cause
from tests.toy.mill.actions import PART, SKIP
from tests.toy.mill.building import Build, Pay, Reactions
from tests.toy.mill.choosing import Choose, Order, Turns
from tests.toy.mill.components import FACES
from tests.toy.mill.playing import Gain, Hold, Look, PlayCard
from tests.toy.mill.rounds import EndRound, Rounds
from tests.toy.mill.state import MillState
from tests.toy.mill.steps import MillStep, Swap
from tests.toy.mill.working import Work


class MillRules:
    """All steps; `changed` are steps of another class, for games that are broken on purpose."""

    def __init__(self, changed: dict[str, type[MillStep]] | None = None) -> None:
        self.table = StepTable()
        classes: dict[str, type[MillStep]] = {
            "choose": Choose, "turns": Turns, "order": Order, "work": Work, "pay": Pay, "reactions": Reactions,
            "hold": Hold, "end": EndRound, "look": Look, "build": Build, "gain": Gain,
        } | (changed or {})  # fmt: skip
        self.swap = Swap(self, "ML-9", ("swap",), name="swap", not_now="no-swap-now")
        self.choose = classes["choose"](
            self, "ML-2", ("choose", "back"), name="choose", not_now="no-choosing-now", together=True
        )
        self.turns = classes["turns"](self, "ML-3")
        order = ("work-first", "card-first")
        self.order = classes["order"](self, "ML-3", order, name="order", not_now="no-order-now")
        goods = ("take-wood", "take-stone")
        self.work = classes["work"](self, "ML-4", goods, name="work", not_now="no-work-now")
        self.card = PlayCard(self, "ML-5")
        self.orders = [self.sequence("ML-3", self.work, self.card), self.sequence("ML-3", self.card, self.work)]
        self.pay = classes["pay"](self, "ML-6", ("pay",), name="pay", not_now="nothing-to-pay")
        reactions = {"name": "react", "not_now": "nothing-to-react-to", "cause": Cause("mill", "built")}
        self.reactions = classes["reactions"](self, "ML-7", ("react",), **reactions)
        self.built = self.sequence("ML-6", self.pay, self.reactions)
        self.hold = classes["hold"](self, "ML-8", ("hold",), name="hold", not_now="nothing-to-hold", secret=True)
        made: dict[str, Any] = {"build": classes["build"], "gain": classes["gain"], "look": classes["look"]}
        ops = {(op, amount) for face in FACES for op, amount in face}
        self.parts: dict[tuple[str, int], MillStep] = {op: made[op[0]](self, op[1]) for op in sorted(ops)}
        self.faces = [self.face(number, face) for number, face in enumerate(FACES)]
        self.end = classes["end"](self, "ML-10")
        self.round = self.sequence("ML-3", self.choose, self.end)
        self.game = Rounds(self, "ML-11")

    def sequence(self, rule: str, *steps: MillStep) -> Sequence[MillState]:
        return Sequence(self.table, rule, list(steps))

    def face(self, number: int, face: list[tuple[str, int]]) -> Parts[MillState]:
        parts: list[Step[MillState]] = [self.parts[op] for op in face]
        return Parts(
            self.table, "ML-5", ("part", "skip"), parts, first=PART, skip=SKIP, name="parts", not_now="no-parts-now",
            cause=Cause("card", number),
        )  # fmt: skip
