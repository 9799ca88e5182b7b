"""Measured speeds as a table."""

from collections.abc import Sequence

from rich.table import Table

from pentapolis.bots.bench import Speed
from pentapolis.cli.terminal import Terminal


def speed_table(speeds: Sequence[Speed], terminal: Terminal) -> Table:
    """Return a row for each game, number of players and mode."""
    table = _table(("decisions", "playouts", "clone", "bytes", "iterations"), terminal)
    for speed in speeds:
        table.add_row(
            *_what(speed, terminal),
            terminal.say("cli.bench.count", count=speed.decisions_per_second),
            terminal.say("cli.bench.count", count=speed.playouts_per_second),
            terminal.say("cli.bench.microseconds", number=speed.clone_us),
            terminal.say("cli.bench.count", count=speed.bytes_per_state),
            terminal.say("cli.bench.count", count=speed.search_iterations_per_second),
        )
    return table


def evaluation_table(speeds: Sequence[Speed], terminal: Terminal) -> Table:
    """Return what an evaluation costs, the game's own and with the net, and how they compare."""
    table = _table(("evaluation", "net", "net-ratio"), terminal)
    for speed in speeds:
        own, net = speed.evaluation_us, speed.net_us
        table.add_row(
            *_what(speed, terminal),
            terminal.say("cli.bench.microseconds", number=own),
            "–" if net is None else terminal.say("cli.bench.microseconds", number=net),
            "–" if net is None else terminal.say("cli.bench.ratio", number=net / own),
        )
    return table


def _table(headings: Sequence[str], terminal: Terminal) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for heading in ("game", "seats", "mode", *headings):
        name = heading == "game"
        table.add_column(terminal.say(f"cli.bench.{heading}"), justify="left" if name else "right", no_wrap=name)
    return table


def _what(speed: Speed, terminal: Terminal) -> tuple[str, str, str]:
    mode = "compiled" if speed.compiled else "pure"
    return speed.game, str(speed.seats), terminal.say("cli.bench.engine", mode=mode)
