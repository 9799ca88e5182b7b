"""The end of a turn: draw a tile (CC-3.4), then the next turn, the next round, or the end of the game (CC-5.1)."""

from pentapolis.core.events import Event
from pentapolis.core.refusal import Refusal
from pentapolis.core.scores import leaders
from pentapolis.games.cloud_city.actions import DRAW, TAKE
from pentapolis.games.cloud_city.events import Began, Drew, Ended, Received, Refilled, Took
from pentapolis.games.cloud_city.expanding import begin_turn
from pentapolis.games.cloud_city.scoring import score_sheets
from pentapolis.games.cloud_city.table import AREA, DRAWING, HAND, KNOWN, OVER, Table
from pentapolis.games.cloud_city.tiles import TILES, one_of


def begin_drawing(table: Table, events: list[Event] | None) -> None:
    """Offer the face-up row and the pile; in a player's last turn nothing is drawn (CC-3.4)."""
    table.ways = []
    if table.round == table.rounds:
        _end_turn(table, events)
        return
    table.phase = DRAWING
    offer: list[int] = []
    row = table.row
    kind = 0
    while row:
        if row & 3:
            offer.append(TAKE + kind)
        row >>= 2
        kind += 1
    offer.append(DRAW)
    table.offer = offer


def carry_out_drawing(table: Table, action: int, events: list[Event] | None) -> None:
    """Take a tile from the row, which is filled up again, or draw from the pile (CC-3.4)."""
    area = table.turn * AREA
    drawn = table.pile[table.next]
    table.next += 1
    if action == DRAW:
        table.board[area + HAND] += one_of(drawn)
        if events is not None:
            events.append(Drew(table.turn))
            events.append(Received(table.turn, TILES[drawn]))
    else:
        kind = action - TAKE
        table.board[area + HAND] += one_of(kind)
        table.board[area + KNOWN] += one_of(kind)
        table.row += one_of(drawn) - one_of(kind)
        if events is not None:
            events.append(Took(table.turn, TILES[kind]))
            events.append(Refilled(TILES[drawn]))
    _end_turn(table, events)


def _end_turn(table: Table, events: list[Event] | None) -> None:
    """Let the next player begin; after the last turn of the last round the game is over (CC-3.0, CC-5.1)."""
    table.turn = table.turn + 1 if table.turn + 1 < table.seats else 0
    if table.turn == table.first:
        if table.round == table.rounds:
            _end_game(table, events)
            return
        table.round += 1
        if events is not None:
            events.append(Began(table.round, table.rounds))
    begin_turn(table)


def _end_game(table: Table, events: list[Event] | None) -> None:
    table.phase = OVER
    table.offer = []
    if events is not None:
        sheets = score_sheets(table)
        events.append(Ended(leaders(sheets), [sheet.total for sheet in sheets]))


def refuse_drawing(table: Table, action: int) -> Refusal:
    """Return why this tile can't be taken; the pile can always be drawn from."""
    tile = TILES[action - TAKE]
    return Refusal("CC-3.4", "not-in-row", {"layout": tile.layout, "first": tile.first, "second": tile.second})
