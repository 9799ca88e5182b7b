"""A tiny game for tests only, with all that 5 Towers lacks: hidden hands, secret choices made at the same time, private
events, options, chance in the middle of a game, and an opponent that is no player.

    TY-1  There are cards 1 to 12. One is set aside unseen; each player is dealt a secret hand; the rest is the deck.
    TY-2  All choose a card secretly at the same time. A choice can be taken back until all have chosen.
    TY-3  The choices are opened together. The highest card's player keeps one of them, or gambles for any of them.
    TY-4  The others are discarded. If the deck has a card for everybody, everybody draws one.
    TY-5  Who plays alone plays against a rival, who gets a card from the deck before the player draws.
    TY-6  The game ends when the hands are empty. A kept card counts its number, and 10 for the trick.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pentapolis.core.actions import ActionSpace, Kind, Number
from pentapolis.core.events import EVERYBODY, NOBODY, Event, PrivateEvent, PublicEvent
from pentapolis.core.game import Game, Option, Options, OptionValue
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadState
from pentapolis.core.refusal import Refusal
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.state import State
from pentapolis.core.views import View, Zone

CARDS: Final = 12


def toy_space() -> ActionSpace:
    return ActionSpace(
        Kind("choose", Number("card", 1, CARDS)), Kind("back"), Kind("keep", Number("card", 1, CARDS)), Kind("gamble")
    )


CHOOSE: Final = toy_space().first("choose") - 1  # and the card
BACK: Final = toy_space().first("back")
KEEP: Final = toy_space().first("keep") - 1  # and the card
GAMBLE: Final = toy_space().first("gamble")


@dataclass(frozen=True)
class Sealed(PublicEvent):
    """A player has chosen."""

    seat: int


@dataclass(frozen=True)
class TakenBack(PublicEvent):
    """A player has taken the choice back."""

    seat: int


@dataclass(frozen=True)
class Opened(PublicEvent):
    """All choices are opened, in the order of the seats."""

    cards: list[int]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Kept(PublicEvent):
    """The leader keeps a card."""

    seat: int
    card: int


@dataclass(frozen=True)
class Drew(PrivateEvent):
    """A player draws a card, which only that player sees."""

    card: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Rivalled(PublicEvent):
    """The rival gets a card."""

    card: int

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class ToyView(View):
    """What a seat may know."""

    hand: list[int]
    chosen: int | None
    sealed: list[bool]
    hands: list[int]
    open: list[int]
    leader: int
    won: list[list[int]]
    discards: list[int]
    deck: int
    rival: list[int] | None


class ToyState(State):
    """A toy game in progress."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        super().__init__(game, seats, options)
        self.aside: list[int] = []
        self.deck: list[int] = []  # the next one first
        self.discards: list[int] = []  # sorted, as are all cards whose order means nothing
        self.rival: list[int] = []
        self.open: list[int] = []  # the opened choices by seat, while the leader decides
        self.leader = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.chosen = [0] * seats
        self.won: list[list[int]] = [[] for _ in range(seats)]

    def to_act(self) -> list[int]:
        if self.open:
            return [self.leader]
        return [seat for seat in range(self.seats) if self.hands[seat] and not self.chosen[seat]]

    def in_secret(self) -> bool:
        return not self.open

    def legal(self, seat: int) -> list[int]:
        if self.open:
            return [*(KEEP + card for card in sorted(self.open)), GAMBLE] if seat == self.leader else []
        if self.chosen[seat]:
            return [BACK]
        return [CHOOSE + card for card in self.hands[seat]]

    def refuse(self, seat: int, action: int) -> Refusal | None:
        if not 0 <= seat < self.seats or not 0 <= action <= GAMBLE:
            return Refusal("TY-1", "unknown")
        if action > BACK:
            if not self.open or seat != self.leader:
                return Refusal("TY-3", "nothing-to-keep")
            fine = action == GAMBLE or action - KEEP in self.open
            return None if fine else Refusal("TY-3", "not-opened", {"card": action - KEEP})
        if self.open:
            return Refusal("TY-2", "no-choosing-now")
        if action == BACK:
            return None if self.chosen[seat] else Refusal("TY-2", "nothing-to-take-back")
        if self.chosen[seat]:
            return Refusal("TY-2", "chosen-already")
        return (
            None if action - CHOOSE in self.hands[seat] else Refusal("TY-2", "not-in-hand", {"card": action - CHOOSE})
        )

    def perform(self, seat: int, action: int, luck: Luck, events: list[Event] | None = None) -> None:
        told = events if events is not None else []
        if action == GAMBLE:
            self.keep(self.open[luck.below(len(self.open))], told)
        elif action > BACK:
            self.keep(action - KEEP, told)
        elif action == BACK:
            self.hands[seat] = sorted([*self.hands[seat], self.chosen[seat]])
            self.chosen[seat] = 0
            told.append(TakenBack(seat))
        else:
            self.choose(seat, action - CHOOSE, told)

    def choose(self, seat: int, card: int, told: list[Event]) -> None:
        self.hands[seat].remove(card)
        self.chosen[seat] = card
        told.append(self.sealed(seat))
        if all(self.chosen):
            self.open = self.chosen
            self.chosen = [0] * self.seats
            self.leader = self.open.index(max(self.open))
            told.append(self.opened())
            if self.seats == 1:
                self.keep(self.open[0], told)

    def sealed(self, seat: int) -> Event:
        return Sealed(seat)

    def opened(self) -> Event:
        return Opened(self.open[:])

    def keep(self, card: int, told: list[Event]) -> None:
        self.won[self.leader] = sorted([*self.won[self.leader], card])
        self.discards = sorted([*self.discards, *(other for other in self.open if other != card)])
        self.open = []
        told.append(Kept(self.leader, card))
        if self.options["rival"] and self.deck:
            self.rival.append(self.deck.pop(0))
            told.append(Rivalled(self.rival[-1]))
        if len(self.deck) >= self.seats:
            for seat in range(self.seats):
                self.draw(seat, told)

    def draw(self, seat: int, told: list[Event]) -> None:
        card = self.deck.pop(0)
        self.hands[seat] = sorted([*self.hands[seat], card])
        told.append(Drew(seat, card))

    def view(self, seat: int | None) -> View:
        own = [] if seat is None else self.hands[seat]
        chosen = None if seat is None or not self.chosen[seat] else self.chosen[seat]
        return ToyView(
            seat=seat,
            seats=self.seats,
            to_act=self.to_act(),
            over=not self.to_act(),
            scores=self.scores(),
            decision=None,
            hand=own[:],
            chosen=chosen,
            sealed=[card != 0 for card in self.chosen],
            hands=[len(hand) for hand in self.hands],
            open=self.open[:],
            leader=self.leader,
            won=[won[:] for won in self.won],
            discards=self.discards[:],
            deck=len(self.deck),
            rival=self.rival[:] if self.options["rival"] else None,
        )

    def zones(self) -> list[Zone]:
        zones = [
            Zone("aside", self.aside[:], NOBODY),
            Zone("deck", self.deck[:], NOBODY),
            Zone("open", self.open[:], EVERYBODY),
            Zone("discards", self.discards[:], EVERYBODY),
            Zone("rival", self.rival[:], EVERYBODY),
        ]
        for seat in range(self.seats):
            zones.append(Zone(f"hand {seat}", self.hands[seat][:], 1 << seat))
            zones.append(Zone(f"chosen {seat}", [card for card in [self.chosen[seat]] if card], 1 << seat))
            zones.append(Zone(f"won {seat}", self.won[seat][:], EVERYBODY))
        return zones

    def determinise(self, seat: int, luck: Luck) -> "ToyState":
        world = self.clone()
        others = [other for other in range(self.seats) if other != seat]
        unseen = self.aside + self.deck
        for other in others:
            unseen = unseen + self.hands[other] + [card for card in [self.chosen[other]] if card]
        unseen.sort()
        luck.shuffle(unseen)
        cards = iter(unseen)
        world.aside = [next(cards) for _ in self.aside]
        world.deck = [next(cards) for _ in self.deck]
        for other in others:
            world.hands[other] = sorted(next(cards) for _ in self.hands[other])
            world.chosen[other] = next(cards) if self.chosen[other] else 0
        return world

    def scores(self) -> list[ScoreSheet]:
        sheets = [ScoreSheet({"cards": sum(won), "tricks": 10 * len(won)}, (max(won, default=0),)) for won in self.won]
        return [*sheets, ScoreSheet({"cards": sum(self.rival), "tricks": 0}, (0,))] if self.options["rival"] else sheets

    def clone(self) -> "ToyState":
        copy = type(self)(self.game, self.seats, self.options)
        copy.aside, copy.deck, copy.discards, copy.rival = self.aside[:], self.deck[:], self.discards[:], self.rival[:]
        copy.open, copy.leader, copy.chosen = self.open[:], self.leader, self.chosen[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.won = [won[:] for won in self.won]
        return copy

    def pack(self) -> list[int]:
        lists = [self.aside, self.deck, self.discards, self.rival, self.open, self.chosen, *self.hands, *self.won]
        return [self.leader, *(number for numbers in lists for number in [len(numbers), *numbers])]


class Toy(Game):
    """The title; broken ones have states of another class or another space."""

    def __init__(self, state: type[ToyState] = ToyState, space: ActionSpace | None = None) -> None:
        options = (Option("hand", 3, 2), Option("rival", False, True))
        super().__init__("toy", 1, (1, 2, 3), toy_space() if space is None else space, options)
        self.state = state

    def allowed(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        if option.name == "rival":
            return (True,) if seats == 1 else (False,)
        return option.values

    def begin(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> State:
        state = self.state(self, seats, options)
        state.deck = self.components(seats, options)
        luck.shuffle(state.deck)
        state.aside = [state.deck.pop(0)]
        told = events if events is not None else []
        for _ in range(int(options["hand"])):
            for seat in range(seats):
                state.draw(seat, told)
        return state

    def components(self, seats: int, options: Options) -> list[int]:
        return list(range(1, CARDS + 1))

    def unpack(self, seats: int, options: Options, numbers: list[int]) -> State:
        state = self.state(self, seats, options)
        reader = iter(numbers)
        try:
            state.leader = next(reader)
            state.aside, state.deck, state.discards, state.rival = (_read(reader) for _ in range(4))
            state.open, state.chosen = _read(reader), _read(reader)
            state.hands = [_read(reader) for _ in range(seats)]
            state.won = [_read(reader) for _ in range(seats)]
        except RuntimeError as error:
            raise BadState("problem.state-form") from error
        if state.pack() != numbers:
            raise BadState("problem.state-form")
        return state


def _read(reader: Iterator[int]) -> list[int]:
    return [next(reader) for _ in range(next(reader))]
