"""The arena: who sits where, and how sure a result is."""

import os
import signal
import subprocess
import sys
from collections import Counter
from typing import Final

import pytest

from pentapolis.bots.arena import Contest, Result, play, run, standings
from pentapolis.core.problem import Problem

_ENDLESS: Final = """
from pentapolis.bots.arena import Contest, run
for deal in run(Contest("five-towers", ["greedy", "random"], 2, {}, 20_000, 3), workers=2):
    print("A deal is played", flush=True)
"""
_PATIENCE: Final = 60  # seconds; only processes that never end take so long


def contest(bots: list[str], seats: int, games: int = 4) -> Contest:
    return Contest("five-towers", bots, seats, {}, games, seed=3)


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (2, 3), (2, 4), (2, 5), (3, 3), (3, 2), (3, 5), (4, 2), (5, 5)])
def test_every_bot_has_every_seat_equally_often(bots: int, seats: int) -> None:
    names = [f"bot {number}" for number in range(bots)]
    lineups = contest(names, seats).lineups()
    for seat in range(seats):
        counts = Counter(lineup[seat] for lineup in lineups)
        assert set(counts) == set(names)
        assert len(set(counts.values())) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert contest(["greedy", "random"], 2, games=5).deals() == 3


@pytest.mark.parametrize(
    ("bots", "seats", "games"),
    [
        (["greedy"], 2, 4),
        (["greedy", "greedy"], 2, 4),
        (["greedy", "nobody"], 2, 4),
        (["greedy", "random"], 7, 4),
        (["greedy", "random"], 2, 0),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(bots: list[str], seats: int, games: int) -> None:
    with pytest.raises(Problem):
        contest(bots, seats, games).check()


def test_the_same_contest_gives_the_same_results_on_any_number_of_cores() -> None:
    small = contest(["greedy", "random"], 3)
    one, two = list(run(small, workers=1)), list(run(small, workers=2))
    assert one == two
    assert [len(deal) for deal in one] == [2, 2]


def test_the_games_of_a_deal_share_their_luck() -> None:
    """With the same bot on every seat, nothing but the luck differs between deals and nothing at all within one."""
    same = contest(["greedy", "random"], 2)
    lineup = ["greedy", "greedy"]
    assert play(same, 0, lineup) == play(same, 0, lineup)
    assert play(same, 0, lineup).totals != play(same, 1, lineup).totals


def test_greedy_beats_random_in_at_least_95_of_100() -> None:
    pair = contest(["greedy", "random"], 2, games=100)
    results = [result for deal in run(pair, workers=1) for result in deal]
    greedy = next(standing for standing in standings(pair, results) if standing.bot == "greedy")
    assert greedy.seats_played == 100
    assert greedy.win_share >= 0.95


def results_of(shares: list[list[float]]) -> list[Result]:
    """Return games between a and b, two in each deal, of which a wins these shares."""
    games = []
    for deal, (first, second) in enumerate(shares):
        games.append(Result(deal, ["a", "b"], [10, 20], [first, 1 - first]))
        games.append(Result(deal, ["b", "a"], [20, 10], [1 - second, second]))
    return games


def test_shares_and_scores_are_means_over_all_seats_played() -> None:
    pair = contest(["a", "b"], 2)
    best, other = standings(pair, results_of([[1.0, 0.0], [1.0, 0.5], [1.0, 1.0]]))
    assert (best.bot, best.seats_played, best.mean_score) == ("a", 6, 10)
    assert best.win_share == pytest.approx(0.75)
    assert other.win_share == pytest.approx(0.25)
    assert best.win_low < 0.75 < best.win_high


def test_the_interval_is_wilsons_for_independent_games() -> None:
    """50 of 100 wins, the two games of a deal unrelated: 0.404 to 0.596."""
    pair = contest(["a", "b"], 2)
    shares = [[1.0, 1.0], [1.0, 0.0], [0.0, 1.0], [0.0, 0.0]] * 12 + [[1.0, 0.0], [0.0, 1.0]]
    standing = standings(pair, results_of(shares))[0]
    assert standing.win_low == pytest.approx(0.404, abs=0.01)
    assert standing.win_high == pytest.approx(0.596, abs=0.01)


def test_games_that_repeat_each_other_make_nothing_surer() -> None:
    """If both games of a deal always end alike, the interval is that of half as many games."""
    pair = contest(["a", "b"], 2)
    alike = standings(pair, results_of([[1.0, 1.0], [0.0, 0.0]] * 25))[0]
    assert alike.win_low == pytest.approx(0.366, abs=0.01)
    assert alike.win_high == pytest.approx(0.634, abs=0.01)


def test_a_clean_sweep_is_not_certain() -> None:
    pair = contest(["a", "b"], 2)
    sweep = standings(pair, results_of([[1.0, 1.0]] * 10))[0]
    assert sweep.win_share == 1
    assert 0.8 < sweep.win_low < 0.9
    assert sweep.win_high == pytest.approx(1)


def test_one_deal_says_nothing() -> None:
    pair = contest(["a", "b"], 2)
    single = standings(pair, results_of([[1.0, 1.0]]))[0]
    assert (single.win_low, single.win_high) == (0, 1)


@pytest.mark.skipif(os.name != "posix", reason="sends POSIX signals")
@pytest.mark.usefixtures("heeded_interrupts")
@pytest.mark.parametrize("cause", ["SIGINT", "SIGTERM", "SIGKILL"])
def test_who_ends_the_arena_ends_its_processes(cause: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _ENDLESS], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as arena:
        assert arena.stdout is not None
        assert arena.stdout.readline() == "A deal is played\n"
        arena.send_signal(signal.Signals[cause])
        # The output ends when the last process has closed its end of the pipe.
        arena.communicate(timeout=_PATIENCE)
    assert arena.returncode == -signal.Signals[cause]
