"""The tables of the database. The truth about a match is its secret, its seats and its log."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

VERSION: Final = "0004"  # the last step in `migrations`

METADATA: Final = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_N_name)s"}
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
    sqlite_with_rowid=False,
)

UNSIGNED_GUESTS: Final = Table(
    "unsigned_guests",
    METADATA,
    Column("id", String(64), primary_key=True),  # of those who got their cookies before cookies were signed
    sqlite_with_rowid=False,
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the cookie's token, so that the database opens no door
    Column("name", Text, nullable=False),
    Column("created", String(32), nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # of the game, as JSON
    Column("settings", Text, nullable=False),  # of the table, as JSON
    Column("secret", LargeBinary(32), nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("created", String(32), nullable=False),
    Column("record_version", Integer, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("taken", Boolean, nullable=False),
    Column("guest_id", String(64)),
    Column("name", Text, nullable=False),
    Column("part", String(64)),  # of the luck, as a record writes it
    Index("ix_seats_guest_id", "guest_id"),
)

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger),  # milliseconds since 1970; unknown of entries from before it was kept
    Column("seat", Integer, nullable=False),
    Column("key", String(64), nullable=False),
    Column("payload", Text, nullable=False),  # as JSON
    UniqueConstraint("table_id", "seat", "key"),
    sqlite_with_rowid=False,
)
