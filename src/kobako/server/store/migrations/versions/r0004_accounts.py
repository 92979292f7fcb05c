"""Accounts: sessions, ways to sign in. What was the only token of a guest is the first session."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables for them, and carry the guests over."""
    # What the ids of tables are made with stays the same: a request that is sent again finds its table.
    with op.batch_alter_table("person") as person:
        person.drop_constraint("person_token", type_="unique")
        person.alter_column("token_hash", new_column_name="key")
    _make_sessions()
    op.execute(
        "INSERT INTO session (token_hash, person_id, created, seen, proved, label) "
        "SELECT key, id, created, created, 0, '' FROM person"
    )
    _make_logins()
    _make_passkeys()


def _make_sessions() -> None:
    op.create_table(
        "session",
        sa.Column("token_hash", sa.LargeBinary, primary_key=True),
        sa.Column("person_id", sa.String, sa.ForeignKey("person.id"), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("proved", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String, nullable=False),
    )
    op.create_index("session_by_person", "session", ["person_id"])


def _make_logins() -> None:
    op.create_table(
        "login",
        sa.Column("person_id", sa.String, sa.ForeignKey("person.id"), primary_key=True),
        sa.Column("login", sa.String, nullable=False),
        sa.Column("folded", sa.String, nullable=False),
        sa.Column("password", sa.String, nullable=False),
        sa.UniqueConstraint("folded", name="login_once"),
    )


def _make_passkeys() -> None:
    op.create_table(
        "passkey",
        sa.Column("credential", sa.LargeBinary, primary_key=True),
        sa.Column("person_id", sa.String, sa.ForeignKey("person.id"), nullable=False),
        sa.Column("place", sa.String, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("label", sa.String, nullable=False),
    )
    op.create_index("passkey_by_person", "passkey", ["person_id"])
    op.create_table(
        "challenge",
        sa.Column("challenge", sa.LargeBinary, primary_key=True),
        sa.Column("aim", sa.String, nullable=False),
        sa.Column("person_id", sa.String, sa.ForeignKey("person.id")),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("challenge_by_end", "challenge", ["until"])
