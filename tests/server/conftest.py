"""Stores, houses and their HTTP side for each test, and what none of them may leave behind."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from coroutines import pytest_pyfunc_call as pytest_pyfunc_call
from kobako.server.settings import Rate
from kobako.server.store.lite import LiteStore, open_lite
from kobako.server.store.sqlite import Connect

from .hall import Hall
from .kit import Salon, new_store
from .running import Running, running


@pytest.fixture(autouse=True)
def _threads_end() -> Iterator[None]:
    """Whoever opens a store closes it: its threads, which have names, are told to end."""
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in threading.enumerate() if thread not in before]
    assert not [name for name in left if name.startswith("kobako-")], f"never told to end: {left}"


@pytest.fixture(scope="module")
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server in a process of its own, for all tests of a file, with the flags of that file."""
    with running(tmp_path_factory.mktemp("place"), *request.module.FLAGS) as server:
        yield server


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a store may be."""
    return tmp_path / "kobako.sqlite3"


@pytest.fixture
def database(path: Path) -> Path:
    """An empty database, for tests that also run on PostgreSQL."""
    return path


@pytest.fixture
def connect() -> Connect | None:
    """How a store opens its file, if in another way."""
    return None


@pytest.fixture
def store(path: Path, connect: Connect | None) -> LiteStore:
    return open_lite(path, connect=connect)


@pytest.fixture
def salon(path: Path) -> Salon:
    return Salon(new_store(path))


@pytest.fixture
def limits() -> dict[str, Rate]:
    """Rates that are soon reached."""
    return {}


@pytest.fixture
def hall(salon: Salon, limits: dict[str, Rate]) -> Hall:
    return Hall(salon, **limits)
