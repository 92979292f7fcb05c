"""Scenes for the tests of the client: what a client is sent at the marked positions of recorded games.

A record in tests/records marks a position by the comment `; scene NAME` on the line after it. The scene is
seen by `SEAT`; the one called `watched` by a spectator. `over` is the end of a random game, so that no record
has to be whole.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from kobako import Match
from kobako.match.check import prefixes, random_match
from kobako.match.record import RecordError

RECORDS = Path(__file__).resolve().parent.parent / "tests" / "records"
SEAT = 1
SEED = 1  # of the random games
MARK = re.compile(r"^; scene (.+)$")
Scene = dict[str, Any]


def files() -> dict[str, str]:
    """Return one JSON file of scenes for each file of records."""
    paths = sorted(RECORDS.glob("*.txt"))
    return {f"web/tests/generated/scenes/{path.stem}.json": json_of_file(path) for path in paths}


def json_of_file(path: Path) -> str:
    """Return the scenes of a file, one a line, and `over`; a RecordError has a note with the file's name."""
    game, players = path.stem.split("-")
    try:
        found = dict(scenes_of_all(path.read_text("utf-8")))
    except RecordError as error:
        error.add_note(f"in {path.name}")
        raise
    found["over"] = scene(random_match(game, int(players), {}, SEED), SEAT)
    lines = (f"{json.dumps(name)}: {json.dumps(content)}" for name, content in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def scenes_of_all(text: str) -> Iterator[tuple[str, Scene]]:
    """Yield name and content of each marked position of all records in `text`."""
    for record in re.split(r"^(?=\[game )", text, flags=re.MULTILINE)[1:]:
        yield from scenes_of(record)


def scenes_of(record: str) -> Iterator[tuple[str, Scene]]:
    """Replay a record; yield name and content of each marked position."""
    match = Match.replay(record)
    marks = list(_marks(record))
    for step, now in enumerate(prefixes(match)):
        for name in (name for at, name in marks if at == step):
            yield name, scene(now, None if name == "watched" else SEAT)


def scene(match: Match, seat: int | None) -> Scene:
    """Return what the client of `seat` (None: of a spectator) is sent of a position."""
    return {"view": match.view(seat), "legal": [] if seat is None else match.offered(seat)}


def _marks(record: str) -> Iterator[tuple[int, str]]:
    """Yield how many steps come before each mark, and its name."""
    steps = 0
    for line in record.splitlines():
        if found := MARK.match(line):
            yield steps, found[1]
        elif line[0] not in "[;":
            steps += 1
