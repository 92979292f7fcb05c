"""Views of real games for the tests of the browser client: `python tools/fixtures.py [GAME ...]`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kobako import Match
from kobako.bots.bot import find_bot, move_seed
from kobako.games import GAMES, find

GAME_FOLDER = Path(__file__).parent.parent / "web" / "src" / "games"
SEAT = 1  # whose eyes we use; the spectator's view is taken apart
FIRST_SEED = 7  # and one more for every player

Wanted = Callable[[Match], str | None]  # the name of a position that is worth keeping


def steps(game: str, players: int, seed: int) -> list[str]:
    """The lines of a game that bots have played."""
    match, bot, notation = Match(game, players, seed=seed), find_bot("easy"), find(game).notation
    for step in range(10**6):
        if match.over:
            break
        seat = match.pending[0]
        action = bot.think(match.seen(seat), seat, move_seed(seed, step)).action
        match.act(seat, notation.action_text(action))
    return list(match.steps)


def scene(match: Match, seat: int | None) -> dict[str, Any]:
    """What a client is sent of a position."""
    return {"view": match.view(seat), "legal": [] if seat is None else match.offered(seat)}


def of_luz(match: Match) -> str | None:
    """Positions between which the table of Luz looks different."""
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


def of_lineit(match: Match) -> str | None:
    """Positions between which the table of Line-it looks different."""
    view = match.view(SEAT)
    if view["phase"] != "turn":
        return {"first": "empty", "final": "final", "over": "over"}.get(view["phase"])
    if SEAT not in view["pending"]:
        return "wait" if view["round"] == 5 else None
    line, misfits = view["lines"][SEAT], [one for one in view["additions"] if one["rule"] == "lineit 5"]
    if view["took"]:
        return "took" if any(move.startswith("play") for move in match.legal(SEAT)) else None
    if any(one["jackpot"] and not one["rule"] for one in view["additions"]):
        return "jackpot"
    if len(view["hands"][SEAT]) == 2 and misfits:
        return "full"
    if line["standing"]["challenge"]:
        return "challenge"
    return "take" if misfits and view["hands"][SEAT] else "begin"


def of_aurum(match: Match) -> str | None:
    """Positions between which the table of Aurum looks different."""
    view, legal = match.view(SEAT), match.legal(SEAT)
    phase, later = view["phase"], view["round"] > 1
    if phase in ("first", "over"):
        return {"first": "empty", "over": "over"}[phase]
    if phase == "deal":
        return "ended" if view["sheet"] else None
    if phase == "predict":
        return "scored" if later and legal else "predict" if legal else "laid"
    if phase == "swap":
        return "swapped" if view["tricks"][-1]["swaps"] else "swap" if legal else None
    if phase == "follow" and legal:
        return "stuck" if "stop" in legal else "follow" if len(view["sealed"]) == 2 else None
    return "lead" if legal and len(view["tricks"]) > 3 else None


def of_yurikure(match: Match) -> str | None:
    """Positions between which the table of Yurikure looks different."""
    view, legal = match.view(SEAT), match.offered(SEAT)
    phase, deciding = view["phase"], view["deciding"]
    if phase == "roll":
        return str(view["rolling"]["what"])
    if phase in ("support", "extra"):
        names = {5: "support", 2: "later", None: "placed"} | ({1: "extra"} if phase == "extra" else {})
        return names.get(view["value"])
    if deciding is None:
        return {"setup": "empty", "over": "over"}.get(phase)
    if not legal:
        return "votes" if len(deciding["no"]) + len(deciding["yes"]) == 3 else f"wait-{phase}"
    if phase == "declare":
        return str(deciding["what"])
    return f"outbid-{phase}" if len(legal) == 1 else phase if len(legal) > 3 else None


def of_dragonegg(match: Match) -> str | None:
    """Positions between which the table of the Dragon's Egg looks different."""
    view = match.view(SEAT)
    phase, mine = view["phase"], SEAT in view["pending"]
    if view["last"] and view["round"] == view["last"]["round"]:
        return "over" if view["over"] else "settled-egg" if view["last"]["egg_why"] == "only" else "settled"
    if phase == "deck" or (phase == "sets" and not mine):
        return "empty" if phase == "deck" else "waiting" if view["last"] else None
    if "bracelet" in match.offered(SEAT):
        return "bracelet"
    return f"{phase}{'' if mine else '-other'}"


def by_phase(match: Match) -> str | None:
    """The first position of every phase, once while others act and once while we do; and one later on."""
    view = match.view(SEAT)
    late = "-late" if len(match.steps) > 60 else ""
    return f"{view['phase']}{'-mine' if SEAT in view['pending'] else ''}{late}"


WANTED: dict[str, Wanted] = {
    "luz": of_luz,
    "lineit": of_lineit,
    "dragonegg": of_dragonegg,
    "yurikure": of_yurikure,
    "aurum": of_aurum,
}
WATCHED = {
    "luz": "complete",
    "lineit": "wait",
    "dragonegg": "egg-other",
    "yurikure": "votes",
    "aurum": "follow",
}  # the position that a spectator sees too; otherwise the last before the end
GAMES_PLAYED = {"dragonegg": 12}  # until every position has come; otherwise one


def positions(game: str, players: int) -> Iterator[Match]:
    """Every position of the games that are played, one after another."""
    for number in range(GAMES_PLAYED.get(game, 1)):
        match = Match(game, players, chance="given")
        yield match
        for line in steps(game, players, FIRST_SEED + players + 10 * number):
            if line[0].isdecimal():
                seat, move = line.split(" ", 1)
                match.act(int(seat), move)
            else:
                match.chance(line)
            yield match


def scenes(game: str, players: int) -> dict[str, Any]:
    """The first position of every name."""
    wanted, watched = WANTED.get(game, by_phase), WATCHED.get(game)
    found: dict[str, Any] = {}
    seen: dict[str, Any] = {}
    for match in positions(game, players):
        name = wanted(match)
        if name and name not in found:
            found[name] = scene(match, SEAT)
            if watched in (None, name) and not match.over:
                seen = scene(match, None)
    return found | {"watched": seen}


def line_of(value: Any, depth: int = 0) -> str:
    """JSON with one line for whatever is short, as the formatter likes it."""
    flat = json.dumps(value)
    if isinstance(value, dict) and not (depth > 2 and len(flat) < 100):
        inside = ",\n".join(f"{json.dumps(key)}: {line_of(item, depth + 1)}" for key, item in value.items())
        return "{\n" + inside + "\n}"
    if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        return "[" + ",\n".join(line_of(item, depth + 1) for item in value) + "]"
    return flat


def main(games: list[str]) -> None:
    for game in games or [info.name for info in GAMES]:
        folder = GAME_FOLDER / game / "fixtures"
        folder.mkdir(parents=True, exist_ok=True)
        for players in find(game).seats:
            (folder / f"{players}.json").write_text(line_of(scenes(game, players)) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
