"""A training: generations are played, learned from, judged and written down, and it goes on where it was stopped."""

import json
from collections.abc import Callable, Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from pentapolis.bots.greedy import GreedyBot
from pentapolis.bots.judge import OWN_EVALUATION
from pentapolis.bots.search_bot import SearchBot
from pentapolis.bots.weights import read
from pentapolis.games import game, games
from pentapolis.training import trainer as trainer_module
from pentapolis.training.self_play import Practice, joined, play
from pentapolis.training.trainer import Generation, Plan, Trainer, arena_table

PLAN = Plan("five-towers", games=30, duels=8, units=4, passes=1, seed=1)


class Here:
    """Does in this process what workers would do."""

    def map(self, function: Callable[..., Any], *lists: Iterable[Any], chunksize: int) -> Iterator[Any]:
        return map(function, *lists)  # as the executor's: it ends with the shortest


def trainer(folder: Path, shown: list[str]) -> Trainer:
    return Trainer(PLAN, folder, Here(), lambda work, done, total: shown.append(work))  # type: ignore[arg-type]


def test_a_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    shown: list[str] = []
    at_once = list(trainer(tmp_path / "once", shown).run(2))
    assert [generation.number for generation in at_once] == [1, 2]
    assert set(shown) == {"play", "learn", "duel"}
    [first] = trainer(tmp_path / "twice", []).run(1)
    again = trainer(tmp_path / "twice", [])
    assert again.generations == [first]
    assert [first, *again.run(2)] == at_once
    lines = (tmp_path / "twice" / "curve.jsonl").read_text("utf-8").splitlines()
    assert [Generation(**json.loads(line)) for line in lines] == at_once


def test_the_best_weights_are_those_that_won(tmp_path: Path) -> None:
    for generation in trainer(tmp_path, []).run(3):
        assert generation.kept == (generation.share > 0.5)
        best = tmp_path / "best.json"
        if generation.kept:
            about = json.loads(best.read_text("utf-8"))["about"]
            assert about["generation"] == generation.number
            assert [(row["seats"], row["games"]) for row in about["arena"]] == [(seats, 2) for seats in (2, 3, 4, 5)]
    if best.exists():
        read(game("five-towers"), best.read_text("utf-8"))


def test_a_table_of_duels_tells_shares_with_intervals() -> None:
    table = arena_table({3: [1.0, 0.5, 1.0, 0.5], 2: [0.0, 1.0]})
    assert [(row["seats"], row["games"], row["share"]) for row in table] == [(2, 4, 0.5), (3, 8, 0.75)]
    for row in table:
        assert 0 <= row["low"] < row["share"] < row["high"] <= 1


@pytest.mark.parametrize("id", games())
def test_every_net_tells_what_it_won_against_the_evaluation_alone(id: str) -> None:
    package = type(game(id)).__module__.rpartition(".")[0]
    about = json.loads(resources.files(package).joinpath("weights.json").read_text("utf-8"))["about"]
    assert [row["seats"] for row in about["arena"]] == [seats for seats in game(id).seat_counts if seats > 1]
    for row in about["arena"]:
        assert row["games"] > 0
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1


def test_positions_come_to_the_final_points() -> None:
    practice = Practice("five-towers", None, surprise=0.1, noise=0.5, kept=10)
    material = play(practice, 3)
    assert len(material.places) == 10
    assert (material.outcomes == material.outcomes[0]).all()  # of one game: what each place had in the end
    assert material.left.tolist() == list(range(9, -1, -1))
    assert (play(practice, 3).amounts == material.amounts).all()
    several = joined([play(practice, number) for number in range(6)])
    assert len(set(several.places.tolist())) > 1  # tables of several sizes
    assert several.promises.shape[1] == several.places.max()


def test_where_turns_are_long_the_evaluation_plays_and_a_net_is_judged_in_races() -> None:
    weights = resources.files("pentapolis.games.underwater_cities").joinpath("weights.json").read_text("utf-8")
    learned, own = (
        play(Practice("underwater-cities", which, surprise=0.04, noise=0.5, kept=8), 4) for which in (weights, None)
    )
    assert (learned.amounts == own.amounts).all()
    assert (learned.outcomes == own.outcomes).all()
    duellist = trainer_module._duellist
    assert isinstance(duellist(game("underwater-cities"), OWN_EVALUATION), SearchBot)
    assert isinstance(duellist(game("five-towers"), OWN_EVALUATION), GreedyBot)
