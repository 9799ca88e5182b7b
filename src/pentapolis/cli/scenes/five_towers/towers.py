"""Towers, side by side."""

from typing import Final

from rich.align import Align
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.five_towers.suits import LOOKS, Look
from pentapolis.games.five_towers.cards import ROOF, SUIT_COUNT, SUITS

_WINDOW: Final = "#ffd766"
_GROUND: Final = "#8a7a62"
_LARGE: Final = 8  # columns of a tower with windows
_SMALL: Final = 3


def large_towers(towers: list[list[int]], labels: list[Text]) -> Table:
    """Draw towers with windows, and a label under each."""
    return _side_by_side([_tower(values, suit, _LARGE) for suit, values in enumerate(towers)], labels, _LARGE, 1)


def small_towers(towers: list[list[int]], width: int, rows: int) -> Align:
    """Draw towers with their heights in the middle of so many columns; all with the same number of rows are equal."""
    size = _LARGE if width >= SUIT_COUNT * (_LARGE + 1) else _SMALL
    gap = min(2, (width - size * SUIT_COUNT) // (SUIT_COUNT - 1))
    labels = [
        Text.assemble((LOOKS[suit].symbol, LOOKS[suit].ink), (str(len(values)), "" if values else "dim"))
        for suit, values in zip(SUITS, towers, strict=True)
    ]
    drawn = [_tower(values, suit, size) for suit, values in enumerate(towers)]
    drawn[0] = Text("\n" * (rows - 1 - drawn[0].plain.count("\n"))) + drawn[0]
    return Align.center(_side_by_side(drawn, labels, size, gap))


def rows_of(towers: list[list[int]]) -> int:
    """Return how many rows the highest of the towers takes, its roof included."""
    return max(len(values) + (values[-1:] == [ROOF]) for values in towers) or 1


def in_rows(items: list[RenderableType], per_row: int, gap: int = 0) -> Table:
    """Lay things out in rows of so many, with columns between them."""
    grid = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for start in range(0, len(items), per_row):
        grid.add_row(*items[start : start + per_row])
    return grid


def _side_by_side(towers: list[Text], labels: list[Text], width: int, gap: int) -> Table:
    city = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for _ in towers:
        city.add_column(width=width, vertical="bottom", no_wrap=True)
    city.add_row(*towers)
    city.add_row(*(Text("▀" * width, _GROUND) for _ in towers))
    city.add_row(*labels)
    return city


def _tower(values: list[int], suit: int, width: int) -> Text:
    look = LOOKS[SUITS[suit]]
    draw = _large_floor if width == _LARGE else _small_floor
    floors = [draw(value, place == len(values) - 1, look) for place, value in enumerate(values)]
    if values[-1:] == [ROOF]:
        floors.append(Text(f"▟{'█' * (width - 2)}▙", look.ink))
    return Text("\n").join(floors[::-1])


def _large_floor(value: int, top: bool, look: Look) -> Text:
    if top:
        return Text(f"│ {look.symbol} {value:>2} │", f"bold {look.wall}")
    paper = look.wall.partition(" on ")[2]
    return Text.assemble((f"│ {value:>2} ", look.wall), ("■■", f"{_WINDOW} on {paper}"), ("│", look.wall))


def _small_floor(value: int, top: bool, look: Look) -> Text:
    return Text(f"{value:>2} ", f"bold {look.wall}" if top else look.wall)
