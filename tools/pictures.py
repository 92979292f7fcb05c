"""Pictures of every page, on phone and desktop, by day and night: into build/pictures, the best into docs.

`make pictures` runs it. Ann plays with Bob, Cleo and a bot; the cards are others each time.
"""

from __future__ import annotations

import argparse
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]  # it is run as a script, and looks at what the tests look at

from browser import pages, tables  # noqa: E402
from browser.guests import Guest, arrive  # noqa: E402
from browser.hands import inviting, picker  # noqa: E402
from browser.seats import Game, Seat, is_over, seated  # noqa: E402
from browser.surroundings import surroundings  # noqa: E402
from places import Place  # noqa: E402

ALL = ROOT / "build" / "pictures"
BEST = ROOT / "docs" / "pictures"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
SHARED = "https://cards.example"  # so that the invitation has a code to scan
CHOSEN = (
    *("start-desktop-light", "trick-desktop-light", "trick-desktop-dark-ja", "result-desktop-light"),
    *("bid-phone-light", "trick-phone-dark", "seating-phone-light"),
)


class Company:
    """A table of Ann, Bob, Cleo and a bot, whose friends go on playing as long as it is used."""

    def __init__(self, place: Place, token: str, undo: ExitStack) -> None:
        self.place, self.token, self.undo = place, token, undo
        self.link = place.open_table(token, "me", "person", "person", "bot easy", visibility="public")
        friends = [self._sit(place.guest(name), seat) for seat, name in enumerate(("Bob", "Cleo"), 1)]
        with seated(place, token, self.link) as ann:
            ann.do("start")
            ann.wait(lambda ann: ann.room.get("status") == "running")
        for friend in friends:
            threading.Thread(target=play_on, args=[friend], daemon=True).start()

    def _sit(self, token: str, chair: int) -> Seat:
        seat = self.undo.enter_context(seated(self.place, token, self.link))
        seat.do("sit", seat=chair)
        seat.wait(lambda seat: bool(seat.room) and seat.room["chairs"][chair]["kind"] == "person")
        return seat

    def play(self, until: Callable[[Game], bool]) -> None:
        """Play Ann's seat up to a moment."""
        with seated(self.place, self.token, self.link) as ann:
            ann.play(until)


def play_on(seat: Seat) -> None:
    """Play until the game is over or nobody listens any more."""
    while True:
        try:
            seat.play(is_over)
        except TimeoutError:  # Ann is having her picture taken
            continue
        except Exception:  # the line was closed: all pictures are taken
            return
        return


def to_bid(game: Game) -> bool:
    """Ann is asked for her bid in the second round, and others have bid."""
    view = game["view"]
    return bool(game["legal"]) and view["phase"] == "bid" and view["round"] >= 2


def in_trick(game: Game) -> bool:
    """Ann is asked for a card when others have played to the fourth trick or a later one."""
    view = game["view"]
    if view["phase"] != "play" or view["round"] < 2 or not game["legal"] or len(view["tricks"]) < 4:
        return False
    return bool(2 <= len(view["tricks"][-1]["cards"]) < view["players"])


# ------------------------------------------------------------------------------------------- pictures

Show = Callable[[Guest], None]


def at(company: Company, ready: str, then: Show = lambda ann: None) -> Show:
    """Go to a table, wait for something there, and do something more."""

    def show(ann: Guest) -> None:
        ann.page.goto(company.link)
        ann.page.locator(ready).first.wait_for()
        then(ann)

    return show


def choose_a_card(ann: Guest) -> None:
    """Look what a card can be."""
    inviting(ann.page).first.hover()
    ann.page.keyboard.press("ArrowRight")
    ann.page.locator(".luz-maybe").wait_for()


def put_a_bid_together(ann: Guest) -> None:
    """Three beads and the safety bead."""
    picker(ann.page).locator(".luz-choices button").nth(3).click()
    picker(ann.page).locator(".luz-safety").click()


def show_last(ann: Guest) -> None:
    """Look at the last trick."""
    ann.button("luz-web-last").click()


def shows(place: Place, token: str, undo: ExitStack) -> Iterator[tuple[str, Show, Sequence[str]]]:
    """What is shown, under which name, and in which languages; one after another, as the games go on."""
    english, every = ("en",), ("en", "ja", "zh-Hant")
    for name in ("start", "new_table", "new_table_with_all", "lobby", "rules", "settings", "verify"):
        yield name.replace("_", "-"), getattr(pages, name), english
    yield "seating", pages.invite, every
    yield "coming", pages.who_is_coming, english
    company = Company(place, token, undo)
    company.play(to_bid)
    yield "bid", at(company, ".luz-answers", put_a_bid_together), every
    company.play(in_trick)
    yield "trick", at(company, ".luz-invites"), every
    yield "candidates", at(company, ".luz-invites", choose_a_card), english
    yield "last-trick", at(company, ".luz-invites", show_last), english
    for name in ("menu", "chat", "scores", "rules_beside", "refused", "undo_asked", "watching"):
        yield name.replace("_", "-"), getattr(tables, name), english
    company.play(is_over)
    yield "result", at(company, "dialog.result"), every
    table = company.link.rpartition("/")[2]
    yield "replay", lambda ann: replay(ann, table), every
    yield "verified", lambda ann: verified(ann, table), english


def replay(ann: Guest, table: str) -> None:
    """In the middle of the third round."""
    ann.page.goto(f"/t/{table}/replay?step=110")
    ann.page.locator(".luz-card").first.wait_for()


def verified(ann: Guest, table: str) -> None:
    """The deal of that table, checked."""
    ann.page.goto(f"/verify?table={table}")
    ann.page.locator(".verify-result.fits").wait_for()


def take(browser: Browser, place: Place, token: str, name: str, show: Show, languages: Sequence[str]) -> None:
    """Every size and light of one moment."""
    for size, settings in SIZES.items():
        for language in languages:
            ann = arrive(browser, place, "Ann", token=token, language=language, **settings)
            show(ann)
            for light in ("light", "dark"):
                ann.page.emulate_media(color_scheme=light)
                ann.page.wait_for_function("() => document.getAnimations().length === 0")
                end = "" if language == "en" else f"-{language}"
                picture = f"{name}-{size}-{light}{end}"
                ann.page.screenshot(path=ALL / f"{picture}.png")
                if picture in CHOSEN:
                    ann.page.screenshot(path=BEST / f"{picture}.jpg", quality=85)
            ann.context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="which pictures; all if none is named")
    names = parser.parse_args().names
    for folder in (ALL, BEST):
        folder.mkdir(parents=True, exist_ok=True)
    with surroundings("--public-url", SHARED) as (browser, place), ExitStack() as undo:
        token = place.guest("Ann")
        for name, show, languages in shows(place, token, undo):
            if not names or name in names:
                take(browser, place, token, name, show, languages)
                print(name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
