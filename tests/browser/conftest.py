"""A server, a Chromium, and people who come and go."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.guests import Guest, arrive
from kobako.server.page import CLIENT
from places import Place, serving
from tools import chromium

ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio")

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
    path = chromium.own() or chromium.unpacked()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=ARGUMENTS, env={**os.environ, **chromium.surroundings(path)}
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def place(tmp_path_factory: pytest.TempPathFactory, _built: None) -> Iterator[Place]:
    """One server for all tests that do not end it."""
    with serving(tmp_path_factory.mktemp("server"), 0, "--max-tables-person", "1000") as place:
        yield place


@pytest.fixture
def meet(browser: Browser, place: Place) -> Iterator[Meet]:
    """Lets people come; afterwards no page of theirs may have complained."""
    guests: list[Guest] = []

    def come(name: str = "", *, at: Place = place, **more: object) -> Guest:
        guests.append(arrive(browser, at, name, **more))  # type: ignore[arg-type]
        return guests[-1]

    yield come
    faults = [line for guest in guests for line in guest.faults()]
    for guest in guests:
        guest.context.close()
    assert not faults
