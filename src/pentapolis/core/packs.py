"""Packs: cards and the like that somebody wrote down for a game, in place of those that come with it."""

import hashlib
import json
import re
from typing import Final

from pentapolis.core.problem import BadPack, Params

OPTION: Final = "pack"  # the option of a table that chooses one
STANDARD: Final = "standard"  # its value for what comes with the game
_HASH_DIGITS: Final = 12
_NAME: Final = "[a-z0-9][a-z0-9-]{0,23}"


class Pack:
    """A pack: the game it is for, its content, and its id, which is its name and a hash of the content."""

    def __init__(self, game: str, name: str, content: dict[object, object]) -> None:
        """Keep all three."""
        self.game: Final = game
        self.content: Final = content
        canonical = json.dumps(content, sort_keys=True, separators=(",", ":"))
        self.id: Final = f"{name}@{hashlib.sha256(canonical.encode()).hexdigest()[:_HASH_DIGITS]}"


def parse_pack(text: str) -> Pack:
    """Return the pack that is written as JSON; what it holds is for its game to check."""
    try:
        content = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        params: Params = {"line": error.lineno if isinstance(error, json.JSONDecodeError) else 1}
        raise BadPack("problem.pack-json", params) from error
    if not isinstance(content, dict) or not isinstance(content.get("game"), str):
        raise BadPack("problem.pack-form")
    name = content.get("name")
    if not isinstance(name, str) or not re.fullmatch(_NAME, name) or name == STANDARD:
        raise BadPack("problem.pack-name")
    return Pack(content["game"], name, content)


def _no_number(text: str) -> None:
    """Refuse NaN and the infinities, which are no JSON."""
    raise ValueError(text)
