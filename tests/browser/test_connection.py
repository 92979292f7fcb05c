"""Reload, second tab, lost network, a server that dies or restarts: back at the table without loss."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Meet
from browser.guests import HASTY, Guest
from browser.hands import bid_by_mouse, inviting, own, picker, play_by_mouse
from browser.stage import at_card
from server.running import QUICK, running

NO_NETWORK = ["net::ERR_"]  # the browser itself complains about that


def what_is_seen(page: Page) -> list[str]:
    """The table in words: every card, bid, trick and total that this seat knows."""
    return page.locator("main .sentences li").all_inner_texts()


def banner(ann: Guest, kind: str) -> None:
    expect(ann.page.locator(".banner")).to_have_text(ann.say(f"table-net-{kind}-text"))


def test_after_a_reload_all_is_as_before(meet: Meet) -> None:
    ann = meet("Ann")
    at_card(ann, 2, 3)
    before = what_is_seen(ann.page)
    assert len(before) > 12
    ann.page.reload()
    inviting(ann.page).first.wait_for()
    assert what_is_seen(ann.page) == before


def test_two_tabs_show_the_same(meet: Meet) -> None:
    ann = meet("Ann")
    at_card(ann, 2, 3)
    other = ann.context.new_page()
    other.goto(ann.page.url)
    held = own(ann.page).count()
    play_by_mouse(other)
    for page in (ann.page, other):
        expect(own(page)).to_have_count(held - 1)
        inviting(page).first.wait_for()
    assert what_is_seen(ann.page) == what_is_seen(other)


def test_a_move_without_network_is_made_when_it_is_back(meet: Meet) -> None:
    ann = meet("Ann", clock=HASTY)
    ann.expected += NO_NETWORK
    ann.open_table("me", "bot easy", "bot easy", "bot easy", start=True)
    picker(ann.page).wait_for()
    ann.context.set_offline(True)
    banner(ann, "offline")
    bid_by_mouse(ann.page, 4)
    expect(ann.page.locator(".question-also")).to_have_text(ann.say("table-waits"))
    ann.context.set_offline(False)
    banner(ann, "back")
    inviting(ann.page).first.wait_for()
    expect(ann.text("luz-told-bid", who="you", name="Ann", bid="4")).to_have_count(1)


@pytest.mark.usefixtures("_built")
@pytest.mark.parametrize(("end", "told"), [("SIGKILL", "offline"), ("SIGTERM", "restarting")])
def test_a_server_ends_and_comes_back_in_mid_game(meet: Meet, tmp_path: Path, end: str, told: str) -> None:
    with running(tmp_path, *QUICK) as place:
        ann = meet("Ann", at=place)  # with time for the server's last word
        ann.expected += NO_NETWORK
        at_card(ann, 2, 3)
        before = what_is_seen(ann.page)
        place.end(end)
        banner(ann, told)
        assert what_is_seen(ann.page) == before
        place.again()
        banner(ann, "back")
        assert what_is_seen(ann.page) == before
        held = own(ann.page).count()
        play_by_mouse(ann.page)
        expect(own(ann.page)).to_have_count(held - 1)
