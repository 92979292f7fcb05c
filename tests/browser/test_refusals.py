"""A move that is not allowed: the reason with its rule, and nothing changes."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import Guest
from browser.hands import at_bid, inviting, picker
from browser.stage import suit_to_follow
from browser.tables import refused

TABLE = "() => document.querySelector('main .sentences').innerText"


def read_the_rule(ann: Guest, number: int) -> None:
    """The refusal leads to its rule, in the panel beside the table."""
    ann.button("table-rule-why", number=number).click()
    rule = ann.page.locator(".rule.marked")
    expect(rule).to_be_focused()
    expect(rule).to_contain_text(ann.say(f"luz-rule-{number}").splitlines()[0])


def is_refused(ann: Guest, typed: str, why: str, **args: int) -> None:
    """What is typed gets that answer."""
    line = ann.page.get_by_label(ann.say("table-command"))
    line.fill(typed)
    line.press("Enter")
    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say(why, **args))


def test_a_card_that_does_not_follow(meet: Meet) -> None:
    ann = meet("Ann")
    refused(ann)
    slots = inviting(ann.page).locator(".luz-slot").all_inner_texts()
    expect(ann.page.get_by_role("alert")).to_contain_text(", ".join(slots))
    before = ann.page.evaluate(TABLE)
    read_the_rule(ann, 7)
    assert ann.page.evaluate(TABLE) == before
    ann.button("table-dismiss").click()
    expect(ann.page.get_by_role("alert")).to_be_hidden()
    ann.page.reload()
    inviting(ann.page).first.wait_for()
    assert ann.page.evaluate(TABLE) == before


def test_what_is_typed_in_the_wrong_phase_or_form(meet: Meet) -> None:
    ann = meet("Ann")
    ann.page.goto(suit_to_follow(ann.place, ann.token))
    inviting(ann.page).first.wait_for()
    before = ann.page.evaluate(TABLE)
    is_refused(ann, "bid 3", "luz-bids-done")
    is_refused(ann, "rules 99", "table-command-no-rule", count=12)
    is_refused(ann, "11", "luz-no-slot", most=10)
    read_the_rule(ann, 8)
    assert ann.page.evaluate(TABLE) == before


def test_a_bid_too_high(meet: Meet) -> None:
    ann = at_bid(meet)
    is_refused(ann, "11", "luz-bid-range", most=10)
    read_the_rule(ann, 5)
    expect(picker(ann.page)).to_be_visible()
