"""Games that a bot plays against itself, as material for a net."""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pentapolis.bots.bot import open_choices
from pentapolis.bots.greedy import finish_turn, promises
from pentapolis.bots.judge import OWN_EVALUATION, Judge, LearnedJudge
from pentapolis.bots.weights import read
from pentapolis.core.luck import Luck
from pentapolis.core.net import MOST, MOST_MARKS, Features
from pentapolis.core.state import State
from pentapolis.games import game

_NONE: Final = -1


@dataclass(frozen=True)
class Practice:
    """How games are played for learning."""

    game: str
    weights: str | None  # the file of the net that plays, None: the game's own evaluation
    surprise: float  # how often an action is taken at random
    noise: float  # points by which promises are blurred
    trust: float  # TD(λ): how much the further course counts beside what is promised next
    kept: int  # positions of a game


@dataclass
class Material:
    """Positions: for each place at the table its features, what is promised, and what it came to."""

    amounts: NDArray[np.int16]  # position × place × amount
    marks: NDArray[np.int16]  # position × place × mark, filled up with -1
    parts: NDArray[np.int64]  # position × place × part, filled up with -1
    promises: NDArray[np.float32]  # position × place
    targets: NDArray[np.float32]
    places: NDArray[np.int8]  # how many of the places there are in each position

    def part(self, start: int, end: int) -> "Material":
        """Return some of the positions."""
        return Material(*(array[start:end] for array in self.arrays()))

    def widened(self, places: int, parts: int) -> "Material":
        """Return the same with room for so many places with so many parts."""
        missing = places - self.promises.shape[1]
        fewer = parts - self.parts.shape[2]
        return Material(
            np.pad(self.amounts, ((0, 0), (0, missing), (0, 0))),
            np.pad(self.marks, ((0, 0), (0, missing), (0, 0)), constant_values=_NONE),
            np.pad(self.parts, ((0, 0), (0, missing), (0, fewer)), constant_values=_NONE),
            np.pad(self.promises, ((0, 0), (0, missing))),
            np.pad(self.targets, ((0, 0), (0, missing))),
            self.places,
        )

    def save(self, path: Path) -> None:
        """Write it to a file."""
        np.savez_compressed(path, *self.arrays())

    @staticmethod
    def load(path: Path) -> "Material":
        """Read what `save` wrote."""
        with np.load(path) as arrays:
            return Material(*arrays.values())

    def arrays(self) -> list[Any]:
        """Return all of it."""
        return [self.amounts, self.marks, self.parts, self.promises, self.targets, self.places]


def play(practice: Practice, number: int) -> Material:
    """Play the game of that number, and return what can be learned from it."""
    title = game(practice.game)
    judge = judge_of(practice.game, practice.weights)
    luck = Luck(number)
    variants = list(title.variants())
    seats = title.seat_counts[luck.below(len(title.seat_counts))]
    fitting = [options for count, options in variants if count == seats]
    state = title.begin(seats, fitting[luck.below(len(fitting))], luck, None)
    met: list[list[Features]] = []
    values: list[list[float]] = []
    owing = state.to_act()
    while owing:
        for seat in owing:
            action, after = _choose(state.determinise(seat, luck), seat, luck, judge, practice)
            if after.next_to_act() >= 0:
                met.append(after.net_inputs())
                values.append(judge.promises(after))
            state.apply(seat, action, luck)
        owing = state.to_act()
    return _material(
        practice, met, _targets(values, [float(sheet.total) for sheet in state.scores()], practice.trust), luck
    )


def judge_of(game_id: str, weights: str | None) -> Judge:
    """Return who judges by a file of weights; without one, by the game's own evaluation."""
    return LearnedJudge(read(game(game_id), weights)) if weights else OWN_EVALUATION


def _choose(world: State, seat: int, luck: Luck, judge: Judge, practice: Practice) -> tuple[int, State]:
    """Return the action, and what the state is when it, or the turn, is done."""
    open_choices(world, seat, luck)
    actions = world.candidates(seat)
    if len(actions) == 1 or luck.below(1000) < 1000 * practice.surprise:
        chosen = actions[luck.below(len(actions))]
    else:
        blurred = [promise + practice.noise * _gumbel(luck) for promise in promises(world, seat, luck, judge)]
        chosen = actions[blurred.index(max(blurred))]
    after = world.clone()
    after.perform(seat, chosen, luck)
    finish_turn(after, seat, luck)
    return chosen, after


def _gumbel(luck: Luck) -> float:
    return -math.log(-math.log((luck.below(1 << 30) + 0.5) / (1 << 30)))


def _targets(values: list[list[float]], totals: list[float], trust: float) -> list[list[float]]:
    """Return for each position what it came to: the next promises and, as far as they are trusted, what came later."""
    found: list[list[float]] = []
    after = totals
    for promised in reversed(values):
        found.append(after)
        after = [trust * later + (1 - trust) * value for later, value in zip(after, promised, strict=True)]
    found.reverse()
    return found


def _material(practice: Practice, met: list[list[Features]], targets: list[list[float]], luck: Luck) -> Material:
    numbers = list(range(len(met)))
    luck.shuffle(numbers)
    chosen = sorted(numbers[: practice.kept])
    inputs = game(practice.game).inputs
    places = len(met[0])
    amounts = np.zeros((len(chosen), places, len(inputs.amounts)), np.int16)
    marks = np.full((len(chosen), places, MOST_MARKS), _NONE, np.int16)
    most = max([len(features.parts) for number in chosen for features in met[number]], default=0)
    parts = np.full((len(chosen), places, most), _NONE, np.int64)
    promised = np.zeros((len(chosen), places), np.float32)
    for row, number in enumerate(chosen):
        for place, features in enumerate(met[number]):
            amounts[row, place] = np.clip(features.amounts, -MOST, MOST)
            marks[row, place, : len(features.marks)] = features.marks
            parts[row, place, : len(features.parts)] = features.parts
            promised[row, place] = features.promise
    reached = np.array([targets[number] for number in chosen], np.float32)
    return Material(amounts, marks, parts, promised, reached, np.full(len(chosen), places, np.int8))


def joined(parts: list[Material]) -> Material:
    """Return all positions together, each with room for the most places."""
    places = max(part.promises.shape[1] for part in parts)
    most = max(part.parts.shape[2] for part in parts)
    wide = [part.widened(places, most) for part in parts]
    return Material(*(np.concatenate(arrays) for arrays in zip(*(part.arrays() for part in wide), strict=True)))
