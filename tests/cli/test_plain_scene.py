"""A game that nobody drew a scene for can be played all the same."""

import sys
from pathlib import Path

import pytest

from pentapolis.bots.roster import make_bot
from pentapolis.cli.scenes import scene_of
from pentapolis.core.luck import Luck
from tests.cli.command_line import Run
from tests.toy.game import Toy

TOY = Toy()


def test_it_is_played_with_lists(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys.modules["pentapolis.games"], "GAMES", (TOY,))
    seats = TOY.seat_counts[-1]
    result = run("play", TOY.id, "--seats", str(seats), "--bots", "random", "--seed", "t", typed="1\n" * 200)
    assert (result.code, result.err) == (0, "")
    assert "What do you do?" in result.out
    assert "Secret of the luck" in result.out


def test_its_answers_are_the_legal_actions() -> None:
    state = TOY.setup(TOY.seat_counts[-1], Luck(1))
    scene = scene_of(TOY, ["A", "B", "C", "D", "E"], "en")
    seat = state.to_act()[0]
    answers = scene.answers(state, seat)
    assert [answer.action for answer in answers] == state.legal(seat)
    assert scene.read("1", state, seat) == answers[0].action
    assert scene.read("99", state, seat) is None
    assert make_bot("random").choose(state.clone(), seat, Luck(1)) in state.legal(seat)
