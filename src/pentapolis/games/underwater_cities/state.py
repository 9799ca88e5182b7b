"""Underwater Cities in progress: what is asked of a table as a whole, answered by the chapters of the rules."""

from pentapolis.core.agenda import NOTHING, AgendaGame
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.net import Features
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.scores import ScoreSheet
from pentapolis.core.views import View, Zone
from pentapolis.games.underwater_cities.component_reader import STANDARD
from pentapolis.games.underwater_cities.components import (
    ASSISTANT,
    BLUE_COUNT,
    CARD_COUNT,
    CONTRACT_COUNT,
    METROPOLIS_COUNT,
    SLOT_COUNT,
)
from pentapolis.games.underwater_cities.evaluation import evaluate, midway, promise
from pentapolis.games.underwater_cities.ghosts import UnderwaterCitiesGhosts, ghosts_of
from pentapolis.games.underwater_cities.goods import Goods
from pentapolis.games.underwater_cities.net_inputs import net_inputs
from pentapolis.games.underwater_cities.places import SPOT_COUNT
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.scoring import score_sheets, total
from pentapolis.games.underwater_cities.table import (
    CONTRACTS_SHOWN,
    MOST_SEATS,
    ROUNDS,
    TUNNEL_SUPPLY,
    TURNS,
    WHITE_SUPPLY,
    Table,
)
from pentapolis.games.underwater_cities.table_view import view_of
from pentapolis.games.underwater_cities.worlds import redraw
from pentapolis.games.underwater_cities.zones import zones_of


class UnderwaterCitiesState(Table):
    """A game of Underwater Cities."""

    # Written by `make fields` from the declared fields.

    __slots__ = ()

    def clone(self) -> "UnderwaterCitiesState":
        """Return an independent copy."""
        return UnderwaterCitiesState(
            self.game,
            self.seats,
            self.options,
            self.agenda,
            self.offer,
            self.turn,
            [item.clone() for item in self.players],
            self.round,
            self.era,
            self.moves,
            self.order,
            self.track,
            self.taken,
            self.cloned,
            self.slot,
            self.card,
            self.dropped,
            self.bill,
            self.saving,
            self.target,
            self.produced,
            self.deck,
            self.discards,
            self.gone,
            self.buried,
            self.special_top,
            self.special_deck,
            self.dear,
            self.spares,
            self.contracts,
            self.tunnels_left,
            self.whites_left,
            self.symbiotics_left,
            self.components,
        )

    @staticmethod
    def unpack(game: AgendaGame, seats: int, options: Options, reader: Reader) -> "UnderwaterCitiesState":
        """Read what `pack` wrote, but for the agenda."""
        return UnderwaterCitiesState(
            game,
            seats,
            options,
            None,
            NOTHING,
            reader.number(game.places(seats)),
            [Player.unpack(reader) for _ in range(game.places(seats))],
            reader.number(ROUNDS),
            reader.number(3),
            reader.number(TURNS * MOST_SEATS),
            reader.numbers(MOST_SEATS, MOST_SEATS - 1),
            reader.numbers(MOST_SEATS, MOST_SEATS - 1),
            reader.numbers(SLOT_COUNT, (1 << MOST_SEATS + 1) - 1),
            reader.number(1),
            reader.number(SLOT_COUNT),
            reader.number(CARD_COUNT),
            reader.number(ASSISTANT + 1),
            Goods.unpack(reader),
            Goods.unpack(reader),
            reader.number(SPOT_COUNT),
            Goods.unpack(reader),
            Pile.unpack(reader, CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(CARD_COUNT, CARD_COUNT - 1),
            reader.number(CARD_COUNT),
            Pile.unpack(reader, CARD_COUNT, CARD_COUNT - 1),
            reader.numbers(6, CARD_COUNT - 1),
            Pile.unpack(reader, BLUE_COUNT, METROPOLIS_COUNT - 1),
            reader.numbers(CONTRACTS_SHOWN, CONTRACT_COUNT - 1),
            reader.number(TUNNEL_SUPPLY),
            reader.number(WHITE_SUPPLY),
            reader.number(13),
            STANDARD,
        )

    # End of what `make fields` writes.

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def zones(self) -> list[Zone]:
        return zones_of(self)

    def redraw(self, seat: int, luck: Luck) -> None:
        redraw(self, seat, luck)

    def ghosts(self, seat: int) -> UnderwaterCitiesGhosts:
        return ghosts_of(self, seat)

    def scores(self) -> list[ScoreSheet]:
        return score_sheets(self)

    def total(self, seat: int) -> int:
        return total(self.players[seat])

    def promise(self, seat: int) -> float:
        return promise(self, seat)

    def midway(self) -> bool:
        return midway(self)

    def stretch(self) -> int:
        """Return a number of the turns that all have had; alone, where nobody takes anything away, of two each."""
        turns = self.round * TURNS + max(0, self.moves - 1) // self.seats
        return turns // 2 if self.seats == 1 else turns

    def evaluate(self) -> list[float]:
        return evaluate(self)

    def net_inputs(self) -> list[Features]:
        return net_inputs(self)
