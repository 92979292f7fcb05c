"""Every game but Luz, which has files of its own: a round by mouse, by keys, and its moments on every screen.

How a player's hands do it is in `hands_GAME.py`.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from browser.conftest import Meet
from browser.guests import DESKTOP, HASTY, Guest, arrive
from browser.looks import cut_off, english_in, too_wide
from browser.seats import finish
from browser.stage import played
from browser.test_scenes import KINDS, axe_by_day_and_night, has_room
from browser.whole import OTHERS, answer_all
from server.running import Running


@pytest.mark.parametrize("way", ["by_mouse", "by_keys"])
@pytest.mark.parametrize("game", OTHERS)
def test_a_round(game: str, way: str, meet: Meet) -> None:
    ann, hands = meet("Ann"), OTHERS[game]
    link = ann.open_table("me", "bot easy", "bot easy", game=game, start=True)

    def view() -> Any:
        return ann.place.ask(f"/api/tables/{link.rpartition('/')[2]}/view", token=ann.token)["view"]

    answers = answer_all(ann.page, hands.asked, getattr(hands, way), lambda: bool(view()["round"] > 1))
    assert answers > 0
    assert view()["round"] > 1 or view()["over"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", OTHERS)
def test_moments(game: str, kind: str, browser: Browser, place: Running) -> None:
    """On a desktop in Japanese, on a phone in English, on a phone that lies in Chinese."""
    hands, token = OTHERS[game], place.guest("Ann").token
    ann = arrive(browser, place, "Ann", token=token, clock=HASTY, **KINDS[kind])
    for until in hands.MOMENTS.values():
        ann.page.goto(played(place, token, until, choose=hands.choose, game=game))
        look_at(ann, ann.page.locator(".felt > section"))
    link = place.open_table(token, "me", "bot easy", "bot easy", game=game, start=True)
    finish(place, token, link)
    ann.page.goto(link)
    look_at(ann, ann.page.get_by_role("dialog"))
    ann.page.goto(f"{link}/replay?step=20")
    look_at(ann, ann.page.get_by_role("slider"))
    ann.context.close()


def look_at(ann: Guest, shown: Locator) -> None:
    shown.first.wait_for()
    if ann.language != "en":
        assert english_in(ann.page) == []
    axe_by_day_and_night(ann.page)
    if ann.page.viewport_size == DESKTOP:  # has a mouse
        assert too_wide(ann.page) + cut_off(ann.page) == []
    else:
        has_room(ann.page)
    ann.page.emulate_media(color_scheme="light")
    assert not ann.faults()
