"""The toy game, broken in one way after another: each is a mistake that the suite has to catch."""

import dataclasses
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from pentapolis.core.actions import ActionSpace, Choice, Kind, Number
from pentapolis.core.events import Event, PrivateEvent, PublicEvent
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from tests.toy.game import BACK, CARDS, GAMBLE, KEEP, Opened, Toy, ToyState, ToyView

NEVER_RESHUFFLED: Final = 6


def replaced(view: View, **changes: Any) -> View:
    assert isinstance(view, ToyView)
    return dataclasses.replace(view, **changes)


class ShowsAnotherHand(ToyState):
    """A seat sees the hand of the next one."""

    def view(self, seat: int | None) -> View:
        hand = [] if seat is None else self.hands[(seat + 1) % self.seats]
        return replaced(super().view(seat), hand=hand[:])


class ShowsTheNextCardToSpectators(ToyState):
    """A spectator sees the top of the deck."""

    def view(self, seat: int | None) -> View:
        return replaced(super().view(seat), discards=self.deck[:1]) if seat is None else super().view(seat)


class ShowsSealedChoices(ToyState):
    """Everybody sees which card was chosen."""

    def view(self, seat: int | None) -> View:
        return replaced(super().view(seat), leader=max(self.chosen))


class TellsSealedChoices(ToyState):
    """The event of a secret choice names the card."""

    def sealed(self, seat: int) -> Event:
        return SealedOpenly(seat, self.chosen[seat])


@dataclass(frozen=True)
class SealedOpenly(PublicEvent):
    seat: int
    card: int


class LegalDependsOnTheDeck(ToyState):
    """Whether a choice can be taken back depends on a hidden card."""

    def legal(self, seat: int) -> list[int]:
        return [action for action in super().legal(seat) if action != BACK or self.aside[0] > NEVER_RESHUFFLED]

    def refuse(self, seat: int, action: int) -> Refusal | None:
        if action == BACK and self.aside[0] <= NEVER_RESHUFFLED:
            return Refusal("TY-2", "bad-luck")
        return super().refuse(seat, action)


