"""What scenes are made of: the list of them, and tables that are made without the page, most of them once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from browser.guests import Guest
from browser.hands import inviting
from browser.seats import Choose, Game, finish, in_trick, must_follow, seated
from server.running import Running
from waiting import until

Scene = Callable[[Guest], None]
SCENES: list[Scene] = []
MOMENT = 0.2  # seconds between two questions
BOTS = ("bot easy", "bot easy", "bot easy")


def scene(show: Scene) -> Scene:
    """Adds a scene to the list."""
    SCENES.append(show)
    return show


def finished(guest: Guest) -> str:
    """A game that is over; its table."""
    return finished_table(guest.place, guest.token).rpartition("/")[2]


@cache
def finished_table(place: Running, token: str) -> str:
    """A game that was played to its end."""
    link = place.open_table(token, "me", *BOTS, start=True)
    finish(place, token, link)
    return link


@cache
def rated_player(place: Running, token: str) -> str:
    """Somebody who has finished a rated game, with the rating that came of it; the id."""
    link = place.open_table(token, "me", *BOTS, start=True, rated=True, visibility="public")
    finish(place, token, link)
    person: str = place.ask("/api/me", token=token)["person"]

    def is_rated() -> bool:
        return any(game["rating"] for game in place.ask(f"/api/players/{person}")["games"])

    until(is_rated, place, moment=MOMENT)
    return person


@cache
def reviewed_table(place: Running, token: str) -> str:
    """A finished game with its review. That has little priority, and may take long if only it goes on."""
    link = finished_table(place, token)
    path = f"/api/tables/{link.rpartition('/')[2]}/review"
    state: dict[str, Any] = {"done": -1, "review": None}

    def news() -> dict[str, Any] | None:
        now: dict[str, Any] = place.ask(path, token=token)
        return now if now["review"] or now["done"] != state["done"] else None

    while not state["review"]:
        state = until(news, place, moment=MOMENT)
    return link


def changed(record: str) -> str:
    """A record with two cards of its first deal in each other's place."""
    deal = next(line for line in record.splitlines() if line.startswith("deal "))
    first, second = deal.split()[1:3]
    return record.replace(deal, deal.replace(f"{first} {second}", f"{second} {first}", 1), 1)


@cache
def first_bid(place: Running, token: str) -> str:
    """A game that has just begun."""
    return place.open_table(token, "me", *BOTS, start=True)


def played(
    place: Running,
    token: str,
    until: Callable[[Game], bool],
    players: int = 4,
    choose: Choose | None = None,
    **more: object,
) -> str:
    """A game against bots, up to a moment; its link."""
    link = place.open_table(token, "me", *["bot easy"] * (players - 1), start=True, **more)
    with seated(place, token, link) as seat:
        seat.play(until, choose)
    return link


@cache
def mid_game(place: Running, token: str, timed: bool, players: int) -> str:
    """A card is asked for, in the fourth trick of the second round."""
    clock = {"kind": "bank", "seconds": 3600, "increment": 10} if timed else {}
    return played(place, token, in_trick(2, 4), players, clock=clock)


@cache
def suit_to_follow(place: Running, token: str) -> str:
    """A card is asked for, and some may not be played."""
    return played(place, token, must_follow)


def at_card(guest: Guest, round_: int, trick: int) -> None:
    """A table of the guest's own, at the moment when a card to that trick is asked for."""
    guest.page.goto(played(guest.place, guest.token, in_trick(round_, trick)))
    inviting(guest.page).first.wait_for()
