"""Living together: friends and blocks, ways to be called, reports, bans, and what the host has done."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables for it."""
    op.create_table(
        "keepsake",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.String, nullable=False),
    )
    op.create_table(
        "tie",
        sa.Column("person_id", sa.String, primary_key=True),
        sa.Column("other_id", sa.String, primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    _make_calls()
    _make_reports()
    _make_stewards()


def _make_calls() -> None:
    op.create_table(
        "push_subscription",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_index("push_subscription_by_person", "push_subscription", ["person_id"])
    op.create_table(
        "feed_key",
        sa.Column("person_id", sa.String, primary_key=True),
        sa.Column("key_hash", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("key_hash", name="feed_key_hash"),
    )


def _make_reports() -> None:
    op.create_table(
        "report",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("other_id", sa.String, nullable=False),
        sa.Column("table_id", sa.String),
        sa.Column("seq", sa.Integer),
        sa.Column("reason", sa.String, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.BigInteger),
    )
    op.create_index("report_by_person", "report", ["person_id"])
    op.create_table(
        "ban",
        sa.Column("person_id", sa.String, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.String, nullable=False),
    )


def _make_stewards() -> None:
    op.create_table(
        "steward",
        sa.Column("person_id", sa.String, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "steward_act",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person_id", sa.String, nullable=False),
        sa.Column("what", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("note", sa.String, nullable=False),
    )
    op.create_index("steward_act_by_time", "steward_act", ["at"])
    op.create_table(
        "notice",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String, nullable=False),
    )
