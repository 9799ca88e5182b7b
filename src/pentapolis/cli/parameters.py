"""Parameters that several commands take."""

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

GameId: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="The game, such as five-towers.")]
Seats: TypeAlias = Annotated[int | None, typer.Option(help="Number of players.", show_default="what the bots suggest")]
GameOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; can be repeated.", show_default="none"),
]
Seed: TypeAlias = Annotated[
    str | None, typer.Option(help="Any text; the same one brings the same luck.", show_default="new luck")
]
DataFolder: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="FOLDER", help="Where the server keeps the games.", show_default="the user's data folder"
    ),
]
