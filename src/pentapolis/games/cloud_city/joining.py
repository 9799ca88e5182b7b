"""Walkways, one after another (CC-3.3, CC-4.1 to CC-4.7).

A walkway that can't be built now can't be built later in the turn either: buildings and walkways stay, and pieces don't
come back. So all ways are found once, when the tile lies, and after each walkway those that are spoilt are left out.
"""

from pentapolis.core.events import Event
from pentapolis.games.cloud_city.actions import DONE, JOIN
from pentapolis.games.cloud_city.city import build, colour_at, seen_from
from pentapolis.games.cloud_city.events import Exhausted, Joined
from pentapolis.games.cloud_city.table import (
    AREA,
    BUILT,
    EASTWARD,
    JOINING,
    OVER_COLUMNS,
    OVER_ROWS,
    SOUTHWARD,
    TWICE,
    Table,
)
from pentapolis.games.cloud_city.tiles import COLOURS
from pentapolis.games.cloud_city.walkways import (
    BETWEEN,
    EAST,
    ENDS,
    PAIR_OF,
    SOUTH,
    WAY_OF,
    direction_of,
    left,
    length_of,
    piece,
    walkway,
)


def begin_joining(table: Table) -> bool:
    """Find the ways of the seat in turn, and offer them; whether there are any."""
    table.phase = JOINING
    table.ways = find_ways(table, table.turn)
    _offer(table)
    return bool(table.ways)


def _offer(table: Table) -> None:
    offer = [JOIN + PAIR_OF[way] for way in table.ways]
    offer.append(DONE)
    table.offer = offer


def find_ways(table: Table, seat: int) -> list[int]:
    """Return where the seat could build a walkway now, ascending."""
    board, area = table.board, seat * AREA
    found: list[int] = []
    free = (board[area + BUILT] | board[area + BUILT + 1] | board[area + BUILT + 2]) & ~board[area + TWICE]
    while free:
        bit = free & -free
        free ^= bit
        colour = colour_at(board, area, bit)
        if not board[area + EASTWARD] & bit:
            _look(table, area, bit, colour, EAST, found)
        if not board[area + SOUTHWARD] & bit:
            _look(table, area, bit, colour, SOUTH, found)
    return found


def _look(table: Table, area: int, bit: int, colour: int, direction: int, found: list[int]) -> None:
    way = seen_from(table.board, area, bit, colour, direction)
    if way >= 0 and can_be_built(table, area, way, colour):
        found.append(way)


def can_be_built(table: Table, area: int, way: int, colour: int) -> bool:
    """Whether two buildings that see each other can be joined: ends, crossings, supply (CC-4.2, CC-4.5, CC-4.6)."""
    board = table.board
    across = OVER_COLUMNS if direction_of(way) == EAST else OVER_ROWS
    return (
        not ENDS[way] & board[area + TWICE]
        and not BETWEEN[way] & board[area + across + colour]
        and left(table.supply, colour, length_of(way)) > 0
    )


def carry_out_joining(table: Table, action: int, events: list[Event] | None) -> bool:
    """Build a walkway, or no more of them; whether this step is over (CC-3.3)."""
    if action == DONE:
        return True
    area = table.turn * AREA
    built = WAY_OF[action - JOIN]
    colour = colour_at(table.board, area, ENDS[built] & -ENDS[built])
    build(table.board, area, built, colour)
    table.supply -= 1 << piece(colour, length_of(built))
    if events is not None:
        events.append(Joined(table.turn, walkway(built, colour)))
        if left(table.supply, colour, length_of(built)) == 0:
            events.append(Exhausted(COLOURS[colour], length_of(built)))
    table.ways = _left_over(table, area, built)
    _offer(table)
    return not table.ways


def _left_over(table: Table, area: int, built: int) -> list[int]:
    """Return the ways that are still there after that one was built."""
    found: list[int] = []
    for way in table.ways:
        if way != built and can_be_built(table, area, way, colour_at(table.board, area, ENDS[way] & -ENDS[way])):
            found.append(way)
    return found
