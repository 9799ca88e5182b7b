"""Cities as a title: its description, and how states of it are made."""

from typing import Final

from pentapolis.core import packs
from pentapolis.core.agenda import NOTHING, AgendaGame, AgendaState
from pentapolis.core.events import Event
from pentapolis.core.game import Option, Options, OptionValue
from pentapolis.core.json_data import JsonObject
from pentapolis.core.luck import Luck
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.problem import BadPosition, Problem
from pentapolis.games.cities.actions import SPACE
from pentapolis.games.cities.city import EMPTY_CITY
from pentapolis.games.cities.deck import BOARDS, GOAL_COUNT, STANDARD, Deck, read_deck
from pentapolis.games.cities.defects import defects
from pentapolis.games.cities.net_inputs import INPUTS
from pentapolis.games.cities.position import Description
from pentapolis.games.cities.rounds import GAME
from pentapolis.games.cities.setup import RANDOM, set_up
from pentapolis.games.cities.state import CitiesState
from pentapolis.games.cities.table import (
    LONG,
    MOST_ROUNDS,
    NO_CARD,
    NO_FEATURE,
    NO_PIECE,
    NO_TILE,
    OPEN,
    OPEN_FEATURES,
    OPEN_PIECES,
    SHORTEST,
    SPACES,
    STANDARD_LENGTH,
    STEPS,
    Player,
    Table,
)
from pentapolis.games.cities.tiles import START_COUNT
from pentapolis.games.cities.view import CitiesPrinted
from pentapolis.games.cities.zones import all_components


class Cities(AgendaGame):
    """The title."""

    def __init__(self) -> None:
        """Describe it."""
        super().__init__(
            "cities",
            rules_version=1,
            seat_counts=(2, 3, 4),
            space=SPACE,
            options=(
                Option("board", RANDOM, *BOARDS),
                Option("length", STANDARD_LENGTH, LONG),
                Option(packs.OPTION, packs.STANDARD),
            ),
            steps=STEPS,
            first=GAME,
            fields=[Table.declared(), Player.declared()],
            end_rule="CI-6.5",
            turn_rule="CI-3.2",
        )
        self.inputs = INPUTS

    def allowed(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """Only two players can play the long game (CI-2.3)."""
        return (STANDARD_LENGTH,) if option.name == "length" and seats > 2 else option.values

    def components(self, seats: int, options: Options) -> list[int]:
        """Return cards, tiles, features and pieces."""
        return all_components()

    def lay_out(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> AgendaState:
        """Set up."""
        state = self._empty(seats, options)
        set_up(state, luck, events)
        return state

    def lay_position(self, description: str, luck: Luck, problems: list[Problem]) -> AgendaState:
        """Return the table that the description tells of; `cities/position.py` shows its form."""
        lines = Description(description, self.seat_counts, problems)
        try:
            options = self.check(lines.seats, lines.options())
        except Problem as problem:
            reasons = [*problems, problem]
            raise BadPosition("problem.position", {"count": len(reasons)}, reasons) from problem
        state = self._empty(lines.seats, options)
        lines.lay(state, luck)
        return state

    def defects(self, state: AgendaState) -> list[Problem]:
        """Return everything that is impossible about a table."""
        assert isinstance(state, CitiesState)
        return defects(state)

    def unpack_fields(self, seats: int, options: Options, reader: Reader) -> AgendaState:
        """Return the table with its packed fields."""
        state = CitiesState.unpack(self, seats, options, reader)
        state.deck = self._deck(str(options[packs.OPTION]))
        state.settle()
        return state

    def read_pack(self, data: JsonObject) -> object:
        """Return the deck of a pack; what it leaves out is that of the game."""
        return read_deck(data, STANDARD)

    def printed(self, pack: str) -> CitiesPrinted:
        """Return the scoring cards of a pack."""
        return CitiesPrinted(self._deck(pack).faces)

    def _deck(self, pack: str) -> Deck:
        deck = self.packs.get(pack, STANDARD)
        assert isinstance(deck, Deck)
        return deck

    def _empty(self, seats: int, options: Options) -> CitiesState:
        """Return the table before anything lies on it."""
        state = CitiesState(
            self,
            seats,
            options,
            agenda=None,
            offer=NOTHING,
            turn=0,
            players=[Player(EMPTY_CITY, [], [0] * GOAL_COUNT) for _ in range(seats)],
            bag=Pile([]),
            card_pile=Pile([]),
            tile_pile=Pile([]),
            feature_pile=Pile([]),
            cards=[NO_CARD] * OPEN,
            tiles=[NO_TILE] * OPEN,
            features=[NO_FEATURE] * OPEN_FEATURES,
            pieces=[NO_PIECE] * OPEN_PIECES,
            hidden_card=NO_CARD,
            hidden_tile=NO_TILE,
            hidden_feature=NO_FEATURE,
            workers=[0] * SPACES,
            starts=(1 << START_COUNT) - 1,
            first=0,
            round=0,
            board=0,
            taken_tile=NO_TILE,
            taken_features=[],
            taken_pieces=[],
            deck=self._deck(str(options[packs.OPTION])),
            goals=STANDARD.boards[0].goals,
            longest=SHORTEST,
            rounds=MOST_ROUNDS,
            in_row=1,
        )
        state.settle()
        return state


CITIES: Final = Cities()
