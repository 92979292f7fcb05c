"""Tables for rule tests: say which cards matter, and the rest of the pack is dealt somehow."""

import random
from collections.abc import Mapping

from kobako import Match
from naive.aurum import pack

HAND = 12
WORTH = (0, 1, 1, 1, 2, 2, 2, 3, 3)  # 13: of gold, by rank

# Every third (fourth) rank of every suit, so that any card can be followed by anybody.
THREE = {
    0: "B1 B4 B7 P1 P4 P7 Z1 Z4 Z7 S1 S4 S7",
    1: "B2 B5 B8 P2 P5 P8 Z2 Z5 Z8 S2 S5 S8",
    2: "B3 B6 B9 P3 P6 P9 Z3 Z6 Z9 S3 S6 S9",
}
FOUR = {
    0: "B1 B5 B9 P1 P5 P9 Z1 Z5 C1 C5 S1 S5",
    1: "B2 B6 B10 P2 P6 P10 Z2 Z6 C2 C6 S2 S6",
    2: "B3 B7 P3 P7 Z3 Z7 Z9 C3 C7 C9 S3 S7",
    3: "B4 B8 P4 P8 Z4 Z8 Z10 C4 C8 C10 S4 S8",
}
# Seat 0 leads Z1, seat 1 plays P1, and seat 2 has nothing but these two suits.
STUCK = {
    0: "S1 S2 S3 S4 S5 S6 S7 S8 S9 Z1 Z2 Z3",
    1: "B1 B2 B3 B4 B5 B6 B7 B8 B9 P1 P2 P3",
    2: "P4 P5 P6 P7 P8 P9 Z4 Z5 Z6 Z7 Z8 Z9",
}


def deal_line(players: int, hands: Mapping[int, str]) -> str:
    """A deal in which the seats hold at least these cards; other cards fill up from the low end."""
    wanted = {seat: cards.split() for seat, cards in hands.items()}
    named = {card for cards in wanted.values() for card in cards}
    rest = [card for card in pack(players) if card not in named]
    dealt: list[str] = []
    for seat in range(players):
        hand = wanted.get(seat, [])
        dealt += hand + [rest.pop(0) for _ in range(HAND - len(hand))]
    return " ".join(["deal", *dealt, *rest])


def table(
    players: int,
    hands: Mapping[int, str],
    *,
    first: int = 0,
    predict: str = "",
    options: Mapping[str, str] | None = None,
) -> Match:
    """A match in round 1 with these hands; with predictions, by seat from the first on, play can begin."""
    match = Match("aurum", players, chance="given", options=options)
    match.chance(f"first {first}")
    match.chance(deal_line(players, hands))
    for step, card in enumerate(predict.split()):
        match.act((first + step) % players, f"predict {card}")
    return match


def act(match: Match, *moves: str) -> None:
    """The seats whose turn it is make these moves; a card alone is played, and before it everybody stays."""
    for move in moves:
        is_card = len(move) <= 3
        if is_card:
            stay(match)
        match.act(match.pending[0], f"play {move}" if is_card else move)


def stay(match: Match) -> None:
    """Nobody swaps any more before this trick."""
    while match.view(None)["phase"] == "swap":
        match.act(match.pending[0], "stay")


def hand(match: Match, seat: int) -> set[str]:
    """The cards that a seat holds."""
    return {card["card"] for card in match.view(seat)["own"]}


def finish_round(match: Match) -> None:
    """The first legal move, until the round is scored."""
    while match.pending:
        match.act(match.pending[0], match.legal(match.pending[0])[0])


# ---- Tables that several tests sit down at ----


def three(predict: str = "B7 B8 B9", options: Mapping[str, str] | None = None) -> Match:
    """Before the first swap window of three players."""
    return table(3, THREE, predict=predict, options=options)


def four(predict: str = "B9 B10 B7 B8", options: Mapping[str, str] | None = None) -> Match:
    """The same with four."""
    return table(4, FOUR, predict=predict, options=options)


def stuck(options: dict[str, str] | None = None) -> Match:
    """Seat 2 can play no base card."""
    match = table(3, STUCK, predict="S1 B1 P4", options=options)
    act(match, "Z1", "P1")
    return match


def empty_leader(players: int, seed: int) -> Match:
    """Before a trick whose leader has no card left."""
    rng = random.Random(seed)
    match = Match("aurum", players, seed=seed)
    while True:
        seat, view = match.pending[0], match.view(None)
        if view["phase"] == "swap" and not view["hands"][view["lead"]]["held"]:
            return match
        moves = [move for move in match.legal(seat) if move != "stop"]
        first = view["phase"] == "swap" or (seat == 0 and not moves[0].startswith("play G"))
        match.act(seat, moves[0] if first else rng.choice(moves))


# ---- Lively games: swaps are many, so in random games all gold is soon paid and none is played ----


def choose(rng: random.Random, moves: list[str]) -> str:
    """A kind of move, and then one of them."""
    kinds: dict[str, list[str]] = {}
    for move in moves:
        kinds.setdefault("gold" if move.startswith("play G") else move.split()[0], []).append(move)
    odds = {"swap": 1, "stay": 3, "gold": 1, "play": 2}
    [kind] = rng.choices(list(kinds), [odds.get(kind, 1) for kind in kinds])
    return rng.choice(kinds[kind])


def lively(players: int, options: Mapping[str, str], seed: int) -> Match:
    """A whole game of such moves."""
    rng = random.Random(seed)
    match = Match("aurum", players, seed=seed, options=options)
    while not match.over:
        seat = rng.choice(match.pending)
        match.act(seat, choose(rng, match.legal(seat)))
    return match
