"""What lies on the table. The chapters of the rules work on it."""

from typing import Annotated, Any, Final

from mypy_extensions import mypyc_attr

from pentapolis.core.agenda import AgendaState, Frame, Step, StepTable
from pentapolis.core.fields import HIDDEN, PUBLIC, Declared, Derived, Items, Mask, Objects, PileOf, UpTo, Value
from pentapolis.core.game import Game, Options
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.games.cities.actions import GROUPS, ROW_COUNT
from pentapolis.games.cities.city import MOST_TILES, City
from pentapolis.games.cities.deck import CARD_COUNT, GOAL_COUNT, MOST_POINTS, STANDARD, CityGoal, Deck
from pentapolis.games.cities.tiles import (
    ALL_TILES,
    BAG_SIZE,
    COLOUR_COUNT,
    FEATURE_COUNT,
    FEATURE_TILES,
    START_COUNT,
    TILE_COUNT,
)

MOST_SEATS: Final = 4
NO_CARD: Final = CARD_COUNT  # in an empty place of a row
NO_TILE: Final = ALL_TILES
NO_FEATURE: Final = FEATURE_COUNT
NO_PIECE: Final = COLOUR_COUNT

# The places of the rows, but for what is hidden (CI-3.1): which of them are in which group.
OPEN: Final = 3  # cards, and tiles: one in each of the first three groups
OPEN_FEATURES: Final = 5
FEATURE_GROUPS: Final = ((0, 1), (2,), (3,), (4,))
OPEN_PIECES: Final = 10
PIECE_GROUPS: Final = ((0, 1, 2, 3), (4, 5, 6), (7, 8, 9), ())
HIDDEN_GROUP: Final = 3
DRAWN_PIECES: Final = 2  # from the bag, for the group with the question mark

STANDARD_LENGTH: Final = "standard"  # of a game of two
LONG: Final = "long"
SHORTEST: Final = 3  # the shorter side of a full city, in tiles
LONGER: Final = 5  # the longer one in the long game
MOST_ROUNDS: Final = 8
SPACES: Final = ROW_COUNT * GROUPS  # for workers
OVER: Final = "over"


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    """A city, its scoring cards, and the goals it has met."""

    city: Annotated[City, Value(), PUBLIC]
    cards: Annotated[list[int], Items(MOST_TILES, CARD_COUNT - 1), PUBLIC]  # ascending
    goals: Annotated[list[int], Items(GOAL_COUNT, MOST_POINTS), PUBLIC]  # the values won, 0 for none

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "cards",
        "city",
        "goals",
    )

    def __init__(self, city: City, cards: list[int], goals: list[int]) -> None:
        """Take every field."""
        self.city: City = city
        self.cards: list[int] = cards
        self.goals: list[int] = goals

    def clone(self) -> "Player":
        """Return a copy."""
        return Player(self.city, self.cards, self.goals)

    def pack(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        self.city.pack(out)
        out.append(len(self.cards))
        out += self.cards
        out.append(len(self.goals))
        out += self.goals

    @staticmethod
    def unpack(reader: Reader) -> "Player":
        """Read what `pack` wrote."""
        return Player(
            City.unpack(reader), reader.numbers(MOST_TILES, CARD_COUNT - 1), reader.numbers(GOAL_COUNT, MOST_POINTS)
        )

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "city": Declared("Value()", PUBLIC),
            "cards": Declared("Items(MOST_TILES, CARD_COUNT - 1)", PUBLIC),
            "goals": Declared("Items(GOAL_COUNT, MOST_POINTS)", PUBLIC),
        }

    # End of what `make fields` writes.


