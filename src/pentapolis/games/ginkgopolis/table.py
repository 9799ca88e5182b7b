"""What lies on the table: the city, the supplies and the players."""

from typing import Annotated, Final

from mypy_extensions import mypyc_attr

from pentapolis.core.agenda import AgendaState, Frame
from pentapolis.core.fields import (
    HIDDEN,
    MEMORY,
    OWNER,
    PUBLIC,
    Declared,
    Derived,
    Items,
    Mask,
    Objects,
    PileOf,
    UpTo,
    Values,
)
from pentapolis.core.game import Game, Options
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.games.ginkgopolis.bonuses import BONUS_COUNT, ENDGAME_COUNT
from pentapolis.games.ginkgopolis.cards import (
    CARD_COUNT,
    CHARACTER_COUNT,
    LETTER_COUNT,
    NO_CARD,
    NO_TILE,
    TILE_COUNT,
)
from pentapolis.games.ginkgopolis.city import Building
from pentapolis.games.ginkgopolis.grid import LAST_CELL

HAL: Final = 1  # his place in a solo game
MOST_SEATS: Final = 5
MOST_RESOURCES: Final = 25  # of a player (GK-2.4)
START_TOKENS: Final = 2  # GK-2.5
HAND_SIZE: Final = 4  # GK-2.7
SOLO_HAND_SIZE: Final = 3  # GK-11.2
PACK_SIZE: Final = 4  # GK-2.5: a drafter is dealt four characters and keeps three in all
PICKS: Final = 3
MANY: Final = 10**6


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """What a player has, or Hal, who builds with all of his resources from the start (GK-11.1)."""

    resources: Annotated[int, UpTo(MOST_RESOURCES), PUBLIC]  # behind the screen
    supply: Annotated[int, UpTo(MOST_RESOURCES), PUBLIC]  # in the general supply
    points: Annotated[int, UpTo(MANY), MEMORY]
    tokens: Annotated[int, UpTo(START_TOKENS), PUBLIC]
    tiles: Annotated[int, Mask(TILE_COUNT), OWNER]  # behind the screen, the locked one included
    shown: Annotated[int, Mask(TILE_COUNT), PUBLIC]  # behind the screen too, but everybody has seen them (GK-12.1)
    given: Annotated[int, Mask(TILE_COUNT), OWNER]  # those of both that are put out to give back
    hand: Annotated[list[int], Items(HAND_SIZE, CARD_COUNT - 1), OWNER]  # sorted, the locked card included
    seen_letters: Annotated[int, Mask(LETTER_COUNT), OWNER]  # cards in hands that this player has seen, see hands.py
    seen_buildings: Annotated[int, Mask(TILE_COUNT), OWNER]
    chosen_card: Annotated[int, UpTo(NO_CARD), OWNER]  # the locked choice (GK-3.1)
    chosen_tile: Annotated[int, UpTo(NO_TILE), OWNER]
    bonuses: Annotated[int, Mask(BONUS_COUNT), PUBLIC]  # characters and kept cards 1 to 9, see bonuses.py
    endgame: Annotated[int, Mask(ENDGAME_COUNT), PUBLIC]  # kept cards 10 to 20, see bonuses.py
    draft_pack: Annotated[list[int], Items(PACK_SIZE, CHARACTER_COUNT - 1), OWNER]  # of the draft, sorted
    picks: Annotated[list[int], Items(PICKS, CHARACTER_COUNT - 1), OWNER]  # what was kept so far, in order

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "bonuses",
        "chosen_card",
        "chosen_tile",
        "draft_pack",
        "endgame",
        "given",
        "hand",
        "picks",
        "points",
        "resources",
        "seen_buildings",
        "seen_letters",
        "shown",
        "supply",
        "tiles",
        "tokens",
    )

    def __init__(
        self,
        resources: int,
        supply: int,
        points: int,
        tokens: int,
        tiles: int,
        shown: int,
        given: int,
        hand: list[int],
        seen_letters: int,
        seen_buildings: int,
        chosen_card: int,
        chosen_tile: int,
        bonuses: int,
        endgame: int,
        draft_pack: list[int],
        picks: list[int],
    ) -> None:
        """Take every field."""
        self.resources: int = resources
        self.supply: int = supply
        self.points: int = points
        self.tokens: int = tokens
        self.tiles: int = tiles
        self.shown: int = shown
        self.given: int = given
        self.hand: list[int] = hand
        self.seen_letters: int = seen_letters
        self.seen_buildings: int = seen_buildings
        self.chosen_card: int = chosen_card
        self.chosen_tile: int = chosen_tile
        self.bonuses: int = bonuses
        self.endgame: int = endgame
        self.draft_pack: list[int] = draft_pack
        self.picks: list[int] = picks

    def clone(self) -> "Player":
        """Return a copy."""
        return Player(
            self.resources,
            self.supply,
            self.points,
            self.tokens,
            self.tiles,
            self.shown,
            self.given,
            self.hand,
            self.seen_letters,
            self.seen_buildings,
            self.chosen_card,
            self.chosen_tile,
            self.bonuses,
            self.endgame,
            self.draft_pack,
            self.picks,
        )

    def pack(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        out.append(self.resources)
        out.append(self.supply)
        out.append(self.points)
        out.append(self.tokens)
        out.append(self.tiles)
        out.append(self.shown)
        out.append(self.given)
        out.append(len(self.hand))
        out += self.hand
        out.append(self.seen_letters)
        out.append(self.seen_buildings)
        out.append(self.chosen_card)
        out.append(self.chosen_tile)
        out.append(self.bonuses)
        out.append(self.endgame)
        out.append(len(self.draft_pack))
        out += self.draft_pack
        out.append(len(self.picks))
        out += self.picks

    @staticmethod
    def unpack(reader: Reader) -> "Player":
        """Read what `pack` wrote."""
        return Player(
            reader.number(MOST_RESOURCES),
            reader.number(MOST_RESOURCES),
            reader.number(MANY),
            reader.number(START_TOKENS),
            reader.number((1 << TILE_COUNT) - 1),
            reader.number((1 << TILE_COUNT) - 1),
            reader.number((1 << TILE_COUNT) - 1),
            reader.numbers(HAND_SIZE, CARD_COUNT - 1),
            reader.number((1 << LETTER_COUNT) - 1),
            reader.number((1 << TILE_COUNT) - 1),
            reader.number(NO_CARD),
            reader.number(NO_TILE),
            reader.number((1 << BONUS_COUNT) - 1),
            reader.number((1 << ENDGAME_COUNT) - 1),
            reader.numbers(PACK_SIZE, CHARACTER_COUNT - 1),
            reader.numbers(PICKS, CHARACTER_COUNT - 1),
        )

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "resources": Declared("UpTo(MOST_RESOURCES)", PUBLIC),
            "supply": Declared("UpTo(MOST_RESOURCES)", PUBLIC),
            "points": Declared("UpTo(MANY)", MEMORY),
            "tokens": Declared("UpTo(START_TOKENS)", PUBLIC),
            "tiles": Declared("Mask(TILE_COUNT)", OWNER),
            "shown": Declared("Mask(TILE_COUNT)", PUBLIC),
            "given": Declared("Mask(TILE_COUNT)", OWNER),
            "hand": Declared("Items(HAND_SIZE, CARD_COUNT - 1)", OWNER),
            "seen_letters": Declared("Mask(LETTER_COUNT)", OWNER),
            "seen_buildings": Declared("Mask(TILE_COUNT)", OWNER),
            "chosen_card": Declared("UpTo(NO_CARD)", OWNER),
            "chosen_tile": Declared("UpTo(NO_TILE)", OWNER),
            "bonuses": Declared("Mask(BONUS_COUNT)", PUBLIC),
            "endgame": Declared("Mask(ENDGAME_COUNT)", PUBLIC),
            "draft_pack": Declared("Items(PACK_SIZE, CHARACTER_COUNT - 1)", OWNER),
            "picks": Declared("Items(PICKS, CHARACTER_COUNT - 1)", OWNER),
        }

    # End of what `make fields` writes.

    def all_tiles(self) -> int:
        """Return the mask of all tiles behind the screen."""
        return self.tiles | self.shown

    def locked_tile(self) -> int:
        """Return the mask of the tile in the locked choice, 0 if there is none."""
        return 0 if self.chosen_tile == NO_TILE else 1 << self.chosen_tile


