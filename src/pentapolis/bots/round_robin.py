"""The matches by which the levels of a game are rated, and their results, which are kept game by game.

With two players every level meets every other one; with more, the next weaker one; and each plays alone where a game
can be played alone. Bots play without a clock, so that the same seed gives the same games on every machine.
"""

import functools
import itertools
import json
import multiprocessing
import os
import statistics
import time
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from pentapolis.bots import levels
from pentapolis.bots.arena import Contest, MakeBot, Result, play, standings
from pentapolis.bots.processes import follow_parent
from pentapolis.bots.ratings import ANCHOR, PAIR, Growth, Match, RatedLevel, Ratings, choices_of, weights_of
from pentapolis.bots.roster import make_bot
from pentapolis.bots.scale import Meeting, rate
from pentapolis.core.game import Game, Options
from pentapolis.core.problem import Problem
from pentapolis.games import game

_GROWING: Final = "net-search:iterations"  # of the bot that plays against itself with more of them
_ITERATIONS: Final = 4
_TIMES: Final = (10, 30)


@dataclass(frozen=True)
class Plan:
    """How many games are played in each match: between two, and otherwise."""

    game: str
    games: int
    other_games: int
    seed: int

    def contests(self) -> list[Contest]:
        """Return all matches of the levels."""
        title = game(self.game)
        bots = [level.unhurried(PAIR) for level in levels.LEVELS]
        alone = [level.unhurried(1) for level in levels.LEVELS]
        contests = [self._contest([strong, weak], PAIR, {}) for weak, strong in itertools.combinations(bots, 2)]
        for seats in title.seat_counts:
            if seats > PAIR:
                contests += [self._contest([strong, weak], seats, {}) for weak, strong in itertools.pairwise(bots)]
            elif seats == 1:
                contests += [self._contest([bot], 1, options) for options in ways_alone(title) for bot in alone]
        return contests

    def growth(self) -> list[Contest]:
        """Return the matches that show what more time for thinking is worth."""
        return [
            self._contest([f"{_GROWING}={times * _ITERATIONS}", f"{_GROWING}={_ITERATIONS}"], PAIR, {})
            for times in _TIMES
        ]

    def _contest(self, bots: list[str], seats: int, options: Options) -> Contest:
        """Return a match with a luck of its own, so that no two of them depend on each other."""
        games = self.games if seats == PAIR else self.other_games
        luck = zlib.crc32(repr((self.seed, seats, sorted(options.items()), bots)).encode())
        return Contest(self.game, bots, seats, options, games, luck)


def ways_alone(title: Game) -> list[Options]:
    """Return the choices of those options that are others alone than among several, such as the opponent."""
    among = max(title.seat_counts)
    own = [option for option in title.options if title.allowed(option, 1) != title.allowed(option, among)]
    choices = [[(option.name, value) for value in title.allowed(option, 1)] for option in own]
    return [dict(chosen) for chosen in itertools.product(*(choice for choice in choices if len(choice) > 1))]


class Journal:
    """The results of a game's matches in a file, one line for each game; those of bots that are gone are left alone."""

    def __init__(self, folder: Path, game_id: str) -> None:
        """Read what is there; a line that was being written when somebody pulled the plug is lost."""
        self._game = game(game_id)
        self._file = folder / f"{game_id}.jsonl"
        self._results: dict[tuple[object, ...], dict[int, list[Result]]] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file.touch()
            whole, _, torn = self._file.read_bytes().rpartition(b"\n")
            if torn:
                os.truncate(self._file, len(whole) + 1 if whole else 0)
        except OSError as error:
            raise Problem("problem.ratings-folder", {"folder": str(folder), "reason": error.strerror or ""}) from error
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                self._read(json.loads(line))
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                raise Problem("problem.ratings-line", {"file": str(self._file), "line": number}) from error

    def _read(self, entry: dict[str, Any]) -> None:
        seed, seats, bots = entry["match"]
        result = Result(**entry["result"])
        if entry["weights"] == self._weights(result):
            self._results.setdefault((seed, seats, *bots), {}).setdefault(result.deal, []).append(result)

    def add(self, contest: Contest, result: Result) -> None:
        """Write down a game."""
        entry = {
            "match": [contest.seed, contest.seats, contest.bots],
            "weights": self._weights(result),
            "result": asdict(result),
        }
        with self._file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, separators=(",", ":")) + "\n")
        self._deals(contest).setdefault(result.deal, []).append(result)

    def missing(self, contest: Contest) -> list[tuple[int, list[str]]]:
        """Return the games that have yet to be played: their deals and line-ups."""
        played = self._deals(contest)
        return [
            (deal, lineup)
            for deal in range(contest.deals())
            for lineup in contest.lineups()
            if all(result.lineup != lineup for result in played.get(deal, []))
        ]

    def results(self, contest: Contest) -> list[Result]:
        """Return the games of whole deals."""
        wanted, whole = contest.deals(), len(contest.lineups())
        deals = [results for deal, results in sorted(self._deals(contest).items()) if deal < wanted]
        return [result for results in deals if len(results) == whole for result in results]

    def _weights(self, result: Result) -> list[str]:
        return [weights_of(self._game, bot) for bot in result.lineup]

    def _deals(self, contest: Contest) -> dict[int, list[Result]]:
        return self._results.setdefault((contest.seed, contest.seats, *contest.bots), {})


