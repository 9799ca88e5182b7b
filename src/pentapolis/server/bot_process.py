"""What bots do in a worker's process."""

from pentapolis.bots.roster import make_bot
from pentapolis.bots.search_bot import SearchBot
from pentapolis.core.luck import Luck
from pentapolis.games import game
from pentapolis.server import worker_process


def choose(game_id: str, world: str, seat: int, bot: str, luck: int) -> int:
    """Let a bot decide in a world that is written down; while others wait, it thinks shorter."""
    made = make_bot(bot)
    if isinstance(made, SearchBot):
        made.patience = worker_process.patience
    return made.choose(game(game_id).restore(world), seat, Luck(luck))
