"""A browser is called as long as its session lasts; the games of a player are found newest first."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

SESSIONS = "FROM session WHERE session.person_id = push_subscription.person_id"


def upgrade() -> None:
    """Note the sessions of browsers, and make indices of results."""
    _bind_calls()
    op.create_index("result_by_time", "result", ["player", "at"])
    rated, course = sa.text("mu IS NOT NULL"), ["player", "game", "at", "table_id", "mu", "sigma"]
    op.create_index("result_rated", "result", course, sqlite_where=rated, postgresql_where=rated)


def _bind_calls() -> None:
    """Where the session of a browser could be several, the browser has to ask again."""
    op.execute(f"DELETE FROM push_subscription WHERE (SELECT count(*) {SESSIONS}) <> 1")
    op.add_column("push_subscription", sa.Column("session_hash", sa.LargeBinary))
    op.execute(f"UPDATE push_subscription SET session_hash = (SELECT token_hash {SESSIONS})")
    with op.batch_alter_table("push_subscription") as calls:
        calls.alter_column("session_hash", existing_type=sa.LargeBinary, nullable=False)
        calls.create_foreign_key(
            "push_subscription_session", "session", ["session_hash"], ["token_hash"], ondelete="CASCADE"
        )
    op.create_index("push_subscription_by_session", "push_subscription", ["session_hash"])
