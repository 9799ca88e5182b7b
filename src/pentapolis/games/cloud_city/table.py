"""What lies on the table, as flat numbers. The chapters of the rules work on it."""

from typing import TYPE_CHECKING, Final

from pentapolis.core.state import State
from pentapolis.games.cloud_city.tiles import STARTS, kinds_in
from pentapolis.games.cloud_city.walkways import FULL_SUPPLY

if TYPE_CHECKING:
    from pentapolis.core.game import Game, Options

CHOOSING: Final = 0
PLACING: Final = 1
JOINING: Final = 2
DRAWING: Final = 3
OVER: Final = 4

HAND_SIZE: Final = 3  # CC-2.3
ROW_SIZE: Final = 3  # CC-2.1
NONE: Final = -1  # no tile is chosen

# The numbers for each seat on the board. Up to START they are sets of cells, and of spots for tiles.
AREA: Final = 19
BUILT: Final = 0  # by colour: where buildings stand
GROUND: Final = 3  # the cells on tiles
EASTWARD: Final = 4  # the first cells of walkways to the east; the building alone says how far each goes
SOUTHWARD: Final = 5
ONCE: Final = 6  # buildings with a walkway
TWICE: Final = 7  # buildings with two
OVER_ROWS: Final = 8  # by colour: the cells strictly between the ends of walkways to the east
OVER_COLUMNS: Final = 11  # and of those to the south
SPOTS_TAKEN: Final = 14
START: Final = 15  # the spot of the starting tile
HAND: Final = 16
KNOWN: Final = 17  # the part of the hand that everybody has seen
VOTES_WON: Final = 18  # ten bits for each colour

SIDES: Final = {"3x3": 3, "3x4": 4}  # the option: the longer side of a full city (CC-2.4)


class Table(State):
    """Cities, hands, pile, supply. Only `board` is changed in place; other lists are replaced, so clones share them."""

    __slots__ = (
        "board",
        "chosen",
        "first",
        "longest",
        "next",
        "offer",
        "phase",
        "pile",
        "requests",
        "round",
        "rounds",
        "row",
        "supply",
        "turn",
        "ways",
    )

    def __init__(self, game: "Game", seats: int, options: "Options", longest: int, board: list[int]) -> None:
        """Lay out the board for cities of that longer side; nothing has been dealt yet."""
        super().__init__(game, seats, options)
        self.board = board
        self.longest = longest
        self.rounds: int = 3 * longest - 1  # CC-2.4: all tiles of a full city but the starting tile
        self.pile: list[int] = []
        self.next: int = 0  # how many tiles of the pile are gone
        self.row: int = 0
        self.supply: int = FULL_SUPPLY
        self.requests: list[int] = []  # sorted; never changed
        self.first: int = 0
        self.turn: int = 0  # whose decision it is
        self.round: int = 1
        self.phase: int = CHOOSING
        self.chosen: int = NONE
        self.ways: list[int] = []  # while joining: where walkways can be built, ascending
        self.offer: list[int] = []  # the legal actions of the seat, ascending

    def copy_to(self, other: "Table") -> None:
        """Let `other`, which has the same board, continue from here."""
        other.pile = self.pile
        other.next = self.next
        other.row = self.row
        other.supply = self.supply
        other.requests = self.requests
        other.first = self.first
        other.turn = self.turn
        other.round = self.round
        other.phase = self.phase
        other.chosen = self.chosen
        other.ways = self.ways
        other.offer = self.offer

    def birds(self, seat: int) -> int:
        """Return how many birds the starting tile of a seat has (CC-2.2)."""
        return (seat - self.first) % self.seats + 1

    def start_kind(self, seat: int) -> int:
        """Return the kind of the starting tile of a seat."""
        return STARTS[self.birds(seat) - 1]

    def pile_left(self) -> list[int]:
        """Return the tiles still in the pile, the next one first."""
        return self.pile[self.next :]

    def tiles_held(self, seat: int) -> list[int]:
        """Return the hand of a seat, sorted."""
        return kinds_in(self.board[seat * AREA + HAND])

    def tiles_known(self, seat: int) -> list[int]:
        """Return what everybody knows of the hand of a seat, sorted."""
        return kinds_in(self.board[seat * AREA + KNOWN])

    def tiles_hidden(self, seat: int) -> list[int]:
        """Return what only the seat itself knows of its hand, sorted."""
        return kinds_in(self.board[seat * AREA + HAND] - self.board[seat * AREA + KNOWN])

    def unseen_by(self, seat: int | None) -> list[int]:
        """Return the tiles in the pile and those hidden in hands, but for the own hand; sorted, to tell nothing."""
        found = self.pile_left()
        for other in range(self.seats):
            if other != seat:
                found += self.tiles_hidden(other)
        found.sort()
        return found


def empty_board(seats: int) -> list[int]:
    """Return the board before anything lies on it."""
    return [0] * (AREA * seats)
