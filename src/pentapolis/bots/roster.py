"""Bots by name."""

from pentapolis.bots.bot import Bot
from pentapolis.bots.greedy import GreedyBot
from pentapolis.bots.random_bot import RandomBot
from pentapolis.core.problem import Problem


def make_bot(name: str) -> Bot:
    """Return the bot with that name: `random` or `greedy`."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    raise Problem("problem.bot", {"bot": name, "allowed": "random, greedy, search"})
