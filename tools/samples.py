"""Writes web/src/words/samples.json: sentences as Python says them, which the browser must say alike.

With --check: exits 1 when the file is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from kobako import texts

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "words" / "samples.json"
Sample = tuple[str, Mapping[str, str | int]]  # id and arguments of a message
# One of every kind: plain, several lines, choices by word and by number, plurals, and all sorts of numbers.
SAMPLES: tuple[Sample, ...] = (
    ("luz-name", {}),
    ("luz-rule-10", {}),
    ("not-your-turn", {"seats": "1, 2"}),
    ("luz-slot-empty", {"slot": 4, "slots": "1, 2, 10"}),
    *(("luz-follow", {"suit": suit, "slots": "3"}) for suit in "YRGBP"),
    *(("luz-ask-free", {"suit": suit}) for suit in "YP"),
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


def content() -> str:
    """The file as it should be."""
    said = [
        {"language": language, "id": id, "args": args, "text": texts.say(id, args, language)}
        for language in texts.LANGUAGES
        for id, args in SAMPLES  # noqa: A001 - a message's id
    ]
    return json.dumps(said, ensure_ascii=False, indent=1) + "\n"


def main(words: Sequence[str]) -> int:
    if list(words) not in ([], ["--check"]):
        print("usage: python tools/samples.py [--check]", file=sys.stderr)
        return 2
    if not words:
        FILE.write_text(content(), "utf-8")
    elif not FILE.is_file() or FILE.read_text("utf-8") != content():
        print(f"{FILE.name} stale: run python tools/samples.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
