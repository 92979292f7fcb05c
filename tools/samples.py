"""Sentences as Python says them, for a test that the browser says them alike."""

from __future__ import annotations

import json
from collections.abc import Mapping

from kobako import texts

Sample = tuple[str, Mapping[str, texts.Arg]]  # id and arguments of a message
# One of every kind: plain, several lines, choices by word and by number, plurals, and all sorts of numbers.
SAMPLES: tuple[Sample, ...] = (
    ("luz-name", {}),
    ("luz-rule-10", {}),
    ("not-your-turn", {"seats": (1, 2)}),
    ("luz-slot-empty", {"slot": 4, "slots": (1, 2, 10)}),
    *(("luz-follow", texts.Args(suit=suit, slots=(3,))) for suit in "YRGBP"),
    *(("luz-ask-free", {"suit": suit}) for suit in "YP"),
    ("yurikure-told-order", {"girls": tuple("RWKYPGS")}),
    ("aurum-lead-gold", {"cards": ()}),
    ("aurum-lead-gold", {"cards": "P3, S10"}),  # as it was kept before there were lists
    ("luz-told-points", {"who": "you", "name": "Åsa", "bid": "3+", "won": 4, "points": 40}),
    ("luz-told-points", {"who": "other", "name": "<b>Åsa</b>", "bid": "0", "won": 1, "points": -1085}),
    *(("verify-web-others", {"count": count}) for count in (0, 1, 2, 1000, 1234567)),
    *(("verify-web-agrees", {"lines": lines}) for lines in (1, 5)),
    *(
        ("verify-web-step", {"due": due, "line": 12, "text": "{ 1 play 3 }"})
        for due in ("deal", "over", "decision")
    ),
    *(("verify-web-first", {"mark": mark, "game": "luz"}) for mark in ("fits", "differs")),
    ("replay-speed-value", {"speed": "0.5"}),
)


def files() -> dict[str, str]:
    """Return the file of samples, in all languages."""
    said = [
        {"language": language, "id": id, "args": args, "text": texts.say(id, args, language)}
        for language in texts.LANGUAGES
        for id, args in SAMPLES  # noqa: A001 - a message's id
    ]
    return {"web/tests/generated/samples.json": json.dumps(said, ensure_ascii=False, indent=1) + "\n"}
