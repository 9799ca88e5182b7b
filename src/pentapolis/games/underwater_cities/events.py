"""What happens in Underwater Cities; cards are printed numbers."""

from dataclasses import dataclass

from pentapolis.core.events import PrivateEvent, PublicEvent
from pentapolis.games.underwater_cities.goods import Goods


@dataclass(frozen=True)
class Amounts:
    """Goods in words."""

    kelp: int
    steelplast: int
    science: int
    credits: int
    biomatter: int
    points: int


def amounts(goods: Goods) -> Amounts:
    """Return goods as a component of events; cards are told of apart."""
    return Amounts(goods.kelp, goods.steelplast, goods.science, goods.credits, goods.biomatter, goods.points)


@dataclass(frozen=True)
class CardsDrawn(PublicEvent):
    """A player drew cards from the era's deck."""

    seat: int
    count: int


@dataclass(frozen=True)
class CardsSeen(PrivateEvent):
    """What a player drew."""

    cards: list[int]

    def reveals(self) -> bool:
        """The cards were hidden."""
        return True


@dataclass(frozen=True)
class DeckShuffled(PublicEvent):
    """The discards became the era's deck."""

    count: int


@dataclass(frozen=True)
class CardPutOut(PrivateEvent):
    """A player chose a card that is to be discarded."""

    card: int


@dataclass(frozen=True)
class HandDecided(PublicEvent):
    """A player has decided which cards to keep."""

    seat: int


@dataclass(frozen=True)
class HandReopened(PublicEvent):
    """A player decides anew which cards to keep."""

    seat: int


@dataclass(frozen=True)
class CardsDiscarded(PublicEvent):
    """Cards were discarded."""

    seat: int
    cards: list[int]

    def reveals(self) -> bool:
        """The cards were hidden."""
        return True


@dataclass(frozen=True)
class RoundBegan(PublicEvent):
    """A round begins; who is first."""

    round: int
    seat: int

    def starts_round(self) -> bool:
        """It does."""
        return True


@dataclass(frozen=True)
class TilePlaced(PublicEvent):
    """A player took an action slot."""

    seat: int
    slot: str


@dataclass(frozen=True)
class TileCloned(PublicEvent):
    """A player took the cloning tile and a slot that another has taken."""

    seat: int
    slot: str


@dataclass(frozen=True)
class SlotBlocked(PublicEvent):
    """A fourth blocking tile went to a slot, counted by the digits of a card."""

    card: int
    slot: str

    def reveals(self) -> bool:
        """The card was hidden."""
        return True


@dataclass(frozen=True)
class CardPlayed(PublicEvent):
    """A player showed a card of the slot's colour."""

    seat: int
    card: int

    def reveals(self) -> bool:
        """The card was hidden."""
        return True


@dataclass(frozen=True)
class CardLeft(PublicEvent):
    """A player didn't use the card."""

    seat: int
    card: int


@dataclass(frozen=True)
class CardClaimed(PublicEvent):
    """A card lies in front of a player from now on."""

    seat: int
    card: int


@dataclass(frozen=True)
class ActionCardDropped(PublicEvent):
    """An action card made room for another."""

    seat: int
    card: int


@dataclass(frozen=True)
class ActionCardUsed(PublicEvent):
    """A player used an action card."""

    seat: int
    card: int


@dataclass(frozen=True)
class ActionCardRefreshed(PublicEvent):
    """A used action card became ready."""

    seat: int
    card: int


@dataclass(frozen=True)
class AbilityUsed(PublicEvent):
    """A player used what a card allows once in a turn."""

    seat: int
    card: int


@dataclass(frozen=True)
class SlotUsed(PublicEvent):
    """A player used a slot through a card."""

    seat: int
    slot: str


@dataclass(frozen=True)
class Gained(PublicEvent):
    """A player gained goods."""

    seat: int
    goods: Amounts


@dataclass(frozen=True)
class CardPaid(PublicEvent):
    """A card that lies in front of a player gave goods."""

    seat: int
    card: int
    goods: Amounts


@dataclass(frozen=True)
class Paid(PublicEvent):
    """A player paid."""

    seat: int
    goods: Amounts


@dataclass(frozen=True)
class Advanced(PublicEvent):
    """A marker reached a space of the federation track."""

    seat: int
    space: int


@dataclass(frozen=True)
class AdvancedBeyond(PublicEvent):
    """A step beyond space 1, for a point."""

    seat: int


@dataclass(frozen=True)
class Built(PublicEvent):
    """Something was built."""

    seat: int
    kind: str
    place: str


@dataclass(frozen=True)
class Upgraded(PublicEvent):
    """A structure was upgraded."""

    seat: int
    kind: str
    place: str


@dataclass(frozen=True)
class CityConverted(PublicEvent):
    """A white city became symbiotic."""

    seat: int
    place: str


@dataclass(frozen=True)
class MetropolisConnected(PublicEvent):
    """A metropolis is connected."""

    seat: int
    metropolis: str


@dataclass(frozen=True)
class MetropolisesSeen(PrivateEvent):
    """Which metropolises a player drew."""

    metropolises: list[str]

    def reveals(self) -> bool:
        """They were hidden."""
        return True


@dataclass(frozen=True)
class ContractTaken(PublicEvent):
    """A player met a government contract."""

    seat: int
    contract: int


@dataclass(frozen=True)
class SpecialTaken(PublicEvent):
    """A player took a special card that lay face up."""

    seat: int
    card: int


@dataclass(frozen=True)
class SpecialTurned(PublicEvent):
    """The next special card was turned up."""

    card: int

    def reveals(self) -> bool:
        """The card was hidden."""
        return True


@dataclass(frozen=True)
class SpecialsSearched(PublicEvent):
    """A player put the face-up special card under the deck and looks at the next ones."""

    seat: int
    count: int


@dataclass(frozen=True)
class SpecialsSeen(PrivateEvent):
    """At which special cards a player looks."""

    cards: list[int]

    def reveals(self) -> bool:
        """The cards were hidden."""
        return True


@dataclass(frozen=True)
class SpecialKept(PublicEvent):
    """A player kept one of the special cards and put the others under the deck."""

    seat: int


@dataclass(frozen=True)
class ProductionBegan(PublicEvent):
    """Production after a round."""

    round: int


@dataclass(frozen=True)
class Produced(PublicEvent):
    """What a player's network produced."""

    seat: int
    goods: Amounts


@dataclass(frozen=True)
class MetropolisProduced(PublicEvent):
    """What a metropolis produced."""

    seat: int
    metropolis: str
    goods: Amounts


@dataclass(frozen=True)
class OutputReplaced(PublicEvent):
    """A structure gave something else instead."""

    seat: int
    place: str
    goods: Amounts


@dataclass(frozen=True)
class Fed(PublicEvent):
    """A player's cities were fed, with kelp, biomatter and points."""

    seat: int
    cities: int
    kelp: int
    biomatter: int
    points: int


@dataclass(frozen=True)
class EraBegan(PublicEvent):
    """A new era begins."""

    era: int


@dataclass(frozen=True)
class Ended(PublicEvent):
    """The game is over."""

    winners: list[int]
