"""Duels between engines: the other engine's bot is asked about the same worlds and answers as it would at home."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Protocol

import pytest

import pentapolis
from pentapolis.bots.arena import Contest, play
from pentapolis.bots.greedy import GreedyBot
from pentapolis.bots.roster import make_bot
from pentapolis.core.luck import Luck
from pentapolis.games import GAMES
from tools.duel import OTHER, NoAnswer, OtherBot, bot_of

PACKAGE = str(Path(pentapolis.__file__).parents[1])


class MakeOther(Protocol):
    def __call__(self, bot: str, package: str = PACKAGE) -> OtherBot: ...


@pytest.fixture
def other_bot() -> Iterator["MakeOther"]:
    with ExitStack() as ends:

        def make(bot: str, package: str = PACKAGE) -> OtherBot:
            other = OtherBot(package, bot)
            ends.callback(other.end)
            return other

        yield make


class SameLuck(Luck):
    """Always gives the same seed to the other engine."""

    def below(self, n: int) -> int:
        return 5


def test_a_bot_chooses_in_another_engine_what_it_chooses_in_this_one(other_bot: MakeOther) -> None:
    other, same = other_bot("search:iterations=4"), make_bot("search:iterations=4")
    for game in GAMES:
        state = game.setup(2, Luck(3))
        seat = state.to_act()[0]
        world = state.determinise(seat, Luck(4))
        assert other.choose(world.clone(), seat, SameLuck(0)) == same.choose(world, seat, Luck(5))


def test_a_game_is_played_by_bots_of_both_engines(other_bot: MakeOther) -> None:
    bots = {"greedy": make_bot("greedy"), "other/random": other_bot("random")}
    contest = Contest("five-towers", list(bots), 2, {}, 2, 1)
    results = [play(contest, 0, lineup, bots.__getitem__) for lineup in contest.lineups()]
    assert [result.shares[result.lineup.index("greedy")] for result in results] == [1, 1]


def test_a_bot_of_the_other_engine_is_known_by_its_name() -> None:
    there = bot_of(PACKAGE, OTHER + "greedy")
    assert isinstance(there, OtherBot)
    there.end()
    assert isinstance(bot_of(PACKAGE, "greedy"), GreedyBot)


def test_an_engine_that_does_not_answer_is_told(
    other_bot: MakeOther, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pentapolis").mkdir()
    world = GAMES[0].setup(2, Luck(1))
    with pytest.raises(NoAnswer):
        other_bot("greedy", str(tmp_path)).choose(world, 0, Luck(1))
    assert "pentapolis" in capfd.readouterr().err
