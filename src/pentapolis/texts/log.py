"""Events as sentences, for the log."""

import dataclasses
from collections.abc import Sequence
from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.problem import Params, Value
from pentapolis.texts.catalogues import say

_PLAYERS: Final = {
    "seat": "player",
    "opener": "opener",
    "winners": "winners",
}  # fields that hold seats: their parameter


def narrate(game_id: str, event: Event, players: Sequence[str], language: str) -> str:
    """Return what happened, in a sentence or two.

    The parameters of the text are the event's fields. Seats become names, and a place after the seats is the opponent
    that is no player. A component such as a card is put into words by the text of its own class, and lists are joined;
    of a list there is also its length (`cards_count`), and of a component each of its fields (`card_value`).
    """
    params: Params = {}
    for field in dataclasses.fields(event):
        name, value = field.name, getattr(event, field.name)
        if name in _PLAYERS:
            name = _PLAYERS[name]
            called = [*players, say(f"{game_id}.opponent", language)]
            value = [called[place] for place in value] if isinstance(value, list) else called[value]
        params[name] = _words(game_id, value, language)
        if isinstance(value, list):
            params[f"{name}_count"] = len(value)
        for part, content in _parts(value).items():
            params[f"{name}_{part}"] = content
    return say(f"{game_id}.event.{event.name}", language, params)


def joined(words: Sequence[str], language: str) -> str:
    """Return the words with commas between them, and the last one after an "and"."""
    if len(words) < 2:
        return "".join(words)
    return say("list.and", language, {"first": ", ".join(words[:-1]), "last": words[-1]})


def _words(game_id: str, value: object, language: str) -> Value:
    if isinstance(value, list):
        return joined([str(_words(game_id, item, language)) for item in value], language)
    parts = _parts(value)
    if parts:
        return say(f"{game_id}.{type(value).__name__.lower()}", language, parts)
    return value if isinstance(value, int) else str(value)


def _parts(value: object) -> Params:
    """The fields of a component; nothing, if it is none."""
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return {}
    return {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
