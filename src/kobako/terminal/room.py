"""The room around a game at a server: who sits where, and what everybody is called."""

from __future__ import annotations

from collections.abc import Sequence

from .. import texts
from ..messages.common import Chair, Room
from .words import Words, harmless, wrap


def seat_of(room: Room, person: str) -> int | None:
    """The seat of a person. One that is only kept is not taken yet."""
    for seat, chair in enumerate(room.chairs):
        if chair.person == person and not chair.kept:
            return seat
    return None


def free_seats(room: Room, person: str) -> list[int]:
    """The seats that a person can take, those that are kept for this person first."""
    chairs = list(enumerate(room.chairs))
    kept = [seat for seat, chair in chairs if chair.kept and chair.person == person]
    return kept + [seat for seat, chair in chairs if chair.kind == "open" and not chair.kept]


def person_name(name: str, words: Words) -> str:
    """What a person is called. Who has left for good has no name any more."""
    return harmless(name) or words("someone-left")


def names_of(chairs: Sequence[Chair], words: Words) -> dict[int, str]:
    """What the seats are called: by the person's name, or by the bot's with a number."""
    names: dict[int, str] = {}
    bots = 0
    for seat, chair in enumerate(chairs):
        if chair.person:
            names[seat] = person_name(chair.name, words)
        elif chair.kind == "bot":
            bots += 1
            bot = words(f"bot-{chair.bot}") if texts.has(f"bot-{chair.bot}") else str(chair.bot)
            names[seat] = words("table-bot-name", bot=bot, number=bots)
    return names


def room_lines(room: Room, person: str, words: Words) -> list[str]:
    """Every seat a line, and who starts the game."""
    lines = [words(f"{room.game}-name")]
    mine = seat_of(room, person)
    for seat, chair in enumerate(room.chairs):
        kind = "you" if seat == mine else "kept" if chair.kept else "taken" if seat in words.names else "open"
        lines += wrap(words("terminal-join-chair", kind=kind, seat=seat, name=words.names.get(seat, "")))
    if room.status == "open":
        who = "you" if room.host == person else "other"
        lines += wrap(words("terminal-join-host", who=who, name=person_name(room.host_name, words)))
    return lines
