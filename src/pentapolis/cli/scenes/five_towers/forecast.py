"""What an action is worth to a player, by trying."""

from pentapolis.core.luck import Luck
from pentapolis.games.five_towers.actions import PASS
from pentapolis.games.five_towers.bidding import BIDDING
from pentapolis.games.five_towers.state import FiveTowersState


def best_change(world: FiveTowersState, seat: int, action: int) -> int:
    """Return by how much the seat's points change at best in this round, if nobody bids higher."""
    after = world.clone()
    after.perform(seat, action, Luck(0))
    return _best_total(after, seat) - world.total(seat)


def _best_total(world: FiveTowersState, seat: int) -> int:
    """Go on until the seat has built everything: it is the builder for as long as it has not."""
    while world.builder == seat and world.agenda is not None and world.agenda.step is BIDDING:
        world.perform(world.turn, PASS, Luck(0))
    if world.builder != seat:
        return world.total(seat)
    totals = []
    for action in world.legal(seat):
        after = world.clone()
        after.perform(seat, action, Luck(0))
        totals.append(_best_total(after, seat))
    return max(totals)
