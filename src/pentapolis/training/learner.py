"""A net in the making: fitted to positions by Adam, and turned into whole numbers when it is done."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from pentapolis.core.net import UNIT, Inputs
from pentapolis.training.self_play import Material

Array = NDArray[np.float32]
Layers = dict[str, Array]

_COMMON: Final = 0.1  # how much an error counts that all places share, beside one that moves them against each other
_DECAY: Final = 1e-4
_SPREAD: Final = 10.0  # points that stand for 1 here


@dataclass
class Batch:
    """Positions as the layers see them."""

    traits: Array  # of all parts, part × value of a trait
    held: NDArray[np.bool_]  # position × place × part: whether there is such a part; the traits are in this order
    told: Array  # position × place × feature, the amounts first, then the marks
    there: Array  # position × place: 1 where there is such a place
    wanted: Array  # position × place: points that the correction should be


@dataclass
class Passed:
    """What the layers made of a batch: of the units, what came out of them."""

    parts: Array
    seen: Array  # all that the first layer sees: features, and the sums over parts
    first: Array
    second: Array
    corrections: Array  # of each place's promise, by the spread


@dataclass
class Learner:
    """The layers as they are now. The first unit of the first layer is straight: it is a correction by itself."""

    layers: Layers
    scale: Array  # of the features: what is divided by
    sizes: list[int]  # of the traits
    steps: int = 0
    means: Layers = field(default_factory=dict)
    squares: Layers = field(default_factory=dict)

    @staticmethod
    def begin(inputs: Inputs, units: int, material: Material, seed: int) -> "Learner":
        """Return one that corrects nothing yet; the scales follow from the first positions."""
        chance = np.random.default_rng(seed)
        there = np.arange(material.amounts.shape[1]) < material.places[:, None]
        deviations = material.amounts[there].std(0)
        scale = np.concatenate([np.maximum(1, deviations), np.ones(len(inputs.marks))]).astype(np.float32)
        part_units = units if inputs.traits else 0
        seen = len(scale) + part_units

        def layer(rows: int, columns: int, deviation: float) -> Array:
            return chance.normal(0, deviation, (rows, columns)).astype(np.float32)

        layers = {
            "traits": layer(sum(inputs.sizes()), part_units, 0.3),
            "trait_bias": np.zeros(part_units, np.float32),
            "own": layer(seen, units + 1, 0.15),
            "others": layer(seen, units + 1, 0.1),
            "bias": np.zeros(units + 1, np.float32),
            "second": layer(units, units, float(np.sqrt(2 / units))),
            "second_bias": np.zeros(units, np.float32),
            "output": np.zeros(units, np.float32),
        }
        layers["own"][:, 0] = 0
        layers["others"][:, 0] = 0
        return Learner(layers, scale, inputs.sizes())

    def kept(self) -> Layers:
        """Return all that is needed to go on later."""
        return {
            **self.layers,
            **{f"mean-{name}": array for name, array in self.means.items()},
            **{f"square-{name}": array for name, array in self.squares.items()},
            "scale": self.scale,
            "sizes": np.array(self.sizes, np.float32),
            "steps": np.array(self.steps, np.float32),
        }

    @staticmethod
    def restored(kept: Layers) -> "Learner":
        """Return the learner that `kept` told of."""
        means = {name.removeprefix("mean-"): array for name, array in kept.items() if name.startswith("mean-")}
        squares = {name.removeprefix("square-"): array for name, array in kept.items() if name.startswith("square-")}
        layers = {name: kept[name] for name in means}
        return Learner(layers, kept["scale"], [int(size) for size in kept["sizes"]], int(kept["steps"]), means, squares)

    def batch(self, material: Material, rows: NDArray[np.intp], targets: Array | None = None) -> Batch:
        """Return some positions as the layers see them, with what is wanted: the targets, or what came in the end."""
        amounts = material.amounts[rows].astype(np.float32)
        marks = material.marks[rows]
        positions, places, most = marks.shape
        count = len(self.scale) - amounts.shape[2]
        cells = np.arange(positions * places)[:, None] * (count + 1) + marks.reshape(-1, most) + 1
        marked = np.bincount(cells.ravel(), minlength=positions * places * (count + 1))
        marked = marked.reshape(positions, places, count + 1)[:, :, 1:]
        told = np.concatenate([amounts, marked.astype(np.float32)], axis=2).astype(np.float32) / self.scale
        there = (np.arange(places) < material.places[rows, None]).astype(np.float32)
        parts = material.parts[rows]
        held = parts >= 0
        wanted = (material.outcomes if targets is None else targets)[rows] - material.promises[rows]
        return Batch(self._traits(parts[held]), held, told, there, wanted)

    def _traits(self, parts: NDArray[np.int64]) -> Array:
        found = np.zeros((len(parts), sum(self.sizes)), np.float32)
        offset = sum(self.sizes)
        for size in reversed(self.sizes):
            offset -= size
            found[np.arange(len(parts)), offset + parts % size] = 1
            parts = parts // size
        return found

    def forward(self, batch: Batch) -> Passed:
        """Return what the layers make of positions."""
        layers = self.layers
        parts = np.maximum(batch.traits @ layers["traits"] + layers["trait_bias"], 0)
        by_part = np.zeros((*batch.held.shape, parts.shape[1]), parts.dtype)
        by_part[batch.held] = parts
        seen = np.concatenate([batch.told, by_part.sum(2)], axis=2)
        theirs = (seen @ layers["others"]) * batch.there[:, :, None]
        first = seen @ layers["own"] + theirs.sum(1, keepdims=True) - theirs + layers["bias"]
        first[:, :, 1:] = np.maximum(first[:, :, 1:], 0)
        second = np.maximum(first[:, :, 1:] @ layers["second"] + layers["second_bias"], 0)
        return Passed(parts, seen, first, second, second @ layers["output"] + first[:, :, 0])

    def gradients(self, batch: Batch) -> tuple[float, Layers]:
        """Return the error and how it changes with each layer."""
        layers = self.layers
        passed = self.forward(batch)
        there = batch.there
        error = (passed.corrections - batch.wanted / _SPREAD) * there
        relative = (error - error.sum(1, keepdims=True) / there.sum(1, keepdims=True)) * there
        count = there.sum()
        loss = float((relative**2).sum() + _COMMON * (error**2).sum()) / float(count)
        by_outcome = 2 / count * (relative + _COMMON * error)
        by_second = by_outcome[:, :, None] * layers["output"] * (passed.second > 0)
        by_first = np.empty_like(passed.first)
        by_first[:, :, 0] = by_outcome
        by_first[:, :, 1:] = by_second @ layers["second"].T * (passed.first[:, :, 1:] > 0)
        by_theirs = (by_first.sum(1, keepdims=True) - by_first) * there[:, :, None]
        features = batch.told.shape[2]
        by_sums = by_first @ layers["own"][features:].T + by_theirs @ layers["others"][features:].T
        by_part = np.broadcast_to(by_sums[:, :, None, :], (*batch.held.shape, by_sums.shape[2]))[batch.held]
        by_part = by_part * (passed.parts > 0)
        seen = _flat(passed.seen)
        return loss, {
            "traits": batch.traits.T @ by_part,
            "trait_bias": by_part.sum(0),
            "own": seen.T @ _flat(by_first),
            "others": seen.T @ _flat(by_theirs),
            "bias": by_first.sum((0, 1)),
            "second": _flat(passed.first)[:, 1:].T @ _flat(by_second),
            "second_bias": by_second.sum((0, 1)),
            "output": _flat(passed.second).T @ by_outcome.ravel(),
        }

    def targets(self, material: Material, trust: float) -> Array:
        """Return for each position what the next one promises and, as far as it is trusted, what came later: TD(λ)."""
        blocks = [self.forward(self.batch(material, rows)).corrections for rows in _blocks(len(material.places))]
        values = material.promises + _SPREAD * np.concatenate(blocks)
        found = material.outcomes.copy()
        for left in range(1, int(material.left.max()) + 1):
            rows = np.flatnonzero(material.left == left)
            found[rows] = trust * found[rows + 1] + (1 - trust) * values[rows + 1]
        return found

    def fit(self, material: Material, passes: int, batch: int, rate: float, trust: float, seed: int) -> Iterator[float]:
        """Go over the positions so many times, slower towards the end; hand out the mean error of each pass."""
        chance = np.random.default_rng(seed)
        total = passes * (len(material.places) // batch)
        done = 0
        for _ in range(passes):
            order = chance.permutation(len(material.places))
            targets = self.targets(material, trust)
            losses = []
            for start in range(0, len(order) - batch + 1, batch):
                loss, changes = self.gradients(self.batch(material, order[start : start + batch], targets))
                self._step(changes, rate * (1 - 0.9 * done / total))
                losses.append(loss)
                done += 1
            yield float(np.mean(losses))

    def error(self, material: Material) -> float:
        """Return the mean error over positions that nothing is learned from."""
        losses = [self.gradients(self.batch(material, rows))[0] for rows in _blocks(len(material.places))]
        return float(np.mean(losses))

    def _step(self, changes: Layers, rate: float) -> None:
        """One step of Adam, with decay of the weights."""
        self.steps += 1
        for name, change in changes.items():
            weights = self.layers[name]
            mean = self.means[name] = 0.9 * self.means.get(name, np.zeros_like(weights)) + 0.1 * change
            square = self.squares[name] = 0.999 * self.squares.get(name, np.zeros_like(weights)) + 0.001 * change**2
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weights -= rate * (mean / (1 - 0.9**self.steps) / size + _DECAY * weights)

    def whole(self, inputs: Inputs) -> dict[str, Any]:
        """Return the layers in whole numbers, as a net wants them."""
        amounts, features = len(inputs.amounts), len(self.scale)
        scale = np.concatenate([self.scale, np.ones(len(self.layers["trait_bias"]))])
        whole = {name: np.rint(UNIT * layer).astype(int).tolist() for name, layer in self.layers.items()}

        def side(name: str) -> dict[str, Any]:
            rows = np.rint(UNIT * self.layers[name] / scale[:, None]).astype(int).tolist()
            return {"amounts": rows[:amounts], "marks": rows[amounts:features], "parts": rows[features:]}

        return {
            "parts": {"rows": whole["traits"], "bias": whole["trait_bias"]},
            "own": side("own"),
            "others": side("others"),
            "bias": whole["bias"],
            "second": {"rows": whole["second"], "bias": whole["second_bias"]},
            "output": np.rint(UNIT * _SPREAD * np.array([1, *self.layers["output"]])).astype(int).tolist(),
        }

    def take(self, whole: dict[str, Any]) -> None:
        """Begin from the whole numbers of a net."""
        scale = np.concatenate([self.scale, np.ones(len(self.layers["trait_bias"]))])
        for name in ("own", "others"):
            rows = [*whole[name]["amounts"], *whole[name]["marks"], *whole[name]["parts"]]
            self.layers[name][:] = np.array(rows) / UNIT * scale[:, None]
        for name, numbers in (
            ("traits", whole["parts"]["rows"]),
            ("trait_bias", whole["parts"]["bias"]),
            ("bias", whole["bias"]),
            ("second", whole["second"]["rows"]),
            ("second_bias", whole["second"]["bias"]),
        ):
            self.layers[name][:] = np.array(numbers).reshape(self.layers[name].shape) / UNIT
        self.layers["output"][:] = np.array(whole["output"][1:]) / UNIT / _SPREAD


def _flat(array: Array) -> Array:
    return array.reshape(-1, array.shape[2])


def _blocks(count: int) -> Iterator[NDArray[np.intp]]:
    for start in range(0, count, 4096):
        yield np.arange(start, min(count, start + 4096))
