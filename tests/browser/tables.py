"""A game that is played, and everything that can lie over its table: each scene takes a guest there."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.guests import Guest
from browser.hands import at_rest, inviting, picker
from browser.seats import ask_to_undo, in_trick, open_for_two, seated
from browser.stage import BOTS, Scene, finished, first_bid, mid_game, played, scene, suit_to_follow


@scene
def bidding(guest: Guest) -> None:
    guest.page.goto(first_bid(guest.place, guest.token))
    picker(guest.page).wait_for()


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


@scene
def turn(guest: Guest) -> None:
    at_turn(guest, timed=True)


@scene
def three_players(guest: Guest) -> None:
    guest.open_table("me", *BOTS[:2], start=True)
    picker(guest.page).wait_for()


@scene
def hint(guest: Guest) -> None:
    three_players(guest)
    guest.button("table-hint").click()
    guest.page.locator(".advice li").first.wait_for()


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
    card = guest.page.locator(".luz-dim .luz-own").first
    at_rest(card).click(force=True)  # it says that it is disabled, and may be tried
    guest.page.locator(".refusal").wait_for()


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
def people_here(guest: Guest) -> None:
    menu(guest)
    guest.button("table-people").click()
    guest.page.locator(".people-list .repute").first.wait_for()


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
    if guest.page.locator(".table.wide").count():
        guest.page.locator(f"#tab-{leaf}").click()
        return
    guest.button("table-menu").click()
    guest.page.get_by_role("dialog").get_by_role("button", name=guest.say(f"table-{leaf}")).click()
    guest.page.get_by_role("dialog", name=guest.say(f"table-{leaf}")).wait_for()


def beside(name: str, leaf: str) -> Scene:
    """What can stand beside the table, in the middle of a game."""

    def show(guest: Guest) -> None:
        at_turn(guest)
        show_leaf(guest, leaf)

    show.__name__ = name
    return scene(show)


log = beside("log", "log")
scores = beside("scores", "scores")
rules_beside = beside("rules_beside", "rules")


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
    guest.page.goto(ask_to_undo(guest.place, guest.place.guest("Bob").token, guest.token))
    guest.button("table-undo-yes").wait_for()
    guest.page.locator(".luz-card").first.wait_for()


@scene
def watching(guest: Guest) -> None:
    host = guest.place.guest("Bob").token
    guest.page.goto(played(guest.place, host, in_trick(1, 3)))
    guest.text("table-spectator", watchers=1).wait_for()
    guest.page.locator(".luz-card").first.wait_for()


@scene
def away(guest: Guest) -> None:
    """A bot plays for us, and waits for Bob like everybody else."""
    link = open_for_two(guest.place, guest.place.guest("Bob").token, guest.token)
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
