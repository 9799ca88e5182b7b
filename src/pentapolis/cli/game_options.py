"""The options of a game that a command line asks for, such as `--option hal=expert`."""

from collections.abc import Sequence

from pentapolis.core.game import Game, Option, Options, OptionValue
from pentapolis.core.problem import Problem


def parse_options(game: Game, texts: Sequence[str]) -> Options:
    """Return the options in texts such as `hal=expert`; whether the game has them is for the game to say."""
    known = {option.name: option for option in game.options}
    options: Options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Problem("cli.wrong.game-option", {"text": text})
        options[name] = _value(known[name], value) if name in known else value
    return options


def _value(option: Option, text: str) -> OptionValue:
    """Return the value that is written like this; the text itself if there is none."""
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    return text
