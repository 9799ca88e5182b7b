"""What lies on the table, and before each player. The chapters of the rules work on it."""

from typing import Annotated, Any, Final, final

from mypy_extensions import mypyc_attr

from pentapolis.core.agenda import AgendaState, Frame, Step, StepTable
from pentapolis.core.fields import HIDDEN, PUBLIC, Declared, Derived, Items, Objects, PileOf, UpTo, Values
from pentapolis.core.game import Game, Options
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, KINDS, SUIT_COUNT, VALUES, copies
from pentapolis.games.five_towers.towers import Tower

MOST_SEATS: Final = 5
NO_SEAT: Final = -1  # instead of a seat

# What a player has said in the bidding: nothing yet, a pass, or FIRST_BID + the bid.
NOT_YET: Final = 0
PASSED: Final = 1
FIRST_BID: Final = 2


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies before a player. What isn't a number is replaced, never changed, so that clones share it."""

    towers: Annotated[list[Tower], Values(SUIT_COUNT), PUBLIC]  # one for each suit, some of them empty
    rubble: Annotated[list[int], Items(KINDS, KINDS - 1), PUBLIC]  # the oldest first
    said: Annotated[int, UpTo(FIRST_BID + DISPLAY_SIZE), PUBLIC]
    buildable: Annotated[int, Derived(0), PUBLIC]  # what of the display: handfuls.py; 0 until it is asked for

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "buildable",
        "rubble",
        "said",
        "towers",
    )

    def __init__(self, towers: list[Tower], rubble: list[int], said: int, buildable: int) -> None:
        """Take every field."""
        self.towers: list[Tower] = towers
        self.rubble: list[int] = rubble
        self.said: int = said
        self.buildable: int = buildable

    def clone(self) -> "Player":
        """Return a copy."""
        return Player(self.towers, self.rubble, self.said, self.buildable)

    def pack(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        out.append(len(self.towers))
        for tower in self.towers:
            tower.pack(out)
        out.append(len(self.rubble))
        out += self.rubble
        out.append(self.said)

    @staticmethod
    def unpack(reader: Reader) -> "Player":
        """Read what `pack` wrote."""
        return Player(
            [Tower.unpack(reader) for _ in range(reader.number(SUIT_COUNT))],
            reader.numbers(KINDS, KINDS - 1),
            reader.number(FIRST_BID + DISPLAY_SIZE),
            0,
        )

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "towers": Declared("Values(SUIT_COUNT)", PUBLIC),
            "rubble": Declared("Items(KINDS, KINDS - 1)", PUBLIC),
            "said": Declared("UpTo(FIRST_BID + DISPLAY_SIZE)", PUBLIC),
            "buildable": Declared("Derived(0)", PUBLIC),
        }

    # End of what `make fields` writes.


class Table(AgendaState):
    """Cards and bids. What isn't a number is replaced, never changed, so that clones share it."""

    players: Annotated[list[Player], Objects()]
    pile: Annotated[Pile, PileOf(2 * KINDS, KINDS - 1)]
    through: Annotated[int, UpTo(2), PUBLIC]  # the first or the second time through the pile
    opener: Annotated[int, UpTo(MOST_SEATS - 1), PUBLIC]
    display: Annotated[list[int], Items(DISPLAY_SIZE, KINDS - 1), PUBLIC]  # sorted
    taken: Annotated[list[int], Items(DISPLAY_SIZE, KINDS - 1), PUBLIC]  # what the builder has still to place, sorted
    bid: Annotated[int, Derived(0), PUBLIC]  # the highest
    builder: Annotated[int, Derived(NO_SEAT), PUBLIC]  # who has bid it
    rows: Annotated[list[list[int]], Derived([]), PUBLIC]  # of the suits on display: handfuls.py

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "bid",
        "builder",
        "display",
        "opener",
        "pile",
        "players",
        "rows",
        "taken",
        "through",
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
        pile: Pile,
        through: int,
        opener: int,
        display: list[int],
        taken: list[int],
        bid: int,
        builder: int,
        rows: list[list[int]],
    ) -> None:
        """Take every field."""
        super().__init__(game, seats, options, agenda, offer, turn)
        self.players: list[Player] = players
        self.pile: Pile = pile
        self.through: int = through
        self.opener: int = opener
        self.display: list[int] = display
        self.taken: list[int] = taken
        self.bid: int = bid
        self.builder: int = builder
        self.rows: list[list[int]] = rows

    def pack_fields(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        for player in self.players:
            player.pack(out)
        self.pile.pack(out)
        out.append(self.through)
        out.append(self.opener)
        out.append(len(self.display))
        out += self.display
        out.append(len(self.taken))
        out += self.taken

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "players": Declared("Objects()", HIDDEN),
            "pile": Declared("PileOf(2 * KINDS, KINDS - 1)", HIDDEN),
            "through": Declared("UpTo(2)", PUBLIC),
            "opener": Declared("UpTo(MOST_SEATS - 1)", PUBLIC),
            "display": Declared("Items(DISPLAY_SIZE, KINDS - 1)", PUBLIC),
            "taken": Declared("Items(DISPLAY_SIZE, KINDS - 1)", PUBLIC),
            "bid": Declared("Derived(0)", PUBLIC),
            "builder": Declared("Derived(NO_SEAT)", PUBLIC),
            "rows": Declared("Derived([])", PUBLIC),
        }

    # End of what `make fields` writes.

    def discards(self) -> list[int]:
        """Return the discard pile, sorted: all cards that lie nowhere else."""
        left = copies(self.seats)
        for kind in self.pile.left() + self.display + self.taken:
            left[kind] -= 1
        for player in self.players:
            for kind in player.rubble:
                left[kind] -= 1
            for suit, tower in enumerate(player.towers):
                while tower.below is not None:
                    left[suit * VALUES + tower.top] -= 1
                    tower = tower.below
        found: list[int] = []
        for kind, count in enumerate(left):
            if count > 0:
                found.append(kind)
            if count > 1:
                found.append(kind)
        return found

    def count_bids(self) -> None:
        """Work out the highest bid and the builder from what the players have said."""
        self.bid, self.builder = 0, NO_SEAT
        for place in range(self.seats):
            seat = (self.opener + place) % self.seats
            bid = self.players[seat].said - FIRST_BID
            if bid > 0:
                self.bid, self.builder = bid, seat

    def next_bidder(self) -> int:
        """Return who is the first from the opener on that hasn't said anything yet, or NO_SEAT."""
        for place in range(self.seats):
            seat = (self.opener + place) % self.seats
            if self.players[seat].said == NOT_YET:
                return seat
        return NO_SEAT


STEPS: Final = StepTable()


class FtStep(Step[Table]):
    """A step of 5 Towers."""

    def __init__(self, rule: str, kinds: tuple[str, ...] = (), *, name: str = "", not_now: str = "") -> None:
        """Describe the step, as `Step` says."""
        super().__init__(STEPS, rule, kinds, name=name, not_now=not_now)

    def is_sound(self, s: Table, at: int, above: Step[Any] | None) -> bool:
        """Whether the frame waits for an answer."""
        return at == 0 and above is None
