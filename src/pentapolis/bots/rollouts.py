"""A comparison of what a seat can choose, by playing on from each choice, through the contract of a state only.

Where several choose at the same time, what all choose together hardly ever comes twice, so a tree would end there.
Instead the most promising choices are tried in the same worlds, with the same luck and against the same choices of the
others, and everybody plays on like a greedy bot until all have chosen once more.
"""

from typing import Final

from pentapolis.bots.greedy import greedy_action, promises
from pentapolis.bots.judge import Judge
from pentapolis.bots.search import Settings, outcome
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

_CHOICES: Final = 6  # how many are tried
_SEEDS: Final = 1 << 30  # of luck


class Rollouts:
    """A comparison of the actions of a seat, which goes on as long as it is told to; an iteration tries one of them."""

    def __init__(self, world: State, seat: int, luck: Luck, settings: Settings) -> None:
        """Begin at a world that was determinised for the seat, in which nobody has chosen yet."""
        self._world = world
        self._seat = seat
        self._luck = luck
        self._settings = settings
        promised = promises(world, seat, luck, settings.judge)
        ranking = sorted(range(len(promised)), key=lambda place: -promised[place])
        actions = world.candidates(seat)
        self._actions: list[int] = [actions[place] for place in ranking[:_CHOICES]]  # the most promising first
        self._values: list[float] = [0.0] * len(self._actions)  # the sum of what the seat got from them
        self._tried: int = 0
        self._before = world  # a world in which the others have chosen
        self._seed: int = 0  # of the luck that every choice has in it

    def iterate(self, times: int) -> None:
        """Do so many iterations: each choice in turn, and then all again in another world."""
        for _ in range(times):
            place = self._tried % len(self._actions)
            if place == 0:
                self._before = self._others_chosen()
                self._seed = self._luck.below(_SEEDS)
            luck = Luck(self._seed)
            after = self._before.clone()
            after.perform(self._seat, self._actions[place], luck)
            self._values[place] += self._value(after, luck)
            self._tried += 1

    def is_settled(self) -> bool:
        """Whether more iterations would change nothing: with every world the mean is surer."""
        return False

    def best(self) -> int:
        """Return the action with the highest mean; of equals, and without iterations, the most promising one."""
        best = 0
        highest = 0.0
        for place, tries in enumerate(self._tries()):
            mean = self._values[place] / tries if tries else 0.0
            if mean > highest:
                best, highest = place, mean
        return self._actions[best]

    def visits(self) -> dict[int, int]:
        """Return how often each action was tried."""
        return dict(zip(self._actions, self._tries(), strict=True))

    def _tries(self) -> list[int]:
        whole, begun = divmod(self._tried, len(self._actions))
        return [whole + (place < begun) for place in range(len(self._actions))]

    def _others_chosen(self) -> State:
        """Return another world, in which all others have chosen, without seeing each other's choices."""
        world = self._world.determinise(self._seat, self._luck)
        others = [seat for seat in world.to_act() if seat != self._seat]
        _choose_greedily(world, others, self._luck, self._settings.judge)
        return world

    def _value(self, world: State, luck: Luck) -> float:
        """Return the seat's chance to win after everybody has chosen once more."""
        seats = world.to_act()
        again = True
        while seats and (again or len(seats) == 1):
            again = again and len(seats) == 1
            _choose_greedily(world, seats, luck, self._settings.judge)
            seats = world.to_act()
        return outcome(world, self._settings)[self._seat]


def _choose_greedily(world: State, seats: list[int], luck: Luck, judge: Judge) -> None:
    """Let all seats choose before anything is carried out."""
    actions = [greedy_action(world, seat, luck, judge) for seat in seats]
    for seat, action in zip(seats, actions, strict=True):
        world.perform(seat, action, luck)
