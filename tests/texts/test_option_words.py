"""Every option of a game, and every value of it, has words on the page in both languages."""

import json
from pathlib import Path

import pytest

from pentapolis.games import game, games

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("game_id", games())
def test_options_and_their_values_have_words(game_id: str, lang: str) -> None:
    shared = json.loads((WEB / "texts" / f"{lang}.json").read_text("utf-8"))
    own = WEB / "src" / "games" / game_id / f"texts.{lang}.json"
    texts = shared | (json.loads(own.read_text("utf-8")) if own.exists() else {})
    for option in game(game_id).options:
        assert texts.get(f"page.option.{option.name}") or texts.get(f"{game_id}.option.{option.name}"), option.name
        for value in option.values:
            keys = (f"page.option.{option.name}.{value}", f"{game_id}.option.{option.name}.{value}")
            assert any(texts.get(key) for key in keys), (option.name, value)
