"""Luz without a mouse: by keys alone, and by typed commands."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from browser.conftest import Meet
from browser.hands import ROUNDS, at_bid, inviting, picker, play_round, wait_for_turn


def tab_to(page: Page, name: str) -> None:
    """Go on with the Tab key until the focus is on something of that name."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText").strip() == name:
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def bid_by_keys(page: Page) -> None:
    page.keyboard.press("3")
    page.keyboard.press("+")
    expect(page.locator(".confirm button").first).to_be_focused()
    page.keyboard.press("Enter")


def play_by_keys(page: Page) -> None:
    page.keyboard.press("ArrowRight")
    expect(page.locator(".luz-chosen")).to_have_count(1)
    expect(page.locator(".confirm button").first).to_be_focused()
    page.keyboard.press("Enter")


def type_bid(page: Page) -> None:
    page.keyboard.type("2+\n")


def type_card(page: Page) -> None:
    slot = inviting(page).first.locator(".luz-slot").inner_text()
    page.keyboard.type(f"play {slot}\n")


def test_a_game_by_keys_and_typed_commands(meet: Meet) -> None:
    ann = meet()
    page = ann.page
    page.goto("/")
    page.locator("h1").wait_for()
    tab_to(page, ann.say("web-play-now"))
    page.keyboard.press("Enter")
    play_round(page, bid_by_keys, play_by_keys)
    picker(page).wait_for()
    page.keyboard.press("/")
    expect(page.get_by_label(ann.say("table-command"))).to_be_focused()
    for _ in range(1, ROUNDS):
        play_round(page, type_bid, type_card)
    result = page.get_by_role("dialog")
    expect(result.locator("table tbody td b")).to_have_count(ROUNDS * 4)
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(result).to_be_hidden()


def test_keys_that_help(meet: Meet) -> None:
    ann = at_bid(meet)
    page = ann.page
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=ann.say("table-keys-title"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("1")
    expect(page.locator(".confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".confirm")).to_be_hidden()
    wait_for_turn(page)


def test_commands_open_what_they_name(meet: Meet) -> None:
    ann = at_bid(meet)
    page = ann.page
    page.keyboard.press("/")
    for command, leaf in (("scores", "scores"), ("chat", "chat"), ("rules 7", "rules"), ("log", "log")):
        page.get_by_label(ann.say("table-command")).fill(command)
        page.keyboard.press("Enter")
        expect(page.get_by_role("tab", selected=True)).to_contain_text(ann.say(f"table-{leaf}"))
    page.get_by_label(ann.say("table-command")).fill("table")
    page.keyboard.press("Enter")
    words = page.get_by_role("dialog", name=ann.say("table-described"))
    expect(words).to_contain_text(ann.say("luz-web-say-trump", suit=ann.say("luz-suit-Y")))


# A page that is seldom drawn, as on a slow machine: many keys come between two pictures.
SELDOM = "globalThis.requestAnimationFrame = (run) => setTimeout(() => run(performance.now()), 2000);"


def test_no_key_is_lost_between_two_pictures(meet: Meet) -> None:
    ann = meet("Ann")
    page = ann.page
    ann.context.add_init_script(SELDOM)
    ann.open_table("me", "bot easy", "bot easy", "bot easy", start=True)
    picker(page).wait_for()
    page.keyboard.press("?")
    assert page.evaluate("document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("3")
    assert page.evaluate("document.activeElement.closest('.confirm') !== null")
    page.keyboard.press("Escape")
    page.keyboard.type("/rules 7\n")
    expect(page.get_by_role("tab", selected=True)).to_contain_text(ann.say("table-rules"))
    assert page.evaluate(
        "document.activeElement.closest('.side') !== null"
    )  # later it would take the next key
    expect(page.locator(".rule.marked")).to_be_focused()


def test_rules_that_come_late_take_no_focus(meet: Meet) -> None:
    ann = meet("Ann")
    page = ann.page
    waiting: list[Route] = []
    page.route("**/assets/luz-rules-*.js", lambda route: waiting.append(route))
    ann.open_table("me", "bot easy", "bot easy", "bot easy", start=True)
    picker(page).wait_for()
    command = page.get_by_label(ann.say("table-command"))
    with page.expect_request("**/assets/luz-rules-*.js"):
        page.keyboard.type("/rules 7\n")
    expect(page.get_by_role("tabpanel").get_by_role("status")).to_have_text(ann.say("web-loading"))
    command.focus()
    waiting[0].continue_()
    expect(page.locator(".rule.marked")).to_be_visible()
    expect(command).to_be_focused()


def test_what_a_card_can_be_by_key(meet: Meet) -> None:
    ann = at_bid(meet)
    page = ann.page
    page.locator(".luz-own").nth(3).focus()
    page.keyboard.press("i")
    expect(page.locator(".luz-maybe")).to_be_visible()
    maybe = page.locator(".luz-maybe .unseen").inner_text()
    expect(page.locator(".luz-own").nth(3)).to_have_accessible_name(re.compile(re.escape(maybe)))
