"""A bot that looks one step ahead; in a game of long turns, to the end of the turn."""

from pentapolis.bots.bot import Bot, open_choices
from pentapolis.bots.judge import OWN_EVALUATION, Judge, mover_of
from pentapolis.core.luck import Luck
from pentapolis.core.state import State


class GreedyBot(Bot):
    """Chooses the action after which most is promised, compared with the best opponent."""

    def __init__(self, judge: Judge = OWN_EVALUATION) -> None:
        """Choose what judges."""
        self._judge = judge

    def choose(self, world: State, seat: int, luck: Luck) -> int:
        """Return the most promising action, any of them if several promise as much."""
        open_choices(world, seat, luck)
        return greedy_action(world, seat, luck, mover_of(world.game, self._judge))


class CarelessBot(Bot):
    """Chooses like a greedy bot, but overlooks some of what it could do, as people do in their first games."""

    def __init__(self, times: float) -> None:
        """Choose how many times as careless it is as careless people are in a game (`Game.overlooked`)."""
        self._times = times

    def choose(self, world: State, seat: int, luck: Luck) -> int:
        """Return the most promising of the actions that it sees; one at least."""
        open_choices(world, seat, luck)
        actions = world.candidates(seat)
        noticed = (1.0 - world.game.overlooked) ** self._times
        seen = [action for action in actions if luck.below(1000) < 1000 * noticed]
        return most_promising(world, seat, luck, OWN_EVALUATION, seen or [actions[luck.below(len(actions))]])


def greedy_action(world: State, seat: int, luck: Luck, judge: Judge = OWN_EVALUATION) -> int:
    """Return the most promising action of a seat, any of them if several promise as much."""
    return most_promising(world, seat, luck, judge, world.candidates(seat))


def most_promising(world: State, seat: int, luck: Luck, judge: Judge, actions: list[int]) -> int:
    """Return the most promising of some actions, any of them if several promise as much."""
    best: list[int] = []
    highest = 0.0
    for action in actions:
        promise = promise_after(world, seat, action, luck, judge)
        if not best or promise > highest:
            best = []
            highest = promise
        if promise == highest:
            best.append(action)
    return best[luck.below(len(best))]


def promises(world: State, seat: int, luck: Luck, judge: Judge = OWN_EVALUATION) -> list[float]:
    """Return what is promised to a seat after each of its candidates, compared with the best opponent."""
    return [promise_after(world, seat, action, luck, judge) for action in world.candidates(seat)]


def promise_after(world: State, seat: int, action: int, luck: Luck, judge: Judge) -> float:
    """Return what is promised to a seat after an action and, if its turn is half done then, the rest of the turn."""
    after = world.clone()
    after.perform(seat, action, luck)
    finish_turn(after, seat, luck)
    return advantage(judge.promises(after), seat)


def finish_turn(world: State, seat: int, luck: Luck) -> list[int]:
    """Play a turn that is half done to its end, step by step; return these steps."""
    steps: list[int] = []
    while world.midway() and world.next_to_act() == seat:
        steps.append(next_step(world, seat, luck))
        world.perform(seat, steps[-1], luck)
    return steps


def next_step(world: State, seat: int, luck: Luck) -> int:
    """Return the action after which the seat is promised most at once, without a look at the rest of the turn."""
    best = -1
    highest = 0.0
    for action in world.candidates(seat):
        after = world.clone()
        after.perform(seat, action, luck)
        promise = after.promise(seat)
        if best < 0 or promise > highest:
            best, highest = action, promise
    return best


def advantage(promises: list[float], seat: int) -> float:
    """Return what is promised to the seat, less what is promised to the best of the others."""
    others = [promise for other, promise in enumerate(promises) if other != seat]
    return promises[seat] - max(others) if others else promises[seat]
