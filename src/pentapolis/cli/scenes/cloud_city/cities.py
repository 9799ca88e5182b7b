"""The cities on the table: the others' beside each other, the looking player's large."""

from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.cloud_city.canvas import CELL, large_city, small_city
from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.cloud_city.view import CloudCityView
from pentapolis.texts import joined

_FRAME: Final = "grey50"


def other_cities(scene: Scene, view: CloudCityView, width: int) -> Table:
    """Draw the cities of all but the looking player, clockwise."""
    seats = scene.other_seats(view)
    widest = 2 * CELL * view.size[1] + 4  # a frame and its padding take four columns
    per_line = max(1, min(len(seats), width // widest))
    grid = Table.grid(padding=0)
    for begin in range(0, len(seats), per_line):
        grid.add_row(*(_other_city(scene, view, seat, width // per_line) for seat in seats[begin : begin + per_line]))
    return grid


def _other_city(scene: Scene, view: CloudCityView, seat: int, width: int) -> Panel:
    city = view.cities[seat]
    known = [scene.say("cloud-city.tile", layout=t.layout, first=t.first, second=t.second) for t in city.known]
    hand = Text(scene.say("cloud-city.hand-of", hidden=city.hidden, known=joined(known, scene.language) or "–"), "dim")
    return Panel(
        Text.assemble(small_city(city), "\n\n", hand),
        title=scene.name_and_points(view, seat, width),
        width=width,
        border_style=_FRAME,
    )


def own_city(scene: Scene, view: CloudCityView, seat: int, width: int) -> Panel:
    """Draw the city of the looking player with the votes it brings; while placing, with the places for the tile."""
    places = view.phase == "placing" and view.to_act == [seat]
    body = Table.grid(padding=(0, 4, 0, 0), pad_edge=False)
    parts: list[RenderableType] = [large_city(view.cities[seat], places, view.size[1]), scene.score_sheet(view, seat)]
    body.add_row(*parts)
    return Panel(
        body,
        title=Text.assemble(scene.name(seat), " ", (scene.say("cli.you"), "dim")),
        width=width,
        border_style="bold",
        title_align="left",
    )
