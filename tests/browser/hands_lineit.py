"""Line-it as a player's hand does it, on a page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from browser.moves import TURN, first_by_keys
from browser.seats import Game

by_keys = first_by_keys


def asked(page: Page) -> Locator:
    """What can be answered with: cards that invite, or buttons."""
    return page.locator(f"{TURN} :is(.lineit-invites, .lineit-answers .button)").first


def inviting(page: Page) -> Locator:
    """Cards of the display that can be taken."""
    return page.locator(".lineit-shown .lineit-invites")


def playable(page: Page) -> Locator:
    """Cards of the hand that can be played."""
    return page.locator(".lineit-hand .lineit-invites")


def by_mouse(page: Page) -> None:
    """End the turn; else take a card where it can go, play one in the final phase, or cash."""
    end = page.locator(".lineit-answers .primary")
    if end.is_visible():
        end.click()
    elif inviting(page).count():
        inviting(page).first.click()
        page.locator(":is(.lineit-ghost, .lineit-open) > button").first.click()
    elif playable(page).count():
        playable(page).first.click()
    else:
        page.locator(".lineit-answers .button").click()


def choose(game: Game) -> str:
    """Hold one card, then build the line, and cash when nothing fits."""
    legal, view = game["legal"], game["view"]
    if "end" in legal:
        return "end"
    fits = [one["move"] for one in view["additions"] if one["move"] in legal]
    holds = [move for move in legal if move.endswith(" hand")]
    wanted = [*holds, *fits] if not view["hands"][view["seat"]] else [*fits, *holds]
    return str(wanted[0] if wanted else legal[0])


def _own_line(view: Game) -> Game:
    line: Game = view["lines"][view["seat"]]
    return line


def at_turn(moment: Callable[[Game], bool]) -> Callable[[Game], bool]:
    """Something is asked, and the view is as it should be."""
    return lambda game: bool(game["legal"]) and moment(game["view"])


MOMENTS: dict[str, Callable[[Game], bool]] = {
    "begin": at_turn(lambda view: not view["took"]),
    "took": at_turn(lambda view: bool(view["took"])),
    "held": at_turn(lambda view: bool(view["hands"][view["seat"]]) and not view["took"]),
    "line": at_turn(lambda view: _own_line(view)["standing"]["direction"] is not None and not view["took"]),
}
