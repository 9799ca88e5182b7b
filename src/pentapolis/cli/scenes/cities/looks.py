"""How things look: a letter for each colour and terrain, a sign for each feature, and an ink for those who see it."""

from typing import Final

from rich.text import Text

from pentapolis.games.cities.tiles import Colour, Tile
from pentapolis.games.cities.view import Space

INKS: Final = {
    "red": "#d9534f",
    "blue": "#4a90d9",
    "green": "#3fa060",
    "yellow": "#c9a227",
    "park": "#7fb069",
    "water": "#5bc0de",
    "plot": "grey62",
}
SIGNS: Final = {
    "tree": "♠",
    "fountain": "¤",
    "carousel": "○",
    "kiosk": "∩",
    "dolphins": "∽",
    "yacht": "▲",
    "rowboat": "◡",
    "ferry": "■",
    "monument": "†",
    "wild": "*",
}
LETTERS: Final = {"red": "r", "blue": "b", "green": "g", "yellow": "y", "park": ",", "water": "~"}


def space_text(space: Space, lit: bool) -> Text:
    """Draw a space in two columns: a building by its colour and floors, a plot by its letter, terrain by its sign."""
    style = " reverse" if lit else ""
    if space.building:
        return Text(f"{space.building[0].upper()}{space.floors}", f"bold {INKS[space.building]}{style}")
    ground = space.colour or space.terrain
    return Text(f"{LETTERS[ground]}{SIGNS.get(space.feature, ' ')}", f"{INKS[ground]}{style}")


def tile_text(tile: Tile) -> Text:
    """Draw a tile in two lines."""
    quarters = [Text(LETTERS[ground], INKS[ground]) for ground in (tile.nw, tile.ne, tile.sw, tile.se)]
    return Text.assemble(quarters[0], " ", quarters[1], "\n", quarters[2], " ", quarters[3])


def piece_text(colours: list[Colour]) -> Text:
    """Draw pieces in a line."""
    drawn = Text()
    for number, colour in enumerate(colours):
        drawn.append_text(Text.assemble(" " if number else "", (colour[0].upper(), f"bold {INKS[colour]}")))
    return drawn
