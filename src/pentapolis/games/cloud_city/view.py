"""What a seat may know (CC-7.1): all but the others' hidden tiles and the order of the pile."""

from dataclasses import dataclass

from pentapolis.core.views import View
from pentapolis.games.cloud_city.tiles import Tile
from pentapolis.games.cloud_city.walkways import Walkway


@dataclass(frozen=True)
class City:
    """A player's city. Cells, rows and columns are named as in the actions."""

    grid: list[str]  # a text for each row of cells: B, G, S for a building, `.` for none, a space where no tile lies
    walkways: list[Walkway]  # by their first ends, in reading order
    birds: int  # on the starting tile
    start: list[int]  # the row and the column of the starting tile, from 1: what stays in place when the city grows
    known: list[Tile]  # those tiles of the hand that everybody has seen in the face-up row
    hidden: int  # how many more the hand has


@dataclass(frozen=True)
class Standing:
    """How a special request stands: for each seat what is counted, and the votes that it brings as things are now."""

    request: str
    counts: list[
        int
    ]  # loops, buildings, votes of the best route, routes, lengths in a route, crossings; balance: missing
    votes: list[int]


@dataclass(frozen=True)
class CloudCityView(View):
    """The table as a seat sees it; tiles are in a fixed order, whatever order they lie in."""

    phase: str  # choosing, placing, joining, drawing, over
    round: int
    rounds: int
    first: int  # the seat that goes first in every round
    size: list[int]  # 3 and 3, or 3 and 4: the sides of a full city, in tiles, in either direction
    cities: list[City]
    chosen: Tile | None  # what the seat to act has chosen and is about to place
    hand: list[Tile]  # the own hand; nothing for a spectator
    row: list[Tile]  # the face-up row
    pile: int
    unseen: list[Tile]  # what may be in the pile and in the others' hands, for all that the seat knows
    supply: dict[str, list[int]]  # for each colour how many walkways of length 1 to 5 are left
    requests: list[Standing]
