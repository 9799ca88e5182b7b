"""Generations: games are played, the net learns from them and those before, and plays against the best so far."""

import itertools
import json
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np

from pentapolis.bots.arena import mean_and_error, play_on, share_interval
from pentapolis.bots.bot import Bot
from pentapolis.bots.greedy import GreedyBot
from pentapolis.bots.judge import Judge
from pentapolis.bots.processes import follow_parent
from pentapolis.bots.race import Settings
from pentapolis.bots.search_bot import SearchBot
from pentapolis.bots.weights import write
from pentapolis.core.game import Game
from pentapolis.core.luck import Luck
from pentapolis.games import game
from pentapolis.training.learner import Learner
from pentapolis.training.self_play import Material, Practice, joined, judge_of, play

_REMEMBERED: Final = 3  # generations whose games are learned from
_AT_FIRST: Final = 2  # times as much is played and learned at first, when the evaluation plays, which is quick
_BATCH: Final = 512  # positions
_RATE: Final = 3e-3
_TRUST: Final = 0.7  # TD(λ): how much the further course counts beside what is promised next
_CHUNK: Final = 8  # games that a process plays before it reports
_ITERATIONS: Final = 12  # of a search in a duel


@dataclass(frozen=True)
class Plan:
    """What is trained, and how much."""

    game: str
    games: int  # in a generation
    duels: int  # games by which a generation is judged
    units: int
    passes: int  # over the positions, in a generation
    seed: int


@dataclass(frozen=True)
class Generation:
    """What came of a generation: errors before and after learning, and the share of the duels that it won."""

    number: int
    positions: int
    error_before: float
    error: float
    share: float
    kept: bool


Progress = Callable[[str, int, int], None]  # what is done, how much of it, of how much


