"""Steps made of steps."""

from typing import Any, TypeVar

from pentapolis.core.agenda import NOTHING, AgendaState, Step, StepTable, leads_to
from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.views import Cause

S = TypeVar("S", bound=AgendaState)


class Sequence(Step[S]):
    """Steps in order, each if it is possible when its turn comes; `at` is the place of the next one."""

    def __init__(self, table: StepTable, rule: str, steps: list[Step[S]], *, cause: Cause | None = None) -> None:
        """Name the rule that says so, and the steps."""
        super().__init__(table, rule, cause=cause)
        self.steps = steps

    def possible(self, s: S) -> bool:
        """Whether any of them is possible now."""
        return any(step.possible(s) for step in self.steps)

    def run(self, s: S, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Call the next one that is possible."""
        steps = self.steps
        while at < len(steps):
            step = steps[at]
            at += 1
            if step.possible(s):
                s.call(step, at)
                return
        s.done()

    def is_sound(self, s: S, at: int, above: Step[Any] | None) -> bool:
        """Whether the step above is the one that was called last."""
        return 0 < at <= len(self.steps) and above is not None and leads_to(self.steps[at - 1], above)


class Parts(Step[S]):
    """Steps in any order, each once; `at` is a mask of those that are done or were left out.

    An action for each part, numbered from `first` on, says which comes next, and `skip` ends it; without `skip` all
    parts that are possible must be done.
    """

    def __init__(
        self,
        table: StepTable,
        rule: str,
        kinds: tuple[str, ...],
        parts: list[Step[S]],
        *,
        first: int,
        skip: int = -1,
        name: str,
        not_now: str,
        cause: Cause | None = None,
    ) -> None:
        """Name the rule, the kinds of the actions that choose a part or end it, and the parts."""
        super().__init__(table, rule, kinds, name=name, not_now=not_now, cause=cause)
        self.parts = parts
        self.first = first
        self.skip = skip

    def possible(self, s: S) -> bool:
        """Whether any part is possible now."""
        return any(part.possible(s) for part in self.parts)

    def legal(self, s: S, seat: int, at: int) -> list[int]:
        """Return the parts that are left and possible, and the end if they are optional."""
        found: list[int] = []
        for number, part in enumerate(self.parts):
            if not at >> number & 1 and part.possible(s):
                found.append(self.first + number)
        if not found:
            return NOTHING
        return sorted([*found, self.skip]) if self.skip >= 0 else found

    def refuse(self, s: S, seat: int, action: int, at: int) -> Refusal:
        """Return whether the part is done, isn't possible now, or isn't there at all."""
        number = action - self.first
        if not 0 <= number < len(self.parts):
            return Refusal(self.rule, "no-such-part")
        return Refusal(self.rule, "part-is-done" if at >> number & 1 else "part-is-impossible")

    def answer(self, s: S, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """Do the chosen part, or no more of them."""
        if action == self.skip:
            s.done()
            return
        number = action - self.first
        s.call(self.parts[number], at | 1 << number)

    def is_sound(self, s: S, at: int, above: Step[Any] | None) -> bool:
        """Whether the step above is one of those that were begun."""
        if not 0 <= at < 1 << len(self.parts):
            return False
        if above is None:
            return True
        return any(at >> number & 1 and leads_to(part, above) for number, part in enumerate(self.parts))
