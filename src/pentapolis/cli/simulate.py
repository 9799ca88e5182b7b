"""`pentapolis simulate`."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import GameId, GameOptions, Seats, Seed


def simulate(
    game_id: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="BOT,…", help="The players, from seat 0 on; a short list starts again.")
    ] = "greedy",
    option: GameOptions = None,
    seed: Seed = None,
    records: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Save the records there.", show_default="saves none")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Language = "",
) -> None:
    """Let bots play many games, and say how they did."""
    from pentapolis.cli.simulation import Simulation
    from pentapolis.cli.terminal import Terminal
    from pentapolis.core.problem import Problem
    from pentapolis.games import game

    if games < 1:
        raise Problem("cli.wrong.games", {"games": games})
    terminal = Terminal(lang)
    simulation = Simulation(game(game_id), seats, bots, option or [], seed)
    simulation.run(games, records, terminal)
    if as_json:
        print(simulation.json())
    else:
        simulation.show(terminal)
