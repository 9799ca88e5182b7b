"""A tiny game for tests only, on the agenda, with everything that an agenda can do.

ML-1  There are cards 1 to 12. Each player is dealt two; the rest is the deck. Each player has wood and stone.
ML-2  All choose a card of the hand secretly at the same time. A choice can be taken back until all have chosen.
ML-3  The cards are opened together. In turn, each player works and plays the card, in either order.
ML-4  Work is a wood or a stone, while the yard has some.
ML-5  The parts of a card may be done in any order, or left out.
ML-6  To build: up to so many mills, one after another, the first is a must. A mill costs two goods of any kind; for
      each stone the player gets a coin, which is kept covered until the end.
ML-7  A mill that is built gives a sack for each wood of the player, two at most, and a wood if there is one left: in
      the player's order.
ML-8  To look: the two next cards of the deck are looked at, one is kept, the other is discarded.
ML-9  Once a round, whenever a player is asked in turn, a stone can be swapped for a wood.
ML-10 After the round everybody draws a card; if the deck is empty, the discards are shuffled.
ML-11 The game ends after three rounds. A mill is worth 3 points, a sack and a coin 1.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from pentapolis.core.actions import ActionSpace, Kind, Number
from pentapolis.core.agenda import NOTHING, AgendaGame, AgendaState, Frame, Step, StepTable
from pentapolis.core.combinators import Parts, Sequence
from pentapolis.core.events import Event, PrivateEvent, PublicEvent
from pentapolis.core.fields import HIDDEN, MEMORY, OWNER, PUBLIC, Declared, Items, Objects, PileOf, UpTo, Value
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import Luck
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.problem import Params, Problem
from pentapolis.core.refusal import Refusal
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import Cause, View, Zone

CARDS: Final = 12
ROUNDS: Final = 3
PRICE: Final = 2
MOST_SACKS: Final = 2
MOST: Final = 99

SPACE: Final = ActionSpace(
    Kind("choose", Number("card", 0, CARDS - 1)),
    Kind("back"),
    Kind("work-first"),
    Kind("card-first"),
    Kind("take-wood"),
    Kind("take-stone"),
    Kind("part", Number("part", 1, 3)),
    Kind("skip"),
    Kind("build"),
    Kind("stop"),
    Kind("pay", Number("stones", 0, PRICE)),
    Kind("react", Number("reaction", 1, 2)),
    Kind("hold", Number("card", 0, CARDS - 1)),
    Kind("swap"),
)
CHOOSE: Final = SPACE.first("choose")
BACK: Final = SPACE.first("back")
WORK_FIRST: Final = SPACE.first("work-first")
CARD_FIRST: Final = SPACE.first("card-first")
TAKE_WOOD: Final = SPACE.first("take-wood")
TAKE_STONE: Final = SPACE.first("take-stone")
PART: Final = SPACE.first("part")
SKIP: Final = SPACE.first("skip")
BUILD: Final = SPACE.first("build")
STOP: Final = SPACE.first("stop")
PAY: Final = SPACE.first("pay")
REACT: Final = SPACE.first("react")
HOLD: Final = SPACE.first("hold")
SWAP: Final = SPACE.first("swap")

# The parts of each card, as data.
FACES: Final[list[list[tuple[str, int]]]] = [
    [("build", 1)],
    [("build", 2)],
    [("gain", 1)],
    [("look", 0)],
    [("gain", 1), ("build", 1)],
    [("build", 1), ("look", 0)],
    [("gain", 2), ("look", 0)],
    [("gain", 1), ("build", 2), ("look", 0)],
    [("look", 0), ("gain", 1)],
    [("build", 2), ("gain", 1)],
    [("gain", 2)],
    [("look", 0), ("build", 1), ("gain", 1)],
]


@dataclass(frozen=True)
class Sealed(PublicEvent):
    seat: int


@dataclass(frozen=True)
class TakenBack(PublicEvent):
    seat: int


@dataclass(frozen=True)
class Opened(PublicEvent):
    cards: list[int]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Gained(PublicEvent):
    seat: int
    wood: int
    stone: int


@dataclass(frozen=True)
class Built(PublicEvent):
    seat: int
    stones: int


@dataclass(frozen=True)
class Reacted(PublicEvent):
    seat: int
    wood: int


@dataclass(frozen=True)
class Looked(PrivateEvent):
    cards: list[int]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Held(PublicEvent):
    seat: int
    discarded: list[int]

    def reveals(self) -> bool:
        return True


@dataclass(frozen=True)
class Swapped(PublicEvent):
    seat: int


@dataclass(frozen=True)
class Drew(PrivateEvent):
    card: int

    def reveals(self) -> bool:
        return True


class Goods:
    """Wood and stone, a value."""

    wood: Annotated[int, UpTo(MOST)]
    stone: Annotated[int, UpTo(MOST)]

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "stone",
        "wood",
    )

    def __init__(self, wood: int, stone: int) -> None:
        """Take every field."""
        self.wood: int = wood
        self.stone: int = stone

    def pack(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        out.append(self.wood)
        out.append(self.stone)

    @staticmethod
    def unpack(reader: Reader) -> "Goods":
        """Read what `pack` wrote."""
        return Goods(reader.number(MOST), reader.number(MOST))

    # End of what `make fields` writes.

    def plus(self, wood: int, stone: int) -> "Goods":
        return Goods(self.wood + wood, self.stone + stone)


class Player:
    """A player's area."""

    goods: Annotated[Goods, Value(), PUBLIC]
    hand: Annotated[list[int], Items(CARDS, CARDS - 1), OWNER]  # sorted
    chosen: Annotated[int, UpTo(CARDS), OWNER]  # a sealed card + 1, or 0
    sealed: Annotated[int, UpTo(1), PUBLIC]
    opened: Annotated[int, UpTo(CARDS), PUBLIC]  # a card that lies open and is still to be played + 1, or 0
    looked_at: Annotated[list[int], Items(2, CARDS - 1), OWNER]
    mills: Annotated[int, UpTo(MOST), PUBLIC]
    sacks: Annotated[int, UpTo(MOST), PUBLIC]
    coins: Annotated[int, UpTo(MOST), MEMORY]
    swapped: Annotated[int, UpTo(1), PUBLIC]

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "chosen",
        "coins",
        "goods",
        "hand",
        "looked_at",
        "mills",
        "opened",
        "sacks",
        "sealed",
        "swapped",
    )

    def __init__(
        self,
        goods: Goods,
        hand: list[int],
        chosen: int,
        sealed: int,
        opened: int,
        looked_at: list[int],
        mills: int,
        sacks: int,
        coins: int,
        swapped: int,
    ) -> None:
        """Take every field."""
        self.goods: Goods = goods
        self.hand: list[int] = hand
        self.chosen: int = chosen
        self.sealed: int = sealed
        self.opened: int = opened
        self.looked_at: list[int] = looked_at
        self.mills: int = mills
        self.sacks: int = sacks
        self.coins: int = coins
        self.swapped: int = swapped

    def clone(self) -> "Player":
        """Return a copy."""
        return Player(
            self.goods,
            self.hand,
            self.chosen,
            self.sealed,
            self.opened,
            self.looked_at,
            self.mills,
            self.sacks,
            self.coins,
            self.swapped,
        )

    def pack(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        self.goods.pack(out)
        out.append(len(self.hand))
        out += self.hand
        out.append(self.chosen)
        out.append(self.sealed)
        out.append(self.opened)
        out.append(len(self.looked_at))
        out += self.looked_at
        out.append(self.mills)
        out.append(self.sacks)
        out.append(self.coins)
        out.append(self.swapped)

    @staticmethod
    def unpack(reader: Reader) -> "Player":
        """Read what `pack` wrote."""
        return Player(
            Goods.unpack(reader),
            reader.numbers(CARDS, CARDS - 1),
            reader.number(CARDS),
            reader.number(1),
            reader.number(CARDS),
            reader.numbers(2, CARDS - 1),
            reader.number(MOST),
            reader.number(MOST),
            reader.number(MOST),
            reader.number(1),
        )

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "goods": Declared("Value()", PUBLIC),
            "hand": Declared("Items(CARDS, CARDS - 1)", OWNER),
            "chosen": Declared("UpTo(CARDS)", OWNER),
            "sealed": Declared("UpTo(1)", PUBLIC),
            "opened": Declared("UpTo(CARDS)", PUBLIC),
            "looked_at": Declared("Items(2, CARDS - 1)", OWNER),
            "mills": Declared("UpTo(MOST)", PUBLIC),
            "sacks": Declared("UpTo(MOST)", PUBLIC),
            "coins": Declared("UpTo(MOST)", MEMORY),
            "swapped": Declared("UpTo(1)", PUBLIC),
        }

    # End of what `make fields` writes.


