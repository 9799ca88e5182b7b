"""English and Hungarian are equals."""

import re

import pytest
from icu4py.messageformat import MessageFormat

from pentapolis.texts import LANGUAGES
from pentapolis.texts.catalogues import catalogue
from tests.texts.messages import OWNERS, all_messages, arguments

EVERY_MESSAGE = [(language, key) for language in LANGUAGES for key in all_messages(language)]

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


@pytest.mark.parametrize("key", all_messages("en"))
def test_same_arguments(key: str) -> None:
    english, hungarian = arguments(all_messages("en")[key]), arguments(all_messages("hu")[key])
    assert set(english) == set(hungarian)
    for name in english:
        selects = [{use for use in uses if use.startswith("select")} for uses in (english[name], hungarian[name])]
        assert selects[0] == selects[1], "a select has the same cases"


@pytest.mark.parametrize(("language", "key"), EVERY_MESSAGE)
def test_formats(language: str, key: str) -> None:
    text = all_messages(language)[key]
    numbers = {name for name, uses in arguments(text).items() if uses & {"plural", "number"}}
    for number in (0, 1, 2, 5, 1000):
        said = MessageFormat(text, language).format(
            {name: number if name in numbers else "Word" for name in arguments(text)}
        )
        assert said.strip()
        assert not re.search(r"[{}]", said)


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
