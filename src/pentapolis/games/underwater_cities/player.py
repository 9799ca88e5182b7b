"""What lies in front of a player."""

from typing import Annotated, Final, final

from mypy_extensions import mypyc_attr

from pentapolis.core.fields import OWNER, PUBLIC, Declared, Derived, Items, Mask, UpTo, Value
from pentapolis.core.packing import Reader
from pentapolis.games.underwater_cities.boards import BOARD_COUNT, BOARDS, Board
from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.components import (
    ASSISTANT,
    CARD_COUNT,
    CONTRACT_COUNT,
    METROPOLIS_COUNT,
    Components,
)
from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.places import PLACE_COUNT, PLACES_OF, SITE_COUNT, TUNNEL_COUNT

HAND_LIMIT: Final = 3
ACTION_LIMIT: Final = 4  # action cards in front of a player (UC-4.4)
SPACES: Final = 4  # of the federation track; a marker's steps: 0 below it, 4 on space 1


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
