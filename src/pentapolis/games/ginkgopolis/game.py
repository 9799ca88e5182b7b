"""Ginkgopolis as a title: its description, and how states of it are made."""

from typing import Final

from pentapolis.core.agenda import NOTHING, AgendaGame, AgendaState
from pentapolis.core.events import Event
from pentapolis.core.game import Option, Options, OptionValue
from pentapolis.core.luck import Luck
from pentapolis.core.packing import Reader
from pentapolis.core.pile import Pile
from pentapolis.core.problem import Problem
from pentapolis.games.ginkgopolis.actions import SPACE
from pentapolis.games.ginkgopolis.cards import EXPLOIT, NO_CARD, NO_TILE
from pentapolis.games.ginkgopolis.city import links_of
from pentapolis.games.ginkgopolis.defects import defects
from pentapolis.games.ginkgopolis.net_inputs import INPUTS
from pentapolis.games.ginkgopolis.position import Description
from pentapolis.games.ginkgopolis.rounds import COURSE
from pentapolis.games.ginkgopolis.setup import lay_out
from pentapolis.games.ginkgopolis.state import GinkgopolisState
from pentapolis.games.ginkgopolis.steps import STEPS
from pentapolis.games.ginkgopolis.table import Player, Table
from pentapolis.games.ginkgopolis.zones import COMPONENT_COUNT

_OPTIONS: Final = (
    Option("characters", "sets", "draft", "none"),  # GK-2.5; none in the solo game
    Option("hal", "none", "normal", "expert"),  # GK-11; the opponent in the solo game
)


class Ginkgopolis(AgendaGame):
    """The title."""

    def __init__(self) -> None:
        super().__init__(
            "ginkgopolis",
            rules_version=1,
            seat_counts=(1, 2, 3, 4, 5),
            space=SPACE,
            options=_OPTIONS,
            steps=STEPS,
            first=COURSE,
            fields=[Table.declared(), Player.declared()],
            end_rule="GK-9.2",
        )
        self.inputs = INPUTS
        self.overlooked = 0.62  # there is a lot to choose from, and much of it is nearly as good

    def allowed(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        if option.name == "hal":
            return ("normal", "expert") if seats == 1 else ("none",)
        return ("none",) if seats == 1 else ("sets", "draft")

    def places(self, seats: int) -> int:
        return 2 if seats == 1 else seats  # alone there is Hal

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
        state = GinkgopolisState.unpack(self, seats, options, reader)
        state.links = links_of(state.city)
        return state

    def _empty(self, seats: int, options: Options) -> GinkgopolisState:
        """Return a table on which nothing lies."""
        nothing = Pile([])
        return GinkgopolisState(
            game=self,
            seats=seats,
            options=options,
            agenda=None,
            offer=NOTHING,
            turn=0,
            players=[_nobody() for _ in range(self.places(seats))],
            round=0,
            first=0,
            acted=0,
            city=[],
            links=[],
            markers=[],
            deck=nothing,
            discarded_letters=0,
            discarded_buildings=0,
            waiting=0,
            undealt=0,
            unused=0,
            supply=nothing,
            removed=0,
            returned=0,
            depletions=0,
            ending=0,
            card=NO_CARD,
            tile=NO_TILE,
            deed=EXPLOIT,
            owed=0,
            hal_card=[],
        )


def _nobody() -> Player:
    """Return a player who has nothing."""
    return Player(
        resources=0,
        supply=0,
        points=0,
        tokens=0,
        tiles=0,
        shown=0,
        given=0,
        hand=[],
        seen_letters=0,
        seen_buildings=0,
        chosen_card=NO_CARD,
        chosen_tile=NO_TILE,
        bonuses=0,
        endgame=0,
        draft_pack=[],
        picks=[],
    )


GINKGOPOLIS: Final = Ginkgopolis()
