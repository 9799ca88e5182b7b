"""Lists of bots."""

import pytest

from pentapolis.cli.bot_list import parse_bots, seat_bots
from pentapolis.core.problem import Problem


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("greedy", ["greedy"]),
        ("greedy, random", ["greedy", "random"]),
        ("search:seconds=2,ways=4,greedy", ["search:seconds=2,ways=4", "greedy"]),
        ("greedy,search:seconds=2,search:seconds=3", ["greedy", "search:seconds=2", "search:seconds=3"]),
    ],
)
def test_a_list(text: str, names: list[str]) -> None:
    assert parse_bots(text) == names


def test_a_short_list_starts_again() -> None:
    assert seat_bots(["a", "b"], 5) == ["a", "b", "a", "b", "a"]
    with pytest.raises(Problem, match=r"There are more bots \(2\) than seats for them \(1\)"):
        seat_bots(["a", "b"], 1)
