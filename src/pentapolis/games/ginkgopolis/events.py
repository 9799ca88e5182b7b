"""What happens in a game, for the log and the page, in the order in which it happens.

A `seat` is a player; in the solo game Hal's is 1. Cells are x to the east and y to the south of the centre of the
starting square. An action begins with the event of its reveal (`Exploits`, `Urbanises`, `Builds`), then come its costs
and its income one by one, each with its cause, and `CardDiscarded` or `CardKept` ends it.
"""

from dataclasses import dataclass

from pentapolis.core.events import PrivateEvent, PublicEvent
from pentapolis.games.ginkgopolis.cards import Card, Character, Good, Letter, Tile, Trigger

# The set-up and the draft (GK-2)


@dataclass(frozen=True)
class PackReceived(PrivateEvent):
    """A drafter looks at a pack, dealt or passed on; the others don't see it."""

    characters: list[Character]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class CharacterPicked(PublicEvent):
    """A drafter has kept a character of the pack, in secret."""

    seat: int


@dataclass(frozen=True)
class CharactersRevealed(PublicEvent):
    """A player's three characters lie open."""

    seat: int
    characters: list[Character]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Started(PublicEvent):
    """A character gives its starting goods."""

    seat: int
    character: Character
    resources: int
    tiles: int
    points: int


@dataclass(frozen=True)
class Equipped(PublicEvent):
    """The solo player gets the starting goods."""

    seat: int
    resources: int
    tiles: int
    points: int


@dataclass(frozen=True)
class TilesDrawn(PrivateEvent):
    """Which tiles a player took from the supply; the others don't see it."""

    tiles: list[Tile]

    def reveals(self) -> bool:
        return True


# The round: hands and choices (GK-3, GK-8)


@dataclass(frozen=True)
class HandPassed(PrivateEvent):
    """The cards that a player gets from the right; the others don't see it."""

    cards: list[Card]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class RoundBegan(PublicEvent):
    """A new round; the first player acts first and draws first."""

    round: int
    seat: int

    def starts_round(self) -> bool:
        """It does."""
        return True


@dataclass(frozen=True)
class CardsDrawn(PrivateEvent):
    """The cards that a player draws; the others don't see it."""

    cards: list[Card]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class DeckRebuilt(PublicEvent):
    """The deck ran out: cards of new buildings join the discards and all are shuffled; some are discarded again."""

    added: list[Card]
    deck: int
    discarded: list[Card]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class ChoiceMade(PublicEvent):
    """A player has chosen, in secret."""

    seat: int


@dataclass(frozen=True)
class ChoiceTakenBack(PublicEvent):
    """A player has taken the choice back."""

    seat: int


@dataclass(frozen=True)
class HandReplaced(PublicEvent):
    """A player gives up a token, discards the hand openly and draws another one."""

    seat: int
    cards: list[Card]
    tokens: int

    def reveals(self) -> bool:
        return True


# Actions (GK-4 to GK-6)


@dataclass(frozen=True)
class Exploits(PublicEvent):
    """A player reveals a card alone."""

    seat: int
    card: Card

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Urbanises(PublicEvent):
    """A player reveals an urbanisation card with a tile."""

    seat: int
    card: Card
    tile: Tile

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Builds(PublicEvent):
    """A player reveals a building card with a tile."""

    seat: int
    card: Card
    tile: Tile

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class TileTakenBack(PublicEvent):
    """The player can't pay: the tile goes back behind the screen, and the card is played alone (GK-6.7)."""

    seat: int
    card: Card
    tile: Tile


@dataclass(frozen=True)
class GoodTaken(PublicEvent):
    """An urbanisation card played alone gives a resource or a tile; `count` is 0 if there was none (GK-5.1)."""

    seat: int
    good: Good
    count: int


@dataclass(frozen=True)
class BuildingExploited(PublicEvent):
    """A building gives goods, by the played card or (`cause` is "urbanise") as a neighbour of a new tile.

    What the supply couldn't give is `lost`; tiles that are still owed when the supply ran out are told as `TilesTaken`.
    """

    seat: int
    cause: Trigger
    tile: Tile
    x: int
    y: int
    good: Good
    count: int
    lost: int


