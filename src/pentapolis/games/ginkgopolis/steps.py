"""What all steps of this game have in common."""

from typing import Final

from pentapolis.core.agenda import Step, StepTable
from pentapolis.games.ginkgopolis.table import Table

STEPS: Final = StepTable()


class GkStep(Step[Table]):
    """A piece of the rules of Ginkgopolis."""

    def __init__(
        self,
        rule: str,
        kinds: tuple[str, ...] = (),
        *,
        name: str = "",
        not_now: str = "",
        explains: tuple[str, ...] = (),
    ) -> None:
        """Describe the step."""
        super().__init__(STEPS, rule, kinds, name=name, not_now=not_now, explains=explains)

    def seat(self, s: Table) -> int:
        """Return whose action it is; in Hal's the player decides (GK-11.3)."""
        return s.turn if s.turn < s.seats else 0
