"""Data that people write: every defect is told at once, each with its place."""

import pytest

from pentapolis.core.json_data import JsonObject
from pentapolis.core.problem import Problem


def told(problems: list[Problem]) -> list[tuple[str, str]]:
    return [(problem.key.removeprefix("problem.data-"), str(problem.params["path"])) for problem in problems]


def test_what_is_right_is_read() -> None:
    problems: list[Problem] = []
    data = JsonObject(
        {"id": "x", "n": 3, "on": True, "list": [1, 2], "word": "a", "words": ["b", "a"], "in": {"n": 1}, "ins": [{}]},
        "",
        problems,
    )
    assert (data.text("id"), data.number("n", 1, 3), data.flag("on")) == ("x", 3, True)
    assert (data.numbers("list", 2, 0, 9), data.word("word", ("a", "b"))) == ([1, 2], "a")
    assert data.words("words", ("a", "b", "c")) == ["a", "b"]
    assert data.part("in").number("n", 0, 9) == 1
    assert len(data.parts("ins")) == 1
    assert data.number_or("m", 7, 0, 9) == 7
    data.end()
    assert problems == []


def test_every_defect_is_told_with_its_place() -> None:
    problems: list[Problem] = []
    data = JsonObject({"n": "3", "word": "z", "in": {"n": 10, "odd": 1}, "ins": [{"n": True}, 5]}, "", problems)
    data.number("n", 1, 3)
    data.word("word", ("a",))
    inner = data.part("in")
    inner.number("n", 0, 9)
    inner.end()
    for item in data.parts("ins"):
        item.number("n", 0, 9)
    data.text("id")
    data.end()
    assert told(problems) == [
        ("number", "n"),
        ("word", "word"),
        ("number", "in.n"),
        ("key", "in.odd"),
        ("object", "ins[2]"),
        ("number", "ins[1].n"),
        ("missing", "id"),
    ]


@pytest.mark.parametrize("wrong", [None, [], "text", 5, True])
def test_what_is_no_object_is_told_once(wrong: object) -> None:
    problems: list[Problem] = []
    data = JsonObject(wrong, "", problems)
    assert (data.text("id"), data.number("n", 2, 3), data.parts("ins")) == ("", 2, [])
    assert data.part("in").words("words", ("a", "b")) == ["a"]
    data.end()
    assert told(problems) == [("object", "–")]


@pytest.mark.parametrize("words", [[], ["a", "a"], ["z"], "a", [1]])
def test_lists_of_words(words: object) -> None:
    problems: list[Problem] = []
    JsonObject({"words": words}, "", problems).words("words", ("a", "b"))
    assert told(problems) == [("words", "words")]
