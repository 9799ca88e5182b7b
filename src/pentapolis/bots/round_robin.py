"""The matches by which the levels of a game are rated, and their results, which are kept game by game.

With two players every level meets every other one; with more, the next weaker one; and each plays alone where a game
can be played alone. Bots play without a clock, so that the same seed gives the same games on every machine.
"""

import itertools
import json
import multiprocessing
import os
import signal
import time
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from pentapolis.bots.arena import Contest, Result, play, standings
from pentapolis.bots.levels import Level, levels_of
from pentapolis.bots.ratings import ANCHOR, Match, RatedLevel, Ratings, weights_of
from pentapolis.bots.scale import Meeting, rate
from pentapolis.core.game import Game, Options
from pentapolis.core.problem import Problem
from pentapolis.games import game

_PAIR: Final = 2  # seats of the matches from which the scale is made


@dataclass(frozen=True)
class Plan:
    """How many games are played in each match: between two, and otherwise."""

    game: str
    games: int
    other_games: int
    seed: int

    def contests(self) -> list[Contest]:
        """Return all matches; each has a luck of its own, so that no two of them depend on each other."""
        title = game(self.game)
        bots = [level.unhurried for level in levels_of(title)]
        contests = [self._contest([strong, weak], _PAIR, {}) for weak, strong in itertools.combinations(bots, 2)]
        for seats in title.seat_counts:
            if seats > _PAIR:
                contests += [self._contest([strong, weak], seats, {}) for weak, strong in itertools.pairwise(bots)]
            elif seats == 1:
                contests += [self._contest([bot], 1, options) for options in ways_alone(title) for bot in bots]
        return contests

    def _contest(self, bots: list[str], seats: int, options: Options) -> Contest:
        games = self.games if seats == _PAIR else self.other_games
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
        title = game(game_id)
        self._weights = {level.unhurried: weights_of(title, level) for level in levels_of(title)}
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
        if entry["weights"] == [self._weights.get(bot) for bot in result.lineup]:
            self._results.setdefault((seed, seats, *bots), {}).setdefault(result.deal, []).append(result)

    def add(self, contest: Contest, result: Result) -> None:
        """Write down a game."""
        entry = {
            "match": [contest.seed, contest.seats, contest.bots],
            "weights": [self._weights[bot] for bot in result.lineup],
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

    def _deals(self, contest: Contest) -> dict[int, list[Result]]:
        return self._results.setdefault((contest.seed, contest.seats, *contest.bots), {})


def run(contests: Sequence[Contest], journal: Journal, seconds: float | None, workers: int | None) -> Iterator[Result]:
    """Play what is missing on all cores, deal by deal of all matches, and hand out games that are written down.

    When the time is up, games that are being played are given up.
    """
    until = None if seconds is None else time.monotonic() + seconds
    waiting = [
        (deal, number, lineup) for number, contest in enumerate(contests) for deal, lineup in journal.missing(contest)
    ]
    tasks = [(number, contests[number], deal, lineup) for deal, number, lineup in sorted(waiting)]
    with multiprocessing.get_context("spawn").Pool(workers, _ignore_interrupts) as pool:
        games = pool.imap_unordered(_play, tasks)
        for _ in tasks:
            try:
                number, result = games.next(None if until is None else max(0.0, until - time.monotonic()))
            except multiprocessing.TimeoutError:
                return
            journal.add(contests[number], result)
            yield result


def _ignore_interrupts() -> None:
    """Leave it to the main process to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play(task: tuple[int, Contest, int, list[str]]) -> tuple[int, Result]:
    number, contest, deal, lineup = task
    return number, play(contest, deal, lineup)


def evaluate(plan: Plan, journal: Journal) -> Ratings | None:
    """Return what the results say; None as long as two levels have not met in two deals."""
    title = game(plan.game)
    levels = levels_of(title)
    bots = [level.unhurried for level in levels]
    matches, meetings = [], []
    for contest in plan.contests():
        results = journal.results(contest)
        deals = len({result.deal for result in results})
        if deals < 2:
            if contest.seats == _PAIR:
                return None
            continue
        matches.append(_match(contest, results, levels))
        if contest.seats == _PAIR:
            meetings.append(_meeting(contest, results, bots))
    ratings = rate(len(levels), meetings, [level.id for level in levels].index(ANCHOR))
    rated = []
    for level, rating in zip(levels, ratings):
        points, low, high = (round(number, 1) for number in (rating.points, rating.low, rating.high))
        rated.append(RatedLevel(level.id, level.unhurried, weights_of(title, level), points, low, high))
    return Ratings(title.id, title.rules_version, rated, matches)


def _match(contest: Contest, results: list[Result], levels: Sequence[Level]) -> Match:
    """Return how the stronger of a contest did, as its levels are called.

    Both have every seat equally often, so that a seat of one and a seat of the other win 2 of as many games as there
    are seats: shares of these two are even at a half for any number of players.
    """
    name = {level.unhurried: level.id for level in levels}
    [standing] = [standing for standing in standings(contest, results) if standing.bot == contest.bots[0]]
    level, against = [*(name[bot] for bot in contest.bots), ""][:2]
    fair = max(1.0, contest.seats / 2)
    shares = (round(min(1.0, fair * share), 4) for share in (standing.win_share, standing.win_low, standing.win_high))
    return Match(level, against, contest.seats, contest.options, len(results), *shares)


def _meeting(contest: Contest, results: Sequence[Result], bots: list[str]) -> Meeting:
    won: dict[int, list[float]] = {}
    strong, weak = contest.bots
    for result in results:
        won.setdefault(result.deal, []).append(result.shares[result.lineup.index(strong)])
    return Meeting(bots.index(strong), bots.index(weak), [(len(games), sum(games)) for games in won.values()])
