"""The round robin: who meets whom, results that outlive an interruption, and what they say."""

import json
from pathlib import Path

import pytest

from pentapolis.bots import levels
from pentapolis.bots.arena import Contest, Result, play
from pentapolis.bots.levels import Level
from pentapolis.bots.ratings import choices_of
from pentapolis.bots.round_robin import Journal, Plan, evaluate, run, ways_alone
from pentapolis.core.problem import Problem
from pentapolis.games import game

FIRST, EASY, HARD = Level("first", "random"), Level("easy", "careless"), Level("hard", "greedy")
PLAN = Plan("five-towers", games=8, other_games=4, seed=1)


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVELS", (FIRST, EASY, HARD))


def played(contests: list[Contest], journal: Journal, most: int | None = None) -> int:
    """Play what is missing in this process."""
    missing = [(contest, *left) for contest in contests for left in journal.missing(contest)]
    for contest, deal, lineup in missing[:most]:
        journal.add(contest, play(contest, deal, lineup))
    return len(missing[:most])


def test_with_two_players_everybody_meets_everybody_with_more_the_next_one() -> None:
    contests = PLAN.contests()
    pairs = [(contest.bots, contest.games) for contest in contests if contest.seats == 2]
    assert pairs == [([EASY.bot, FIRST.bot], 8), ([HARD.bot, FIRST.bot], 8), ([HARD.bot, EASY.bot], 8)]
    for seats in (3, 4, 5):
        more = [(contest.bots, contest.games) for contest in contests if contest.seats == seats]
        assert more == [([EASY.bot, FIRST.bot], 4), ([HARD.bot, EASY.bot], 4)]
    assert {contest.seats for contest in contests} == {2, 3, 4, 5}
    assert len({contest.seed for contest in contests}) == len(contests)  # each with its own luck


def test_alone_everybody_meets_every_opponent() -> None:
    alone = [contest for contest in Plan("ginkgopolis", 8, 4, 1).contests() if contest.seats == 1]
    assert [(contest.bots, contest.options) for contest in alone] == [
        ([level.bot], {"hal": hal}) for hal in ("normal", "expert") for level in (FIRST, EASY, HARD)
    ]
    for contest in alone:
        contest.check()
    assert ways_alone(game("underwater-cities")) == [{}]


def test_alone_a_level_may_be_another_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVELS", (FIRST, EASY, Level("hard", HARD.bot, alone="random")))
    plan = Plan("underwater-cities", 4, 4, 1)
    contests = plan.contests()
    assert [contest.bots for contest in contests if contest.seats == 1] == [["random"], [EASY.bot], ["random"]]
    assert {bot for contest in contests if contest.seats > 1 for bot in contest.bots} == {FIRST.bot, EASY.bot, HARD.bot}


def test_results_are_kept_and_nothing_is_played_twice(tmp_path: Path) -> None:
    contests = PLAN.contests()
    total = 3 * 8 + 6 * 4
    first = Journal(tmp_path / "deep" / "results", "five-towers")
    assert played(contests, first, most=11) == 11
    again = Journal(tmp_path / "deep" / "results", "five-towers")
    assert sum(len(again.missing(contest)) for contest in contests) == total - 11
    assert [again.results(contest) for contest in contests] == [first.results(contest) for contest in contests]
    assert played(contests, again) == total - 11
    assert played(contests, Journal(tmp_path / "deep" / "results", "five-towers")) == 0


def test_only_whole_deals_count(tmp_path: Path) -> None:
    contest = PLAN.contests()[0]
    journal = Journal(tmp_path, "five-towers")
    played([contest], journal, most=3)
    assert [result.deal for result in journal.results(contest)] == [0, 0]


def test_more_games_go_on_from_fewer_and_fewer_are_a_part_of_more(tmp_path: Path) -> None:
    journal = Journal(tmp_path, "five-towers")
    assert played(PLAN.contests(), journal) == 48
    more = Plan("five-towers", games=12, other_games=4, seed=1)
    assert played(more.contests(), journal) == 12
    assert [len(journal.results(contest)) for contest in more.contests()[:3]] == [12, 12, 12]
    assert [len(journal.results(contest)) for contest in PLAN.contests()[:3]] == [8, 8, 8]


def test_a_line_that_was_cut_off_is_lost_and_no_other(tmp_path: Path) -> None:
    contests = PLAN.contests()
    played(contests, Journal(tmp_path, "five-towers"), most=4)
    file = tmp_path / "five-towers.jsonl"
    file.write_bytes(file.read_bytes()[:-30])
    journal = Journal(tmp_path, "five-towers")
    assert len(journal.missing(contests[0])) == 8 - 3
    played(contests, journal, most=1)
    assert len(Journal(tmp_path, "five-towers").missing(contests[0])) == 8 - 4
    for line in file.read_text("utf-8").splitlines():
        json.loads(line)


def test_games_of_a_bot_that_has_changed_are_played_again_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(PLAN.contests(), Journal(tmp_path, "five-towers"))
    monkeypatch.setattr(levels, "LEVELS", (FIRST, EASY, Level("hard", "careless:times=0.5")))
    assert played(PLAN.contests(), Journal(tmp_path, "five-towers")) == 2 * 8 + 3 * 4
    monkeypatch.setattr(levels, "LEVELS", (FIRST, EASY, HARD))
    assert played(PLAN.contests(), Journal(tmp_path, "five-towers")) == 0


