"""Why two cells can't be joined by a walkway, for the one who tried (CC-4.1 to CC-4.6)."""

from pentapolis.core.refusal import Refusal
from pentapolis.games.cloud_city.actions import JOIN, cells_of_pair
from pentapolis.games.cloud_city.cells import CELL_NAMES, SIDE
from pentapolis.games.cloud_city.city import CityMap
from pentapolis.games.cloud_city.supply import Supply
from pentapolis.games.cloud_city.tiles import COLOURS
from pentapolis.games.cloud_city.walkways import EAST, LENGTHS, SOUTH, STEPS


def refuse_joining(city: CityMap, supply: Supply, action: int) -> Refusal:
    """Return the most helpful reason; it is asked for after the walkways too, as this step is left out without any."""
    first, second = cells_of_pair(action - JOIN)
    colour, other = city.colour_at(1 << first), city.colour_at(1 << second)
    for cell, stands in ((first, colour), (second, other)):
        if stands < 0:
            return Refusal("CC-4.1", "no-building", {"cell": CELL_NAMES[cell]})
    if colour != other:
        return Refusal("CC-4.1", "colours-differ", {"colour": COLOURS[colour], "other": COLOURS[other]})
    if first // SIDE == second // SIDE:
        return _refuse_line(city, supply, first, second, colour, EAST)
    if first % SIDE == second % SIDE:
        return _refuse_line(city, supply, first, second, colour, SOUTH)
    return Refusal("CC-4.1", "not-in-line", {"first": CELL_NAMES[first], "second": CELL_NAMES[second]})


def _refuse_line(city: CityMap, supply: Supply, first: int, second: int, colour: int, direction: int) -> Refusal:
    """Two buildings of one colour stand in a row or column."""
    between = range(first + STEPS[direction], second, STEPS[direction])
    for cell in between:
        if not city.ground >> cell & 1:
            return Refusal("CC-4.3", "gap", {"cell": CELL_NAMES[cell]})
    for cell in between:
        stands = city.colour_at(1 << cell)
        if stands >= colour:
            return Refusal("CC-4.4", "blocked", {"cell": CELL_NAMES[cell], "colour": COLOURS[stands]})
    length = (second - first) // STEPS[direction]
    if length > LENGTHS:
        return Refusal("CC-4.2", "too-long", {"length": length, "longest": LENGTHS})
    starts = city.eastward if direction == EAST else city.southward
    if starts >> first & 1:
        return Refusal("CC-4.5", "joined-already", {"first": CELL_NAMES[first], "second": CELL_NAMES[second]})
    for cell in (first, second):
        if city.twice >> cell & 1:
            return Refusal("CC-4.5", "two-walkways", {"cell": CELL_NAMES[cell]})
    across = city.over_columns if direction == EAST else city.over_rows
    for cell in between:
        if across[colour] >> cell & 1:
            return Refusal("CC-4.6", "would-cross", {"cell": CELL_NAMES[cell], "colour": COLOURS[colour]})
    if not supply.has(colour, length):
        return Refusal("CC-4.2", "no-piece-left", {"colour": COLOURS[colour], "length": length})
    return Refusal("CC-3.3", "no-joining-now")
