"""Cards under a finger or a held mouse: dragged onto the cloth, tapped, put back."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Meet
from browser.guests import TOUCH
from browser.hands import CARDS, at_rest, inviting, own
from browser.stage import at_card

TOP = "card => card.getBoundingClientRect().top"


def drag(page: Page, card: Locator, up: float) -> None:
    """Take a card, move it up by so many px, and let it go."""
    box = at_rest(card).bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - up / 2)
    page.mouse.move(x, y - up)
    expect(page.locator(".luz-dragged")).to_have_count(1)
    page.mouse.up()


def test_a_card_that_is_dragged_onto_the_cloth_is_played(meet: Meet) -> None:
    ann = meet("Ann")
    at_card(ann, 1, 1)
    slot = inviting(ann.page).first.locator(".luz-slot").inner_text()
    drag(ann.page, inviting(ann.page).first, up=250)
    expect(own(ann.page)).to_have_count(CARDS - 1)
    slots = own(ann.page).locator(".luz-slot").all_inner_texts()
    assert slot not in slots


def test_a_card_that_is_let_go_over_the_hand_stays(meet: Meet) -> None:
    ann = meet("Ann")
    at_card(ann, 1, 1)
    card = at_rest(inviting(ann.page).first).element_handle()
    top = card.evaluate(TOP)
    drag(ann.page, inviting(ann.page).first, up=20)
    ann.page.wait_for_function(f"([card, top]) => ({TOP})(card) === top", arg=[card, top])
    drag(ann.page, inviting(ann.page).first, up=250)  # nothing was sent before, so this is the first card
    expect(own(ann.page)).to_have_count(CARDS - 1)


def test_a_tap_chooses_and_the_button_plays(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    at_card(ann, 1, 1)
    inviting(ann.page).first.tap()
    expect(ann.page.locator(".luz-chosen")).to_have_count(1)
    expect(ann.page.locator(".luz-maybe")).to_be_visible()  # a finger cannot hover
    ann.button("table-cancel").tap()
    expect(ann.page.locator(".luz-chosen")).to_have_count(0)
    inviting(ann.page).first.tap()
    ann.page.locator(".confirm .primary").tap()
    expect(own(ann.page)).to_have_count(CARDS - 1)


def test_a_second_tap_plays(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    at_card(ann, 1, 1)
    inviting(ann.page).first.tap()
    ann.page.locator(".luz-chosen .luz-own").tap()
    expect(own(ann.page)).to_have_count(CARDS - 1)


def test_what_a_card_can_be_on_demand(meet: Meet) -> None:
    ann = meet("Ann")
    at_card(ann, 1, 1)
    inviting(ann.page).first.hover()
    expect(ann.page.locator(".luz-maybe")).to_be_visible()
    ann.page.mouse.move(5, 5)
    expect(ann.page.locator(".luz-maybe")).to_be_hidden()
