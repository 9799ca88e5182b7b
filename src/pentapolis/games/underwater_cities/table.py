"""What lies on the table."""

from typing import Annotated, Final

from pentapolis.core.agenda import AgendaState, Frame
from pentapolis.core.fields import HIDDEN, PUBLIC, Declared, Derived, Items, Objects, PileOf, UpTo, Value
from pentapolis.core.game import Game, Options
from pentapolis.core.pile import Pile
from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.components import (
    ASSISTANT,
    BLUE_COUNT,
    CARD_COUNT,
    CONTRACT_COUNT,
    METROPOLIS_COUNT,
    NO_COLOUR,
    OPEN_SLOT,
    SLOT_COUNT,
    Components,
    Slot,
)
from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.places import (
    KIND_COUNT,
    SITE_COUNT,
    SPOT_COUNT,
)
from pentapolis.games.underwater_cities.player import Player

MOST_SEATS: Final = 4
ROUNDS: Final = 10
PRODUCTION_ROUNDS: Final = (4, 7, 10)  # after which there is Production (UC-8.3)
TURNS: Final = 3  # of each player in a round
TUNNEL_SUPPLY: Final = 46
WHITE_SUPPLY: Final = 17
SYMBIOTIC_SUPPLY: Final = (0, SITE_COUNT, 7, 10, 13)  # by seats; alone as many as there are sites (UC-12.1)
BLOCKED: Final = 1 << MOST_SEATS  # a blocking tile among the tiles on a slot (UC-12.2)
CONTRACTS_SHOWN: Final = 3


COLOURED: Final = [
    [index for index in range(OPEN_SLOT) if slots[index] is not None] for slots in STANDARD.slots
]  # the slots that each side of the main board has, clockwise


