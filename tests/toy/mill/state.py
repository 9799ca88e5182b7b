"""The state: views, zones, worlds and scores."""

from dataclasses import dataclass

from pentapolis.core.agenda import NOTHING, AgendaGame
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from tests.toy.mill.components import CARDS, FACES, PRICE, ROUNDS
from tests.toy.mill.table import Goods, MillTable, Player


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

    def ghosts(self, seat: int) -> list[int]:
        """How many mills each part of the card could build."""
        return [amount for op, amount in FACES[self.card - 1] if op == "build"] if self.card else []

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
