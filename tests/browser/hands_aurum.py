"""Aurum as a player's hand does it, on a page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

from browser.moves import first_by_keys, one_move
from browser.seats import Game

TRICKS = 4  # what most hands can win


def choose(game: Game) -> str:
    """A prediction that can be met, no swap, and the first card that may be played."""
    legal: list[str] = game["legal"]
    predictions = [move for move in legal if move.startswith("predict")]
    if predictions:
        return min(predictions, key=lambda move: abs(int(move[len("predict Z") :]) - TRICKS))
    return legal[0]


def inviting(page: Page) -> Locator:
    """Cards and gold that can be played, or be laid as a prediction."""
    return page.locator(".aurum-invites")


def answers(page: Page) -> Locator:
    """The buttons of the question bar: for a prediction, a swap, or the end of the round."""
    return page.locator(".aurum-answers")


def asked(page: Page) -> Locator:
    """What can be answered with."""
    return answers(page).or_(inviting(page)).first


def by_mouse(page: Page) -> None:
    """Lay a prediction, let the swap window pass, or play a card."""
    button = answers(page).locator(".primary")
    has_button = button.count() > 0  # after a card was played there may be one, for the next question
    with one_move(page):
        if not has_button or button.is_disabled():
            inviting(page).first.click()
        if has_button:
            button.click()


def by_keys(page: Page) -> None:
    """The first of the moves, by an arrow and Enter."""
    with one_move(page):
        first_by_keys(page)


def _at(phase: str, also: Callable[[Game], bool] = lambda view: True) -> Callable[[Game], bool]:
    return lambda game: bool(game["turn"]) and game["view"]["phase"] == phase and also(game["view"])


MOMENTS: dict[str, Callable[[Game], bool]] = {
    "a prediction": _at("predict"),
    "a swap window after a trick": _at("swap", lambda view: len(view["tricks"]) > 1),
    "a lead": _at("lead"),
    "sealed suits": _at("follow", lambda view: any(card["sealed"] for card in view["own"])),
    "the result of a round": _at("predict", lambda view: bool(view["sheet"])),
}
