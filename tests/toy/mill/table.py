"""The fields of the table and of a player, each declared once."""

from typing import Annotated

from pentapolis.core.agenda import AgendaState, Frame
from pentapolis.core.fields import HIDDEN, MEMORY, OWNER, PUBLIC, Declared, Items, Objects, PileOf, UpTo, Value
from pentapolis.core.game import Game, Options
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from tests.toy.mill.components import CARDS, MOST, PRICE, ROUNDS


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
