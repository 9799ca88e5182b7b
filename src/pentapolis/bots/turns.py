"""A search through everything that a seat could do until the end of its turn, through the contract of a state only.

A turn of many small decisions eats up the depth of a tree. So here a plan is all that is done from now to the end of
the turn. Plans that are half made are kept by their length. Round after round, of each length the most promising one is
gone on with in every way; so more time makes the search wider. A plan that has come to its end is judged by the
evaluation, and an action is worth as much as the best plan that begins with it. What chance decides differs between
worlds, so that the mean of several is taken.
"""

from typing import Final

from pentapolis.bots.greedy import advantage, finish_turn
from pentapolis.core.luck import Luck
from pentapolis.core.state import State

_PER_WORLD: Final = 40  # plans that are gone on with in a world before the next one is drawn
_MOST_WORLDS: Final = 12


class _Plan:
    """A turn that is half done: the state, the place of its first action, and what is promised."""

    __slots__ = ("first", "promise", "state", "steps")

    def __init__(self, state: State, first: int, steps: list[int], promise: float) -> None:
        self.state: Final = state
        self.first: Final = first
        self.steps: Final = steps  # the actions that led here, the first one among them
        self.promise: Final = promise


class TurnSearch:
    """A search for the best action of a seat; an iteration goes on with one plan in every way."""

    def __init__(self, world: State, seat: int, luck: Luck) -> None:
        """Begin at a world that was determinised for the seat."""
        self._world = world
        self._seat = seat
        self._luck = luck
        self._actions: list[int] = world.candidates(seat)
        self._sums: list[float] = [0.0] * len(self._actions)  # of the worlds that are done with
        self._tries: list[int] = [0] * len(self._actions)  # how many plans began with each action
        self._worlds: int = 0
        self._best: list[float] = []  # in this world, the value of the best plan of each action
        self._best_turns: list[list[int]] = []  # and what is done in it
        self._plans: list[list[_Plan]] = []  # half made, by the number of their actions
        self._length: int = 0  # of the plan that is gone on with next, or more
        self._left: int = 0
        self._begin(world)

    def iterate(self, times: int) -> None:
        """Do so many iterations."""
        for _ in range(times):
            if self.is_settled():
                return
            plan = self._next()
            if plan is None or self._left == 0:
                self._end_world()
            else:
                self._left -= 1
                self._go_on(plan)

    def is_settled(self) -> bool:
        """Whether more iterations would change nothing worth their time."""
        return self._worlds == _MOST_WORLDS

    def best(self) -> int:
        """Return the action whose best plans are worth most, on average of the worlds."""
        best = 0
        highest = 0.0
        for place in range(len(self._actions)):
            value = self._sums[place] + (0.0 if self.is_settled() else self._best[place])
            if place == 0 or value > highest:
                best, highest = place, value
        return self._actions[best]

    def turns(self, plans: int) -> list[list[int]]:
        """Go on with so many plans; return the best turn that begins with each action, as actions in their order."""
        for _ in range(plans):
            plan = self._next()
            if plan is None:
                break
            self._go_on(plan)
        return self._best_turns

    def visits(self) -> dict[int, int]:
        """Return how many plans began with each action."""
        return dict(zip(self._actions, self._tries, strict=True))

    def _begin(self, world: State) -> None:
        """Begin in a world: each action first with a turn that is finished step by step."""
        self._best = []
        self._best_turns = []
        self._plans = []
        self._length = 0
        self._left = _PER_WORLD
        for place, action in enumerate(self._actions):
            after = world.clone()
            after.perform(self._seat, action, self._luck)
            finished = after.clone()
            steps = [action, *finish_turn(finished, self._seat, self._luck)]
            self._best.append(advantage(finished.evaluate(), self._seat))
            self._best_turns.append(steps)
            self._tries[place] += 1
            if self._is_half_made(after):
                self._keep(_Plan(after, place, [action], after.promise(self._seat)), 0)

    def _end_world(self) -> None:
        """Count what was found in this world, and begin in another one."""
        for place, value in enumerate(self._best):
            self._sums[place] += value
        self._worlds += 1
        if not self.is_settled():
            self._begin(self._world.determinise(self._seat, self._luck))

    def _next(self) -> _Plan | None:
        """Take out the most promising of the shortest plans that weren't looked at in this round."""
        for _ in range(len(self._plans)):
            if self._length >= len(self._plans):
                self._length = 0
            plans = self._plans[self._length]
            if plans:
                return plans.pop(_most_promising(plans))
            self._length += 1
        return None

    def _go_on(self, plan: _Plan) -> None:
        """Go on with a plan by each action."""
        self._length += 1
        for action in plan.state.candidates(self._seat):
            after = plan.state.clone()
            after.perform(self._seat, action, self._luck)
            if self._is_half_made(after):
                self._keep(_Plan(after, plan.first, [*plan.steps, action], after.promise(self._seat)), self._length)
            else:
                self._tries[plan.first] += 1
                value = advantage(after.evaluate(), self._seat)
                if value > self._best[plan.first]:
                    self._best[plan.first] = value
                    self._best_turns[plan.first] = [*plan.steps, action]

    def _is_half_made(self, state: State) -> bool:
        return state.midway() and state.next_to_act() == self._seat

    def _keep(self, plan: _Plan, length: int) -> None:
        """Keep a plan; parts in another order often come to the same, and one of those is enough."""
        while len(self._plans) <= length:
            self._plans.append([])
        for other in self._plans[length]:
            if other.promise == plan.promise and other.first == plan.first:
                return
        self._plans[length].append(plan)


def _most_promising(plans: list[_Plan]) -> int:
    best = 0
    for place, plan in enumerate(plans):
        if plan.promise > plans[best].promise:
            best = place
    return best


def turns_of(world: State, seat: int, luck: Luck, plans: int) -> list[list[int]]:
    """Return the best turn that begins with each action, as actions in their order; of short turns, that action.

    So many plans are gone on with to find them.
    """
    if not world.game.has_long_turns:
        return [[action] for action in world.candidates(seat)]
    return TurnSearch(world, seat, luck).turns(plans)
