"""What happens in a game, for the log and the page."""

from dataclasses import dataclass

from pentapolis.core.events import PublicEvent
from pentapolis.games.five_towers.cards import Card


@dataclass(frozen=True)
class Revealed(PublicEvent):
    """A round begins: cards from the pile lie on display."""

    opener: int
    cards: list[Card]

    def starts_round(self) -> bool:
        """It does."""
        return True

    def reveals(self) -> bool:
        """The cards were hidden."""
        return True


@dataclass(frozen=True)
class Bid(PublicEvent):
    """A player bids a number of cards."""

    seat: int
    number: int


@dataclass(frozen=True)
class Passed(PublicEvent):
    """A player doesn't bid higher, or can't."""

    seat: int


@dataclass(frozen=True)
class Took(PublicEvent):
    """The highest bidder takes cards from the display."""

    seat: int
    cards: list[Card]


@dataclass(frozen=True)
class Demolished(PublicEvent):
    """The builder demolishes the top of a tower."""

    seat: int
    card: Card
    rubble: int


@dataclass(frozen=True)
class Placed(PublicEvent):
    """The builder adds a card to a tower."""

    seat: int
    card: Card
    height: int


@dataclass(frozen=True)
class Discarded(PublicEvent):
    """What is left on the display goes to the discard pile."""

    cards: list[Card]


@dataclass(frozen=True)
class Reshuffled(PublicEvent):
    """The discard pile becomes the draw pile for the second and last time through."""

    cards: int


@dataclass(frozen=True)
class Ended(PublicEvent):
    """The game is over."""

    winners: list[int]
    totals: list[int]