class Table(AgendaState):
    """What lies on the table."""

    players: Annotated[list[Player], Objects(), PUBLIC]
    round: Annotated[int, UpTo(ROUNDS), PUBLIC]
    era: Annotated[int, UpTo(3), PUBLIC]
    moves: Annotated[int, UpTo(TURNS * MOST_SEATS), PUBLIC]  # turns begun in this round
    order: Annotated[list[int], Items(MOST_SEATS, MOST_SEATS - 1), PUBLIC]  # of turns, in this round
    track: Annotated[list[int], Items(MOST_SEATS, MOST_SEATS - 1), PUBLIC]  # seats on it, front first, top first
    taken: Annotated[list[int], Items(SLOT_COUNT, (1 << MOST_SEATS + 1) - 1), PUBLIC]  # of each slot: whose tiles
    cloned: Annotated[int, UpTo(1), PUBLIC]  # whether the cloning tile is taken
    slot: Annotated[int, UpTo(SLOT_COUNT), PUBLIC]  # the slot with the tile of this turn + 1, or 0
    card: Annotated[int, UpTo(CARD_COUNT), PUBLIC]  # the card that is played in this turn + 1, or 0
    dropped: Annotated[int, UpTo(ASSISTANT + 1), PUBLIC]  # the action card that makes room + 1, or 0
    bill: Annotated[Goods, Value(), PUBLIC]  # what has to be paid now
    saving: Annotated[Goods, Value(), PUBLIC]  # what a discount of this turn would take off the bill
    target: Annotated[int, UpTo(SPOT_COUNT), PUBLIC]  # the spot that was just built and is upgraded next + 1, or 0
    produced: Annotated[Goods, Value(), PUBLIC]  # by the player in turn, in this Production
    deck: Annotated[Pile, PileOf(CARD_COUNT, CARD_COUNT - 1)]  # of the era
    discards: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), PUBLIC]  # of the era, sorted
    gone: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), PUBLIC]  # out of the game, known to all, sorted
    buried: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1)]  # decks of past eras, as they lay
    special_top: Annotated[int, UpTo(CARD_COUNT), PUBLIC]  # the face-up card on the special deck + 1, or 0
    special_deck: Annotated[Pile, PileOf(CARD_COUNT, CARD_COUNT - 1)]  # below it
    dear: Annotated[list[int], Items(6, CARD_COUNT - 1), PUBLIC]  # special cards of cost 3, sorted
    spares: Annotated[Pile, PileOf(BLUE_COUNT, METROPOLIS_COUNT - 1)]  # blue metropolises
    contracts: Annotated[list[int], Items(CONTRACTS_SHOWN, CONTRACT_COUNT - 1), PUBLIC]  # open ones
    tunnels_left: Annotated[int, UpTo(TUNNEL_SUPPLY), PUBLIC]
    whites_left: Annotated[int, UpTo(WHITE_SUPPLY), PUBLIC]
    symbiotics_left: Annotated[int, UpTo(13), PUBLIC]
    components: Annotated[Components, Derived(STANDARD), PUBLIC]  # what is printed on cards, slots and tiles

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "bill",
        "buried",
        "card",
        "cloned",
        "components",
        "contracts",
        "dear",
        "deck",
        "discards",
        "dropped",
        "era",
        "gone",
        "moves",
        "order",
        "players",
        "produced",
        "round",
        "saving",
        "slot",
        "spares",
        "special_deck",
        "special_top",
        "symbiotics_left",
        "taken",
        "target",
        "track",
        "tunnels_left",
        "whites_left",
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
        round: int,
        era: int,
        moves: int,
        order: list[int],
        track: list[int],
        taken: list[int],
        cloned: int,
        slot: int,
        card: int,
        dropped: int,
        bill: Goods,
        saving: Goods,
        target: int,
        produced: Goods,
        deck: Pile,
        discards: list[int],
        gone: list[int],
        buried: list[int],
        special_top: int,
        special_deck: Pile,
        dear: list[int],
        spares: Pile,
        contracts: list[int],
        tunnels_left: int,
        whites_left: int,
        symbiotics_left: int,
        components: Components,
    ) -> None:
        """Take every field."""
        super().__init__(game, seats, options, agenda, offer, turn)
        self.players: list[Player] = players
        self.round: int = round
        self.era: int = era
        self.moves: int = moves
        self.order: list[int] = order
        self.track: list[int] = track
        self.taken: list[int] = taken
        self.cloned: int = cloned
        self.slot: int = slot
        self.card: int = card
        self.dropped: int = dropped
        self.bill: Goods = bill
        self.saving: Goods = saving
        self.target: int = target
        self.produced: Goods = produced
        self.deck: Pile = deck
        self.discards: list[int] = discards
        self.gone: list[int] = gone
        self.buried: list[int] = buried
        self.special_top: int = special_top
        self.special_deck: Pile = special_deck
        self.dear: list[int] = dear
        self.spares: Pile = spares
        self.contracts: list[int] = contracts
        self.tunnels_left: int = tunnels_left
        self.whites_left: int = whites_left
        self.symbiotics_left: int = symbiotics_left
        self.components: Components = components

    def pack_fields(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        for player in self.players:
            player.pack(out)
        out.append(self.round)
        out.append(self.era)
        out.append(self.moves)
        out.append(len(self.order))
        out += self.order
        out.append(len(self.track))
        out += self.track
        out.append(len(self.taken))
        out += self.taken
        out.append(self.cloned)
        out.append(self.slot)
        out.append(self.card)
        out.append(self.dropped)
        self.bill.pack(out)
        self.saving.pack(out)
        out.append(self.target)
        self.produced.pack(out)
        self.deck.pack(out)
        out.append(len(self.discards))
        out += self.discards
        out.append(len(self.gone))
        out += self.gone
        out.append(len(self.buried))
        out += self.buried
        out.append(self.special_top)
        self.special_deck.pack(out)
        out.append(len(self.dear))
        out += self.dear
        self.spares.pack(out)
        out.append(len(self.contracts))
        out += self.contracts
        out.append(self.tunnels_left)
        out.append(self.whites_left)
        out.append(self.symbiotics_left)

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "players": Declared("Objects()", PUBLIC),
            "round": Declared("UpTo(ROUNDS)", PUBLIC),
            "era": Declared("UpTo(3)", PUBLIC),
            "moves": Declared("UpTo(TURNS * MOST_SEATS)", PUBLIC),
            "order": Declared("Items(MOST_SEATS, MOST_SEATS - 1)", PUBLIC),
            "track": Declared("Items(MOST_SEATS, MOST_SEATS - 1)", PUBLIC),
            "taken": Declared("Items(SLOT_COUNT, (1 << MOST_SEATS + 1) - 1)", PUBLIC),
            "cloned": Declared("UpTo(1)", PUBLIC),
            "slot": Declared("UpTo(SLOT_COUNT)", PUBLIC),
            "card": Declared("UpTo(CARD_COUNT)", PUBLIC),
            "dropped": Declared("UpTo(ASSISTANT + 1)", PUBLIC),
            "bill": Declared("Value()", PUBLIC),
            "saving": Declared("Value()", PUBLIC),
            "target": Declared("UpTo(SPOT_COUNT)", PUBLIC),
            "produced": Declared("Value()", PUBLIC),
            "deck": Declared("PileOf(CARD_COUNT, CARD_COUNT - 1)", HIDDEN),
            "discards": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", PUBLIC),
            "gone": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", PUBLIC),
            "buried": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", HIDDEN),
            "special_top": Declared("UpTo(CARD_COUNT)", PUBLIC),
            "special_deck": Declared("PileOf(CARD_COUNT, CARD_COUNT - 1)", HIDDEN),
            "dear": Declared("Items(6, CARD_COUNT - 1)", PUBLIC),
            "spares": Declared("PileOf(BLUE_COUNT, METROPOLIS_COUNT - 1)", HIDDEN),
            "contracts": Declared("Items(CONTRACTS_SHOWN, CONTRACT_COUNT - 1)", PUBLIC),
            "tunnels_left": Declared("UpTo(TUNNEL_SUPPLY)", PUBLIC),
            "whites_left": Declared("UpTo(WHITE_SUPPLY)", PUBLIC),
            "symbiotics_left": Declared("UpTo(13)", PUBLIC),
            "components": Declared("Derived(STANDARD)", PUBLIC),
        }

    # End of what `make fields` writes.

    def me(self) -> Player:
        """Return the player in turn."""
        return self.players[self.turn]

    def side(self) -> int:
        """Return which side of the main board is used: 0 for one or two players, 1 for three or four (UC-2.1)."""
        return 0 if self.seats <= 2 else 1

    def slot_at(self, index: int) -> Slot | None:
        """Return the slot with an index, None if this side has none."""
        return self.components.slots[self.side()][index]

    def slot_colour(self) -> int:
        """Return the colour of the slot with the tile of this turn."""
        slot = self.slot_at(self.slot - 1) if self.slot else None
        return NO_COLOUR if slot is None else slot.colour

    def left_of(self, kind: int) -> int:
        """Return how many of a kind are left in the supply; buildings are unlimited (UC-1.3)."""
        if kind == KIND_COUNT - 1:
            return self.symbiotics_left
        if kind == KIND_COUNT - 2:
            return self.whites_left
        return self.tunnels_left if kind == KIND_COUNT - 3 else 1
