"""What lies on the table, as flat numbers. The chapters of the rules work on it."""

from typing import TYPE_CHECKING, Final

from pentapolis.core.state import State

if TYPE_CHECKING:
    from pentapolis.core.game import Game, Options

DRAFTING: Final = 0
CHOOSING: Final = 1
TAKING: Final = 2
MOVING: Final = 3
SHIFTING: Final = 4
GIVING: Final = 5
OVER: Final = 6

AREA: Final = 10  # numbers for each place (the seats, and Hal after the only one), with these among them:
RESOURCES: Final = 0  # behind the screen
SUPPLY: Final = 1  # in the general supply
POINTS: Final = 2
TOKENS: Final = 3
TILES: Final = 4  # a mask of the tiles behind the screen, the one in a locked choice included
GIVEN: Final = 5  # a mask of those that are put out to give back
HAND: Final = 6  # see hands.py
CHOICE: Final = 7  # a locked choice: card + 1, and above seven bits tile + 1; 0 for none
BONUSES: Final = 8  # a mask of characters and kept cards 1 to 9, see bonuses.py
ENDGAME: Final = 9  # a mask of kept cards 10 to 20, see bonuses.py

HAL: Final = 1  # his place in a solo game


class Table(State):
    """The city, the players, the deck and the tiles.

    `city`, `covered`, `links`, `markers`, `players` and `stack` are changed in place; `deck`, `supply`, `packs` and
    `offer` are only ever replaced, so that clones share them.
    """

    __slots__ = (
        "acted",
        "city",
        "covered",
        "deck",
        "deck_left",
        "depletions",
        "discarded_buildings",
        "discarded_letters",
        "done",
        "ending",
        "first",
        "hal_card",
        "links",
        "markers",
        "offer",
        "packs",
        "phase",
        "places",
        "played",
        "players",
        "removed",
        "returned",
        "round",
        "shown",
        "stack",
        "supply",
        "supply_left",
        "turn",
    )

    def __init__(
        self,
        game: "Game",
        seats: int,
        options: "Options",
        city: list[int],
        covered: list[int],
        links: list[int],
        markers: list[int],
        players: list[int],
        stack: list[int],
    ) -> None:
        """Lay out what is changed in place; everything else is as before the set-up."""
        super().__init__(game, seats, options)
        self.places: int = 2 if seats == 1 else seats
        self.city = city  # buildings in the order in which they were begun, see grid.py
        self.covered = covered  # for each the tiles under its top, six bits each, the lowest floor highest
        self.links = links  # for each a mask of the buildings that share an edge with it
        self.markers = markers  # the cell of each letter
        self.players = players  # AREA numbers for each place
        self.stack = stack  # what is still to be done in the action, the next thing last, see acting.py
        self.deck: list[int] = []  # the next card is deck[deck_left − 1]
        self.deck_left: int = 0
        self.discarded_letters: int = 0  # masks
        self.discarded_buildings: int = 0
        self.supply: list[int] = []  # the next tile is supply[supply_left − 1]
        self.supply_left: int = 0
        self.removed: int = 0  # a mask of the tiles that were removed unseen
        self.shown: int = 0  # a mask of the tiles behind screens that everybody has seen
        self.returned: int = 0  # a mask of the tiles that were given back and are not built since
        self.depletions: int = 0
        self.ending: int = 0  # 1 once the end is triggered
        self.round: int = 0
        self.first: int = 0
        self.phase: int = CHOOSING
        self.acted: int = 0  # how many actions of this round have begun
        self.turn: int = 0  # whose action it is
        self.played: int = 0  # the action that is carried out, see acting.py; 0 for none
        self.done: int = 0  # a mask of the seats that have decided what to give back, or drafted
        self.packs: list[int] = []  # the draft, see draft.py
        self.hal_card: int = 0  # Hal's face-down card + 1
        self.offer: list[int] = []  # the legal actions where one seat is asked: taking, moving, shifting

    def copy_to(self, other: "Table") -> None:
        """Let `other`, which has copies of the lists changed in place, continue from here."""
        other.deck = self.deck
        other.deck_left = self.deck_left
        other.discarded_letters = self.discarded_letters
        other.discarded_buildings = self.discarded_buildings
        other.supply = self.supply
        other.supply_left = self.supply_left
        other.removed = self.removed
        other.shown = self.shown
        other.returned = self.returned
        other.depletions = self.depletions
        other.ending = self.ending
        other.round = self.round
        other.first = self.first
        other.phase = self.phase
        other.acted = self.acted
        other.turn = self.turn
        other.played = self.played
        other.done = self.done
        other.packs = self.packs
        other.hal_card = self.hal_card
        other.offer = self.offer

    def asked(self) -> int:
        """Return the seat that decides in the action; for Hal the player does (GK-11.3)."""
        return self.turn if self.turn < self.seats else 0

    def locked_tile(self, seat: int) -> int:
        """Return the mask of the tile in a seat's locked choice, 0 if there is none."""
        choice = self.players[seat * AREA + CHOICE] >> 7
        return 1 << (choice - 1) if choice else 0

    def purse(self, place: int) -> int:
        """Return where among the numbers of the players the resources are that a place builds with."""
        return place * AREA + (RESOURCES if place < self.seats else SUPPLY)

    def use_tile(self, tile: int) -> None:
        """Note that a tile is built: wherever it was before, it is in the city now."""
        if self.turn < self.seats:
            self.players[self.turn * AREA + TILES] &= ~(1 << tile)
        self.shown &= ~(1 << tile)
        self.returned &= ~(1 << tile)

    def ending_by_tiles(self) -> bool:
        """Whether the tiles have run out as often as ends the game (GK-9.1, GK-11.6)."""
        return self.depletions >= (1 if self.seats == 1 else 2)

    def few_players(self) -> bool:
        """Whether the deck and the tiles are those for few players (GK-2.2, GK-2.3)."""
        return self.seats <= 3
