"""Passwords of people: Argon2id, off the event loop, few at a time. (Those of tables: `passwords.py`.)"""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from .names import fold_login

LEAST, MOST = 8, 128  # characters
HASHER = PasswordHasher(
    time_cost=2, memory_cost=19 * 1024, parallelism=1
)  # KiB; what OWASP names as the least
AT_ONCE = asyncio.Semaphore(2)
# Kept of no password; it is tried where there is no such login, which takes as long.
NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"


def is_good_password(password: str, login: str) -> bool:
    """Whether a password will do: long enough, and not the login itself."""
    normal = _normal(password)
    return LEAST <= len(normal) <= MOST and fold_login(normal) != fold_login(login)


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    async with AT_ONCE:
        return await asyncio.to_thread(HASHER.hash, _normal(password))


async def is_password(password: str, kept: str | None) -> bool:
    """Whether this is the password. Where there is none, the answer takes as long."""
    async with AT_ONCE:
        return await asyncio.to_thread(_verify, kept or NOBODYS, _normal(password))


def _verify(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except VerificationError:
        return False


def _normal(password: str) -> str:
    """Machines write the same letter with one sign or with two."""
    return unicodedata.normalize("NFC", password)
