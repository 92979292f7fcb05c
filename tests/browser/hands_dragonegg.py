"""The Dragon's Egg as a player's hand does it, on a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.moves import TURN, first_by_keys
from browser.seats import Game, is_over

PLACES = 4  # two for each set


def asked(page: Page) -> Locator:
    """What can be answered with: cards to lay or to discard, or the buttons of the egg."""
    return page.locator(f"{TURN} :is(.dragonegg-hand [data-card], .dragonegg-answers-egg .button)").first


def held(page: Page) -> Locator:
    """Cards of the hand that can be touched."""
    return page.locator(".dragonegg-hand [data-card]")


def laid(page: Page) -> Locator:
    """Cards on the trays that can be taken back."""
    return page.locator("[data-place] [data-card]")


def lay(page: Page) -> Locator:
    """The button that lays both sets, or exchanges them first."""
    return page.locator(".dragonegg-answers .primary")


def is_making(page: Page) -> bool:
    """Whether sets are asked for."""
    return lay(page).is_visible()


def by_mouse(page: Page) -> None:
    """Lay the first four cards, the right way round; or keep the egg; or discard the first card."""
    if is_making(page):
        for count in range(1, PLACES + 1):
            held(page).first.click()
            expect(laid(page)).to_have_count(count)
        if page.locator(".dragonegg-wrong").is_visible():
            lay(page).click()
            expect(page.locator(".dragonegg-wrong")).to_have_count(0)
        lay(page).click()
    elif page.locator(".dragonegg-answers-egg").is_visible():
        page.locator(".dragonegg-answers-egg .button").last.click()
    else:
        held(page).first.click()


def by_keys(page: Page) -> None:
    """The same with arrows and Enter."""
    if not is_making(page):
        first_by_keys(page)
        return
    page.keyboard.press("ArrowRight")
    for count in range(1, PLACES + 1):
        expect(page.locator(".dragonegg-hand [data-card]:focus")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(laid(page)).to_have_count(count)
    expect(lay(page)).to_be_focused()
    if page.locator(".dragonegg-wrong").is_visible():
        page.keyboard.press("x")
        expect(page.locator(".dragonegg-wrong")).to_have_count(0)
    lay(page).press("Enter")


def best_sets(view: dict[str, Any]) -> str:
    """Two sets of the hand, the weaker of them as strong as it can be."""
    held = Counter(view["seats"][view["seat"]]["cards"])
    sets = [pair["set"] for pair in view["pairs"] if pair["allowed"]]
    ways = [
        (weak["strength"], strong["strength"], [*strong["cards"], "/", *weak["cards"]])
        for strong in sets
        for weak in sets
        if strong["strength"] >= weak["strength"]
        and Counter(strong["cards"]) + Counter(weak["cards"]) <= held
    ]
    return f"sets {' '.join(max(ways)[2])}"


def choose(game: Game) -> str:
    """Two sets of the cards that are dealt; bracelets and the egg are kept."""
    if game["view"]["phase"] in ("sets", "remake"):
        return best_sets(game["view"])
    return str("keep" if "keep" in game["legal"] else game["legal"][0])


def in_round(number: int) -> Callable[[Game], bool]:
    """Sets are asked for, in this round or a later one; or the game was over before."""
    return lambda game: (
        is_over(game)
        or (game["turn"] and game["view"]["phase"] == "sets" and game["view"]["round"] >= number)
    )


def has_bracelet(game: Game) -> bool:
    """A card can be drawn; not every game comes to that."""
    return "bracelet" in game["legal"] or in_round(4)(game)


MOMENTS: dict[str, Callable[[Game], bool]] = {
    "begin": in_round(1),
    "second": in_round(2),
    "bracelet": has_bracelet,
}
