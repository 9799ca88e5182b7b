"""What an action is worth to a player at once, by trying."""

from pentapolis.core.luck import Luck
from pentapolis.games.cloud_city.actions import DONE
from pentapolis.games.cloud_city.state import CloudCityState


def change_at_once(world: CloudCityState, seat: int, action: int) -> int:
    """Return by how much the seat's total changes in this turn, if the most valuable walkways are built first."""
    after = world.clone()
    after.perform(seat, action, Luck(0))
    return _total(after, seat) - world.total(seat)


def _total(world: CloudCityState, seat: int) -> int:
    if world.turn == seat and world.phase() == "placing":
        return max(_total(_after(world, seat, action), seat) for action in world.legal(seat))
    while world.turn == seat and world.phase() == "joining":
        worlds = [_after(world, seat, action) for action in world.legal(seat) if action != DONE]
        best = max(worlds, key=lambda other: other.total(seat))
        if best.total(seat) <= world.total(seat):
            break
        world = best
    return world.total(seat)


def _after(world: CloudCityState, seat: int, action: int) -> CloudCityState:
    after = world.clone()
    after.perform(seat, action, Luck(0))
    return after
