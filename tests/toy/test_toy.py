"""The contract carries hidden information and simultaneous choices: the toy game passes the suite of all games."""

import json

import pytest

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadOption
from pentapolis.core.state import State
from tests.conformance.suite import CHECKS, GAME_CHECKS, Check, GameCheck, words
from tests.conformance.variants import variants_of
from tests.toy.game import BACK, CHOOSE, Drew, Toy, ToyView

VARIANTS = range(6)


@pytest.mark.parametrize("number", VARIANTS)
@pytest.mark.parametrize("check", CHECKS, ids=words)
def test_toy_conforms(check: Check, number: int) -> None:
    check(variants_of(Toy())[number])


@pytest.mark.parametrize("check", GAME_CHECKS, ids=words)
def test_action_space_conforms(check: GameCheck) -> None:
    check(Toy())


def test_every_seat_count_has_its_options() -> None:
    assert [str(variant) for variant in variants_of(Toy())] == [
        "toy-1-hand=3-rival=True",
        "toy-1-hand=2-rival=True",
        "toy-2-hand=3-rival=False",
        "toy-2-hand=2-rival=False",
        "toy-3-hand=3-rival=False",
        "toy-3-hand=2-rival=False",
    ]


def view(state: State, seat: int | None) -> ToyView:
    seen = state.view(seat)
    assert isinstance(seen, ToyView)
    return seen


def test_all_choose_at_the_same_time() -> None:
    state = Toy().setup(3, Luck(0))
    assert state.to_act() == [0, 1, 2]
    state.apply(1, state.legal(1)[0], Luck(0))
    assert state.to_act() == [0, 2]


def test_a_sealed_choice_is_seen_by_its_seat_alone() -> None:
    state = Toy().setup(3, Luck(0))
    card = view(state, 1).hand[0]
    state.apply(1, CHOOSE + card, Luck(0))
    assert view(state, 1).chosen == card
    assert view(state, 0).chosen is None
    assert view(state, None).sealed == [False, True, False]


def test_a_choice_can_be_taken_back_until_all_have_chosen() -> None:
    state = Toy().setup(3, Luck(0))
    before = state.serialise()
    state.apply(1, state.legal(1)[0], Luck(0))
    assert state.legal(1) == [BACK]
    state.apply(1, BACK, Luck(0))
    assert state.serialise() == before
    for seat in (2, 0, 1):
        state.apply(seat, state.legal(seat)[0], Luck(0))
    assert all(BACK not in state.legal(seat) for seat in range(3))


def test_a_private_event_is_seen_by_its_audience_alone() -> None:
    events: list[Event] = []
    Toy().setup(2, Luck(0), events)
    own = [event for event in events if event.seen_by(0)]
    assert [event.seat for event in own if isinstance(event, Drew)] == [0, 0, 0]
    assert not any(event.seen_by(None) for event in events)


def test_a_rival_has_a_score_sheet_after_the_seats() -> None:
    state = Toy().setup(1, Luck(0))
    assert state.winners() == [0, 1]
    state.apply(0, state.legal(0)[0], Luck(0))
    rival = view(state, None).rival
    assert rival is not None
    assert [sheet.total for sheet in state.scores()][1:] == rival
    assert state.winners() == [0]


@pytest.mark.parametrize(
    ("seats", "options", "named", "allowed"),
    [
        (4, {}, "4", "1, 2, 3"),
        (0, {}, "0", "1, 2, 3"),
        (2, {"hand": 4}, "hand", "3, 2"),
        (2, {"hand": "3"}, "hand", "3, 2"),
        (2, {"hand": True}, "hand", "3, 2"),
        (2, {"rival": True}, "rival", "False"),
        (1, {"rival": False}, "rival", "True"),
        (1, {"rival": 1}, "rival", "True"),
        (2, {"hands": 3}, "hands", "hand, rival"),
    ],
)
def test_a_wrong_option_is_told_what_is_allowed(
    seats: int, options: dict[str, bool | int | str], named: str, allowed: str
) -> None:
    with pytest.raises(BadOption) as caught:
        Toy().setup(seats, Luck(0), None, **options)
    assert named in map(str, caught.value.params.values())
    assert caught.value.params["allowed"] == allowed


def test_what_is_left_out_has_its_default() -> None:
    assert Toy().setup(2, Luck(0)).options == {"hand": 3, "rival": False}
    assert Toy().setup(1, Luck(0), hand=2).options == {"hand": 2, "rival": True}


@pytest.mark.parametrize(
    "options", [{"hand": 4}, {"hand": "3"}, {"hand": None}, {"hand": 3.0}, {"hand": [3]}, {"hand": {}}]
)
def test_a_saved_state_with_wrong_options_is_refused(options: dict[str, object]) -> None:
    data = json.loads(Toy().setup(2, Luck(0)).serialise())
    with pytest.raises(BadOption) as caught:
        Toy().restore(json.dumps({**data, "options": {**data["options"], **options}}))
    assert caught.value.params["allowed"] == "3, 2"
