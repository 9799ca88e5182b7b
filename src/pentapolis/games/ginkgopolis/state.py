"""Ginkgopolis in progress: what is asked of a table as a whole, answered by the chapters of the rules."""

from pentapolis.core.agenda import NOTHING, AgendaGame
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.net import Features
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from pentapolis.games.ginkgopolis.cards import CARD_COUNT, CHARACTER_COUNT, LETTER_COUNT, NO_CARD, NO_TILE, TILE_COUNT
from pentapolis.games.ginkgopolis.choosing import payable
from pentapolis.games.ginkgopolis.city import Building
from pentapolis.games.ginkgopolis.evaluation import evaluate
from pentapolis.games.ginkgopolis.ghosts import GinkgopolisGhosts, ghosts_of
from pentapolis.games.ginkgopolis.grid import LAST_CELL
from pentapolis.games.ginkgopolis.net_inputs import net_inputs
from pentapolis.games.ginkgopolis.scoring import score_sheets, total
from pentapolis.games.ginkgopolis.table import MANY, MOST_SEATS, Player, Table
from pentapolis.games.ginkgopolis.table_view import view_of
from pentapolis.games.ginkgopolis.worlds import redraw
from pentapolis.games.ginkgopolis.zones import zones_of


class GinkgopolisState(Table):
    """A game of Ginkgopolis."""

    # Written by `make fields` from the declared fields.

    __slots__ = ()

    def clone(self) -> "GinkgopolisState":
        """Return an independent copy."""
        return GinkgopolisState(
            self.game,
            self.seats,
            self.options,
            self.agenda,
            self.offer,
            self.turn,
            [item.clone() for item in self.players],
            self.round,
            self.first,
            self.acted,
            self.city,
            self.links,
            self.markers,
            self.deck,
            self.discarded_letters,
            self.discarded_buildings,
            self.waiting,
            self.undealt,
            self.unused,
            self.supply,
            self.removed,
            self.returned,
            self.depletions,
            self.ending,
            self.card,
            self.tile,
            self.deed,
            self.owed,
            self.hal_card,
        )

    @staticmethod
    def unpack(game: AgendaGame, seats: int, options: Options, reader: Reader) -> "GinkgopolisState":
        """Read what `pack` wrote, but for the agenda."""
        return GinkgopolisState(
            game,
            seats,
            options,
            None,
            NOTHING,
            reader.number(game.places(seats)),
            [Player.unpack(reader) for _ in range(game.places(seats))],
            reader.number(MANY),
            reader.number(MOST_SEATS - 1),
            reader.number(MOST_SEATS),
            [Building.unpack(reader) for _ in range(reader.number(TILE_COUNT))],
            [],
            reader.numbers(LETTER_COUNT, LAST_CELL),
            Pile.unpack(reader, CARD_COUNT, CARD_COUNT - 1),
            reader.number((1 << LETTER_COUNT) - 1),
            reader.number((1 << TILE_COUNT) - 1),
            reader.number((1 << TILE_COUNT) - 1),
            reader.number((1 << CHARACTER_COUNT) - 1),
            reader.number((1 << CHARACTER_COUNT) - 1),
            Pile.unpack(reader, TILE_COUNT, TILE_COUNT - 1),
            reader.number((1 << TILE_COUNT) - 1),
            reader.number((1 << TILE_COUNT) - 1),
            reader.number(2),
            reader.number(1),
            reader.number(NO_CARD),
            reader.number(NO_TILE),
            reader.number(2),
            reader.number(TILE_COUNT),
            reader.numbers(1, CARD_COUNT - 1),
        )

    # End of what `make fields` writes.

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def zones(self) -> list[Zone]:
        return zones_of(self)

    def redraw(self, seat: int, luck: Luck) -> None:
        redraw(self, seat, luck)

    def ghosts(self, seat: int) -> GinkgopolisGhosts:
        return ghosts_of(self, seat)

    def scores(self) -> list[ScoreSheet]:
        return score_sheets(self)

    def total(self, seat: int) -> int:
        return total(self, seat)

    def candidates(self, seat: int) -> list[int]:
        return payable(self, seat, self.legal(seat))

    def stretch(self) -> int:
        return self.round

    def evaluate(self) -> list[float]:
        return evaluate(self)

    def net_inputs(self) -> list[Features]:
        return net_inputs(self)
