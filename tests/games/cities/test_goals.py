"""The race for the goals (CI-5.1, CI-5.2, CI-E4)."""

from pentapolis.games.cities.deck import STANDARD
from tests.games.cities.notation import act, drawn, give_city, names, position, view

GOALS = {goal.name.id: goal for board in STANDARD.boards for goal in board.goals}


def nearly(seats: int = 4, more: str = "", board: str = "new-york") -> str:
    """Return a position in which seat 0 lacks the third building of a line of four."""
    return f"""
        seats: {seats}
        board: {board}
        step: building
        taken: green, yellow
        city 0: b1 r1 g y1 g p / w p p w w y
        {more}
    """


def test_ci_5_1_a_goal_is_taken_at_the_end_of_the_turn() -> None:
    state = position(nearly())
    happened = act(state, "build green c1")
    assert names(happened) == ["built"]  # not in the middle of the turn
    assert view(state)["cities"][0]["goals"][1] == {
        "goal": "avenue",
        "count": 4,
        "points": 0,
        "spaces": ["a1", "b1", "c1", "d1"],
    }
    happened = act(state, "build yellow d1")
    assert names(happened) == ["built", "achieved"]
    assert (happened[1]["seat"], happened[1]["goal"]["id"], happened[1]["points"]) == (0, "avenue", 6)
    assert view(state)["cities"][0]["goals"][1]["points"] == 6
    assert view(state)["goals"][1]["taken"] == [0]


def test_ci_5_1_the_highest_value_that_is_free() -> None:
    state = position(nearly(more="goals 2: 0, 6, 0"))
    happened = act(state, "build green c1", "discard yellow")
    assert happened[-1]["points"] == 4
    assert view(state)["goals"][1]["taken"] == [2, 0]


def test_ci_5_1_two_players_have_two_values() -> None:
    state = position(nearly(2, more="goals 1: 0, 6, 0"))
    happened = act(state, "build green c1", "discard yellow")
    assert happened[-1]["points"] == 2


def test_ci_5_1_later_players_get_nothing() -> None:
    state = position(nearly(more="goals 1: 0, 6, 0\n    goals 2: 0, 4, 0\n    goals 3: 0, 2, 0"))
    assert names(act(state, "build green c1", "discard yellow")) == ["built", "discarded"]
    assert view(state)["cities"][0]["goals"][1]["points"] == 0


def test_ci_5_1_once_for_each_player() -> None:
    state = position(nearly(more="goals 0: 0, 6, 0"))
    assert names(act(state, "build green c1", "discard yellow")) == ["built", "discarded"]
    assert view(state)["goals"][1]["taken"] == [0]


def test_ci_5_1_several_in_one_turn() -> None:
    state = position(nearly())
    give_city(state, 0, "r3 b3 g2 y4 / p p p p / p p w w")
    happened = act(state, "build green c1")  # there is no place for the yellow piece
    achieved = [(event["goal"]["id"], event["points"]) for event in happened if event["event"] == "achieved"]
    assert achieved == [("long-meadow", 7), ("avenue", 6), ("towers", 7)]


def test_ci_5_1_only_who_ends_a_turn_takes_goals() -> None:
    state = position(nearly())
    give_city(state, 1, "r1 b1 g1 y1")
    happened = act(state, "discard green", "discard yellow")
    assert "achieved" not in names(happened)
    happened = act(state, "take cards 1")
    assert [(event["event"], event["seat"]) for event in happened] == [("tookcard", 1), ("achieved", 1)]


def test_ci_5_2_adjacent_means_by_an_edge() -> None:
    assert GOALS["long-meadow"].pattern.count(drawn("p p p / r r r / p p p")) == 3
    assert GOALS["long-meadow"].pattern.count(drawn("p p r / r p r / r r p")) == 3


def test_ci_5_2_an_unbuilt_wild_plot_is_of_every_colour() -> None:
    pattern = GOALS["painted-houses"].pattern
    assert pattern.count(drawn("r r b* g g")) == 3
    assert pattern.count(drawn("r r b*y1 g g")) == 2
    assert pattern.count(drawn("r b*r2 r")) == 3


def test_ci_5_2_rows_run_over_gaps_but_lines_dont() -> None:
    assert GOALS["blocks"].pattern.count(drawn("r1 b1 . . g1 y1")) == 1
    assert GOALS["avenue"].pattern.count(drawn("r1 b1 . . g1 y1")) == 2


def test_ci_5_2_numbers_are_minimums_unless_exactly_is_said() -> None:
    assert GOALS["towers"].is_met(drawn("r4 b4 g4 y4 r4"))
    assert not GOALS["cornice"].is_met(drawn("r3 b3 g3 y3 r3"))


def test_ci_e4_a_goal_is_never_lost_and_the_second_gets_the_next_value() -> None:
    state = position(nearly(board="barcelona"))
    give_city(state, 0, "r2 b2 g2 y2 g1")  # one more floor: five buildings of exactly two
    happened = act(state, "build green e1", "discard yellow")
    assert (happened[-1]["goal"]["id"], happened[-1]["points"]) == ("cornice", 6)
    give_city(state, 1, "r2 b2 g2 y2 g2")
    happened = act(state, "take cards 1")
    assert (happened[-1]["seat"], happened[-1]["points"]) == (1, 4)
    give_city(state, 0, "r2 b2 g2 y2 g3")  # broken
    act(state, "take cards 2", "take cards 3", "take cards 4")
    counted = view(state)["cities"][0]["goals"][1]
    assert (counted["count"], counted["points"]) == (4, 6)
    assert view(state)["goals"][1]["taken"] == [0, 1]
