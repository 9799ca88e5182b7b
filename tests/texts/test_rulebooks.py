"""The rulebooks, whole and rule by rule."""

import re

import pytest

from pentapolis.core.problem import Problem
from pentapolis.games import games
from pentapolis.texts import LANGUAGES, rule, rulebook


@pytest.mark.parametrize("game_id", games())
def test_every_rule_can_be_shown_in_every_language(game_id: str) -> None:
    numbers = {
        language: re.findall(r"^- \*\*(\S+)\*\*", rulebook(game_id, language), re.MULTILINE) for language in LANGUAGES
    }
    assert numbers["en"] == numbers["hu"]
    assert len(set(numbers["en"])) == len(numbers["en"]) > 10
    for language in LANGUAGES:
        for number in numbers["en"]:
            assert rule(game_id, number, language).startswith(f"**{number}** ")


def test_a_rule_may_be_asked_for_in_short() -> None:
    assert (
        rule("five-towers", "3.3", "en") == rule("five-towers", "FT-3.3", "en") == rule("five-towers", "ft-3.3", "en")
    )
    assert rule("five-towers", "e1", "hu").startswith("**FT-E1** A homoktornyod")


@pytest.mark.parametrize("number", ["FT-9.9", "3", "", "FT-3.33", "(", "**"])
def test_there_is_no_such_rule(number: str) -> None:
    with pytest.raises(Problem, match="There is no rule"):
        rule("five-towers", number, "en")


def test_there_are_no_rules_of_a_game_that_is_none() -> None:
    with pytest.raises(Problem, match="There is no rulebook for “toy”"):
        rulebook("toy", "en")
