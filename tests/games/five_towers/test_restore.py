"""Restoring: what was not serialised by the engine is refused, and whatever is accepted is sound."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pentapolis.core.agenda import AgendaGame
from pentapolis.core.problem import BadOption, BadState
from pentapolis.core.state import State
from pentapolis.core.views import Plain
from tests.conformance.random_play import moments, play_on, snapshot, views_of, zones_of
from tests.conformance.variants import Variant
from tests.games.five_towers.notation import FIVE_TOWERS, act, position
from tests.games.five_towers.soundness import impossibilities
from tests.games.saved_states import changed, numbers_of, restored, saved_states

PHASES = ("bidding", "taking", "demolishing", "placing", "over")
PASSED, FIRST_BID = 1, 2  # what a player has said; 0 is nothing yet


def step_numbers() -> dict[str, int]:
    """How a packed frame names its step."""
    assert isinstance(FIVE_TOWERS, AgendaGame)
    return {step.name or type(step).__name__: step.number for step in FIVE_TOWERS.steps.steps}


STEPS = step_numbers()


SAVED = saved_states(FIVE_TOWERS, {}, {}, {})


def restore(text: str) -> State | None:
    return restored(FIVE_TOWERS, text)


def places(numbers: list[int], seats: int) -> dict[str, int]:
    """Where some of the packed numbers lie: of a list, its length."""
    found = {"turn": 0}
    at = 1
    for seat in range(seats):
        found[f"towers_{seat}"] = at
        at += 1
        for _ in range(6):  # five towers, then the rubble
            at += 1 + numbers[at]
        found[f"said_{seat}"] = at
        at += 1
    at += 1 + numbers[at]  # the pile
    found["through"] = at
    found["opener"] = at + 1
    at += 2
    for name in ("display", "taken"):
        found[name] = at
        at += 1 + numbers[at]
    found["frames"] = at
    if numbers[at]:
        found["step"] = len(numbers) - 2
        found["step_at"] = len(numbers) - 1
    return found


def with_numbers(state: State, **changes: int) -> str:
    """The serialised state with some of its numbers changed."""
    numbers = numbers_of(state.serialise())
    where = places(numbers, state.seats)
    for name, value in changes.items():
        numbers[where[name]] = value
    return changed(state.serialise(), state=numbers)


def with_frames(state: State, *frames: tuple[str, int]) -> str:
    """The serialised state with another chain of frames, from the bottom up."""
    numbers = numbers_of(state.serialise())
    chain = [number for name, at in frames for number in (STEPS[name], at)]
    return changed(state.serialise(), state=[*numbers[: places(numbers, state.seats)["frames"]], len(frames), *chain])


def test_every_phase_is_saved_and_restored() -> None:
    assert len(SAVED) == 20
    for text in SAVED.values():
        state = FIVE_TOWERS.restore(text)
        assert state.serialise() == text
        assert impossibilities(state) == []


@pytest.mark.parametrize(
    "text", ["", " ", "null", "[]", "{}", "1", '"state"', "{", "no", "\x00", '{"game": "five-towers"}']
)
def test_foreign_text_is_refused(text: str) -> None:
    with pytest.raises(BadState):
        FIVE_TOWERS.restore(text)


def test_endless_numbers_are_refused() -> None:
    with pytest.raises(BadState):
        FIVE_TOWERS.restore(changed(SAVED["bidding 2"]).replace('"seats": 2', '"seats": ' + "2" * 5000))


def test_deep_nesting_is_refused() -> None:
    with pytest.raises(BadState):
        FIVE_TOWERS.restore("[" * 100_000)


def test_a_truncated_text_is_refused() -> None:
    for phase in PHASES:
        text = SAVED[f"{phase} 3"]
        for end in range(len(text)):
            with pytest.raises(BadState):
                FIVE_TOWERS.restore(text[:end])


def test_truncated_numbers_are_refused() -> None:
    for text in SAVED.values():
        numbers = json.loads(text)["state"]
        for end in range(len(numbers)):
            assert restore(changed(text, state=numbers[:end])) is None


def test_more_numbers_are_refused() -> None:
    for text in SAVED.values():
        for more in ([0], [1, 5], [0] * 100):
            assert restore(changed(text, state=json.loads(text)["state"] + more)) is None


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "other"}, "problem.state-game"),
        ({"game": None}, "problem.state-game"),
        ({"game": ["five-towers"]}, "problem.state-game"),
        ({"rules": 2}, "problem.rules-version"),
        ({"rules": 0}, "problem.rules-version"),
        ({"rules": "1"}, "problem.rules-version"),
        ({"rules": None}, "problem.rules-version"),
        ({"rules": True}, "problem.rules-version"),
        ({"rules": 1.0}, "problem.rules-version"),
        ({"options": []}, "problem.state-form"),
        ({"options": None}, "problem.state-form"),
        ({"state": None}, "problem.state-form"),
        ({"state": {}}, "problem.state-form"),
        ({"state": "1"}, "problem.state-form"),
        ({"state": [1.0] * 20}, "problem.state-form"),
        ({"state": [True] * 20}, "problem.state-form"),
        ({"state": [None]}, "problem.state-form"),
        ({"state": [[1]]}, "problem.state-form"),
        ({"more": 1}, "problem.state-form"),
    ],
)
def test_a_wrong_form_is_a_bad_state(changes: Plain, key: str) -> None:
    with pytest.raises(BadState) as caught:
        FIVE_TOWERS.restore(changed(SAVED["bidding 3"], **changes))
    assert caught.value.key == key


@pytest.mark.parametrize("name", ["game", "rules", "seats", "options", "state"])
def test_nothing_may_be_missing(name: str) -> None:
    data = json.loads(SAVED["bidding 3"])
    del data[name]
    with pytest.raises(BadState):
        FIVE_TOWERS.restore(json.dumps(data))


def test_the_rules_version_is_told() -> None:
    with pytest.raises(BadState) as caught:
        FIVE_TOWERS.restore(changed(SAVED["bidding 3"], rules=7))
    assert caught.value.params == {"found": "7", "known": 1}


@pytest.mark.parametrize("seats", [0, 1, 6, -2, "3", None, 3.0, True, [3], {}, 10**30])
def test_wrong_seats_are_a_bad_option(seats: Plain) -> None:
    with pytest.raises(BadOption) as caught:
        FIVE_TOWERS.restore(changed(SAVED["bidding 3"], seats=seats))
    assert caught.value.params["allowed"] == "2, 3, 4, 5"


@pytest.mark.parametrize("value", [1, "x", None, [], {}])
def test_unknown_options_are_a_bad_option(value: Plain) -> None:
    with pytest.raises(BadOption):
        FIVE_TOWERS.restore(changed(SAVED["bidding 3"], options={"speed": value}))


def test_another_number_of_seats_is_refused() -> None:
    for name, text in SAVED.items():
        for seats in {2, 3, 4, 5} - {int(name[-1])}:
            assert restore(changed(text, seats=seats)) is None


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_was_played_is_sound(seats: int) -> None:
    """So that what is found wrong below is really wrong."""
    for state in moments(Variant(FIVE_TOWERS, seats, {}), count=200):
        assert impossibilities(state) == []


BIDDING = position("seats: 3\nopener: 1\ndisplay: candy 5, scary 5, tree 5, scrap 5, sand 5\nbids: 2")
TAKING = position(
    "seats: 3\nopener: 1\ntowers 1: sand 9\ndisplay: candy 5, scary 5, tree 5, scrap 5, sand 5\nbids: 2, pass, pass"
)


def demolishing() -> State:
    state = TAKING.clone()
    act(state, "take 1,2")
    return state


def placing() -> State:
    state = position("display: sand 8 12, tree 9 3, candy 1\nbids: 4, pass")
    act(state, "take 2,3,4,5")
    return state


def over() -> State:
    state = position("display: candy 5, scary 5\nthrough: 2\npile: 0")
    act(state, "bid 0", "pass")
    return state


IMPOSSIBLE = {
    "another seat is to bid": with_numbers(BIDDING, turn=0),
    "who bid is to bid again": with_numbers(BIDDING, turn=1),
    "no such seat is to bid": with_numbers(BIDDING, turn=3),
    "no such opener": with_numbers(BIDDING, opener=3),
    "another opener": with_numbers(BIDDING, opener=0),
    "the opener passed": with_numbers(BIDDING, said_1=PASSED),
    "the opener has not bid": with_numbers(BIDDING, said_1=0),
    "a bid for everything, and still bidding": with_numbers(BIDDING, said_1=FIRST_BID + 5),
    "a bid for more than the display": with_numbers(BIDDING, said_1=FIRST_BID + 6),
    "third time through": with_numbers(BIDDING, through=3),
    "no time through": with_numbers(BIDDING, through=0),
    "four towers": with_numbers(BIDDING, towers_0=4),
    "no such step": with_numbers(BIDDING, step=len(STEPS)),
    "a step that is further than it can be": with_numbers(BIDDING, step_at=1),
    "a round that is not yet begun": with_frames(BIDDING, ("Round", 0)),
    "a round that is not yet ended": with_frames(BIDDING, ("EndRound", 0)),
    "bidding on top of a round": with_frames(BIDDING, ("Round", 0), ("bidding", 0)),
    "bidding within the bidding": with_frames(BIDDING, ("bidding", 0), ("bidding", 0)),
    "taking before the bidding is over": with_numbers(BIDDING, step=STEPS["taking"], turn=1),
    "demolishing before anything is taken": with_numbers(TAKING, step=STEPS["demolishing"]),
    "placing before anything is taken": with_numbers(TAKING, step=STEPS["placing"]),
    "over while there are cards": with_frames(BIDDING),
    "bidding again when it is over": with_numbers(TAKING, step=STEPS["bidding"]),
    "another takes": with_numbers(TAKING, turn=0),
    "taking what nobody bid for": with_numbers(TAKING, said_1=FIRST_BID),
    "somebody spoke out of turn": with_numbers(BIDDING, said_0=PASSED),
    "another demolishes": with_numbers(demolishing(), turn=2),
    "bidding when cards are taken": with_numbers(demolishing(), step=STEPS["bidding"]),
    "taking when cards are taken": with_numbers(demolishing(), step=STEPS["taking"]),
    "another places": with_numbers(placing(), turn=1),
    "a bid that was not made": with_numbers(placing(), said_0=FIRST_BID + 5),
    "bids after the end": with_numbers(over(), said_0=FIRST_BID + 1),
    "a pass after the end": with_numbers(over(), said_1=PASSED),
    "a bid of nothing after the end": with_numbers(over(), said_0=FIRST_BID),
    "no such seat at the end": with_numbers(over(), turn=2),
    "another seat at the end": with_numbers(over(), turn=1),
    "no such opener at the end": with_numbers(over(), opener=4),
    "over the first time": with_numbers(over(), through=1),
}


@pytest.mark.parametrize("case", IMPOSSIBLE)
def test_what_no_game_led_to_is_refused(case: str) -> None:
    with pytest.raises(BadState):
        FIVE_TOWERS.restore(IMPOSSIBLE[case])


@pytest.mark.parametrize(("top", "taken"), [(3, (5, 7)), (3, (8, 12)), (0, (8, 12)), (0, (9, 12)), (9, (9, 9))])
def test_cards_that_cannot_be_placed_are_refused(top: int, taken: tuple[int, int]) -> None:
    """The first time through; seat 0 opened, bid 2 and is placing; seat 1 passed."""
    numbers = [0, 5, 0, 0, 0, 0, 1, top, 0, FIRST_BID + 2]  # the turn; one card of sand, no rubble
    numbers += [5, 0, 0, 0, 0, 0, 0, PASSED]
    pile, display, sand = list(range(16, 26)), [0, 1, 2], 4 * 16
    numbers += [len(pile), *pile, 1, 0, len(display), *display, 2, *(sand + value for value in taken)]
    numbers += [1, STEPS["placing"], 0]
    with pytest.raises(BadState):
        FIVE_TOWERS.restore(changed(SAVED["placing 2"], state=numbers))


def test_too_much_of_a_card_is_refused_with_its_reason() -> None:
    state = position("towers 0: sand 9\ndisplay: candy 5, scary 5, tree 5, scrap 5, sand 5")
    numbers = numbers_of(state.serialise())
    numbers[numbers.index(9)] = 5  # the card of the tower
    with pytest.raises(BadState) as caught:
        FIVE_TOWERS.restore(changed(state.serialise(), state=numbers))
    assert "five-towers.position.too-many-cards" in [reason.key for reason in caught.value.reasons]


def test_an_unsorted_display_is_refused() -> None:
    numbers = numbers_of(BIDDING.serialise())
    first = places(numbers, 3)["display"] + 1
    numbers[first], numbers[first + 1] = numbers[first + 1], numbers[first]
    assert restore(changed(BIDDING.serialise(), state=numbers)) is None


CHANGES = st.one_of(
    st.tuples(st.just("set"), st.integers(0, 10**6), st.integers(-1, 82)),
    st.tuples(st.just("named"), st.integers(0, 10**6), st.integers(0, 9)),
    st.tuples(st.just("add"), st.integers(0, 10**6), st.sampled_from([-16, -1, 1, 16, 256])),
    st.tuples(st.just("insert"), st.integers(0, 10**6), st.integers(0, 79)),
    st.tuples(st.just("delete"), st.integers(0, 10**6), st.just(0)),
    st.tuples(st.just("swap"), st.integers(0, 10**6), st.integers(0, 10**6)),
)


def mutate(numbers: list[int], named: list[int], change: tuple[str, int, int]) -> None:
    kind, where, what = change
    place = where % len(numbers)
    if kind == "set":
        numbers[place] = what
    elif kind == "named":
        numbers[named[where % len(named)] % len(numbers)] = what
    elif kind == "add":
        numbers[place] += what
    elif kind == "insert":
        numbers.insert(place, what)
    elif kind == "delete":
        del numbers[place]
    else:
        other = what % len(numbers)
        numbers[place], numbers[other] = numbers[other], numbers[place]


@settings(max_examples=1500)
@given(name=st.sampled_from(sorted(SAVED)), changes=st.lists(CHANGES, min_size=1, max_size=3))
def test_whatever_is_restored_is_sound(name: str, changes: list[tuple[str, int, int]]) -> None:
    numbers = json.loads(SAVED[name])["state"]
    named = list(places(numbers, int(name[-1])).values())
    for change in changes:
        mutate(numbers, named, change)
    state = restore(changed(SAVED[name], state=numbers))
    if state is None:
        return
    assert impossibilities(state) == []
    original = FIVE_TOWERS.restore(SAVED[name])
    if (zones_of(state), views_of(state)) == (zones_of(original), views_of(original)):
        assert state == original, "equal situations serialise equally"
    assert snapshot(FIVE_TOWERS.restore(state.serialise())) == snapshot(state)
    play_on(state, seed=0)
    assert state.to_act() == []


@settings(max_examples=300)
@given(text=st.text(max_size=60) | st.text(alphabet='{}[]":,0123456789 truefalsn', max_size=60))
def test_no_text_breaks_restoring(text: str) -> None:
    assert restore(text) is None


@settings(max_examples=400)
@given(name=st.sampled_from(sorted(SAVED)), place=st.integers(0, 10**6), letter=st.characters(max_codepoint=255))
def test_no_single_letter_breaks_restoring(name: str, place: int, letter: str) -> None:
    text = SAVED[name]
    place %= len(text)
    state = restore(text[:place] + letter + text[place + 1 :])
    if state is not None:
        assert impossibilities(state) == []