@dataclass(frozen=True)
class CharacterPaid(PublicEvent):
    """The bonus of a character (GK-1.5)."""

    seat: int
    trigger: Trigger
    character: Character
    good: Good
    count: int
    lost: int


@dataclass(frozen=True)
class CardPaid(PublicEvent):
    """The bonus of a kept card: a good of its colour, and `points` beside it (GK-1.5)."""

    seat: int
    trigger: Trigger
    card: Card
    good: Good
    count: int
    lost: int
    points: int


@dataclass(frozen=True)
class TilePlaced(PublicEvent):
    """A new building: the tile replaces the marker, with a resource and a construction-site marker on it (GK-5.4)."""

    seat: int
    tile: Tile
    letter: Letter
    x: int
    y: int


@dataclass(frozen=True)
class MarkerMoved(PublicEvent):
    """A marker goes to another cell (GK-5.5, GK-5.6)."""

    letter: Letter
    x: int
    y: int


@dataclass(frozen=True)
class ResourcesReturned(PublicEvent):
    """The resources on a building go back to its owner, with points if another player covers it (GK-6.1)."""

    seat: int
    tile: Tile
    x: int
    y: int
    count: int
    points: int


@dataclass(frozen=True)
class CostPaid(PublicEvent):
    """What a floor costs beside its resources: points for a lower number, a resource for another colour (GK-6.2)."""

    seat: int
    points: int
    resources: int


@dataclass(frozen=True)
class FloorBuilt(PublicEvent):
    """A tile on top of a building, with resources and a construction-site marker (GK-6.2 to GK-6.4)."""

    seat: int
    tile: Tile
    covered: Tile
    x: int
    y: int
    height: int


@dataclass(frozen=True)
class CardKept(PublicEvent):
    """The player keeps the card of a floor (GK-6.6)."""

    seat: int
    card: Card


@dataclass(frozen=True)
class CardDiscarded(PublicEvent):
    """The played card goes to the discard pile."""

    seat: int
    card: Card


# Supplies and the end (GK-7 to GK-10)


@dataclass(frozen=True)
class SupplyDepleted(PublicEvent):
    """The last tile was taken, for the first or the second time."""

    times: int


@dataclass(frozen=True)
class TileOffered(PrivateEvent):
    """A player puts out a tile to give it back; the others don't see it."""

    tile: Tile


@dataclass(frozen=True)
class GivingDecided(PublicEvent):
    """A player has decided, in secret, what to give back."""

    seat: int


@dataclass(frozen=True)
class TilesReturned(PublicEvent):
    """What a player gives back is revealed, for a point each; all do so together."""

    seat: int
    tiles: list[Tile]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class SupplyRenewed(PublicEvent):
    """The tiles that were given back are shuffled into a new supply."""

    tiles: int


@dataclass(frozen=True)
class TilesTaken(PublicEvent):
    """A player takes tiles that were still owed, from the new supply; what it couldn't give is `lost`."""

    seat: int
    count: int
    lost: int


@dataclass(frozen=True)
class LastResourcePlaced(PublicEvent):
    """A player has placed the last resource: the round is finished and the game ends."""

    seat: int


@dataclass(frozen=True)
class Ended(PublicEvent):
    """The game is over."""

    winners: list[int]
    totals: list[int]


# Hal (GK-11); what he does is told by the events above, with seat 1


@dataclass(frozen=True)
class HalDrewAgain(PublicEvent):
    """The expert Hal turned up an urbanisation card and draws another; he uses one of them."""

    card: Card
    other: Card
    used: Card

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class HalIsStuck(PublicEvent):
    """Hal has too few resources for his action, so that the game ends at once."""

    card: Card

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class HandDiscarded(PublicEvent):
    """The cards that the solo player didn't play are discarded."""

    seat: int
    cards: list[Card]

    def reveals(self) -> bool:
        return True
