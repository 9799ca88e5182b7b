"""A state as numbers and back. Turn, round, supply and votes are not packed: they follow from the cities."""

from typing import Final

from pentapolis.core.packing import Reader
from pentapolis.core.problem import BadState
from pentapolis.games.cloud_city.cells import SPOT_SIDE, SPOTS
from pentapolis.games.cloud_city.city import lay, tile_on, walkways_in
from pentapolis.games.cloud_city.defects import build_described, find_turn
from pentapolis.games.cloud_city.requests import REQUESTS
from pentapolis.games.cloud_city.table import AREA, HAND, HAND_SIZE, KNOWN, OVER, ROW_SIZE, START, Table
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT, DECK, KINDS, held, is_part, kinds_in
from pentapolis.games.cloud_city.walkways import WAYS

_MOST_WALKWAYS: Final = 24  # in a city: 24 buildings with two walkways each


def pack(table: Table) -> list[int]:
    """Return the numbers of the table, then its lists, each after its length."""
    numbers = [table.first, table.phase, table.chosen + 1]
    lists = [table.requests, kinds_in(table.row), table.pile_left()]
    for seat in range(table.seats):
        area = seat * AREA
        numbers.append(table.board[area + START])
        numbers += [tile_on(table.board, area, spot) + 1 for spot in range(SPOTS)]
        lists += [table.tiles_held(seat), table.tiles_known(seat)]
        lists += [walkways_in(table.board, area, colour) for colour in range(COLOUR_COUNT)]
    for items in lists:
        numbers.append(len(items))
        numbers += items
    return numbers


def unpack_into(table: Table, numbers: list[int]) -> None:
    """Lay the table as `pack` found it, but for the offer; what lies there may still be impossible."""
    reader = Reader(numbers)
    table.first = reader.number(table.seats - 1)
    table.phase = reader.number(OVER)
    table.chosen = reader.number(KINDS) - 1
    for seat in range(table.seats):
        table.board[seat * AREA + START] = reader.number(SPOTS - 1)
        for spot in range(SPOTS):
            turned = reader.number(4 * KINDS) - 1
            if turned >= 0:
                lay(table.board, seat * AREA, turned, spot // SPOT_SIDE + 1, spot % SPOT_SIDE + 1)
    table.requests = reader.numbers(len(REQUESTS), len(REQUESTS) - 1)
    table.row = held(reader.numbers(ROW_SIZE, KINDS - 1))
    table.pile = reader.numbers(len(DECK), KINDS - 1)
    for seat in range(table.seats):
        table.board[seat * AREA + HAND] = held(reader.numbers(HAND_SIZE, KINDS - 1))
        table.board[seat * AREA + KNOWN] = held(reader.numbers(HAND_SIZE, KINDS - 1))
        if not is_part(table.board[seat * AREA + KNOWN], table.board[seat * AREA + HAND]):
            raise BadState("problem.state-form")
        for _ in range(COLOUR_COUNT):
            for way in reader.numbers(_MOST_WALKWAYS, WAYS - 1):
                if not build_described(table, seat, way):
                    raise BadState("problem.state-form")
    reader.end()
    find_turn(table)