class MillTable(AgendaState):
    """What lies on the table."""

    players: Annotated[list[Player], Objects(), PUBLIC]
    deck: Annotated[Pile, PileOf(CARDS, CARDS - 1)]
    discards: Annotated[list[int], Items(CARDS, CARDS - 1), PUBLIC]  # sorted
    yard: Annotated[Goods, Value(), PUBLIC]
    card: Annotated[int, UpTo(CARDS), PUBLIC]  # the one being played + 1, or 0
    bill: Annotated[int, UpTo(PRICE), PUBLIC]  # what is to be paid
    round: Annotated[int, UpTo(ROUNDS), PUBLIC]

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "bill",
        "card",
        "deck",
        "discards",
        "players",
        "round",
        "yard",
    )

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        agenda: Frame | None,
        offer: list[int],
        turn: int,
        players: list[Player],
        deck: Pile,
        discards: list[int],
        yard: Goods,
        card: int,
        bill: int,
        round: int,
    ) -> None:
        """Take every field."""
        super().__init__(game, seats, options, agenda, offer, turn)
        self.players: list[Player] = players
        self.deck: Pile = deck
        self.discards: list[int] = discards
        self.yard: Goods = yard
        self.card: int = card
        self.bill: int = bill
        self.round: int = round

    def pack_fields(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        for player in self.players:
            player.pack(out)
        self.deck.pack(out)
        out.append(len(self.discards))
        out += self.discards
        self.yard.pack(out)
        out.append(self.card)
        out.append(self.bill)
        out.append(self.round)

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "players": Declared("Objects()", PUBLIC),
            "deck": Declared("PileOf(CARDS, CARDS - 1)", HIDDEN),
            "discards": Declared("Items(CARDS, CARDS - 1)", PUBLIC),
            "yard": Declared("Value()", PUBLIC),
            "card": Declared("UpTo(CARDS)", PUBLIC),
            "bill": Declared("UpTo(PRICE)", PUBLIC),
            "round": Declared("UpTo(ROUNDS)", PUBLIC),
        }

    # End of what `make fields` writes.


