"""Random play at full speed."""

from pentapolis.core.luck import Luck
from pentapolis.core.state import State


def play_out(state: State, luck: Luck) -> int:
    """Play the state to its end with random legal actions; return how many were played."""
    played = 0
    seat = state.next_to_act()
    while seat >= 0:
        actions = state.legal(seat)
        state.perform(seat, actions[luck.below(len(actions))], luck)
        played += 1
        seat = state.next_to_act()
    return played


def clone_often(state: State, times: int) -> None:
    """Clone the state so many times, for measuring."""
    for _ in range(times):
        state.clone()
