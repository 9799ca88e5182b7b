"""What a bot has found out about a city.

It is kept, since a search comes back to the same city all the time: after each choice and draw, in every world that
differs in what others hold, and by other orders of the same walkways.
"""

from typing import Final

from pentapolis.games.cloud_city.gains import gain_of, next_corners, site_gains
from pentapolis.games.cloud_city.prospects import Prospects
from pentapolis.games.cloud_city.requests import REQUESTS, count
from pentapolis.games.cloud_city.table import AREA, BUILT, EASTWARD, SOUTHWARD, SPOTS_TAKEN, Table
from pentapolis.games.cloud_city.tiles import KINDS
from pentapolis.games.cloud_city.walkways import lengths_left

_UNKNOWN: Final = -1
_MOST: Final = 4096  # how many outlooks are kept

_KEPT: Final[dict[tuple[int, int, int, int, int, int, int], "Outlook"]] = {}


class Outlook:
    """What a city is worth, what could be built, and, once somebody asks, what a tile would add or a request counts."""

    __slots__ = ("_counts", "_gains", "_longest", "_sites", "_spots", "buildable", "to_come", "worth")

    def __init__(self, table: Table, seat: int) -> None:
        """Look at the city of a seat."""
        self.to_come: int = tiles_to_come(table, seat)
        prospects = Prospects(table, seat, self.to_come)
        self.worth: float = prospects.worth()
        self.buildable: float = prospects.buildable
        self._spots: int = prospects.spots
        self._longest: int = table.longest
        self._sites: tuple[float, ...] = site_gains(prospects)
        self._gains: list[float] = [float(_UNKNOWN)] * KINDS
        self._counts: list[int] = [_UNKNOWN] * len(REQUESTS)

    def gain(self, kind: int) -> float:
        """Return what a tile would add in its best place."""
        if self._gains[kind] < 0.0:
            self._gains[kind] = gain_of(kind, self._sites, next_corners(self._spots, self._longest))
        return self._gains[kind]

    def count(self, board: list[int], area: int, request: int) -> int:
        """Return what a request counts in this city, which lies there on the board."""
        if self._counts[request] == _UNKNOWN:
            self._counts[request] = count(board, area, request)
        return self._counts[request]


def tiles_to_come(table: Table, seat: int) -> int:
    """Return how many tiles a seat has still to place."""
    return table.rounds + 1 - table.board[seat * AREA + SPOTS_TAKEN].bit_count()


def outlook(table: Table, seat: int) -> Outlook:
    """Return what is known of the city of a seat, which depends on its buildings, its walkways and the pieces left."""
    board, area = table.board, seat * AREA
    key = (
        board[area + BUILT],
        board[area + BUILT + 1],
        board[area + BUILT + 2],
        board[area + EASTWARD],
        board[area + SOUTHWARD],
        lengths_left(table.supply),
        table.longest,
    )
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) == _MOST:
            _KEPT.clear()
        found = Outlook(table, seat)
        _KEPT[key] = found
    return found
