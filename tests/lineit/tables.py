"""Tables for rule tests: say which cards matter, and the rest of the pack lies somewhere."""

import random
from collections.abc import Sequence

from kobako import IllegalMove, Match
from kobako.games import find
from naive.lineit import PACK

ROUNDS = {2: 26, 3: 21, 4: 17, 5: 15}  # by number of players


def deck_line(*displays: str) -> str:
    """A deck with these cards on top, in this order; the others follow as they stand in the pack."""
    top = " ".join(displays).split()
    rest = list(PACK)
    for card in top:
        rest.remove(card)
    return " ".join(["deck", *top, *rest])


def table(players: int, *displays: str, first: int = 0, options: dict[str, str] | None = None) -> Match:
    """A match whose first rounds show these cards."""
    match = Match("lineit", players, chance="given", options=options)
    match.chance(f"first {first}")
    match.chance(deck_line(*displays))
    return match


def act(match: Match, *moves: str) -> None:
    """Whoever is to act makes these moves."""
    for move in moves:
        match.act(match.pending[0], move)


def refusal(match: Match, move: str) -> IllegalMove:
    """How a move is refused."""
    try:
        match.act(match.pending[0], move)
    except IllegalMove as error:
        return error
    raise AssertionError(f"{move} was accepted")


def idle(match: Match) -> None:
    """A turn in which nothing is left in the line."""
    seat = match.pending[0]
    if "cash" in match.legal(seat):
        act(match, "cash")
    act(match, match.legal(seat)[0], "cash", "end")


def to_final(match: Match) -> None:
    """Idle turns, until the final phase is over or somebody is to act in it."""
    while match.pending and match.view(None)["phase"] == "turn":
        idle(match)


def line(match: Match, seat: int = 0) -> str:
    """The cards of a line, and `up` or `down` behind them."""
    shown = match.view(None)["lines"][seat]
    direction = shown["standing"]["direction"]
    return " ".join([*(card["card"] for card in shown["cards"]), *([direction] if direction else [])])


def names(cards: list[dict[str, str]]) -> str:
    return " ".join(card["card"] for card in cards)


def jackpots(match: Match) -> list[str]:
    return [names(pile["cards"]) for pile in match.view(None)["jackpots"]]


def steady(rng: random.Random, moves: list[str]) -> str:
    """A random move that seldom cashes a line, so that lines get long and everything happens."""
    kept = [move for move in moves if move != "cash" or rng.random() < 0.1]
    return rng.choice(kept or moves)


def steady_match(players: int, seed: int, options: dict[str, str]) -> Match:
    """A whole game of such moves."""
    rng = random.Random(seed)
    match = Match("lineit", players, seed=seed, options=options)
    while not match.over:
        seat = match.pending[0]
        match.act(seat, steady(rng, match.legal(seat)))
    return match


def at(
    lines: Sequence[str] = ("",),
    *,
    players: int = 2,
    display: str = "",
    hands: Sequence[str] = (),
    jackpots: Sequence[str] = (),
    piles: Sequence[str] = (),
    turn: str = "0",
    options: str = "",
) -> Match:
    """A match at a position: seats without a word have nothing; without a display it is the final phase.

    `turn` is the seat to act and what it has done: "0 took played". All other cards are in the discard or,
    if they are not needed there, face down in the order of the pack.
    """
    size = players + 2
    places = [*lines, *hands, *jackpots]
    lying = " ".join(places).split()
    shown = sorted(display.split(), key=PACK.index)
    rest = list(PACK)
    for card in lying + shown:
        rest.remove(card)
    spare = sum(int(pile.split()[0]) + len(pile.split()) - 1 for pile in piles)  # score piles and tokens
    spare += -(len(lying) + spare) % size if shown else len(rest)
    before, rest = lying + rest[:spare], rest[spare:]
    taken = size - len(shown) if shown else 0
    up, down = before + shown + rest[:taken], rest[taken:]
    start = (int(turn[0]) - taken + ("took" in turn)) % players
    parts = [
        f"{players} {start} {options}",
        f"{' '.join(up)} / {' '.join(down) or '-'}",
        " ".join(shown) or "-",
        _listed(lines, players, "-"),
        _listed(hands, players, "-"),
        _listed(jackpots, 4, "-"),
        _listed(piles, players, "0"),
        turn,
    ]
    match = Match("lineit", players, chance="given")
    match._states = find("lineit").notation.read(" | ".join(parts))
    return match


def _listed(entries: Sequence[str], n: int, nothing: str) -> str:
    return ", ".join(entry or nothing for entry in [*entries, *[""] * (n - len(entries))])
