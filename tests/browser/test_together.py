"""Friends at one table, each with a browser of their own, and somebody who watches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import Guest
from browser.hands import CARDS, bid_by_mouse, leave, own, picker, play_by_mouse, whose_turn
from browser.seats import open_for_two

Pair = tuple[Guest, Guest]


def come_by_link(guest: Guest, link: str, name: str) -> None:
    """Open an invitation for the first time and say who one is."""
    guest.page.goto(link)
    guest.page.get_by_label(guest.say("table-name-label")).fill(name)
    guest.button("table-name-go").click()


def put_a_bot(ann: Guest, seat: int) -> None:
    """The host puts a bot into a seat."""
    chair = ann.page.get_by_role("listitem", name=ann.say("table-seat", seat=seat))
    chair.get_by_role("button", name=ann.say("table-fill")).click()
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("level-hard-note")).click()
    expect(chair.locator(".chair-name")).to_contain_text(ann.say("bot-hard"))


def test_friends_come_by_link_sit_down_and_play(meet: Meet) -> None:
    ann, bob, cleo = meet(), meet(), meet()
    ann.page.goto("/")
    ann.button("web-invite").click()
    link = ann.page.get_by_label(ann.say("table-invite-link")).input_value()
    come_by_link(bob, link, "Bob")
    bob.button("table-sit").first.click()
    expect(ann.page.locator(".chair-name").nth(1)).to_have_text("Bob")
    put_a_bot(ann, 2)
    put_a_bot(ann, 3)
    come_by_link(cleo, link, "Cleo")
    ann.button("table-start").click()
    for _ in range(2):
        page = whose_turn(ann.page, bob.page)
        bid_by_mouse(page)
        expect(picker(page)).to_be_hidden()
    for _ in range(4):
        page = whose_turn(ann.page, bob.page)
        held = own(page).count()
        play_by_mouse(page)
        expect(own(page)).to_have_count(held - 1)
    look_as_spectator(cleo)


def look_as_spectator(cleo: Guest) -> None:
    """Whoever watches sees what all seats know: backs, and the cards that were played."""
    expect(cleo.text("table-spectator", watchers=1)).to_be_visible()
    expect(cleo.page.locator(".luz-at-hand .luz-closed").first).to_be_visible()
    expect(cleo.page.locator(".luz-at-hand .luz-numeral")).to_have_count(0)
    expect(cleo.page.locator(".luz-own")).to_have_count(0)


@pytest.fixture
def pair(meet: Meet) -> Pair:
    """Ann and Bob beside each other, and bots on the other two seats."""
    ann, bob = meet("Ann"), meet("Bob")
    link = open_for_two(ann.place, ann.token, bob.token)
    for guest in (ann, bob):
        guest.page.goto(link)
        expect(own(guest.page)).to_have_count(CARDS)
    return ann, bob


def test_a_bid_is_taken_back_by_consent(pair: Pair) -> None:
    ann, bob = pair
    if whose_turn(ann.page, bob.page) is bob.page:
        bid_by_mouse(bob.page)
        picker(ann.page).wait_for()
    bid_by_mouse(ann.page, 7)  # whoever sits beside her is asked next, and that is Bob
    ann.button("table-undo").click()
    expect(ann.text("table-undo-wait", names="Bob")).to_be_visible()
    bob.button("table-undo-no").click()
    expect(ann.text("table-undo-wait", names="Bob")).to_be_hidden()
    expect(picker(ann.page)).to_be_hidden()
    ann.button("table-undo").click()
    bob.button("table-undo-yes").click()
    picker(ann.page).wait_for()
    bid_by_mouse(ann.page, 1)
    expect(bob.text("luz-told-bid", who="other", name="Ann", bid="1").last).to_be_visible()


def test_what_is_said_is_read_by_all_in_their_language(pair: Pair, meet: Meet) -> None:
    ann, bob = pair
    cleo = meet("Cleo", language="ja")
    cleo.page.goto(ann.page.url)
    for guest in (ann, cleo):
        guest.page.get_by_role("tab", name=guest.say("table-chat")).click()
    ann.page.get_by_label(ann.say("table-chat-label")).fill("<b>Hello</b> & 你好")
    ann.page.keyboard.press("Enter")
    expect(cleo.page.locator(".said-text")).to_have_text("<b>Hello</b> & 你好")
    unread = bob.page.get_by_role("tab", name=bob.say("table-unread", count=1))
    unread.click()
    bob.button("table-phrase-good-luck").click()
    expect(ann.page.locator(".said-text").last).to_have_text(ann.say("table-phrase-good-luck"))
    expect(cleo.page.locator(".said-text").last).to_have_text(cleo.say("table-phrase-good-luck"))


def test_a_bot_takes_the_seat_of_who_leaves_and_gives_it_back(pair: Pair) -> None:
    ann, bob = pair
    leave(bob)
    expect(ann.page.locator(".seat-mark-text")).to_have_text(ann.say("table-bot-plays"))
    expect(bob.page.locator(".question-ask")).to_have_text(bob.say("table-away-you"))
    bid_by_mouse(whose_turn(ann.page))
    bob.button("table-back").click()
    expect(ann.page.locator(".seat-mark-text")).to_have_count(0)
    held = own(bob.page).count()
    page = whose_turn(ann.page, bob.page)
    play_by_mouse(page)
    assert held in (CARDS, CARDS - 1)  # the bot may have played one card, and never a second


def test_a_rematch_with_the_same_seats(pair: Pair) -> None:
    ann, bob = pair
    old = ann.page.url
    leave(ann)
    leave(bob)
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("table-again")).click()
    bob.page.get_by_role("dialog").get_by_role("button", name=bob.say("table-next-go")).click()
    expect(ann.text("table-ready")).to_be_visible()
    ann.button("table-start").click()
    for guest in (ann, bob):
        expect(own(guest.page)).to_have_count(CARDS)
    assert ann.page.url == bob.page.url != old
