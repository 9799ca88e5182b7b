"""The display, and the cards still to come."""

from collections import Counter
from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from pentapolis.cli.scenes.five_towers.suits import LOOKS
from pentapolis.games.five_towers.cards import SUITS, VALUES, Card
from pentapolis.games.five_towers.towers import EMPTY, can_be_demolished, fits, stack, top, top_after_demolition

FITS: Final = "fits"
DEMOLITION: Final = "demolition"
NO: Final = "no"

_SIGNS: Final = {FITS: ("✓", "bold green"), DEMOLITION: ("↓", "yellow"), NO: ("✗", "dim")}
_CARD: Final = 12  # columns


def fit_of(card: Card, towers: list[list[int]]) -> str:
    """Return whether a card fits on its tower now, after a demolition there, or not at all."""
    tower = stack(towers[SUITS.index(card.suit)])
    if fits(top(tower), card.value):
        return FITS
    after = top_after_demolition(tower) if can_be_demolished(tower) else 0
    return DEMOLITION if fits(after, card.value) else NO


def display(cards: list[Card], names: list[str], fit: list[tuple[str, str]]) -> Table:
    """Draw the cards with their numbers, the names of their suits and, for a player, how they fit."""
    grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
    faces = []
    for number, (card, name) in enumerate(zip(cards, names, strict=True), start=1):
        look = LOOKS[card.suit]
        face = Text(f"{look.symbol} {card.value}\n", f"bold {look.wall}").append(name, look.wall)
        face.justify = "center"
        title = Text(f" {number} ", f"bold {look.wall}")
        faces.append(Panel(face, title=title, width=_CARD, border_style=look.ink, style=look.wall))
    grid.add_row(*faces)
    if fit:
        signs = [(*_SIGNS[kind], words) for kind, words in fit]
        grid.add_row(*(Text(f"{sign} {words}", style, justify="center") for sign, style, words in signs))
    return grid


def to_come(cards: list[Card], towers: list[list[int]] | None) -> Table:
    """List what the pile still holds, suit by suit; what fits on the player's towers now is bold."""
    counts = Counter((card.suit, card.value) for card in cards)
    grid = Table.grid()
    for suit, look in LOOKS.items():
        row = Text.assemble((look.symbol, look.ink), " ")
        below = EMPTY if towers is None else top(stack(towers[SUITS.index(suit)]))
        for value in range(VALUES):
            count = counts[suit, value]
            fitting = towers is not None and fits(below, value)
            style = "dim" if count == 0 else f"bold {look.wall}" if fitting else look.ink
            row.append(f"{value if count else '·':>2}{'²' if count == 2 else ' '}", style)
        grid.add_row(row)
    return grid
