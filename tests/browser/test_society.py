"""People in browsers of their own who invite, decline, mute, are told of a restart and are sent away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import DESKTOP, PHONE, Guest
from browser.looks import english_in, small_targets, too_wide, turn_dark, violations
from browser.together import friend_of, profile_of_a_friend
from server.running import QUICK, Running, running

BOTS = ("bot easy", "bot easy")


@pytest.fixture
def house(tmp_path: Path, _built: None) -> Iterator[Running]:
    """A server of one's own, for what everybody is told."""
    with running(tmp_path, *QUICK) as place:
        yield place


def person_of(guest: Guest) -> str:
    person: str = guest.place.ask("/api/me", token=guest.token)["person"]
    return person


def test_a_friend_is_invited_sees_it_and_declines(meet: Meet) -> None:
    ann = meet("Ann")
    bob = meet(token=friend_of(ann.place, ann.token))
    bob.page.goto("/")
    bob.button("web-play-now").wait_for()
    ann.page.goto("/new/luz")
    ann.page.get_by_label(ann.say("social-invited")).first.select_option("Bob")
    ann.button("web-open-table").click()
    bob.text("call-seat").wait_for()
    expect(bob.page).to_have_title("(1) " + bob.say("web-title"))
    bob.button("social-no-thanks").click()
    expect(bob.text("call-seat")).to_have_count(0)
    expect(bob.page).to_have_title(bob.say("web-title"))
    ann.text("table-kept", name="Bob").wait_for(state="hidden")


def test_days_are_chosen_and_shown(meet: Meet) -> None:
    ann = meet("Ann")
    ann.page.goto("/new/luz")
    ann.page.get_by_role("radio", name=ann.say("web-clock-days")).check()
    ann.page.get_by_label(ann.say("web-clock-each")).select_option(ann.say("web-days", count=2))
    ann.button("web-open-table").click()
    ann.page.get_by_text("2 days for each move").wait_for()


def test_who_is_muted_at_the_table_is_not_read_any_more(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    link = ann.open_table("me", "person", "bot easy", start=False)
    bob.page.goto(link)
    ann.button("table-menu").wait_for()
    bob.button("table-sit").first.click()
    for guest in (ann, bob):
        guest.page.get_by_role("tab", name=guest.say("table-chat")).click()
    bob.page.get_by_label(bob.say("table-chat-label")).fill("Hello there")
    bob.button("table-chat-send").click()
    ann.page.locator(".said-text", has_text="Hello there").wait_for()
    ann.button("table-menu").click()
    ann.button("table-people").click()
    ann.button("social-mute").click()
    expect(ann.button("social-mute")).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator(".said-text", has_text="Hello there")).to_have_count(0)
    expect(bob.page.locator(".said-text", has_text="Hello there")).to_have_count(1)


def test_a_profile_is_where_one_befriends_and_blocks_by_key(meet: Meet) -> None:
    ann, bob = meet("Ann"), meet("Bob")
    ann.page.goto(f"/p/{person_of(bob)}")
    ties = ann.page.get_by_role("group", name="Bob")
    ties.get_by_role("button").first.focus()
    for kind in ("friend", "mute", "block"):
        button = ties.get_by_role("button", name=ann.say(f"social-{kind}"))
        expect(button).to_be_focused()
        expect(button).to_have_attribute("aria-pressed", "false")
        ann.page.keyboard.press("Enter")
        expect(button).to_have_attribute("aria-pressed", "true")
        ann.page.keyboard.press("Tab")
    known = [(one["name"], one["friend"], one["mute"], one["block"]) for one in known_to(ann)]
    assert known == [("Bob", True, True, True)]
    assert known_to(bob) == []
    ann.page.reload()
    ann.button("social-block").click()
    expect(ann.button("social-block")).to_have_attribute("aria-pressed", "false")
    expect(ann.button("social-friend")).to_have_attribute("aria-pressed", "true")


def known_to(guest: Guest) -> list[dict[str, Any]]:
    known: list[dict[str, Any]] = guest.place.ask("/api/people", token=guest.token)
    return known


