"""The cities on the table: the others' small, the looking player's large."""

from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.five_towers.suits import LOOKS
from pentapolis.cli.scenes.five_towers.towers import in_rows, large_towers, rows_of, small_towers
from pentapolis.cli.scenes.scene import Scene
from pentapolis.cli.terminal import number_text
from pentapolis.games.five_towers.cards import ROOF, SUITS
from pentapolis.games.five_towers.view import FiveTowersView

_NARROWEST: Final = 19  # columns of a city
_FRAME: Final = "grey50"


def other_cities(scene: Scene, view: FiveTowersView, width: int) -> Table:
    """Draw the cities of all but the looking player, clockwise, so many columns wide together."""
    seats = scene.other_seats(view)
    lines = -(-len(seats) * _NARROWEST // width)
    per_line = -(-len(seats) // lines)
    rows = max(rows_of(view.towers[seat]) for seat in seats)
    cities: list[RenderableType] = []
    for place, seat in enumerate(seats):
        columns = width // per_line + (place % per_line < width % per_line)
        title = scene.name_and_points(view, seat, columns)
        towers = small_towers(view.towers[seat], columns - 4, rows)  # a frame and its padding take four columns
        cities.append(
            Panel(towers, title=title, subtitle=_rubble(scene, view, seat), width=columns, border_style=_FRAME)
        )
    return in_rows(cities, per_line)


def own_city(scene: Scene, view: FiveTowersView, seat: int, width: int) -> Panel:
    """Draw the city of the looking player, with the points it brings."""
    body = Table.grid(padding=(0, 3, 0, 0), pad_edge=False)
    body.add_column(vertical="bottom")
    body.add_column(vertical="bottom")
    body.add_row(large_towers(view.towers[seat], _labels(scene, view.towers[seat])), scene.score_sheet(view, seat))
    return Panel(
        body,
        title=Text.assemble(scene.name(seat), " ", (scene.say("cli.you"), "dim")),
        subtitle=_rubble(scene, view, seat),
        width=width,
        border_style="bold",
        title_align="left",
        subtitle_align="left",
    )


def _labels(scene: Scene, towers: list[list[int]]) -> list[Text]:
    """Under each tower: its suit, its height, and its points with those for the tallest tower."""
    tallest = max(range(len(towers)), key=lambda suit: len(towers[suit]))
    labels = []
    for suit, values in enumerate(towers):
        look = LOOKS[SUITS[suit]]
        points = str(len(values) * (2 if values[-1:] == [ROOF] else 1))
        if suit == tallest:
            points += f"+{len(values)}"
        worth = scene.say("five-towers.points-short", points=points) if values else ""
        name = scene.say("five-towers.suit", suit=SUITS[suit])
        height = (f"↑{len(values)}\n", "" if values else "dim")
        labels.append(Text.assemble((f"{look.symbol} {name}\n", look.ink), height, (worth, "dim")))
    return labels


def _rubble(scene: Scene, view: FiveTowersView, seat: int) -> Text:
    cards = len(view.rubble[seat])
    if cards == 0:
        return Text(scene.say("five-towers.rubble-none"), "dim")
    cost = number_text(view.scores[seat].categories["rubble"])
    return Text(f"{scene.say('five-towers.rubble', cards=cards)} ({cost})")
