"""Bodies of requests and answers about other people, and about ways to be called."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from .common import MOST_SEQ, PersonId, TableId, Turn
from .http import Ask
from .up import MOST_CHAT

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,200}=*$", description="Bytes in URL-safe base64.")]
Language = Literal["en", "ja", "zh-Hant"]
Reason = Literal["chat", "name", "play", "leaving", "other"]


class MyTurns(msgspec.Struct):
    """Everything that is asked of you, newest first."""

    turns: list[Turn]


class Calls(msgspec.Struct):
    """How you are called when you are not here."""

    feed: int | None  # ms: since when there is a secret link to your feed; None when there is none
    push: str | None  # the server's key for web push, as a browser wants it; None when it does not do that
    devices: int  # how many browsers are called
    here: bool  # whether the one that asks is among them


class SetLink(Ask):
    """Make a new secret link to your feed, which ends the old one; or only end it."""

    on: bool


class FeedLink(msgspec.Struct):
    """The secret link to your feed, in two formats. It is shown once."""

    atom: str | None
    json: str | None


class SetPush(Ask):
    """Call a browser from now on, or no more."""

    endpoint: Annotated[str, Meta(pattern="^[ -~]{1,1000}$")]
    p256dh: Key
    auth: Key
    language: Language = "en"
    on: bool = True


class Known(msgspec.Struct):
    """Somebody with whom you have played, or of whom you think something. They are not told."""

    person: str
    name: str
    met: int | None  # ms: when you last played together
    friend: bool
    mute: bool
    block: bool


class SetTie(Ask):
    """What you think of somebody; what is null stays as it is."""

    person: PersonId
    friend: bool | None = None
    mute: bool | None = None
    block: bool | None = None


class NewReport(Ask):
    """Tell the host of the server about somebody."""

    person: PersonId
    reason: Reason
    text: Annotated[str, Meta(max_length=MOST_CHAT)] = ""
    table: TableId | None = None  # where it was
    seq: Annotated[int, Meta(ge=0, le=MOST_SEQ)] | None = None  # the last entry that you had seen there


class Filed(msgspec.Struct):
    """The host will see it."""

    report: str
