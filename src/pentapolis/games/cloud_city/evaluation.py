"""What a table promises to each player, as a bot would guess: the city, the hand, the tiles to come and the requests."""

from pentapolis.games.cloud_city.prospects import Prospects
from pentapolis.games.cloud_city.table import AREA, HAND, JOINING, OVER, PLACING, SPOTS_TAKEN, Table
from pentapolis.games.cloud_city.tiles import one_of

H: list[float] = [1.0, 0.3, 0.2, 2.0]


def evaluate(table: Table) -> list[float]:
    """Return each seat's expected total at the end of the game."""
    if table.phase == OVER:
        return [float(table.total(seat)) for seat in range(table.seats)]
    return [_promise(table, seat) for seat in range(table.seats)]


def _promise(table: Table, seat: int) -> float:
    area = seat * AREA
    to_come = table.rounds + 1 - table.board[area + SPOTS_TAKEN].bit_count()
    joining = seat == table.turn and table.phase == JOINING
    prospects = Prospects(table, seat)
    worth = prospects.worth(to_come > 0 or joining, to_come > 0)
    if to_come == 0:
        return worth
    if seat == table.turn and table.phase == PLACING:
        worth += prospects.gains(one_of(table.chosen))[0]
        to_come -= 1
    gains = prospects.gains(table.board[area + HAND])
    for i in range(min(len(gains), to_come)):
        worth += H[i] * gains[i]
    return worth + H[3] * to_come
