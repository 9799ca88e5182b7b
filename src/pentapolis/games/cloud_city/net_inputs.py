"""What a net is told about each player: what the evaluation thinks, what the city looks out for, hand and requests."""

from math import prod
from typing import Final

from pentapolis.core.net import Features, Inputs, part_of, quarters
from pentapolis.games.cloud_city.city_value import PROFILE
from pentapolis.games.cloud_city.drawing import DRAW_TILE
from pentapolis.games.cloud_city.evaluated_city import EvaluatedCity
from pentapolis.games.cloud_city.evaluation import Outlook
from pentapolis.games.cloud_city.expanding import PLACE_TILE
from pentapolis.games.cloud_city.joining import JOIN_BUILDINGS
from pentapolis.games.cloud_city.requests import REQUESTS
from pentapolis.games.cloud_city.table import HAND_SIZE, ROW_SIZE, Table
from pentapolis.games.cloud_city.tiles import COLOUR_COUNT
from pentapolis.games.cloud_city.walkways import LENGTHS

_MOST_TO_COME: Final = 11
_MOST_COUNTED: Final = 9  # by a request; what is more counts as this

# Where each group of marks begins.
_SEATS: Final = 0
_LONG: Final = 3
_STEP: Final = 4  # of the player in turn: to place, to build, to draw, to choose
_TO_COME: Final = 8
_REQUESTS: Final = _TO_COME + _MOST_TO_COME + 1
_COUNTED: Final = _REQUESTS + len(REQUESTS)

INPUTS: Final = Inputs(
    (
        *("promise", "votes", "worth", "buildable", "to-come", "chosen", "requests"),
        *(f"hand-{number}" for number in range(HAND_SIZE)),
        *(f"row-{number}" for number in range(ROW_SIZE)),
        *(f"request-{name}" for name in REQUESTS),
    ),
    (
        *(f"seats-{number}" for number in range(2, 5)),
        "long",
        *(f"step-{number}" for number in range(4)),
        *(f"to-come-{number}" for number in range(_MOST_TO_COME + 1)),
        *(f"asked-{name}" for name in REQUESTS),
        *(f"counted-{name}-{number}" for name in REQUESTS for number in range(_MOST_COUNTED + 1)),
    ),
    (
        # The buildings of a colour.
        *zip((*(f"views-{distance}" for distance in range(1, LENGTHS + 1)), "room", "expected"), PROFILE, strict=True),
        *((f"pieces-{length}", 5) for length in range(1, LENGTHS + 1)),  # that nobody has built yet
        ("to-come", _MOST_TO_COME + 1),
        ("seats", 3),
        ("colour", COLOUR_COUNT),
    ),
)
_PIECES: Final = INPUTS.sizes()[len(PROFILE) : len(PROFILE) + LENGTHS]
_COMMON: Final = INPUTS.sizes()[len(PROFILE) + LENGTHS :]  # what all colours share, and the colour
_COMMON_NUMBERS: Final = prod(_COMMON)
_SUPPLIES: Final = prod(_PIECES) * _COMMON_NUMBERS


def net_inputs(s: Table) -> list[Features]:
    """Return what is told about each seat."""
    outlook = Outlook(s)
    pieces = s.supply.pieces
    supplies = [
        part_of(_PIECES, pieces[colour * LENGTHS : colour * LENGTHS + LENGTHS]) * _COMMON_NUMBERS + colour
        for colour in range(COLOUR_COUNT)
    ]
    marked = [_SEATS + s.seats - 2]
    if s.longest > 3:
        marked.append(_LONG)
    marked += [_REQUESTS + request for request in s.requests]
    return [_player(s, seat, outlook, supplies, marked) for seat in range(s.seats)]


def _player(s: Table, seat: int, outlook: Outlook, supplies: list[int], marked: list[int]) -> Features:
    player = s.players[seat]
    city = outlook.cities[seat]
    promise = outlook.promises[seat]
    to_come = s.to_come(seat)
    marks = marked[:]
    marks.append(_TO_COME + min(_MOST_TO_COME, to_come))
    hand = [0] * HAND_SIZE
    row = [0] * ROW_SIZE
    if to_come > 0:
        _put_gains(city, player.hand(), hand)
        _put_gains(city, s.row, row)
    chosen = 0
    if seat == s.turn:
        step = s.asked()
        marks.append(
            _STEP + (0 if step is PLACE_TILE else 1 if step is JOIN_BUILDINGS else 2 if step is DRAW_TILE else 3)
        )
        if step is PLACE_TILE:
            chosen = quarters(city.gain(s.chosen))
    by_request = [0] * len(REQUESTS)
    for number, request in enumerate(s.requests):
        by_request[request] = quarters(outlook.requested[number][seat])
        counted = outlook.counted[number][seat]
        marks.append(_COUNTED + request * (_MOST_COUNTED + 1) + min(_MOST_COUNTED, counted))
    amounts = [
        quarters(promise),
        player.city.all_votes(),
        quarters(city.worth),
        quarters(city.buildable),
        to_come,
        chosen,
        sum(by_request),
    ]
    amounts += hand
    amounts += row
    amounts += by_request
    common = part_of(_COMMON, [to_come, s.seats - 2, 0])
    parts = [profile * _SUPPLIES + supply + common for profile, supply in zip(city.profile, supplies)]
    return Features(promise, amounts, marks, parts)


def _put_gains(city: EvaluatedCity, kinds: list[int], gains: list[int]) -> None:
    """Put first what the best of some tiles would add, then the others."""
    for number, kind in enumerate(kinds):
        gain = quarters(city.gain(kind))
        at = number
        while at > 0 and gains[at - 1] < gain:
            gains[at] = gains[at - 1]
            at -= 1
        gains[at] = gain
