"""The first half of a turn: choose a tile, place it, raise its buildings (CC-3.1, CC-3.2)."""

from pentapolis.core.events import Event
from pentapolis.core.refusal import Refusal
from pentapolis.games.cloud_city.actions import CHOOSE, PLACE, PLACES
from pentapolis.games.cloud_city.city import lay
from pentapolis.games.cloud_city.events import Chose, Placed
from pentapolis.games.cloud_city.places import (
    SHORTEST,
    is_beside_city,
    is_taken,
    offer_places,
)
from pentapolis.games.cloud_city.table import AREA, CHOOSING, HAND, KNOWN, NONE, PLACING, SPOTS_TAKEN, Table
from pentapolis.games.cloud_city.tiles import ROTATIONS, TILES, count_of, one_of


def begin_turn(table: Table) -> None:
    """Ask for a tile of the hand; always, since having no choice would tell the others about the hand."""
    table.phase = CHOOSING
    hand = table.board[table.turn * AREA + HAND]
    offer: list[int] = []
    kind = 0
    while hand:
        if hand & 3:
            offer.append(CHOOSE + kind)
        hand >>= 2
        kind += 1
    table.offer = offer


def carry_out_choice(table: Table, action: int, events: list[Event] | None) -> None:
    """Take a tile from the hand, one that the others know of before one that they don't (CC-7.1)."""
    kind = action - CHOOSE
    area = table.turn * AREA
    table.board[area + HAND] -= one_of(kind)
    if count_of(table.board[area + KNOWN], kind) > 0:
        table.board[area + KNOWN] -= one_of(kind)
    table.chosen = kind
    if events is not None:
        events.append(Chose(table.turn, TILES[kind]))
    begin_placing(table)


def begin_placing(table: Table) -> None:
    """Offer the places around the city with every rotation that looks different (CC-3.1)."""
    table.phase = PLACING
    table.offer = offer_places(table.board[table.turn * AREA + SPOTS_TAKEN], table.longest, ROTATIONS[table.chosen])


def carry_out_placing(table: Table, action: int, events: list[Event] | None) -> None:
    """Place the chosen tile with its two buildings (CC-3.1, CC-3.2)."""
    place = action - PLACE
    row, column, turns = place // (4 * PLACES), place // 4 % PLACES, place & 3
    lay(table.board, table.turn * AREA, table.chosen * 4 + turns, row, column)
    if events is not None:
        events.append(Placed(table.turn, TILES[table.chosen], row, column, turns))
    table.chosen = NONE


def refuse_choice(table: Table, action: int) -> Refusal:
    """Return why this tile can't be chosen."""
    tile = TILES[action - CHOOSE]
    return Refusal("CC-3.1", "not-in-hand", {"layout": tile.layout, "first": tile.first, "second": tile.second})


def refuse_placing(table: Table, action: int) -> Refusal:
    """Return why the tile can't go there."""
    place = action - PLACE
    row, column, turns = place // (4 * PLACES), place // 4 % PLACES, place & 3
    spots = table.board[table.turn * AREA + SPOTS_TAKEN]
    if is_taken(spots, row, column):
        return Refusal("CC-3.1", "place-taken", {"row": row, "column": column})
    if not is_beside_city(spots, row, column):
        return Refusal("CC-3.1", "not-beside-city", {"row": row, "column": column})
    if action - turns not in table.offer:
        return Refusal("CC-3.1", "city-too-large", {"shorter": SHORTEST, "longer": table.longest})
    return Refusal("CC-3.1", "looks-the-same", {"turns": turns, "same": turns - 2})
