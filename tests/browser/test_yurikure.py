"""Yurikure in a browser: points on two girls, control by the slider, and orders that nobody else sees."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import TOUCH, Guest
from browser.hands_yurikure import MOMENTS, asked, choose, place
from browser.seats import Game, open_for_two, seated
from browser.stage import played

POINTS = 5  # placed in secret before the first round


def at(ann: Guest, moment: str) -> str:
    """A table of the guest's own, at a moment; its link."""
    link = played(ann.place, ann.token, MOMENTS[moment], choose=choose, game="yurikure")
    ann.page.goto(link)
    asked(ann.page).wait_for()
    return link


def has_decided(times: int) -> Callable[[Game], bool]:
    """Whether one has answered so many times."""
    return lambda game: bool(game.get("decision", 0) >= times)


def test_points_are_placed_with_two_taps_and_stay_secret(meet: Meet) -> None:
    ann, bob = meet("Ann", **TOUCH), meet("Bob")
    link = at(ann, "support")
    for value in (5, 4, 3, 2, 1):
        expect(ann.page.locator(".question-ask")).to_have_text(ann.say("yurikure-ask-support", value=value))
        place(ann.page)
        expect(ann.page.locator(".yurikure-hope")).to_have_count(6 - value)
    bob.page.goto(link)
    expect(bob.page.locator(".yurikure-girl")).to_have_count(7)
    expect(bob.page.locator(".yurikure-hope")).to_have_count(0)


def test_a_level_is_chosen_and_revealed(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    at(ann, "reveal")
    more = ann.page.locator(".yurikure-step").last
    more.tap()
    button = ann.page.locator(".yurikure-answers .primary")
    expect(ann.page.locator(".yurikure-on")).to_have_count(1)
    level = int(button.inner_text().split()[-1])
    button.tap()
    expect(ann.page.locator(".yurikure-own > b").first).to_contain_text(f"{level}/")


def test_an_order_answers_until_it_is_taken_back(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    link = open_for_two(ann.place, ann.token, bob.token, game="yurikure")
    given = ann.page.locator(".yurikure-given")
    with seated(ann.place, ann.token, link) as hers, seated(bob.place, bob.token, link) as his:
        his.play(has_decided(POINTS), choose)
        hers.play(has_decided(POINTS), choose)
        ann.page.goto(link)  # from here on only the page and the server answer for her
        for bobs in (0, 3):  # Bob answers so many times, and then thinks, so that nobody's round ends
            ann.page.locator(".yurikure-offers .button").last.click()
            expect(given).to_contain_text(ann.say("yurikure-web-ordered", of="round", most="", girl=""))
            his.play(has_decided(POINTS + bobs), choose)
            if bobs:
                hers.wait(lambda seat: seat.game["decision"] > POINTS)
            given.locator(".button").click()
            expect(given).to_have_count(0)


def test_the_pairs_can_be_read_as_a_table(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    at(ann, "action")
    ann.button("yurikure-web-pairs").tap()
    panel = ann.page.get_by_role("dialog", name=ann.say("yurikure-web-pairs-title"))
    expect(panel.locator(".yurikure-pair")).to_have_count(42)
    expect(panel.get_by_role("rowheader")).to_have_count(7)
    ann.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
