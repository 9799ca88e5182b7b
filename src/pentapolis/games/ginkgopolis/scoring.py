"""The score, correct at any moment (GK-10.1 to GK-10.5)."""

from typing import Final

from pentapolis.core.scores import ScoreSheet
from pentapolis.games.ginkgopolis.bonuses import (
    BONUSES_OF_COLOUR,
    CARDS_OF_COLOUR,
    CARDS_WITH_TRIGGER,
    ENDGAME_NUMBERS,
    ENDGAME_OF_COLOUR,
    FIRST_WITH_TRIGGER,
    LOW,
    LOW_BUILDINGS,
    POINTS_EACH,
    RESOURCES_ON_COLOUR,
    SCORING,
    TALL,
    TALL_BUILDINGS,
    TARGETS,
    WITH_TRIGGER,
)
from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, NUMBERS, members, size
from pentapolis.games.ginkgopolis.districts import district_points
from pentapolis.games.ginkgopolis.grid import height, owner, top
from pentapolis.games.ginkgopolis.table import AREA, BONUSES, ENDGAME, POINTS, TOKENS, Table

TOKEN_POINTS: Final = 2  # GK-10.1


class Holdings:
    """What a place has in the city."""

    def __init__(self, table: Table, place: int) -> None:
        """Count its resources by colour, and its low and tall buildings."""
        self.resources: list[int] = [0] * COLOUR_COUNT
        self.low: int = 0
        self.tall: int = 0
        for built in table.city:
            if owner(built) == place:
                floors = height(built)
                self.resources[top(built) // NUMBERS] += floors
                if floors <= LOW:
                    self.low += 1
                if floors >= TALL:
                    self.tall += 1


def endgame_points(holdings: Holdings, bonuses: int, endgame: int, card: int) -> int:
    """Return what a kept card 10 to 20 is worth to its owner, who has these bonuses and endgame cards (GK-10.2)."""
    colour, number = card // ENDGAME_NUMBERS, card % ENDGAME_NUMBERS
    kind = SCORING[number]
    if kind == RESOURCES_ON_COLOUR:
        count = holdings.resources[TARGETS[colour][number]]
    elif kind == LOW_BUILDINGS:
        count = holdings.low
    elif kind == TALL_BUILDINGS:
        count = holdings.tall
    elif kind == CARDS_WITH_TRIGGER:
        count = size(bonuses & WITH_TRIGGER[number - FIRST_WITH_TRIGGER])
    elif kind == CARDS_OF_COLOUR:
        count = size(bonuses & BONUSES_OF_COLOUR[colour]) + size(endgame & ENDGAME_OF_COLOUR[colour])
    else:
        count = 1
    return count * POINTS_EACH[number]


def card_points(table: Table, place: int) -> int:
    """Return what the kept cards 10 to 20 of a place are worth together."""
    endgame = table.players[place * AREA + ENDGAME]
    if endgame == 0:
        return 0
    holdings = Holdings(table, place)
    bonuses = table.players[place * AREA + BONUSES]
    points = 0
    for card in members(endgame):
        points += endgame_points(holdings, bonuses, endgame, card)
    return points


def score_sheets(table: Table) -> list[ScoreSheet]:
    """Return the sheet of every player, and of Hal."""
    districts = district_points(table)
    sheets = []
    for place in range(table.places):
        area = place * AREA
        sheets.append(
            ScoreSheet(
                {
                    "points": table.players[area + POINTS],
                    "tokens": TOKEN_POINTS * table.players[area + TOKENS],
                    "cards": card_points(table, place),
                    "districts": districts[place],
                }
            )
        )
    return sheets


def total(table: Table, place: int) -> int:
    """Return the total of a place, without making the sheets."""
    area = place * AREA
    points = table.players[area + POINTS] + TOKEN_POINTS * table.players[area + TOKENS]
    return points + card_points(table, place) + district_points(table)[place]
