"""`pentapolis rate`."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import GameId


def rate(
    game_id: GameId,
    folder: Annotated[Path, typer.Option(help="Results are kept here; what was stopped goes on from it.")],
    games: Annotated[int, typer.Option(min=4, help="Games of each pair of levels, with two players.")] = 400,
    other_games: Annotated[int, typer.Option(min=4, help="Games of each match with more players, or alone.")] = 200,
    minutes: Annotated[
        float | None, typer.Option(min=0, help="Stop after so long.", show_default="until all is played")
    ] = None,
    cores: Annotated[int | None, typer.Option(min=1, help="How many play.", show_default="all")] = None,
    growth: Annotated[
        bool, typer.Option("--growth", help="Instead of levels, bots against themselves with more iterations.")
    ] = False,
    seed: Annotated[int, typer.Option(help="A number: the same number gives the same games.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Language = "",
) -> None:
    """Let all levels of a game play against each other and put them on one scale; or say what time is worth."""
    from pentapolis.bots.round_robin import Plan
    from pentapolis.cli.rating import Rating
    from pentapolis.cli.terminal import Terminal

    rating = Rating(Plan(game_id, games, other_games, seed), folder, growth)
    rating.run(minutes, cores, Terminal(lang))
    if as_json:
        print(rating.json(), end="")
    else:
        rating.show(Terminal(lang))
