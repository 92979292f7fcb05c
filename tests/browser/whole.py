"""A whole game by mouse, in any of the games."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page

from browser import hands, hands_aurum, hands_dragonegg, hands_lineit, hands_yurikure
from browser.guests import arrive
from browser.moves import one_move
from kobako.match.verify import verify
from places import Place

# By game: what is seen just when something can be answered, and how it is answered once.
HANDS: dict[str, tuple[Callable[[Page], Locator], Callable[[Page], None]]] = {
    "luz": (hands.answerable, hands.by_mouse),
    "lineit": (hands_lineit.asked, hands_lineit.by_mouse),
    "dragonegg": (hands_dragonegg.asked, hands_dragonegg.by_mouse),
    "yurikure": (hands_yurikure.asked, hands_yurikure.by_orders),
    "aurum": (hands_aurum.asked, hands_aurum.by_mouse),
}


LONGEST = 1000  # answers; no game has so many


def play_whole(browser: Browser, place: Place, game: str) -> int:
    """A game against bots until its result is shown; how many times something was answered."""
    ann = arrive(browser, place, "Ann")
    link = ann.open_table("me", "bot easy", "bot easy", game=game, start=True)
    answers = answer_all(ann.page, *HANDS[game])
    assert answers < LONGEST
    record = place.ask(f"/api/tables/{link.rpartition('/')[2]}/record", token=ann.token)
    assert verify(record).ok
    assert not ann.faults()
    ann.context.close()
    return answers


def answer_all(
    page: Page, asked: Callable[[Page], Locator], answer: Callable[[Page], None], most: int = LONGEST
) -> int:
    """Answers until the result is shown, or so many times; how many times it was."""
    result = page.locator("dialog.result")
    for answers in range(most):
        asked(page).or_(result).first.wait_for()
        if result.is_visible():
            return answers
        with one_move(page):  # until then what was asked before may still be seen
            answer(page)
    return most
