"""The end of a game: points counted up, category by category."""

import time
from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.scene import Scene
from pentapolis.cli.terminal import Terminal, number_text
from pentapolis.core.scores import ScoreSheet, leaders

_PAUSE: Final = 0.3  # seconds between two lines, when somebody watches


def count_up(terminal: Terminal, scene: Scene, sheets: Sequence[ScoreSheet]) -> None:
    """Show the points of all, one category after the other, and the totals."""
    with terminal.console.capture() as capture:
        terminal.show(_table(terminal, scene, sheets))
    for line in capture.get().splitlines():
        terminal.show(Text.from_ansi(line))
        if terminal.console.is_terminal:
            time.sleep(_PAUSE)


def _table(terminal: Terminal, scene: Scene, sheets: Sequence[ScoreSheet]) -> Table:
    table = Table("")
    for place in range(len(sheets)):
        name = scene.name(place) if place < len(scene.players) else scene.nobody()
        table.add_column(name, justify="right")
    for category in sheets[0].categories:
        points = [sheet.categories[category] for sheet in sheets]
        table.add_row(scene.say(f"{scene.game.id}.score.{category}"), *map(_points, points))
    table.add_section()
    best = leaders(sheets)
    totals = [Text("★ " if place in best else "").append(_points(sheet.total)) for place, sheet in enumerate(sheets)]
    table.add_row(terminal.say("cli.score.total"), *totals, style="bold")
    return table


def _points(points: int) -> Text:
    return Text(number_text(points), "" if points else "dim")
