"""Luz as a player's hand does it, on a page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.guests import LATEST, Guest

ROUNDS = 4
CARDS = 10
MOMENT = 50  # ms between two looks
TRIES = LATEST // MOMENT

Choose = Callable[[Page], None]


def picker(page: Page) -> Locator:
    """The beads of a bid, shown when one is asked for."""
    return page.locator(".luz-answers")


def own(page: Page) -> Locator:
    """The cards that one holds."""
    return page.locator(".luz-own")


def inviting(page: Page) -> Locator:
    """Those of them that can be played now."""
    return page.locator(".luz-invites .luz-own")


def at_rest(card: Locator) -> Locator:
    """A card that has come to its place: a table that changes its size is laid out with the next picture.

    Clicks wait for that by themselves; a drag does not, nor a click on what says that it is disabled.
    """
    card.scroll_into_view_if_needed()
    return card


def at_bid(meet: Callable[..., Guest], bots: int = 3) -> Guest:
    """Ann, at a table with bots, when she is asked for her first bid."""
    ann = meet("Ann")
    ann.open_table("me", *["bot easy"] * bots, start=True)
    picker(ann.page).wait_for()
    return ann


def bid_by_mouse(page: Page, beads: int = 2, *, safety: bool = False) -> None:
    """Put a bid together and make it."""
    picker(page).locator(".luz-choices button").nth(beads).click()
    if safety:
        picker(page).locator(".luz-safety").click()
    picker(page).locator(".primary").click()


def play_by_mouse(page: Page) -> None:
    """Play the first card that may be played."""
    inviting(page).first.click()


def asked(page: Page) -> Locator:
    """What can be answered with."""
    return picker(page).or_(inviting(page)).first


def by_mouse(page: Page) -> None:
    """Make a bid, or play a card."""
    if picker(page).is_visible():
        bid_by_mouse(page)
    else:
        play_by_mouse(page)


def play_round(page: Page, bid: Choose = bid_by_mouse, play: Choose = play_by_mouse) -> None:
    """A bid and ten cards, each when it is asked for."""
    picker(page).wait_for()
    bid(page)
    for left in range(CARDS, 0, -1):
        expect(own(page)).to_have_count(left)
        inviting(page).first.wait_for()
        play(page)


def wait_for_turn(page: Page) -> None:
    """Until something is asked of the player."""
    expect(page.locator(".question.turn")).to_be_visible()


def whose_turn(*pages: Page) -> Page:
    """The page on which something can be done; until then nobody has to do anything.

    The question alone is not enough: it stays while a move is on its way.
    """
    for _ in range(TRIES):
        for page in pages:
            if picker(page).is_visible() or inviting(page).first.is_visible():
                return page
        pages[0].wait_for_timeout(MOMENT)
    raise AssertionError("nobody is asked")


def leave(guest: Guest) -> None:
    """Leave the game; a bot plays on."""
    guest.button("table-menu").click()
    guest.button("table-leave").click()
    dialog = guest.page.get_by_role("dialog", name=guest.say("table-leave-ask"))
    dialog.get_by_role("button", name=guest.say("table-leave-yes"), exact=True).click()
