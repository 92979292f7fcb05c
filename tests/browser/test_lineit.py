"""Line-it in the browser: turns of two taps, cards that are dragged, refusals, and the train."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.conftest import Meet
from browser.guests import TOUCH, Guest
from browser.hands import at_rest
from browser.hands_lineit import at_turn, choose, inviting
from browser.seats import Game
from browser.stage import played

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}


def sit_down(ann: Guest) -> Page:
    """A new game against one bot, at the first turn."""
    ann.open_table("me", "bot easy", game="lineit", start=True)
    inviting(ann.page).first.wait_for()
    return ann.page


def name_of(card: Locator) -> str:
    """What stands on a card."""
    return card.locator(".lineit-ticket b").inner_text()


def test_a_turn_of_two_taps(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    page = sit_down(ann)
    name = name_of(inviting(page).first)
    inviting(page).first.tap()
    page.locator(".lineit-way").nth(1).tap()  # to the hand
    expect(page.locator(".top-where")).to_have_text(
        ann.say("lineit-web-where", phase="turn", round=2, rounds=26)
    )
    expect(page.locator(".lineit-hand .lineit-ticket b")).to_have_text([name])


def test_a_turn_that_goes_on(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    page = sit_down(ann)
    inviting(page).first.tap()
    page.locator(".lineit-ends").tap()
    page.locator(".lineit-way").first.tap()  # to the line
    expect(page.locator(".lineit-answers .primary")).to_have_text(ann.say("lineit-web-end"))
    ann.button("table-undo").tap()
    expect(page.locator(".lineit-own .lineit-stop:not(.lineit-next)")).to_have_count(0)


def drag(page: Page, card: Locator, to: Locator) -> None:
    """Take a card with the mouse and let it go over something."""
    start, end = at_rest(card).bounding_box(), at_rest(to).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + 40, end["y"] + 20)
    page.mouse.move(end["x"] + 30, end["y"] + 30)
    expect(page.locator(".lineit-dragged")).to_have_count(1)
    page.mouse.up()


def test_a_card_that_is_dragged_onto_the_line_is_taken(meet: Meet) -> None:
    ann = meet("Ann")
    page = sit_down(ann)
    name = name_of(inviting(page).first)
    drag(page, inviting(page).first, page.locator(".lineit-display"))  # not far enough
    drag(page, inviting(page).first, page.locator(".lineit-own .lineit-track"))
    expect(page.locator(".lineit-own .lineit-stop:not(.lineit-next) b").first).to_have_text(name)


def has_misfit(view: Game) -> bool:
    """Whether a card of the display goes neither to the line nor to the hand."""
    misfits = [one for one in view["additions"] if one["source"] == "display" and one["rule"] == "lineit 5"]
    return bool(misfits) and len(view["hands"][view["seat"]]) == 2 and not view["took"]


def hold_two(game: Game) -> str:
    """Take into the hand as long as it has room."""
    holds = [move for move in game["legal"] if move.endswith(" hand")]
    return str(holds[0]) if holds else choose(game)


def test_a_card_that_fits_nowhere_says_why(meet: Meet) -> None:
    ann = meet("Ann")
    until = at_turn(has_misfit)
    ann.page.goto(played(ann.place, ann.token, until, players=2, choose=hold_two, game="lineit"))
    card = ann.page.locator(".lineit-shown .lineit-dim").first
    at_rest(card).click(force=True)  # it says that it is disabled, and may be tried
    expect(ann.page.get_by_role("alert")).to_contain_text(name_of(card))
    ann.button("table-rule-why", number=5).click()
    expect(ann.page.locator(".rule.marked")).to_contain_text(ann.say("lineit-rule-5").splitlines()[0])


def test_a_train_takes_a_cashed_line_away(meet: Meet) -> None:
    ann = meet("Ann", **MOVING)
    until = at_turn(lambda view: bool(view["took"]) and len(view["lines"][view["seat"]]["cards"]) >= 2)
    ann.page.goto(played(ann.place, ann.token, until, players=2, choose=choose, game="lineit"))
    ann.page.locator(".lineit-answers .button").nth(1).click()
    ann.page.locator(".lineit-own .lineit-train").wait_for()
    expect(ann.page.locator(".lineit-train")).to_have_count(0)
    expect(ann.page.locator(".lineit-own .lineit-stop:not(.lineit-next)")).to_have_count(0)
