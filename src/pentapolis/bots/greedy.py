"""A bot that looks one step ahead."""

from pentapolis.bots.bot import Bot
from pentapolis.core.luck import Luck
from pentapolis.core.state import State


class GreedyBot(Bot):
    """Chooses the action after which the game's own evaluation promises most, compared with the best opponent."""

    def choose(self, world: State, seat: int, luck: Luck) -> int:
        """Return the most promising action, any of them if several promise as much."""
        best: list[int] = []
        highest = 0.0
        for action in world.legal(seat):
            after = world.clone()
            after.perform(seat, action, luck)
            promise = advantage(after, seat)
            if not best or promise > highest:
                best = []
                highest = promise
            if promise == highest:
                best.append(action)
        return best[luck.below(len(best))]


def advantage(state: State, seat: int) -> float:
    """Return what the state promises to the seat, less what it promises to the best of the others."""
    own = state.evaluate(seat)
    others = [state.evaluate(other) for other in range(state.seats) if other != seat]
    return own - max(others) if others else own
