"""What lies on the table, and in front of each player."""

from typing import Annotated, Final, final

from mypy_extensions import mypyc_attr

from pentapolis.core.agenda import AgendaState, Frame
from pentapolis.core.fields import HIDDEN, OWNER, PUBLIC, Declared, Derived, Items, Mask, Objects, PileOf, UpTo, Value
from pentapolis.core.game import Game, Options
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.games.underwater_cities.boards import BOARD_COUNT, BOARDS, Board
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
    PLACE_COUNT,
    PLACES_OF,
    SITE_COUNT,
    SPOT_COUNT,
    TUNNEL_COUNT,
)

MOST_SEATS: Final = 4
ROUNDS: Final = 10
PRODUCTION_ROUNDS: Final = (4, 7, 10)  # after which there is Production (UC-8.3)
TURNS: Final = 3  # of each player in a round
HAND_LIMIT: Final = 3
ACTION_LIMIT: Final = 4  # action cards in front of a player (UC-4.4)
SPACES: Final = 4  # of the federation track; a marker's steps: 0 below it, 4 on space 1
TUNNEL_SUPPLY: Final = 46
WHITE_SUPPLY: Final = 17
SYMBIOTIC_SUPPLY: Final = (0, SITE_COUNT, 7, 10, 13)  # by seats; alone as many as there are sites (UC-12.1)
BLOCKED: Final = 1 << MOST_SEATS  # a blocking tile among the tiles on a slot (UC-12.2)
CONTRACTS_SHOWN: Final = 3


