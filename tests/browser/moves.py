"""When a move that was made on a page is done."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from playwright.sync_api import Page

TOLD = "() => document.querySelector('.sentences').textContent"  # the table in words: every move changes it


@contextlib.contextmanager
def one_move(page: Page) -> Iterator[None]:
    """What is done in this block is a move, and has been made when it ends."""
    before = page.evaluate(TOLD)
    yield
    page.wait_for_function(f"before => ({TOLD})() !== before", arg=before)
