"""What bots do in a worker's process."""

from pentapolis.bots.roster import make_bot
from pentapolis.core.luck import Luck
from pentapolis.games import game


def choose(game_id: str, world: str, seat: int, bot: str, luck: int) -> int:
    """Let a bot decide in a world that is written down."""
    return make_bot(bot).choose(game(game_id).restore(world), seat, Luck(luck))
