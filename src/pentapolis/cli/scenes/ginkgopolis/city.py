"""The city from above: two lines for each cell, with tops, owners, floors and markers."""

from typing import Final

from rich.text import Text

from pentapolis.cli.scenes.ginkgopolis.signs import INKS, OWNERS, SIGNS, SITE
from pentapolis.games.ginkgopolis.view import Building, GinkgopolisView

_CELL: Final = 6  # columns


def city(view: GinkgopolisView) -> Text:
    """Draw the city with the markers around it; a tile that is being surrounded has a frame of its own."""
    buildings = {(built.x, built.y): built for built in view.city}
    letters = {(marker.x, marker.y): marker.letter for marker in view.markers}
    cells = [*buildings, *letters]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    new = (view.moving.x, view.moving.y) if view.moving else None
    picture = Text()
    for y in rows:
        upper, lower = Text(), Text()
        for x in columns:
            built = buildings.get((x, y))
            if built is not None:
                upper.append_text(_top(built, (x, y) == new))
                lower.append_text(_floors(built))
            else:
                letter = letters.get((x, y), "")
                upper.append(f"  {letter}".ljust(_CELL), "bold green")
                lower.append(" " * _CELL)
        picture.append_text(Text.assemble(upper, "\n", lower, "\n" if y != rows[-1] else ""))
    return picture


def _top(built: Building, new: bool) -> Text:
    """Return the sign and number of a building, and its construction-site marker."""
    text = f"{SIGNS[built.colour]}{built.number}{SITE if built.site else ''}"
    return Text(f" {text}".ljust(_CELL), f"{INKS[built.colour]} {'reverse' if new else 'bold'}")


def _floors(built: Building) -> Text:
    """Return a mark of the owner for each floor; from four floors on their number."""
    if built.owner is None:
        return Text(" ·".ljust(_CELL), "dim")
    mark, ink = OWNERS[built.owner % len(OWNERS)]
    marks = mark * built.height if built.height < _CELL - 2 else f"{mark}×{built.height}"
    return Text(f" {marks}".ljust(_CELL), ink)
