"""The catalogues: a flat JSON file of messages for each language, one for all games and one beside each game."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from icu4py.messageformat import MessageFormat

LANGUAGES: Final = ("en", "hu")


def say(key: str, language: str, params: Mapping[str, int | float | str] | None = None) -> str:
    """Return the text of that key with its parameters filled in; a text that nobody wrote is shown as its key.

    A value that has words of its own, such as `underwater-cities.slot.green-1`, is said in them by texts of that game.
    """
    message = _message(key, language)
    if message is None:
        return " ".join([key, *(f"{name}={value}" for name, value in (params or {}).items())])
    owner = key.partition(".")[0]
    words = _catalogue(owner, language)
    return message.format(
        {
            name: words.get(f"{owner}.{name}.{value}", value) if isinstance(value, str) else value
            for name, value in (params or {}).items()
        }
    )


def has_text(key: str) -> bool:
    """Whether there is a text of that key, in all languages alike."""
    return _message(key, LANGUAGES[0]) is not None


def catalogue(owner: str, language: str) -> dict[str, str]:
    """Return the messages beside the game `owner`; those that all games share, if there is no such game."""
    file = game_folder(owner) / f"texts.{language}.json"
    if not file.is_file():
        file = files("pentapolis") / "texts" / f"{language}.json"
    return dict(json.loads(file.read_text("utf-8")))


def game_folder(game_id: str) -> Traversable:
    """Return the folder of a game, which may not exist."""
    return files("pentapolis") / "games" / game_id.replace("-", "_")


@cache
def _message(key: str, language: str) -> MessageFormat | None:
    text = _catalogue(key.partition(".")[0], language).get(key)
    return None if text is None else MessageFormat(text, language)


_catalogue = cache(catalogue)
