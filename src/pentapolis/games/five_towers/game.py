"""5 Towers as a title: its description, and how states of it are made."""

from typing import Final

from pentapolis.core.agenda import AgendaGame, AgendaState
from pentapolis.core.events import Event
from pentapolis.core.game import Options
from pentapolis.core.luck import Luck
from pentapolis.core.packing import Reader
from pentapolis.core.problem import BadState, Problem
from pentapolis.games.five_towers.actions import SPACE
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, SUIT_COUNT, deck
from pentapolis.games.five_towers.defects import defects
from pentapolis.games.five_towers.handfuls import rows_of
from pentapolis.games.five_towers.net_inputs import INPUTS
from pentapolis.games.five_towers.position import Description
from pentapolis.games.five_towers.round import ROUND
from pentapolis.games.five_towers.setup import set_up
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.games.five_towers.table import STEPS, Player, Table


class FiveTowers(AgendaGame):
    """The title."""

    def __init__(self) -> None:
        """Describe it."""
        super().__init__(
            "five-towers",
            rules_version=1,
            seat_counts=(2, 3, 4, 5),
            space=SPACE,
            steps=STEPS,
            first=ROUND,
            fields=[Table.declared(), Player.declared()],
            end_rule="FT-4.2",
        )
        self.inputs = INPUTS
        self.overlooked = 0.17

    def lay_out(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> AgendaState:
        """Return the table before the first round."""
        return set_up(self, seats, options, luck)

    def lay_position(self, description: str, luck: Luck, problems: list[Problem]) -> AgendaState:
        """Return the table that the description tells of; `five_towers/position.py` shows its form."""
        return Description(description, self.seat_counts, problems).lay(self, luck)

    def components(self, seats: int, options: Options) -> list[int]:
        """Return the deck."""
        return deck(seats)

    def unpack_fields(self, seats: int, options: Options, reader: Reader) -> AgendaState:
        """Return the table with its packed fields, and what follows from them."""
        state = FiveTowersState.unpack(self, seats, options, reader)
        revealed = sorted(state.display + state.taken)
        if len(revealed) > DISPLAY_SIZE or any(len(player.towers) != SUIT_COUNT for player in state.players):
            raise BadState("problem.state-form")
        state.display = sorted(state.display)
        state.taken = sorted(state.taken)
        state.rows = rows_of(revealed)
        state.count_bids()
        return state

    def defects(self, state: AgendaState) -> list[Problem]:
        """Return everything that is impossible about a table."""
        assert isinstance(state, FiveTowersState)
        return defects(state)


FIVE_TOWERS: Final = FiveTowers()
