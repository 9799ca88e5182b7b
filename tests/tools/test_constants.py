"""`make lint` finds a name of a module that is not `Final`, however it is bound."""

import pytest

from tools.constants import variables


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("_BOTH: list[int] = [1, 2]", ["_BOTH"]),
        ("SIZE = 5", ["SIZE"]),
        ("A = B = 5", ["A, B"]),
        ("A, B = 5, 6", ["(A, B)"]),
        ("A: Final = 5\nA += 1", ["A"]),
        ("if True:\n    A = 5\nelse:\n    A = 6", ["A", "A"]),
        ("for a in (1, 2):\n    b = a", ["a", "b"]),
        ("with table() as a:\n    pass", ["a"]),
        ("A: Final = [1, 2]", []),
        ("A: Final[list[int]] = [1, 2]", []),
        ("A: typing.Final = 5", ["A"]),
        ("Plain: TypeAlias = int | str", []),
        ("def act() -> None:\n    a = 5", []),
        ("class A:\n    a = 5", []),
        ("A: Final = [a for a in (1, 2)]", []),
    ],
)
def test_what_is_not_final_is_found(line: str, names: list[str]) -> None:
    assert sorted(name for _, name in variables(line)) == sorted(names)


def test_the_line_is_told() -> None:
    assert list(variables("A: Final = 5\n\nB = 6\n")) == [(3, "B")]
