"""The pages around the tables, and a table before its game: each scene takes a guest there."""

from __future__ import annotations

import os
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.guests import Guest
from browser.lessons import notes
from browser.stage import BOTS, Scene, changed, finished, first_bid, rated_player, reviewed_table, scene


def opened(name: str, path: str, shown: Callable[[Guest], Locator]) -> Scene:
    """A page that shows this once it is opened."""

    def show(guest: Guest) -> None:
        guest.page.goto(path)
        shown(guest).wait_for()

    show.__name__ = name
    return scene(show)


start = opened("start", "/", lambda guest: guest.button("web-play-now"))
new_game = opened("new_game", "/new", lambda guest: guest.link("yurikure-name"))
all_rules = opened("all_rules", "/rules", lambda guest: guest.link("dragonegg-name"))
new_table = opened("new_table", "/new/luz", lambda guest: guest.button("web-open-table"))
new_table_with_options = opened(
    "new_table_with_options", "/new/lineit", lambda guest: guest.text("lineit-option-challenge-rule-exact")
)
rules = opened("rules", "/rules/luz#7", lambda guest: guest.page.locator(".rule.marked"))
settings = opened("settings", "/settings", lambda guest: guest.button("web-save"))
account = opened("account", "/account", lambda guest: guest.button("account-set-password"))
verify = opened("verify", "/verify", lambda guest: guest.button("verify-web-choose"))
all_lessons = opened("all_lessons", "/learn", lambda guest: guest.link("yurikure-name"))
not_found = opened(
    "not_found", "/drawer/6", lambda guest: guest.page.get_by_role("heading", name=guest.say("web-not-found"))
)


@scene
def start_with_games(guest: Guest) -> None:
    first_bid(guest.place, guest.token)
    guest.place.open_table(guest.place.guest("Bob").token, "me", "person", *BOTS[:1], visibility="public")
    guest.page.goto("/")
    guest.link("web-go-on").first.wait_for()


@scene
def lobby(guest: Guest) -> None:
    other = guest.place.guest("Cleo").token
    clock = {"kind": "bank", "seconds": 600, "increment": 10}
    guest.place.open_table(other, "me", "person", "person", *BOTS[:1], visibility="public", clock=clock)
    guest.place.open_table(other, "me", *BOTS[:2], visibility="public", start=True)
    guest.page.goto("/lobby")
    guest.link("web-watch").first.wait_for()
    guest.link("web-join").first.wait_for()


@scene
def another_drawer(guest: Guest) -> None:
    guest.page.goto("/")
    guest.button("aurum-name").click()
    expect(guest.page.locator(".drawer.open h2")).to_have_text(guest.say("aurum-name"))


@scene
def levels(guest: Guest) -> None:
    start(guest)
    guest.button("web-which-bot").click()
    guest.page.get_by_role("dialog").get_by_text(guest.say("level-expert-note")).wait_for()


@scene
def fewer_levels(guest: Guest) -> None:
    guest.page.goto("/")
    guest.button("dragonegg-name").click()
    guest.button("web-which-bot").click()
    guest.text("web-levels-fewer").wait_for()


@scene
def new_table_with_all(guest: Guest) -> None:
    new_table(guest)
    guest.page.get_by_role("radio", name="5").check()
    guest.page.get_by_role("radio", name=guest.say("web-clock-bank")).check()
    guest.page.get_by_role("radio", name=guest.say("web-password")).check()
    guest.page.get_by_role("radio", name=guest.say("web-seat-bot")).last.check()
    guest.button("web-which-bot").wait_for()


@scene
def account_of_nobody(guest: Guest) -> None:
    guest.context.clear_cookies()
    guest.page.goto("/account")
    guest.button("account-sign-in").wait_for()


@scene
def account_kept(guest: Guest) -> None:
    kept(guest)
    guest.page.locator("summary", has_text=guest.say("account-change-password")).click()
    guest.page.get_by_label(guest.say("account-new-password")).wait_for()


def kept(guest: Guest) -> None:
    """Somebody with a password and two sessions."""
    login = {"login": f"ann-{os.urandom(6).hex()}", "password": "three small words"}
    token = guest.place.guest("Ann").token
    guest.place.ask("/api/account/login", login, token)
    guest.place.ask("/api/account/sign-in", login)
    cookie: dict[str, object] = {"name": "kobako", "value": token, "url": guest.place.url, "httpOnly": True}
    guest.context.add_cookies([cookie])  # type: ignore[list-item]
    guest.page.goto("/account")
    guest.button("account-sessions-end-others").wait_for()


@scene
def account_is_it_you(guest: Guest) -> None:
    account_left(guest)
    guest.button("account-delete-go").click()
    guest.page.get_by_role("dialog").get_by_label(guest.say("account-password")).wait_for()


