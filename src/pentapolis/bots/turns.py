"""The long turns that a seat could play now, planned to their end, through the contract of a state only.

A plan is all that is done from now to the end of the turn. Plans that are half made are kept by their length. Round
after round, of each length the most promising one is gone on with in every way; so more plans make the search wider. A
plan that has come to its end is judged by the game's own evaluation.
"""

from typing import Final

from pentapolis.bots.greedy import advantage, finish_turn
from pentapolis.core.luck import Luck
from pentapolis.core.state import State


class _Plan:
    """A turn that is half done: the state, the place of its first action, its actions, and what is promised."""

    __slots__ = ("first", "promise", "state", "steps")

    def __init__(self, state: State, first: int, steps: list[int], promise: float) -> None:
        self.state: Final = state
        self.first: Final = first
        self.steps: Final = steps  # the actions that led here, the first one among them
        self.promise: Final = promise


class _Search:
    """A search for the best turn that begins with each action of a seat."""

    def __init__(self, world: State, seat: int, luck: Luck) -> None:
        """Begin each action with a turn that is finished step by step."""
        self._seat = seat
        self._luck = luck
        self._values: list[float] = []  # of the best turn that begins with each action
        self._turns: list[list[int]] = []  # what is done in it
        self._ends: list[State] = []  # and what the state is then
        self._plans: list[list[_Plan]] = []  # half made, by the number of their actions
        self._length: int = 0  # of the plan that is gone on with next, or more
        for place, action in enumerate(world.candidates(seat)):
            after = world.clone()
            after.perform(seat, action, luck)
            finished = after.clone()
            steps = [action, *finish_turn(finished, seat, luck)]
            self._values.append(advantage(finished.evaluate(), seat))
            self._turns.append(steps)
            self._ends.append(finished)
            if self._is_half_made(after):
                self._keep(_Plan(after, place, [action], after.promise(seat)), 0)

    def go_on(self, plans: int) -> None:
        """Go on with so many plans, or with all if there are fewer."""
        for _ in range(plans):
            plan = self._next()
            if plan is None:
                return
            self._go_on(plan)

    def turns(self) -> list[list[int]]:
        """Return the best turn of each action; of those that come to the same in another order, the first one."""
        return [turn for place, turn in enumerate(self._turns) if not self._came_before(place)]

    def _came_before(self, place: int) -> bool:
        value, end = self._values[place], self._ends[place]
        return any(self._values[earlier] == value and self._ends[earlier] == end for earlier in range(place))

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
            steps = [*plan.steps, action]
            if self._is_half_made(after):
                self._keep(_Plan(after, plan.first, steps, after.promise(self._seat)), self._length)
            else:
                value = advantage(after.evaluate(), self._seat)
                if value > self._values[plan.first]:
                    self._values[plan.first] = value
                    self._turns[plan.first] = steps
                    self._ends[plan.first] = after

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
    """Return the best turns that begin with different actions, as actions in their order; of short turns, all actions.

    So many plans are gone on with to find them. Of turns that come to the same there is one.
    """
    if not world.game.has_long_turns:
        return [[action] for action in world.candidates(seat)]
    search = _Search(world, seat, luck)
    search.go_on(plans)
    return search.turns()
