"""Parameters that several commands take."""

from typing import Annotated, TypeAlias

import typer

from pentapolis.cli.language import default_language
from pentapolis.core.problem import Problem
from pentapolis.texts import LANGUAGES


def _known(language: str) -> str:
    if language and language not in LANGUAGES:
        raise Problem("cli.wrong.language", {"language": language, "allowed": ", ".join(LANGUAGES)})
    return language or default_language()


GameId: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as five-towers.")]
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
Seats: TypeAlias = Annotated[int | None, typer.Option(help="Number of players.", show_default="what the bots suggest")]
Seed: TypeAlias = Annotated[
    str | None, typer.Option(help="Any text; the same one brings the same luck.", show_default="new luck")
]
