"""Why two cells can't be joined by a walkway, for the one who tried (CC-4.1 to CC-4.6)."""

from pentapolis.core.refusal import Refusal
from pentapolis.games.cloud_city.actions import JOIN, cells_of_pair
from pentapolis.games.cloud_city.cells import CELL_NAMES, SIDE
from pentapolis.games.cloud_city.city import colour_at
from pentapolis.games.cloud_city.table import AREA, EASTWARD, GROUND, OVER_COLUMNS, OVER_ROWS, SOUTHWARD, TWICE, Table
from pentapolis.games.cloud_city.tiles import COLOURS
from pentapolis.games.cloud_city.walkways import EAST, LENGTHS, SOUTH, STEPS, left


def refuse_joining(table: Table, action: int) -> Refusal:
    """Return the most helpful reason; it is asked for after the walkways too, as this step is left out without any."""
    first, second = cells_of_pair(action - JOIN)
    area = table.turn * AREA
    for cell in (first, second):
        if colour_at(table.board, area, 1 << cell) < 0:
            return Refusal("CC-4.1", "no-building", {"cell": CELL_NAMES[cell]})
    colour = colour_at(table.board, area, 1 << first)
    other = colour_at(table.board, area, 1 << second)
    if colour != other:
        return Refusal("CC-4.1", "colours-differ", {"colour": COLOURS[colour], "other": COLOURS[other]})
    if first // SIDE == second // SIDE:
        return _refuse_line(table, first, second, colour, EAST)
    if first % SIDE == second % SIDE:
        return _refuse_line(table, first, second, colour, SOUTH)
    return Refusal("CC-4.1", "not-in-line", {"first": CELL_NAMES[first], "second": CELL_NAMES[second]})


def _refuse_line(table: Table, first: int, second: int, colour: int, direction: int) -> Refusal:
    """Two buildings of one colour stand in a row or column."""
    board, area = table.board, table.turn * AREA
    between = range(first + STEPS[direction], second, STEPS[direction])
    for cell in between:
        if not board[area + GROUND] >> cell & 1:
            return Refusal("CC-4.3", "gap", {"cell": CELL_NAMES[cell]})
    for cell in between:
        stands = colour_at(board, area, 1 << cell)
        if stands >= colour:
            return Refusal("CC-4.4", "blocked", {"cell": CELL_NAMES[cell], "colour": COLOURS[stands]})
    length = (second - first) // STEPS[direction]
    if length > LENGTHS:
        return Refusal("CC-4.2", "too-long", {"length": length, "longest": LENGTHS})
    starts = board[area + EASTWARD] if direction == EAST else board[area + SOUTHWARD]
    if starts >> first & 1:
        return Refusal("CC-4.5", "joined-already", {"first": CELL_NAMES[first], "second": CELL_NAMES[second]})
    for cell in (first, second):
        if board[area + TWICE] >> cell & 1:
            return Refusal("CC-4.5", "two-walkways", {"cell": CELL_NAMES[cell]})
    across = OVER_COLUMNS if direction == EAST else OVER_ROWS
    for cell in between:
        if board[area + across + colour] >> cell & 1:
            return Refusal("CC-4.6", "would-cross", {"cell": CELL_NAMES[cell], "colour": COLOURS[colour]})
    if left(table.supply, colour, length) == 0:
        return Refusal("CC-4.2", "no-piece-left", {"colour": COLOURS[colour], "length": length})
    return Refusal("CC-3.3", "no-joining-now")
