"""Games that a bot plays against itself, as material for a net."""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pentapolis.bots.bot import open_choices
from pentapolis.bots.greedy import finish_turn, promises
from pentapolis.bots.judge import OWN_EVALUATION, Judge, LearnedJudge, mover_of
from pentapolis.bots.weights import read
from pentapolis.core.luck import Luck
from pentapolis.core.net import MOST, Features
from pentapolis.core.state import State
from pentapolis.games import game

_NONE: Final = -1
_USUAL: Final = (2,)  # tables of two are played twice as often as others


@dataclass(frozen=True)
class Practice:
    """How games are played for learning."""

    game: str
    weights: str | None  # the file of the net that plays, None: the game's own evaluation
    surprise: float  # how often an action is taken at random
    noise: float  # points by which promises are blurred
    kept: int  # positions of a game


@dataclass
class Material:
    """Positions: for each place at the table its features, what is promised, and what it had in the end.

    Those of a game lie one after the other, in the order in which they were met.
    """

    amounts: NDArray[np.int16]  # position × place × amount
    marks: NDArray[np.int16]  # position × place × mark, filled up with -1
    parts: NDArray[np.int64]  # position × place × part, filled up with -1
    promises: NDArray[np.float32]  # position × place
    outcomes: NDArray[np.float32]
    places: NDArray[np.int8]  # how many of the places there are in each position
    left: NDArray[np.int16]  # how many positions of the same game follow

    def part(self, start: int, end: int) -> "Material":
        """Return some of the positions."""
        return Material(*(array[start:end] for array in self.arrays()))

    def widened(self, places: int, marks: int, parts: int) -> "Material":
        """Return the same with room for so many places with so many marks and parts."""
        missing = places - self.promises.shape[1]
        marked = marks - self.marks.shape[2]
        held = parts - self.parts.shape[2]
        return Material(
            np.pad(self.amounts, ((0, 0), (0, missing), (0, 0))),
            np.pad(self.marks, ((0, 0), (0, missing), (0, marked)), constant_values=_NONE),
            np.pad(self.parts, ((0, 0), (0, missing), (0, held)), constant_values=_NONE),
            np.pad(self.promises, ((0, 0), (0, missing))),
            np.pad(self.outcomes, ((0, 0), (0, missing))),
            self.places,
            self.left,
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
        return [self.amounts, self.marks, self.parts, self.promises, self.outcomes, self.places, self.left]


def play(practice: Practice, number: int) -> Material:
    """Play the game of that number, and return what can be learned from it."""
    title = game(practice.game)
    mover = mover_of(title, judge_of(practice.game, practice.weights))
    luck = Luck(number)
    variants = list(title.variants())
    counts = title.seat_counts + _USUAL
    seats = counts[luck.below(len(counts))]
    fitting = [options for count, options in variants if count == seats]
    state = title.begin(seats, fitting[luck.below(len(fitting))], luck, None)
    met: list[list[Features]] = []
    owing = state.to_act()
    while owing:
        for seat in owing:
            action, after = _choose(state.determinise(seat, luck), seat, luck, mover, practice)
            if after.next_to_act() >= 0:
                met.append(after.net_inputs())
            state.apply(seat, action, luck)
        owing = state.to_act()
    return _material(practice, met, [float(sheet.total) for sheet in state.scores()], luck)


def judge_of(game_id: str, weights: str | None) -> Judge:
    """Return who judges by a file of weights; without one, by the game's own evaluation."""
    return LearnedJudge(read(game(game_id), weights)) if weights else OWN_EVALUATION


def _choose(world: State, seat: int, luck: Luck, mover: Judge, practice: Practice) -> tuple[int, State]:
    """Return the action, and what the state is when it, or the turn, is done."""
    open_choices(world, seat, luck)
    actions = world.candidates(seat)
    if len(actions) == 1 or luck.below(1000) < 1000 * practice.surprise:
        chosen = actions[luck.below(len(actions))]
    else:
        blurred = [promise + practice.noise * _gumbel(luck) for promise in promises(world, seat, luck, mover)]
        chosen = actions[blurred.index(max(blurred))]
    after = world.clone()
    after.perform(seat, chosen, luck)
    finish_turn(after, seat, luck)
    return chosen, after


def _gumbel(luck: Luck) -> float:
    return -math.log(-math.log((luck.below(1 << 30) + 0.5) / (1 << 30)))


def _material(practice: Practice, met: list[list[Features]], totals: list[float], luck: Luck) -> Material:
    numbers = list(range(len(met)))
    luck.shuffle(numbers)
    chosen = sorted(numbers[: practice.kept])
    inputs = game(practice.game).inputs
    places = len(met[0])
    amounts = np.zeros((len(chosen), places, len(inputs.amounts)), np.int16)
    told = [features for number in chosen for features in met[number]]
    marks = np.full((len(chosen), places, max(len(features.marks) for features in told)), _NONE, np.int16)
    parts = np.full((len(chosen), places, max(len(features.parts) for features in told)), _NONE, np.int64)
    promised = np.zeros((len(chosen), places), np.float32)
    for row, number in enumerate(chosen):
        for place, features in enumerate(met[number]):
            amounts[row, place] = np.clip(features.amounts, -MOST, MOST)
            marks[row, place, : len(features.marks)] = features.marks
            parts[row, place, : len(features.parts)] = features.parts
            promised[row, place] = features.promise
    outcomes = np.tile(np.array(totals, np.float32), (len(chosen), 1))
    left = np.arange(len(chosen), dtype=np.int16)[::-1]
    return Material(amounts, marks, parts, promised, outcomes, np.full(len(chosen), places, np.int8), left)


def joined(parts: list[Material]) -> Material:
    """Return all positions together, each with room for the most places."""
    places = max(part.promises.shape[1] for part in parts)
    marks, held = (
        max(array.shape[2] for array in arrays)
        for arrays in zip(*((part.marks, part.parts) for part in parts), strict=True)
    )
    wide = [part.widened(places, marks, held) for part in parts]
    return Material(*(np.concatenate(arrays) for arrays in zip(*(part.arrays() for part in wide), strict=True)))
