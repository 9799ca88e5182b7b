"""A net in the making: fitted to positions by Adam, and turned into whole numbers when it is done."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pentapolis.core.net import UNIT, Inputs
from pentapolis.training.self_play import Material

Array = NDArray[np.float32]

_RELATIVE = 3.0  # how much more an error counts that moves places against each other
_DECAY = 1e-4
_LAYERS = ("own", "others", "bias", "output")
_SPREAD = 10.0  # points that stand for 1 here


@dataclass
class Learner:
    """The layers as they are now. The first unit is straight, its output is what it is."""

    own: Array  # feature × unit, the amounts first, then the marks
    others: Array
    bias: Array
    output: Array
    scale: Array  # of the features: what is divided by
    steps: int = 0
    means: dict[str, Array] = field(default_factory=dict)
    squares: dict[str, Array] = field(default_factory=dict)

    @staticmethod
    def begin(inputs: Inputs, units: int, material: Material, seed: int) -> "Learner":
        """Return one that corrects nothing yet; the scales follow from the first positions."""
        chance = np.random.default_rng(seed)
        count = len(inputs.amounts) + len(inputs.marks)
        there = np.arange(material.amounts.shape[1]) < material.places[:, None]
        deviations = material.amounts[there].std(0)
        scale = np.concatenate([np.maximum(1, deviations), np.ones(len(inputs.marks))]).astype(np.float32)
        own = chance.normal(0, 0.15, (count, units)).astype(np.float32)
        own[:, 0] = 0
        others = chance.normal(0, 0.1, (count, units)).astype(np.float32)
        others[:, 0] = 0
        output = np.zeros(units, np.float32)
        output[0] = 1
        return Learner(own, others, np.zeros(units, np.float32), output, scale)

    def kept(self) -> dict[str, Array]:
        """Return all that is needed to go on later."""
        layers = {name: getattr(self, name) for name in (*_LAYERS, "scale")}
        means = {f"mean-{name}": array for name, array in self.means.items()}
        squares = {f"square-{name}": array for name, array in self.squares.items()}
        return {**layers, **means, **squares, "steps": np.array(self.steps, np.float32)}

    @staticmethod
    def restored(kept: dict[str, Array]) -> "Learner":
        """Return the learner that `kept` told of."""
        own, others, bias, output = (kept[name] for name in _LAYERS)
        learner = Learner(own, others, bias, output, kept["scale"], int(kept["steps"]))
        learner.means = {name: kept[f"mean-{name}"] for name in _LAYERS}
        learner.squares = {name: kept[f"square-{name}"] for name in _LAYERS}
        return learner

    def take(self, layers: dict[str, Any]) -> None:
        """Begin from the whole numbers of a net."""
        for name, weights in (("own", self.own), ("others", self.others)):
            rows = np.array([*layers[name]["amounts"], *layers[name]["marks"]], np.float32)
            weights[:] = rows / UNIT * self.scale[:, None]
        self.bias[:] = np.array(layers["bias"], np.float32) / UNIT
        self.output[:] = np.array(layers["output"], np.float32) / UNIT / _SPREAD

    def features(self, material: Material, rows: NDArray[np.intp]) -> Array:
        """Return the features of some positions: position × place × feature."""
        amounts = material.amounts[rows].astype(np.float32)
        marks = material.marks[rows]
        positions, places, most = marks.shape
        count = len(self.scale) - amounts.shape[2]
        cells = np.arange(positions * places)[:, None] * (count + 1) + marks.reshape(-1, most) + 1
        marked = np.bincount(cells.ravel(), minlength=positions * places * (count + 1))
        marked = marked.reshape(positions, places, count + 1)[:, :, 1:]
        return np.concatenate([amounts, marked.astype(np.float32)], axis=2).astype(np.float32) / self.scale

    def corrections(self, features: Array, there: Array) -> tuple[Array, Array]:
        """Return what is added to each place's promise, by the spread, and the units before they are cut off."""
        theirs = (features @ self.others) * there[:, :, None]
        hidden = features @ self.own + theirs.sum(1, keepdims=True) - theirs + self.bias
        shown = np.maximum(hidden, 0)
        shown[:, :, 0] = hidden[:, :, 0]
        return shown @ self.output, hidden

    def gradients(self, features: Array, there: Array, wanted: Array) -> tuple[float, dict[str, Array]]:
        """Return the error and how it changes with each layer."""
        found, hidden = self.corrections(features, there)
        error = (found - wanted / _SPREAD) * there
        relative = (error - error.sum(1, keepdims=True) / there.sum(1, keepdims=True)) * there
        count = there.sum()
        loss = float((error**2).sum() + _RELATIVE * (relative**2).sum()) / float(count)
        by_found = 2 / count * (error + _RELATIVE * relative)
        shown = np.maximum(hidden, 0)
        shown[:, :, 0] = hidden[:, :, 0]
        open_units = (hidden > 0).astype(np.float32)
        open_units[:, :, 0] = 1
        by_hidden = by_found[:, :, None] * self.output * open_units
        by_theirs = (by_hidden.sum(1, keepdims=True) - by_hidden) * there[:, :, None]
        flat = features.reshape(-1, features.shape[2])
        by_output = np.einsum("npu,np->u", shown, by_found)
        by_output[0] = 0
        return loss, {
            "own": flat.T @ by_hidden.reshape(-1, by_hidden.shape[2]),
            "others": flat.T @ by_theirs.reshape(-1, by_theirs.shape[2]),
            "bias": by_hidden.sum((0, 1)),
            "output": by_output,
        }

    def fit(self, material: Material, passes: int, batch: int, rate: float, seed: int) -> Iterator[float]:
        """Go over the positions so many times, slower towards the end; hand out the mean error of each pass."""
        chance = np.random.default_rng(seed)
        total = passes * (len(material.places) // batch)
        done = 0
        for _ in range(passes):
            order = chance.permutation(len(material.places))
            losses = []
            for start in range(0, len(order) - batch + 1, batch):
                rows = order[start : start + batch]
                loss, changes = self.gradients(*self._batch(material, rows))
                self._step(changes, rate * (1 - 0.9 * done / total))
                losses.append(loss)
                done += 1
            yield float(np.mean(losses))

    def error(self, material: Material) -> float:
        """Return the mean error over positions that nothing is learned from."""
        losses = [self.gradients(*self._batch(material, rows))[0] for rows in _blocks(len(material.places))]
        return float(np.mean(losses))

    def _batch(self, material: Material, rows: NDArray[np.intp]) -> tuple[Array, Array, Array]:
        there = (np.arange(material.promises.shape[1]) < material.places[rows, None]).astype(np.float32)
        return self.features(material, rows), there, material.targets[rows] - material.promises[rows]

    def _step(self, changes: dict[str, Array], rate: float) -> None:
        """One step of Adam, with decay of the weights."""
        self.steps += 1
        for name, change in changes.items():
            weights: Array = getattr(self, name)
            mean = self.means[name] = 0.9 * self.means.get(name, np.zeros_like(weights)) + 0.1 * change
            square = self.squares[name] = 0.999 * self.squares.get(name, np.zeros_like(weights)) + 0.001 * change**2
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weights -= rate * (mean / (1 - 0.9**self.steps) / size + _DECAY * weights)

    def layers(self, inputs: Inputs) -> dict[str, Any]:
        """Return the layers in whole numbers, as a net wants them."""
        amounts = len(inputs.amounts)

        def rows(weights: Array) -> dict[str, Any]:
            whole = np.rint(weights / self.scale[:, None] * UNIT).astype(int).tolist()
            return {"amounts": whole[:amounts], "marks": whole[amounts:]}

        bias, output = (np.rint(weights * UNIT).astype(int).tolist() for weights in (self.bias, self.output * _SPREAD))
        return {"own": rows(self.own), "others": rows(self.others), "bias": bias, "output": output}


def _blocks(count: int) -> Iterator[NDArray[np.intp]]:
    for start in range(0, count, 4096):
        yield np.arange(start, min(count, start + 4096))
