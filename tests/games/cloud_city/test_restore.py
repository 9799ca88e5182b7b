"""Restoring: what was not serialised by the engine is refused, and whatever is accepted is sound."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.core.problem import BadState
from pentapolis.core.state import State
from pentapolis.core.views import plain
from pentapolis.games.cloud_city.rounds import ROUNDS, TURN
from tests.conformance.random_play import components_of, play_on
from tests.games.cloud_city.drawn_cities import CROSS, joining
from tests.games.cloud_city.notation import CLOUD_CITY, options, position, table
from tests.games.cloud_city.reference import decisions
from tests.games.cloud_city.scorer import score_cloud_city
from tests.games.saved_states import changed, numbers_of, restored, saved_states

START, SPOTS = 1, 2  # places of numbers of seat 0, behind whose turn it is
PLAYER = 1 + 16 + 3 + 1 + 4  # a player at the beginning: starting tile, spots, no walkways, nothing known, three tiles


SAVED = saved_states(CLOUD_CITY, {"requests": 0}, {"requests": 1}, {"requests": 2})


def restore(text: str) -> State | None:
    return restored(CLOUD_CITY, text)


def check_soundness(state: State) -> None:
    """Components, scores and decisions are what the slow reference finds, and the game can be played to its end."""
    assert components_of(state) == sorted(CLOUD_CITY.components(state.seats, state.options))
    view = table(state)
    assert [sheet["categories"] for sheet in view.pop("scores")] == score_cloud_city(view)
    if state.to_act():
        assert sorted(options(state)) == decisions(plain(state.view(state.to_act()[0])))
    play_on(state, seed=1)
    assert state.to_act() == []
    assert all("~" not in "".join(city["grid"]) for city in table(state)["cities"])


def test_every_phase_is_saved_and_restored() -> None:
    assert len(SAVED) == 15
    for text in SAVED.values():
        state = CLOUD_CITY.restore(text)
        assert state.serialise() == text
        check_soundness(state)


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", "1", "{", '{"game": "cloud-city"}'])
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(BadState):
        CLOUD_CITY.restore(text)


def test_truncated_numbers_are_refused() -> None:
    for text in SAVED.values():
        numbers = numbers_of(text)
        for end in range(len(numbers)):
            assert restore(changed(text, state=numbers[:end])) is None


def test_more_numbers_are_refused() -> None:
    for text in SAVED.values():
        for more in ([0], [1, 5], [0] * 100):
            assert restore(changed(text, state=numbers_of(text) + more)) is None


@pytest.mark.parametrize("number", [-1, -(2**70), 10**6, 2**62, 2**70])
def test_numbers_out_of_range_are_refused(number: int) -> None:
    for text in SAVED.values():
        numbers = numbers_of(text)
        for place in range(0, len(numbers), 3):
            assert restore(changed(text, state=[*numbers[:place], number, *numbers[place + 1 :]])) is None


def test_other_seats_and_options_are_refused() -> None:
    for name, text in SAVED.items():
        options_then = json.loads(text)["options"]
        other = 2 if name.endswith("3") else 3
        assert restore(changed(text, seats=other)) is None
        requests = (options_then["requests"] + 1) % 3
        assert restore(changed(text, options={**options_then, "requests": requests})) is None


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(sorted(SAVED)), st.data())
def test_whatever_is_accepted_is_sound(name: str, data: st.DataObject) -> None:
    """A few numbers are changed or exchanged: the result is refused, or it is a sound state that saves as it was."""
    numbers = numbers_of(SAVED[name])
    for _ in range(data.draw(st.integers(1, 3))):
        place, other = (data.draw(st.integers(0, len(numbers) - 1)) for _ in range(2))
        if data.draw(st.booleans()):
            numbers[place] = data.draw(st.integers(0, 70))
        else:
            numbers[place], numbers[other] = numbers[other], numbers[place]
    state = restore(changed(SAVED[name], state=numbers))
    if state is not None:
        assert numbers_of(state.serialise()) == numbers
        check_soundness(state)


def test_another_order_of_the_pile_is_accepted() -> None:
    """Not everything is refused: the order of the pile is free."""
    text = position("").serialise()
    numbers = numbers_of(text)
    pile = 1 + 2 * PLAYER + 1  # behind both players and the number of tiles
    assert numbers[pile - 1] == table(position(""))["pile"] == 35
    numbers[pile : pile + 35] = reversed(numbers[pile : pile + 35])
    state = CLOUD_CITY.restore(changed(text, state=numbers))
    assert state != position("")
    check_soundness(state)


def with_step(text: str, number: int) -> list[int]:
    """Return the numbers of a state with another step of the turn on its agenda; 4 is the end of the game."""
    numbers, seats = numbers_of(text), json.loads(text)["seats"]
    if table(CLOUD_CITY.restore(text))["phase"] == "over":  # go back to the last turn
        first, round_ = numbers[-4], numbers[-3]
        rest, turns = [(first - 1) % seats, *numbers[1:-1]], round_ * seats
    else:
        rest, turns = numbers[:-7], numbers[-5]
    if number == 4:
        return [*rest, 0]
    return [*rest, 3, ROUNDS.number, turns, TURN.number, number + 1, TURN.steps[number].number, 0]


@pytest.mark.parametrize("number", range(5))
def test_another_step_is_refused_or_sound(number: int) -> None:
    """At the end of the last round a player may as well be done; anywhere else hands and cities tell the step."""
    for text in SAVED.values():
        state = restore(changed(text, state=with_step(text, number)))
        if state is not None:
            assert table(state)["phase"] == [*(step.name for step in TURN.steps), "over"][number]
            check_soundness(state)


def test_a_broken_agenda_is_refused() -> None:
    """The steps wait for each other in one order only, and as many turns have begun as the round says."""
    for name, text in SAVED.items():
        numbers = numbers_of(text)
        if name.startswith("over"):
            assert numbers[-1] == 0
            continue
        rest, (rounds, turns, turn, at, step, _) = numbers[:-7], numbers[-6:]
        for chain in (
            [2, rounds, turns, turn, at],
            [2, turn, at, step, 0],
            [1, step, 0],
            [3, rounds, turns + 1, turn, at, step, 0],
            [3, rounds, turns, turn, at % 4 + 1, step, 0],
            [3, rounds, turns, turn, at, step, 1],
            [4, rounds, turns, turn, at, turn, at, step, 0],
            [3, turn, at, rounds, turns, step, 0],
        ):
            assert restore(changed(text, state=[*rest, *chain])) is None


def test_tiles_in_another_order_are_refused() -> None:
    """Equal situations have equal numbers: hands are in ascending order."""
    text = position("seats: 2\nhand 0: blue+blue, blue+green, sand/sand").serialise()
    numbers = numbers_of(text)
    hand = slice(PLAYER - 2, PLAYER + 1)
    assert numbers[hand] == [0, 1, 14]
    numbers[hand] = [1, 0, 14]
    assert restore(changed(text, state=numbers)) is None


def test_a_starting_tile_elsewhere_is_refused() -> None:
    numbers = numbers_of(position(joining(CROSS)).serialise())
    assert numbers[START] == 5
    for spot in range(16):
        if spot != 5:
            assert (
                restore(changed(position(joining(CROSS)).serialise(), state=[*numbers[:START], spot, *numbers[SPOTS:]]))
                is None
            )


def test_a_tile_turned_in_a_way_that_looks_the_same_is_refused() -> None:
    """Equal situations have equal numbers: two blues on a diagonal are turned 0 or 1 times only."""
    text = position("").serialise()
    numbers = numbers_of(text)
    numbers[SPOTS] += 2
    assert restore(changed(text, state=numbers)) is None
