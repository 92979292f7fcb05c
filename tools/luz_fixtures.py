"""Views of real games of Luz for the tests of the browser client: `python tools/luz_fixtures.py`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kobako import Match
from kobako.bots.bot import find_bot, move_seed
from kobako.games import find

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games" / "luz" / "fixtures"
SEAT = 1  # whose eyes we use; the spectator's view is taken apart
SEEDS = {3: 10, 4: 11, 5: 12}
CHANCE = ("first", "deal")


def steps(players: int, seed: int) -> list[str]:
    """The lines of a game that bots have played."""
    match, bot, notation = Match("luz", players, seed=seed), find_bot("easy"), find("luz").notation
    for step in range(10**6):
        if match.over:
            break
        seat = match.pending[0]
        action = bot.choose(match.seen(seat), seat, move_seed(seed, step))
        match.act(seat, notation.action_text(action))
    return list(match.steps)


def scene(match: Match, seat: int | None) -> dict[str, Any]:
    """What a client is sent of a position."""
    return {"view": match.view(seat), "legal": [] if seat is None else match.legal(seat)}


def wanted(match: Match) -> str | None:
    """The name of a position that is worth keeping."""
    view = match.view(SEAT)
    plays = sum(len(trick["cards"]) for trick in view["tricks"])
    mine = SEAT in view["pending"]
    if view["phase"] in ("first", "over") or (view["phase"] == "deal" and view["round"] == 2):
        return {"first": "empty", "deal": "scored", "over": "over"}[view["phase"]]
    if view["phase"] == "bid" and mine:
        return "bid"
    if view["phase"] == "play" and mine and plays % match.players and 0 < len(match.legal(SEAT)) < 4:
        return "follow"
    return "complete" if view["phase"] == "play" and plays == 3 * match.players else None


def scenes(players: int) -> dict[str, Any]:
    """The first position of every name."""
    match, found = Match("luz", players, chance="given"), {}
    for line in ["", *steps(players, SEEDS[players])]:
        if line.startswith(CHANCE):
            match.chance(line)
        elif line:
            seat, move = line.split(" ", 1)
            match.act(int(seat), move)
        if (name := wanted(match)) and name not in found:
            found[name] = scene(match, SEAT)
            if name == "complete":
                found["watched"] = scene(match, None)
    return found


def line_of(value: Any, depth: int = 0) -> str:
    """JSON with one line for whatever is short, as the formatter likes it."""
    flat = json.dumps(value)
    if isinstance(value, dict) and not (depth > 2 and len(flat) < 100):
        inside = ",\n".join(f"{json.dumps(key)}: {line_of(item, depth + 1)}" for key, item in value.items())
        return "{\n" + inside + "\n}"
    if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        return "[" + ",\n".join(line_of(item, depth + 1) for item in value) + "]"
    return flat


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for players in SEEDS:
        (FOLDER / f"{players}.json").write_text(line_of(scenes(players)) + "\n", "utf-8")
