"""Components and set-up (CI-1.1 to CI-2.4)."""

from collections import Counter

import pytest

from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadOption
from pentapolis.core.views import Plain
from pentapolis.games.cities.deck import BOARDS, STANDARD
from pentapolis.games.cities.game import CITIES
from pentapolis.games.cities.tile_list import CITY_TILES, FEATURE_COPIES, STARTING_TILES
from tests.games.cities.notation import act, actor, names, options, play_round, position, refused_by, view


def test_ci_1_1_components() -> None:
    assert CITIES.components(2, {}).count(300) == 25
    assert len([item for item in CITIES.components(2, {}) if item >= 300]) == 100
    assert (len(CITY_TILES), len(STARTING_TILES)) == (32, 4)
    assert sum(FEATURE_COPIES.values()) == 48
    spaces = Counter("".join(CITY_TILES))
    assert (spaces["p"], spaces["w"], [spaces[colour] for colour in "rbgy"]) == (34, 34, [15] * 4)
    assert len({card.name.id for card in STANDARD.cards}) == 32
    assert [len(board.goals) for board in STANDARD.boards] == [3] * 8


def test_ci_1_2_a_building_has_one_to_four_floors() -> None:
    state = position(
        """
        step: building
        taken: red, red
        city 0: r3 p g y g p / b w p w w y
        """
    )
    happened = act(state, "build red a1")  # the other one has no place, and leaves the game by itself
    assert [(event["event"], event["seat"]) for event in happened[:2]] == [("built", 0), ("discarded", 0)]
    assert happened[0]["floors"] == 4
    assert view(state)["cities"][0]["spaces"][0] == {
        "name": "a1",
        "terrain": "plot",
        "colour": "red",
        "feature": "",
        "building": "red",
        "floors": 4,
    }


@pytest.mark.parametrize("board", BOARDS)
def test_ci_2_1_every_board_can_be_chosen(board: str) -> None:
    shown = view(CITIES.setup(3, Luck(1), None, board=board))
    assert shown["board"]["id"] == board
    assert [len(goal["values"]) for goal in shown["goals"]] == [3, 3, 3]


def test_ci_2_1_a_random_board() -> None:
    boards = {view(CITIES.setup(2, Luck(seed)))["board"]["id"] for seed in range(60)}
    assert boards == set(BOARDS)


def test_ci_2_1_two_players_dont_use_the_middle_value() -> None:
    assert [goal["values"] for goal in view(position("seats: 2"))["goals"]] == [[7, 3], [6, 2], [7, 3]]
    assert [goal["values"] for goal in view(position("seats: 4"))["goals"]] == [[7, 5, 3], [6, 4, 2], [7, 5, 3]]


@pytest.mark.parametrize(("seats", "rounds", "workers"), [(2, 4, 8), (3, 8, 4), (4, 8, 4)])
def test_ci_2_2_rounds_and_workers(seats: int, rounds: int, workers: int) -> None:
    state = position(f"seats: {seats}")
    shown = view(state)
    assert (shown["rounds"], shown["size"]) == (rounds, [3, 3])
    assert [city["workers"] for city in shown["cities"]] == [workers] * seats
    for number in range(1, rounds + 1):
        assert view(state)["round"] == number
        play_round(state)
    assert view(state)["over"]
    assert [len(city["tiles"]) for city in view(state)["cities"]] == [9] * seats


def test_ci_2_3_the_long_game() -> None:
    state = position("seats: 2\nlength: long")
    assert (view(state)["rounds"], view(state)["size"]) == (7, [3, 5])
    for _ in range(7):
        play_round(state)
    assert view(state)["over"]
    assert [len(city["tiles"]) for city in view(state)["cities"]] == [15, 15]


def test_ci_2_3_only_two_can_play_it() -> None:
    with pytest.raises(BadOption):
        CITIES.setup(3, Luck(1), None, length="long")


def test_ci_2_3_either_way_round() -> None:
    """A city that has four tiles in a row can't get four in a column any more, and the other way round."""
    lying = position(
        """
        length: long
        step: placing
        taken: t2
        city 0:
            r p g p r b r g
            b w w y p w p w
            . . . . b y b g
            . . . . p w p w
            . . . . r y . .
            . . . . p w . .
        """
    )
    assert refused_by(lying, "place 0 1 0") == "CI-4.2 city-too-large"
    assert refused_by(lying, "place 4 3 0") == "CI-4.2 city-too-large"
    assert refused_by(lying, "place 1 0 0") is None
    assert refused_by(lying, "place 1 5 0") is None
    assert refused_by(lying, "place 2 2 0") is None


def test_ci_2_4_starting_tiles_are_chosen_counter_clockwise() -> None:
    state = position("seats: 3\nstep: starting\nfirst: 1")
    assert actor(state) == 0  # to the right of seat 1
    assert options(state) == ["start s1", "start s2", "start s3", "start s4"]
    act(state, "start s3")
    assert actor(state) == 2
    assert refused_by(state, "start s3") == "CI-2.4 start-taken"
    act(state, "start s1")
    assert actor(state) == 1
    happened = act(state, "start s4")
    assert names(happened) == ["started", "refilled"]
    assert [city["tiles"][0]["name"] for city in view(state)["cities"]] == ["s3", "s4", "s1"]
    assert (actor(state), view(state)["star"]) == (1, 1)
    assert refused_by(state, "start s2") == "CI-2.4 no-start-now"


def test_ci_2_4_before_the_first_round_it_says_whose_turn_it_is() -> None:
    state = position("seats: 3\nstep: starting\nfirst: 1")
    start = CITIES.space.parse("start s1")
    out_of_turn = state.refuse(1, start)
    assert out_of_turn is not None
    assert (out_of_turn.rule, out_of_turn.reason) == ("CI-2.4", "not-your-turn")
    for tile in ("s3", "s1", "s4"):
        act(state, f"start {tile}")
    in_a_round = state.refuse(0, state.legal(1)[0])
    assert in_a_round is not None
    assert (in_a_round.rule, in_a_round.reason) == ("CI-3.2", "not-your-turn")


def test_ci_2_4_the_last_of_four_has_no_choice() -> None:
    state = position("seats: 4\nstep: starting\nfirst: 2")
    happened: list[Plain] = []
    for tile in ("s2", "s1", "s4"):
        happened = act(state, f"start {tile}")
    assert [event["seat"] for event in happened if event["event"] == "started"] == [3, 2]
    assert view(state)["phase"] == "taking"


def test_ci_2_4_the_first_player_is_drawn() -> None:
    assert {view(CITIES.setup(4, Luck(seed)))["first"] for seed in range(30)} == {0, 1, 2, 3}
