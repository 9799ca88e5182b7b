"""Bots of an engine of its own. This runs with the package of that engine, so with nothing that is new in this one.

A line of input tells the game, a bot, a seat, a seed for its luck and, as JSON, the world that was drawn for the seat;
a line of output is what the bot does.
"""

import functools
import sys

from pentapolis.bots.roster import make_bot
from pentapolis.core.luck import Luck
from pentapolis.games import game

bot_of = functools.cache(make_bot)

for line in sys.stdin:
    title, bot, seat, seed, world = line.split(" ", 4)
    action = bot_of(bot).choose(game(title).restore(world), int(seat), Luck(int(seed)))
    print(game(title).space.text(action), flush=True)
