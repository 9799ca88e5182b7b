"""In which language to speak."""

import locale
import os
from collections.abc import Sequence
from typing import Annotated, TypeAlias

import typer

from pentapolis.core.problem import Problem
from pentapolis.texts import LANGUAGES


def default_language() -> str:
    """Return the language of the user's locale if we speak it, otherwise English."""
    wanted = [os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    for name in [*wanted, locale.getlocale()[0] or ""]:
        if name:
            return next((language for language in LANGUAGES if name.lower().startswith(language)), LANGUAGES[0])
    return LANGUAGES[0]


def language_in(arguments: Sequence[str]) -> str:
    """Return the language that the arguments ask for, as far as they can be understood."""
    chosen = ""
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=True):
        if argument == "--lang":
            chosen = following
        elif argument.startswith("--lang="):
            chosen = argument.removeprefix("--lang=")
    return chosen if chosen in LANGUAGES else default_language()


def _known(language: str) -> str:
    if language and language not in LANGUAGES:
        raise Problem("cli.wrong.language", {"language": language, "allowed": ", ".join(LANGUAGES)})
    return language or default_language()


Language: TypeAlias = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        callback=_known,
        show_default="the locale's",
        help="Language of the texts.",
    ),
]
