"""Pictures of the games: a table with friends, and what is shown of each game there."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from browser import hands_aurum, hands_dragonegg, hands_lineit, hands_yurikure
from browser.guests import Guest
from browser.seats import Choose, Game, Seat, is_over, seated
from browser.stage import played
from server.running import Running

Show = Callable[[Guest], None]
EVERY = ("en", "ja", "zh-Hant")


@dataclass
class Picture:
    """What is shown, under which name, in which languages and on which screens."""

    name: str
    show: Show
    languages: Sequence[str] = ("en",)
    sizes: Sequence[str] = ("desktop", "phone")


class Company:
    """A table of Ann, Bob, Cleo and a bot, whose friends go on playing as long as it is used."""

    def __init__(
        self, place: Running, token: str, undo: ExitStack, game: str = "luz", choose: Choose | None = None
    ) -> None:
        self.place, self.token, self.undo, self.choose = place, token, undo, choose
        seats = ("me", "person", "person", "bot easy")
        self.link = place.open_table(token, *seats, visibility="public", game=game)
        friends = [self._sit(place.guest(name).token, seat) for seat, name in enumerate(("Bob", "Cleo"), 1)]
        with seated(place, token, self.link) as ann:
            ann.do("start")
            ann.wait(lambda ann: ann.room.get("status") == "running")
        for friend in friends:
            threading.Thread(target=self._play_on, args=[friend], daemon=True).start()

    def _sit(self, token: str, chair: int) -> Seat:
        seat = self.undo.enter_context(seated(self.place, token, self.link))
        seat.do("sit", seat=chair)
        seat.wait(lambda seat: bool(seat.room) and seat.room["chairs"][chair]["kind"] == "person")
        return seat

    def _play_on(self, seat: Seat) -> None:
        """Play until the game is over or nobody listens any more."""
        while True:
            try:
                seat.play(is_over, self.choose)
            except TimeoutError:  # Ann is having her picture taken
                continue
            except Exception:  # the line was closed: all pictures are taken
                return
            return

    def play(self, until: Callable[[Game], bool]) -> bool:
        """Play Ann's seat up to a moment; whether the game came to it."""
        with seated(self.place, self.token, self.link) as ann:
            ann.play(lambda game: until(game) or is_over(game), self.choose)
            return not is_over(ann.game)


# ------------------------------------------------------------------------------------- what is done there


def take_a_card(ann: Guest) -> None:
    """Line-it: where a card of the display can go."""
    ann.page.locator(".lineit-shown .lineit-fits").first.click()
    ann.page.locator(".lineit-way").first.wait_for()


def make_sets(ann: Guest) -> None:
    """The Dragon's Egg: four cards on the trays, the right way round."""
    for _ in range(hands_dragonegg.PLACES):
        hands_dragonegg.held(ann.page).first.click()
    ann.page.locator("[data-place='3'] [data-card]").wait_for()
    if ann.page.locator(".dragonegg-wrong").is_visible():
        hands_dragonegg.lay(ann.page).click()


def last_round(ann: Guest) -> None:
    """The Dragon's Egg: how the last round was settled."""
    ann.button("dragonegg-web-last").click()
    ann.page.get_by_role("dialog").wait_for()


def all_pairs(ann: Guest) -> None:
    """Yurikure: the pairs as a table, which a large screen has beside the ring."""
    if ann.button("yurikure-web-pairs").count():
        ann.button("yurikure-web-pairs").click()
        ann.page.get_by_role("dialog").wait_for()


def see_a_seat(ann: Guest) -> None:
    """Aurum: a seat seen closer."""
    ann.page.locator(".aurum-look").first.click()
    ann.page.get_by_role("dialog").wait_for()


def long_line(game: Game) -> bool:
    """Line-it: Ann's line has three cards or more, and another one fits."""
    view = game["view"]
    if not game["turn"] or view["took"]:
        return False
    fits = any(one["source"] == "display" and one["rule"] is None for one in view["additions"])
    return fits and len(view["lines"][view["seat"]]["cards"]) >= 3


def in_trick(game: Game) -> bool:
    """Aurum: Ann follows as the last but one or the last, in the fourth trick or later."""
    view = game["view"]
    at_trick = bool(game["turn"]) and view["phase"] == "follow" and len(view["tricks"]) >= 4
    return at_trick and len(view["tricks"][-1]["cards"]) >= 2


