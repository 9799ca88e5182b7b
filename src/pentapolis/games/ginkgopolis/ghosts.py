"""What the page shows of the cards 10 to 20 before the end: how each scores, and what it is worth now (GK-10.2)."""

from dataclasses import dataclass
from typing import Final

from pentapolis.games.ginkgopolis.bonuses import (
    CARDS_OF_COLOUR,
    CARDS_WITH_TRIGGER,
    ENDGAME_NUMBERS,
    FIRST_WITH_TRIGGER,
    POINTS_EACH,
    RESOURCES_ON_COLOUR,
    SCORING,
    TARGETS,
    endgame_card,
    endgame_of,
    is_endgame,
)
from pentapolis.games.ginkgopolis.cards import COLOURS, LETTER_COUNT, TRIGGERS, Card, card, members
from pentapolis.games.ginkgopolis.scoring import Holdings, endgame_points
from pentapolis.games.ginkgopolis.table import Table

_COUNTED: Final = ("on-colour", "low", "tall", "trigger", "colour", "fixed")  # by the numbers of `bonuses.SCORING`


@dataclass(frozen=True)
class CardWorth:
    """What a card 10 to 20 is worth to its owner now: so many points for each of what it counts."""

    card: Card
    counts: str  # "on-colour", "low", "tall", "trigger", "colour" or "fixed"
    what: str  # the colour or the trigger that is counted, where there is one
    each: int
    points: int


@dataclass(frozen=True)
class GinkgopolisGhosts:
    """What could come: of the kept cards of each place, and of the own hand as if they were kept now."""

    kept: list[list[CardWorth]]
    hand: list[CardWorth]


def ghosts_of(s: Table, seat: int) -> GinkgopolisGhosts:
    """Return what a seat is shown."""
    kept = [[_worth(s, place, number) for number in members(player.endgame)] for place, player in enumerate(s.players)]
    hand = [held - LETTER_COUNT for held in s.players[seat].hand if held >= LETTER_COUNT]
    return GinkgopolisGhosts(kept, [_worth(s, seat, endgame_of(tile)) for tile in hand if is_endgame(tile)])


def _worth(s: Table, place: int, number: int) -> CardWorth:
    player = s.players[place]
    colour, kind = number // ENDGAME_NUMBERS, number % ENDGAME_NUMBERS
    points = endgame_points(Holdings(s, place), player.bonuses, player.endgame | 1 << number, number)
    return CardWorth(
        card(endgame_card(number)), _COUNTED[SCORING[kind]], _what(colour, kind), POINTS_EACH[kind], points
    )


def _what(colour: int, kind: int) -> str:
    counted = SCORING[kind]
    if counted == RESOURCES_ON_COLOUR:
        return COLOURS[TARGETS[colour][kind]]
    if counted == CARDS_WITH_TRIGGER:
        return TRIGGERS[kind - FIRST_WITH_TRIGGER]
    return COLOURS[colour] if counted == CARDS_OF_COLOUR else ""
