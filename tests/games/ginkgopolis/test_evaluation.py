"""What Ginkgopolis' evaluation says of positions where one is plainly better, and of the moments of a round."""

import pytest

from pentapolis.bots.playout import play_out
from pentapolis.core.luck import Luck
from pentapolis.core.state import State
from tests.games.ginkgopolis.notation import GINKGOPOLIS, act, position, view

PLOT = ("hand 0: A B C D", "tiles 0: red-20", "resources 0: 5")


def lead(state: State) -> float:
    """Return how much more is promised to seat 0 than to the next place."""
    promises = state.evaluate()
    return promises[0] - promises[1]


@pytest.mark.parametrize("seats", [1, 3])
def test_at_the_end_it_is_the_score(seats: int) -> None:
    state = GINKGOPOLIS.setup(seats, Luck(3))
    play_out(state, Luck(4))
    assert state.evaluate() == [float(sheet.total) for sheet in state.scores()]


def test_all_that_is_decided_is_carried_out() -> None:
    """The neighbours of a new tile pay after its marker is placed, and the others act after that."""
    state = position(*PLOT, "hand 1: yellow-1", "choice 1: yellow-1", "deck: E F G")
    act(state, "0 choose A red-20")
    assert view(state)["phase"] == "moving"
    asked = lead(state)
    act(state, "0 move north")
    assert view(state)["phase"] == "choosing"
    assert lead(state) == pytest.approx(asked)


def test_what_is_chosen_counts_as_soon_as_it_is_locked() -> None:
    tall = ("seats: 3", "city: 0,0 blue-2 red-9 red-12 yellow-9 of 1", "hand 0: yellow-9 B C D")
    points, plot = position(*tall), position(*tall)
    act(points, "0 choose yellow-9 alone")
    act(plot, "0 choose B alone")
    assert points.evaluate()[0] > plot.evaluate()[0] + 2.0, "four points, or one resource"


def test_a_drafter_is_promised_what_the_kept_characters_bring() -> None:
    state = GINKGOPOLIS.setup(3, Luck(4), characters="draft")
    before = state.evaluate()
    act(state, f"0 draft {view(state, 0)['pack'][0]['number']}")
    assert state.evaluate()[0] > before[0] + 1.0
    assert state.evaluate()[1] == pytest.approx(before[1], abs=0.5)


def test_whoever_has_still_to_choose_is_promised_an_action() -> None:
    state = position("seats: 3", *PLOT)
    before = state.evaluate()
    act(state, "0 choose A red-20")
    assert state.evaluate()[1:] == pytest.approx(before[1:], abs=0.5)
    assert abs(state.evaluate()[0] - before[0]) < 5.0


def test_hal_has_still_to_act_while_the_player_does() -> None:
    state = position("seats: 1", "hand 0: A B C", "hal card: red-2", "tiles 0: red-20", "resources 0: 5")
    before = state.evaluate()
    act(state, "0 choose A red-20")
    assert view(state)["phase"] == "moving"
    assert state.evaluate()[1] == pytest.approx(before[1], abs=0.5)


def test_a_tile_that_is_given_back_is_a_point_even_in_the_last_round() -> None:
    state = position("supply: red-20", "tiles 1: red-4 red-5", "tiles 0: rest", "hand 0: blue-1", "choice 1: yellow-1")
    act(state, "0 choose blue-1 alone")
    assert view(state)["phase"] == "giving"
    act(state, "1 give red-4", "1 give red-5")
    given = state.evaluate()[1]
    act(state, "1 done", "0 done")
    assert state.evaluate()[1] >= given - 2.0
