"""The luck of new tables has a part of every seat; those from before keep theirs, and the first format of records."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Say of every table which format its record has."""
    op.add_column("tables", sa.Column("record_version", sa.Integer, nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("part", sa.String(64)))
