"""Every page, and everything that can lie over the table: each scene takes a guest there.

Tables that a scene only looks at are made once for a person and shown again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playwright.sync_api import expect

from browser.guests import Guest
from browser.hands import inviting, picker
from browser.seats import ask_to_undo, finish, in_trick, must_follow, open_for_two, seated
from places import Place

Scene = Callable[[Guest], None]
SCENES: dict[str, Scene] = {}
BOTS = ("bot easy", "bot easy", "bot easy")


def scene(show: Scene) -> Scene:
    """Adds a scene to the list."""
    SCENES[show.__name__.replace("_", "-")] = show
    return show


def is_wide(guest: Guest) -> bool:
    """Whether the panel is beside the table."""
    return guest.page.locator(".table.wide").count() > 0


# ------------------------------------------------------------------------------------ around the tables


@scene
def start(guest: Guest) -> None:
    guest.page.goto("/")
    guest.button("web-play-now").wait_for()


@scene
def start_with_games(guest: Guest) -> None:
    first_bid(guest.place, guest.token)
    guest.place.open_table(guest.place.guest("Bob"), "me", "person", *BOTS[:1], visibility="public")
    guest.page.goto("/")
    guest.link("web-go-on").first.wait_for()


@scene
def lobby(guest: Guest) -> None:
    other = guest.place.guest("Cleo")
    clock = {"kind": "bank", "seconds": 600, "increment": 10}
    guest.place.open_table(other, "me", "person", "person", *BOTS[:1], visibility="public", clock=clock)
    guest.place.open_table(other, "me", *BOTS[:2], visibility="public", start=True)
    guest.page.goto("/lobby")
    guest.link("web-watch").first.wait_for()
    guest.link("web-join").first.wait_for()


@scene
def new_table(guest: Guest) -> None:
    guest.page.goto("/new/luz")
    guest.button("web-open-table").wait_for()


@scene
def new_table_with_all(guest: Guest) -> None:
    new_table(guest)
    guest.page.get_by_role("radio", name="5").check()
    guest.page.get_by_role("radio", name=guest.say("web-clock-bank")).check()
    guest.page.get_by_role("radio", name=guest.say("web-password")).check()
    guest.page.get_by_role("radio", name=guest.say("web-seat-bot")).last.check()


@scene
def rules(guest: Guest) -> None:
    guest.page.goto("/rules/luz#7")
    guest.page.locator(".rule.marked").wait_for()


@scene
def settings(guest: Guest) -> None:
    guest.page.goto("/settings")
    guest.button("web-save").wait_for()


@scene
def verify(guest: Guest) -> None:
    guest.page.goto("/verify")
    guest.button("verify-web-choose").wait_for()


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
def not_found(guest: Guest) -> None:
    guest.page.goto("/drawer/6")
    guest.page.get_by_role("heading", name=guest.say("web-not-found")).wait_for()


def finished(guest: Guest) -> str:
    """A game that is over; its table."""
    return finished_table(guest.place, guest.token).rpartition("/")[2]


@cache
def finished_table(place: Place, token: str) -> str:
    link = place.open_table(token, "me", *BOTS, start=True)
    finish(place, token, link)
    return link


def changed(record: str) -> str:
    """A record with two cards of its first deal in each other's place."""
    deal = next(line for line in record.splitlines() if line.startswith("deal "))
    first, second = deal.split()[1:3]
    return record.replace(deal, deal.replace(f"{first} {second}", f"{second} {first}", 1), 1)


# -------------------------------------------------------------------------------- before one is at the table


@scene
def who_is_coming(guest: Guest) -> None:
    host = guest.place.guest("Bob")
    guest.context.clear_cookies()
    guest.page.goto(guest.place.open_table(host, "me", "person", *BOTS[:1]))
    guest.button("table-name-go").wait_for()


@scene
def no_such_table(guest: Guest) -> None:
    host = guest.place.guest("Bob")
    link = guest.place.open_table(host, "me", *BOTS, visibility="password", password="sesame")
    guest.page.goto(link)
    guest.page.get_by_label(guest.say("table-password-label")).fill("please")
    guest.button("table-password-go").click()
    guest.text("table-password-wrong").wait_for()


@scene
def seating(guest: Guest) -> None:
    guest.open_table("me", "person", "person", *BOTS[:1])
    guest.button("table-fill").first.wait_for()
    guest.page.locator("details.commit summary").click()


@scene
def seating_as_friend(guest: Guest) -> None:
    guest.page.goto(guest.place.open_table(guest.place.guest("Bob"), "me", "person", *BOTS[:1]))
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


# ---------------------------------------------------------------------------------------- while it is played


@scene
def bidding(guest: Guest) -> None:
    guest.page.goto(first_bid(guest.place, guest.token))
    picker(guest.page).wait_for()


@cache
def first_bid(place: Place, token: str) -> str:
    return place.open_table(token, "me", *BOTS, start=True)


@scene
def bid_put_together(guest: Guest) -> None:
    bidding(guest)
    picker(guest.page).locator(".luz-choices button").nth(3).click()
    picker(guest.page).locator(".luz-safety").click()


@scene
def bid_by_key(guest: Guest) -> None:
    bidding(guest)
    guest.page.keyboard.press("4")
    guest.page.locator(".confirm").wait_for()


def at_turn(guest: Guest, *, timed: bool = False, players: int = 4) -> None:
    """A card is asked for, in the middle of a game."""
    guest.page.goto(mid_game(guest.place, guest.token, timed, players))
    inviting(guest.page).first.wait_for()


