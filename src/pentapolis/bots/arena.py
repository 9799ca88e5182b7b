"""Matches between bots: rotated seats, paired luck, all cores, and how sure the result is."""

import itertools
import math
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from pentapolis.bots.bot import Bot, ask
from pentapolis.bots.processes import follow_parent
from pentapolis.bots.roster import make_bot
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.problem import Problem
from pentapolis.core.state import State
from pentapolis.games import game

MakeBot: TypeAlias = Callable[[str], Bot]  # from its name

_SURE: Final = 1.96  # standard deviations to each side that hold 95 %


@dataclass(frozen=True)
class Contest:
    """What is played: a game, its bots by name, seats, options, and how many games from which seed."""

    game: str
    bots: list[str]
    seats: int
    options: Options
    games: int
    seed: int

    def lineups(self) -> list[list[str]]:
        """Return who sits where in the games of one deal, so that every bot has every seat equally often."""
        if self.seats < len(self.bots):
            return [list(chosen) for chosen in itertools.permutations(self.bots, self.seats)]
        turns = range(len(self.bots))
        return [[self.bots[(seat + turn) % len(self.bots)] for seat in range(self.seats)] for turn in turns]

    def deals(self) -> int:
        """Return how many different lucks are played, each with every line-up."""
        return math.ceil(self.games / len(self.lineups()))

    def check(self) -> None:
        """Refuse a contest that can't be played."""
        game(self.game).check(self.seats, self.options)
        for name in self.bots:
            make_bot(name)
        if len(self.bots) < min(2, self.seats) or len(set(self.bots)) != len(self.bots):
            raise Problem("problem.arena-bots")
        if self.games < 1:
            raise Problem("problem.arena-games")


@dataclass(frozen=True)
class Result:
    """One game: the deal it belongs to, who sat where, what each scored, and each one's share of the win.

    It also says how many milliseconds of the processor each seat has thought about a decision, which differ every time.
    """

    deal: int
    lineup: list[str]
    totals: list[int]
    shares: list[float]
    thought: list[float] = field(default_factory=list, compare=False)


@dataclass(frozen=True)
class Standing:
    """How a bot did: its share of the wins for each seat that it had, and its mean score, with 95 % intervals."""

    bot: str
    seats_played: int
    win_share: float
    win_low: float
    win_high: float
    mean_score: float
    score_low: float
    score_high: float


def play(contest: Contest, deal: int, lineup: list[str], make: MakeBot = make_bot) -> Result:
    """Play one game; the table's luck depends on the deal only, each bot's own luck on its seat too."""
    bots = [_Timed(make(name)) for name in lineup]
    table_luck = Luck(contest.seed << 32 | deal)
    bot_lucks = [Luck(contest.seed << 64 | deal << 8 | seat + 1) for seat in range(contest.seats)]
    title = game(contest.game)
    state = title.begin(contest.seats, title.check(contest.seats, contest.options), table_luck, None)
    play_on(state, bots, table_luck, bot_lucks)
    winners = state.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(contest.seats)]
    totals = [state.total(seat) for seat in range(contest.seats)]
    return Result(deal, lineup, totals, shares, [bot.milliseconds() for bot in bots])


class _Timed(Bot):
    """A bot that notes how long it thinks where it has a choice."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._decisions = 0
        self._seconds = 0.0

    def choose(self, world: State, seat: int, luck: Luck) -> int:
        """Return what the bot chooses."""
        if len(world.legal(seat)) > 1:
            self._decisions += 1
        begun = time.process_time()
        action = self._bot.choose(world, seat, luck)
        self._seconds += time.process_time() - begun
        return action

    def milliseconds(self) -> float:
        """Return how long it has thought about a decision, on average."""
        return round(1000 * self._seconds / max(1, self._decisions), 3)


def play_on(state: State, bots: Sequence[Bot], table_luck: Luck, bot_lucks: Sequence[Luck]) -> None:
    """Let bots play a game to its end, each with its own luck."""
    seats = state.to_act()
    while seats:
        for seat in seats:
            state.apply(seat, ask(bots[seat], state, seat, bot_lucks[seat]), table_luck)
        seats = state.to_act()


def _play_deal(contest: Contest, deal: int) -> list[Result]:
    return [play(contest, deal, lineup) for lineup in contest.lineups()]


def run(contest: Contest, workers: int | None = None) -> Iterator[list[Result]]:
    """Play the contest on all cores and hand out the games of each deal as they are finished.

    Whoever stops asking, for instance with Ctrl-C, doesn't wait for the deals that are being played.
    """
    contest.check()
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=follow_parent) as pool:
        try:
            yield from pool.map(_play_deal, itertools.repeat(contest), range(contest.deals()))
        except BaseException:
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def standings(contest: Contest, results: Sequence[Result]) -> list[Standing]:
    """Return how each bot did, the best first."""
    table = [_standing(bot, results) for bot in contest.bots]
    return sorted(table, key=lambda standing: -standing.win_share)


def _standing(bot: str, results: Sequence[Result]) -> Standing:
    shares: dict[int, list[float]] = {}
    scores: dict[int, list[float]] = {}
    for result in results:
        for seat, name in enumerate(result.lineup):
            if name == bot:
                shares.setdefault(result.deal, []).append(result.shares[seat])
                scores.setdefault(result.deal, []).append(float(result.totals[seat]))
    played = sum(len(deal) for deal in shares.values())
    share, share_error = mean_and_error(list(shares.values()))
    score, score_error = mean_and_error(list(scores.values()))
    low, high = share_interval(share, share_error, played)
    margin = _SURE * score_error
    return Standing(bot, played, share, low, high, score, score - margin, score + margin)


def mean_and_error(deals: list[list[float]]) -> tuple[float, float]:
    """Return the mean and its standard error; games of one deal share their luck, so that deals are what is counted."""
    total = sum(len(deal) for deal in deals)
    mean = sum(sum(deal) for deal in deals) / total
    if len(deals) < 2:
        return mean, math.inf
    squares = sum((sum(deal) - mean * len(deal)) ** 2 for deal in deals)
    return mean, math.sqrt(squares * len(deals) / (len(deals) - 1)) / total


def share_interval(share: float, error: float, played: int) -> tuple[float, float]:
    """Return Wilson's interval, for as many independent games as would give this standard error."""
    if math.isinf(error):
        return 0.0, 1.0
    games = min(float(played), share * (1 - share) / error**2) if error > 0 else float(played)
    middle = (share + _SURE**2 / (2 * games)) / (1 + _SURE**2 / games)
    reach = math.sqrt(share * (1 - share) / games + _SURE**2 / (4 * games**2)) * _SURE / (1 + _SURE**2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
