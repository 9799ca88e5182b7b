"""Giving tiles back at the first depletion, in secret and together (GK-7.2)."""

from pentapolis.core.events import Event
from pentapolis.core.luck import Luck
from pentapolis.core.refusal import Refusal
from pentapolis.games.ginkgopolis.actions import DONE, GIVE
from pentapolis.games.ginkgopolis.cards import members, tile, tile_words
from pentapolis.games.ginkgopolis.events import GivingDecided, TileOffered
from pentapolis.games.ginkgopolis.frames import GIVE as GIVE_FRAME
from pentapolis.games.ginkgopolis.supplies import renew_supply
from pentapolis.games.ginkgopolis.table import AREA, GIVEN, GIVING, TILES, Table


def ask_giving(table: Table, luck: Luck, events: list[Event] | None) -> bool:
    """Ask everybody who has tiles; whether anybody has.

    A player whose only tile is in the locked choice is asked too: not to ask would tell the others that it is.
    """
    table.done = 0
    for seat in range(table.seats):
        if table.players[seat * AREA + TILES] == 0:
            table.done |= 1 << seat
    if table.done == (1 << table.seats) - 1:
        _end_giving(table, luck, events)
        return False
    table.stack.append(GIVE_FRAME)
    table.phase = GIVING
    return True


def free_tiles(table: Table, seat: int) -> int:
    """Return the mask of the tiles that a seat can still put out: not the one in the locked choice."""
    area = seat * AREA
    return table.players[area + TILES] & ~table.players[area + GIVEN] & ~table.locked_tile(seat)


def giving_actions(table: Table, seat: int) -> list[int]:
    """Return what a seat may do: put out another tile, or be done."""
    return [*(GIVE + number for number in members(free_tiles(table, seat))), DONE]


def carry_out_giving(table: Table, seat: int, action: int, luck: Luck, events: list[Event] | None) -> bool:
    """Put out a tile, or be done; whether all are done and the action goes on."""
    if action != DONE:
        table.players[seat * AREA + GIVEN] |= 1 << (action - GIVE)
        if events is not None:
            events.append(TileOffered(seat, tile(action - GIVE)))
        return False
    table.done |= 1 << seat
    if events is not None:
        events.append(GivingDecided(seat))
    if table.done < (1 << table.seats) - 1:
        return False
    table.stack.pop()
    _end_giving(table, luck, events)
    return True


def _end_giving(table: Table, luck: Luck, events: list[Event] | None) -> None:
    table.done = 0
    renew_supply(table, luck, events)


def refuse_giving(table: Table, seat: int, action: int) -> Refusal:
    """Return why a seat can't put out this tile."""
    if table.phase != GIVING:
        return Refusal("GK-7.2", "no-giving-now")
    if table.done >> seat & 1:
        return Refusal("GK-7.2", "giving-decided")
    area = seat * AREA
    number = action - GIVE
    if not table.players[area + TILES] >> number & 1:
        return Refusal("GK-7.2", "not-your-tile", tile_words(number))
    if table.players[area + GIVEN] >> number & 1:
        return Refusal("GK-7.2", "put-out-already", tile_words(number))
    return Refusal("GK-7.2", "tile-is-locked", tile_words(number))
