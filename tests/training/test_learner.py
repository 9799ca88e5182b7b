"""The learner: its gradients are those of its error, it learns, and in whole numbers it says nearly the same."""

import numpy as np
import pytest

from pentapolis.bots.weights import net_from
from pentapolis.core.net import Features, Inputs
from pentapolis.training.learner import Batch, Learner
from pentapolis.training.self_play import Material

INPUTS = Inputs(("size", "age"), ("red", "green", "blue"), (("wall", 3), ("gate", 2)))


def material(positions: int, seed: int) -> Material:
    """Positions of two or three places; who is red gains by size, what others have costs half of it.

    Of up to three parts, those with a gate gain what their wall is high.
    """
    chance = np.random.default_rng(seed)
    amounts = chance.integers(-40, 40, (positions, 3, 2)).astype(np.int16)
    marks = np.full((positions, 3, 2), -1, np.int16)
    marks[:, :, 0] = chance.integers(0, 3, (positions, 3))
    parts = chance.integers(-1, 6, (positions, 3, 3)).astype(np.int64)
    places = chance.integers(2, 4, positions).astype(np.int8)
    there = np.arange(3) < places[:, None]
    gains = np.where(marks[:, :, 0] == 0, 0.5 * np.maximum(0, amounts[:, :, 0]), 0.1 * amounts[:, :, 1])
    gains += (3.0 * (parts // 2) * (parts % 2) * (parts >= 0)).sum(2)
    gains *= there
    targets = gains - 0.5 * (gains.sum(1, keepdims=True) - gains)
    alone = np.zeros(positions, np.int16)  # each is a game by itself
    promises = np.zeros((positions, 3), np.float32)
    return Material(amounts, marks, parts, promises, (targets * there).astype(np.float32), places, alone)


def test_gradients_are_those_of_the_error() -> None:
    few = material(20, 1)
    learner = Learner.begin(INPUTS, 4, few, 1)
    chance = np.random.default_rng(2)
    learner.layers["output"][:] = chance.normal(0, 1, 4)
    batch = learner.batch(few, np.arange(20))
    exactly = Batch(*(array if array.dtype == bool else array.astype(np.float64) for array in vars(batch).values()))
    learner.layers = {name: layer.astype(np.float64) for name, layer in learner.layers.items()}
    _, gradients = learner.gradients(exactly)
    assert gradients.keys() == learner.layers.keys()
    for name, gradient in gradients.items():
        layer = learner.layers[name]
        assert np.abs(gradient).max() > 1e-3, name
        for place in np.ndindex(layer.shape):
            before = layer[place]
            layer[place] = before + 1e-6
            above, _ = learner.gradients(exactly)
            layer[place] = before - 1e-6
            below, _ = learner.gradients(exactly)
            layer[place] = before
            assert gradient[place] == pytest.approx((above - below) / 2e-6, abs=1e-6, rel=1e-3), (name, place)


def test_it_learns_what_positions_it_has_not_seen_come_to() -> None:
    learner = Learner.begin(INPUTS, 16, material(4000, 1), 1)
    unseen = material(500, 2)
    before = learner.error(unseen)
    for _ in learner.fit(material(4000, 1), 30, 100, 1e-2, 1.0, 1):
        pass
    assert learner.error(unseen) < before / 20


def test_whole_numbers_say_nearly_the_same() -> None:
    seen = material(2000, 1)
    learner = Learner.begin(INPUTS, 8, seen, 1)
    for _ in learner.fit(seen, 5, 100, 1e-2, 1.0, 1):
        pass
    net = net_from(INPUTS, learner.whole(INPUTS))
    expected = learner.forward(learner.batch(seen, np.arange(50))).corrections
    for row in range(50):
        places = [
            Features(
                0.0, amounts.tolist(), [mark for mark in marks if mark >= 0], [part for part in parts if part >= 0]
            )
            for amounts, marks, parts in zip(
                seen.amounts[row], seen.marks[row].tolist(), seen.parts[row].tolist(), strict=True
            )
        ][: seen.places[row]]
        assert net.promises(places) == pytest.approx((10 * expected[row, : len(places)]).tolist(), abs=0.2)


def test_it_begins_from_whole_numbers() -> None:
    seen = material(1000, 1)
    learner, other = (Learner.begin(INPUTS, 8, seen, seed) for seed in (1, 2))
    for _ in learner.fit(seen, 1, 100, 1e-2, 1.0, 1):
        pass
    other.take(learner.whole(INPUTS))
    for name, layer in learner.layers.items():
        assert other.layers[name] == pytest.approx(layer, abs=0.01), name


def test_targets_are_what_is_promised_next_and_what_came_later() -> None:
    course = material(7, 3)
    course.promises[:] = np.arange(7)[:, None]
    course.outcomes[:] = np.array([[9.0]] * 4 + [[5.0]] * 3)
    course.left[:] = [3, 2, 1, 0, 2, 1, 0]  # two games
    learner = Learner.begin(INPUTS, 4, course, 1)  # it corrects nothing yet
    assert np.array_equal(learner.targets(course, 1.0), course.outcomes)
    assert learner.targets(course, 0.0)[:, 0].tolist() == [1, 2, 3, 9, 5, 6, 5]
    assert learner.targets(course, 0.5)[:, 0].tolist() == [2.5, 4, 6, 9, 5.25, 5.5, 5]
    learner.layers["bias"][0] = 0.1  # now it adds a point
    assert learner.targets(course, 0.0)[:, 0].tolist() == pytest.approx([2, 3, 4, 9, 6, 7, 5])


def test_it_goes_on_where_it_was_stopped() -> None:
    seen = material(1000, 1)
    one, other = (Learner.begin(INPUTS, 8, seen, 1) for _ in range(2))
    for _ in one.fit(seen, 1, 100, 1e-2, 1.0, 1):
        pass
    for _ in other.fit(seen, 1, 100, 1e-2, 1.0, 1):
        pass
    other = Learner.restored(other.kept())
    for learner in (one, other):
        for _ in learner.fit(seen, 1, 100, 1e-2, 1.0, 2):
            pass
    assert np.array_equal(one.layers["own"], other.layers["own"])
    assert np.array_equal(one.layers["output"], other.layers["output"])
