"""Hints and reviews over a line that loses something."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.conftest import Meet
from browser.guests import HASTY
from browser.hands import picker
from browser.looks import drawn, violations
from browser.stage import reviewed_table

LOST = "net::ERR_"  # the browser itself complains about that


def test_a_hint_whose_words_do_not_come_says_so(meet: Meet) -> None:
    ann = meet("Ann")
    ann.expected.append(LOST)
    ann.page.route("**/assets/hint-page-*", lambda route: route.abort())
    ann.open_table("me", "bot easy", "bot easy", start=True)
    picker(ann.page).wait_for()
    ann.button("table-hint").click()
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_have_text(ann.say("web-unreachable"))


def test_that_a_hint_takes_a_while_is_said_at_once_and_once_is_enough(meet: Meet) -> None:
    ann = meet("Ann")
    waiting: list[Route] = []
    scripts: list[Route] = []
    ann.page.route("**/api/tables/*/advice", lambda route: waiting.append(route))
    ann.page.route("**/assets/advice-*.js", lambda route: scripts.append(route))
    ann.open_table("me", "bot easy", "bot easy", start=True)
    picker(ann.page).wait_for()
    status = ann.page.get_by_role("dialog").get_by_role("status")
    ann.button("table-hint").click()
    expect(status).to_have_text(ann.say("table-hint-thinking"))  # although nothing has come yet
    with ann.page.expect_request("**/api/tables/*/advice"):
        scripts[0].continue_()
    for _ in range(2):
        ann.page.keyboard.press("Escape")
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
        ann.button("table-hint").click()
        expect(status).to_have_text(ann.say("table-hint-thinking"))
    drawn(ann.page)
    assert len(waiting) == 1
    waiting[0].continue_()
    best = ann.page.locator(".advice-best strong")
    expect(status).to_have_text(ann.say("hint-best", move=best.inner_text().strip()))
    assert violations(ann.page) == []


def test_a_review_is_asked_for_until_it_is_there(meet: Meet) -> None:
    ann = meet("Ann", clock=HASTY)
    ann.expected += [LOST, "503"]
    link = reviewed_table(ann.place, ann.token)
    state = {"done": 3, "of": 10, "waiting": 0, "seqs": [], "review": None}
    full = {"id": "server-reviews-full", "args": {}}
    answers = iter(
        [
            lambda route: route.abort(),
            lambda route: route.fulfill(json=state),
            lambda route: route.fulfill(json=full, status=503),
        ]
    )

    def answer(route: Route) -> None:
        next(answers, Route.continue_)(route)

    ann.page.route("**/api/tables/*/review", answer)
    ann.page.goto(f"{link}/review")
    expect(ann.page.get_by_role("progressbar")).to_have_attribute("value", "3")
    ann.page.locator(".review-chances").wait_for()
    assert next(answers, None) is None
