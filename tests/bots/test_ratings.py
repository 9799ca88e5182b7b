"""Files of ratings: what was written is read, anything else is refused, and what has changed since is known."""

import itertools
import json
import logging
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from pentapolis.bots import levels, ratings
from pentapolis.bots.bench import is_compiled
from pentapolis.bots.levels import LEVELS, Level
from pentapolis.bots.ratings import (
    BadRatings,
    Growth,
    Match,
    RatedLevel,
    Ratings,
    choices_of,
    ratings_of,
    read,
    stale_levels,
    true_ratings,
    weights_of,
    write,
)
from pentapolis.bots.roster import make_bot
from pentapolis.bots.search_bot import SearchBot
from pentapolis.bots.weights import hash_of
from pentapolis.core.game import Game
from pentapolis.games import GAMES
from pentapolis.games.five_towers.game import FIVE_TOWERS
from tests.toy.game import Toy


def rated() -> Ratings:
    """Ratings of 5 Towers as it is now."""
    known = [
        RatedLevel(level.id, level.unhurried(2), weights_of(FIVE_TOWERS, level.unhurried(2)), 1000, 990, 1010, 2.5, [])
        for level in LEVELS
    ]
    hard = known[3].bot
    matches = [
        Match("hard", hard, "easy", 2, {}, 400, 0.75, 0.7, 0.79),
        Match("hard", hard, "easy", 3, {}, 200, 0.7, 0.6, 0.8),
    ]
    growth = [
        Growth("search", "", 100, 10, 400, 0.6, 0.55, 0.65, 20, 2),
        Growth("net-search", hash_of(FIVE_TOWERS), 100, 10, 400, 0.7, 0.65, 0.75, 20, 2),
    ]
    return Ratings("five-towers", FIVE_TOWERS.rules_version, known, matches, growth)


@pytest.fixture
def forgetful() -> Iterator[None]:
    ratings_of.cache_clear()
    yield
    ratings_of.cache_clear()


def test_what_is_written_is_read() -> None:
    assert read(FIVE_TOWERS, write(rated())) == rated()


def test_levels_and_matches_are_found() -> None:
    found = rated()
    assert found.share("hard", "easy") == 0.75
    assert found.share("hard", "easy", 3) == 0.7
    assert found.share("easy", "hard") == 0.25
    assert found.share("easy", "medium") is None
    assert found.level("hard") == found.levels[3]
    assert found.level("nobody") is None


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    content = json.loads(write(rated()))
    change(content)
    return json.dumps(content)


