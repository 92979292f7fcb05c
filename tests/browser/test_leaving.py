"""Pages that one reaches from others, without loading anew: nothing of what was left shows there."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser.conftest import Meet
from browser.guests import DESKTOP, PHONE, Guest

BOXES = """names => [...document.querySelectorAll(names)].map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const { backgroundColor, borderWidth, padding } = getComputedStyle(each);
  return [each.tagName, each.className, x, y, width, height, backgroundColor, borderWidth, padding].join(" ");
})"""
PATIENCE, MOMENT = 30, 100  # seconds; ms between two looks
SEEN = "header, header *:not(option), .drawer-line"


def boxes(page: Page) -> list[str]:
    """Where the header and the lines of the games stand, and how they are dressed."""
    page.mouse.move(0, 0)
    page.locator("header .home").wait_for()
    page.locator("main h1").first.wait_for()
    found: list[str] = page.evaluate(BOXES, SEEN)
    return found


def at_table(guest: Guest) -> None:
    guest.open_table("me", "bot easy", "bot easy", start=True)
    guest.link("table-lobby").first.click()


def at_lesson(guest: Guest) -> None:
    guest.page.goto("/learn/luz")
    guest.link("learn-back").click()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
@pytest.mark.parametrize("leave", [at_table, at_lesson])
def test_a_page_looks_the_same_after_a_table(
    meet: Meet, screen: dict[str, int], leave: Callable[[Guest], None]
) -> None:
    ann = meet("Ann", viewport=screen)
    leave(ann)
    for path in ("/settings", "/"):
        ann.page.locator(f".top a[href='{path}']").first.click()
        ann.page.wait_for_url(f"**{path}")
        fresh = ann.page.context.new_page()
        fresh.goto(path)
        end = time.monotonic() + PATIENCE  # what stands above the games comes when it comes, in both
        while boxes(ann.page) != boxes(fresh) and time.monotonic() < end:
            ann.page.wait_for_timeout(MOMENT)
        assert boxes(ann.page) == boxes(fresh)
        fresh.close()
        leave(ann)
