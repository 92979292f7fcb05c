"""Alembic runs this file for every command. The connection is given by `migrate`."""

from __future__ import annotations

from alembic import context

from kobako.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by copying it
    transactional_ddl=True,
)
context.run_migrations()
