"""What is known about a game's components, and how surely."""

from functools import cache

import msgspec

from pentapolis.games import game
from pentapolis.server.problems import NothingHere
from pentapolis.server.protocol import Fact
from pentapolis.texts.catalogues import game_folder


@cache
def facts(game_id: str) -> list[Fact]:
    """Return the facts in the file beside the game."""
    game(game_id)
    file = game_folder(game_id) / "facts.json"
    if not file.is_file():
        raise NothingHere
    return msgspec.json.decode(file.read_bytes(), type=list[Fact])