@dataclass(frozen=True)
class MillView(View):
    """What a seat may know."""

    hand: list[int]
    chosen: int
    looked_at: list[int]
    sacks: list[int]
    coins: list[int | None]
    goods: list[list[int]]
    sealed: list[int]
    opened: list[int]
    hands: list[int]
    looking: list[int]
    mills: list[int]
    swapped: list[int]
    deck: int
    discards: list[int]
    yard: list[int]
    card: int
    bill: int
    round: int


class MillState(MillTable):
    """A game of it."""

    # Written by `make fields` from the declared fields.

    __slots__ = ()

    def clone(self) -> "MillState":
        """Return an independent copy."""
        return MillState(
            self.game,
            self.seats,
            self.options,
            self.agenda,
            self.offer,
            self.turn,
            [item.clone() for item in self.players],
            self.deck,
            self.discards,
            self.yard,
            self.card,
            self.bill,
            self.round,
        )

    @staticmethod
    def unpack(game: AgendaGame, seats: int, options: Options, reader: Reader) -> "MillState":
        """Read what `pack` wrote, but for the agenda."""
        return MillState(
            game,
            seats,
            options,
            None,
            NOTHING,
            reader.number(game.places(seats)),
            [Player.unpack(reader) for _ in range(game.places(seats))],
            Pile.unpack(reader, CARDS, CARDS - 1),
            reader.numbers(CARDS, CARDS - 1),
            Goods.unpack(reader),
            reader.number(CARDS),
            reader.number(PRICE),
            reader.number(ROUNDS),
        )

    # End of what `make fields` writes.

    def view(self, seat: int | None) -> View:
        own = None if seat is None else self.players[seat]
        over = self.agenda is None
        return MillView(
            seat=seat,
            seats=self.seats,
            to_act=self.to_act(),
            over=over,
            scores=[self.sheet(place, over or place == seat) for place in range(self.seats)],
            decision=self.decision(seat),
            hand=own.hand[:] if own else [],
            chosen=own.chosen if own else 0,
            looked_at=own.looked_at[:] if own else [],
            sacks=[player.sacks for player in self.players],
            coins=[player.coins if over or player is own else None for player in self.players],
            goods=[[player.goods.wood, player.goods.stone] for player in self.players],
            sealed=[player.sealed for player in self.players],
            opened=[player.opened for player in self.players],
            hands=[len(player.hand) for player in self.players],
            looking=[len(player.looked_at) for player in self.players],
            mills=[player.mills for player in self.players],
            swapped=[player.swapped for player in self.players],
            deck=self.deck.count(),
            discards=self.discards[:],
            yard=[self.yard.wood, self.yard.stone],
            card=self.card,
            bill=self.bill,
            round=self.round,
        )

    def sheet(self, place: int, with_coins: bool) -> ScoreSheet:
        player = self.players[place]
        seen = {"mills": 3 * player.mills, "sacks": player.sacks}
        return ScoreSheet(seen | {"coins": player.coins} if with_coins else seen)

    def scores(self) -> list[ScoreSheet]:
        return [self.sheet(place, True) for place in range(self.seats)]

    def zones(self) -> list[Zone]:
        zones = [
            Zone("deck", self.deck.left(), 0),
            Zone("discards", self.discards[:], -1),
            Zone("card", [self.card - 1] if self.card else [], -1),
        ]
        for seat, player in enumerate(self.players):
            zones.append(Zone(f"hand {seat}", player.hand[:], 1 << seat))
            zones.append(Zone(f"chosen {seat}", [player.chosen - 1] if player.chosen else [], 1 << seat))
            zones.append(Zone(f"opened {seat}", [player.opened - 1] if player.opened else [], -1))
            zones.append(Zone(f"looked_at {seat}", player.looked_at[:], 1 << seat))
        return zones

    def redraw(self, seat: int, luck: Luck) -> None:
        others = [player for place, player in enumerate(self.players) if place != seat]
        unseen = self.deck.left()
        for other in others:
            unseen = unseen + other.hand + other.looked_at + ([other.chosen - 1] if other.sealed else [])
        unseen.sort()
        luck.shuffle(unseen)
        cards = iter(unseen)
        for other in others:
            other.hand = sorted(next(cards) for _ in other.hand)
            other.looked_at = sorted(next(cards) for _ in other.looked_at)
            other.chosen = next(cards) + 1 if other.sealed else 0
        self.deck = Pile(list(cards))

    def me(self) -> Player:
        return self.players[self.turn]


