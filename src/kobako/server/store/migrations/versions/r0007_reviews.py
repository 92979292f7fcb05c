"""Reviews of finished games, and who is at work on them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

UNMADE = sa.text("content IS NULL")


def upgrade() -> None:
    """Make the table for them."""
    op.create_table(
        "review",
        sa.Column("table_id", sa.String, sa.ForeignKey("card_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("server", sa.String),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("made", sa.BigInteger),
        sa.Column("content", sa.LargeBinary),
    )
    op.create_index("review_unmade", "review", ["asked"], sqlite_where=UNMADE, postgresql_where=UNMADE)
    op.create_index("review_made", "review", ["made"])
    op.create_index("review_by_person", "review", ["person_id"])
