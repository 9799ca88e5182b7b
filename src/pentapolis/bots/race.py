"""A race between the ways in which a long turn could begin, through the contract of a state only.

The most promising ways are tried in the same worlds and with the same luck: the seat plays on, each turn as promises
most at its end, until two more stretches of the game have begun. There, and not in between, all have had as many
turns, so that what is promised can be compared. Who is surely behind falls out, so that the rest of the time goes to
those that are close together.
"""

from math import sqrt
from typing import Final

from pentapolis.bots.greedy import finish_turn, next_step, promises
from pentapolis.bots.search import Settings, outcome
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

_RUNNERS: Final = 5  # how many ways are tried
_STRETCHES: Final = 2  # that begin while everybody plays on
_FIRST_GUESS: Final = 2.0  # worlds that count as much as what was promised before the race
_LEAST: Final = 4  # worlds before somebody falls out
_SURE: Final = 1.5  # standard errors behind the leader that are enough for that
_SEEDS: Final = 1 << 30  # of luck


class Race:
    """A race of the actions of a seat, which goes on as long as it is told to; an iteration tries one of them."""

    def __init__(self, world: State, seat: int, luck: Luck, settings: Settings) -> None:
        """Begin at a world that was determinised for the seat, before a turn of it or a choice in secret."""
        self._world = world
        self._seat = seat
        self._luck = luck
        self._settings = settings
        promised = promises(world, seat, luck, settings.judge)
        ranking = sorted(range(len(promised)), key=lambda place: -promised[place])[:_RUNNERS]
        actions = world.candidates(seat)
        self._actions: list[int] = [actions[place] for place in ranking]  # the most promising first
        self._guesses: list[float] = [promised[place] for place in ranking]
        self._values: list[list[float]] = [[] for _ in ranking]  # of each action, in one world after the other
        self._running: list[int] = list(range(len(ranking)))  # places of the actions that are still tried
        self._tried: int = 0  # how many of them were, in this world
        self._before = world
        self._seed: int = 0  # of the luck that all have in this world
        self._goal: int = world.stretch() + _STRETCHES

    def iterate(self, times: int) -> None:
        """Do so many iterations: all that still run in turn, and then all again in another world."""
        for _ in range(times):
            if self.is_settled():
                return
            if self._tried == 0:
                self._before = self._world.determinise(self._seat, self._luck)
                self._seed = self._luck.below(_SEEDS)
            place = self._running[self._tried]
            self._values[place].append(self._value(self._actions[place]))
            self._tried += 1
            if self._tried == len(self._running):
                self._tried = 0
                self._leave_behind()

    def is_settled(self) -> bool:
        """Whether more iterations would change nothing: one alone is left."""
        return len(self._running) == 1

    def best(self) -> int:
        """Return the action that leads; without iterations, the most promising one."""
        return self._actions[self._leader()]

    def visits(self) -> dict[int, int]:
        """Return how often each action was tried."""
        return {action: len(values) for action, values in zip(self._actions, self._values, strict=True)}

    def _worlds(self) -> int:
        """Return in how many worlds all that still run were tried."""
        return len(self._values[self._running[-1]])

    def _leader(self) -> int:
        """Return the place of the action with the highest mean, in which the first guess counts too."""
        worlds = self._worlds()
        best = self._running[0]
        highest = 0.0
        for place in self._running:
            total = sum(self._values[place][:worlds]) + _FIRST_GUESS * self._guesses[place]
            if place == self._running[0] or total > highest:
                best, highest = place, total
        return best

    def _leave_behind(self) -> None:
        """Let those fall out that are surely behind the leader, or have come to the same in every world."""
        if self._worlds() >= _LEAST:
            leader = self._leader()
            self._running = [
                place for place in self._running if place == leader or self._may_win(place, self._values[leader])
            ]

    def _may_win(self, place: int, leading: list[float]) -> bool:
        worlds = len(leading)
        behind = [ahead - value for ahead, value in zip(leading, self._values[place], strict=True)]
        mean = sum(behind) / worlds
        squares = sum([(lag - mean) ** 2 for lag in behind])
        return mean < _SURE * sqrt(squares / (worlds * (worlds - 1)))

    def _value(self, action: int) -> float:
        """Return what the action comes to in this world, in points."""
        luck = Luck(self._seed)
        world = self._before.clone()
        world.perform(self._seat, action, luck)
        world = _play_on(world, self._seat, self._goal, luck)
        if world.seats > 1:
            return self._settings.judge.promises(world)[self._seat]
        chance = outcome(world, self._settings)[self._seat]
        return 4.0 * self._settings.spread * (chance - 0.5)  # a point is a point where it is close


def _play_on(world: State, seat: int, goal: int, luck: Luck) -> State:
    """Return the world after everybody has played until that stretch begins, or the game is over.

    The others play step by step, which is quick: what matters of their turns is what they take away.
    """
    finish_turn(world, seat, luck)
    actor = world.next_to_act()
    while actor >= 0 and (world.stretch() < goal or world.midway() or world.in_secret()):
        if actor != seat or world.midway() or world.in_secret():
            world.perform(actor, next_step(world, actor, luck), luck)
        else:
            world = _best_turn(world, seat, luck)
        actor = world.next_to_act()
    return world


def _best_turn(world: State, seat: int, luck: Luck) -> State:
    """Return the world after the turn by whose end most is promised to the seat, whatever the others have then."""
    best = world
    highest = 0.0
    for action in world.candidates(seat):
        after = world.clone()
        after.perform(seat, action, luck)
        finish_turn(after, seat, luck)
        promise = after.promise(seat)
        if best is world or promise > highest:
            best, highest = after, promise
    return best
