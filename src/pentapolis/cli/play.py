"""`pentapolis play`."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import GameId, GameOptions, Seats, Seed


def play(
    game_id: GameId,
    seats: Seats = None,
    bots: Annotated[
        str, typer.Option(metavar="BOT,…", help="The other players; a short list starts again.")
    ] = "search",
    option: GameOptions = None,
    seed: Seed = None,
    name: Annotated[str, typer.Option(help="Your name.", show_default="Guest")] = "",
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the record there.", show_default="asks at the end")
    ] = None,
    lang: Language = "",
) -> None:
    """Play a game against bots: random, greedy, search, or with settings, such as search:seconds=2."""
    from pentapolis.cli.record_file import check_new_file
    from pentapolis.cli.table import Table
    from pentapolis.games import game

    if record is not None:
        check_new_file(record)
    Table(game(game_id), seats, bots, option or [], seed, name, lang).play(record)
