"""The action space: numbers, texts, JSON and masks of the same actions."""

import json

import pytest

from pentapolis.core.game import Game
from pentapolis.core.problem import MalformedAction
from tests.conformance.random_play import moments
from tests.conformance.variants import Variant


def check_texts_round_trip(game: Game) -> None:
    """Every action has a text of its own, which parses back."""
    texts = [game.space.text(action) for action in range(game.space.size)]
    assert len(set(texts)) == game.space.size, "no two actions have the same text"
    assert [game.space.parse(text) for text in texts] == list(range(game.space.size)), "texts parse back"
    assert all(text == " ".join(text.split()) for text in texts), "texts are words with single spaces between"


def check_json_round_trips(game: Game) -> None:
    """Every action has a JSON object of its own, which is read back."""
    objects = [json.dumps(game.space.to_json(action), sort_keys=True) for action in range(game.space.size)]
    assert len(set(objects)) == game.space.size, "no two actions have the same JSON"
    read = [game.space.from_json(json.loads(text)) for text in objects]
    assert read == list(range(game.space.size)), "JSON is read back"


def check_what_is_no_action_is_malformed(game: Game) -> None:
    """A number, text or object that is no action is told so."""
    for number in (-1, game.space.size, 10**9):
        with pytest.raises(MalformedAction):
            game.space.text(number)
        with pytest.raises(MalformedAction):
            game.space.to_json(number)
    for action in range(game.space.size):
        with pytest.raises(MalformedAction):
            game.space.parse(game.space.text(action) + " more")
        with pytest.raises(MalformedAction):
            game.space.from_json({**game.space.to_json(action), "more": 1})
    for text in ("", " ", "no-such-kind", "no-such-kind 1"):
        with pytest.raises(MalformedAction):
            game.space.parse(text)
    wrong: list[dict[str, object]] = [{}, {"kind": None}, {"kind": 1}, {"kind": []}, {"kind": "no-such-kind"}]
    for data in wrong:
        with pytest.raises(MalformedAction):
            game.space.from_json(data)


def check_masks(variant: Variant) -> None:
    """A mask has one byte for every action, 1 for the legal ones."""
    space = variant.game.space
    for state in moments(variant, count=100):
        for seat in range(variant.seats):
            legal = state.legal(seat)
            mask = space.mask(legal)
            assert len(mask) == space.size
            assert [action for action in range(space.size) if mask[action] == 1] == legal
            assert set(mask) <= {0, 1}