def grown(game: Game) -> bool:
    """Yurikure: something is asked in the third round or later."""
    return hands_yurikure.at_turn("reveal", "declare", "object")(game) and game["view"]["round"] >= 3


# A moment of a long game, and what is shown there beside the table itself.
Moment = tuple[str, Callable[[Game], bool], dict[str, Show]]
GAMES: dict[str, tuple[Any, Moment]] = {
    "lineit": (hands_lineit, ("built", long_line, {"ghost": take_a_card})),
    "dragonegg": (
        hands_dragonegg,
        ("made", hands_dragonegg.in_round(3), {"sets": make_sets, "last": last_round}),
    ),
    "yurikure": (hands_yurikure, ("grown", grown, {"pairs": all_pairs})),
    "aurum": (hands_aurum, ("trick", in_trick, {"closer": see_a_seat})),
}
OTHER_NUMBER = {"lineit": 5, "dragonegg": 5, "yurikure": 3, "aurum": 3}  # of players, who need other room


def pictures(game: str, place: Running, token: str, undo: ExitStack) -> Iterator[Picture]:
    """One after another, as the game goes on."""
    hands, (late, is_late, extra) = GAMES[game]
    yield from around(game)
    company = Company(place, token, undo, game, hands.choose)

    def at_table(link: str, then: Show = lambda ann: None) -> Show:
        def show(ann: Guest) -> None:
            ann.page.goto(link)
            hands.asked(ann.page).wait_for()
            then(ann)

        return show

    for name, until in hands.MOMENTS.items():
        if company.play(until):
            yield Picture(f"{game}-{name.removeprefix('a ').replace(' ', '-')}", at_table(company.link))
    company = Company(place, token, undo, game, hands.choose)
    while not company.play(is_late):  # not every game comes to it
        company = Company(place, token, undo, game, hands.choose)
    yield Picture(f"{game}-{late}", at_table(company.link), EVERY, ("desktop", "phone", "small", "lying"))
    for also, then in extra.items():
        yield Picture(f"{game}-{also}", at_table(company.link, then))
    players = OTHER_NUMBER[game]
    link = with_bots(place, token, game, players, is_late)
    yield Picture(f"{game}-{players}", at_table(link), sizes=("desktop", "small", "lying"))
    yield Picture(f"{game}-watching", lambda ann: watch(ann, link))
    company.play(is_over)
    yield Picture(f"{game}-result", lambda ann: result(ann, company.link), EVERY)
    yield Picture(f"{game}-replay", lambda ann: replay(ann, company.link))


def with_bots(place: Running, token: str, game: str, players: int, until: Callable[[Game], bool]) -> str:
    """A game against bots, up to a moment that not every game comes to; its link."""
    ends: list[bool] = []

    def is_there(it: Game) -> bool:
        ends.append(is_over(it))
        return until(it) or is_over(it)

    link = played(place, token, is_there, players, GAMES[game][0].choose, game=game)
    return with_bots(place, token, game, players, until) if ends[-1] else link


def around(game: str) -> Iterator[Picture]:
    """Pages about a game."""

    def drawer(ann: Guest) -> None:
        ann.page.goto("/")
        ann.button(f"{game}-name").click()
        ann.page.locator(".drawer.open").get_by_role("heading", name=ann.say(f"{game}-name")).wait_for()

    def options(ann: Guest) -> None:
        ann.page.goto(f"/new/{game}")
        ann.page.locator("#options").evaluate("title => title.scrollIntoView()")

    def rules(ann: Guest) -> None:
        ann.page.goto(f"/rules/{game}")
        ann.page.locator(".rule").first.wait_for()

    yield Picture(f"{game}-drawer", drawer, EVERY)
    yield Picture(f"{game}-new", options, EVERY)
    yield Picture(f"{game}-rules", rules)


def watch(ann: Guest, link: str) -> None:
    """As somebody who is not of the company."""
    ann.token = ann.place.guest("Dora").token
    ann.be_known()
    ann.page.goto(link)
    ann.page.locator(".felt > section").first.wait_for()


def result(ann: Guest, link: str) -> None:
    """The end of the game."""
    ann.page.goto(link)
    ann.page.locator("dialog.result").wait_for()


def replay(ann: Guest, link: str) -> None:
    """Somewhere in the middle."""
    ann.page.goto(f"{link}/replay?step=60")
    ann.page.locator(".replay-stage section").first.wait_for()