BROKEN = {
    "nothing": "",
    "no JSON": "{",
    "a list": "[]",
    "another game": changed(lambda content: content.update(game="cities")),
    "no levels": changed(lambda content: content.pop("levels")),
    "a level without points": changed(lambda content: content["levels"][0].pop("points")),
    "a match of something else": changed(lambda content: content["matches"].append(1)),
    "no growth": changed(lambda content: content.pop("growth")),
    "more than ratings": changed(lambda content: content.update(more=1)),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_anything_else_is_refused(
    text: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, forgetful: None
) -> None:
    with pytest.raises(BadRatings):
        read(FIVE_TOWERS, text)
    monkeypatch.setattr("pkgutil.get_data", lambda package, file: text.encode())
    with caplog.at_level(logging.WARNING):
        assert ratings_of(FIVE_TOWERS) is None
    assert len(caplog.records) == 1


def test_the_file_beside_the_game_is_read(monkeypatch: pytest.MonkeyPatch, forgetful: None) -> None:
    asked = []

    def get_data(package: str, file: str) -> bytes:
        asked.append((package, file))
        return write(rated()).encode()

    monkeypatch.setattr("pkgutil.get_data", get_data)
    assert ratings_of(FIVE_TOWERS) == rated()
    assert asked == [("pentapolis.games.five_towers", "ratings.json")]


def test_a_level_is_stale_once_its_bot_weights_or_rules_have_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert stale_levels(FIVE_TOWERS, rated()) == []
    assert stale_levels(FIVE_TOWERS, replace(rated(), rules=99)) == [level.id for level in LEVELS]
    assert stale_levels(FIVE_TOWERS, replace(rated(), levels=rated().levels[1:])) == ["first"]
    before = rated()
    with monkeypatch.context() as patch:
        patch.setattr(ratings, "hash_of", lambda game: "another")
        assert stale_levels(FIVE_TOWERS, before) == ["hard", "master"]
    monkeypatch.setattr(levels, "LEVELS", (*LEVELS[:1], Level("easy", "random"), *LEVELS[2:]))
    assert stale_levels(FIVE_TOWERS, before) == ["easy"]


def test_only_what_is_true_now_is_told(monkeypatch: pytest.MonkeyPatch, forgetful: None) -> None:
    assert true_ratings(FIVE_TOWERS) == ratings_of(FIVE_TOWERS)
    before = rated()
    monkeypatch.setattr(ratings, "ratings_of", lambda game: before)
    assert true_ratings(FIVE_TOWERS) == before
    with monkeypatch.context() as patch:
        patch.setattr(ratings, "hash_of", lambda game: "another")
        told = true_ratings(FIVE_TOWERS)
        assert told is not None
        assert [grown.bot for grown in told.growth] == ["search"]
    with monkeypatch.context() as patch:
        patch.setattr(levels, "LEVELS", (*LEVELS[:3], Level("hard", "random"), *LEVELS[4:]))
        told = true_ratings(FIVE_TOWERS)
        assert told is not None
        assert [level.id for level in told.levels] == ["first", "easy", "medium", "master"]
        assert told.matches == []
    monkeypatch.setattr(levels, "LEVELS", (*LEVELS[:1], Level("easy", "random"), *LEVELS[2:]))
    assert true_ratings(FIVE_TOWERS) is None  # the others were measured from it


def test_games_alone_are_true_of_the_bot_that_played_them(monkeypatch: pytest.MonkeyPatch) -> None:
    master = LEVELS[-1]
    bots = [master.unhurried(seats) for seats in (1, 2)]
    assert bots[0] != bots[1]
    alone = [Match("master", bot, "", 1, {}, 60, 0.9, 0.8, 0.95) for bot in bots]
    before = replace(rated(), matches=alone)
    monkeypatch.setattr(ratings, "ratings_of", lambda game: before)
    told = true_ratings(FIVE_TOWERS)
    assert told is not None
    assert told.matches == alone[:1]
    assert told.level("master") is not None  # how it plays against others has not changed


def test_levels_are_rated_without_a_clock() -> None:
    for level, seats in itertools.product(LEVELS, (1, 2)):
        bot, unhurried = make_bot(level.at(seats)), make_bot(level.unhurried(seats))
        if isinstance(bot, SearchBot):
            assert isinstance(unhurried, SearchBot)
            assert (bot.seconds, unhurried.seconds) == (1, None)
            assert bot.iterations == unhurried.iterations is not None


def test_a_bot_is_known_again_by_what_it_chooses() -> None:
    chosen = choices_of(FIVE_TOWERS, "greedy")
    assert chosen == choices_of(FIVE_TOWERS, "greedy")
    assert len(chosen) == 12
    assert chosen != choices_of(FIVE_TOWERS, "random")
    assert chosen != choices_of(FIVE_TOWERS, "search:iterations=20")


@pytest.mark.skipif(not is_compiled(), reason="pure and compiled choose alike, and pure takes ten times as long")
@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.id)
def test_levels_play_as_they_did_when_they_were_measured(title: Game) -> None:
    """If not, their ratings are no longer true: measure again (docs/ratings.md), or take them out of the file."""
    told = true_ratings(title)
    for level in told.levels if told else []:
        assert (level.id, choices_of(title, level.bot)) == (level.id, level.choices)


def test_a_game_without_a_net_has_no_hash() -> None:
    assert hash_of(Toy()) == ""
    assert len(hash_of(FIVE_TOWERS)) == 16
