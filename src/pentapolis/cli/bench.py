"""`pentapolis bench`."""

from typing import Annotated

import typer

from pentapolis.cli.language import Language
from pentapolis.cli.parameters import GameId, GameOptions


def bench(
    game_id: GameId,
    seats: Annotated[int | None, typer.Option(help="Players.", show_default="every possible number")] = None,
    option: GameOptions = None,
    seconds: Annotated[float, typer.Option(help="About how long to measure each number of players.")] = 6.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object for each number of players.")] = False,
    lang: Language = "",
) -> None:
    """Measure how fast a game is on this machine: random play, clones, search and evaluations."""
    import dataclasses
    import json

    from pentapolis.bots.bench import measure
    from pentapolis.cli.game_options import parse_options
    from pentapolis.cli.progress import progress_bar
    from pentapolis.cli.speed_table import evaluation_table, speed_table
    from pentapolis.cli.terminal import Terminal
    from pentapolis.core.problem import Problem
    from pentapolis.games import game

    title = game(game_id)
    options = parse_options(title, option or [])
    counts = title.seat_counts if seats is None else (seats,)
    for count in counts:
        title.check(count, options)
    if not 0.1 <= seconds <= 3600:
        raise Problem("cli.wrong.seconds", {"seconds": str(seconds)})
    terminal = Terminal(lang)
    with progress_bar() as progress:
        measuring = progress.track(counts, description=terminal.say("cli.bench.measuring"))
        speeds = [measure(title, count, options, seconds) for count in measuring]
    if as_json:
        for speed in speeds:
            print(json.dumps(dataclasses.asdict(speed)))
    else:
        terminal.show(speed_table(speeds, terminal), "", evaluation_table(speeds, terminal))
