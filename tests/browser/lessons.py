"""A lesson as a learner goes through it."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from browser.guests import Guest
from kobako.messages.learn import Note
from kobako.server.lessons.lesson import lesson


def notes(guest: Guest, game: str) -> Iterator[Note]:
    """Open a lesson and go through it: every note when it is read, and the move made after it is yielded."""
    guest.page.goto(f"/learn/{game}")
    for note in lesson(game).notes:
        expect(guest.page.locator(".lesson-text")).to_have_text(guest.say(note.id))
        yield note
        if note.move is not None:
            make(guest.page, note.move)
        elif note is not lesson(game).notes[-1]:
            guest.button("learn-next").click()


def make(page: Page, move: str) -> None:
    """Make a move by typing it."""
    expect(page.locator(".question.turn")).to_be_visible()
    if not page.locator("#command").is_visible():
        page.locator(".lesson-text").click()
        page.keyboard.press("/")
    page.locator("#command").fill(move)
    page.locator("#command").press("Enter")
