"""5 Towers as a title: its description, and how states of it are made."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.game import Game, Options
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadState
from pentapolis.core.state import State
from pentapolis.games.five_towers.actions import SPACE
from pentapolis.games.five_towers.bidding import begin_round, offer_bids
from pentapolis.games.five_towers.building import begin_building, offer_demolitions, place_cards
from pentapolis.games.five_towers.cards import deck
from pentapolis.games.five_towers.defects import defects
from pentapolis.games.five_towers.handfuls import buildable
from pentapolis.games.five_towers.packing import unpack_into
from pentapolis.games.five_towers.position import Description, check
from pentapolis.games.five_towers.setup import set_up
from pentapolis.games.five_towers.state import FiveTowersState
from pentapolis.games.five_towers.table import AREA, BIDDING, DEMOLISHING, OVER, PLACING, TAKING


class FiveTowers(Game):
    """The title."""

    def __init__(self) -> None:
        """Describe it."""
        super().__init__("five-towers", rules_version=1, seat_counts=(2, 3, 4, 5), space=SPACE)

    def begin(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> State:
        """Set up and reveal the first display."""
        state = self._empty(seats, options)
        set_up(state, luck)
        begin_round(state, events)
        state.settle(luck, events)
        return state

    def position(self, description: str, luck: Luck | None = None) -> State:
        """Return the state that the description tells of; `five_towers/position.py` shows its form."""
        luck = Luck(0) if luck is None else luck
        lines = Description(description, self.seat_counts)
        state = self._empty(lines.seats, {})
        lines.lay(state, luck)
        check(state, lines.problems)
        _offer(state)
        state.settle(luck, None)
        return state

    def components(self, seats: int, options: Options) -> list[int]:
        """Return the deck."""
        return deck(seats)

    def unpack(self, seats: int, options: Options, numbers: list[int]) -> State:
        """Return the packed state."""
        state = self._empty(seats, options)
        unpack_into(state, numbers)
        reasons = defects(state)
        if reasons:
            raise BadState("problem.state-impossible", {}, reasons)
        _offer(state)
        if (len(state.offer) < 2 and state.phase != OVER) or state.pack() != numbers:
            raise BadState("problem.state-form")
        return state

    def _empty(self, seats: int, options: Options) -> FiveTowersState:
        return FiveTowersState(self, seats, options, [0] * (AREA * seats), [])


def _offer(state: FiveTowersState) -> None:
    """Work out the legal actions of a state that was laid, not played."""
    if state.builder >= 0 and state.phase <= TAKING:
        state.handfuls = buildable(state, state.builder)
    if state.phase == BIDDING:
        offer_bids(state)
    elif state.phase == TAKING:
        begin_building(state)
    elif state.phase == DEMOLISHING:
        offer_demolitions(state)
    elif state.phase == PLACING:
        place_cards(state, None)


FIVE_TOWERS: Final = FiveTowers()
