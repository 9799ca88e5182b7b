"""Every text that is asked for exists, and every text is asked for."""

from pentapolis.core.actions import Choice
from pentapolis.core.agenda import AgendaGame
from pentapolis.core.events import Event
from pentapolis.core.game import Game
from pentapolis.core.luck import Luck
from pentapolis.games import GAMES
from pentapolis.games.cloud_city.requests import REQUESTS
from tests.texts.messages import all_messages
from tests.texts.source_keys import key_patterns, literal_keys


def _events(kind: type[Event]) -> list[type[Event]]:
    return [found for child in kind.__subclasses__() for found in [child, *_events(child)]]


def _keys_of_games() -> list[str]:
    """The keys that follow from what a game declares."""
    keys = []
    for game in GAMES:
        package = type(game).__module__.rpartition(".")[0]
        keys += [f"{game.id}.title", f"{game.id}.tagline"]
        keys += [f"{game.id}.action.{kind.name}" for kind in game.space.kinds]
        keys += _words_of_choices(game)
        keys += [f"{game.id}.event.{e.__name__.lower()}" for e in _events(Event) if e.__module__.startswith(package)]
        if isinstance(game, AgendaGame):
            keys += [f"{game.id}.refusal.{reason}" for reason in ("game-over", "no-such-action", "not-your-turn")]
            asking = [step for step in game.steps.steps if step.asks]
            keys += [f"{game.id}.refusal.{step.not_now}" for step in asking]
            keys += [f"{game.id}.decision.{step.name}" for step in asking]
            keys += [f"{game.id}.decision.{step.name}.wait" for step in asking]
        sheet = game.setup(game.seat_counts[0], Luck(1)).scores()[0]
        keys += [f"{game.id}.score.{category}" for category in sheet.categories]
    return [*keys, *(f"cloud-city.score.{request}" for request in REQUESTS)]


def _words_of_choices(game: Game) -> list[str]:
    """The keys of the words for what an action's field may hold, of fields that have words for any of it."""
    choices = [field for kind in game.space.kinds for field in kind.fields if isinstance(field, Choice)]
    keys = {(field.name, f"{game.id}.{field.name}.{word}") for field in choices for word in field.names}
    worded = {name for name, key in keys if key in all_messages("en")}
    return [key for name, key in keys if name in worded]


def _hints() -> set[str]:
    """The keys of the second sentences that a decision may have."""
    games = [game for game in GAMES if isinstance(game, AgendaGame)]
    return {f"{game.id}.decision.{step.name}.hint" for game in games for step in game.steps.steps if step.asks}


def _parts_of_scenes() -> set[str]:
    """The keys of what a scene in the terminal may say of points; the tests of the scenes find a missing one."""
    return {f"{game.id}.{part}" for game in GAMES for part in ("change", "points-short", "total")}


PATTERNS = key_patterns()
OPTIONAL = _hints() | _parts_of_scenes()
ASKED_FOR = literal_keys() | dict.fromkeys(_keys_of_games(), "a game")


def test_every_text_that_is_asked_for_exists() -> None:
    known = all_messages("en")
    assert {key: asking for key, asking in ASKED_FOR.items() if key not in known} == {}


def test_every_text_is_asked_for() -> None:
    others = [key for key in all_messages("en") if key not in ASKED_FOR and key not in OPTIONAL]
    assert [key for key in others if not any(pattern.fullmatch(key) for pattern in PATTERNS)] == []


def test_the_search_for_keys_finds_them() -> None:
    assert {"problem.record-line", "five-towers.position.through", "five-towers.refusal.bid-too-low"} <= set(
        literal_keys()
    )
    assert "cli.wrong.file" in literal_keys()
    assert any(pattern.fullmatch("cli.word.undo") for pattern in PATTERNS)
    assert not any(pattern.fullmatch("five-towers.nonsense") for pattern in PATTERNS)
