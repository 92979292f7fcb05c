"""A server, a Chromium, and people who come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

import levelled
from browser.guests import Guest, arrive
from browser.surroundings import browsing
from kobako.server.door.page import CLIENT
from server.running import QUICK, Running, running

Meet = Callable[..., Guest]


@pytest.fixture(scope="package")
def _built() -> None:
    if not (CLIENT / "index.html").is_file():
        pytest.fail("The page is not built: run `make client` first.")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for these tests; every person has a context of their own in it.

    It is closed before other tests run: Playwright keeps an event loop running in this thread.
    """
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="package")
def place(tmp_path_factory: pytest.TempPathFactory, _built: None) -> Iterator[Running]:
    """One server for all tests that do not end it."""
    flags = (*QUICK, "--set", "max_tables_person=1000")
    with running(tmp_path_factory.mktemp("server"), *flags, entry=[levelled.__file__]) as place:
        yield place


@pytest.fixture
def meet(browser: Browser, place: Running) -> Iterator[Meet]:
    """Lets people come; afterwards no page of theirs may have complained."""
    guests: list[Guest] = []

    def come(name: str = "", *, at: Running = place, **more: object) -> Guest:
        guests.append(arrive(browser, at, name, **more))  # type: ignore[arg-type]
        return guests[-1]

    yield come
    faults = [line for guest in guests for line in guest.faults()]
    for guest in guests:
        guest.context.close()
    assert not faults
