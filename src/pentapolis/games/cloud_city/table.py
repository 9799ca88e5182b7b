"""What lies on the table. The chapters of the rules work on it."""

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

from mypy_extensions import mypyc_attr

from pentapolis.core.agenda import AgendaState, Frame, Step, StepTable
from pentapolis.core.fields import HIDDEN, OWNER, PUBLIC, Declared, Derived, Items, Objects, PileOf, UpTo, Value
from pentapolis.core.game import Game, Options
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.supply import FULL_SUPPLY, Supply
from pentapolis.games.cloud_city.tiles import DECK_SIZE, KINDS, STARTS

HAND_SIZE: Final = 3  # CC-2.3
ROW_SIZE: Final = 3  # CC-2.1
NO_TILE: Final = KINDS  # instead of a kind: no tile is chosen
MOST_SEATS: Final = 4
MOST_ROUNDS: Final = 11
REQUEST_CARDS: Final = 10
MOST_REQUESTS: Final = 2  # CC-2.5
SIDES: Final = {"3x3": 3, "3x4": 4}  # the option: the longer side of a full city (CC-2.4)
# The step that asks, "" in the middle of what happens without a choice, or OVER.
Phase: TypeAlias = Literal["choosing", "placing", "joining", "drawing", "", "over"]
OVER: Final = "over"
_PHASES: Final[dict[str, Phase]] = {name: name for name in get_args(Phase)}


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """A city and a hand, in two parts (CC-7.1). Kinds of tiles are in ascending order."""

    city: Annotated[CityMap, Value(), PUBLIC]
    known: Annotated[list[int], Items(HAND_SIZE, KINDS - 1), PUBLIC]  # what everybody saw in the face-up row
    hidden: Annotated[list[int], Items(HAND_SIZE, KINDS - 1), OWNER]  # the rest of the hand

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "city",
        "hidden",
        "known",
    )

    def __init__(self, city: CityMap, known: list[int], hidden: list[int]) -> None:
        """Take every field."""
        self.city: CityMap = city
        self.known: list[int] = known
        self.hidden: list[int] = hidden

    def clone(self) -> "Player":
        """Return a copy."""
        return Player(self.city, self.known, self.hidden)

    def pack(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        self.city.pack(out)
        out.append(len(self.known))
        out += self.known
        out.append(len(self.hidden))
        out += self.hidden

    @staticmethod
    def unpack(reader: Reader) -> "Player":
        """Read what `pack` wrote."""
        return Player(
            CityMap.unpack(reader), reader.numbers(HAND_SIZE, KINDS - 1), reader.numbers(HAND_SIZE, KINDS - 1)
        )

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "city": Declared("Value()", PUBLIC),
            "known": Declared("Items(HAND_SIZE, KINDS - 1)", PUBLIC),
            "hidden": Declared("Items(HAND_SIZE, KINDS - 1)", OWNER),
        }

    # End of what `make fields` writes.

    def hand(self) -> list[int]:
        """Return the whole hand, ascending."""
        if not self.known:
            return self.hidden
        hand = self.known + self.hidden
        hand.sort()
        return hand


