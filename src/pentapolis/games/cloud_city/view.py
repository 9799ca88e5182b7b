"""What a seat may know (CC-7.1): all but the others' hidden tiles and the order of the pile."""

from dataclasses import dataclass

from pentapolis.core.views import View
from pentapolis.games.cloud_city.cells import SPOT_SIDE
from pentapolis.games.cloud_city.pictures import picture
from pentapolis.games.cloud_city.places import SHORTEST
from pentapolis.games.cloud_city.requests import REQUESTS, RequestName, counts, worth
from pentapolis.games.cloud_city.scoring import score_sheets
from pentapolis.games.cloud_city.table import NO_TILE, Phase, Table
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT, COLOURS, KINDS, NAMES, TILES, Colour, Tile, tiles
from pentapolis.games.cloud_city.walkways import LENGTHS, Walkway, walkway


@dataclass(frozen=True)
class City:
    """A player's city. Cells, rows and columns are named as in the actions."""

    grid: list[str]  # a text for each row of cells: B, G, S for a building, `.` for none, `~` where no tile lies
    walkways: list[Walkway]  # by their first ends, in reading order
    birds: int  # on the starting tile
    start: list[int]  # the row and the column of the starting tile, from 1: what stays in place when the city grows
    known: list[Tile]  # those tiles of the hand that everybody has seen in the face-up row
    hidden: int  # how many more the hand has


@dataclass(frozen=True)
class Standing:
    """How a special request stands: for each seat what is counted, and the votes that it brings as things are now."""

    request: RequestName
    counts: list[
        int
    ]  # loops, buildings, votes of the best route, routes, lengths in a route, crossings; balance: missing
    votes: list[int]


@dataclass(frozen=True)
class CloudCityView(View):
    """The table as a seat sees it; tiles are in a fixed order, whatever order they lie in."""

    phase: Phase
    round: int
    rounds: int
    first: int  # the seat that goes first in every round
    size: list[int]  # 3 and 3, or 3 and 4: the sides of a full city, in tiles, in either direction
    cities: list[City]
    chosen: Tile | None  # what the seat to act has chosen and is about to place
    hand: list[Tile]  # the own hand; nothing for a spectator
    row: list[Tile]  # the face-up row
    pile: int
    unseen: dict[str, int]  # by name: what is in the pile and in the others' hands, for all that the seat knows
    supply: dict[Colour, list[int]]  # for each colour how many walkways of length 1 to 5 are left
    requests: list[Standing]


def view_of(s: Table, seat: int | None) -> CloudCityView:
    """Return the view of a seat."""
    unseen = s.unseen_by(seat)
    return CloudCityView(
        seat=seat,
        seats=s.seats,
        to_act=s.to_act(),
        over=s.agenda is None,
        scores=score_sheets(s),
        decision=s.decision(seat),
        phase=s.phase(),
        round=s.round,
        rounds=s.rounds(),
        first=s.first,
        size=[SHORTEST, s.longest],
        cities=[_city(s, player) for player in range(s.seats)],
        chosen=None if s.chosen == NO_TILE else TILES[s.chosen],
        hand=[] if seat is None else tiles(s.players[seat].hand()),
        row=tiles(s.row),
        pile=s.pile.count(),
        unseen={NAMES[kind]: unseen.count(kind) for kind in range(KINDS) if kind in unseen},
        supply={
            COLOURS[colour]: [s.supply.count(colour, length) for length in range(1, LENGTHS + 1)]
            for colour in range(COLOUR_COUNT)
        },
        requests=[_standing(s, request) for request in s.requests],
    )


def _city(s: Table, seat: int) -> City:
    player = s.players[seat]
    city = player.city
    found = [(way, colour) for colour in range(COLOUR_COUNT) for way in city.walkways(colour)]
    return City(
        grid=picture(city),
        walkways=[walkway(way, colour) for way, colour in sorted(found)],
        birds=s.birds(seat),
        start=[city.start // SPOT_SIDE + 1, city.start % SPOT_SIDE + 1],
        known=tiles(player.known),
        hidden=len(player.hidden),
    )


def _standing(s: Table, request: int) -> Standing:
    counted = counts(s, request)
    return Standing(REQUESTS[request], counted, worth(request, counted))
