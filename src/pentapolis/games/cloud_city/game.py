"""Cloud City as a title: its description, and how states of it are made."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.game import Game, Option, Options, OptionValue
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadPosition, BadState, Problem
from pentapolis.core.state import State
from pentapolis.games.cloud_city.actions import SPACE
from pentapolis.games.cloud_city.defects import defects
from pentapolis.games.cloud_city.drawing import begin_drawing
from pentapolis.games.cloud_city.expanding import begin_placing, begin_turn
from pentapolis.games.cloud_city.joining import begin_joining
from pentapolis.games.cloud_city.packing import unpack_into
from pentapolis.games.cloud_city.position import Description, check
from pentapolis.games.cloud_city.setup import set_up
from pentapolis.games.cloud_city.state import CloudCityState
from pentapolis.games.cloud_city.table import CHOOSING, DRAWING, JOINING, PLACING, SIDES, empty_board
from pentapolis.games.cloud_city.zones import all_components


class CloudCity(Game):
    """The title."""

    def __init__(self) -> None:
        """Describe it."""
        options = (Option("city", "3x4", "3x3"), Option("requests", 0, 1, 2))
        super().__init__("cloud-city", rules_version=1, seat_counts=(2, 3, 4), space=SPACE, options=options)

    def allowed(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        """Four players don't have enough tiles for large cities (CC-2.4)."""
        return ("3x3",) if option.name == "city" and seats == 4 else option.values

    def begin(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> State:
        """Set up and begin the first turn."""
        state = self._empty(seats, options)
        set_up(state, int(options["requests"]), luck, events)
        return state

    def position(self, description: str, luck: Luck | None = None) -> State:
        """Return the state that the description tells of; `cloud_city/position.py` shows its form."""
        lines = Description(description, self.seat_counts)
        wanted = lines.options()
        try:
            options = self.check(lines.seats, wanted)
        except Problem as problem:
            reasons = [*lines.problems, problem]
            raise BadPosition("problem.position", {"count": len(reasons)}, reasons) from problem
        state = self._empty(lines.seats, options)
        lines.lay(state, Luck(0) if luck is None else luck)
        check(state, lines.problems)
        _offer(state)
        return state

    def components(self, seats: int, options: Options) -> list[int]:
        """Return tiles, buildings, walkways and request cards."""
        return all_components(seats)

    def unpack(self, seats: int, options: Options, numbers: list[int]) -> State:
        """Return the packed state."""
        state = self._empty(seats, options)
        unpack_into(state, numbers)
        reasons = defects(state)
        if reasons:
            raise BadState("problem.state-impossible", {}, reasons)
        _offer(state)
        if state.pack() != numbers:
            raise BadState("problem.state-form")
        return state

    def _empty(self, seats: int, options: Options) -> CloudCityState:
        return CloudCityState(self, seats, options, SIDES[str(options["city"])], empty_board(seats))


def _offer(state: CloudCityState) -> None:
    """Work out the legal actions of a state that was laid, not played."""
    if state.phase == CHOOSING:
        begin_turn(state)
    elif state.phase == PLACING:
        begin_placing(state)
    elif state.phase == DRAWING or (state.phase == JOINING and not begin_joining(state)):
        begin_drawing(state, None)


CLOUD_CITY: Final = CloudCity()
