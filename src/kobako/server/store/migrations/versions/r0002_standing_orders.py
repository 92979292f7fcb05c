"""Standing orders."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table for them."""
    op.create_table(
        "standing_order",
        sa.Column("table_id", sa.String, sa.ForeignKey("card_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("given", sa.String, nullable=False),
        sa.Column("bound", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
