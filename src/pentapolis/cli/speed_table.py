"""Measured speeds as a table."""

from collections.abc import Sequence

from rich.table import Table

from pentapolis.bots.bench import Speed
from pentapolis.cli.terminal import Terminal


def speed_table(speeds: Sequence[Speed], terminal: Terminal) -> Table:
    """Return a row for each game, number of players and mode."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    headings = ("game", "seats", "mode", "decisions", "playouts", "clone", "bytes", "iterations")
    for heading in headings:
        name = heading == "game"
        table.add_column(terminal.say(f"cli.bench.{heading}"), justify="left" if name else "right", no_wrap=name)
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.seats),
            terminal.say("cli.bench.engine", mode="compiled" if speed.compiled else "pure"),
            terminal.say("cli.bench.count", count=speed.decisions_per_second),
            terminal.say("cli.bench.count", count=speed.playouts_per_second),
            terminal.say("cli.bench.microseconds", number=speed.clone_us),
            terminal.say("cli.bench.count", count=speed.bytes_per_state),
            terminal.say("cli.bench.count", count=speed.search_iterations_per_second),
        )
    return table
