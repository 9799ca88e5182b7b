"""A comparison of what a seat can choose, by playing on from each choice, through the contract of a state only.

Where several choose at the same time, what all choose together hardly ever comes twice, so a tree would end there.
Instead the most promising choices are tried in the same worlds, with the same luck and against the same choices of the
others, and everybody plays on like a greedy bot until all have chosen once more; in a game of long turns, until the
seat has played a turn. Alone, where nobody else's turns come in between, how a long turn begins is compared so, too,
and the seat plays on for several turns.
"""

from typing import Final

from pentapolis.bots.greedy import finish_turn, greedy_action, next_step, promises
from pentapolis.bots.judge import Judge
from pentapolis.bots.search import Settings, outcome
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

_CHOICES: Final = 6  # how many are tried
_BEGINNINGS: Final = 4  # of a long turn: fewer, since playing on takes longer
_TURNS_ALONE: Final = 6  # long ones, that the seat plays on
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
        most = _BEGINNINGS if world.game.has_long_turns else _CHOICES
        self._actions: list[int] = [actions[place] for place in ranking[:most]]  # the most promising first
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
        """Return the seat's chance to win after everybody has chosen once more, or the seat has played long turns."""
        if world.game.has_long_turns:
            _play_turns(world, self._seat, _TURNS_ALONE if world.seats == 1 else 1, luck)
            return outcome(world, self._settings)[self._seat]
        seats = world.to_act()
        again = True
        while seats and (again or len(seats) == 1):
            again = again and len(seats) == 1
            _choose_greedily(world, seats, luck, self._settings.judge)
            seats = world.to_act()
        return outcome(world, self._settings)[self._seat]


def _play_turns(world: State, seat: int, turns: int, luck: Luck) -> None:
    """Play on until the seat has ended so many turns; the others play theirs by single steps, which is quick."""
    finish_turn(world, seat, luck)
    actor = world.next_to_act()
    while actor >= 0 and (turns > 0 or world.in_secret()):
        if actor != seat or world.in_secret():
            world.perform(actor, next_step(world, actor, luck), luck)
        else:
            world.perform(seat, _best_beginning(world, seat, luck), luck)
            finish_turn(world, seat, luck)
            turns -= 1
        actor = world.next_to_act()


def _best_beginning(world: State, seat: int, luck: Luck) -> int:
    """Return the action that begins the turn after which most is promised to the seat, whatever the others have."""
    best = -1
    highest = 0.0
    for action in world.candidates(seat):
        after = world.clone()
        after.perform(seat, action, luck)
        finish_turn(after, seat, luck)
        promise = after.promise(seat)
        if best < 0 or promise > highest:
            best, highest = action, promise
    return best


def _choose_greedily(world: State, seats: list[int], luck: Luck, judge: Judge) -> None:
    """Let all seats choose before anything is carried out."""
    actions = [greedy_action(world, seat, luck, judge) for seat in seats]
    for seat, action in zip(seats, actions, strict=True):
        world.perform(seat, action, luck)
