"""A state as numbers and back."""

from typing import Final

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


class _Reader:
    """Takes numbers one after another and refuses what can't be."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self._at = 0

    def number(self, most: int) -> int:
        """The next number, from 0 to `most`."""
        if self._at == len(self._numbers) or not 0 <= self._numbers[self._at] <= most:
            raise BadState("problem.state-form")
        self._at += 1
        return self._numbers[self._at - 1]

    def cards(self, most: int) -> list[int]:
        """The next list, of at most so many cards."""
        return [self.number(KINDS - 1) for _ in range(self.number(most))]

    def end(self) -> None:
        """Nothing may follow."""
        if self._at != len(self._numbers):
            raise BadState("problem.state-form")


def unpack_into(table: Table, numbers: list[int]) -> None:
    """Lay the table as `pack` found it, but for the offer; the cards may still be impossible."""
    reader = _Reader(numbers)
    head = [reader.number(limit) for limit in _LIMITS]
    table.through, table.opener, table.phase, table.turn, table.bid = head[0], head[1], head[2], head[3], head[4]
    table.builder, table.said = head[5] - 1, head[6]
    show(table, reader.cards(DISPLAY_SIZE))
    table.taken = sorted(reader.cards(DISPLAY_SIZE))
    table.pile = reader.cards(2 * KINDS)
    for seat in range(table.seats):
        for kind in reader.cards(KINDS):
            table.board[seat * AREA + RUBBLE] = with_rubble(table.board[seat * AREA + RUBBLE], kind)
        for suit in range(SUIT_COUNT):
            values = [kind - suit * VALUES for kind in reader.cards(MOST_IN_A_TOWER)]
            if any(not 0 <= value < VALUES for value in values):
                raise BadState("problem.state-form")
            table.board[seat * AREA + suit] = stack(values)
    reader.end()
