"""The level of the bots, from the start page to the table and the result."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Meet
from browser.guests import TOUCH, Guest
from browser.seats import finish


def choose(guest: Guest, level: str) -> None:
    """In the list of levels."""
    guest.button("web-which-bot").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_role("button", name=guest.say(f"level-{level}-note")).click()
    expect(dialog).to_be_hidden()


def test_one_plays_against_the_level_that_was_chosen_and_it_is_remembered(meet: Meet) -> None:
    ann = meet("Ann", **TOUCH)
    ann.page.goto("/")
    expect(ann.button("web-which-bot")).to_contain_text(ann.say("level-easy"))
    choose(ann, "hard")
    ann.page.reload()
    expect(ann.button("web-which-bot")).to_contain_text(ann.say("level-hard"))
    ann.button("dragonegg-name").click()  # it has no such level
    expect(ann.button("web-which-bot")).to_contain_text(ann.say("level-easy"))
    ann.button("luz-name").click()
    ann.button("web-play-now").click()
    expect(ann.page.get_by_text(ann.say("bot-hard")).first).to_be_visible()


def test_every_seat_of_a_new_table_can_have_its_own_level(meet: Meet) -> None:
    ann = meet("Ann")
    ann.page.goto("/new/luz")
    ann.page.get_by_role("radio", name="3").check()
    for seat, level in ((1, "medium"), (2, "expert")):
        chair = ann.page.locator(".plan-seat").nth(seat)
        chair.get_by_role("radio", name=ann.say("web-seat-bot")).check()
        chair.get_by_role("button", name=ann.say("web-which-bot")).click()
        ann.page.get_by_role("dialog").get_by_role("button", name=ann.say(f"level-{level}-note")).click()
        expect(chair.get_by_role("button", name=ann.say(f"level-{level}"))).to_be_visible()
    ann.button("web-start-now").click()
    for level in ("medium", "expert"):
        expect(ann.page.get_by_text(ann.say(f"bot-{level}")).first).to_be_visible()


def test_the_result_says_which_level_sat_where(meet: Meet) -> None:
    ann = meet("Ann")
    link = ann.place.open_table(ann.token, "me", "bot medium", "bot expert", start=True)
    finish(ann.place, ann.token, link)
    ann.page.goto(link)
    names = ann.page.get_by_role("dialog").locator(".place-name")
    expect(names).to_have_count(3)
    told = set(names.all_inner_texts())
    assert told == {
        "Ann",
        ann.say("table-bot-name", bot=ann.say("bot-medium"), number=1),
        ann.say("table-bot-name", bot=ann.say("bot-expert"), number=2),
    }
