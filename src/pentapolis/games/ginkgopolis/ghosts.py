"""What could come, for the page: what cards 10 to 20 are worth now (GK-10.2), and where letters could go (GK-5.5)."""

from dataclasses import dataclass
from typing import Literal

from pentapolis.games.ginkgopolis.bonuses import endgame_card, endgame_of, is_endgame
from pentapolis.games.ginkgopolis.cards import (
    LETTER_COUNT,
    LETTERS,
    TILE_NAMES,
    Card,
    Colour,
    Letter,
    Trigger,
    card,
    members,
)
from pentapolis.games.ginkgopolis.grid import NOWHERE, STEPS, cell_x, cell_y
from pentapolis.games.ginkgopolis.markers import free_sides
from pentapolis.games.ginkgopolis.printed import PRINTED, Counted
from pentapolis.games.ginkgopolis.scoring import Holdings, endgame_points
from pentapolis.games.ginkgopolis.table import Table
from pentapolis.games.ginkgopolis.view import Cell


@dataclass(frozen=True)
class CardWorth:
    """What a card 10 to 20 is worth to its owner now: so many points for each of what it counts."""

    card: Card
    counts: Counted | Literal[""]
    what: Colour | Trigger | Literal[""]  # the colour or the trigger that is counted, where there is one
    each: int
    points: int


@dataclass(frozen=True)
class LetterCells:
    """Where a letter could go if a tile took its place now; nowhere if the letters had to shift."""

    letter: Letter
    cells: list[Cell]


@dataclass(frozen=True)
class GinkgopolisGhosts:
    """What could come: of the kept cards of each place, and of the own hand as if they were kept or built on now."""

    kept: list[list[CardWorth]]
    hand: list[CardWorth]
    letters: list[LetterCells]  # of the own hand


def ghosts_of(s: Table, seat: int) -> GinkgopolisGhosts:
    """Return what a seat is shown."""
    kept = [[_worth(s, place, number) for number in members(player.endgame)] for place, player in enumerate(s.players)]
    hand = s.players[seat].hand
    tiles = [held - LETTER_COUNT for held in hand if held >= LETTER_COUNT]
    return GinkgopolisGhosts(
        kept,
        [_worth(s, seat, endgame_of(tile)) for tile in tiles if is_endgame(tile)],
        [_cells(s, held) for held in hand if held < LETTER_COUNT and s.markers[held] != NOWHERE],
    )


def _cells(s: Table, letter: int) -> LetterCells:
    at = s.markers[letter]
    cells = [at + STEPS[side] for side in free_sides(s, at)]
    return LetterCells(LETTERS[letter], [Cell(cell_x(cell), cell_y(cell)) for cell in cells])


def _worth(s: Table, place: int, number: int) -> CardWorth:
    player = s.players[place]
    points = endgame_points(Holdings(s, place), player.bonuses, player.endgame | 1 << number, number)
    scoring = PRINTED[TILE_NAMES[endgame_card(number) - LETTER_COUNT]]
    return CardWorth(card(endgame_card(number)), scoring.counts, scoring.what, scoring.each, points)