def run(
    contests: Sequence[Contest],
    journal: Journal,
    seconds: float | None,
    workers: int | None,
    make: MakeBot = make_bot,
) -> Iterator[Result]:
    """Play what is missing on all cores, and hand out games that are written down.

    Matches of two come first, since the scale is made from them, and deal by deal of all of them. When the time is up,
    games that are being played are given up.
    """
    until = None if seconds is None else time.monotonic() + seconds
    waiting = [
        (contest.seats != PAIR, deal, number, lineup)
        for number, contest in enumerate(contests)
        for deal, lineup in journal.missing(contest)
    ]
    tasks = [(number, contests[number], deal, lineup) for _, deal, number, lineup in sorted(waiting)]
    with multiprocessing.get_context("spawn").Pool(workers, follow_parent) as pool:
        games = pool.imap_unordered(functools.partial(_play, make), tasks)
        for _ in tasks:
            try:
                number, result = games.next(None if until is None else max(0.0, until - time.monotonic()))
            except multiprocessing.TimeoutError:
                return
            journal.add(contests[number], result)
            yield result


def _play(make: MakeBot, task: tuple[int, Contest, int, list[str]]) -> tuple[int, Result]:
    number, contest, deal, lineup = task
    return number, play(contest, deal, lineup, make)


def evaluate(plan: Plan, journal: Journal) -> Ratings:
    """Return what the results say; nothing of levels as long as any two of them have not met in two deals."""
    title = game(plan.game)
    pairs = [contest for contest in plan.contests() if contest.seats == PAIR]
    rated = _rated(title, pairs, journal) if all(_is_told(contest, journal) for contest in pairs) else []
    matches = [_match(contest, journal) for contest in plan.contests() if rated and _is_told(contest, journal)]
    growth = [_growth(title, contest, journal) for contest in plan.growth() if _is_told(contest, journal)]
    return Ratings(title.id, title.rules_version, rated, matches, growth)


def _is_told(contest: Contest, journal: Journal) -> bool:
    """Whether there are enough results to say anything: one deal is none to compare with others."""
    return len({result.deal for result in journal.results(contest)}) > 1


def _rated(title: Game, pairs: Sequence[Contest], journal: Journal) -> list[RatedLevel]:
    bots = [level.unhurried(PAIR) for level in levels.LEVELS]
    meetings = [_meeting(contest, journal.results(contest), bots) for contest in pairs]
    results = [result for contest in pairs for result in journal.results(contest)]
    anchor = [level.id for level in levels.LEVELS].index(ANCHOR)
    rated = []
    for level, rating in zip(levels.LEVELS, rate(len(bots), meetings, anchor), strict=True):
        points, low, high = (round(number, 1) for number in (rating.points, rating.low, rating.high))
        bot = level.unhurried(PAIR)
        measured = (_thought(bot, results), choices_of(title, bot))
        rated.append(RatedLevel(level.id, bot, weights_of(title, bot), points, low, high, *measured))
    return rated


def _match(contest: Contest, journal: Journal) -> Match:
    name = {level.unhurried(contest.seats): level.id for level in levels.LEVELS}
    level, against = [*(name[bot] for bot in contest.bots), ""][:2]
    results = journal.results(contest)
    return Match(
        level, contest.bots[0], against, contest.seats, contest.options, len(results), *_shares(contest, results)
    )


def _growth(title: Game, contest: Contest, journal: Journal) -> Growth:
    results = journal.results(contest)
    more, usual = contest.bots
    kind, _, iterations = more.partition(":iterations=")
    return Growth(
        kind,
        weights_of(title, usual),
        _ITERATIONS,
        int(iterations) // _ITERATIONS,
        len(results),
        *_shares(contest, results),
        _thought(more, results),
        _thought(usual, results),
    )


def _shares(contest: Contest, results: list[Result]) -> tuple[float, float, float]:
    """Return what the first bot of a contest has won of what both have won, or alone, and the 95 % interval.

    Both have every seat equally often, so that a seat of one and a seat of the other win 2 of as many games as there
    are seats: shares of these two are even at a half for any number of players.
    """
    [standing] = [standing for standing in standings(contest, results) if standing.bot == contest.bots[0]]
    fair = max(1.0, contest.seats / 2)
    share, low, high = (
        round(min(1.0, fair * share), 4) for share in (standing.win_share, standing.win_low, standing.win_high)
    )
    return share, low, high


def _thought(bot: str, results: Sequence[Result]) -> float:
    """Return the milliseconds that a bot has thought about a decision, on average."""
    times = [result.thought[seat] for result in results for seat, name in enumerate(result.lineup) if name == bot]
    return round(statistics.mean(times), 2)


def _meeting(contest: Contest, results: Sequence[Result], bots: list[str]) -> Meeting:
    won: dict[int, list[float]] = {}
    strong, weak = contest.bots
    for result in results:
        won.setdefault(result.deal, []).append(result.shares[result.lineup.index(strong)])
    return Meeting(bots.index(strong), bots.index(weak), [(len(games), sum(games)) for games in won.values()])
