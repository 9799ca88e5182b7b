"""What the page shows of the cards 10 to 20 before the end: how each scores, and what it is worth now (GK-10.2)."""

from dataclasses import dataclass

from pentapolis.games.ginkgopolis.bonuses import endgame_card, endgame_of, is_endgame
from pentapolis.games.ginkgopolis.cards import LETTER_COUNT, TILE_NAMES, Card, card, members
from pentapolis.games.ginkgopolis.printed import PRINTED
from pentapolis.games.ginkgopolis.scoring import Holdings, endgame_points
from pentapolis.games.ginkgopolis.table import Table


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
    points = endgame_points(Holdings(s, place), player.bonuses, player.endgame | 1 << number, number)
    scoring = PRINTED[TILE_NAMES[endgame_card(number) - LETTER_COUNT]]
    return CardWorth(card(endgame_card(number)), scoring.counts, scoring.what, scoring.each, points)
