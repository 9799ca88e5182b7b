"""Underwater Cities as a title: its description, and how states of it are made."""

from typing import Final

from pentapolis.core import packs
from pentapolis.core.agenda import NOTHING, AgendaGame, AgendaState, StepTable
from pentapolis.core.events import Event
from pentapolis.core.game import Option, Options, OptionValue
from pentapolis.core.json_data import JsonObject
from pentapolis.core.luck import Luck
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.problem import Problem
from pentapolis.games.underwater_cities.actions import SPACE
from pentapolis.games.underwater_cities.assembling import assemble
from pentapolis.games.underwater_cities.component_reader import STANDARD, read_printed
from pentapolis.games.underwater_cities.components import Components
from pentapolis.games.underwater_cities.defects import defects
from pentapolis.games.underwater_cities.goods import NO_GOODS
from pentapolis.games.underwater_cities.net_inputs import INPUTS
from pentapolis.games.underwater_cities.network import reach_of
from pentapolis.games.underwater_cities.player import Player
from pentapolis.games.underwater_cities.position import Description
from pentapolis.games.underwater_cities.rounds import COURSE, FREE_SLOTS
from pentapolis.games.underwater_cities.setup import lay_out
from pentapolis.games.underwater_cities.state import UnderwaterCitiesState
from pentapolis.games.underwater_cities.steps import STEPS
from pentapolis.games.underwater_cities.table import Table
from pentapolis.games.underwater_cities.wording import worded
from pentapolis.games.underwater_cities.zones import COMPONENT_COUNT


class UnderwaterCities(AgendaGame):
    """The title."""

    def __init__(self) -> None:
        super().__init__(
            "underwater-cities",
            rules_version=2,
            seat_counts=(1, 2, 3, 4),
            space=SPACE,
            options=(
                Option("boards", "basic", "advanced"),  # UC-2.3
                Option("contracts", "no", "yes"),  # UC-2.6
                Option(packs.OPTION, packs.STANDARD, newer=True),
            ),
            steps=STEPS,
            first=COURSE,
            fields=[Table.declared(), Player.declared()],
            end_rule="UC-10.2",
            turn_rule="UC-3.1",
        )
        self.inputs = INPUTS
        self.has_long_turns = True
        self.overlooked = 0.08  # at each step of a turn

    def allowed(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        if seats > 1 or option.name == packs.OPTION:
            return option.values
        return ("advanced",) if option.name == "boards" else ("no",)  # UC-12.1

    def components(self, seats: int, options: Options) -> list[int]:
        return list(range(COMPONENT_COUNT))

    def lay_out(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> AgendaState:
        state = self._empty(seats, options)
        lay_out(state, luck, events)
        return state

    def lay_position(self, description: str, luck: Luck, problems: list[Problem]) -> AgendaState:
        lines = Description(description, self, problems)
        state = self._empty(lines.seats, lines.options)
        lines.lay(state, luck)
        return state

    def defects(self, state: AgendaState) -> list[Problem]:
        assert isinstance(state, Table)
        return defects(state)

    def unpack_fields(self, seats: int, options: Options, reader: Reader) -> AgendaState:
        state = UnderwaterCitiesState.unpack(self, seats, options, reader)
        state.components = self.components_of(str(options[packs.OPTION]))
        for player in state.players:
            player.reach = reach_of(player)
            player.components = state.components
        return state

    def step_table(self, options: Options) -> StepTable:
        return self.components_of(str(options[packs.OPTION])).steps

    def read_pack(self, data: JsonObject) -> object:
        printed = read_printed(data, STANDARD.printed)
        if data.problems:
            return None  # it can't be used
        components = Components(printed)
        components.steps.steps.extend(_RULES)
        assemble(components)
        return components

    def printed(self, pack: str) -> object:
        return worded(self.components_of(pack))

    def components_of(self, pack: str) -> Components:
        """Return the cards, slots and tiles of a pack."""
        found = self.packs.get(pack, STANDARD)
        assert isinstance(found, Components)
        return found

    def _empty(self, seats: int, options: Options) -> UnderwaterCitiesState:
        """Return a table on which nothing lies."""
        nothing = Pile([])
        components = self.components_of(str(options[packs.OPTION]))
        return UnderwaterCitiesState(
            game=self,
            seats=seats,
            options=options,
            agenda=None,
            offer=NOTHING,
            turn=0,
            players=[_nobody(components) for _ in range(seats)],
            round=0,
            era=1,
            moves=0,
            order=[],
            track=[],
            taken=FREE_SLOTS,
            cloned=0,
            slot=0,
            card=0,
            dropped=0,
            bill=NO_GOODS,
            saving=NO_GOODS,
            target=0,
            produced=NO_GOODS,
            deck=nothing,
            discards=[],
            gone=[],
            buried=[],
            special_top=0,
            special_deck=nothing,
            dear=[],
            spares=nothing,
            contracts=[],
            tunnels_left=0,
            whites_left=0,
            symbiotics_left=0,
            components=components,
        )


def _nobody(components: Components) -> Player:
    """Return a player who has nothing."""
    return Player(
        board=0,
        goods=NO_GOODS,
        hand=[],
        open_hand=[],
        put_out=[],
        looked_at=[],
        looked_at_tiles=[],
        whites=0,
        symbiotics=0,
        farms=0,
        plants=0,
        laboratories=0,
        upgraded=0,
        tunnels=0,
        upgraded_tunnels=0,
        metropolises=[],
        permanents=[],
        actions=[],
        productions=[],
        ends=[],
        face_down=[],
        used=[],
        once=[],
        contracts=[],
        steps=0,
        advanced=0,
        tunnels_built=0,
        reach=0,
        components=components,
    )


_RULES: Final = STEPS.steps[:]  # the steps that don't come from data
assemble(STANDARD)
UNDERWATER_CITIES: Final = UnderwaterCities()
