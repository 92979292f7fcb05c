"""A PostgreSQL for the tests of this folder, with a database for each."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from coroutines import pytest_pyfunc_call as pytest_pyfunc_call
from kobako.server.store.postgres import PgStore, open_postgres

from .launch import postgres, run, url_of

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    with postgres() as folder:
        yield folder


@pytest.fixture
def store(url: str) -> PgStore:
    return open_postgres(url)


@pytest.fixture
def other(url: str) -> PgStore:
    """The store of another server."""
    return open_postgres(url)


@pytest.fixture
def url(cluster: str) -> str:
    """The address of an empty database."""
    name = f"test{next(NUMBERS)}"
    run("createdb", "-h", cluster, "-U", "kobako", name)
    return url_of(cluster, name)


@pytest.fixture
def database(url: str) -> str:
    """An empty database, for tests that also run on SQLite."""
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path, url: str) -> str:
    """An empty database of either kind."""
    return url if request.param == "postgresql" else f"sqlite:///{tmp_path / 'one.sqlite3'}"
