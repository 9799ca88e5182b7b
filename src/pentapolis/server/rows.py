"""What is kept of a table and its seats; what happens at it is in its log."""

from dataclasses import dataclass

from pentapolis.core.game import Options
from pentapolis.server.table_settings import TableSettings


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a seat."""

    seat: int
    taken: bool  # by a bot, or by a person, who is no guest here if the match was imported
    guest_id: str | None
    name: str
    part: str | None = None  # of the table's luck, as a record writes it


@dataclass(frozen=True)
class TableRow:
    """A table; its secret is for the server only."""

    id: str
    game: str
    rules_version: int
    options: Options
    settings: TableSettings
    secret: bytes
    imported: bool
    created: str
    record_version: int = 2  # the format of its record, and with that how its luck is made; 1 for old tables
