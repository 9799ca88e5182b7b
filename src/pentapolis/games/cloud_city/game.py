"""Cloud City as a title: its description, and how states of it are made."""

from typing import Final

from pentapolis.core.agenda import NOTHING, AgendaGame, AgendaState
from pentapolis.core.events import Event
from pentapolis.core.game import Option, Options, OptionValue
from pentapolis.core.luck import Luck
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.problem import BadPosition, BadState, Problem
from pentapolis.games.cloud_city.actions import SPACE
from pentapolis.games.cloud_city.city import EMPTY_CITY
from pentapolis.games.cloud_city.defects import defects
from pentapolis.games.cloud_city.net_inputs import INPUTS
from pentapolis.games.cloud_city.position import Description
from pentapolis.games.cloud_city.rounds import ROUNDS
from pentapolis.games.cloud_city.setup import set_up
from pentapolis.games.cloud_city.state import CloudCityState
from pentapolis.games.cloud_city.supply import FULL_SUPPLY
from pentapolis.games.cloud_city.table import NO_TILE, SIDES, STEPS, Player, Table
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT
from pentapolis.games.cloud_city.walkways import length_of
from pentapolis.games.cloud_city.zones import all_components


class CloudCity(AgendaGame):
    """The title."""

    def __init__(self) -> None:
        """Describe it."""
        options = (Option("city", "3x4", "3x3"), Option("requests", 0, 1, 2))
        super().__init__(
            "cloud-city",
            rules_version=1,
            seat_counts=(2, 3, 4),
            space=SPACE,
            options=options,
            steps=STEPS,
            first=ROUNDS,
            fields=[Table.declared(), Player.declared()],
            end_rule="CC-5.1",
            turn_rule="CC-3.0",
        )
        self.inputs = INPUTS
        self.foresight = 3  # a tile is often joined to those of the next rounds

    def allowed(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """Four players don't have enough tiles for large cities (CC-2.4)."""
        return ("3x3",) if option.name == "city" and seats == 4 else option.values

    def components(self, seats: int, options: Options) -> list[int]:
        """Return tiles, buildings, walkways and request cards."""
        return all_components(seats)

    def lay_out(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> AgendaState:
        """Set up."""
        state = self._empty(seats, options)
        set_up(state, int(options["requests"]), luck, events)
        return state

    def lay_position(self, description: str, luck: Luck, problems: list[Problem]) -> AgendaState:
        """Return the table that the description tells of; `cloud_city/position.py` shows its form."""
        lines = Description(description, self.seat_counts, problems)
        wanted = lines.options()
        try:
            options = self.check(lines.seats, wanted)
        except Problem as problem:
            reasons = [*problems, problem]
            raise BadPosition("problem.position", {"count": len(reasons)}, reasons) from problem
        state = self._empty(lines.seats, options)
        lines.lay(state, luck)
        return state

    def defects(self, state: AgendaState) -> list[Problem]:
        """Return everything that is impossible about a table."""
        assert isinstance(state, CloudCityState)
        return defects(state)

    def unpack_fields(self, seats: int, options: Options, reader: Reader) -> AgendaState:
        """Return the table with its packed fields; what was built isn't in the supply any more."""
        state = CloudCityState.unpack(self, seats, options, reader)
        state.longest = SIDES[str(options["city"])]
        for player in state.players:
            for colour in range(COLOUR_COUNT):
                for way in player.city.walkways(colour):
                    if not state.supply.has(colour, length_of(way)):
                        raise BadState("problem.state-form")
                    state.supply = state.supply.without(colour, length_of(way))
        return state

    def _empty(self, seats: int, options: Options) -> CloudCityState:
        """Return the table before anything lies on it."""
        return CloudCityState(
            self,
            seats,
            options,
            agenda=None,
            offer=NOTHING,
            turn=0,
            players=[Player(EMPTY_CITY, [], []) for _ in range(seats)],
            pile=Pile([]),
            row=[],
            supply=FULL_SUPPLY,
            requests=[],
            longest=SIDES[str(options["city"])],
            first=0,
            round=0,
            chosen=NO_TILE,
        )


CLOUD_CITY: Final = CloudCity()
