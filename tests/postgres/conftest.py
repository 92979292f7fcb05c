"""A PostgreSQL for the tests of this folder, with a database for each."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest

from .launch import postgres, run, url_of

NUMBERS = itertools.count(1)


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    with postgres() as folder:
        yield folder


@pytest.fixture
def url(cluster: str) -> str:
    """The address of an empty database."""
    name = f"test{next(NUMBERS)}"
    run("createdb", "-h", cluster, "-U", "kobako", name)
    return url_of(cluster, name)
