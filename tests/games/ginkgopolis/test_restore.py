"""Saved states: damaged ones are refused, whatever was damaged, and nothing else."""

from random import Random

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadState
from pentapolis.core.state import State
from pentapolis.games import game
from tests.conformance.random_play import components_of, play_on, some_states
from tests.conformance.variants import Variant, variants_of

GINKGOPOLIS = game("ginkgopolis")
VARIANTS = variants_of(GINKGOPOLIS)


def unpacked(state: State, numbers: list[int]) -> State | None:
    """Return the state of these numbers, or None if they are refused."""
    try:
        return GINKGOPOLIS.unpack(state.seats, state.options, numbers)
    except BadState:
        return None


def damaged(numbers: list[int], chooser: Random) -> list[int]:
    """Return the numbers with one of them changed, left out, doubled or swapped with the next."""
    place = chooser.randrange(len(numbers) - 1)
    before, found, after = numbers[:place], numbers[place], numbers[place + 1 :]
    return chooser.choice(
        [
            [*before, found + chooser.choice((-1, 1, 7, 60)), *after],
            [*before, chooser.randrange(80), *after],
            [*before, *after],
            [*before, found, found, *after],
            [*before, after[0], found, *after[1:]],
        ]
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_damaged_state_is_refused_or_is_another_sound_one(variant: Variant) -> None:
    chooser = Random(str(variant))
    refused = 0
    for number, state in enumerate(some_states(variant, count=14, seed=11)):
        numbers = state.pack()
        for _ in range(25):
            wrong = damaged(numbers, chooser)
            restored = unpacked(state, wrong)
            if restored is None:
                refused += 1
                continue
            assert restored.pack() == wrong
            assert components_of(restored) == GINKGOPOLIS.components(variant.seats, variant.options)
            play_on(restored, number)
            assert restored.to_act() == []
    assert refused > 200


def test_nothing_may_follow_or_be_missing() -> None:
    state = GINKGOPOLIS.setup(3, Luck(1))
    numbers = state.pack()
    assert unpacked(state, numbers) == state
    assert unpacked(state, [*numbers, 0]) is None
    for length in range(len(numbers)):
        assert unpacked(state, numbers[:length]) is None


def test_numbers_beyond_all_bounds() -> None:
    state = GINKGOPOLIS.setup(2, Luck(1))
    numbers = state.pack()
    for place in range(len(numbers)):
        for value in (-1, 10**9, 2**70):
            assert unpacked(state, [*numbers[:place], value, *numbers[place + 1 :]]) is None
