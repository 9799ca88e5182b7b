"""Between domain and protocol: tables and matches as messages, no more than a seat may know."""

from typing import Final

from pentapolis.core.problem import Problem, UnknownGame
from pentapolis.server import messages, protocol
from pentapolis.server.log import MOVES, Undo
from pentapolis.server.match import Match
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
    return TableSettings(seats), mine[0] if mine else None


def table_of(table: Table, seat: int | None) -> protocol.Table:
    """Return a table as whoever sits on the seat may see it."""
    row, match, status = table.row, table.match, table.status
    return protocol.Table(
        id=row.id,
        game=row.game,
        options=row.options,
        players=players(table),
        status=status,
        version=match.version_for(seat),
        luck_hash=match.luck_hash,
        secret=row.secret.hex() if status == "over" else "",
        my_seat=seat,
        my_turn=status == "playing" and seat in match.state.to_act(),
        created=row.created,
        imported=row.imported,
        hindsight=match.hindsight,
    )


def players(table: Table) -> list[protocol.Player]:
    """Return who sits where."""
    return [
        protocol.Player(row.seat, table.kind(row.seat), row.name, level, table.is_connected(row.seat))
        for row, level in zip(table.seats, table.levels, strict=True)
    ]


def situation(table: Table, seat: int | None, seen: int | None, done: list[protocol.Done]) -> protocol.Situation:
    """Return where a match stands for a client that has seen a version of its own count, or nothing yet."""
    match = table.match
    return protocol.Situation(
        table=table_of(table, seat),
        version=match.version_for(seat),
        seat=seat,
        done=done,
        view=match.view(seat),
        choices=_choices(table, seat),
        undo=table.undo_effect(seat),
        asked_by=match.asking,
        declined_by=match.declined_by,
        log=_logged(match, seat, seen),
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
