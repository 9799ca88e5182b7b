"""Entries of the log get a time and a typed payload, tables get settings; actions are kept as texts, not as numbers."""

import itertools
import json
from collections.abc import Sequence
from functools import cache
from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_SUITS: Final = ("candy", "scary", "tree", "scrap", "sand")
_PLACES: Final = ["none", *(",".join(str(n + 1) for n in range(5) if mask >> n & 1) for mask in range(1, 32))]
_CLOUD_CITY_TILES: Final = (
    "blue+blue", "blue+green", "blue+sand", "green+blue", "green+green", "green+sand", "sand+blue", "sand+green",
    "sand+sand", "blue/blue", "blue/green", "blue/sand", "green/green", "green/sand", "sand/sand",
)  # fmt: skip
_CELLS: Final = [f"{column}{row}" for row in range(1, 9) for column in "abcdefgh"]
_LETTERS: Final = tuple("ABCDEFGHIJKL")
_GINKGOPOLIS_TILES: Final = [f"{colour}-{number}" for colour in ("red", "blue", "yellow") for number in range(1, 21)]


def _numbers(low: int, high: int) -> list[str]:
    return [str(number) for number in range(low, high + 1)]


# The actions as they were numbered when this step was made: kinds one after another, fields as digits.
_ACTIONS: Final[dict[str, list[tuple[str, list[Sequence[str]]]]]] = {
    "five-towers": [
        ("bid", [_numbers(0, 5)]),
        ("pass", []),
        ("take", [_PLACES]),
        ("keep", []),
        ("demolish", [_SUITS]),
        ("place", [_SUITS, _numbers(0, 15)]),
    ],
    "cloud-city": [
        ("choose", [_CLOUD_CITY_TILES]),
        ("place", [_numbers(0, 4), _numbers(0, 4), _numbers(0, 3)]),
        ("join", [[f"{one}-{other}" for one, other in itertools.combinations(_CELLS, 2)]]),
        ("done", []),
        ("take", [_CLOUD_CITY_TILES]),
        ("draw", []),
    ],
    "ginkgopolis": [
        ("choose", [[*_LETTERS, *_GINKGOPOLIS_TILES], ["alone", *_GINKGOPOLIS_TILES]]),
        ("back", []),
        ("new-hand", []),
        ("take", [("resource", "tile")]),
        ("move", [("north", "east", "south", "west")]),
        ("insert", [_numbers(1, 122)]),
        ("push", [_LETTERS]),
        ("give", [_GINKGOPOLIS_TILES]),
        ("done", []),
        ("draft", [_numbers(1, 27)]),
    ],
}


@cache
def action_texts(game: str) -> list[str]:
    """Return the texts of a game's actions by their numbers."""
    return [" ".join([kind, *values]) for kind, fields in _ACTIONS[game] for values in itertools.product(*fields)]


_ADD_ENTRY: Final = (
    "INSERT INTO log (table_id, seq, seat, key, payload) VALUES (:table_id, :seq, :seat, :key, :payload)"
)


def upgrade() -> None:
    """Give tables their settings, seats whether they are taken, and entries their payloads; their times are unknown."""
    _upgrade_tables()
    _upgrade_seats()
    _upgrade_log()


def _upgrade_tables() -> None:
    op.add_column("tables", sa.Column("settings", sa.Text, nullable=False, server_default=""))
    seats: dict[str, list[dict[str, str]]] = {}
    found = "SELECT table_id, kind, level FROM seats ORDER BY table_id, seat"
    for table_id, kind, level in op.get_bind().exec_driver_sql(found):
        seat = {"kind": "bot", "level": level} if kind == "bot" else {"kind": "person"}
        seats.setdefault(table_id, []).append(seat)
    for table_id, settings in seats.items():
        values = {"settings": _json(seats=settings), "id": table_id}
        op.get_bind().execute(sa.text("UPDATE tables SET settings = :settings WHERE id = :id"), values)


def _upgrade_seats() -> None:
    op.add_column("seats", sa.Column("taken", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE seats SET taken = (kind <> 'open')")
    op.drop_column("seats", "kind")
    op.drop_column("seats", "level")


def _upgrade_log() -> None:
    op.rename_table("log", "old_log")
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "key", name="uq_log_table_id_seat_key"),
        sqlite_with_rowid=False,
    )
    bind = op.get_bind()
    for table_id, game in bind.exec_driver_sql("SELECT id, game FROM tables").fetchall():
        old = bind.execute(sa.text("SELECT * FROM old_log WHERE table_id = :id"), {"id": table_id}).mappings()
        new = [{**row, "payload": _payload(game, row["kind"], row["action"])} for row in old]
        if new:
            bind.execute(sa.text(_ADD_ENTRY), new)
    op.drop_table("old_log")


def _payload(game: str, kind: str, action: int) -> str:
    if kind == "action":
        return _json(type=kind, text=action_texts(game)[action])
    if kind == "undo":
        return _json(type=kind, count=action)
    return _json(type=kind)


def _json(**values: object) -> str:
    return json.dumps(values, separators=(",", ":"))
