"""Which server keeps which table: leases in PostgreSQL, by the clock of the database."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa

LEASE = 2000  # ms

NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
NOBODY = ""  # has the tables that a server has left to others


def _held(which: str, how: str = "") -> str:
    """Leases as `held`, locked in the order of their tables, so that no two servers wait for each other."""
    return (
        "WITH held AS MATERIALIZED (SELECT table_id, server, until FROM keeping "
        f"WHERE {which} ORDER BY table_id FOR UPDATE {how}) "
    )


# A lease that somebody else has locked is being renewed or taken, so nobody has to wait for it.
TAKE = sa.text(
    _held(f"table_id = ANY(CAST(:tables AS text[])) AND (server = :server OR until < {NOW})", "SKIP LOCKED")
    + f"UPDATE keeping SET server = :server, until = {NOW} + {LEASE} FROM held "
    "WHERE keeping.table_id = held.table_id RETURNING keeping.table_id, "
    f"CASE WHEN held.server = '{NOBODY}' THEN {NOW} - held.until "
    f"WHEN held.until < {NOW} THEN {NOW} - held.until + {LEASE} END"
)
ADD = sa.text(
    f"INSERT INTO keeping (table_id, server, until) SELECT id, :server, {NOW} + {LEASE} "
    "FROM unnest(CAST(:tables AS text[])) AS wanted (id) ORDER BY id "
    "ON CONFLICT (table_id) DO NOTHING RETURNING table_id"
)
# What has run out may be somebody else's in a moment, and is taken anew.
RENEW = sa.text(
    _held(f"server = :server AND until >= {NOW}") + f"UPDATE keeping SET until = {NOW} + {LEASE} FROM held "
    "WHERE keeping.table_id = held.table_id RETURNING keeping.table_id"
)
FREE = sa.text(
    _held("server = :server AND table_id = ANY(CAST(:tables AS text[]))")
    + "DELETE FROM keeping USING held WHERE keeping.table_id = held.table_id"
)
# The clocks will get back the time until somebody else keeps the table.
LEAVE = sa.text(
    _held("server = :server") + f"UPDATE keeping SET server = '{NOBODY}', until = {NOW} - 1 FROM held "
    "WHERE keeping.table_id = held.table_id"
)
LEFT = sa.text(
    "SELECT card_table.id FROM card_table LEFT JOIN keeping ON keeping.table_id = card_table.id "
    "WHERE card_table.due IS NOT NULL AND card_table.status IN ('opening', 'running') "
    f"AND (keeping.until IS NULL OR keeping.until < {NOW}) ORDER BY card_table.due LIMIT :most"
)
HEADS = sa.text("SELECT id, head FROM card_table WHERE id = ANY(CAST(:tables AS text[]))")


def claim(server: str, tables: Collection[str], connection: sa.Connection) -> dict[str, int | None]:
    """Take tables that nobody keeps. Those that this server has now, and for how many ms nobody had them.

    That is None where nobody had to: there was no lease, or it is this server's own and still counts.
    """
    found = connection.execute(TAKE, {"server": server, "tables": list(tables)})
    taken: dict[str, int | None] = {table: idle for table, idle in found}  # noqa: C416 - they are rows
    rest = [table for table in tables if table not in taken]
    if rest:
        taken |= dict.fromkeys(connection.execute(ADD, {"server": server, "tables": rest}).scalars())
    return taken


def renew(server: str, connection: sa.Connection) -> set[str]:
    """Keep on keeping; what this server keeps, without what has run out."""
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