class Table(AgendaState):
    """Cities, rows, piles. All but the players is replaced, never changed, so that clones share it.

    What leaves the game face down goes under its pile, from where it is never drawn: nobody can tell it from the rest.
    """

    players: Annotated[list[Player], Objects(), PUBLIC]
    bag: Annotated[Pile, PileOf(BAG_SIZE, COLOUR_COUNT - 1), HIDDEN]
    card_pile: Annotated[Pile, PileOf(CARD_COUNT, CARD_COUNT - 1), HIDDEN]
    tile_pile: Annotated[Pile, PileOf(TILE_COUNT, TILE_COUNT - 1), HIDDEN]
    feature_pile: Annotated[Pile, PileOf(FEATURE_TILES, FEATURE_COUNT - 1), HIDDEN]
    cards: Annotated[list[int], Items(OPEN, NO_CARD), PUBLIC]  # in the rows, by place
    tiles: Annotated[list[int], Items(OPEN, NO_TILE), PUBLIC]
    features: Annotated[list[int], Items(OPEN_FEATURES, NO_FEATURE), PUBLIC]
    pieces: Annotated[list[int], Items(OPEN_PIECES, NO_PIECE), PUBLIC]
    hidden_card: Annotated[int, UpTo(NO_CARD), HIDDEN]
    hidden_tile: Annotated[int, UpTo(NO_TILE), HIDDEN]
    hidden_feature: Annotated[int, UpTo(NO_FEATURE), HIDDEN]
    workers: Annotated[list[int], Items(SPACES, MOST_SEATS), PUBLIC]  # row × 4 + group: seat + 1, or 0
    starts: Annotated[int, Mask(START_COUNT), PUBLIC]  # starting tiles that nobody has chosen
    first: Annotated[int, UpTo(MOST_SEATS - 1), PUBLIC]  # who began this round
    round: Annotated[int, UpTo(MOST_ROUNDS), PUBLIC]  # from 1; 0 before the first
    board: Annotated[int, UpTo(7), PUBLIC]
    taken_tile: Annotated[int, UpTo(NO_TILE), PUBLIC]  # what the seat in turn has taken and is about to use
    taken_features: Annotated[list[int], Items(2, FEATURE_COUNT - 1), PUBLIC]  # ascending
    taken_pieces: Annotated[list[int], Items(4, COLOUR_COUNT - 1), PUBLIC]  # ascending
    deck: Annotated[Deck, Derived(STANDARD), PUBLIC]
    goals: Annotated[list[CityGoal], Derived(STANDARD.boards[0].goals), PUBLIC]  # of the board
    longest: Annotated[int, Derived(SHORTEST), PUBLIC]  # the longer side of a full city, in tiles
    rounds: Annotated[int, Derived(MOST_ROUNDS), PUBLIC]
    in_row: Annotated[int, Derived(1), PUBLIC]  # how often each player uses each row in a round (CI-3.2)

    # Written by `make fields` from the declared fields.

    __slots__ = (
        "bag",
        "board",
        "card_pile",
        "cards",
        "deck",
        "feature_pile",
        "features",
        "first",
        "goals",
        "hidden_card",
        "hidden_feature",
        "hidden_tile",
        "in_row",
        "longest",
        "pieces",
        "players",
        "round",
        "rounds",
        "starts",
        "taken_features",
        "taken_pieces",
        "taken_tile",
        "tile_pile",
        "tiles",
        "workers",
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
        bag: Pile,
        card_pile: Pile,
        tile_pile: Pile,
        feature_pile: Pile,
        cards: list[int],
        tiles: list[int],
        features: list[int],
        pieces: list[int],
        hidden_card: int,
        hidden_tile: int,
        hidden_feature: int,
        workers: list[int],
        starts: int,
        first: int,
        round: int,
        board: int,
        taken_tile: int,
        taken_features: list[int],
        taken_pieces: list[int],
        deck: Deck,
        goals: list[CityGoal],
        longest: int,
        rounds: int,
        in_row: int,
    ) -> None:
        """Take every field."""
        super().__init__(game, seats, options, agenda, offer, turn)
        self.players: list[Player] = players
        self.bag: Pile = bag
        self.card_pile: Pile = card_pile
        self.tile_pile: Pile = tile_pile
        self.feature_pile: Pile = feature_pile
        self.cards: list[int] = cards
        self.tiles: list[int] = tiles
        self.features: list[int] = features
        self.pieces: list[int] = pieces
        self.hidden_card: int = hidden_card
        self.hidden_tile: int = hidden_tile
        self.hidden_feature: int = hidden_feature
        self.workers: list[int] = workers
        self.starts: int = starts
        self.first: int = first
        self.round: int = round
        self.board: int = board
        self.taken_tile: int = taken_tile
        self.taken_features: list[int] = taken_features
        self.taken_pieces: list[int] = taken_pieces
        self.deck: Deck = deck
        self.goals: list[CityGoal] = goals
        self.longest: int = longest
        self.rounds: int = rounds
        self.in_row: int = in_row

    def pack_fields(self, out: list[int]) -> None:
        """Append all fields as numbers."""
        for player in self.players:
            player.pack(out)
        self.bag.pack(out)
        self.card_pile.pack(out)
        self.tile_pile.pack(out)
        self.feature_pile.pack(out)
        out.append(len(self.cards))
        out += self.cards
        out.append(len(self.tiles))
        out += self.tiles
        out.append(len(self.features))
        out += self.features
        out.append(len(self.pieces))
        out += self.pieces
        out.append(self.hidden_card)
        out.append(self.hidden_tile)
        out.append(self.hidden_feature)
        out.append(len(self.workers))
        out += self.workers
        out.append(self.starts)
        out.append(self.first)
        out.append(self.round)
        out.append(self.board)
        out.append(self.taken_tile)
        out.append(len(self.taken_features))
        out += self.taken_features
        out.append(len(self.taken_pieces))
        out += self.taken_pieces

    @staticmethod
    def declared() -> dict[str, Declared]:
        """Return how each field was declared."""
        return {
            "players": Declared("Objects()", PUBLIC),
            "bag": Declared("PileOf(BAG_SIZE, COLOUR_COUNT - 1)", HIDDEN),
            "card_pile": Declared("PileOf(CARD_COUNT, CARD_COUNT - 1)", HIDDEN),
            "tile_pile": Declared("PileOf(TILE_COUNT, TILE_COUNT - 1)", HIDDEN),
            "feature_pile": Declared("PileOf(FEATURE_TILES, FEATURE_COUNT - 1)", HIDDEN),
            "cards": Declared("Items(OPEN, NO_CARD)", PUBLIC),
            "tiles": Declared("Items(OPEN, NO_TILE)", PUBLIC),
            "features": Declared("Items(OPEN_FEATURES, NO_FEATURE)", PUBLIC),
            "pieces": Declared("Items(OPEN_PIECES, NO_PIECE)", PUBLIC),
            "hidden_card": Declared("UpTo(NO_CARD)", HIDDEN),
            "hidden_tile": Declared("UpTo(NO_TILE)", HIDDEN),
            "hidden_feature": Declared("UpTo(NO_FEATURE)", HIDDEN),
            "workers": Declared("Items(SPACES, MOST_SEATS)", PUBLIC),
            "starts": Declared("Mask(START_COUNT)", PUBLIC),
            "first": Declared("UpTo(MOST_SEATS - 1)", PUBLIC),
            "round": Declared("UpTo(MOST_ROUNDS)", PUBLIC),
            "board": Declared("UpTo(7)", PUBLIC),
            "taken_tile": Declared("UpTo(NO_TILE)", PUBLIC),
            "taken_features": Declared("Items(2, FEATURE_COUNT - 1)", PUBLIC),
            "taken_pieces": Declared("Items(4, COLOUR_COUNT - 1)", PUBLIC),
            "deck": Declared("Derived(STANDARD)", PUBLIC),
            "goals": Declared("Derived(STANDARD.boards[0].goals)", PUBLIC),
            "longest": Declared("Derived(SHORTEST)", PUBLIC),
            "rounds": Declared("Derived(MOST_ROUNDS)", PUBLIC),
            "in_row": Declared("Derived(1)", PUBLIC),
        }

    # End of what `make fields` writes.

    def settle(self) -> None:
        """Work out what follows from seats, options and board (CI-2.1 to CI-2.3)."""
        self.goals = self.deck.boards[self.board].goals
        is_long = self.options["length"] == LONG
        self.longest = LONGER if is_long else SHORTEST
        self.rounds = 7 if is_long else 4 if self.seats == 2 else MOST_ROUNDS
        self.in_row = 2 if self.seats == 2 else 1

    def turns(self) -> int:
        """Return how many turns a round has."""
        return self.seats * ROW_COUNT * self.in_row

    def placed(self) -> int:
        """Return how many workers stand on the board."""
        return SPACES - self.workers.count(0)

    def asked(self) -> Step[Any] | None:
        """Return the step that asks; None at the end."""
        frame = self.agenda
        return None if frame is None else frame.step

    def phase(self) -> str:
        """Return the name of the step that asks, or OVER; nothing in the middle of what happens without a choice."""
        step = self.asked()
        return OVER if step is None else step.name

    def goals_won(self, goal: int) -> int:
        """Return how many players have taken a value of a goal."""
        return sum([1 for player in self.players if player.goals[goal]])

    def unseen_cards(self) -> list[int]:
        """Return the cards that nobody has seen, sorted to tell nothing."""
        return _unseen(self.card_pile, self.hidden_card, NO_CARD)

    def unseen_tiles(self) -> list[int]:
        """Return the tiles that nobody has seen, sorted to tell nothing."""
        return _unseen(self.tile_pile, self.hidden_tile, NO_TILE)

    def unseen_features(self) -> list[int]:
        """Return the features that nobody has seen, sorted to tell nothing."""
        return _unseen(self.feature_pile, self.hidden_feature, NO_FEATURE)


def _unseen(pile: Pile, hidden: int, nothing: int) -> list[int]:
    found = pile.left()
    if hidden != nothing:
        found.append(hidden)
    found.sort()
    return found


STEPS: Final = StepTable()


class CitiesStep(Step[Table]):
    """A step of Cities, with answers of its own."""

    def __init__(
        self,
        rule: str,
        kinds: tuple[str, ...] = (),
        *,
        name: str = "",
        not_now: str = "",
        turn_rule: str = "",
    ) -> None:
        """Describe the step."""
        super().__init__(STEPS, rule, kinds, name=name, not_now=not_now, turn_rule=turn_rule)


def without(items: list[int], item: int) -> list[int]:
    """Return the items without one of that kind."""
    left = items[:]
    left.remove(item)
    return left


def with_one(items: list[int], item: int) -> list[int]:
    """Return the items and one more, ascending."""
    more = items[:]
    more.append(item)
    more.sort()
    return more


def replaced(items: list[int], place: int, item: int) -> list[int]:
    """Return the items with another one in a place."""
    changed = items[:]
    changed[place] = item
    return changed
