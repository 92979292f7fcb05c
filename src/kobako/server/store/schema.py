"""What the database holds. A change here needs a new file in migrations/versions/."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData()

# One row for each table: made from its log, written together with it, so that lists need not read logs.
CARD_TABLE = Table(
    "card_table",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),  # version of the game's rules
    Column("status", String, nullable=False),
    Column("visibility", String, nullable=False),
    Column("opened", BigInteger, nullable=False),  # ms, as all times here
    Column("changed", BigInteger, nullable=False),
    Column("head", Integer, nullable=False),  # seq of the last entry of the log
    Column("due", BigInteger),  # when something must happen by itself
    Index("card_table_by_status", "status", "opened"),
)

# The log: only ever appended to. Without row ids the rows lie in the order in which they are read.
EVENT = Table(
    "event",
    METADATA,
    Column("table_id", ForeignKey(CARD_TABLE.c.id), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("cid", String),  # null for chance and timers
    Column("actor", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "actor", "cid", name="event_once"),
    sqlite_with_rowid=False,
)

# Who sits where. No foreign key to `person`: a log may name somebody who has been forgotten.
SITTING = Table(
    "sitting",
    METADATA,
    Column("table_id", ForeignKey(CARD_TABLE.c.id), primary_key=True),
    Column("place", Integer, primary_key=True),  # order in TableRow.people
    Column("person_id", String, nullable=False),
    Index("sitting_by_person", "person_id"),
    sqlite_with_rowid=False,
)

# What a seat wants to be answered for it. Not in the log: the next `seq` would tell the others of it.
STANDING_ORDER = Table(
    "standing_order",
    METADATA,
    Column("table_id", ForeignKey(CARD_TABLE.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("given", String, nullable=False),  # as the person wrote it
    Column("bound", String, nullable=False),  # with the moment from which it counts
    sqlite_with_rowid=False,
)

# Who has given the password of a table.
ADMISSION = Table(
    "admission",
    METADATA,
    Column("table_id", ForeignKey(CARD_TABLE.c.id), primary_key=True),
    Column("person_id", String, primary_key=True),
    sqlite_with_rowid=False,
)

# Which server does what happens at a table by itself, and until when it has promised to. Only where there may
# be several.
KEEPING = Table(
    "keeping",
    METADATA,
    Column("table_id", ForeignKey(CARD_TABLE.c.id), primary_key=True),
    Column("server", String, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("keeping_by_server", "server"),
    sqlite_with_rowid=False,
)

PERSON = Table(
    "person",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("token_hash", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("token_hash", name="person_token"),
)
