"""A state as numbers and back."""

from typing import Final

from pentapolis.core.packing import Reader
from pentapolis.core.problem import BadState
from pentapolis.games.five_towers.bidding import show
from pentapolis.games.five_towers.cards import DISPLAY_SIZE, KINDS, SUIT_COUNT, VALUES
from pentapolis.games.five_towers.table import AREA, MOST_IN_A_TOWER, RUBBLE, Table, with_rubble
from pentapolis.games.five_towers.towers import stack

_LIMITS: Final = (2, 4, 4, 4, 5, 5, (1 << 20) - 1)  # of the numbers that come first, below


def pack(table: Table) -> list[int]:
    """Return the numbers of the table, then its lists, each after its length."""
    numbers = [table.through, table.opener, table.phase, table.turn, table.bid, table.builder + 1, table.said]
    lists = [table.display, table.taken, table.pile_left()]
    for seat in range(table.seats):
        lists.append(table.rubble(seat))
        lists += [table.tower(seat, suit) for suit in range(SUIT_COUNT)]
    for cards in lists:
        numbers.append(len(cards))
        numbers += cards
    return numbers


def unpack_into(table: Table, numbers: list[int]) -> None:
    """Lay the table as `pack` found it, but for the offer; the cards may still be impossible."""
    reader = Reader(numbers)
    head = [reader.number(limit) for limit in _LIMITS]
    table.through, table.opener, table.phase, table.turn, table.bid = head[0], head[1], head[2], head[3], head[4]
    table.builder, table.said = head[5] - 1, head[6]
    show(table, reader.numbers(DISPLAY_SIZE, KINDS - 1))
    table.taken = sorted(reader.numbers(DISPLAY_SIZE, KINDS - 1))
    table.pile = reader.numbers(2 * KINDS, KINDS - 1)
    for seat in range(table.seats):
        for kind in reader.numbers(KINDS, KINDS - 1):
            table.board[seat * AREA + RUBBLE] = with_rubble(table.board[seat * AREA + RUBBLE], kind)
        for suit in range(SUIT_COUNT):
            values = [kind - suit * VALUES for kind in reader.numbers(MOST_IN_A_TOWER, KINDS - 1)]
            if any(not 0 <= value < VALUES for value in values):
                raise BadState("problem.state-form")
            table.board[seat * AREA + suit] = stack(values)
    reader.end()
