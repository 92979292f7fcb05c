"""How a database comes to the present schema, by Alembic, at every start."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring a database to the present schema, or to an earlier one if it is older than that.

    It happens in one transaction, which the caller has begun.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
