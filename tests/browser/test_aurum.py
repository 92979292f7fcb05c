"""What only the table of Aurum has: swaps put together by hand, wax on sealed suits, a seat seen closer."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import TOUCH, Guest
from browser.hands import at_rest
from browser.hands_aurum import MOMENTS, answers, choose, inviting
from browser.moves import one_move
from browser.seats import Game
from browser.stage import played


def at(guest: Guest, moment: str, players: int) -> None:
    """A table of the guest's own, at that moment."""
    place, token = guest.place, guest.token
    guest.page.goto(played(place, token, MOMENTS[moment], players, choose, game="aurum"))
    answers(guest.page).or_(inviting(guest.page)).first.wait_for()


def first_window(game: Game) -> bool:
    return bool(game["view"].get("offer"))


def test_a_swap_is_put_together_on_the_table(meet: Meet) -> None:
    ann = meet("Ann")
    page = ann.page
    page.goto(played(ann.place, ann.token, first_window, 3, choose, game="aurum"))
    swap = answers(page).get_by_role("button").nth(1)
    expect(swap).to_be_disabled()
    page.locator(".aurum-gold").first.click()
    card = page.locator(".aurum-card").first
    number = card.locator("b").inner_text()
    card.click()
    expect(page.locator(".aurum-chosen")).to_have_count(2)
    with one_move(page):
        swap.click()
    expect(page.locator(".aurum-shown .aurum-rack b")).to_have_text(number)
    expect(page.locator(".aurum-gold")).to_have_count(0)


def test_one_tap_lets_the_window_pass(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    at(ann, "a swap window after a trick", 4)
    with one_move(ann.page):
        ann.button("aurum-web-stay").tap()


def test_a_sealed_card_says_why(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    at(ann, "sealed suits", 4)
    sealed = ann.page.locator(".aurum-card:has(.aurum-seal)").first
    at_rest(sealed).tap(force=True)  # what cannot be played may be tried
    expect(ann.page.locator(".refusal")).to_contain_text(ann.say("table-rule-why", number=7))
    inviting(ann.page).first.tap()
    expect(ann.page.locator(".aurum-chosen")).to_have_count(1)
    with one_move(ann.page):
        ann.page.locator(".confirm .primary").tap()


def test_a_seat_is_seen_closer(meet: Meet) -> None:
    ann = meet("Ann")
    at(ann, "a lead", 4)
    ann.page.locator(".aurum-look").first.click()
    panel = ann.page.get_by_role("dialog")
    expect(panel.locator(".aurum-unseen .aurum-metal").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
