"""What a store keeps beside logs, in a database in memory: people and what they think of each other.

Stores for tests that play very many games keep logs in dictionaries, and ask this for everything else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from kobako.server.store.schema import METADATA

T = TypeVar("T")


class Rest:
    """A database in memory, with one connection."""

    def __init__(self) -> None:
        self.engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
        METADATA.create_all(self.engine)
        self.connection = self.engine.connect()

    def __del__(self) -> None:
        self.connection.close()
        self.engine.dispose()

    def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Ask or do something, in a transaction."""
        with self.connection.begin():
            return job(self.connection)
