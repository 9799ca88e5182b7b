"""What makes a table impossible: every defect at once."""

from typing import Final

from pentapolis.core.problem import Params, Problem
from pentapolis.games.cloud_city.cells import SPOT_SIDE, SPOTS
from pentapolis.games.cloud_city.city import build, colour_at, tile_on
from pentapolis.games.cloud_city.joining import find_ways
from pentapolis.games.cloud_city.places import SHORTEST, is_beside_city, rows_and_columns
from pentapolis.games.cloud_city.table import (
    AREA,
    CHOOSING,
    DRAWING,
    HAND_SIZE,
    JOINING,
    NONE,
    OVER,
    PLACING,
    ROW_SIZE,
    SPOTS_TAKEN,
    START,
    Table,
)
from pentapolis.games.cloud_city.tiles import DECK, KINDS, NAMES, kinds_in
from pentapolis.games.cloud_city.walkways import ENDS, length_of, piece

_KEY: Final = "cloud-city.position."


def build_described(table: Table, seat: int, way: int) -> bool:
    """Build a walkway that was described; whether the rules allow it there.

    The order in which walkways are built makes no difference: a set of them is allowed if each is, after the others.
    """
    if way not in find_ways(table, seat):
        return False
    colour = colour_at(table.board, seat * AREA, ENDS[way] & -ENDS[way])
    build(table.board, seat * AREA, way, colour)
    table.supply -= 1 << piece(colour, length_of(way))
    return True


def placed(table: Table, seat: int) -> int:
    """Return how many tiles a seat has placed."""
    return table.board[seat * AREA + SPOTS_TAKEN].bit_count() - 1


def find_turn(table: Table) -> None:
    """Work out round and turn from the phase and from how many tiles lie (CC-3.0)."""
    turns = sum(placed(table, seat) for seat in range(table.seats))
    if table.phase in (JOINING, DRAWING):
        turns = max(0, turns - 1)
    table.round = min(turns // table.seats + 1, table.rounds)
    table.turn = (table.first + turns) % table.seats


def expected_tiles(table: Table, seat: int) -> int:
    """Return how many tiles a seat must have placed by now."""
    if table.phase == OVER:
        return table.rounds
    own, acting = table.birds(seat), table.birds(table.turn)
    had_turn = own < acting or (own == acting and table.phase in (JOINING, DRAWING))
    return table.round if had_turn else table.round - 1


def expected_hand(table: Table, seat: int) -> int:
    """Return how many tiles a seat must hold; after the last turn nothing was drawn (CC-3.4)."""
    finished = expected_tiles(table, seat) == table.rounds
    drawing = seat == table.turn and table.phase not in (CHOOSING, OVER)
    return HAND_SIZE - 1 if finished or drawing else HAND_SIZE


def defects(table: Table) -> list[Problem]:
    """Return everything that no course of the game could have led to, as far as tiles and walkways show it."""
    found = _wrong_tiles(table)
    for seat in range(table.seats):
        found += _wrong_city(table, seat) + _wrong_hand(table, seat)
    if len(kinds_in(table.row)) != ROW_SIZE:
        found.append(Problem(_KEY + "row-size", {"found": len(kinds_in(table.row))}))
    if (table.chosen != NONE) != (table.phase == PLACING):
        found.append(Problem(_KEY + "chosen"))
    if table.phase == DRAWING and table.round == table.rounds:
        found.append(Problem(_KEY + "last-draw"))
    wanted = int(table.options["requests"])
    if len(table.requests) != wanted or len(set(table.requests)) != wanted:
        found.append(Problem(_KEY + "requests", {"wanted": wanted}))
    return found


def _wrong_tiles(table: Table) -> list[Problem]:
    """All tiles are somewhere, and none twice."""
    counts = [0] * KINDS
    for zone in table.zones():
        for item in zone.items:
            if item < KINDS:
                counts[item] += 1
    found = []
    for kind in range(KINDS):
        if counts[kind] != DECK.count(kind):
            params: Params = {"tile": NAMES[kind], "found": counts[kind], "copies": DECK.count(kind)}
            found.append(Problem(_KEY + "tile-count", params))
    return found


def _wrong_city(table: Table, seat: int) -> list[Problem]:
    area = seat * AREA
    spots, start = table.board[area + SPOTS_TAKEN], table.board[area + START]
    found = []
    rows, columns = rows_and_columns(spots)
    if not _is_in_corner(spots):
        found.append(Problem(_KEY + "not-in-corner", {"seat": seat}))
    if max(rows, columns) > table.longest or min(rows, columns) > SHORTEST:
        params: Params = {"seat": seat, "shorter": SHORTEST, "longer": table.longest}
        found.append(Problem(_KEY + "city-too-large", params))
    if not _is_connected(spots):
        found.append(Problem(_KEY + "city-apart", {"seat": seat}))
    if tile_on(table.board, area, start) // 4 != table.start_kind(seat):
        found.append(Problem(_KEY + "no-start", {"seat": seat, "tile": NAMES[table.start_kind(seat)]}))
    if placed(table, seat) != expected_tiles(table, seat):
        params = {"seat": seat, "found": placed(table, seat) + 1, "wanted": expected_tiles(table, seat) + 1}
        found.append(Problem(_KEY + "city-size", params))
    return found


def _is_in_corner(spots: int) -> bool:
    """Whether the first row and the first column of the grid are used."""
    first_column = 0
    for row in range(SPOT_SIDE):
        first_column |= 1 << row * SPOT_SIDE
    return spots & (1 << SPOT_SIDE) - 1 != 0 and spots & first_column != 0


def _is_connected(spots: int) -> bool:
    """Whether all tiles hang together edge to edge."""
    reached = spots & -spots
    grown = True
    while grown:
        grown = False
        for spot in range(SPOTS):
            bit = 1 << spot
            if spots & bit & ~reached and is_beside_city(reached, spot // SPOT_SIDE + 1, spot % SPOT_SIDE + 1):
                reached |= bit
                grown = True
    return reached == spots


def _wrong_hand(table: Table, seat: int) -> list[Problem]:
    found = []
    hand = table.tiles_held(seat)
    if len(hand) != expected_hand(table, seat):
        params: Params = {"seat": seat, "found": len(hand), "wanted": expected_hand(table, seat)}
        found.append(Problem(_KEY + "hand-size", params))
    chosen = 1 if table.phase == PLACING and seat == table.turn else 0
    drawn = len(hand) + chosen + expected_tiles(table, seat) - HAND_SIZE
    if len(table.tiles_known(seat)) > drawn:
        found.append(Problem(_KEY + "known", {"seat": seat}))
    return found