class Table(AgendaState):
    """The city, the players, the deck and the tiles. `turn` is the place whose action it is."""

    players: Annotated[list[Player], Objects(), PUBLIC]  # in the order of the seats; alone, then Hal
    round: Annotated[int, UpTo(MANY), PUBLIC]
    first: Annotated[int, UpTo(MOST_SEATS - 1), PUBLIC]  # the seat that acts first in this round
    acted: Annotated[int, UpTo(MOST_SEATS), PUBLIC]  # how many actions of this round have begun
    city: Annotated[list[Building], Values(TILE_COUNT), PUBLIC]  # in the order in which they were begun
    links: Annotated[list[int], Derived([]), PUBLIC]  # for each a mask of the buildings that share an edge with it
    markers: Annotated[list[int], Items(LETTER_COUNT, LAST_CELL), PUBLIC]  # the cell of each letter
    deck: Annotated[Pile, PileOf(CARD_COUNT, CARD_COUNT - 1)]
    discarded_letters: Annotated[int, Mask(LETTER_COUNT), PUBLIC]
    discarded_buildings: Annotated[int, Mask(TILE_COUNT), PUBLIC]
    waiting: Annotated[int, Mask(TILE_COUNT), PUBLIC]  # building cards that aren't in play yet (GK-2.3, GK-7.1)
    undealt: Annotated[int, Mask(CHARACTER_COUNT)]  # characters that nobody was dealt, while others are drafted
    unused: Annotated[int, Mask(CHARACTER_COUNT), PUBLIC]  # characters that aren't in the game
    supply: Annotated[Pile, PileOf(TILE_COUNT, TILE_COUNT - 1)]  # tiles
    removed: Annotated[int, Mask(TILE_COUNT)]  # tiles that were removed unseen (GK-2.2)
    returned: Annotated[int, Mask(TILE_COUNT), PUBLIC]  # tiles that were given back and are not built since
    depletions: Annotated[int, UpTo(2), PUBLIC]  # how often the last tile was taken
    ending: Annotated[int, UpTo(1), PUBLIC]  # 1 once the end is triggered (GK-9.1)
    card: Annotated[int, UpTo(NO_CARD), PUBLIC]  # the card of the action that is being carried out
    tile: Annotated[int, UpTo(NO_TILE), PUBLIC]  # the tile that is played with it
    deed: Annotated[int, UpTo(2), PUBLIC]  # EXPLOIT, URBANISE or FLOOR
    owed: Annotated[int, UpTo(TILE_COUNT), PUBLIC]  # tiles that the player is owed from the new supply (GK-7.2)
    hal_card: Annotated[list[int], Items(1, CARD_COUNT - 1)]  # the one that lies face down for Hal, if any

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "acted",
        "card",
        "city",
        "deck",
        "deed",
        "depletions",
        "discarded_buildings",
        "discarded_letters",
        "ending",
        "first",
        "hal_card",
        "links",
        "markers",
        "owed",
        "players",
        "removed",
        "returned",
        "round",
        "supply",
        "tile",
        "undealt",
        "unused",
        "waiting",
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
        first: int,
        acted: int,
        city: list[Building],
        links: list[int],
        markers: list[int],
        deck: Pile,
        discarded_letters: int,
        discarded_buildings: int,
        waiting: int,
        undealt: int,
        unused: int,
        supply: Pile,
        removed: int,
        returned: int,
        depletions: int,
        ending: int,
        card: int,
        tile: int,
        deed: int,
        owed: int,
        hal_card: list[int],
    ) -> None:
        """Take every field."""
        super().__init__(game, seats, options, agenda, offer, turn)
        self.players: list[Player] = players
        self.round: int = round
        self.first: int = first
        self.acted: int = acted
        self.city: list[Building] = city
        self.links: list[int] = links
        self.markers: list[int] = markers
        self.deck: Pile = deck
        self.discarded_letters: int = discarded_letters
        self.discarded_buildings: int = discarded_buildings
        self.waiting: int = waiting
        self.undealt: int = undealt
        self.unused: int = unused
        self.supply: Pile = supply
        self.removed: int = removed
        self.returned: int = returned
        self.depletions: int = depletions
        self.ending: int = ending
        self.card: int = card
        self.tile: int = tile
        self.deed: int = deed
        self.owed: int = owed
        self.hal_card: list[int] = hal_card

    def pack_fields(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        for player in self.players:
            player.pack(out)
        out.append(self.round)
        out.append(self.first)
        out.append(self.acted)
        out.append(len(self.city))
        for building in self.city:
            building.pack(out)
        out.append(len(self.markers))
        out += self.markers
        self.deck.pack(out)
        out.append(self.discarded_letters)
        out.append(self.discarded_buildings)
        out.append(self.waiting)
        out.append(self.undealt)
        out.append(self.unused)
        self.supply.pack(out)
        out.append(self.removed)
        out.append(self.returned)
        out.append(self.depletions)
        out.append(self.ending)
        out.append(self.card)
        out.append(self.tile)
        out.append(self.deed)
        out.append(self.owed)
        out.append(len(self.hal_card))
        out += self.hal_card

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "players": Declared("Objects()", PUBLIC),
            "round": Declared("UpTo(MANY)", PUBLIC),
            "first": Declared("UpTo(MOST_SEATS - 1)", PUBLIC),
            "acted": Declared("UpTo(MOST_SEATS)", PUBLIC),
            "city": Declared("Values(TILE_COUNT)", PUBLIC),
            "links": Declared("Derived([])", PUBLIC),
            "markers": Declared("Items(LETTER_COUNT, LAST_CELL)", PUBLIC),
            "deck": Declared("PileOf(CARD_COUNT, CARD_COUNT - 1)", HIDDEN),
            "discarded_letters": Declared("Mask(LETTER_COUNT)", PUBLIC),
            "discarded_buildings": Declared("Mask(TILE_COUNT)", PUBLIC),
            "waiting": Declared("Mask(TILE_COUNT)", PUBLIC),
            "undealt": Declared("Mask(CHARACTER_COUNT)", HIDDEN),
            "unused": Declared("Mask(CHARACTER_COUNT)", PUBLIC),
            "supply": Declared("PileOf(TILE_COUNT, TILE_COUNT - 1)", HIDDEN),
            "removed": Declared("Mask(TILE_COUNT)", HIDDEN),
            "returned": Declared("Mask(TILE_COUNT)", PUBLIC),
            "depletions": Declared("UpTo(2)", PUBLIC),
            "ending": Declared("UpTo(1)", PUBLIC),
            "card": Declared("UpTo(NO_CARD)", PUBLIC),
            "tile": Declared("UpTo(NO_TILE)", PUBLIC),
            "deed": Declared("UpTo(2)", PUBLIC),
            "owed": Declared("UpTo(TILE_COUNT)", PUBLIC),
            "hal_card": Declared("Items(1, CARD_COUNT - 1)", HIDDEN),
        }

    # End of what `make fields` writes.

    def places(self) -> int:
        """Return how many play, Hal included."""
        return len(self.players)

    def is_hals_turn(self) -> bool:
        """Whether it is Hal who acts."""
        return self.turn >= self.seats

    def use_tile(self, tile: int) -> None:
        """Note that a tile is built: wherever it was before, it is in the city now."""
        without = ~(1 << tile)
        player = self.players[self.turn]
        player.tiles &= without
        player.shown &= without
        self.returned &= without

    def ending_by_tiles(self) -> bool:
        """Whether the tiles have run out as often as ends the game (GK-9.1, GK-11.6)."""
        return self.depletions >= (1 if self.seats == 1 else 2)

    def few_players(self) -> bool:
        """Whether the deck and the tiles are those for few players (GK-2.2, GK-2.3)."""
        return self.seats <= 3
