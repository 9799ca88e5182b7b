"""The end of a game: points counted up, category by category."""

import time
from collections.abc import Sequence

from rich.live import Live
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.scene import Scene
from pentapolis.cli.terminal import Terminal
from pentapolis.core.scores import ScoreSheet, leaders

_PAUSE = 0.6  # seconds between two categories, when somebody watches


def count_up(terminal: Terminal, scene: Scene, sheets: Sequence[ScoreSheet]) -> None:
    """Show the points of all, one category after the other, and the totals."""
    steps = len(sheets[0].categories) + 1
    if not terminal.console.is_terminal:
        terminal.show(_table(terminal, scene, sheets, steps))
        return
    with Live(console=terminal.console, auto_refresh=False) as live:
        for step in range(1, steps + 1):
            live.update(_table(terminal, scene, sheets, step), refresh=True)
            time.sleep(_PAUSE)


def _table(terminal: Terminal, scene: Scene, sheets: Sequence[ScoreSheet], steps: int) -> Table:
    table = Table(show_footer=False, header_style="bold")
    table.add_column("")
    for place in range(len(sheets)):
        known = place < len(scene.players)
        table.add_column(scene.name(place) if known else terminal.say("cli.score.nobody"), justify="right")
    categories = list(sheets[0].categories)
    for category in categories[:steps]:
        row = [_points(sheet.categories[category]) for sheet in sheets]
        table.add_row(scene.say(f"{scene.game.id}.score.{category}"), *row)
    if steps > len(categories):
        table.add_section()
        best = leaders(sheets)
        totals = [
            Text(f"{'★ ' if place in best else ''}{sheet.total}".replace("-", "−"), "bold")
            for place, sheet in enumerate(sheets)
        ]
        table.add_row(Text(terminal.say("cli.score.total"), "bold"), *totals)
    return table


def _points(points: int) -> Text:
    return Text(str(points).replace("-", "−"), "" if points else "dim")
