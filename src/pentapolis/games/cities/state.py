"""Cities in progress: the contract of a state, carried out by the chapters of the rules."""

from pentapolis.core.agenda import NOTHING, AgendaGame
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.net import Features
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from pentapolis.games.cities.deck import CARD_COUNT, STANDARD
from pentapolis.games.cities.evaluation import evaluate
from pentapolis.games.cities.ghosts import CitiesGhosts, ghosts_of
from pentapolis.games.cities.net_inputs import net_inputs
from pentapolis.games.cities.scoring import score_sheets, total
from pentapolis.games.cities.table import (
    MOST_ROUNDS,
    MOST_SEATS,
    NO_CARD,
    NO_FEATURE,
    NO_PIECE,
    NO_TILE,
    OPEN,
    OPEN_FEATURES,
    OPEN_PIECES,
    SHORTEST,
    SPACES,
    Player,
    Table,
)
from pentapolis.games.cities.taking import TAKE_GROUP
from pentapolis.games.cities.tiles import (
    BAG_SIZE,
    COLOUR_COUNT,
    FEATURE_COUNT,
    FEATURE_TILES,
    START_COUNT,
    TILE_COUNT,
)
from pentapolis.games.cities.view import view_of
from pentapolis.games.cities.zones import zones_of


class CitiesState(Table):
    """A game of Cities."""

    # Written by `make fields` from the declared fields.

    __slots__ = ()

    def clone(self) -> "CitiesState":
        """Return an independent copy."""
        return CitiesState(
            self.game,
            self.seats,
            self.options,
            self.agenda,
            self.offer,
            self.turn,
            [item.clone() for item in self.players],
            self.bag,
            self.card_pile,
            self.tile_pile,
            self.feature_pile,
            self.cards,
            self.tiles,
            self.features,
            self.pieces,
            self.hidden_card,
            self.hidden_tile,
            self.hidden_feature,
            self.workers,
            self.starts,
            self.first,
            self.round,
            self.board,
            self.taken_tile,
            self.taken_features,
            self.taken_pieces,
            self.deck,
            self.goals,
            self.longest,
            self.rounds,
            self.in_row,
        )

    @staticmethod
    def unpack(game: AgendaGame, seats: int, options: Options, reader: Reader) -> "CitiesState":
        """Read what `pack` wrote, but for the agenda."""
        return CitiesState(
            game,
            seats,
            options,
            None,
            NOTHING,
            reader.number(game.places(seats)),
            [Player.unpack(reader) for _ in range(game.places(seats))],
            Pile.unpack(reader, BAG_SIZE, COLOUR_COUNT - 1),
            Pile.unpack(reader, CARD_COUNT, CARD_COUNT - 1),
            Pile.unpack(reader, TILE_COUNT, TILE_COUNT - 1),
            Pile.unpack(reader, FEATURE_TILES, FEATURE_COUNT - 1),
            reader.numbers(OPEN, NO_CARD),
            reader.numbers(OPEN, NO_TILE),
            reader.numbers(OPEN_FEATURES, NO_FEATURE),
            reader.numbers(OPEN_PIECES, NO_PIECE),
            reader.number(NO_CARD),
            reader.number(NO_TILE),
            reader.number(NO_FEATURE),
            reader.numbers(SPACES, MOST_SEATS),
            reader.number((1 << START_COUNT) - 1),
            reader.number(MOST_SEATS - 1),
            reader.number(MOST_ROUNDS),
            reader.number(7),
            reader.number(NO_TILE),
            reader.numbers(2, FEATURE_COUNT - 1),
            reader.numbers(4, COLOUR_COUNT - 1),
            STANDARD,
            STANDARD.boards[0].goals,
            SHORTEST,
            MOST_ROUNDS,
            1,
        )

    # End of what `make fields` writes.

    def view(self, seat: int | None) -> View:
        """Return what the seat may know."""
        return view_of(self, seat)

    def ghosts(self, seat: int) -> CitiesGhosts:
        """Return what a page draws of what could come in the city of a seat."""
        return ghosts_of(self, seat)

    def zones(self) -> list[Zone]:
        """Return where everything is."""
        return zones_of(self)

    def redraw(self, seat: int, luck: Luck) -> None:
        """Draw the hidden groups and the order of bag and piles (CI-7.1)."""
        self.bag = Pile(_shuffled(sorted(self.bag.left()), luck))
        cards = _shuffled(self.unseen_cards(), luck)
        if self.hidden_card != NO_CARD:
            self.hidden_card = cards.pop()
        self.card_pile = Pile(cards)
        tiles = _shuffled(self.unseen_tiles(), luck)
        if self.hidden_tile != NO_TILE:
            self.hidden_tile = tiles.pop()
        self.tile_pile = Pile(tiles)
        features = _shuffled(self.unseen_features(), luck)
        if self.hidden_feature != NO_FEATURE:
            self.hidden_feature = features.pop()
        self.feature_pile = Pile(features)

    def scores(self) -> list[ScoreSheet]:
        """Return every player's sheet."""
        return score_sheets(self)

    def total(self, seat: int) -> int:
        """Return the total of the seat's sheet."""
        return total(self, seat)

    def stretch(self) -> int:
        """Return a number of the turns that all have had."""
        had = self.placed() if self.asked() is TAKE_GROUP else self.placed() - 1
        return self.round * SPACES + had // self.seats

    def evaluate(self) -> list[float]:
        """Return what the state promises to each seat."""
        return evaluate(self)

    def net_inputs(self) -> list[Features]:
        """Return what a net is told about each seat."""
        return net_inputs(self)


def _shuffled(items: list[int], luck: Luck) -> list[int]:
    luck.shuffle(items)
    return items
