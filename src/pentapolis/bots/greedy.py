"""A bot that looks one step ahead; in a game of long turns, to the end of the turn."""

from pentapolis.bots.bot import Bot, open_choices
from pentapolis.bots.judge import OWN_EVALUATION, Judge
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
        return greedy_action(world, seat, luck, self._judge)


def greedy_action(world: State, seat: int, luck: Luck, judge: Judge = OWN_EVALUATION) -> int:
    """Return the most promising action of a seat, any of them if several promise as much."""
    best: list[int] = []
    highest = 0.0
    for action, promise in zip(world.candidates(seat), promises(world, seat, luck, judge), strict=True):
        if not best or promise > highest:
            best = []
            highest = promise
        if promise == highest:
            best.append(action)
    return best[luck.below(len(best))]


def promises(world: State, seat: int, luck: Luck, judge: Judge = OWN_EVALUATION) -> list[float]:
    """Return what is promised to a seat after each of its candidates, compared with the best opponent."""
    found: list[float] = []
    for action in world.candidates(seat):
        after = world.clone()
        after.perform(seat, action, luck)
        finish_turn(after, seat, luck)
        found.append(advantage(judge.promises(after), seat))
    return found


def finish_turn(world: State, seat: int, luck: Luck) -> None:
    """Play a turn that is half done to its end, step by step."""
    while world.midway() and world.next_to_act() == seat:
        world.perform(seat, next_step(world, seat, luck), luck)


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
