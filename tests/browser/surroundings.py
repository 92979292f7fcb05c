"""A Chromium, and a server for it: what tests of the page, pictures and long runs need."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from server.running import QUICK, Running, running
from tools import chromium

# To compile scripts and to free memory beside the page would be more work for cores that have enough of it.
SCRIPTS = "--js-flags=--single-threaded --min-semi-space-size=64"
ARGUMENTS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--mute-audio", SCRIPTS)


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser, until the end of the block; Playwright keeps an event loop running in this thread."""
    path = chromium.ready()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=ARGUMENTS, env={**os.environ, **chromium.surroundings(path)}
        )
        yield browser
        browser.close()


@contextmanager
def surroundings(*flags: str) -> Iterator[tuple[Browser, Running]]:
    """A browser and a server."""
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), *QUICK, *flags) as place,
        browsing() as browser,
    ):
        yield browser, place
