"""Yurikure as a player's hand does it, on a page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from browser.moves import TURN, first_by_keys
from browser.seats import Game

by_keys = first_by_keys


def asked(page: Page) -> Locator:
    """The controls for what is asked."""
    return page.locator(f"{TURN} .yurikure-answers")


def girls(page: Page) -> Locator:
    """Flowers that can be chosen and are not."""
    return page.locator(".yurikure-girl:not(.yurikure-dim, .yurikure-pressed)")


def by_mouse(page: Page) -> None:
    """Pass, do nothing, say yes, or place points on two girls."""
    idle, yes = page.locator(".yurikure-verbs button").last, page.locator(".yurikure-answer button").first
    passing = page.locator(".yurikure-answers .yurikure-main > .button")
    if passing.is_visible():
        passing.click()
    elif yes.is_visible():
        yes.click()
    elif idle.is_visible():
        idle.click()
        page.locator(".yurikure-make").click()
    else:
        place(page)


def by_orders(page: Page) -> None:
    """Let the server pass until the round is over, where that can be ordered; else answer once."""
    offers = page.locator(".yurikure-offers .button")
    if offers.count():
        offers.last.click()
    else:
        by_mouse(page)


def place(page: Page) -> None:
    """Put the next points on two girls."""
    for chosen in (1, 2):
        girls(page).first.click()
        expect(page.locator(".yurikure-pressed")).to_have_count(chosen)
    page.locator(".yurikure-make").click()


def choose(game: Game) -> str:
    """Fight for every girl, and let her speak for others."""
    legal = game["legal"]
    for word in ("reveal", "pass", "yes", "negotiate"):
        for move in legal:
            if move.startswith(word):
                return str(move)
    return str(legal[0])


def at_turn(*phases: str, what: str | None = None) -> Callable[[Game], bool]:
    """Something is asked in one of the phases, about this or whatever."""

    def is_there(game: Game) -> bool:
        view = game["view"]
        about = view["deciding"]["what"] if view.get("deciding") else None
        return bool(game["legal"]) and view["phase"] in phases and what in (None, about)

    return is_there


def can_reveal(game: Game) -> bool:
    """Whether control is asked for and one has some to show."""
    return at_turn("reveal")(game) and len(game["legal"]) > 1


MOMENTS: dict[str, Callable[[Game], bool]] = {
    "support": at_turn("support"),
    "reveal": can_reveal,
    "action": at_turn("declare", what="action"),
    "object": at_turn("object"),
    "vote": at_turn("reveal", "declare", what="vote"),
}
