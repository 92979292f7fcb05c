"""What random games with random mistakes have to say, for tests of how it is said.

At every step seats try lines that are put together from pieces of moves, and are mostly refused.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from kobako import Match
from kobako.games import GAMES
from kobako.games.game import GameInfo, IllegalMove, Refusal, Text

SEED = 1
TRIES = 4  # mistakes at every step
PLAYED = {"luz": 12, "lineit": 24, "dragonegg": 70, "yurikure": 6, "aurum": 16}  # games
ODD = ("0", "7", "99", "?", "R", "WR", "line", "partner")  # pieces that stand nowhere, or elsewhere


class Saying(NamedTuple):
    """A sentence: why something was refused, or what happened and what is asked."""

    game: str
    is_refusal: bool
    text: Text


RARE = (  # what may not come up: as the rules would say it
    Saying("lineit", True, Text("lineit-hand-full", {"most": 2})),
    Saying("lineit", True, Text("lineit-second-challenge")),
    Saying("lineit", False, Text("lineit-told-no-jackpot", {"seat": 0, "colour": "B", "count": 0})),
    Saying("lineit", False, Text("lineit-told-won", {"seat": 0, "value": 3})),
    Saying("dragonegg", True, Text("dragonegg-deck-empty")),
    Saying("dragonegg", False, Text("dragonegg-told-egg-kept", {"seat": 0})),
    Saying("dragonegg", False, Text("dragonegg-told-egg-shared")),
    Saying("dragonegg", False, Text("dragonegg-told-over-shared", {"seat": 0, "money": 35})),
    Saying("dragonegg", False, Text("dragonegg-ask-over-shared", {"seat": 0, "money": 35})),
    Saying("yurikure", False, Text("yurikure-told-share", {"seat": 0, "points": 9})),
    Saying("yurikure", False, Text("yurikure-ask-share", {"count": 2, "points": 9})),
    Saying("yurikure", False, Text("yurikure-ask-nobody")),
)


def sayings(info: GameInfo) -> list[Saying]:
    """Return everything that comes up in random games of a game, and what is rare, each once."""
    rng = random.Random(f"{SEED} {info.name}")
    found = {repr(saying): saying for saying in RARE if saying.game == info.name}
    for number in range(PLAYED[info.name]):
        options = {option.name: rng.choice(option.values) for option in info.options}
        match = Match(info.name, info.seats[number % len(info.seats)], options=options, chance="given")
        found |= {repr(saying): saying for saying in _game(match, rng)}
    return list(found.values())


def _game(match: Match, rng: random.Random) -> Iterator[Saying]:
    """Play a game to its end; yield what a spectator and a seat are told and asked."""
    info = match.info
    moves: dict[str, list[str]] = {}  # by verb
    for text in map(info.notation.action_text, range(info.actions)):
        moves.setdefault(text.partition(" ")[0], []).append(text)
    dealer = Match(info.name, match.players, options=match.options, seed=rng.randrange(1 << 32))
    looks = [match.look(None), match.look(0)]
    while True:
        yield from (Saying(info.name, False, info.story.question(look)) for look in looks)
        for _ in range(TRIES):
            yield from _tried(match, _mistake(match, moves, rng), rng)
        if match.over:
            return
        if len(match.steps) == len(dealer.steps):
            seat = rng.choice(dealer.pending)
            dealer.act(seat, rng.choice(dealer.legal(seat)))
        match.add(dealer.steps[len(match.steps)])
        before, looks = looks, [match.look(None), match.look(0)]
        for was, now in zip(before, looks, strict=True):
            yield from (Saying(info.name, False, text) for text in info.story.events(was, now))


def _mistake(match: Match, moves: dict[str, list[str]], rng: random.Random) -> str:
    """Return a legal move or any other, mostly with other pieces or in another order."""
    legal = [move for seat in match.pending for move in match.legal(seat)]
    move = rng.choice(legal if legal and rng.random() < 0.5 else moves[rng.choice(list(moves))])
    verb, *rest = move.split(" ")
    way = rng.randrange(4)
    if way == 0:
        rng.shuffle(rest)
    elif rest:
        for _ in range(way - 1):
            piece = rng.choice(rng.choice(moves[verb]).split(" ")[1:])
            rest[rng.randrange(len(rest))] = rng.choice((piece, *ODD))
    return " ".join([verb, *rest])


def _tried(match: Match, move: str, rng: random.Random) -> Iterator[Saying]:
    """Yield why a seat may not move like this, take its move back, or order this in advance."""
    seat = rng.choice((*match.pending * match.players, *range(match.players + 1)))
    name, orders = match.info.name, match.info.orders
    try:
        match.check(seat, move)
    except IllegalMove as refused:
        yield Saying(name, True, Text(refused.id, refused.args))
    if seat < match.players and not match.can_undo(seat):
        try:
            match.undo(seat)
        except IllegalMove as refused:
            yield Saying(name, True, Text(refused.id, refused.args))
    if orders and seat in match.pending:
        bound = orders.bind(match.look(seat), rng.choice((move, "pass girl", f"reveal {rng.randrange(9)}")))
        if isinstance(bound, Refusal):
            yield Saying(name, True, Text(bound.id, bound.args))


def files() -> dict[str, str]:
    """Return the file of all sayings, a line for each."""
    told: list[dict[str, Any]] = [
        {"game": game, "refusal": is_refusal, "id": text.id, "args": text.args}
        for info in GAMES
        for game, is_refusal, text in sayings(info)
    ]
    lines = (json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in told)
    return {"web/tests/generated/sayings.json": "[\n" + ",\n".join(lines) + "\n]\n"}
