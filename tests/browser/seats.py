"""A seat that is played over its own socket: brings a table quickly to where a test begins."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from server.running import Line, Message, Running

Game = dict[str, Any]
Choose = Callable[[Game], str]


class Seat:
    """What a person's socket is told of a table, and what it does there."""

    def __init__(self, link: str, line: Line) -> None:
        self.line, self.table = line, link.rpartition("/")[2]
        self.room: dict[str, Any] = {}
        self.game: Game = {"turn": False, "legal": [], "view": {"phase": "deal"}}
        line.send("watch", table=self.table)

    def do(self, kind: str, **fields: object) -> None:
        """Do something; the answer is not waited for."""
        self.line.send(kind, table=self.table, cid=next(self.line.cids), **fields)

    def hear(self) -> Message:
        """The next message."""
        message = self.line.next()
        assert message["type"] != "refused", message
        self.room = message.get("room") or self.room
        self.game = message.get("game") or self.game
        return message

    def wait(self, until: Callable[[Seat], bool]) -> None:
        """Listen until something is so."""
        while not until(self):
            self.hear()

    def play(self, until: Callable[[Game], bool], choose: Choose | None = None) -> None:
        """Make a move at every turn, until the game is as it should be."""
        decided = -1
        while not until(self.game):
            if self.game["turn"] and self.game["decision"] > decided:
                decided = self.game["decision"]
                self.do("act", decision=decided, move=(choose or choose_luz)(self.game))
            self.hear()


def choose_luz(game: Game) -> str:
    """A bid of two, or the first card that may be played."""
    move: str = "bid 2" if "bid 2" in game["legal"] else game["legal"][0]
    return move


@contextlib.contextmanager
def seated(place: Running, token: str, link: str) -> Iterator[Seat]:
    """A seat, until the end of the block."""
    with Line(place, place.connect({"Authorization": f"Bearer {token}"})) as line:
        yield Seat(link, line)


def is_over(game: Game) -> bool:
    """Whether the game has ended."""
    return bool(game["view"]["phase"] == "over")


def in_trick(round_: int, trick: int) -> Callable[[Game], bool]:
    """Whether it is one's turn in a trick of a round; both are counted from 1."""

    def is_there(game: Game) -> bool:
        view = game["view"]
        done = sum(len(each["cards"]) == view["players"] for each in view.get("tricks", ()))
        now = (view["round"], done + 1) if view["phase"] == "play" else (0, 0)
        return bool(game["legal"]) and now == (round_, trick)

    return is_there


def must_follow(game: Game) -> bool:
    """Whether it is one's turn and some of one's cards may not be played."""
    view = game["view"]
    if view["phase"] != "play" or not game["legal"]:
        return False
    return len(game["legal"]) < sum(not card["played"] for card in view["hands"][view["seat"]])


def finish(place: Running, token: str, link: str) -> None:
    """Play a game to its end: a bot takes the seat."""
    with seated(place, token, link) as seat:
        seat.wait(lambda seat: seat.room.get("status") == "running")
        seat.do("leave")
        seat.wait(lambda seat: seat.room["status"] == "over")


def open_for_two(place: Running, host: str, friend: str, **more: object) -> str:
    """A running table of two people and two bots; the link."""
    link = place.open_table(host, "me", "person", "bot easy", "bot easy", **more)
    with seated(place, friend, link) as seat:
        seat.wait(lambda seat: bool(seat.room))
        seat.do("sit", seat=1)
        seat.wait(lambda seat: seat.room["chairs"][1]["kind"] == "person")
    with seated(place, host, link) as seat:
        seat.do("start")
        seat.wait(lambda seat: seat.room.get("status") == "running")
    return link


def ask_to_undo(place: Running, host: str, friend: str) -> str:
    """A table where the host has bid and asks the friend on the left to let it be taken back; the link."""
    link = open_for_two(place, host, friend)
    with seated(place, friend, link) as seat:
        seat.wait(lambda seat: seat.game["view"]["phase"] == "bid")
        if seat.game["view"]["start"] == 1:
            seat.play(has_bid)
    with seated(place, host, link) as seat:
        seat.play(has_bid)
        seat.do("undo")
        seat.wait(lambda seat: seat.room["undo"] is not None)
    return link


def has_bid(game: Game) -> bool:
    """Whether one's bid is made, in the first round."""
    return bool(game.get("decision", 0))
