"""Packs: cards and the like that somebody wrote down for a game, in place of those that come with it."""

import hashlib
import json
import re
from typing import Final, Literal, TypeAlias, get_args

from pentapolis.core.json_data import JsonObject
from pentapolis.core.problem import BadPack, Params

OPTION: Final = "pack"  # the option of a table that chooses one
STANDARD: Final = "standard"  # its value for what comes with the game
Confidence: TypeAlias = Literal["confirmed", "single source", "inferred", "reconstructed"]
_CONFIDENCES: Final[dict[str, Confidence]] = {name: name for name in get_args(Confidence)}
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


def read_confidence(data: JsonObject) -> Confidence:
    """Return how sure it is that something is printed so."""
    return _CONFIDENCES[data.word("confidence", tuple(_CONFIDENCES))]


def own_data(text: bytes | None, game: str) -> JsonObject:
    """Return the file that comes with a game, which has the form of a pack."""
    assert text is not None, f"a file of {game} is missing"
    data = JsonObject(json.loads(text), "", [])
    data.word("game", (game,))
    data.word("name", (STANDARD,))
    return data


def end_own(data: JsonObject) -> None:
    """Make sure that the file that comes with a game has no defect: that would be a mistake in the program."""
    data.end()
    assert not data.problems, [(problem.key, problem.params) for problem in data.problems]


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
