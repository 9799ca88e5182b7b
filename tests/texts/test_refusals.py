"""Whatever the rules refuse is explained, at any moment of a game."""

import re

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.refusal import IllegalAction
from pentapolis.games import GAMES
from pentapolis.texts import LANGUAGES, explain, rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_refusals_are_explained(language: str, game: object) -> None:
    from pentapolis.core.game import Game

    assert isinstance(game, Game)
    luck = Luck(5)
    told: set[str] = set()
    rules: set[str] = set()
    for seats, options in game.variants():
        state = game.begin(seats, options, luck, None)
        while acting := state.to_act():
            refused = [state.refuse(seat, luck.below(game.space.size)) for seat in range(seats) for _ in range(10)]
            for refusal in refused:
                if refusal is not None:
                    told.add(explain(IllegalAction(game.id, refusal), language))
                    rules.add(refusal.rule)
            actions = state.legal(acting[0])
            state.apply(acting[0], actions[luck.below(len(actions))], luck)
        over = state.refuse(0, 0)
        assert over is not None
        told.add(explain(IllegalAction(game.id, over), language))
    assert all(rule(game.id, number, language) for number in rules)
    assert len(told) > 30
    for sentence in told:
        assert re.fullmatch(r"[A-ZÁÉÍÓÖŐÚÜŰ0-9].*[.!] (Rule|Szabály): [A-Z]+-[0-9.]+\.", sentence)
