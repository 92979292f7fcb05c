"""Which server keeps which table: leases in PostgreSQL, by the clock of the database."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

LEASE = 2000  # ms

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
CLAIM = sa.text(
    f"INSERT INTO keeping (table_id, server, until) SELECT id, :server, {NOW} + {LEASE} "
    "FROM unnest(CAST(:tables AS text[])) AS wanted (id) ORDER BY id "
    "ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, until = excluded.until "
    f"WHERE keeping.server = excluded.server OR keeping.until < {NOW} RETURNING table_id"
)
ENDED = sa.text(
    "SELECT table_id, until FROM keeping WHERE table_id = ANY(CAST(:tables AS text[])) "
    f"AND server <> :server AND until < {NOW} ORDER BY table_id FOR UPDATE"
)
RENEW = sa.text(f"UPDATE keeping SET until = {NOW} + {LEASE} WHERE server = :server RETURNING table_id")
FREE = sa.text("DELETE FROM keeping WHERE server = :server AND table_id = ANY(CAST(:tables AS text[]))")
# The clocks will get back the time until somebody else keeps the table.
LEAVE = sa.text(f"UPDATE keeping SET until = {NOW} - 1 WHERE server = :server")
LEFT = sa.text(
    "SELECT card_table.id FROM card_table LEFT JOIN keeping ON keeping.table_id = card_table.id "
    "WHERE card_table.due IS NOT NULL AND card_table.status IN ('opening', 'running') "
    f"AND (keeping.until IS NULL OR keeping.until < {NOW}) ORDER BY card_table.due LIMIT :most"
)
HEADS = sa.text("SELECT id, head FROM card_table WHERE id = ANY(CAST(:tables AS text[]))")


def claim(server: str, tables: Collection[str], connection: sa.Connection) -> dict[str, int | None]:
    """Take tables that nobody keeps. Those that this server has now, with the time when a lease ran out."""
    wanted = {"server": server, "tables": list(tables)}
    ended = {table: until - LEASE for table, until in connection.execute(ENDED, wanted)}
    return {table: ended.get(table) for table in connection.execute(CLAIM, wanted).scalars()}


def renew(server: str, connection: sa.Connection) -> set[str]:
    """Keep on keeping; what this server keeps."""
    return set(connection.execute(RENEW, {"server": server}).scalars())


def free(server: str, tables: Collection[str], connection: sa.Connection) -> None:
    """Leave tables to others."""
    connection.execute(FREE, {"server": server, "tables": list(tables)})


def leave(server: str, connection: sa.Connection) -> None:
    """Leave all tables to others, at once."""
    connection.execute(LEAVE, {"server": server})


def left_alone(most: int, connection: sa.Connection) -> list[str]:
    """Tables at which something is to happen by itself, and that nobody keeps; the most urgent first."""
    return list(connection.execute(LEFT, {"most": most}).scalars())


def heads(tables: Collection[str], connection: sa.Connection) -> dict[str, int]:
    """How far the logs of tables reach."""
    found = connection.execute(HEADS, {"tables": list(tables)})
    return {id: head for id, head in found}  # noqa: A001, C416
