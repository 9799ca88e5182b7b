"""What lies on the table, as flat numbers. The chapters of the rules work on it."""

from typing import TYPE_CHECKING, Final

from pentapolis.core.state import State
from pentapolis.games.five_towers.cards import SUIT_COUNT, VALUES, copies
from pentapolis.games.five_towers.towers import height, tower_values

if TYPE_CHECKING:
    from pentapolis.core.game import Game, Options

BIDDING: Final = 0
TAKING: Final = 1
DEMOLISHING: Final = 2
PLACING: Final = 3
OVER: Final = 4

AREA: Final = 6  # numbers for each seat on the board: five towers, then the rubble
RUBBLE: Final = 5
MOST_IN_A_TOWER: Final = 31  # cards that a tower's number can count; there are at most 22 of a suit

NOT_YET: Final = 0  # what a seat has said in the bidding, four bits each: nothing yet, a pass, or FIRST_BID + its bid
PASSED: Final = 1
FIRST_BID: Final = 2


class Table(State):
    """Cards and bids. Only `board` is changed in place; every other list is replaced, so that clones share it."""

    __slots__ = (
        "bid",
        "board",
        "builder",
        "display",
        "handfuls",
        "next",
        "offer",
        "opener",
        "phase",
        "pile",
        "possible",
        "rows",
        "said",
        "taken",
        "through",
        "turn",
    )

    def __init__(self, game: "Game", seats: int, options: "Options", board: list[int], pile: list[int]) -> None:
        """Lay out the board and the draw pile; everything else is as before the first round."""
        super().__init__(game, seats, options)
        self.board = board
        self.pile = pile  # all cards of this time through, in the order in which they are revealed
        self.next: int = 0  # how many of them have been revealed
        self.through: int = 1  # the first or the second time through the pile
        self.display: list[int] = []  # sorted
        self.rows: list[list[int]] = []  # what could be built of the display, as handfuls.py reads it
        self.opener: int = 0
        self.said: int = 0
        self.bid: int = 0
        self.possible: int = 0  # what whose turn it is to bid could build, as handfuls.py counts it
        self.builder: int = -1  # the highest bidder so far
        self.handfuls: int = 0  # what the builder could build
        self.taken: list[int] = []  # what the builder has still to place, sorted
        self.phase: int = BIDDING
        self.turn: int = 0  # whose decision it is
        self.offer: list[int] = []  # the legal actions of that seat, in ascending order

    def copy_to(self, other: "Table") -> None:
        """Let `other`, which has the same board and pile, continue from here."""
        other.next = self.next
        other.through = self.through
        other.display = self.display
        other.rows = self.rows
        other.opener = self.opener
        other.said = self.said
        other.bid = self.bid
        other.possible = self.possible
        other.builder = self.builder
        other.handfuls = self.handfuls
        other.taken = self.taken
        other.phase = self.phase
        other.turn = self.turn
        other.offer = self.offer

    def said_by(self, seat: int) -> int:
        """Return NOT_YET, PASSED, or FIRST_BID + the seat's bid."""
        return self.said >> 4 * seat & 15

    def pile_left(self) -> list[int]:
        """Return the cards still in the draw pile, the next one first."""
        return self.pile[self.next :]

    def rubble(self, seat: int) -> list[int]:
        """Return a player's rubble, the oldest first."""
        return rubble_cards(self.board[seat * AREA + RUBBLE])

    def tower(self, seat: int, suit: int) -> list[int]:
        """Return the cards of a tower from the bottom up."""
        return [suit * VALUES + value for value in tower_values(self.board[seat * AREA + suit])]

    def discards(self) -> list[int]:
        """Return the discard pile, sorted: all cards that lie nowhere else."""
        left = copies(self.seats)
        for kind in self.pile_left() + self.display + self.taken:
            left[kind] -= 1
        for seat in range(self.seats):
            for kind in self.rubble(seat):
                left[kind] -= 1
            for suit in range(SUIT_COUNT):
                tower = self.board[seat * AREA + suit]
                for i in range(height(tower)):
                    left[suit * VALUES + (tower >> (5 + 4 * i) & 15)] -= 1
        found: list[int] = []
        for kind, count in enumerate(left):
            if count > 0:
                found.append(kind)
            if count > 1:
                found.append(kind)
        return found


def rubble_count(rubble: int) -> int:
    """Return how many cards a rubble number holds: that is its low seven bits; above them are seven for each card."""
    return rubble & 127


def rubble_cards(rubble: int) -> list[int]:
    """Return the cards in a rubble number, the oldest first."""
    return [rubble >> 7 * (i + 1) & 127 for i in range(rubble_count(rubble) - 1, -1, -1)]


def with_rubble(rubble: int, kind: int) -> int:
    """Return the rubble with one more card."""
    return ((rubble >> 7) << 7 | kind) << 7 | rubble_count(rubble) + 1
