"""5 Towers in progress: the contract of a state, as far as the agenda doesn't answer it."""

from pentapolis.core.agenda import NOTHING, AgendaGame
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.net import Features
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, KINDS
from pentapolis.games.five_towers.evaluation import evaluate
from pentapolis.games.five_towers.ghosts import ghosts_of
from pentapolis.games.five_towers.net_inputs import net_inputs
from pentapolis.games.five_towers.scoring import score_sheet, total
from pentapolis.games.five_towers.table import MOST_SEATS, NO_SEAT, Player, Table
from pentapolis.games.five_towers.view import view_of, zones_of


class FiveTowersState(Table):
    """A game of 5 Towers."""

    # Written by `make fields` from the declared fields.

    __slots__ = ()

    def clone(self) -> "FiveTowersState":
        """Return an independent copy."""
        return FiveTowersState(
            self.game,
            self.seats,
            self.options,
            self.agenda,
            self.offer,
            self.turn,
            [item.clone() for item in self.players],
            self.pile,
            self.through,
            self.opener,
            self.display,
            self.taken,
            self.bid,
            self.builder,
            self.rows,
        )

    @staticmethod
    def unpack(game: AgendaGame, seats: int, options: Options, reader: Reader) -> "FiveTowersState":
        """Read what `pack` wrote, but for the agenda."""
        return FiveTowersState(
            game,
            seats,
            options,
            None,
            NOTHING,
            reader.number(game.places(seats)),
            [Player.unpack(reader) for _ in range(game.places(seats))],
            Pile.unpack(reader, 2 * KINDS, KINDS - 1),
            reader.number(2),
            reader.number(MOST_SEATS - 1),
            reader.numbers(DISPLAY_SIZE, KINDS - 1),
            reader.numbers(DISPLAY_SIZE, KINDS - 1),
            0,
            NO_SEAT,
            [],
        )

    # End of what `make fields` writes.

    def view(self, seat: int | None) -> View:
        """Return what the seat may know."""
        return view_of(self, seat)

    def zones(self) -> list[Zone]:
        """Return where every card lies."""
        return zones_of(self)

    def redraw(self, seat: int, luck: Luck) -> None:
        """Shuffle the draw pile, whose order is all that is hidden (FT-6.1)."""
        cards = sorted(self.pile.left())
        luck.shuffle(cards)
        self.pile = Pile(cards)

    def ghosts(self, seat: int) -> object | None:
        """Return what the seat could build."""
        return ghosts_of(self, seat)

    def scores(self) -> list[ScoreSheet]:
        """Return every player's sheet."""
        return [score_sheet(player) for player in self.players]

    def total(self, seat: int) -> int:
        """Return the total of the seat's sheet."""
        return total(self.players[seat])

    def evaluate(self) -> list[float]:
        """Return what the state promises to each seat."""
        return evaluate(self)

    def net_inputs(self) -> list[Features]:
        """Return what a net is told about each seat."""
        return net_inputs(self)

    def stretch(self) -> int:
        """Return a number of the round: how much is left to be revealed."""
        return self.through * 2 * KINDS - self.pile.count()