class MillStep(Step[MillState]):
    """A step of this game; it finds the others by the rules."""

    def __init__(self, rules: "MillRules", rule: str, kinds: tuple[str, ...] = (), **details: Any) -> None:
        super().__init__(rules.table, rule, kinds, **details)
        self.rules = rules


class InTurn(MillStep):
    """A decision of the player in turn, who may swap first (ML-9)."""

    def __init__(self, rules: "MillRules", rule: str, kinds: tuple[str, ...], **details: Any) -> None:
        super().__init__(rules, rule, kinds, explains=("swap",), **details)

    def own(self, s: MillState, at: int) -> list[int]:
        raise NotImplementedError

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        raise NotImplementedError

    def legal(self, s: MillState, seat: int, at: int) -> list[int]:
        found = self.own(s, at)
        can_swap = found and not s.me().swapped and s.me().goods.stone and s.yard.wood
        return [*found, SWAP] if can_swap else found

    def refuse(self, s: MillState, seat: int, action: int, at: int) -> Refusal:
        return Refusal("ML-9", "no-swap") if action == SWAP else Refusal(self.rule, "impossible")

    def answer(self, s: MillState, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        if action == SWAP:
            s.call(self.rules.swap, at)
        else:
            self.do(s, action, at, luck, events if events is not None else [])


class Swap(MillStep):
    """ML-9: an ability that is called in the middle of any decision, which is then asked again."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.me().swapped = 1
        s.me().goods = s.me().goods.plus(1, -1)
        s.yard = s.yard.plus(-1, 1)
        if events is not None:
            events.append(Swapped(s.turn))
        s.done()


class Choose(MillStep):
    """ML-2."""

    def owing(self, s: MillState, at: int) -> int:
        return sum(1 << seat for seat, player in enumerate(s.players) if not player.sealed)

    def legal(self, s: MillState, seat: int, at: int) -> list[int]:
        player = s.players[seat]
        return [BACK] if player.sealed else [CHOOSE + card for card in player.hand]

    def refuse(self, s: MillState, seat: int, action: int, at: int) -> Refusal:
        if action == BACK:
            return Refusal("ML-2", "nothing-to-take-back")
        return Refusal("ML-2", "chosen-already" if s.players[seat].sealed else "not-in-hand")

    def answer(self, s: MillState, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        if action == BACK:
            player.hand = sorted([*player.hand, player.chosen - 1])
            player.chosen = player.sealed = 0
        else:
            player.hand = [card for card in player.hand if card != action - CHOOSE]
            player.chosen = action - CHOOSE + 1
            player.sealed = 1
        if events is not None:
            events.append(TakenBack(seat) if action == BACK else Sealed(seat))

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        for player in s.players:
            player.opened = player.chosen
            player.chosen = player.sealed = 0
        if events is not None:
            events.append(Opened([player.opened - 1 for player in s.players]))
        s.become(self.rules.turns)

    def can_become(self, other: Step[Any]) -> bool:
        return other is self.rules.turns

    def foresee(self, s: MillState, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        """As if the others played nothing at all."""
        self.answer(s, seat, action, at, luck, events)


class Turns(MillStep):
    """Everybody plays in turn, whose cards lie open now; `at` is who is next."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == s.seats:
            s.done()
            return
        player = s.players[at]
        s.turn, s.card = at, player.opened
        player.opened = 0
        s.call(self.rules.order, at + 1)

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        called = self.rules.order
        return at == s.turn + 1 <= s.seats and above is not None and (above is called or called.can_become(above))


class Order(InTurn):
    """ML-3: become one sequence or the other."""

    def own(self, s: MillState, at: int) -> list[int]:
        return [WORK_FIRST, CARD_FIRST]

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        s.become(self.rules.orders[action - WORK_FIRST])

    def can_become(self, other: Step[Any]) -> bool:
        return any(other is order for order in self.rules.orders)

    def params(self, s: MillState, viewer: int | None, at: int) -> Params:
        return {"card": s.card}


class Work(InTurn):
    """ML-4: nothing to ask if the yard is empty, and nothing if only one is there."""

    def own(self, s: MillState, at: int) -> list[int]:
        found = [TAKE_WOOD] if s.yard.wood else []
        return [*found, TAKE_STONE] if s.yard.stone else found

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        gain(s, int(action == TAKE_WOOD), int(action == TAKE_STONE), told)
        s.done()


def gain(s: MillState, wood: int, stone: int, told: list[Event]) -> None:
    wood, stone = min(wood, s.yard.wood), min(stone, s.yard.stone)
    s.me().goods = s.me().goods.plus(wood, stone)
    s.yard = s.yard.plus(-wood, -stone)
    told.append(Gained(s.turn, wood, stone))


class PlayCard(MillStep):
    """The card's parts, then it is discarded; at 0 the parts are still to come."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == 0:
            s.call(self.rules.faces[s.card - 1], 1)
            return
        s.discards = sorted([*s.discards, s.card - 1])
        s.card = 0
        s.done()

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return at == 1 and s.card > 0 and above is self.rules.faces[s.card - 1]


class Gain(MillStep):
    """So much wood."""

    def __init__(self, rules: "MillRules", amount: int) -> None:
        super().__init__(rules, "ML-5", cause=Cause("gain", amount))
        self.amount = amount

    def possible(self, s: MillState) -> bool:
        return s.yard.wood > 0

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        gain(s, self.amount, 0, events if events is not None else [])
        s.done()


class Build(InTurn):
    """ML-6: `at` is how many are built."""

    def __init__(self, rules: "MillRules", most: int) -> None:
        super().__init__(
            rules, "ML-6", ("build", "stop"), name="build", not_now="no-building-now", cause=Cause("build", most)
        )
        self.most = most

    def possible(self, s: MillState) -> bool:
        return s.me().goods.wood + s.me().goods.stone >= PRICE

    def own(self, s: MillState, at: int) -> list[int]:
        if at == self.most or not self.possible(s):
            return NOTHING
        return [BUILD, STOP] if at else [BUILD]

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        if action == STOP:
            s.done()
            return
        s.bill = PRICE
        s.call(self.rules.built, at + 1)

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return at <= self.most if above is None else 0 < at <= self.most and above is self.rules.built


class Pay(InTurn):
    """ML-6: asked only if there is a choice."""

    def own(self, s: MillState, at: int) -> list[int]:
        goods = s.me().goods
        fewest, most = max(0, s.bill - goods.wood), min(s.bill, goods.stone)
        return [PAY + stones for stones in range(fewest, most + 1)]

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        stones = action - PAY
        s.me().goods = s.me().goods.plus(stones - s.bill, -stones)
        s.yard = s.yard.plus(s.bill - stones, stones)
        s.bill = 0
        s.me().mills += 1
        s.me().coins += stones
        told.append(Built(s.turn, stones))
        s.done()

    def params(self, s: MillState, viewer: int | None, at: int) -> Params:
        return {"bill": s.bill}


class Reactions(InTurn):
    """ML-7: in the player's order; `at` is a mask of those done. Asked only if two are left and it matters."""

    def left(self, s: MillState, at: int) -> list[int]:
        return [number for number in range(2) if not at >> number & 1 and (number == 0 or s.yard.wood > 0)]

    def own(self, s: MillState, at: int) -> list[int]:
        left = self.left(s, at)
        matters = len(left) > 1 and s.me().goods.wood < MOST_SACKS
        return [REACT + number for number in left] if matters else NOTHING

    def do(self, s: MillState, action: int, at: int, luck: Luck, told: list[Event]) -> None:
        self.react(s, action - REACT, at, told)

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        left = self.left(s, at)
        if left:
            self.react(s, left[0], at, events if events is not None else [])
        else:
            s.done()

    def react(self, s: MillState, number: int, at: int, told: list[Event]) -> None:
        if number == 0:
            s.me().sacks += min(MOST_SACKS, s.me().goods.wood)
        else:
            s.me().goods = s.me().goods.plus(1, 0)
            s.yard = s.yard.plus(-1, 0)
        told.append(Reacted(s.turn, number))
        s.stay(at | 1 << number)

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return above is None and 0 <= at < 3


class Look(MillStep):
    """ML-8, first half."""

    def __init__(self, rules: "MillRules", name: str) -> None:
        super().__init__(rules, "ML-8", cause=Cause("look", name))

    def possible(self, s: MillState) -> bool:
        return s.deck.count() > 0

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        s.me().looked_at = sorted(s.deck.first(2))
        s.deck = s.deck.without(len(s.me().looked_at))
        if events is not None:
            events.append(Looked(s.turn, s.me().looked_at[:]))
        s.become(self.rules.hold)

    def can_become(self, other: Step[Any]) -> bool:
        return other is self.rules.hold


class Hold(MillStep):
    """ML-8, second half: secret, so that nobody learns from the lack of a question that only one card was there."""

    def legal(self, s: MillState, seat: int, at: int) -> list[int]:
        return [HOLD + card for card in s.players[seat].looked_at]

    def refuse(self, s: MillState, seat: int, action: int, at: int) -> Refusal:
        return Refusal("ML-8", "not-looked-at")

    def answer(self, s: MillState, seat: int, action: int, at: int, luck: Luck, events: list[Event] | None) -> None:
        player = s.players[seat]
        rest = [card for card in player.looked_at if card != action - HOLD]
        player.hand = sorted([*player.hand, action - HOLD])
        player.looked_at = []
        s.discards = sorted([*s.discards, *rest])
        if events is not None:
            events.append(Held(seat, rest))
        s.done()


class EndRound(MillStep):
    """ML-10, ML-11: `at` is who draws next."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        if at == s.seats:
            s.round += 1
            s.turn = 0
            for player in s.players:
                player.swapped = 0
            s.done()
            return
        if s.deck.count() == 0:
            cards = s.discards[:]
            luck.shuffle(cards)
            s.deck, s.discards = Pile(cards), []
        draw(s, at, events)
        s.stay(at + 1)


def draw(s: MillState, seat: int, events: list[Event] | None) -> None:
    s.players[seat].hand = sorted([*s.players[seat].hand, s.deck.top()])
    if events is not None:
        events.append(Drew(seat, s.deck.top()))
    s.deck = s.deck.without(1)


class Rounds(MillStep):
    """ML-11: the whole game."""

    def run(self, s: MillState, at: int, luck: Luck, events: list[Event] | None) -> None:
        if s.round == ROUNDS:
            s.done()
        else:
            s.call(self.rules.round, 0)

    def is_sound(self, s: MillState, at: int, above: Step[Any] | None) -> bool:
        return at == 0 and s.round < ROUNDS and above is self.rules.round


class MillRules:
    """All steps; `changed` are steps of another class, for games that are broken on purpose."""

    def __init__(self, changed: dict[str, type[MillStep]] | None = None) -> None:
        self.table = StepTable()
        classes: dict[str, type[MillStep]] = {
            "choose": Choose, "turns": Turns, "order": Order, "work": Work, "pay": Pay, "reactions": Reactions,
            "hold": Hold, "end": EndRound, "look": Look, "build": Build, "gain": Gain,
        } | (changed or {})  # fmt: skip
        self.swap = Swap(self, "ML-9", ("swap",), name="swap", not_now="no-swap-now")
        self.choose = classes["choose"](
            self, "ML-2", ("choose", "back"), name="choose", not_now="no-choosing-now", together=True
        )
        self.turns = classes["turns"](self, "ML-3")
        order = ("work-first", "card-first")
        self.order = classes["order"](self, "ML-3", order, name="order", not_now="no-order-now")
        goods = ("take-wood", "take-stone")
        self.work = classes["work"](self, "ML-4", goods, name="work", not_now="no-work-now")
        self.card = PlayCard(self, "ML-5")
        self.orders = [self.sequence("ML-3", self.work, self.card), self.sequence("ML-3", self.card, self.work)]
        self.pay = classes["pay"](self, "ML-6", ("pay",), name="pay", not_now="nothing-to-pay")
        reactions = {"name": "react", "not_now": "nothing-to-react-to", "cause": Cause("mill", "built")}
        self.reactions = classes["reactions"](self, "ML-7", ("react",), **reactions)
        self.built = self.sequence("ML-6", self.pay, self.reactions)
        self.hold = classes["hold"](self, "ML-8", ("hold",), name="hold", not_now="nothing-to-hold", secret=True)
        made: dict[str, Any] = {"build": classes["build"], "gain": classes["gain"], "look": classes["look"]}
        ops = {(op, amount) for face in FACES for op, amount in face}
        self.parts: dict[tuple[str, int], MillStep] = {op: made[op[0]](self, op[1]) for op in sorted(ops)}
        self.faces = [self.face(number, face) for number, face in enumerate(FACES)]
        self.end = classes["end"](self, "ML-10")
        self.round = self.sequence("ML-3", self.choose, self.end)
        self.game = Rounds(self, "ML-11")

    def sequence(self, rule: str, *steps: MillStep) -> Sequence[MillState]:
        return Sequence(self.table, rule, list(steps))

    def face(self, number: int, face: list[tuple[str, int]]) -> Parts[MillState]:
        parts: list[Step[MillState]] = [self.parts[op] for op in face]
        return Parts(
            self.table, "ML-5", ("part", "skip"), parts, first=PART, skip=SKIP, name="parts", not_now="no-parts-now",
            cause=Cause("card", number),
        )  # fmt: skip


class Mill(AgendaGame):
    """The title; broken ones have other steps or states of another class."""

    def __init__(self, changed: dict[str, type[MillStep]] | None = None, state: type[MillState] = MillState) -> None:
        self.rules = MillRules(changed)
        self.state = state
        super().__init__(
            "mill", 1, (1, 2, 3), SPACE,
            steps=self.rules.table, first=self.rules.game, end_rule="ML-11",
            fields=[MillState.declared(), Player.declared()],
        )  # fmt: skip

    def lay_out(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> AgendaState:
        deck = list(range(CARDS))
        luck.shuffle(deck)
        players = [Player(Goods(2, 1), [], 0, 0, 0, [], 0, 0, 0, 0) for _ in range(seats)]
        state = self.state(self, seats, options, None, NOTHING, 0, players, Pile(deck), [], Goods(3, 2), 0, 0, 0)
        for _ in range(2):
            for seat in range(seats):
                draw(state, seat, events)
        return state

    def lay_position(self, description: str, luck: Luck, problems: list[Problem]) -> AgendaState:
        """Only where the goods are can be said: `goods 0: 3 1`."""
        state = self.lay_out(2, {}, luck, None)
        assert isinstance(state, MillState)
        for seat, line in enumerate(description.split()):
            wood, _, stone = line.partition("+")
            state.players[seat].goods = Goods(int(wood), int(stone))
        state.agenda = Frame(self.first, 0, None)
        return state

    def defects(self, state: AgendaState) -> list[Problem]:
        assert isinstance(state, MillState)
        found = sorted(item for zone in state.zones() for item in zone.items)
        return [] if found == list(range(CARDS)) else [Problem("mill.position.cards")]

    def unpack_fields(self, seats: int, options: Options, reader: Reader) -> AgendaState:
        return MillState.unpack(self, seats, options, reader)

    def components(self, seats: int, options: Options) -> list[int]:
        return list(range(CARDS))
