"""Bodies of HTTP requests and answers about accounts: how one signs in, and where one is signed in."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from .http import Ask

Login = Annotated[str, Meta(min_length=1, max_length=60)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
Base64 = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=6000, description="Bytes in base64url, without padding.")
]


class SessionInfo(msgspec.Struct):
    """Where you are signed in."""

    id: str
    label: str  # the kind of device, "Firefox · Windows"; empty when it is not known
    created: int  # ms
    seen: int  # ms, with a grain of five minutes
    current: bool  # whether it is the one that asks


class PasskeyInfo(msgspec.Struct):
    """A passkey of yours."""

    id: str
    label: str  # the kind of device on which it was made
    created: int  # ms
    used: int  # ms


class Account(msgspec.Struct):
    """You, as the server knows you."""

    person: str
    name: str  # that everybody sees
    created: int  # ms
    login: str | None  # to sign in with a password; null: there is none
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    proved: bool  # whether this session has given password or passkey a moment ago, or needs none


class NewLogin(Ask):
    """A name and a password to sign in with, instead of those that you have."""

    login: Login
    password: Secret


class SignedByPasskey(Ask):
    """What a passkey has signed: the parts of `navigator.credentials.get()`."""

    id: Base64
    client_data: Base64
    authenticator_data: Base64
    signature: Base64
    user_handle: Base64 | None = None


class NewPasskey(Ask):
    """A passkey that was made: the parts of `navigator.credentials.create()`."""

    id: Base64
    client_data: Base64
    attestation: Base64


class Proof(Ask):
    """That it is you: one of the two."""

    password: Secret | None = None
    passkey: SignedByPasskey | None = None


class SignIn(Proof):
    """Who you are: a login with its password, or a passkey alone."""

    login: Login | None = None


class TableOfMine(msgspec.Struct):
    """A table at which you sit or sat."""

    table: str
    game: str
    status: str
    opened: int  # ms


class SaidByMe(msgspec.Struct):
    """What you said at such a table."""

    table: str
    at: int  # ms
    text: str | None = None
    phrase: str | None = None


class MyData(msgspec.Struct):
    """All that is kept about you."""

    account: Account
    tables: list[TableOfMine]
    said: list[SaidByMe]
