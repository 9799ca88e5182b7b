"""Ginkgopolis as a title: its description, and how states of it are made."""

from typing import Final

from pentapolis.core.events import Event
from pentapolis.core.game import Game, Option, Options, OptionValue
from pentapolis.core.luck import Luck
from pentapolis.core.problem import BadState
from pentapolis.core.state import State
from pentapolis.games.ginkgopolis.actions import SPACE
from pentapolis.games.ginkgopolis.defects import defects
from pentapolis.games.ginkgopolis.exploiting import ask_good
from pentapolis.games.ginkgopolis.markers import ask_move, ask_shift
from pentapolis.games.ginkgopolis.packing import unpack_into
from pentapolis.games.ginkgopolis.position import Description, check
from pentapolis.games.ginkgopolis.setup import set_up
from pentapolis.games.ginkgopolis.state import GinkgopolisState
from pentapolis.games.ginkgopolis.table import AREA, MOVING, SHIFTING, TAKING
from pentapolis.games.ginkgopolis.zones import COMPONENT_COUNT

_OPTIONS: Final = (
    Option("characters", "sets", "draft", "none"),  # GK-2.5; none in the solo game
    Option("hal", "none", "normal", "expert"),  # GK-11; the opponent in the solo game
)


class Ginkgopolis(Game):
    """The title."""

    def __init__(self) -> None:
        super().__init__("ginkgopolis", rules_version=1, seat_counts=(1, 2, 3, 4, 5), space=SPACE, options=_OPTIONS)

    def allowed(self, option: Option, seats: int) -> tuple[OptionValue, ...]:
        if option.name == "hal":
            return ("normal", "expert") if seats == 1 else ("none",)
        return ("none",) if seats == 1 else ("sets", "draft")

    def begin(self, seats: int, options: Options, luck: Luck, events: list[Event] | None) -> State:
        state = self._empty(seats, options)
        set_up(state, luck, events)
        return state

    def position(self, description: str, luck: Luck | None = None) -> State:
        """Return the state that the description tells of; `ginkgopolis/position.py` shows its form."""
        lines = Description(description, self)
        state = self._empty(lines.seats, lines.options)
        lines.lay(state, Luck(0) if luck is None else luck)
        check(state, lines.problems)
        return state

    def components(self, seats: int, options: Options) -> list[int]:
        return list(range(COMPONENT_COUNT))

    def unpack(self, seats: int, options: Options, numbers: list[int]) -> State:
        state = self._empty(seats, options)
        unpack_into(state, numbers)
        reasons = defects(state)
        if reasons:
            raise BadState("problem.state-impossible", {}, reasons)
        _ask_again(state)
        if state.pack() != numbers:
            raise BadState("problem.state-form")
        return state

    def _empty(self, seats: int, options: Options) -> GinkgopolisState:
        places = 2 if seats == 1 else seats
        return GinkgopolisState(self, seats, options, [], [], [], [0] * 12, [0] * (AREA * places), [])


def _ask_again(state: GinkgopolisState) -> None:
    """Work out the legal actions in the middle of an action of a state that was laid, not played."""
    if state.phase == TAKING:
        state.stack.pop()
        ask_good(state, None)
    elif state.phase == MOVING:
        ask_move(state, state.stack.pop(), None)
    elif state.phase == SHIFTING:
        ask_shift(state, state.stack.pop(), None)


GINKGOPOLIS: Final = Ginkgopolis()
