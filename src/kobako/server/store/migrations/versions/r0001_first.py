"""Tables, their logs, who sits there, and people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    _make_tables()
    _make_logs()
    _make_people()


def _make_tables() -> None:
    op.create_table(
        "card_table",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("visibility", sa.String, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("card_table_by_status", "card_table", ["status", "opened"])


def _make_logs() -> None:
    op.create_table(
        "event",
        sa.Column("table_id", sa.String, sa.ForeignKey("card_table.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("cid", sa.String),
        sa.Column("actor", sa.String, nullable=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "actor", "cid", name="event_once"),
        sqlite_with_rowid=False,
    )


def _make_people() -> None:
    op.create_table(
        "sitting",
        sa.Column("table_id", sa.String, sa.ForeignKey("card_table.id"), primary_key=True),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.String, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("sitting_by_person", "sitting", ["person_id"])
    op.create_table(
        "person",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("token_hash", name="person_token"),
    )