class RefusalTellsTheDeck(ToyState):
    """The parameters of a refusal hold a hidden card."""

    def refuse(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(seat, action)
        return None if refusal is None else Refusal(refusal.rule, refusal.reason, {"aside": self.aside[0]})


class WorldIsTheTruth(ToyState):
    """Bots get the truth."""

    def determinise(self, seat: int, luck: Luck) -> ToyState:
        return self.clone()


class WorldKeepsOtherHands(ToyState):
    """Bots get a new deck, but the true hands."""

    def determinise(self, seat: int, luck: Luck) -> ToyState:
        world = self.clone()
        unseen = sorted(self.aside + self.deck)
        luck.shuffle(unseen)
        world.aside, world.deck = unseen[:1], unseen[1:]
        return world


class WorldDependsOnTheTruth(ToyState):
    """The deck is shuffled from its true order, so that the draw depends on it."""

    def determinise(self, seat: int, luck: Luck) -> ToyState:
        world = self.clone()
        luck.shuffle(world.deck)
        return world


class WorldForgetsOwnHand(ToyState):
    """A seat's own hand is drawn anew as if it were hidden."""

    def determinise(self, seat: int, luck: Luck) -> ToyState:
        world = super().determinise(seat, luck)
        pool = sorted(world.deck + world.hands[seat])
        luck.shuffle(pool)
        size = len(world.hands[seat])
        world.hands[seat], world.deck = sorted(pool[:size]), pool[size:]
        return world


class WorldSharesLists(ToyState):
    """What is won in a drawn world is won in the truth."""

    def determinise(self, seat: int, luck: Luck) -> ToyState:
        world = super().determinise(seat, luck)
        world.rival = self.rival
        world.deck = self.deck
        return world


class WorldLosesACard(ToyState):
    """A drawn world has too few cards."""

    def determinise(self, seat: int, luck: Luck) -> ToyState:
        world = super().determinise(seat, luck)
        world.aside = []
        return world


class LegalMissesAnAction(ToyState):
    """Gambling is forgotten."""

    def legal(self, seat: int) -> list[int]:
        return [action for action in super().legal(seat) if action != GAMBLE]


class LegalHasTooMuch(ToyState):
    """Any card may be kept, it seems."""

    def legal(self, seat: int) -> list[int]:
        return (
            [KEEP + card for card in range(1, CARDS + 1)] if self.open and seat == self.leader else super().legal(seat)
        )


class LegalIsUnsorted(ToyState):
    """The actions come in another order."""

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class LegalRepeats(ToyState):
    """An action is listed twice."""

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        return legal[:1] + legal


class OwesNothingToDo(ToyState):
    """A seat that has chosen still owes a decision, with nothing to decide."""

    def to_act(self) -> list[int]:
        owing = super().to_act()
        return [seat for seat in range(self.seats) if self.hands[seat]] if owing and not self.open else owing

    def legal(self, seat: int) -> list[int]:
        return [action for action in super().legal(seat) if action != BACK]

    def refuse(self, seat: int, action: int) -> Refusal | None:
        return Refusal("TY-2", "never") if action == BACK else super().refuse(seat, action)


class ActsOutOfTurn(ToyState):
    """A seat that owes nothing may gamble for the leader."""

    def legal(self, seat: int) -> list[int]:
        return [GAMBLE] if self.open and seat != self.leader else super().legal(seat)

    def refuse(self, seat: int, action: int) -> Refusal | None:
        return None if self.open and action == GAMBLE and 0 <= seat < self.seats else super().refuse(seat, action)


class RefuseCrashes(ToyState):
    """A number outside the space is looked up."""

    def refuse(self, seat: int, action: int) -> Refusal | None:
        return super().refuse(seat, list(range(GAMBLE + 1))[action])


class RefuseAllowsTooMuch(ToyState):
    """A choice is allowed again by one who has chosen."""

    def refuse(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(seat, action)
        return None if refusal is not None and refusal.reason == "chosen-already" else refusal


class RefusalHasNoReason(ToyState):
    """A refusal doesn't say why."""

    def refuse(self, seat: int, action: int) -> Refusal | None:
        return None if super().refuse(seat, action) is None else Refusal("TY-1", "")


class RefusedAndDoneNevertheless(ToyState):
    """Being asked whether a choice can be taken back makes the state forget its leader."""

    def refuse(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(seat, action)
        if refusal is not None and refusal.reason == "nothing-to-take-back":
            self.leader = 0
        return refusal


class FailsOnLegal(ToyState):
    """Keeping one's own card goes wrong."""

    def keep(self, card: int, told: list[Event]) -> None:
        if self.seats > 1 and card == self.open[self.leader]:
            raise KeyError(card)
        super().keep(card, told)


class PerformsDifferently(ToyState):
    """Performing without the check is another action than applying."""

    def apply(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        super().apply(seat, action, luck, events)
        self.leader = seat


class NeverEnds(ToyState):
    """All that was played goes back into the deck."""

    def keep(self, card: int, told: list[Event]) -> None:
        super().keep(card, told)
        self.deck += sum(self.won, self.discards)
        self.discards = []
        self.won = [[] for _ in self.won]


class LosesACard(ToyState):
    """Of the discards the last is lost."""

    def keep(self, card: int, told: list[Event]) -> None:
        super().keep(card, told)
        self.discards = self.discards[:-1]


class DoublesACard(ToyState):
    """The kept card is discarded as well."""

    def keep(self, card: int, told: list[Event]) -> None:
        super().keep(card, told)
        self.discards = sorted([*self.discards, card])


class ZonesHaveTheSameName(ToyState):
    """Two zones can't be told apart."""

    def zones(self) -> list[Zone]:
        return [Zone(zone.name.partition(" ")[0], zone.items, zone.seen_by) for zone in super().zones()]


class ZonesForStrangers(ToyState):
    """The audience of a zone is a seat that doesn't exist."""

    def zones(self) -> list[Zone]:
        return [Zone(zone.name, zone.items, zone.seen_by << 1) for zone in super().zones()]


class CloneSharesAList(ToyState):
    """The hands are shared, and changed in place."""

    def clone(self) -> ToyState:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class CloneSharesTheDeck(ToyState):
    """The deck is shared, and changed in place."""

    def clone(self) -> ToyState:
        copy = super().clone()
        copy.deck = self.deck
        return copy


class CloneForgetsTheLeader(ToyState):
    """A clone has another leader."""

    def clone(self) -> ToyState:
        copy = super().clone()
        copy.leader = 0
        return copy


class SavesTooLittle(ToyState):
    """Choices are saved as if they had been taken back."""

    def pack(self) -> list[int]:
        undecided = self.clone()
        for seat, card in enumerate(self.chosen):
            undecided.hands[seat] = sorted([*self.hands[seat], *([card] if card else [])])
        undecided.chosen = [0] * self.seats
        return ToyState.pack(undecided)


class SavesNoLeader(ToyState):
    """The leader is not saved."""

    def pack(self) -> list[int]:
        return [0, *super().pack()[1:]]


class SavesHistory(ToyState):
    """How often a choice was taken back is saved too, in the guise of a leader; equal situations then differ."""

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        super().perform(seat, action, luck, events)
        if action == BACK:
            self.leader += 100

    def view(self, seat: int | None) -> View:
        return replaced(super().view(seat), leader=self.leader % 100)


class ViewSharesAList(ToyState):
    """A view holds a list of the state itself."""

    def view(self, seat: int | None) -> View:
        return replaced(super().view(seat), discards=self.discards)


class KeepsTheWholeTrick(ToyState):
    """The leader keeps all opened cards: none is lost, but the rules say otherwise."""

    def keep(self, card: int, told: list[Event]) -> None:
        self.won[self.leader] = sorted([*self.won[self.leader], *(other for other in self.open if other != card)])
        self.open = [card]
        super().keep(card, told)


class ViewSaysItIsOver(ToyState):
    """A view disagrees with `to_act`."""

    def view(self, seat: int | None) -> View:
        return replaced(super().view(seat), over=True)


class TotalIsWrong(ToyState):
    """The fast total forgets the tricks."""

    def total(self, seat: int) -> int:
        return sum(self.won[seat])


class ScoresAreWrong(ToyState):
    """The tricks count too little."""

    def scores(self) -> list[ScoreSheet]:
        return [
            ScoreSheet({**sheet.categories, "tricks": sheet.categories["tricks"] // 10}, sheet.tiebreaks)
            for sheet in super().scores()
        ]


class OneWinnerOnly(ToyState):
    """A tie is won by the first seat alone."""

    def winners(self) -> list[int]:
        return super().winners()[:1]


class GuessingChanges(ToyState):
    """Guessing looks at the next card and takes it."""

    def evaluate(self) -> list[float]:
        self.discards += self.deck[:1]
        self.deck = self.deck[1:]
        return super().evaluate()


class GuessesFromHistory(ToyState):
    """A guess depends on more than the situation."""

    def __init__(self, game: Toy, seats: int, options: dict[str, bool | int | str]) -> None:
        super().__init__(game, seats, options)
        self.played = 0

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        super().perform(seat, action, luck, events)
        self.played += 1

    def clone(self) -> ToyState:
        copy = super().clone()
        assert isinstance(copy, GuessesFromHistory)
        copy.played = self.played
        return copy

    def evaluate(self) -> list[float]:
        return [float(self.played)] * self.seats


class TellingUsesLuck(ToyState):
    """With a list of events the luck goes another way."""

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        if events is not None:
            luck.bits()
        super().perform(seat, action, luck, events)


class TellsNothing(ToyState):
    """Nothing is reported."""

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        super().perform(seat, action, luck)

    def draw(self, seat: int, told: list[Event]) -> None:
        super().draw(seat, [])


class EventIsNotPlain(ToyState):
    """An event holds what JSON can't."""

    def opened(self) -> Event:
        return OpenedAsSet(frozenset(self.open))


@dataclass(frozen=True)
class OpenedAsSet(PublicEvent):
    cards: frozenset[int]

    def reveals(self) -> bool:
        return True


class EventChangesLater(ToyState):
    """An event holds a list that the state goes on to change."""

    def opened(self) -> Event:
        return Opened(self.rival if self.options["rival"] else self.deck)


class UsesOtherChance(ToyState):
    """Gambling doesn't use the table's chance: every second time in the same situation another card is kept."""

    met: ClassVar[set[str]] = set()

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        if action == GAMBLE:
            self.met.symmetric_difference_update({self.serialise()})
            action = KEEP + self.open[0 if self.serialise() in self.met else 1]
        super().perform(seat, action, luck, events)


class HidesThatItReveals(ToyState):
    """Opening the choices doesn't count as revealing them, so that it could be taken back."""

    def opened(self) -> Event:
        return OpenedQuietly(self.open[:])


@dataclass(frozen=True)
class OpenedQuietly(PublicEvent):
    cards: list[int]


class TakingBackShuffles(ToyState):
    """Who takes a choice back changes the order of the deck."""

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        if action == BACK:
            self.deck = [*self.deck[1:], *self.deck[:1]]
        super().perform(seat, action, luck, events)


@dataclass(frozen=True)
class SealedUnseen(PrivateEvent):
    """A player has chosen, which nobody else is told."""


class SealsWithoutTelling(ToyState):
    """The view shows who has chosen, but no event tells it."""

    def sealed(self, seat: int) -> Event:
        return SealedUnseen(seat)


class ChoosesInTurn(SealsWithoutTelling):
    """What should be chosen at the same time is chosen one after the other."""

    def to_act(self) -> list[int]:
        return super().to_act()[:1]

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) if seat in self.to_act() or self.chosen[seat] else []

    def refuse(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refuse(seat, action)
        return refusal if refusal is not None or action in self.legal(seat) else Refusal("TY-2", "no-choosing-now")


def space_with_equal_texts() -> ActionSpace:
    """Two cards have the same name."""
    names = [str(min(card, CARDS - 1)) for card in range(1, CARDS + 1)]
    return ActionSpace(
        Kind("choose", Choice("card", names)), Kind("back"), Kind("keep", Number("card", 1, CARDS)), Kind("gamble")
    )
