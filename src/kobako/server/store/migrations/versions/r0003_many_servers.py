"""Many servers on one database: who keeps a table, and who was admitted to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables for them."""
    op.create_table(
        "admission",
        sa.Column("table_id", sa.String, sa.ForeignKey("card_table.id"), primary_key=True),
        sa.Column("person_id", sa.String, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "keeping",
        sa.Column("table_id", sa.String, sa.ForeignKey("card_table.id"), primary_key=True),
        sa.Column("server", sa.String, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("keeping_by_server", "keeping", ["server"])
