"""Games, seats and options: what is wrong is told, with what is allowed."""

import pytest

from pentapolis import game, games
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadOption, Problem, UnknownGame


def test_games_are_found_by_their_ids() -> None:
    assert "five-towers" in games()
    assert game("five-towers").id == "five-towers"


@pytest.mark.parametrize("id", ["", "five_towers", "Five-Towers", "chess"])
def test_an_unknown_game_is_told_which_there_are(id: str) -> None:
    with pytest.raises(UnknownGame) as caught:
        game(id)
    assert caught.value.params == {"game": id, "allowed": ", ".join(games())}


@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100, 10**20])
def test_wrong_seats_are_told_what_is_allowed(seats: int) -> None:
    with pytest.raises(BadOption) as caught:
        game("five-towers").setup(seats, Luck(0))
    assert caught.value.key == "problem.seats"
    assert caught.value.params == {"seats": str(seats), "allowed": "2, 3, 4, 5"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_right_seats_are_accepted(seats: int) -> None:
    assert game("five-towers").setup(seats, Luck(0)).seats == seats


def test_an_unknown_option_is_told() -> None:
    with pytest.raises(BadOption) as caught:
        game("five-towers").setup(2, Luck(0), speed="fast")
    assert caught.value.key == "problem.option-name"
    assert caught.value.params == {"option": "speed", "allowed": "–"}


def test_problems_are_value_errors_that_say_something() -> None:
    problem = BadOption("problem.seats", {"seats": "9", "allowed": "2"})
    assert isinstance(problem, Problem)
    assert isinstance(problem, ValueError)
    assert str(problem)
