"""Games to study, and what their last decisions are worth for sure."""

from functools import cache

import numpy as np

from kobako import Match
from kobako.bots.bot import find_bot, move_seed
from kobako.bots.search import INFO_OF
from kobako.games import drive
from kobako.games.game import OVER, States
from kobako.match.check import prefixes
from kobako.study.playouts import _shares, imagined

WORLDS = 60
LAST = [  # game, players and seed of games whose last choice is worth something
    (
        "luz",
        4,
        31,
    ),  # one card would take one trick too many, the other makes the bid of 3+, and with it the game
    ("luz", 3, 33),  # one card makes the bid, the other in one world of four
    ("luz", 4, 143),  # no card makes the bid, and what each of them brings depends on the world
    ("lineit", 2, 234),  # a number fits and is cashed; the challenge card would fail
    ("lineit", 2, 266),  # to end the turn wins, to cash shares
    ("aurum", 3, 27),  # the last trick is still to be won by what lies there: a swap would spoil it
    ("aurum", 4, 68),  # the same with partners
]


@cache
def played(game: str, players: int, seed: int, bots: str = "easy") -> Match:
    """A whole game of bots, one name for all or one for each seat."""
    names = bots.split(",") * (players if "," not in bots else 1)
    match = Match(game, players, seed=seed)
    while not match.over:
        seat = match.pending[0]
        mind = find_bot(names[seat])
        action = mind.think(match.seen(seat), seat, move_seed(seed, len(match.steps))).action
        match.act(seat, match.info.notation.action_text(action))
    return match


def at(match: Match, step: int) -> Match:
    """The match before that step."""
    *_, now = prefixes(match, match.steps[:step])
    return now


def last_choice(game: str, players: int, seed: int) -> tuple[States, int]:
    """What is seen before the last choice of a game at random, and by whom."""
    *_, choice = (
        (now.seen(seat), seat)
        for now in prefixes(played(game, players, seed, "random"))
        for seat in now.pending
        if len(now.legal(seat)) > 1
    )
    return choice


def legal(states: States, seat: int) -> list[int]:
    out = np.empty(1 << 14, np.int32)
    return [int(action) for action in out[: drive.legal(states, seat, out)]]


def forced_end(world: States, seat: int, action: int) -> float:
    """What a move brings in a world in which nobody has a choice after it."""
    world = drive.copy_of(world)
    drive.apply(world, seat, action)
    while (kind := drive.due(world)) == 0:
        mover = drive.pending(world).bit_length() - 1
        moves = legal(world, mover)
        assert len(moves) == 1
        drive.apply(world, mover, moves[0])
    assert kind == OVER
    shares = np.zeros((1, 5))
    _shares(world, shares)
    return float(shares[0, seat])


def certain(seen: States, seat: int) -> dict[str, float]:
    """What every move of a seat is worth where it is the last choice of the game, in every world."""
    worlds = imagined(seen, seat, WORLDS, seed=1)
    worth = {}
    for action in legal(seen, seat):
        ends = [forced_end(worlds[i : i + 1], seat, action) for i in range(WORLDS)]
        worth[INFO_OF[seen.dtype].notation.action_text(action)] = float(np.mean(ends))
    return worth