COLOURED: Final = [
    [index for index in range(OPEN_SLOT) if slots[index] is not None] for slots in STANDARD.slots
]  # the slots that each side of the main board has, clockwise


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What a player has. What isn't a number is replaced, never changed, so that clones share it."""

    board: Annotated[int, UpTo(BOARD_COUNT - 1), PUBLIC]
    goods: Annotated[Goods, Value(), PUBLIC]
    hand: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), OWNER]  # sorted
    open_hand: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), PUBLIC]  # special cards that all have seen
    put_out: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), OWNER]  # of the hand, chosen to be discarded
    looked_at: Annotated[list[int], Items(3, CARD_COUNT - 1), OWNER]  # special cards (UC-4.8), sorted
    looked_at_tiles: Annotated[list[int], Items(2, METROPOLIS_COUNT - 1), OWNER]  # metropolises (UC-15.6), sorted
    whites: Annotated[int, Mask(SITE_COUNT), PUBLIC]
    symbiotics: Annotated[int, Mask(SITE_COUNT), PUBLIC]
    farms: Annotated[int, Mask(PLACE_COUNT), PUBLIC]
    plants: Annotated[int, Mask(PLACE_COUNT), PUBLIC]
    laboratories: Annotated[int, Mask(PLACE_COUNT), PUBLIC]
    upgraded: Annotated[int, Mask(PLACE_COUNT), PUBLIC]
    tunnels: Annotated[int, Mask(TUNNEL_COUNT), PUBLIC]
    upgraded_tunnels: Annotated[int, Mask(TUNNEL_COUNT), PUBLIC]
    metropolises: Annotated[list[int], Items(METROPOLIS_COUNT, METROPOLIS_COUNT - 1), PUBLIC]  # three lie on the board
    permanents: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), PUBLIC]  # claimed cards, sorted
    actions: Annotated[list[int], Items(ACTION_LIMIT, ASSISTANT), PUBLIC]
    productions: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), PUBLIC]
    ends: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), PUBLIC]
    face_down: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), PUBLIC]  # instants that were paid (UC-4.7)
    used: Annotated[list[int], Items(ACTION_LIMIT, ASSISTANT), PUBLIC]  # action cards, in this era
    once: Annotated[list[int], Items(CARD_COUNT, CARD_COUNT - 1), PUBLIC]  # cards that worked in this turn
    contracts: Annotated[list[int], Items(CONTRACT_COUNT, CONTRACT_COUNT - 1), PUBLIC]
    steps: Annotated[int, UpTo(SPACES), PUBLIC]  # on the federation track
    advanced: Annotated[int, UpTo(1), PUBLIC]  # on the track, in this round (UC-12.3)
    tunnels_built: Annotated[int, UpTo(TUNNEL_COUNT), PUBLIC]  # in this turn
    reach: Annotated[int, Derived(0), PUBLIC]  # the mask of connected sites (UC-1.4)
    components: Annotated[Components, Derived(STANDARD), PUBLIC]  # what is printed on cards and tiles

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "actions",
        "advanced",
        "board",
        "components",
        "contracts",
        "ends",
        "face_down",
        "farms",
        "goods",
        "hand",
        "laboratories",
        "looked_at",
        "looked_at_tiles",
        "metropolises",
        "once",
        "open_hand",
        "permanents",
        "plants",
        "productions",
        "put_out",
        "reach",
        "steps",
        "symbiotics",
        "tunnels",
        "tunnels_built",
        "upgraded",
        "upgraded_tunnels",
        "used",
        "whites",
    )

    def __init__(
        self,
        board: int,
        goods: Goods,
        hand: list[int],
        open_hand: list[int],
        put_out: list[int],
        looked_at: list[int],
        looked_at_tiles: list[int],
        whites: int,
        symbiotics: int,
        farms: int,
        plants: int,
        laboratories: int,
        upgraded: int,
        tunnels: int,
        upgraded_tunnels: int,
        metropolises: list[int],
        permanents: list[int],
        actions: list[int],
        productions: list[int],
        ends: list[int],
        face_down: list[int],
        used: list[int],
        once: list[int],
        contracts: list[int],
        steps: int,
        advanced: int,
        tunnels_built: int,
        reach: int,
        components: Components,
    ) -> None:
        """Take every field."""
        self.board: int = board
        self.goods: Goods = goods
        self.hand: list[int] = hand
        self.open_hand: list[int] = open_hand
        self.put_out: list[int] = put_out
        self.looked_at: list[int] = looked_at
        self.looked_at_tiles: list[int] = looked_at_tiles
        self.whites: int = whites
        self.symbiotics: int = symbiotics
        self.farms: int = farms
        self.plants: int = plants
        self.laboratories: int = laboratories
        self.upgraded: int = upgraded
        self.tunnels: int = tunnels
        self.upgraded_tunnels: int = upgraded_tunnels
        self.metropolises: list[int] = metropolises
        self.permanents: list[int] = permanents
        self.actions: list[int] = actions
        self.productions: list[int] = productions
        self.ends: list[int] = ends
        self.face_down: list[int] = face_down
        self.used: list[int] = used
        self.once: list[int] = once
        self.contracts: list[int] = contracts
        self.steps: int = steps
        self.advanced: int = advanced
        self.tunnels_built: int = tunnels_built
        self.reach: int = reach
        self.components: Components = components

    def clone(self) -> "Player":
        """Return a copy."""
        return Player(
            self.board,
            self.goods,
            self.hand,
            self.open_hand,
            self.put_out,
            self.looked_at,
            self.looked_at_tiles,
            self.whites,
            self.symbiotics,
            self.farms,
            self.plants,
            self.laboratories,
            self.upgraded,
            self.tunnels,
            self.upgraded_tunnels,
            self.metropolises,
            self.permanents,
            self.actions,
            self.productions,
            self.ends,
            self.face_down,
            self.used,
            self.once,
            self.contracts,
            self.steps,
            self.advanced,
            self.tunnels_built,
            self.reach,
            self.components,
        )

    def pack(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        out.append(self.board)
        self.goods.pack(out)
        out.append(len(self.hand))
        out += self.hand
        out.append(len(self.open_hand))
        out += self.open_hand
        out.append(len(self.put_out))
        out += self.put_out
        out.append(len(self.looked_at))
        out += self.looked_at
        out.append(len(self.looked_at_tiles))
        out += self.looked_at_tiles
        out.append(self.whites)
        out.append(self.symbiotics)
        out.append(self.farms)
        out.append(self.plants)
        out.append(self.laboratories)
        out.append(self.upgraded)
        out.append(self.tunnels)
        out.append(self.upgraded_tunnels)
        out.append(len(self.metropolises))
        out += self.metropolises
        out.append(len(self.permanents))
        out += self.permanents
        out.append(len(self.actions))
        out += self.actions
        out.append(len(self.productions))
        out += self.productions
        out.append(len(self.ends))
        out += self.ends
        out.append(len(self.face_down))
        out += self.face_down
        out.append(len(self.used))
        out += self.used
        out.append(len(self.once))
        out += self.once
        out.append(len(self.contracts))
        out += self.contracts
        out.append(self.steps)
        out.append(self.advanced)
        out.append(self.tunnels_built)

    @staticmethod
    def unpack(reader: Reader) -> "Player":
        """Read what `pack` wrote."""
        return Player(
            reader.number(BOARD_COUNT - 1),
            Goods.unpack(reader),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(3, CARD_COUNT - 1),
            reader.numbers(2, METROPOLIS_COUNT - 1),
            reader.number((1 << SITE_COUNT) - 1),
            reader.number((1 << SITE_COUNT) - 1),
            reader.number((1 << PLACE_COUNT) - 1),
            reader.number((1 << PLACE_COUNT) - 1),
            reader.number((1 << PLACE_COUNT) - 1),
            reader.number((1 << PLACE_COUNT) - 1),
            reader.number((1 << TUNNEL_COUNT) - 1),
            reader.number((1 << TUNNEL_COUNT) - 1),
            reader.numbers(METROPOLIS_COUNT, METROPOLIS_COUNT - 1),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(ACTION_LIMIT, ASSISTANT),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(ACTION_LIMIT, ASSISTANT),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(CONTRACT_COUNT, CONTRACT_COUNT - 1),
            reader.number(SPACES),
            reader.number(1),
            reader.number(TUNNEL_COUNT),
            0,
            STANDARD,
        )

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "board": Declared("UpTo(BOARD_COUNT - 1)", PUBLIC),
            "goods": Declared("Value()", PUBLIC),
            "hand": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", OWNER),
            "open_hand": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", PUBLIC),
            "put_out": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", OWNER),
            "looked_at": Declared("Items(3, CARD_COUNT - 1)", OWNER),
            "looked_at_tiles": Declared("Items(2, METROPOLIS_COUNT - 1)", OWNER),
            "whites": Declared("Mask(SITE_COUNT)", PUBLIC),
            "symbiotics": Declared("Mask(SITE_COUNT)", PUBLIC),
            "farms": Declared("Mask(PLACE_COUNT)", PUBLIC),
            "plants": Declared("Mask(PLACE_COUNT)", PUBLIC),
            "laboratories": Declared("Mask(PLACE_COUNT)", PUBLIC),
            "upgraded": Declared("Mask(PLACE_COUNT)", PUBLIC),
            "tunnels": Declared("Mask(TUNNEL_COUNT)", PUBLIC),
            "upgraded_tunnels": Declared("Mask(TUNNEL_COUNT)", PUBLIC),
            "metropolises": Declared("Items(METROPOLIS_COUNT, METROPOLIS_COUNT - 1)", PUBLIC),
            "permanents": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", PUBLIC),
            "actions": Declared("Items(ACTION_LIMIT, ASSISTANT)", PUBLIC),
            "productions": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", PUBLIC),
            "ends": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", PUBLIC),
            "face_down": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", PUBLIC),
            "used": Declared("Items(ACTION_LIMIT, ASSISTANT)", PUBLIC),
            "once": Declared("Items(CARD_COUNT, CARD_COUNT - 1)", PUBLIC),
            "contracts": Declared("Items(CONTRACT_COUNT, CONTRACT_COUNT - 1)", PUBLIC),
            "steps": Declared("UpTo(SPACES)", PUBLIC),
            "advanced": Declared("UpTo(1)", PUBLIC),
            "tunnels_built": Declared("UpTo(TUNNEL_COUNT)", PUBLIC),
            "reach": Declared("Derived(0)", PUBLIC),
            "components": Declared("Derived(STANDARD)", PUBLIC),
        }

    # End of what `make fields` writes.

    def has_on(self, kind: int) -> int:
        """Return the mask of the places with a kind of building."""
        return self.farms if kind == 0 else self.plants if kind == 1 else self.laboratories

    def cities(self) -> int:
        """Return the mask of the sites with a city."""
        return self.whites | self.symbiotics

    def occupied(self) -> int:
        """Return the mask of the places with a building."""
        return self.farms | self.plants | self.laboratories

    def connected(self) -> int:
        """Return the mask of the sites with a connected city."""
        return (self.whites | self.symbiotics) & self.reach

    def live(self) -> int:
        """Return the mask of the places in connected cities (UC-1.4)."""
        return PLACES_OF[(self.whites | self.symbiotics) & self.reach]

    def printed(self) -> Board:
        """Return what is printed on the player's board."""
        return BOARDS[self.board]

    def whole_hand(self) -> list[int]:
        """Return all cards in hand, sorted."""
        return sorted([*self.hand, *self.open_hand]) if self.open_hand else self.hand

    def hand_limit(self) -> int:
        """Return how many cards may be kept."""
        return HAND_LIMIT + sum([self.components.cards[card].hand_more for card in self.permanents])

    def surplus(self) -> int:
        """Return how many cards in hand are too many."""
        return max(0, len(self.hand) + len(self.open_hand) - self.hand_limit())


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
