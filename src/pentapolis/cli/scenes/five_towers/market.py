"""The display, and the cards still to come."""

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.five_towers.suits import LOOKS
from pentapolis.cli.scenes.scene import Scene
from pentapolis.games.five_towers.cards import SUITS, VALUES, Card
from pentapolis.games.five_towers.towers import EMPTY, STAYS, fits, stack
from pentapolis.games.five_towers.view import FiveTowersView

FITS: Final = "fits"
DEMOLITION: Final = "demolition"
NO: Final = "no"

_SIGNS: Final = {FITS: ("✓", "bold green"), DEMOLITION: ("↓", "yellow"), NO: ("✗", "dim")}
_CARD: Final = 12  # columns


def fit_of(card: Card, towers: list[list[int]]) -> str:
    """Return whether a card fits on its tower now, after a demolition there, or not at all."""
    tower = stack(towers[SUITS.index(card.suit)])
    if fits(tower.top, card.value):
        return FITS
    demolishable = tower.demolished_top != STAYS and fits(tower.demolished_top, card.value)
    return DEMOLITION if demolishable else NO


def display(scene: Scene, view: FiveTowersView) -> Table:
    """Draw the cards on display with their numbers and, for a player, how they fit."""
    grid = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_row(*(_face(scene, number, card) for number, card in enumerate(view.display, start=1)))
    if view.seat is not None:
        grid.add_row(*(_fit(scene, fit_of(card, view.towers[view.seat])) for card in view.display))
    return grid


def _face(scene: Scene, number: int, card: Card) -> Panel:
    look = LOOKS[card.suit]
    suit = scene.say("five-towers.suit", suit=card.suit)
    face = Text(f"{look.symbol} {card.value}\n{suit}", f"bold {look.wall}", justify="center")
    return Panel(
        face, title=Text(f" {number} ", f"bold {look.wall}"), width=_CARD, border_style=look.ink, style=look.wall
    )


def _fit(scene: Scene, fit: str) -> Text:
    sign, style = _SIGNS[fit]
    return Text(f"{sign} {scene.say(f'five-towers.fit.{fit}')}", style, justify="center")


def to_come(scene: Scene, view: FiveTowersView) -> RenderableType:
    """List what the pile still holds, suit by suit; what fits on the player's towers now is bold."""
    counts = Counter((card.suit, card.value) for card in view.to_come)
    key = "five-towers.to-come" if view.seat is None else "five-towers.to-come-fitting"
    lines = [Text(scene.say(key), "dim")]
    for place, (suit, look) in enumerate(LOOKS.items()):
        line = Text.assemble((look.symbol, look.ink), " ")
        below = EMPTY if view.seat is None else stack(view.towers[view.seat][place]).top
        for value in range(VALUES):
            count = counts[suit, value]
            bold = view.seat is not None and fits(below, value)
            style = "dim" if count == 0 else f"bold {look.wall}" if bold else look.ink
            line.append(f"{value if count else '·':>2}{'²' if count == 2 else ' '}", style)
        lines.append(line)
    return Group(*lines)
