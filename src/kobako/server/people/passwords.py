"""Passwords of tables: salted and stretched, off the event loop, few at a time."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets

COST = {"n": 2**14, "r": 8, "p": 1}  # 16 MiB and some 40 ms
AT_ONCE = asyncio.Semaphore(2)
NOBODYS = f"{bytes(16).hex()} {bytes(32).hex()}"  # kept of no password


def _stretch(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, **COST, dklen=32)


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    salt = secrets.token_bytes(16)
    async with AT_ONCE:
        return f"{salt.hex()} {(await asyncio.to_thread(_stretch, password, salt)).hex()}"


async def is_password(password: str, kept: str) -> bool:
    """Whether this is the password."""
    salt, expected = map(bytes.fromhex, kept.split(" "))
    async with AT_ONCE:
        found = await asyncio.to_thread(_stretch, password, salt)
    return hmac.compare_digest(found, expected)
