"""A whole game by mouse, in any of the games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Browser, Locator, Page

from browser import hands, hands_aurum, hands_dragonegg, hands_lineit, hands_yurikure
from browser.guests import arrive
from browser.moves import one_move
from browser.seats import Game
from kobako.match.verify import verify
from server.running import Running


class Hands(Protocol):
    """How a game is played on a page."""

    MOMENTS: dict[str, Callable[[Game], bool]]

    def choose(self, game: Game) -> str:
        """A sensible move from what a seat is told."""

    def asked(self, page: Page) -> Locator:
        """What is seen just when something can be answered."""

    def by_mouse(self, page: Page) -> None:
        """Answers once."""

    def by_keys(self, page: Page) -> None:
        """Answers once, by the keyboard alone."""


OTHERS: dict[str, Hands] = {
    "lineit": hands_lineit,
    "dragonegg": hands_dragonegg,
    "yurikure": hands_yurikure,
    "aurum": hands_aurum,
}
# What is seen when something can be answered, and how it is answered once, for a whole game.
WHOLE = {game: (each.asked, each.by_mouse) for game, each in OTHERS.items()} | {
    "luz": (hands.asked, hands.by_mouse),
    "yurikure": (hands_yurikure.asked, hands_yurikure.by_orders),  # nobody would answer everything by hand
}
LONGEST = 1000  # answers; no game has so many


def play_whole(browser: Browser, place: Running, game: str) -> int:
    """A game against bots until its result is shown; how many times something was answered."""
    ann = arrive(browser, place, "Ann")
    link = ann.open_table("me", "bot easy", "bot easy", game=game, start=True)
    answers = answer_all(ann.page, *WHOLE[game])
    assert answers < LONGEST
    record = place.ask(f"/api/tables/{link.rpartition('/')[2]}/record", token=ann.token)
    assert verify(record).ok
    assert not ann.faults()
    ann.context.close()
    return answers


def answer_all(
    page: Page,
    asked: Callable[[Page], Locator],
    answer: Callable[[Page], None],
    until: Callable[[], bool] = lambda: False,
) -> int:
    """Answers until the result is shown, or something else is so; how many times it was."""
    result = page.locator("dialog.result")
    for answers in range(LONGEST):
        asked(page).or_(result).first.wait_for()
        if result.is_visible() or until():
            return answers
        with one_move(page):  # until then what was asked before may still be seen
            answer(page)
    return LONGEST
