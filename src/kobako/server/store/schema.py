"""What the database holds. A change here needs a new file in migrations/versions/."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    text,
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

# What came of finished games: made from the log, written together with its last entry. Ratings are added by
# and by, in the order in which games have ended.
UNRATED, RATED = text("rated AND mu IS NULL"), text("mu IS NOT NULL")
COURSE = ("player", "game", "at", "table_id", "mu", "sigma")  # how a rating went is read from the index alone
RESULT = Table(
    "result",
    METADATA,
    Column("table_id", ForeignKey(CARD_TABLE.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("side", Integer, nullable=False),
    Column("player", String, nullable=False),  # a person, who may have been forgotten, or a bot
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("share", Double, nullable=False),
    Column("went", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("made", Integer, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("mu", Double),
    Column("sigma", Double),
    Index("result_by_player", "player", "game", "at"),
    Index("result_by_game", "game", "at"),
    Index("result_by_time", "player", "at"),
    Index("result_rated", *COURSE, sqlite_where=RATED, postgresql_where=RATED),
    Index("result_unrated", "at", "table_id", sqlite_where=UNRATED, postgresql_where=UNRATED),
    sqlite_with_rowid=False,
)

# What moves of finished games were worth: one row for each seat that somebody has asked about. As long as it
# has no content, somebody makes it, or will. Only so many are kept.
UNMADE = text("content IS NULL")
REVIEW = Table(
    "review",
    METADATA,
    Column("table_id", ForeignKey(CARD_TABLE.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("version", Integer, primary_key=True),  # of how it is made
    Column("person_id", String, nullable=False),  # who has asked, and sat there
    Column("asked", BigInteger, nullable=False),
    Column("server", String),  # who makes it, or has made it
    Column("until", BigInteger, nullable=False),  # when that one must have noted something; 0: nobody
    Column("tries", Integer, nullable=False),
    Column("done", Integer, nullable=False),  # steps of the record
    Column("steps", Integer, nullable=False),  # of so many
    Column("made", BigInteger),
    Column("content", LargeBinary),  # JSON, compressed
    Index("review_unmade", "asked", sqlite_where=UNMADE, postgresql_where=UNMADE),
    Index("review_made", "made"),
    Index("review_by_person", "person_id"),
)

PERSON = Table(
    "person",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("key", LargeBinary, nullable=False),  # told to nobody; the ids of their tables are made with it
    Column("created", BigInteger, nullable=False),
)

# A browser or another client that is somebody. Only the hash of its token is kept.
SESSION = Table(
    "session",
    METADATA,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("person_id", ForeignKey(PERSON.c.id), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # with a grain of some minutes
    Column("proved", BigInteger, nullable=False),  # when password or passkey were last given; 0: never
    Column("label", String, nullable=False),  # the kind of device; empty when it is not known
    Index("session_by_person", "person_id"),
)

# A name to sign in with, and what is kept of its password.
LOGIN = Table(
    "login",
    METADATA,
    Column("person_id", ForeignKey(PERSON.c.id), primary_key=True),
    Column("login", String, nullable=False),  # as it was typed
    Column("folded", String, nullable=False),  # the same for all that count as the same login
    Column("password", String, nullable=False),
    UniqueConstraint("folded", name="login_once"),
)

PASSKEY = Table(
    "passkey",
    METADATA,
    Column("credential", LargeBinary, primary_key=True),
    Column("person_id", ForeignKey(PERSON.c.id), nullable=False),
    Column("place", String, nullable=False),  # the host for which it was made, and where alone it counts
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # how often it was used, if it counts that
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Column("label", String, nullable=False),  # the kind of device on which it was made
    Index("passkey_by_person", "person_id"),
)

# What a passkey is asked to sign; each is used once. Not for long.
CHALLENGE = Table(
    "challenge",
    METADATA,
    Column("challenge", LargeBinary, primary_key=True),
    Column("aim", String, nullable=False),
    Column("person_id", ForeignKey(PERSON.c.id)),  # null: whoever signs in with it
    Column("until", BigInteger, nullable=False),
    Index("challenge_by_end", "until"),
)

# ------------------------------------------------------------------------------------- living together

# Small things that every server of this database has to know: keys, the code for its host, when it was alive.
KEEPSAKE = Table(
    "keepsake",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)

# What somebody thinks of somebody: friend, mute or block. The other one is not told.
TIE = Table(
    "tie",
    METADATA,
    Column("person_id", String, primary_key=True),
    Column("other_id", String, primary_key=True),
    Column("kind", String, primary_key=True),
    Column("since", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

# Where a browser wants to be called, as long as its session lasts.
ITS_SESSION = ForeignKey(SESSION.c.token_hash, name="push_subscription_session", ondelete="CASCADE")
PUSH_SUBSCRIPTION = Table(
    "push_subscription",
    METADATA,
    Column("endpoint", String, primary_key=True),
    Column("person_id", String, nullable=False),
    Column("p256dh", String, nullable=False),  # the browser's key
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("session_hash", ITS_SESSION, nullable=False),
    Index("push_subscription_by_person", "person_id"),
    Index("push_subscription_by_session", "session_hash"),
)

# The secret link to somebody's feed; of the secret only its hash.
FEED_KEY = Table(
    "feed_key",
    METADATA,
    Column("person_id", String, primary_key=True),
    Column("key_hash", LargeBinary, nullable=False),
    Column("since", BigInteger, nullable=False),
    UniqueConstraint("key_hash", name="feed_key_hash"),
)

REPORT = Table(
    "report",
    METADATA,
    Column("id", String, primary_key=True),
    Column("person_id", String, nullable=False),  # who reports
    Column("other_id", String, nullable=False),  # whom
    Column("table_id", String),
    Column("seq", Integer),  # where the table's log was then
    Column("reason", String, nullable=False),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("settled", BigInteger),  # null as long as nobody has seen to it
    Index("report_by_person", "person_id"),
)

BAN = Table(
    "ban",
    METADATA,
    Column("person_id", String, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger),  # null: for good
    Column("reason", String, nullable=False),
)

# Who looks after the server, and all that they have done.
STEWARD = Table(
    "steward",
    METADATA,
    Column("person_id", String, primary_key=True),
    Column("since", BigInteger, nullable=False),
)
STEWARD_ACT = Table(
    "steward_act",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person_id", String, nullable=False),
    Column("what", String, nullable=False),
    Column("about", String, nullable=False),  # a person, a table or a report
    Column("note", String, nullable=False),
    Index("steward_act_by_time", "at"),
)

# What everybody is told: that the server will restart.
NOTICE = Table(
    "notice",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),  # when it will happen
    Column("text", String, nullable=False),
)
