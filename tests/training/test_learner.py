"""The learner: its gradients are those of its error, it learns, and in whole numbers it says nearly the same."""

import numpy as np
import pytest

from pentapolis.core.net import Features, Inputs, Net, Weights
from pentapolis.training.learner import Learner
from pentapolis.training.self_play import Material

INPUTS = Inputs(("size", "age"), ("red", "green", "blue"))


def material(positions: int, seed: int) -> Material:
    """Positions of two or three places; who is red gains by size, what others have costs half of it."""
    chance = np.random.default_rng(seed)
    amounts = chance.integers(-40, 40, (positions, 3, 2)).astype(np.int16)
    marks = np.full((positions, 3, 2), -1, np.int16)
    marks[:, :, 0] = chance.integers(0, 3, (positions, 3))
    places = chance.integers(2, 4, positions).astype(np.int8)
    there = np.arange(3) < places[:, None]
    gains = np.where(marks[:, :, 0] == 0, 0.5 * np.maximum(0, amounts[:, :, 0]), 0.1 * amounts[:, :, 1]) * there
    targets = gains - 0.5 * (gains.sum(1, keepdims=True) - gains)
    return Material(amounts, marks, np.zeros((positions, 3), np.float32), (targets * there).astype(np.float32), places)


def test_gradients_are_those_of_the_error() -> None:
    few = material(20, 1)
    learner = Learner.begin(INPUTS, 4, few, 1)
    chance = np.random.default_rng(2)
    learner.output[:] = chance.normal(0, 1, 4)
    rows = np.arange(20)
    there = (np.arange(3) < few.places[:, None]).astype(np.float64)
    features = learner.features(few, rows).astype(np.float64)
    for name in ("own", "others", "bias", "output"):
        setattr(learner, name, getattr(learner, name).astype(np.float64))
    wanted = few.targets.astype(np.float64)
    _, gradients = learner.gradients(features, there, wanted)  # type: ignore[arg-type]  # exact for the comparison
    for name, gradient in gradients.items():
        layer = getattr(learner, name)
        for place in np.ndindex(layer.shape):
            if name == "output" and place == (0,):
                continue  # what is straight stays as it is
            before = layer[place]
            layer[place] = before + 1e-6
            above, _ = learner.gradients(features, there, wanted)  # type: ignore[arg-type]
            layer[place] = before - 1e-6
            below, _ = learner.gradients(features, there, wanted)  # type: ignore[arg-type]
            layer[place] = before
            assert gradient[place] == pytest.approx((above - below) / 2e-6, abs=1e-6, rel=1e-3), (name, place)


def test_it_learns_what_positions_it_has_not_seen_come_to() -> None:
    learner = Learner.begin(INPUTS, 16, material(4000, 1), 1)
    unseen = material(500, 2)
    before = learner.error(unseen)
    for _ in learner.fit(material(4000, 1), 30, 100, 1e-2, 1):
        pass
    assert learner.error(unseen) < before / 20


def test_whole_numbers_say_nearly_the_same() -> None:
    seen = material(2000, 1)
    learner = Learner.begin(INPUTS, 8, seen, 1)
    for _ in learner.fit(seen, 5, 100, 1e-2, 1):
        pass
    layers = learner.layers(INPUTS)
    own, others = (Weights(rows["amounts"], rows["marks"]) for rows in (layers["own"], layers["others"]))
    net = Net(own, others, layers["bias"], layers["output"])
    rows = np.arange(50)
    there = (np.arange(3) < seen.places[rows, None]).astype(np.float32)
    expected, _ = learner.corrections(learner.features(seen, rows), there)
    for row in rows:
        places = [
            Features(0.0, amounts.tolist(), [mark for mark in marks.tolist() if mark >= 0])
            for amounts, marks in zip(seen.amounts[row], seen.marks[row], strict=True)
        ][: seen.places[row]]
        assert net.promises(places) == pytest.approx((10 * expected[row, : len(places)]).tolist(), abs=0.2)


def test_it_goes_on_where_it_was_stopped() -> None:
    seen = material(1000, 1)
    one, other = (Learner.begin(INPUTS, 8, seen, 1) for _ in range(2))
    for _ in one.fit(seen, 1, 100, 1e-2, 1):
        pass
    for _ in other.fit(seen, 1, 100, 1e-2, 1):
        pass
    other = Learner.restored(other.kept())
    for learner in (one, other):
        for _ in learner.fit(seen, 1, 100, 1e-2, 2):
            pass
    assert np.array_equal(one.own, other.own)
    assert np.array_equal(one.output, other.output)
