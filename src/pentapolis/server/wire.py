"""Between domain and protocol: tables and matches as messages, no more than a seat may know."""

from typing import Final

import msgspec

from pentapolis.core.problem import Problem, UnknownGame
from pentapolis.server import messages, protocol
from pentapolis.server.log import MOVES, Undo
from pentapolis.server.match import Match
from pentapolis.server.names import without_settings
from pentapolis.server.problems import (
    MatchNotOver,
    NoEntry,
    NoRulebook,
    NoTable,
    NothingHere,
    StorageProblem,
    TableFull,
    TooBig,
    TooManyBots,
    TooManyRequests,
    TwoSeats,
)
from pentapolis.server.table import Table
from pentapolis.server.table_settings import BotSeat, PersonSeat, TableSettings

_STATUS: Final[dict[type[Problem], int]] = {
    NoTable: 404,
    NothingHere: 404,
    NoRulebook: 404,
    UnknownGame: 404,
    TableFull: 409,
    MatchNotOver: 409,
    NoEntry: 403,
    TooBig: 413,
    TooManyRequests: 429,
    TooManyBots: 429,
    StorageProblem: 503,
}


def status(problem: Problem) -> int:
    """Return the HTTP status that fits a problem."""
    return next((status for kind, status in _STATUS.items() if isinstance(problem, kind)), 400)


def wanted_settings(wanted: protocol.NewTable) -> tuple[TableSettings, int | None]:
    """Return the settings of a table that is asked for, and the seat of whoever asks."""
    mine = [number for number, seat in enumerate(wanted.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise TwoSeats
    seats = tuple(BotSeat(seat.level) if seat.kind == "bot" else PersonSeat() for seat in wanted.seats)
    return TableSettings(seats, wanted.opens), mine[0] if mine else None


def table_of(table: Table, seat: int | None) -> protocol.Table:
    """Return a table as whoever sits on the seat may see it."""
    row, status, match = table.row, table.status, table.match if table.has_match else None
    return protocol.Table(
        id=row.id,
        game=row.game,
        options=row.options,
        players=players(table),
        status=status,
        version=version_of(table, seat),
        luck_hash=table.luck_hash,
        parts=[] if row.record_version == 1 else [place.part or "" for place in table.seats],
        secret=row.secret.hex() if status == "over" else "",
        my_seat=seat,
        my_turn=match is not None and status == "playing" and seat in match.state.to_act(),
        created=row.created,
        imported=row.imported,
        hindsight=match is not None and match.hindsight,
    )


def my_table_of(table: Table, seat: int | None) -> protocol.MyTable:
    """Return a table as whoever sits on the seat may see it, and how the game stands."""
    seen = msgspec.structs.asdict(table_of(table, seat))
    if not table.has_match:
        return protocol.MyTable(**seen, round=0, totals=[], to_act=[])
    standing = table.match.standing(seat)
    totals = [sum(sheet.categories.values()) for sheet in standing.scores]
    return protocol.MyTable(**seen, round=table.match.round, totals=totals, to_act=standing.to_act)


def version_of(table: Table, seat: int | None) -> int:
    """Return how whoever sits on the seat counts the present version; −1 before the match begins."""
    return table.match.version_for(seat) if table.has_match else -1


def players(table: Table) -> list[protocol.Player]:
    """Return who sits where; of the bots in an imported record, only their levels."""
    shown = [without_settings(row.name) if table.row.imported else row.name for row in table.seats]
    return [
        protocol.Player(seat, table.kind(seat), name, level, table.is_connected(seat))
        for seat, (name, level) in enumerate(zip(shown, table.levels, strict=True))
    ]


def situation(table: Table, seat: int | None, seen: int | None, done: list[protocol.Done]) -> protocol.Situation:
    """Return where a match stands for a client that has seen a version of its own count, or nothing yet."""
    match = table.match if table.has_match else None
    return protocol.Situation(
        table=table_of(table, seat),
        version=version_of(table, seat),
        seat=seat,
        done=done,
        view=match.view(seat) if match else None,
        choices=_choices(table, seat),
        in_secret=match is not None and seat in match.state.to_act() and match.state.in_secret(),
        undo=table.undo_effect(seat),
        asked_by=match.asking if match else None,
        declined_by=match.declined_by if match else None,
        log=_logged(match, seat, seen) if match else [],
        whole_log=seen is None,
    )


def _logged(match: Match, seat: int | None, seen: int | None) -> list[protocol.LoggedEvents]:
    """Return what the set-up, actions and undos led to, as far as a seat may know."""
    return [
        protocol.LoggedEvents(
            match.version_for(seat, outcome.version),
            outcome.seat,
            isinstance(outcome.payload, Undo),
            outcome.alone,
            messages.events(outcome.events, seat),
        )
        for outcome in match.seen(seat, seen)
        if outcome.payload is None or isinstance(outcome.payload, MOVES)
    ]


def _choices(table: Table, seat: int | None) -> list[protocol.Action]:
    if seat is None or table.status != "playing":
        return []
    return messages.actions(table.match.game.space, table.match.state.legal(seat))
