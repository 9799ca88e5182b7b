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
        together: bool = False,
    ) -> None:
        """Describe the step."""
        super().__init__(STEPS, rule, kinds, name=name, not_now=not_now, explains=explains, together=together)
