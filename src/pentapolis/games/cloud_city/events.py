"""What happens in a game, for the log and the page.

A game begins with `Founded` for each seat in turn order, `Opened`, `Received` three times for each seat (which only
that seat sees), a `Requested` for each request card, and the first `Began`. A turn is `Chose`, `Placed`, any number of
`Joined` (each perhaps followed by `Exhausted`), then `Took` and `Refilled`, or `Drew` and `Received`; in the last round
nothing is drawn. `Began` comes before the first turn of each round, `Ended` after the last turn.
"""

from dataclasses import dataclass

from pentapolis.core.events import PrivateEvent, PublicEvent
from pentapolis.games.cloud_city.requests import Request
from pentapolis.games.cloud_city.tiles import Colour, Tile
from pentapolis.games.cloud_city.walkways import Walkway


@dataclass(frozen=True)
class Founded(PublicEvent):
    """A player gets a starting tile with its buildings; who has one bird goes first."""

    seat: int
    birds: int
    tile: Tile


@dataclass(frozen=True)
class Opened(PublicEvent):
    """The first face-up row."""

    tiles: list[Tile]

    def reveals(self) -> bool:
        """The tiles were hidden."""
        return True


@dataclass(frozen=True)
class Requested(PublicEvent):
    """A special request lies open for all."""

    request: Request

    def reveals(self) -> bool:
        """Nobody knew which it would be."""
        return True


@dataclass(frozen=True)
class Began(PublicEvent):
    """A round begins."""

    round: int
    rounds: int

    def starts_round(self) -> bool:
        """It does."""
        return True


@dataclass(frozen=True)
class Chose(PublicEvent):
    """A player chooses a tile of the hand, which everybody sees now."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class Placed(PublicEvent):
    """The chosen tile, with its buildings, becomes a part of the city; row, column and turns as in the action."""

    seat: int
    tile: Tile
    row: int
    column: int
    turns: int


@dataclass(frozen=True)
class Joined(PublicEvent):
    """A player builds a walkway."""

    seat: int
    walkway: Walkway


@dataclass(frozen=True)
class Exhausted(PublicEvent):
    """That was the last walkway of this colour and length."""

    colour: Colour
    length: int


@dataclass(frozen=True)
class Took(PublicEvent):
    """A player takes a tile from the face-up row."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class Refilled(PublicEvent):
    """A tile from the pile fills the gap in the face-up row."""

    tile: Tile

    def reveals(self) -> bool:
        """The tile was hidden."""
        return True


@dataclass(frozen=True)
class Drew(PublicEvent):
    """A player draws from the pile; what it was, only the player learns (`Received`)."""

    seat: int


@dataclass(frozen=True)
class Received(PrivateEvent):
    """A tile from the pile comes into a hand, seen by nobody else."""

    tile: Tile

    def reveals(self) -> bool:
        """The tile was hidden."""
        return True


@dataclass(frozen=True)
class Ended(PublicEvent):
    """The game is over."""

    winners: list[int]
    totals: list[int]
