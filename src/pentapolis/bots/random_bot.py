"""A bot that plays anything."""

from pentapolis.bots.bot import Bot
from pentapolis.core.luck import Luck
from pentapolis.core.state import State


class RandomBot(Bot):
    """Chooses any legal action, all equally likely."""

    def choose(self, world: State, seat: int, luck: Luck) -> int:
        """Return any legal action."""
        actions = world.legal(seat)
        return actions[luck.below(len(actions))]
