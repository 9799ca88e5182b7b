"""Tiles to choose from, the supply of walkways, and the special requests."""

from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.cloud_city.looks import LOOKS
from pentapolis.cli.scenes.scene import Scene
from pentapolis.cli.terminal import number_text
from pentapolis.games.cloud_city.tiles import ADJACENT, Tile
from pentapolis.games.cloud_city.view import CloudCityView, Standing
from pentapolis.games.cloud_city.walkways import LENGTHS, VOTES


def tile_text(tile: Tile) -> Text:
    """Draw a tile in two lines."""
    first, second = LOOKS[tile.first], LOOKS[tile.second]
    one, two = (first.sign, f"bold {first.ink}"), (second.sign, f"bold {second.ink}")
    dot = ("·", "dim")
    if tile.layout == ADJACENT:
        return Text.assemble(one, " ", two, "\n", dot, " ", dot)
    return Text.assemble(one, " ", dot, "\n", dot, " ", two)


def tile_row(title: str, tiles: list[Tile], numbered: bool) -> Table:
    """Draw tiles beside each other, with numbers to choose them by: the same for the same kind."""
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    names = list(dict.fromkeys(tile.name for tile in tiles))
    drawn = [_numbered(names.index(tile.name) + 1, tile) if numbered else tile_text(tile) for tile in tiles]
    grid.add_row(Text(title, "dim"), *drawn)
    return grid


def _numbered(number: int, tile: Tile) -> Text:
    upper, lower = tile_text(tile).split("\n")
    return Text.assemble((f"{number}  ", "bold cyan"), upper, "\n   ", lower)


def supply(scene: Scene, view: CloudCityView) -> Table:
    """Draw how many walkways of each colour and length are left, with what they are worth."""
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    lengths = [f"{length} ({VOTES[length - 1]})" for length in range(1, LENGTHS + 1)]
    table.add_row(Text(scene.say("cloud-city.supply"), "dim"), *(Text(length, "dim") for length in lengths))
    for colour, pieces in view.supply.items():
        look = LOOKS[colour]
        name = Text(f"{look.sign}{look.along_row}{look.sign} {scene.say('cloud-city.colour', colour=colour)}", look.ink)
        table.add_row(name, *(_pieces(number) for number in pieces))
    return table


def _pieces(number: int) -> Text:
    return Text("–" if number == 0 else str(number), "red" if number == 0 else "yellow" if number <= 2 else "")


def requests(scene: Scene, view: CloudCityView) -> Table:
    """Draw each special request with what it asks for and how everybody stands."""
    table = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for standing in view.requests:
        name = scene.say("cloud-city.request", name=standing.request)
        table.add_row(Text(name, "bold"), Text(scene.say(f"cloud-city.asks.{standing.request}"), "dim"))
        table.add_row("", _votes(scene, standing))
    return table


def _votes(scene: Scene, standing: Standing) -> Text:
    line = Text()
    for seat, votes in enumerate(standing.votes):
        line.append_text(Text.assemble("   " if seat else "", scene.name(seat), f" {number_text(votes)}"))
    return line