def test_games_with_other_weights_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LEVELS", (FIRST, EASY, Level("master", "net")))
    assert played(PLAN.contests(), Journal(tmp_path, "five-towers")) == 48
    monkeypatch.setattr("pentapolis.bots.ratings.hash_of", lambda game: "another")
    journal = Journal(tmp_path, "five-towers")
    assert sum(len(journal.missing(contest)) for contest in PLAN.contests()) == 2 * 8 + 3 * 4


@pytest.mark.parametrize("line", ["{", "[]", "{}", '{"match":[1],"weights":[],"result":{}}', "null", "1"])
def test_a_line_that_is_no_result_is_told(tmp_path: Path, line: str) -> None:
    played(PLAN.contests(), Journal(tmp_path, "five-towers"), most=1)
    file = tmp_path / "five-towers.jsonl"
    before = file.read_text("utf-8") + line + "\n"
    file.write_text(before, "utf-8")
    with pytest.raises(Problem) as told:
        Journal(tmp_path, "five-towers")
    assert (told.value.key, told.value.params["line"]) == ("problem.ratings-line", 2)
    assert file.read_text("utf-8") == before


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Problem) as told:
        Journal(tmp_path / "file" / "folder", "five-towers")
    assert told.value.key == "problem.ratings-folder"


def test_processes_play_the_same_games_pairs_first_and_deal_by_deal(tmp_path: Path) -> None:
    contests = PLAN.contests()[:5]
    here, there = Journal(tmp_path / "here", "five-towers"), Journal(tmp_path / "there", "five-towers")
    played(contests, here)
    results = list(run(contests, there, None, workers=1))
    order = [(len(result.lineup), result.deal) for result in results]
    assert order == sorted(order)
    assert {seats for seats, _ in order} == {2, 3}
    for contest in contests:
        kept = sorted(there.results(contest), key=lambda result: (result.deal, result.lineup))
        assert kept == sorted(here.results(contest), key=lambda result: (result.deal, result.lineup))


def test_when_the_time_is_up_nothing_more_is_played(tmp_path: Path) -> None:
    journal = Journal(tmp_path, "five-towers")
    assert list(run(PLAN.contests(), journal, 0, workers=1)) == []
    assert evaluate(PLAN, journal).levels == []


def test_what_the_results_say(tmp_path: Path) -> None:
    plan = Plan("five-towers", games=40, other_games=8, seed=1)
    journal = Journal(tmp_path, "five-towers")
    played(plan.contests(), journal)
    found = evaluate(plan, journal)
    assert [(level.id, level.bot, level.weights) for level in found.levels] == [
        ("first", FIRST.bot, ""),
        ("easy", EASY.bot, ""),
        ("hard", HARD.bot, ""),
    ]
    first, easy, hard = found.levels
    assert hard.choices == choices_of(game("five-towers"), HARD.bot)
    assert (easy.points, easy.low, easy.high) == (1000, 1000, 1000)
    assert first.high < 1000 < hard.high
    [pair] = [match for match in found.matches if (match.level, match.against, match.seats) == ("hard", "first", 2)]
    assert (pair.games, pair.seats, pair.options) == (40, 2, {})
    assert pair.low <= pair.share <= pair.high
    assert pair.share > 0.9


@pytest.mark.parametrize(("winners", "share"), [([0, 0], 0.5), ([0, 1], 1.0), ([1, 0], 0.0)])
def test_shares_are_even_at_a_half_for_any_number_of_players(tmp_path: Path, winners: list[int], share: float) -> None:
    """On the seats 0 and 2 sits one bot and on 1 and 3 the other; then they change seats."""
    plan = Plan("five-towers", games=4, other_games=20, seed=1)
    journal = Journal(tmp_path, "five-towers")
    played([contest for contest in plan.contests() if contest.seats == 2], journal)
    [contest] = [contest for contest in plan.contests() if (contest.seats, contest.bots[0]) == (4, EASY.bot)]
    for deal in range(contest.deals()):
        for lineup, winner in zip(contest.lineups(), winners, strict=True):
            shares = [float(seat == winner) for seat in range(4)]
            journal.add(contest, Result(deal, lineup, [0] * 4, shares, [0.0] * 4))
    found = evaluate(plan, journal)
    [match] = [match for match in found.matches if match.seats == 4]
    assert (match.share, match.games) == (share, 20)
    assert 0 <= match.low <= share <= match.high <= 1


def test_what_time_is_worth(tmp_path: Path) -> None:
    plan = Plan("five-towers", games=4, other_games=4, seed=1)
    contests = plan.growth()
    assert [contest.bots for contest in contests] == [
        ["net-search:iterations=40", "net-search:iterations=4"],
        ["net-search:iterations=120", "net-search:iterations=4"],
    ]
    journal = Journal(tmp_path, "five-towers")
    for deal in range(2):
        for lineup in contests[0].lineups():
            shares = [float(bot == contests[0].bots[0]) for bot in lineup]
            journal.add(contests[0], Result(deal, lineup, [0, 0], shares, [1 + 9 * share for share in shares]))
    [grown] = evaluate(plan, journal).growth
    assert (grown.bot, grown.iterations, grown.times, grown.games, grown.share) == ("net-search", 4, 10, 4, 1)
    assert (grown.milliseconds, grown.usual_milliseconds) == (10, 1)
