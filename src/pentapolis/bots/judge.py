"""How bots judge a state: by the game's own evaluation, or corrected by a net."""

from typing import Final

from pentapolis.bots.weights import net_of
from pentapolis.core.game import Game
from pentapolis.core.net import Net
from pentapolis.core.state import State


class Judge:
    """Judges by the game's own evaluation."""

    def promises(self, world: State) -> list[float]:
        """Return what each place is promised, in points at the end."""
        return world.evaluate()


OWN_EVALUATION: Final = Judge()


class Witness(Judge):
    """Judges by the game's own evaluation, and keeps what it was asked about."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.asked: Final[list[State]] = []

    def promises(self, world: State) -> list[float]:
        """Return what each place is promised, in points at the end."""
        self.asked.append(world.clone())
        return world.evaluate()


class LearnedJudge(Judge):
    """Judges by a net that has learned from many games; without one, by the game's own evaluation."""

    def __init__(self, net: Net | None = None) -> None:
        """Take a net, or that of the game that will be judged."""
        self._given: Final = net
        self._game: Game | None = None
        self._net = net  # the given one, or that of the game

    def promises(self, world: State) -> list[float]:
        """Return what each place is promised; at the end of the game, what it has."""
        if self._given is None and world.game is not self._game:
            self._game, self._net = world.game, net_of(world.game)
        if self._net is None or world.next_to_act() < 0:
            return world.evaluate()
        return self._net.promises(world.net_inputs())


def mover_of(game: Game, judge: Judge) -> Judge:
    """Return who judges what is done next, where that judge values what it leads to.

    In a game of long turns it is the game's own evaluation, whose weights were bred to tell turns apart.
    """
    return OWN_EVALUATION if game.has_long_turns else judge
