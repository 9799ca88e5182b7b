"""`pentapolis arena`."""

from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import GameId, GameOptions


def arena(
    game_id: GameId,
    bots: Annotated[str, typer.Option(metavar="BOT,…", help="The bots, all different.")] = "search,greedy,random",
    games: Annotated[int, typer.Option(help="How many games, rounded up so that all seats are rotated.")] = 400,
    seats: Annotated[int | None, typer.Option(help="Players.", show_default="as many as there are bots")] = None,
    option: GameOptions = None,
    seed: Annotated[int, typer.Option(help="A number: the same number gives the same luck.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Language = "",
) -> None:
    """Let bots play against each other with rotated seats and paired luck, or each alone, and say who is stronger."""
    from pentapolis.cli.terminal import Terminal
    from pentapolis.cli.tournament import Tournament

    tournament = Tournament(game_id, bots, seats, option or [], games, seed)
    tournament.run(Terminal(lang))
    if as_json:
        print(tournament.json())
    else:
        tournament.show(Terminal(lang))
