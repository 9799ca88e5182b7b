"""Cloud City in progress: the contract of a state, carried out by the chapters of the rules."""

from pentapolis.core.agenda import NOTHING, AgendaGame
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.net import Features
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from pentapolis.games.cloud_city.evaluation import evaluate
from pentapolis.games.cloud_city.ghosts import CloudCityGhosts, ghosts_of
from pentapolis.games.cloud_city.net_inputs import net_inputs
from pentapolis.games.cloud_city.scoring import score_sheets, total
from pentapolis.games.cloud_city.supply import FULL_SUPPLY
from pentapolis.games.cloud_city.table import (
    MOST_REQUESTS,
    MOST_ROUNDS,
    MOST_SEATS,
    NO_TILE,
    REQUEST_CARDS,
    ROW_SIZE,
    Player,
    Table,
)
from pentapolis.games.cloud_city.tiles import DECK_SIZE, KINDS
from pentapolis.games.cloud_city.view import view_of
from pentapolis.games.cloud_city.zones import zones_of


class CloudCityState(Table):
    """A game of Cloud City."""

    # Written by `make fields` from the declared fields.

    __slots__ = ()

    def clone(self) -> "CloudCityState":
        """Return an independent copy."""
        return CloudCityState(
            self.game,
            self.seats,
            self.options,
            self.agenda,
            self.offer,
            self.turn,
            [item.clone() for item in self.players],
            self.pile,
            self.row,
            self.supply,
            self.requests,
            self.longest,
            self.first,
            self.round,
            self.chosen,
        )

    @staticmethod
    def unpack(game: AgendaGame, seats: int, options: Options, reader: Reader) -> "CloudCityState":
        """Read what `pack` wrote, but for the agenda."""
        return CloudCityState(
            game,
            seats,
            options,
            None,
            NOTHING,
            reader.number(game.places(seats)),
            [Player.unpack(reader) for _ in range(game.places(seats))],
            Pile.unpack(reader, DECK_SIZE, KINDS - 1),
            reader.numbers(ROW_SIZE, KINDS - 1),
            FULL_SUPPLY,
            reader.numbers(MOST_REQUESTS, REQUEST_CARDS - 1),
            0,
            reader.number(MOST_SEATS - 1),
            reader.number(MOST_ROUNDS),
            reader.number(NO_TILE),
        )

    # End of what `make fields` writes.

    def view(self, seat: int | None) -> View:
        """Return what the seat may know."""
        return view_of(self, seat)

    def ghosts(self, seat: int) -> CloudCityGhosts:
        """Return what a page draws of what could come in the city of a seat."""
        return ghosts_of(self, seat)

    def zones(self) -> list[Zone]:
        """Return where everything is."""
        return zones_of(self)

    def redraw(self, seat: int, luck: Luck) -> None:
        """Deal all tiles anew that the seat hasn't seen (CC-7.1)."""
        unseen = self.unseen_by(seat)
        luck.shuffle(unseen)
        dealt = 0
        for other, player in enumerate(self.players):
            if other != seat:
                count = len(player.hidden)
                player.hidden = sorted(unseen[dealt : dealt + count])
                dealt += count
        self.pile = Pile(unseen, dealt)

    def scores(self) -> list[ScoreSheet]:
        """Return every player's sheet."""
        return score_sheets(self)

    def total(self, seat: int) -> int:
        """Return the total of the seat's sheet."""
        return total(self, seat)

    def evaluate(self) -> list[float]:
        """Return what the state promises to each seat."""
        return evaluate(self)

    def net_inputs(self) -> list[Features]:
        """Return what a net is told about each seat."""
        return net_inputs(self)

    def stretch(self) -> int:
        """Return the number of the round."""
        return self.round
