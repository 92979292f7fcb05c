"""A whole game of Luz by mouse, and all that one can do with it afterwards."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import Guest
from browser.hands import CARDS, ROUNDS, at_bid, inviting, own, play_round
from browser.pages import found_out
from kobako.match.match import Match
from kobako.match.verify import verify


def test_a_game_by_mouse_from_the_start_page_to_the_result(meet: Meet) -> None:
    ann = meet()
    ann.page.goto("/")
    ann.button("web-play-now").click()
    for _ in range(ROUNDS):
        play_round(ann.page)
    look_at_the_result(ann, Match.replay(save_the_record(ann)))
    look_at_the_replay(ann)
    check_the_deal(ann)


def save_the_record(ann: Guest) -> str:
    with ann.page.expect_download() as waiting:
        ann.button("table-record").click()
    record = waiting.value.path().read_text("utf-8")
    assert waiting.value.suggested_filename.startswith("luz-")
    assert verify(record).ok
    return record


def number(text: str) -> int:
    """The number that a text begins with; its sign may be a true minus."""
    return int(text.split()[0].replace("\N{MINUS SIGN}", "-"))


def look_at_the_result(ann: Guest, match: Match) -> None:
    assert match.over
    result = ann.page.get_by_role("dialog")
    points = result.locator(".place-points").all_inner_texts()
    assert [number(text) for text in points] == sorted(match.scores, reverse=True)
    totals = result.locator("table tfoot td").all_inner_texts()
    assert [number(text) for text in totals] == match.scores
    expect(result.locator("table tbody td b")).to_have_count(ROUNDS * len(match.scores))
    chart = result.get_by_role("img", name=ann.say("table-chart"))
    expect(chart.locator("polyline")).to_have_count(len(match.scores))


def look_at_the_replay(ann: Guest) -> None:
    page = ann.page
    ann.link("table-replay").click()
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_have_value("0")
    page.keyboard.press("End")
    steps = ROUNDS * 4 * (CARDS + 1)  # bids and cards; the deals come on top
    assert int(scrubber.input_value()) >= steps
    page.get_by_role("group", name=ann.say("replay-rounds")).get_by_text("2").click()
    page.keyboard.press("PageDown")
    closed = page.locator(".luz-closed")
    expect(closed).to_have_count(CARDS)  # of one's own seat, as it was known then
    page.get_by_label(ann.say("replay-seen")).select_option("watch")
    expect(closed).to_have_count(4 * CARDS)
    ann.link("replay-back").click()


def check_the_deal(ann: Guest) -> None:
    ann.link("table-verify").click()
    verdict = ann.page.locator(".verify-result.fits h2")
    expect(verdict).to_have_text(ann.say("verify-web-result-fits"))
    expect(ann.page.locator(".verify-steps li.differs")).to_have_count(0)
    expect(ann.page.locator(".verify-steps li.fits").nth(5)).to_be_visible()


def test_a_record_that_was_changed_is_found_out(meet: Meet) -> None:
    ann = meet("Ann")
    found_out(ann)
    verdict = ann.page.locator(".verify-result h2")
    expect(verdict).to_have_text(ann.say("verify-web-result-differs"))


def test_only_what_may_be_played_invites(meet: Meet) -> None:
    ann = at_bid(meet)
    expect(own(ann.page)).to_have_count(CARDS)
    expect(inviting(ann.page)).to_have_count(0)
