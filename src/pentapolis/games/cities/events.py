"""What happens in a game, for the log and the page.

A game begins with `Commissioned` (the board) and `Starred` (who goes first), then a `Started` for each seat from the
first player's right on. A round is `Refilled`, the turns, `Cleared` if something is left, `Starred` again. A turn
is `TookCard`; or `TookTile` and `Placed`; or `TookFeatures` and for each of them `Furnished` or `Waived`; or
`TookPieces` and for each of them `Built` or `Discarded`; and then `Achieved` for each goal. `Ended` comes last.
"""

from dataclasses import dataclass

from pentapolis.core.events import PublicEvent
from pentapolis.games.cities.deck import Board, Card, Goal
from pentapolis.games.cities.tiles import Feature, Piece, Tile


@dataclass(frozen=True)
class Commissioned(PublicEvent):
    """The city board with its goals, chosen or drawn."""

    board: Board
    goals: list[Goal]

    def reveals(self) -> bool:
        """Nobody may have known which it would be."""
        return True


@dataclass(frozen=True)
class Starred(PublicEvent):
    """A player has the star and begins the round."""

    seat: int


@dataclass(frozen=True)
class Started(PublicEvent):
    """A player chooses a starting tile."""

    seat: int
    tile: Tile


@dataclass(frozen=True)
class Refilled(PublicEvent):
    """A round begins: all that lies open on the board now, group by group."""

    round: int
    rounds: int
    cards: list[Card]
    tiles: list[Tile]
    features: list[Feature]
    pieces: list[Piece]

    def starts_round(self) -> bool:
        """It does."""
        return True

    def reveals(self) -> bool:
        """All of it was hidden."""
        return True


@dataclass(frozen=True)
class TookCard(PublicEvent):
    """A player takes a scoring card; one that was face down is turned up."""

    seat: int
    group: int
    card: Card
    hidden: bool

    def reveals(self) -> bool:
        """Whether it was face down."""
        return self.hidden


@dataclass(frozen=True)
class TookTile(PublicEvent):
    """A player takes a city tile."""

    seat: int
    group: int
    tile: Tile
    hidden: bool

    def reveals(self) -> bool:
        """Whether it was face down."""
        return self.hidden


@dataclass(frozen=True)
class TookFeatures(PublicEvent):
    """A player takes one or two features; the last of two may have been face down."""

    seat: int
    group: int
    features: list[Feature]
    hidden: bool

    def reveals(self) -> bool:
        """Whether one was face down."""
        return self.hidden


@dataclass(frozen=True)
class TookPieces(PublicEvent):
    """A player takes pieces, open ones or two from the bag."""

    seat: int
    group: int
    pieces: list[Piece]
    hidden: bool

    def reveals(self) -> bool:
        """Whether they came from the bag."""
        return self.hidden


@dataclass(frozen=True)
class Placed(PublicEvent):
    """A tile becomes a part of a city; row, column and turns as in the action."""

    seat: int
    tile: Tile
    row: int
    column: int
    turns: int


@dataclass(frozen=True)
class Furnished(PublicEvent):
    """A feature lies on a space now."""

    seat: int
    feature: Feature
    space: str


@dataclass(frozen=True)
class Waived(PublicEvent):
    """A feature that was taken leaves the game."""

    seat: int
    feature: Feature


@dataclass(frozen=True)
class Built(PublicEvent):
    """A piece stands on a space, the so many-th floor of its building."""

    seat: int
    piece: Piece
    space: str
    floors: int


@dataclass(frozen=True)
class Discarded(PublicEvent):
    """A piece that was taken leaves the game."""

    seat: int
    piece: Piece


@dataclass(frozen=True)
class Achieved(PublicEvent):
    """A player meets a goal and takes the highest value that is left."""

    seat: int
    goal: Goal
    points: int


@dataclass(frozen=True)
class Cleared(PublicEvent):
    """What three players have left on the board leaves the game; what was face down stays unseen."""

    cards: list[Card]
    tiles: list[Tile]
    features: list[Feature]
    pieces: list[Piece]


@dataclass(frozen=True)
class Ended(PublicEvent):
    """The game is over."""

    winners: list[int]
    totals: list[int]