class Table(AgendaState):
    """Cities, hands, pile, supply. All but the players is replaced, never changed, so that clones share it."""

    players: Annotated[list[Player], Objects(), PUBLIC]
    pile: Annotated[Pile, PileOf(DECK_SIZE, KINDS - 1), HIDDEN]
    row: Annotated[list[int], Items(ROW_SIZE, KINDS - 1), PUBLIC]  # face up, ascending
    supply: Annotated[Supply, Derived(FULL_SUPPLY), PUBLIC]
    requests: Annotated[list[int], Items(MOST_REQUESTS, REQUEST_CARDS - 1), PUBLIC]  # ascending
    longest: Annotated[int, Derived(0), PUBLIC]  # the longer side of a full city, in tiles: an option
    first: Annotated[int, UpTo(MOST_SEATS - 1), PUBLIC]  # the seat that goes first in every round
    round: Annotated[int, UpTo(MOST_ROUNDS), PUBLIC]  # from 1; 0 before the first turn
    chosen: Annotated[int, UpTo(NO_TILE), PUBLIC]  # the tile that is being placed

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "chosen",
        "first",
        "longest",
        "pile",
        "players",
        "requests",
        "round",
        "row",
        "supply",
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
        row: list[int],
        supply: Supply,
        requests: list[int],
        longest: int,
        first: int,
        round: int,
        chosen: int,
    ) -> None:
        """Take every field."""
        super().__init__(game, seats, options, agenda, offer, turn)
        self.players: list[Player] = players
        self.pile: Pile = pile
        self.row: list[int] = row
        self.supply: Supply = supply
        self.requests: list[int] = requests
        self.longest: int = longest
        self.first: int = first
        self.round: int = round
        self.chosen: int = chosen

    def pack_fields(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        for player in self.players:
            player.pack(out)
        self.pile.pack(out)
        out.append(len(self.row))
        out += self.row
        out.append(len(self.requests))
        out += self.requests
        out.append(self.first)
        out.append(self.round)
        out.append(self.chosen)

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "players": Declared("Objects()", PUBLIC),
            "pile": Declared("PileOf(DECK_SIZE, KINDS - 1)", HIDDEN),
            "row": Declared("Items(ROW_SIZE, KINDS - 1)", PUBLIC),
            "supply": Declared("Derived(FULL_SUPPLY)", PUBLIC),
            "requests": Declared("Items(MOST_REQUESTS, REQUEST_CARDS - 1)", PUBLIC),
            "longest": Declared("Derived(0)", PUBLIC),
            "first": Declared("UpTo(MOST_SEATS - 1)", PUBLIC),
            "round": Declared("UpTo(MOST_ROUNDS)", PUBLIC),
            "chosen": Declared("UpTo(NO_TILE)", PUBLIC),
        }

    # End of what `make fields` writes.

    def rounds(self) -> int:
        """Return how many rounds are played: all tiles of a full city but the starting tile are placed (CC-2.4)."""
        return 3 * self.longest - 1

    def to_come(self, seat: int) -> int:
        """Return how many tiles a seat has still to place."""
        return 3 * self.longest - self.players[seat].city.spots.bit_count()

    def birds(self, seat: int) -> int:
        """Return how many birds the starting tile of a seat has (CC-2.2)."""
        return (seat - self.first) % self.seats + 1

    def start_kind(self, seat: int) -> int:
        """Return the kind of the starting tile of a seat."""
        return STARTS[self.birds(seat) - 1]

    def asked(self) -> Step[Any] | None:
        """Return the step that asks the seat in turn; None at the end."""
        frame = self.agenda
        return None if frame is None else frame.step

    def phase(self) -> Phase:
        """Return the name of the step that asks, or OVER; nothing in the middle of what happens without a choice."""
        step = self.asked()
        return OVER if step is None else _PHASES[step.name]

    def unseen_by(self, seat: int | None) -> list[int]:
        """Return the tiles in the pile and those hidden in hands, but for the own hand; sorted, to tell nothing."""
        found = self.pile.left()
        for other in range(self.seats):
            if other != seat:
                found += self.players[other].hidden
        found.sort()
        return found


STEPS: Final = StepTable()


class CloudCityStep(Step[Table]):
    """A step of a turn of Cloud City, with answers of its own."""

    def __init__(
        self,
        rule: str,
        kinds: tuple[str, ...] = (),
        *,
        name: str = "",
        not_now: str = "",
        explains: tuple[str, ...] = (),
        secret: bool = False,
    ) -> None:
        """Describe the step."""
        super().__init__(STEPS, rule, kinds, name=name, not_now=not_now, explains=explains, secret=secret)


def without(tiles: list[int], kind: int) -> list[int]:
    """Return the tiles without one of that kind."""
    left = tiles[:]
    left.remove(kind)
    return left


def with_one(tiles: list[int], kind: int) -> list[int]:
    """Return the tiles and one more, ascending."""
    more = tiles[:]
    more.append(kind)
    more.sort()
    return more
