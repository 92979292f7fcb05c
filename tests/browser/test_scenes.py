"""Every page and state: axe finds nothing, by day and by night; a phone has room for it and for fingers; and
no English is left over. Each kind of screen speaks another language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser import pages, tables, together  # noqa: F401 - scenes list themselves
from browser.guests import HASTY, LYING, PHONE, Guest, arrive
from browser.looks import covered, cut_off, drawn, english_in, small_targets, too_wide, turn_dark, violations
from browser.stage import SCENES, Scene
from server.running import Running

FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True}
KINDS: dict[str, dict[str, Any]] = {
    "desktop": {"language": "ja"},
    "phone": {"viewport": PHONE, **FINGER},
    "lying": {"viewport": LYING, "language": "zh-Hant", **FINGER},
}
# Where the table stands beside everything else, the others being like those of a phone or a desktop.
BESIDE: tuple[Scene, ...] = (
    *(pages.start, pages.lobby, pages.new_table, pages.rules, pages.replay, pages.verified, pages.seating),
    *(tables.bidding, tables.bid_by_key, tables.turn, tables.five_players, tables.card_chosen),
    *(tables.refused, tables.menu, tables.chat, tables.undo_asked, tables.result, tables.no_connection),
)

Screens = dict[str, Guest]


@pytest.fixture(scope="module")
def screens(browser: Browser, place: Running) -> Iterator[Screens]:
    """Ann at every kind of screen. A browser that knows the page already shows it in half the time."""
    token = place.guest("Ann").token
    screens = {kind: arrive(browser, place, "Ann", token=token, clock=HASTY, **KINDS[kind]) for kind in KINDS}
    yield screens
    for ann in screens.values():
        ann.context.close()


@contextmanager
def shown(scene: Scene, ann: Guest) -> Iterator[Page]:
    """A scene, in which the page may not complain."""
    ann.begin_again()
    scene(ann)
    drawn(ann.page)
    yield ann.page
    assert not ann.faults()


def axe_by_day_and_night(page: Page) -> None:
    assert violations(page) == []
    turn_dark(page)
    assert violations(page, "color-contrast") == []


def has_room(page: Page) -> None:
    assert too_wide(page) == []
    assert small_targets(page) == []
    assert covered(page) == []
    assert cut_off(page) == []


@pytest.mark.parametrize("scene", SCENES)
def test_on_a_desktop_in_japanese(scene: Scene, screens: Screens) -> None:
    with shown(scene, screens["desktop"]) as page:
        assert english_in(page) == []
        axe_by_day_and_night(page)
        assert too_wide(page) == []
        assert cut_off(page) == []


@pytest.mark.parametrize("scene", SCENES)
def test_on_a_phone_in_english(scene: Scene, screens: Screens) -> None:
    with shown(scene, screens["phone"]) as page:
        axe_by_day_and_night(page)
        has_room(page)


@pytest.mark.parametrize("scene", BESIDE)
def test_on_a_phone_on_its_side_in_chinese(scene: Scene, screens: Screens) -> None:
    with shown(scene, screens["lying"]) as page:
        assert english_in(page) == []
        has_room(page)


# Its policy forbids styles in HTML, but not those that a script sets.
PLANT = """
([where, tag, text, style]) => {
  const fault = document.querySelector(where).appendChild(document.createElement(tag));
  fault.textContent = text;
  fault.style.cssText = style;
  globalThis.fault = fault;
}
"""
FAULTS: tuple[tuple[Callable[[Page], list[str]], tuple[str, ...]], ...] = (
    (english_in, ("body", "p", "Left over", "")),
    (violations, ("body", "input", "", "")),
    (violations, ("body", "p", "日落", "color: #888; background: #999")),
    (too_wide, ("body", "div", "", "width: 200vw; height: 1px")),
    (small_targets, ("body", "button", "按", "width: 44px; height: 30px")),
    (covered, ("body", "div", "", "position: fixed; inset: 0; z-index: 99")),
    (cut_off, (".luz-plate-in", "p", "", "width: 20px; height: 99px")),
)


def test_what_is_planted_is_found(screens: Screens) -> None:
    with shown(tables.bidding, screens["lying"]) as page:
        for look, fault in FAULTS:
            assert look(page) == []
            page.evaluate(PLANT, fault)
            assert look(page), fault
            page.evaluate("fault.remove()")
