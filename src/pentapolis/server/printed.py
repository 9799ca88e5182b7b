"""What is printed on cards: it is asked for once and never changes, so that views only name them."""

from functools import cache
from typing import Any

import msgspec

from pentapolis.core.packs import OPTION
from pentapolis.games import game
from pentapolis.server.problems import NothingHere
from pentapolis.server.protocol import Printed


@cache
def printed_on(game_id: str, pack: str) -> Printed:
    """Return what is printed on the cards of a pack."""
    title = game(game_id)
    if not any(option.name == OPTION and pack in option.values for option in title.options):
        raise NothingHere
    faces: Any = msgspec.Raw(msgspec.json.encode(title.printed(pack)))  # put into JSON once
    return Printed(game_id, pack, faces)