def test_a_profile_is_where_one_reports_by_key(meet: Meet, house: Running) -> None:
    host, ann, bob = meet("Host", at=house), meet("Ann", at=house), meet("Bob", at=house)
    ann.page.goto(f"/p/{person_of(bob)}")
    ann.button("social-report").focus()
    expect(ann.button("social-report")).to_have_attribute("aria-expanded", "false")
    for key in ("Enter", "Tab", "ArrowDown", "Tab"):  # what was said, the name
        ann.page.keyboard.press(key)
    ann.page.keyboard.type("It is rude.")
    ann.page.keyboard.press("Tab")
    expect(ann.button("social-report-send")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("status").filter(has_text=ann.say("social-reported"))).to_be_visible()
    expect(ann.button("social-report")).to_be_focused()  # the form is gone
    host.page.goto(f"/host#{house.host_code}")
    host.page.get_by_text("It is rude.").wait_for()
    [report] = house.ask("/api/host", token=host.token)["reports"]
    assert report["reason"] == "name"


@pytest.mark.parametrize("language", ["en", "ja", "zh-Hant"])
@pytest.mark.parametrize("screen", [PHONE, DESKTOP])
def test_what_one_thinks_of_somebody_has_room_on_their_profile(
    meet: Meet, language: str, screen: dict[str, int]
) -> None:
    ann = meet("Ann", language=language, viewport=screen)
    profile_of_a_friend(ann)
    ann.button("social-friend").wait_for()
    assert language == "en" or english_in(ann.page) == []
    assert (violations(ann.page), too_wide(ann.page)) == ([], [])
    assert screen == DESKTOP or small_targets(ann.page) == []
    turn_dark(ann.page)
    assert violations(ann.page, "color-contrast") == []


def test_nobody_has_to_think_something_of_themselves_or_of_bots(meet: Meet) -> None:
    ann = meet("Ann")
    for player in (person_of(ann), "bot-easy"):
        ann.page.goto(f"/p/{player}")
        ann.page.get_by_role("heading", level=1).wait_for()
        ann.text("profile-no-games").or_(ann.text("profile-history")).first.wait_for()
        expect(ann.page.locator(".person-ties")).to_have_count(0)


def test_who_is_nobody_yet_can_block_somebody_all_the_same(meet: Meet) -> None:
    nobody, bob = meet(), meet("Bob")
    nobody.page.goto(f"/p/{person_of(bob)}")
    nobody.button("social-block").click()
    expect(nobody.button("social-block")).to_have_attribute("aria-pressed", "true")
    nobody.page.reload()
    expect(nobody.button("social-block")).to_have_attribute("aria-pressed", "true")


def test_a_host_announces_a_restart_and_sends_somebody_away(meet: Meet, house: Running) -> None:
    host, bob = meet("Host", at=house), meet("Bob", at=house)
    bob.expected += ["403"]
    link = bob.open_table("me", *BOTS, start=True)
    host.page.goto(f"/host#{house.host_code}")
    host.text("host-no-reports").wait_for()
    assert "#" not in host.page.url
    host.button("host-restart-go").click()
    bob.page.locator(".restart-note").wait_for()
    expect(bob.page.locator(".restart-note")).to_contain_text("restarts in")
    host.page.locator(".restart-note").wait_for()
    host.button("host-restart-end").click()
    expect(bob.page.locator(".restart-note")).to_have_count(0)
    house.ask("/api/host/ban", {"person": person_of(bob), "reason": "Enough."}, host.token)
    bob.page.get_by_role("alert").filter(has_text="Enough.").wait_for()
    bob.page.goto("/settings")
    assert link


def test_without_https_the_page_says_why_it_cannot_call(meet: Meet) -> None:
    ann = meet("Ann")
    ann.page.add_init_script("Object.defineProperty(globalThis, 'isSecureContext', { value: false });")
    ann.page.goto("/settings")
    ann.text("social-push-http").wait_for()
    ann.button("social-feed-make").click()
    ann.text("social-feed-once").wait_for()
    link = ann.page.get_by_label(ann.say("social-feed-json")).input_value()
    assert ann.page.request.get(link).json()["version"].endswith("1.1")
    ann.button("social-feed-end").click()
    ann.button("social-feed-make").wait_for()
    assert ann.page.request.get(link).status == 404


def test_the_worker_is_allowed_to_work(meet: Meet) -> None:
    """The page's policy lets it be, and it is at the root, so that it may answer for every page."""
    ann = meet("Ann")
    ann.page.goto("/settings")
    ann.text("social-calls").wait_for()
    ann.page.evaluate("() => navigator.serviceWorker.register('/worker.js')")
    scope = ann.page.evaluate("() => navigator.serviceWorker.ready.then((worker) => worker.scope)")
    assert scope == f"{ann.place.url}/"
