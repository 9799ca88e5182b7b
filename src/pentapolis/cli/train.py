"""`pentapolis train`."""

from pathlib import Path
from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import GameId


def train(
    game_id: GameId,
    folder: Annotated[Path, typer.Option(help="What is learned is kept here; a stopped training goes on from it.")],
    generations: Annotated[int, typer.Option(min=1, help="How many there are in the end.")] = 8,
    games: Annotated[int, typer.Option(min=10, help="Games that each of them plays.")] = 3000,
    duels: Annotated[int, typer.Option(min=10, help="Games against the best before.")] = 400,
    units: Annotated[int, typer.Option(min=2, max=96, help="Of the hidden layer.")] = 32,
    passes: Annotated[int, typer.Option(min=1, help="How often a generation goes over the positions.")] = 3,
    seed: Annotated[int, typer.Option(help="A number: the same number gives the same games.")] = 1,
    lang: Language = "",
) -> None:
    """Let a net learn from games among bots, generation by generation; needs the extra `train`."""
    from pentapolis.cli.terminal import Terminal
    from pentapolis.cli.training import Training

    Training(folder, generations, game_id, games, duels, units, passes, seed).run(Terminal(lang))
