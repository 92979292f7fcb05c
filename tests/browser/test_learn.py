"""Lessons from the first note to the last, and playing on from within a finished game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import PHONE
from browser.hands import at_rest, bid_by_mouse, own, wait_for_turn
from browser.lessons import notes
from browser.stage import finished
from kobako import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_points_at_things_and_ends_at_a_real_table(meet: Meet, game: str) -> None:
    guest = meet("Ann")
    for note in notes(guest, game):
        rings = guest.page.locator(".lesson-ring")
        if note.place:
            rings.first.wait_for()
            assert rings.first.bounding_box() is not None
        else:
            expect(rings).to_have_count(0)
    guest.button("learn-play").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.locator(f".table[data-game={game}]").wait_for()


def test_another_move_is_answered_kindly_and_the_right_one_goes_on(meet: Meet) -> None:
    guest = meet("Ann", viewport=PHONE, has_touch=True)
    for note in notes(guest, "luz"):
        if note.id == "learn-luz-bid":
            break
    bid_by_mouse(guest.page, 2)
    expect(guest.page.locator(".refusal")).to_contain_text(
        guest.say("luz-web-make-bid", beads=3, more=4, safety="no")
    )
    expect(guest.page.locator(".lesson-text")).to_have_text(guest.say("learn-luz-bid"))
    bid_by_mouse(guest.page, 3)
    expect(guest.page.locator(".lesson-text")).to_have_text(guest.say("learn-luz-follow"))
    expect(guest.page.locator(".refusal")).to_have_count(0)
    at_rest(own(guest.page).nth(0)).tap(force=True)  # a sun, though a rose was led
    expect(guest.page.locator(".refusal")).to_be_visible()
    own(guest.page).nth(3).tap()
    guest.page.locator(".confirm .primary").tap()
    expect(guest.page.locator(".lesson-text")).to_have_text(guest.say("learn-luz-again"))


def test_a_lesson_by_keyboard(meet: Meet) -> None:
    guest = meet("Ann")
    guest.page.goto("/learn/luz")
    guest.button("learn-next").focus()
    for note in ("others", "sun", "bid"):
        guest.page.keyboard.press("Enter")
        expect(guest.page.locator(".lesson-text")).to_have_text(guest.say(f"learn-luz-{note}"))
    wait_for_turn(guest.page)
    guest.page.keyboard.press("3")
    expect(guest.page.locator(".confirm button").first).to_be_focused()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".lesson-text")).to_have_text(guest.say("learn-luz-follow"))


def test_there_is_no_lesson_in_a_game_that_is_not_there(meet: Meet) -> None:
    guest = meet("Ann")
    guest.expected.append("404")
    guest.page.goto("/learn/chess")
    guest.page.get_by_role("heading", name=guest.say("web-not-found")).wait_for()


def test_play_on_from_a_moment_of_a_replay(meet: Meet) -> None:
    guest = meet("Ann")
    table = finished(guest)
    guest.page.goto(f"/t/{table}/replay?step=30")
    guest.button("replay-branch").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_label(guest.say("replay-branch-seat")).select_option("1")
    dialog.get_by_role("button", name=guest.say("replay-branch-go"), exact=True).click()
    guest.page.wait_for_url("**/t/*")
    guest.page.wait_for_function(f"!location.pathname.includes('{table}')")
    expect(guest.page.locator(".top-practice")).to_have_text(guest.say("table-practice"))
    wait_for_turn(guest.page)