@scene
def account_left(guest: Guest) -> None:
    kept(guest)
    guest.button("account-delete").click()
    guest.button("account-delete-go").wait_for()


@scene
def verified(guest: Guest) -> None:
    guest.page.goto(f"/verify?table={finished(guest)}")
    guest.page.locator(".verify-result.fits").wait_for()
    guest.page.locator("details summary").first.click()


@scene
def found_out(guest: Guest) -> None:
    guest.page.goto("/verify")
    record = guest.place.ask(f"/api/tables/{finished(guest)}/record")
    guest.page.get_by_label(guest.say("verify-web-paste")).fill(changed(record))
    guest.button("verify-web-go").click()
    guest.page.locator(".verify-result.differs").wait_for()


@scene
def replay(guest: Guest) -> None:
    guest.page.goto(f"/t/{finished(guest)}/replay?step=100")
    guest.page.locator(".luz-card").first.wait_for()


@scene
def no_replay(guest: Guest) -> None:
    guest.page.goto(f"{first_bid(guest.place, guest.token)}/replay")
    guest.page.get_by_role("heading", name=guest.say("replay-not-over")).wait_for()


@scene
def profile(guest: Guest) -> None:
    guest.page.goto(f"/p/{rated_player(guest.place, guest.token)}")
    guest.page.locator(".past-game").first.wait_for()
    guest.page.locator(".graph summary").click()


@scene
def profile_of_a_bot(guest: Guest) -> None:
    rated_player(guest.place, guest.token)
    guest.page.goto("/p/bot-easy")
    guest.page.locator(".past-game").first.wait_for()


@scene
def profile_of_nobody(guest: Guest) -> None:
    guest.expected.append("404")
    guest.page.goto("/p/nobody")
    guest.text("no-such-person").wait_for()


@scene
def play_on(guest: Guest) -> None:
    guest.page.goto(f"/t/{finished(guest)}/replay?step=30")
    guest.button("replay-branch").click()
    guest.page.get_by_role("dialog").get_by_label(guest.say("replay-branch-seat")).wait_for()


@scene
def review(guest: Guest) -> None:
    guest.page.goto(f"{reviewed_table(guest.place, guest.token)}/review")
    guest.page.locator(".review-chances").wait_for()
    guest.button("review-all").click()


@scene
def lesson(guest: Guest) -> None:
    for note in notes(guest, "luz"):
        if note.id == "learn-luz-follow":
            return


@scene
def end_of_a_lesson(guest: Guest) -> None:
    for _ in notes(guest, "dragonegg"):
        pass
    guest.button("learn-play").wait_for()


# ---------------------------------------------------------------------------------- before the game


@scene
def who_is_coming(guest: Guest) -> None:
    host = guest.place.guest("Bob").token
    guest.context.clear_cookies()
    guest.page.goto(guest.place.open_table(host, "me", "person", *BOTS[:1]))
    guest.button("table-name-go").wait_for()


@scene
def no_such_table(guest: Guest) -> None:
    host = guest.place.guest("Bob").token
    link = guest.place.open_table(host, "me", *BOTS, visibility="password", password="sesame")
    guest.page.goto(link)
    guest.page.get_by_label(guest.say("table-password-label")).fill("please")
    guest.button("table-password-go").click()
    guest.text("table-password-wrong").wait_for()


@scene
def seating(guest: Guest) -> None:
    invite(guest)
    guest.page.locator("details.commit summary").click()


def invite(guest: Guest) -> None:
    """A table that waits for friends."""
    guest.open_table("me", "person", "person", *BOTS[:1])
    guest.button("table-fill").first.wait_for()


@scene
def seating_with_options(guest: Guest) -> None:
    guest.open_table("me", "person", *BOTS[:1], game="yurikure", options={"setup_disjoint": "pairs"})
    guest.text("yurikure-option-setup-disjoint-pairs").wait_for()


@scene
def seating_as_friend(guest: Guest) -> None:
    guest.page.goto(guest.place.open_table(guest.place.guest("Bob").token, "me", "person", *BOTS[:1]))
    guest.button("table-sit").wait_for()


@scene
def which_bot(guest: Guest) -> None:
    guest.open_table("me", "person", *BOTS[:1])
    guest.button("table-fill").click()
    guest.page.get_by_role("dialog").wait_for()


@scene
def close_it(guest: Guest) -> None:
    guest.open_table("me", "person", *BOTS[:1])
    guest.button("table-close").click()
    guest.page.get_by_role("dialog").wait_for()


@scene
def closed(guest: Guest) -> None:
    close_it(guest)
    guest.page.get_by_role("dialog").get_by_role("button", name=guest.say("table-close"), exact=True).click()
    guest.page.get_by_role("heading", name=guest.say("table-closed-title")).wait_for()
