"""Frames that nobody should send: noise, messages that were bitten, and fine ones that must be refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

CANARY = "canary"  # in everything that must not be logged
HUGE = 8000  # characters; larger frames are not let in at all
DEEP = 1500
NUMBERS = (-1, 0, 1, 7, 8, 2**31, 2**63, 2**64, 10**40, 0.5, -0.0, 1e308, float("nan"))
STRANGE = (
    "",
    " ",
    CANARY,
    "\0",
    "\u202e",
    "\ud83c\udca1",
    "x" * HUGE,
    "a" * 41,
    "'; DROP TABLE event; --",
    "../../etc",
)
# Every kind of message, in the right form.
FORMS: dict[str, dict[str, Any]] = {
    "ping": {},
    "lobby": {"on": True},
    "watch": {"after": 0},
    "unwatch": {},
    "sit": {"seat": 1},
    "stand": {},
    "fill": {"seat": 1, "bot": "easy"},
    "start": {},
    "bytes": {"bytes": "00" * 32},
    "act": {"decision": 0, "move": CANARY},
    "order": {"order": CANARY},
    "undo": {},
    "answer": {"yes": True},
    "leave": {},
    "back": {},
    "replace": {"seat": 0},
    "say": {"text": CANARY},
    "again": {},
    "close": {},
}
WITHOUT_TABLE = ("ping", "lobby")
WITHOUT_CID = (*WITHOUT_TABLE, "watch", "unwatch")
HARMLESS = (*WITHOUT_CID, "say", "leave", "undo")  # what somebody in a seat may do

Frame = str | bytes
encode = msgspec.json.encode


@dataclass(frozen=True)
class Target:
    """A table, and moves that its players may not make now."""

    table: str
    wrong_moves: Sequence[str]


class Fuzzer:
    """Frames from a seed. A stranger may send anything; who has a seat only what has to be refused."""

    def __init__(self, rng: Random, targets: Sequence[Target], *, is_seated: bool) -> None:
        self.rng, self.targets = rng, targets
        self.makers: list[Callable[[], Frame]] = [self.illegal]
        if not is_seated:
            self.makers += [self.noise, self.bitten, self.odd, self.deep, self.form, self.form]
        self.is_seated = is_seated
        self.count = 0

    def frame(self) -> Frame:
        self.count += 1
        return self.rng.choice(self.makers)()

    def message(self, kinds: Sequence[str]) -> dict[str, Any]:
        kind, target = self.rng.choice(kinds), self.rng.choice(self.targets)
        message = {"type": kind, **FORMS[kind]}
        if kind not in WITHOUT_TABLE:
            message["table"] = target.table
        if kind not in WITHOUT_CID:
            message["cid"] = f"{CANARY} {self.count}"
        if kind == "act":
            message["move"] = self.rng.choice(target.wrong_moves)
            message["decision"] = self.rng.choice((0, 0, 0, 1, 99))
        return message

    def illegal(self) -> str:
        """Everything in its right form; but not here, not now, not by this person."""
        message = self.message([kind for kind in FORMS if kind not in HARMLESS])
        if "seat" in message:
            message["seat"] = self.rng.randrange(8)
        return encode(message).decode()

    def form(self) -> str:
        """Any message, to tables that there are and to others, with passwords that are wrong."""
        message = self.message(list(FORMS))
        if "table" in message and self.rng.random() < 0.3:
            message["table"] = "".join(self.rng.choices("abcdefghjkmnpqrstuvwxyz23456789", k=10))
        return encode(message).decode()

    def odd(self) -> str:
        """A field is missing, unknown, of another type, or very large."""
        message = self.message(list(FORMS))
        name = self.rng.choice([*message, CANARY, "person", "seat"])
        lot = self.rng.random()
        if lot < 0.2:
            message.pop(name, None)
        elif lot < 0.5:
            message[name] = self.rng.choice(NUMBERS)
        elif lot < 0.8:
            message[name] = self.rng.choice(STRANGE)
        else:
            message[name] = self.rng.choice(([], {}, None, True, [dict(message)], {name: name}))
        return json.dumps(message)[:HUGE]  # it also writes what is no JSON, such as half a character

    def bitten(self) -> str:
        """Some characters of a message are lost, doubled or others."""
        text = encode(self.message(list(FORMS))).decode()
        for _ in range(self.rng.randint(1, 4)):
            at = self.rng.randrange(len(text))
            text = (
                text[:at]
                + self.rng.choice(("", text[at : at + 3] * 2, chr(self.rng.randrange(300))))
                + text[at + 1 :]
            )
        return text

    def noise(self) -> Frame:
        data = self.rng.randbytes(self.rng.randint(0, 200))
        return data if self.rng.random() < 0.02 else data.decode("latin-1")

    def deep(self) -> str:
        opening, depth = self.rng.choice(("[", '{"a":', '{"type":"act","table":[')), self.rng.randint(1, DEEP)
        return (opening * depth)[:HUGE]
