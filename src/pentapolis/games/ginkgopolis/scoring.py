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
from pentapolis.games.ginkgopolis.cards import COLOUR_COUNT, members, size
from pentapolis.games.ginkgopolis.districts import district_points
from pentapolis.games.ginkgopolis.table import Table

TOKEN_POINTS: Final = 2  # GK-10.1


class Holdings:
    """What a place has in the city."""

    def __init__(self, s: Table, place: int) -> None:
        """Count its resources by colour, and its low and tall buildings."""
        self.resources: list[int] = [0] * COLOUR_COUNT
        self.low: int = 0
        self.tall: int = 0
        for building in s.city:
            if building.owner == place:
                floors = building.height()
                self.resources[building.colour()] += floors
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


def card_points(s: Table, place: int) -> int:
    """Return what the kept cards 10 to 20 of a place are worth together."""
    player = s.players[place]
    if player.endgame == 0:
        return 0
    holdings = Holdings(s, place)
    points = 0
    for card in members(player.endgame):
        points += endgame_points(holdings, player.bonuses, player.endgame, card)
    return points


def score_sheets(s: Table) -> list[ScoreSheet]:
    """Return the sheet of every player, and of Hal."""
    districts = district_points(s)
    return [
        ScoreSheet(
            {
                "points": player.points,
                "tokens": TOKEN_POINTS * player.tokens,
                "cards": card_points(s, place),
                "districts": districts[place],
            }
        )
        for place, player in enumerate(s.players)
    ]


def total(s: Table, place: int) -> int:
    """Return the total of a place, without making the sheets."""
    player = s.players[place]
    return player.points + TOKEN_POINTS * player.tokens + card_points(s, place) + district_points(s)[place]
