"""What came of finished games, and ratings. The server fills it from the logs when it starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

UNRATED = sa.text("rated AND mu IS NULL")


def upgrade() -> None:
    """Make the table for them."""
    op.create_table(
        "result",
        sa.Column("table_id", sa.String, sa.ForeignKey("card_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("share", sa.Double, nullable=False),
        sa.Column("went", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("mu", sa.Double),
        sa.Column("sigma", sa.Double),
        sqlite_with_rowid=False,
    )
    op.create_index("result_by_player", "result", ["player", "game", "at"])
    op.create_index("result_by_game", "result", ["game", "at"])
    op.create_index(
        "result_unrated", "result", ["at", "table_id"], sqlite_where=UNRATED, postgresql_where=UNRATED
    )