@cache
def mid_game(place: Place, token: str, timed: bool, players: int) -> str:
    clock = {"kind": "bank", "seconds": 3600, "increment": 10} if timed else {}
    link = place.open_table(token, "me", *["bot easy"] * (players - 1), start=True, clock=clock)
    with seated(place, token, link) as seat:
        seat.play(in_trick(2, 4))
    return link


@scene
def turn(guest: Guest) -> None:
    at_turn(guest, timed=True)


@scene
def three_players(guest: Guest) -> None:
    guest.open_table("me", *BOTS[:2], start=True)
    picker(guest.page).wait_for()


@scene
def five_players(guest: Guest) -> None:
    at_turn(guest, players=5)


@scene
def card_chosen(guest: Guest) -> None:
    at_turn(guest)
    guest.page.keyboard.press("ArrowRight")
    guest.page.locator(".luz-maybe").wait_for()


@scene
def refused(guest: Guest) -> None:
    guest.page.goto(suit_to_follow(guest.place, guest.token))
    guest.page.locator(".luz-dim .luz-own").first.click(
        force=True
    )  # it says that it is disabled, and may be tried
    guest.page.locator(".refusal").wait_for()


@cache
def suit_to_follow(place: Place, token: str) -> str:
    link = place.open_table(token, "me", *BOTS, start=True)
    with seated(place, token, link) as seat:
        seat.play(must_follow)
    return link


@scene
def last_trick(guest: Guest) -> None:
    at_turn(guest)
    guest.button("luz-web-last").click()
    expect(guest.button("luz-web-last")).to_have_attribute("aria-pressed", "true")


@scene
def hand_enlarged(guest: Guest) -> None:
    at_turn(guest)
    guest.page.locator(".luz-look").first.press("Enter")
    guest.page.get_by_role("dialog").wait_for()


@scene
def set_aside(guest: Guest) -> None:
    at_turn(guest)
    guest.button("luz-web-aside").click()
    guest.page.get_by_role("dialog").wait_for()


@scene
def menu(guest: Guest) -> None:
    at_turn(guest)
    guest.button("table-menu").click()
    guest.page.get_by_role("dialog").wait_for()


@scene
def keys(guest: Guest) -> None:
    at_turn(guest)
    guest.page.keyboard.press("?")
    guest.page.get_by_role("dialog").wait_for()


@scene
def in_words(guest: Guest) -> None:
    menu(guest)
    guest.button("table-describe").click()
    guest.page.get_by_role("dialog", name=guest.say("table-described")).wait_for()


@scene
def leave_it(guest: Guest) -> None:
    menu(guest)
    guest.button("table-leave").click()
    guest.page.get_by_role("dialog", name=guest.say("table-leave-ask")).wait_for()


def show_leaf(guest: Guest, leaf: str) -> None:
    """Log, chat, scores or rules: beside the table, or over it on a small screen."""
    if is_wide(guest):
        guest.page.locator(f"#tab-{leaf}").click()
        return
    guest.button("table-menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name=guest.say(f"table-{leaf}")).click()
    guest.page.get_by_role("dialog", name=guest.say(f"table-{leaf}")).wait_for()


@scene
def log(guest: Guest) -> None:
    at_turn(guest)
    show_leaf(guest, "log")


@scene
def scores(guest: Guest) -> None:
    at_turn(guest)
    show_leaf(guest, "scores")


@scene
def rules_beside(guest: Guest) -> None:
    at_turn(guest)
    show_leaf(guest, "rules")


@scene
def chat(guest: Guest) -> None:
    at_turn(guest)
    show_leaf(guest, "chat")
    guest.button("table-phrase-hello").click()
    guest.page.get_by_label(guest.say("table-chat-label")).fill("♥" * 290)
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".said").nth(1)).to_be_visible()
    guest.page.get_by_label(guest.say("table-chat-label")).fill("♣" * 290)


@scene
def undo_asked(guest: Guest) -> None:
    guest.page.goto(ask_to_undo(guest.place, guest.place.guest("Bob"), guest.token))
    guest.button("table-undo-yes").wait_for()
    guest.page.locator(".luz-card").first.wait_for()


@scene
def watching(guest: Guest) -> None:
    host = guest.place.guest("Bob")
    link = guest.place.open_table(host, "me", *BOTS, start=True)
    with seated(guest.place, host, link) as seat:
        seat.play(in_trick(1, 3))
    guest.page.goto(link)
    guest.text("table-spectator", watchers=1).wait_for()
    guest.page.locator(".luz-card").first.wait_for()


@scene
def away(guest: Guest) -> None:
    """A bot plays for us, and waits for Bob like everybody else."""
    link = open_for_two(guest.place, guest.place.guest("Bob"), guest.token)
    with seated(guest.place, guest.token, link) as seat:
        seat.wait(lambda seat: bool(seat.room))
        seat.do("leave")
        seat.wait(lambda seat: seat.room["chairs"][1]["away"])
    guest.page.goto(link)
    guest.button("table-back").wait_for()
    guest.page.locator(".luz-card").first.wait_for()


@scene
def result(guest: Guest) -> None:
    guest.page.goto(f"/t/{finished(guest)}")
    guest.page.get_by_role("dialog").wait_for()


@scene
def over(guest: Guest) -> None:
    result(guest)
    guest.button("table-look").click()
    guest.page.get_by_role("dialog").wait_for(state="hidden")


@scene
def no_connection(guest: Guest) -> None:
    bidding(guest)
    guest.expected.append("net::ERR_")
    guest.context.set_offline(True)
    guest.page.locator(".banner.offline").wait_for()
