"""The cities: a grid of spaces for each player, the points, and for the own city its cards with their counters."""

from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.cities.looks import space_text
from pentapolis.cli.scenes.cities.wording import card_faces, wording
from pentapolis.cli.scenes.scene import Scene
from pentapolis.cli.terminal import number_text
from pentapolis.games.cities.view import CitiesView, CityView, Space

_CELL: Final = 3  # columns of a space


def city_grid(city: CityView) -> Table:
    """Draw a city with the names of rows and columns."""
    grid = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    if not city.spaces:
        return grid
    where = {(int(space.name[1:]), ord(space.name[0]) - ord("a")): space for space in city.spaces}
    columns = range(max(column for _, column in where) + 1)
    grid.add_row("", *(Text("abcdefghij"[column], "dim") for column in columns))
    for row in range(1, max(row for row, _ in where) + 1):
        grid.add_row(Text(str(row), "dim"), *(_cell(where.get((row, column))) for column in columns))
    return grid


def _cell(space: Space | None) -> Text:
    return Text("  ") if space is None else space_text(space, False)


def other_cities(scene: Scene, view: CitiesView, width: int) -> Table:
    """Draw the cities of all but the looking player, clockwise."""
    seats = scene.other_seats(view)
    widest = _CELL * 2 * view.size[1] + 8
    per_line = max(1, min(len(seats), width // widest))
    grid = Table.grid(padding=0)
    for begin in range(0, len(seats), per_line):
        grid.add_row(*(_other_city(scene, view, seat, width // per_line) for seat in seats[begin : begin + per_line]))
    return grid


def _other_city(scene: Scene, view: CitiesView, seat: int, width: int) -> Panel:
    return Panel(
        city_grid(view.cities[seat]),
        title=scene.name_and_points(view, seat, width),
        width=width,
        border_style="grey50",
    )


def own_city(scene: Scene, view: CitiesView, seat: int, width: int) -> Panel:
    """Draw the city of the looking player with the points it brings, and below its cards."""
    body = Table.grid(padding=(0, 4, 0, 0), pad_edge=False)
    parts: list[RenderableType] = [city_grid(view.cities[seat]), scene.score_sheet(view, seat)]
    body.add_row(*parts)
    whole = Table.grid(padding=0)
    whole.add_row(body)
    if view.cities[seat].cards:
        whole.add_row(_cards(scene, view, seat))
    return Panel(
        whole,
        title=Text.assemble(scene.name(seat), " ", (scene.say("cli.you"), "dim")),
        width=width,
        border_style="bold",
        title_align="left",
    )


def _cards(scene: Scene, view: CitiesView, seat: int) -> Table:
    """Draw each card with what it says and what it brings now."""
    faces = card_faces(view)
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(justify="right")
    table.add_column(ratio=1)
    for standing in view.cities[seat].cards:
        face = faces[standing.card]
        name = scene.say("cities.card", id=face.id, en=face.en, hu=face.hu)
        table.add_row(
            Text(number_text(standing.points), "bold" if standing.points else "dim"),
            Text.assemble((name, "bold"), " ", (wording(scene, face.says), "dim"), f" ({standing.count})"),
        )
    return table
