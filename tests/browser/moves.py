"""Moves on the page of any game: made by keys, and done when the table in words has changed."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from playwright.sync_api import Page, expect

TURN = ".table:has(.question.turn)"  # something is asked, and no move is on its way
TOLD = "() => document.querySelector('.sentences').textContent"  # the table in words: every move changes it


@contextlib.contextmanager
def one_move(page: Page) -> Iterator[None]:
    """What is done in this block is a move, and has been made when it ends."""
    before = page.evaluate(TOLD)
    yield
    page.wait_for_function(f"before => ({TOLD})() !== before", arg=before)


def first_by_keys(page: Page) -> None:
    """The first of the moves that are offered, by an arrow and Enter."""
    page.keyboard.press("ArrowRight")
    expect(page.locator(".confirm button").first).to_be_focused()
    page.keyboard.press("Enter")
