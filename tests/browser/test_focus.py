"""What has the focus when a dialog or a form goes: whoever uses the keyboard reads on where they were."""

from __future__ import annotations

import os

from playwright.sync_api import Locator, expect

from browser.conftest import Meet
from browser.guests import Guest
from browser.hands import at_bid
from browser.stage import finished


def comes_back(guest: Guest, button: Locator) -> None:
    """A button opens something by key, and has the focus again when that is closed by key."""
    button.focus()
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("dialog").wait_for()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    expect(button).to_be_focused()


def test_a_hint_gives_the_focus_back(meet: Meet) -> None:
    ann = at_bid(meet, 2)
    comes_back(ann, ann.button("table-hint"))


def test_the_question_from_where_to_play_on_gives_the_focus_back(meet: Meet) -> None:
    ann = meet("Ann")
    ann.page.goto(f"/t/{finished(ann)}/replay?step=30")
    comes_back(ann, ann.button("replay-branch"))


def test_the_list_of_people_gives_the_focus_back_and_stays_closed(meet: Meet) -> None:
    ann = meet("Ann")
    ann.open_table("me", "bot easy", "bot easy", start=True)
    ann.button("table-menu").focus()
    ann.page.keyboard.press("Enter")
    ann.button("table-people").focus()
    ann.page.keyboard.press("Enter")
    ann.page.get_by_role("dialog", name=ann.say("social-people")).wait_for()
    ann.page.keyboard.press("Escape")
    expect(ann.button("table-menu")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name=ann.say("table-menu"))).to_be_visible()


def test_people_that_do_not_come_are_not_waited_for(meet: Meet) -> None:
    ann = meet("Ann")
    ann.expected.append("net::ERR_")
    ann.page.route("**/assets/sheet-*.js", lambda route: route.abort())
    ann.open_table("me", "bot easy", "bot easy", start=True)
    ann.button("table-menu").click()
    ann.button("table-people").click()
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_have_text(ann.say("web-part-failed"))
    ann.button("web-close").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)


def test_who_has_set_a_first_password_is_told_and_reads_on_there(meet: Meet) -> None:
    ann = meet("Ann")
    ann.page.goto("/account")
    form = ann.page.get_by_role("region", name=ann.say("account-keep-title")).locator("form").first
    form.get_by_label(ann.say("account-login"), exact=True).fill(f"ann-{os.urandom(6).hex()}")
    form.get_by_label(ann.say("account-password"), exact=True).fill("three small words")
    ann.page.keyboard.press("Enter")
    panel = ann.page.get_by_role("region", name=ann.say("account-ways-title"))
    expect(panel.get_by_role("status").first).to_have_text(ann.say("account-password-saved"))
    expect(panel.get_by_role("heading", name=ann.say("account-ways-title"))).to_be_focused()
