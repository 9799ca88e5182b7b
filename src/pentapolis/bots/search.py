"""Determinised Monte Carlo tree search, through the contract of a state only.

One tree for what the searching seat knows (information set search). Every iteration draws its own world from that
knowledge, with luck of its own, goes down the tree by the actions that are legal in it, adds one node and values it.
Seats that choose at the same time each choose by their own statistics, without seeing the others' choices of this
iteration.
"""

from math import exp, log, sqrt
from typing import Final

from pentapolis.bots.judge import OWN_EVALUATION, Judge
from pentapolis.core.luck import Luck
from pentapolis.core.state import State


class Settings:
    """How a search thinks."""

    def __init__(
        self, judge: Judge = OWN_EVALUATION, exploration: float = 0.5, horizon: int = 0, spread: float = 6.0
    ) -> None:
        """Choose what judges, the weight of exploration, the random decisions before a leaf, what a lead is worth.

        Exploration is measured by how much the values of the leaves vary: where they lie close together, little of it
        is needed. With a horizon of 0 a leaf is judged at once, with a large one at the
        end of a random playout. A seat that is promised `spread` points more than another is e times as likely to win.
        """
        self.judge: Final = judge
        self.exploration: Final = exploration
        self.horizon: Final = horizon
        self.spread: Final = spread


class _Arm:
    """What is known of one action of one seat in a node."""

    __slots__ = ("available", "value", "visits")

    def __init__(self, value: float) -> None:
        self.available: int = 1  # in how many visits of the node the action was legal
        self.visits: int = 1
        self.value: float = value  # the sum of what the seat got from them


class _Node:
    """A point of the tree: the arms of each seat that decides here, and what follows.

    That depends on the actions chosen, and on what is laid out for all to see then.
    """

    __slots__ = ("arms", "children")

    def __init__(self, seats: int) -> None:
        self.arms: list[dict[int, _Arm]] = [{} for _ in range(seats)]
        self.children: dict[int, _Node] = {}


class Search:
    """A search for the best action of a seat, which goes on as long as it is told to."""

    def __init__(self, world: State, seat: int, luck: Luck, settings: Settings) -> None:
        """Begin at a world that was determinised for the seat."""
        self._world = world
        self._seat = seat
        self._luck = luck
        self._settings = settings
        self._root = _Node(world.seats)
        self._size: int = world.game.space.size
        self._leaves: int = 0  # how many were valued, and for the seat: their mean, the sum of their squared deviations
        self._mean: float = 0.0
        self._squares: float = 0.0

    def iterate(self, times: int) -> None:
        """Do so many iterations."""
        for _ in range(times):
            self._iterate()

    def is_settled(self) -> bool:
        """Whether more iterations would change nothing: a tree goes on growing."""
        return False

    def best(self) -> int:
        """Return the action that was tried most often, of equals the one with the higher mean."""
        best = -1
        most = (-1, 0.0)
        for action in self._world.candidates(self._seat):
            arm = self._root.arms[self._seat].get(action)
            tried = (arm.visits, arm.value / arm.visits) if arm is not None else (0, 0.0)
            if tried > most:
                best, most = action, tried
        return best

    def visits(self) -> dict[int, int]:
        """Return how often each action of the seat was tried."""
        return {action: arm.visits for action, arm in self._root.arms[self._seat].items()}

    def _iterate(self) -> None:
        world = self._world.determinise(self._seat, self._luck)
        node = self._root
        path: list[tuple[int, _Arm]] = []
        grown = False
        seats = world.to_act()
        while seats and not grown:
            chosen: list[int] = []
            for seat in seats:  # nobody sees what the others choose
                action, arm = self._select(node, world, seat)
                chosen.append(action)
                path.append((seat, arm))
            for seat, action in zip(seats, chosen):
                world.perform(seat, action, self._luck)
            followed = world.shown()
            for action in chosen:
                followed = followed * self._size + action
            child = node.children.get(followed)
            if child is None:
                child = _Node(world.seats)
                node.children[followed] = child
                grown = True
            node = child
            seats = world.to_act()
        values = self._value(world)
        self._note(values[self._seat])
        for seat, arm in path:
            arm.visits += 1
            arm.value += values[seat]

    def _note(self, value: float) -> None:
        """Keep mean and deviations of the values up to date (Welford's method)."""
        self._leaves += 1
        deviation = value - self._mean
        self._mean += deviation / self._leaves
        self._squares += deviation * (value - self._mean)

    def _select(self, node: _Node, world: State, seat: int) -> tuple[int, _Arm]:
        """Choose by the upper confidence bound; an action met for the first time begins with the value one step on."""
        arms = node.arms[seat]
        exploration = self._settings.exploration * sqrt(self._squares / max(1, self._leaves))
        chosen = -1
        chosen_arm: _Arm | None = None
        highest = 0.0
        for action in world.candidates(seat):
            arm = arms.get(action)
            if arm is None:
                after = world.clone()
                after.perform(seat, action, self._luck)
                arm = _Arm(self._value(after)[seat])
                arms[action] = arm
            arm.available += 1
            bound = arm.value / arm.visits + exploration * sqrt(log(arm.available) / arm.visits)
            if chosen_arm is None or bound > highest:
                chosen, chosen_arm, highest = action, arm, bound
        assert chosen_arm is not None
        return chosen, chosen_arm

    def _value(self, world: State) -> list[float]:
        """Return for each place its chance to win, after as many random decisions as the horizon says."""
        seat = world.next_to_act()
        for _ in range(self._settings.horizon):
            if seat < 0:
                break
            actions = world.legal(seat)
            world.perform(seat, actions[self._luck.below(len(actions))], self._luck)
            seat = world.next_to_act()
        return outcome(world, self._settings)


def outcome(world: State, settings: Settings) -> list[float]:
    """Return for each place its chance to win: settled at the end of the game, guessed before."""
    if world.next_to_act() >= 0:
        return chances(settings.judge.promises(world), settings.spread)
    winners = world.winners()
    return [1.0 / len(winners) if place in winners else 0.0 for place in range(len(world.scores()))]


def chances(promises: list[float], spread: float) -> list[float]:
    """Return the chances to win of those who are promised so many points; of a single one, how good it is by itself."""
    if len(promises) == 1:
        return [1.0 / (1.0 + exp(-promises[0] / (10.0 * spread)))]
    highest = max(promises)
    weights = [exp((promise - highest) / spread) for promise in promises]
    total = sum(weights)
    return [weight / total for weight in weights]
