"""The kind of device that a session is on, from what it says of itself: names that their makers gave."""

from __future__ import annotations

LONGEST = 500  # characters that are looked at

# The first that is found counts: most browsers name those before them, too.
PROGRAMS = (
    ("kobako/", "Kobako"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def label_of(user_agent: str) -> str:
    """Program and system, as far as they are known: "Firefox · Windows"."""
    said = user_agent[:LONGEST]
    found = (next((name for sign, name in kind if sign in said), "") for kind in (PROGRAMS, SYSTEMS))
    return " · ".join(filter(None, found))
