"""Pictures of every page, on phone and desktop, by day and night: into build/pictures, the best into docs.

`make pictures` runs it. Ann plays with Bob, Cleo and a bot; the cards are others each time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import chain, product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]  # it is run as a script, and looks at what the tests look at

from browser import pages, tables, together  # noqa: E402, F401 - scenes list themselves
from browser.guests import DESKTOP, LYING, PHONE, Guest, arrive  # noqa: E402
from browser.hands import inviting, picker  # noqa: E402
from browser.seats import Game, is_over  # noqa: E402
from browser.stage import SCENES  # noqa: E402
from browser.surroundings import surroundings  # noqa: E402
from server.running import Running  # noqa: E402
from tools import picture_games  # noqa: E402
from tools.picture_games import EVERY, Company, Picture, Show  # noqa: E402

ALL = ROOT / "build" / "pictures"
BEST = ROOT / "docs" / "pictures"
FINGER: dict[str, Any] = {"device_scale_factor": 2, "has_touch": True, "is_mobile": True}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": {"width": 390, "height": 844}, **FINGER},
    "small": {"viewport": PHONE, **FINGER},
    "lying": {"viewport": LYING, **FINGER},
}
FLAGS = (
    "--set",
    "max_tables_person=1000",
    "--set",
    "rate_address=1000,1000",
    "--set",
    "rate_guests=1000,1000",
)
SHARED = "https://cards.example"  # so that the invitation has a code to scan
CHOSEN = (
    *("start-desktop-light", "trick-desktop-light", "trick-desktop-dark-ja", "result-desktop-light"),
    *("bid-phone-light", "trick-phone-dark", "seating-phone-light"),
    *("lineit-built-desktop-light", "lineit-ghost-phone-light"),
    *("dragonegg-sets-desktop-light", "dragonegg-sets-phone-light"),
    *("yurikure-grown-desktop-light", "yurikure-grown-phone-dark"),
    *("aurum-trick-desktop-light", "aurum-trick-phone-light"),
)


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


def all_pages() -> Iterator[Picture]:
    """What the tests look at."""
    for show in SCENES:
        yield Picture(show.__name__.replace("_", "-"), show)


def a_game(place: Running, token: str, undo: ExitStack) -> Iterator[Picture]:
    """One after another, as a game of Luz goes on."""
    yield Picture("seating", pages.invite, EVERY)
    company = Company(place, token, undo)
    company.play(to_bid)
    yield Picture("bid", at(company, ".luz-answers", put_a_bid_together), EVERY)
    company.play(in_trick)
    yield Picture("trick", at(company, ".luz-invites"), EVERY)
    yield Picture("candidates", at(company, ".luz-invites", choose_a_card))
    yield Picture("last-trick", at(company, ".luz-invites", show_last))
    company.play(is_over)
    yield Picture("result", at(company, "dialog.result"), EVERY)
    table = company.link.rpartition("/")[2]
    yield Picture("replay", lambda ann: replay(ann, table), EVERY)
    yield Picture("verified", lambda ann: verified(ann, table))


def wanted(names: Sequence[str], place: Running, token: str, undo: ExitStack) -> Iterator[Picture]:
    """All pictures, or those that are named; a game's name means all of that game."""
    games = picture_games.GAMES
    if not names or any(name.partition("-")[0] not in games for name in names):
        for picture in chain(all_pages(), a_game(place, token, undo)):
            if not names or picture.name in names:
                yield picture
    for game in games:
        if not names or any(name.partition("-")[0] == game for name in names):
            for picture in picture_games.pictures(game, place, token, undo):
                if not names or game in names or picture.name in names:
                    yield picture


def replay(ann: Guest, table: str) -> None:
    """In the middle of the third round."""
    ann.page.goto(f"/t/{table}/replay?step=110")
    ann.page.locator(".luz-card").first.wait_for()


def verified(ann: Guest, table: str) -> None:
    """The deal of that table, checked."""
    ann.page.goto(f"/verify?table={table}")
    ann.page.locator(".verify-result.fits").wait_for()


def take(browser: Browser, place: Running, token: str, picture: Picture) -> None:
    """Every size, language and light of one moment."""
    for size, language in product(picture.sizes, picture.languages):
        ann = arrive(browser, place, "Ann", token=token, language=language, **SIZES[size])
        picture.show(ann)
        for light in ("light", "dark"):
            ann.page.emulate_media(color_scheme=light)
            ann.page.wait_for_function("() => document.getAnimations().length === 0")
            end = "" if language == "en" else f"-{language}"
            name = f"{picture.name}-{size}-{light}{end}"
            ann.page.screenshot(path=ALL / f"{name}.png")
            if name in CHOSEN:
                ann.page.screenshot(path=BEST / f"{name}.jpg", quality=85)
        ann.context.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="which pictures, or which games; all if none is named")
    names = parser.parse_args().names
    for folder in (ALL, BEST):
        folder.mkdir(parents=True, exist_ok=True)
    with surroundings("--public-url", SHARED, *FLAGS) as (browser, place), ExitStack() as undo:
        token = place.guest("Ann").token
        for picture in wanted(names, place, token, undo):
            take(browser, place, token, picture)
            print(picture.name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
