"""How bots judge a state: by the game's own evaluation, or corrected by a net."""

from typing import Final

from mypy_extensions import mypyc_attr

from pentapolis.bots.weights import net_of
from pentapolis.core.net import Net
from pentapolis.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by the game's own evaluation."""

    def promises(self, world: State) -> list[float]:
        """Return what each place is promised, in points at the end."""
        return world.evaluate()


OWN_EVALUATION: Final = Judge()


class LearnedJudge(Judge):
    """Judges by a net that has learned from many games; without one, by the game's own evaluation."""

    def __init__(self, net: Net | None = None) -> None:
        """Take a net, or that of the game that will be judged."""
        self._net = net

    def promises(self, world: State) -> list[float]:
        """Return what each place is promised; at the end of the game, what it has."""
        net = self._net or net_of(world.game)
        if net is None or world.next_to_act() < 0:
            return world.evaluate()
        return net.promises(world.net_inputs())