class Trainer:
    """A training that can be stopped between generations and gone on with: all it knows is in its folder."""

    def __init__(self, plan: Plan, folder: Path, pool: ProcessPoolExecutor, progress: Progress) -> None:
        """Go on in a folder; begin in an empty one, or from weights that lie there as `best.json`."""
        self._plan = plan
        self._folder = folder
        self._pool = pool
        self._progress = progress
        self._title = game(plan.game)
        folder.mkdir(parents=True, exist_ok=True)
        self.generations = [Generation(**json.loads(line)) for line in self._lines()]
        best = folder / "best.json"
        self._best = best.read_text("utf-8") if best.exists() else None
        layers = folder / "learner.npz"
        self._learner = Learner.restored(dict(np.load(layers))) if layers.exists() else None

    def _lines(self) -> list[str]:
        path = self._folder / "curve.jsonl"
        return path.read_text("utf-8").splitlines() if path.exists() else []

    def run(self, last: int) -> Iterator[Generation]:
        """Go on to that generation; each is written down before it is handed out."""
        for number in range(len(self.generations) + 1, last + 1):
            generation = self._next(number)
            self.generations.append(generation)
            with (self._folder / "curve.jsonl").open("a", encoding="utf-8") as curve:
                curve.write(json.dumps(asdict(generation)) + "\n")
            yield generation

    def _next(self, number: int) -> Generation:
        self._play(number)
        remembered = range(max(1, number - _REMEMBERED + 1), number + 1)
        material = joined([self._material(earlier) for earlier in remembered])
        tested = material.part(0, _whole_games(material, len(material.places) // 20))
        learned = material.part(len(tested.places), len(material.places))
        if self._learner is None:
            self._learner = Learner.begin(self._title.inputs, self._plan.units, learned, self._plan.seed)
            if self._best is not None:
                self._learner.take(json.loads(self._best))
        learner = self._learner
        before = learner.error(tested)
        passes = self._plan.passes * (_AT_FIRST if self._best is None else 1)
        lessons = learner.fit(learned, passes, _BATCH, _RATE, _TRUST, self._plan.seed + number)
        for done, _ in enumerate(lessons, start=1):
            self._progress("learn", done, passes)
        np.savez(self._folder / "learner.npz", **learner.kept())  # type: ignore[arg-type]  # stubs: a flag among arrays
        layers = learner.whole(self._title.inputs)
        about: dict[str, object] = {"plan": asdict(self._plan), "generation": number}
        weights = write(self._title, layers, about)
        duels = self._duels(weights, self._best, number)
        share = float(np.mean([share for shares in duels.values() for share in shares]))
        if share > 0.5:
            with_evaluation = duels if self._best is None else self._duels(weights, None, number)
            self._best = write(self._title, layers, about | {"arena": arena_table(with_evaluation)})
            (self._folder / "best.json").write_text(self._best, "utf-8")
        return Generation(number, len(learned.places), before, learner.error(tested), share, share > 0.5)

    def _play(self, number: int) -> None:
        """Play the games of a generation and keep what can be learned from them."""
        practice = Practice(
            self._plan.game,
            self._best,
            surprise=0.04,
            noise=0.5,
            kept=32,
        )
        first = (self._plan.seed << 40) + (number << 24)
        games = self._plan.games * (_AT_FIRST if self._best is None else 1)
        numbers = range(first, first + games)
        parts: list[Material] = []
        for part in self._pool.map(play, itertools.repeat(practice), numbers, chunksize=_CHUNK):
            parts.append(part)
            self._progress("play", len(parts), games)
        joined(parts).save(self._folder / f"games-{number}.npz")

    def _material(self, number: int) -> Material:
        return Material.load(self._folder / f"games-{number}.npz")

    def _duels(self, new: str, old: str | None, number: int) -> dict[int, list[float]]:
        """Return for each number of seats what the new net takes in each deal from another, or the evaluation alone."""
        seats = [count for count in self._title.seat_counts if count > 1]
        deals = range(self._plan.duels // 2)
        duels = [Duel(self._plan.game, new, old, seats[deal % len(seats)], number << 32 | deal) for deal in deals]
        shares: dict[int, list[float]] = {}
        for done, share in enumerate(self._pool.map(play_duel, duels, chunksize=4), start=1):
            shares.setdefault(duels[done - 1].seats, []).append(share)
            self._progress("duel", done, len(deals))
        return shares


def arena_table(duels: dict[int, list[float]]) -> list[dict[str, float]]:
    """Return what a net has won in its duels with the evaluation alone, with 95 % intervals, for its file."""
    table = []
    for seats, shares in sorted(duels.items()):
        share, error = mean_and_error([[share] for share in shares])
        low, high = share_interval(share, error, 2 * len(shares))
        told = {"share": round(share, 3), "low": round(low, 3), "high": round(high, 3)}
        table.append({"seats": seats, "games": 2 * len(shares), **told})
    return table


def _whole_games(material: Material, positions: int) -> int:
    """Return how many positions at least so many are, when no game is cut."""
    return positions + int(material.left[positions - 1]) if positions else 0


@dataclass(frozen=True)
class Duel:
    """Two games with the same luck, in which the nets change seats."""

    game: str
    new: str
    old: str | None
    seats: int
    seed: int


def play_duel(duel: Duel) -> float:
    """Return the share that the new net wins of what both nets win, as if they had as many seats."""
    title = game(duel.game)
    bots = [_duellist(title, judge_of(duel.game, weights)) for weights in (duel.new, duel.old)]
    won = [0.0, 0.0]
    for turn in range(2):
        lineup = [(seat + turn) % 2 for seat in range(duel.seats)]
        luck = Luck(duel.seed)
        own_luck = Luck(duel.seed << 8 | turn)
        state = title.begin(duel.seats, title.check(duel.seats, {}), luck, None)
        play_on(state, [bots[net] for net in lineup], luck, [own_luck] * duel.seats)
        winners = state.winners()
        for winner in winners:
            won[lineup[winner]] += 1 / len(winners) / lineup.count(lineup[winner])
    return won[0] / (won[0] + won[1])


def _duellist(title: Game, judge: Judge) -> Bot:
    """Return a bot that looks one step ahead; where turns are long, one that asks its judge what they lead to."""
    return SearchBot(_ITERATIONS, None, Settings(judge)) if title.has_long_turns else GreedyBot(judge)


def workers(count: int | None) -> ProcessPoolExecutor:
    """Return processes that play and end with this one, on all cores unless a number is given."""
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=follow_parent)
