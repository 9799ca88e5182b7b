"""Files of weights: what was written is read, anything else is refused, and without one bots play on as before."""

import json
import logging
from collections.abc import Callable
from typing import Any

import pytest

import pentapolis as pp
from pentapolis.bots.bot import ask
from pentapolis.bots.judge import LearnedJudge
from pentapolis.bots.roster import make_bot
from pentapolis.bots.weights import BadWeights, net_of, read, version_of, write
from pentapolis.core.net import UNIT, Inputs
from pentapolis.games.five_towers.game import FIVE_TOWERS
from tests.toy.game import Toy


def layers(slope: int = 1) -> dict[str, Any]:
    """Three units for the parts, three in the first layer (one of them straight), two in the second."""
    inputs = FIVE_TOWERS.inputs
    rows = {
        "amounts": [[slope, number, -number] for number in range(len(inputs.amounts))],
        "marks": [[-slope, number % 7, number % 5] for number in range(len(inputs.marks))],
        "parts": [[slope, 2, -1], [0, 5, 3], [-2, 0, 1]],
    }
    return {
        "parts": {"rows": [[slope, number % 3, -number] for number in range(sum(inputs.sizes()))], "bias": [9, 8, 7]},
        "own": rows,
        "others": rows,
        "bias": [UNIT, 0, -5],
        "second": {"rows": [[slope, 3], [4, -1]], "bias": [UNIT, -UNIT]},
        "output": [UNIT, 2 * UNIT, -UNIT],
    }


FILE = write(FIVE_TOWERS, layers(), {"generation": 1})


def test_what_is_written_is_read() -> None:
    state = FIVE_TOWERS.setup(3, pp.Luck(1))
    told = state.net_inputs()
    assert read(FIVE_TOWERS, FILE).promises(told) == read(FIVE_TOWERS, FILE.encode()).promises(told)
    other = read(FIVE_TOWERS, write(FIVE_TOWERS, layers(2), {}))
    assert other.promises(told) != read(FIVE_TOWERS, FILE).promises(told)


def changed(change: Callable[[dict[str, Any]], None]) -> str:
    content = json.loads(FILE)
    change(content)
    return json.dumps(content)


BROKEN = {
    "nothing": "",
    "no JSON": "{",
    "a list": "[]",
    "cut off": FILE[:-20],
    "another game": changed(lambda content: content.update(game="cities")),
    "other inputs": changed(lambda content: content.update(inputs="0123456789abcdef")),
    "no layer": changed(lambda content: content.pop("output")),
    "another weight": changed(lambda content: content["bias"].__setitem__(0, 1)),
    "a row less": write(FIVE_TOWERS, {**layers(), "own": {**layers()["own"], "marks": []}}, {}),
    "a part less": write(FIVE_TOWERS, {**layers(), "others": {**layers()["others"], "parts": [[0, 0, 0]]}}, {}),
    "a trait less": write(
        FIVE_TOWERS, {**layers(), "parts": {"rows": layers()["parts"]["rows"][1:], "bias": [9, 8, 7]}}, {}
    ),
    "a unit less": write(FIVE_TOWERS, {**layers(), "second": {"rows": [[1, 3]], "bias": [0, 0]}}, {}),
    "an output less": write(FIVE_TOWERS, {**layers(), "output": [UNIT, UNIT]}, {}),
    "too large": write(FIVE_TOWERS, {**layers(), "bias": [1 << 30, 0, 0]}, {}),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadWeights):
        read(FIVE_TOWERS, text)


def test_another_name_is_another_version() -> None:
    inputs = FIVE_TOWERS.inputs
    assert version_of(inputs) == version_of(Inputs(inputs.amounts, inputs.marks, inputs.traits))
    assert version_of(inputs) != version_of(Inputs(inputs.amounts, (*inputs.marks[:-1], "another"), inputs.traits))
    assert version_of(inputs) != version_of(Inputs(inputs.marks, inputs.amounts, inputs.traits))
    assert version_of(inputs) != version_of(Inputs(inputs.amounts, inputs.marks, (*inputs.traits[:-1], ("second", 3))))


def test_without_a_net_the_own_evaluation_judges(caplog: pytest.LogCaptureFixture) -> None:
    net_of.cache_clear()
    toy = Toy()
    state = toy.setup(2, pp.Luck(1))
    seat = state.to_act()[0]
    with caplog.at_level(logging.INFO):
        assert LearnedJudge().promises(state) == state.evaluate()
        assert ask(make_bot("net"), state, seat, pp.Luck(2)) == ask(make_bot("greedy"), state, seat, pp.Luck(2))
    assert [record.getMessage().split(":")[0] for record in caplog.records] == [toy.id]  # told once


def test_a_judge_takes_the_net_of_each_game() -> None:
    judge = LearnedJudge()
    for game in ("cities", "five-towers", "cities"):
        world = pp.game(game).setup(2, pp.Luck(1))
        assert judge.promises(world) == LearnedJudge(net_of(pp.game(game))).promises(world) != world.evaluate()


def test_weights_that_do_not_fit_are_told(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    net_of.cache_clear()
    monkeypatch.setattr("pkgutil.get_data", lambda package, file: BROKEN["other inputs"].encode())
    assert net_of(FIVE_TOWERS) is None
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    net_of.cache_clear()
