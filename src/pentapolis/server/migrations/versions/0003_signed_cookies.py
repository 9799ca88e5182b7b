"""Cookies are signed: there is a key, and those who have a cookie from before are listed. Names are clean."""

import secrets

import sqlalchemy as sa
from alembic import op

from pentapolis.server.names import clean_name

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the key and the list, and clean the names that are kept."""
    keys = op.create_table(
        "keys",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
        sqlite_with_rowid=False,
    )
    op.bulk_insert(keys, [{"name": "cookies", "value": secrets.token_bytes(32)}])
    op.create_table("unsigned_guests", sa.Column("id", sa.String(64), primary_key=True), sqlite_with_rowid=False)
    op.execute(
        "INSERT INTO unsigned_guests SELECT id FROM guests UNION SELECT guest_id FROM seats WHERE guest_id IS NOT NULL"
    )
    database = op.get_bind()
    for table in ("guests", "seats"):
        for name in database.execute(sa.text(f"SELECT DISTINCT name FROM {table}")).scalars().all():
            clean = {"name": name, "clean": clean_name(name)}
            database.execute(sa.text(f"UPDATE {table} SET name = :clean WHERE name = :name AND name <> :clean"), clean)
