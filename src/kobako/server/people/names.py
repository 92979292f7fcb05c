"""What people write, made harmless: names and chat are one line of text that shows what it holds."""

from __future__ import annotations

import unicodedata

from ...messages.up import MOST_CHAT

MOST_NAME = 24
LEAST_LOGIN, MOST_LOGIN = 3, 32
MOST_MARKS = 3  # accents on one letter; more would run over the neighbours' lines
# Kinds of characters that are dropped: controls, formats (bidi controls, zero width), surrogates, unassigned
# and private ones.
DROPPED = frozenset(("Cc", "Cf", "Cs", "Cn", "Co"))
MARKS = ("Mn", "Me")
# Letters and signs that show nothing, though Unicode does not count them as formats.
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    chr(code) for block in (range(0x180B, 0x1810), range(0xFE00, 0xFE10)) for code in block
)


def clean_name(text: str) -> str | None:
    """A person's name as it will be shown; None if nothing is left of it, or too much."""
    return _clean(text, MOST_NAME)


def clean_login(text: str) -> str | None:
    """A name to sign in with, as it was typed; None if it has too few letters, too many, or spaces."""
    cleaned = _clean(text, MOST_LOGIN)
    return cleaned if cleaned and len(cleaned) >= LEAST_LOGIN and " " not in cleaned else None


def fold_login(login: str) -> str:
    """The same for all logins that count as the same: small and capital, wide and narrow letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def clean_chat(text: str) -> str | None:
    """A line of chat as it will be shown; None if nothing is left of it, or too much."""
    return _clean(text, MOST_CHAT)


def _clean(text: str, most: int) -> str | None:
    seen = "".join(character for character in " ".join(text.split()) if _is_seen(character))
    cleaned = " ".join(_without_heaps(unicodedata.normalize("NFC", seen)).split())
    return cleaned if 0 < len(cleaned) <= most else None


def _is_seen(character: str) -> bool:
    if unicodedata.category(character) in DROPPED or character in UNSEEN:
        return False
    return not 0xE0100 <= ord(character) <= 0xE01EF  # variants of one letter


def _without_heaps(text: str) -> str:
    """Drop marks that stand on no letter, and those that are too many on one."""
    kept: list[str] = []
    room = 0
    for character in text:
        if unicodedata.category(character) in MARKS:
            room -= 1
            if room < 0:
                continue
        else:
            room = 0 if character == " " else MOST_MARKS
        kept.append(character)
    return "".join(kept)
