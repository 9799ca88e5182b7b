"""English and Hungarian are equals."""

import re

import pytest
from icu4py.messageformat import MessageFormat

from pentapolis.texts import LANGUAGES
from pentapolis.texts.catalogues import catalogue
from tests.texts.messages import OWNERS, all_messages, arguments

# Signs and formats that are the same everywhere.
ALIKE = {
    "cli.bench.count",
    "cli.bench.microseconds",
    "cli.bench.ratio",
    "cli.rate.milliseconds",
    "cli.simulate.number",
    "cli.simulate.share",
    "five-towers.points-short",
    "ginkgopolis.action.choose",
    "ginkgopolis.opponent",
    "ginkgopolis.title",
    "underwater-cities.cause.metropolis",
    "underwater-cities.cause.slot",
}


@pytest.mark.parametrize("owner", OWNERS)
def test_same_keys_in_the_same_order(owner: str) -> None:
    english, hungarian = catalogue(owner, "en"), catalogue(owner, "hu")
    assert list(english) == list(hungarian)
    assert english


@pytest.mark.parametrize("owner", OWNERS)
def test_same_arguments(owner: str) -> None:
    english, hungarian = catalogue(owner, "en"), catalogue(owner, "hu")
    assert [key for key in english if _uses(english[key]) != _uses(hungarian[key])] == []


def _uses(text: str) -> dict[str, list[str]]:
    """The arguments, each with the cases of its selects; plurals differ between languages."""
    return {
        name: sorted(use for use in uses if use.startswith("select")) for name, uses in sorted(arguments(text).items())
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", OWNERS)
def test_formats(owner: str, language: str) -> None:
    for key, text in catalogue(owner, language).items():
        uses = arguments(text)
        numbers = {name for name in uses if uses[name] & {"plural", "number"}}
        message = MessageFormat(text, language)
        for number in (0, 1, 2, 5, 1000):
            said = message.format({name: number if name in numbers else "Word" for name in uses})
            assert said.strip(), key
            assert not re.search(r"[{}]", said), key


def test_different_words() -> None:
    english, hungarian = all_messages("en"), all_messages("hu")
    assert {key for key in english if english[key] == hungarian[key]} == ALIKE


@pytest.mark.parametrize("language", LANGUAGES)
def test_good_typography(language: str) -> None:
    opening = {"en": "“", "hu": "„"}[language]
    for key, text in all_messages(language).items():
        assert not re.search(r"[\"'`]|\.\.\.|--(?!help)|  ", text), key
        assert not re.search("[“„]".replace(opening, ""), text), key
        assert text.count(opening) == text.count("”"), key


def test_hungarian_inflects_nothing_that_is_inserted() -> None:
    """Only `-ig` is the same after every number."""
    for key, text in all_messages("hu").items():
        assert set(re.findall(r"\{\w+\}(-?\w+)", text)) <= {"-ig"}, key


def test_hungarian_has_no_article_before_what_is_inserted() -> None:
    """It would be "a" or "az" according to the word."""
    for key, text in all_messages("hu").items():
        assert not re.search(r"\b(az?|a\(z\)) „?\{\w+\}", text, re.IGNORECASE), key
