"""Worked examples of the Dragon's Egg (DX1 to DX13) and more of the same kind, and the invariants."""

from collections import Counter

import pytest

from dragonegg.implementations import IMPLEMENTATIONS, AnyGame, lively, settled, start
from kobako.match.check import random_match
from naive.dragonegg import PACK

pytestmark = pytest.mark.rules

# Two cards; whether they are a friend, and their sum.
STRENGTHS = {
    "dx5-friend": ("R1 R1", True, 2),
    "dx5-barya": ("R7 B7", False, 14),
    "dx6": ("R3 R*", True, 6),
    "dx7": ("R* B3", False, 10),
    "dx8": ("R* R*", True, 14),
    "dx9": ("R* B*", False, 14),
    "d5": ("B3 B3", True, 6),
    "d7": ("B1 B*", True, 2),  # not a barya of 8, whatever the owner likes
    "4-one-colour": ("R3 R4", False, 7),
    "4-two-colours": ("R1 B6", False, 7),
    "4-another-sum": ("R3 B5", False, 8),
    "5-red-wild": ("R* B5", False, 12),
    "5-blue-wild": ("R3 B*", False, 10),
    "5-friend": ("B5 B*", True, 10),
    "5-two-wilds": ("B* B*", True, 14),
}


@pytest.mark.parametrize("case", STRENGTHS)
def test_4_5_strength(implementation: str, case: str) -> None:
    pair, is_friend, total = STRENGTHS[case]
    strength = IMPLEMENTATIONS[implementation].strength
    assert strength(pair) == strength(" ".join(reversed(pair.split()))) == (is_friend, total)


# Sets by seat; points of the strong sets and of the weak ones, gains.
SETTLEMENTS = {
    "dx1": ("R7 R7 / R1 B2, R6 R6 / R1 B3, R5 R5 / R2 B3", [2, 1, 0], [0, 1, 2], [0, 1, 0]),
    "dx2": ("R7 R7 / R1 B2, B7 B7 / R1 B3, R5 R5 / R2 B3", [2, 2, 0], [0, 1, 2], [0, 2, 0]),
    "dx3": ("R7 B5 / R1 B2, R6 B6 / R1 B3, R5 B7 / R2 B3", [2, 2, 2], [0, 1, 2], [0, 2, 4]),
    "dx4-gain": ("R7 R7 / R1 B3, R6 R6 / R1 B2, R5 R5 / R2 B4", [2, 1, 0], [1, 0, 2], [2, 0, 0]),
    "dx4-none": ("R7 R7 / R1 B1, R6 R6 / R2 B2, R5 R5 / R1 B2", [2, 1, 0], [0, 2, 1], [0, 2, 0]),
    "dx4-d2": ("R7 B6 / R1 B2, R6 B5 / R2 B2, R5 B4 / R1 B1", [2, 1, 0], [1, 2, 0], [2, 2, 0]),
    "dx5": ("R1 R1 / R2 B1, R7 B7 / R2 B3, B2 B2 / R3 B4", [1, 0, 2], [0, 1, 2], [0, 0, 4]),
    "dx12": ("R7 R7 / R1 B2, B7 B7 / B1 R2", [1, 1], [1, 1], [1, 1]),
    "dx13-d1": ("R7 R7 / R1 B2, B6 B6 / B1 R3", [1, 0], [0, 1], [0, 0]),
    "d2": ("R7 R7 / R6 R6, R5 R5 / R4 R4", [1, 0], [1, 0], [1, 0]),
    "d5": ("R3 R3 / R1 B6, B3 B3 / R2 B5", [1, 1], [1, 1], [1, 1]),
    "5": ("R3 R* / R1 R2, B5 B* / B1 B3, R* B* / R1 B2", [1, 2, 0], [1, 2, 1], [1, 4, 0]),
    "7-8": ("R7 R7 / R2 B5, R6 R6 / R3 B4, R5 R5 / R1 B2", [2, 1, 0], [2, 2, 0], [4, 2, 0]),
    "7-five": (
        "R* B* / R2 B3, R7 R7 / R2 B4, R1 R1 / R3 B2, B7 B7 / R3 B1, R* B* / R4 B2",
        [1, 4, 2, 4, 1],
        [2, 4, 2, 0, 4],
        [2, 16, 4, 0, 4],
    ),
}


@pytest.mark.parametrize("case", SETTLEMENTS)
def test_7_8_settlement(implementation: str, case: str) -> None:
    sets, strong, weak, gains = SETTLEMENTS[case]
    game = settled(implementation, *sets.split(", "))
    assert (game.points("strong"), game.points("weak"), game.scores) == (strong, weak, gains)
    assert game.bracelets == [int(gain == 0) for gain in gains]
    assert game.awaits == "deck"


EQUAL_WEAK = "R7 R7 / R1 R1, B7 B7 / B1 B1, B3 B4 / R3 B2"
ONE = "R1 R1 / B1 B1, R7 R7 / R2 B3, R5 B6 / R3 B2"
# Sets by seat; who holds the egg before, and after.
EGGS = {
    "dx10": ("R7 R7 / R2 R2, B6 B6 / B5 B5, R1 B3 / R1 B2", {}, 1),
    "dx11": (EQUAL_WEAK, {"egg": 2}, 2),
    "d8": ("R7 R* / B3 B*, R5 R5 / R1 B2", {}, 0),
    "d17-the-middle-stays": (EQUAL_WEAK, {}, None),
    "d17-a-candidate-keeps-it": (EQUAL_WEAK, {"egg": 0}, 0),
    "d17-two-above-a-third": ("R7 R7 / R6 R6, B7 B7 / B6 B6, R5 R5 / R1 R1", {"egg": 2}, 2),
    "d17-one-above-two": ("R7 R7 / R2 R2, B7 B7 / B2 B2, R4 R4 / B3 B3", {"egg": 0}, 2),
    "d18": (ONE, {"egg": 2}, 0),
    "9-the-only-one-keeps-it": (ONE, {"egg": 0}, 0),
    "9-the-only-one": ("R7 R7 / R6 R6, B7 B7 / R1 B2", {}, 0),
    "9-none-and-the-middle": ("R7 R7 / R1 B2, R6 R6 / R3 B4", {}, None),
    "9-none-and-a-holder": ("R7 R7 / R1 B2, R6 R6 / R3 B4", {"egg": 1}, 1),
}


@pytest.mark.parametrize("case", EGGS)
def test_9_egg(implementation: str, case: str) -> None:
    sets, before, after = EGGS[case]
    assert settled(implementation, *sets.split(", "), **before).egg == after


# ---- Invariants ----

TARGETS = {2: 3, 3: 15, 4: 20, 5: 30}


def check_position(game: AnyGame, line: str) -> None:
    """Check what is true after every line of the record."""
    seats = range(game.players)
    assert game.cards == Counter(PACK)
    assert min(game.bracelets) >= 0
    assert sum(game.bracelets) <= 12
    assert [game.over, game.awaits is not None, game.pending != ()].count(True) == 1
    assert [seat for seat in seats if game.legal(seat)] == list(game.pending)
    best = tuple(seat for seat in seats if game.scores[seat] == max(game.scores))
    assert game.winners == (best if game.over else ())
    if "deck" in line or "discard" in line:
        sizes = [len(hand) for hand in game.hands]
        assert min(sizes) >= 5
        assert game.pending == (tuple(seat for seat in seats if sizes[seat] > 5) or tuple(seats))


def check_settlement(game: AnyGame, scores: list[int], bracelets: list[int]) -> None:
    """Check rules 8, 10 and 12 against the scores and bracelets before the settlement."""
    due = [now == before for now, before in zip(game.scores, scores, strict=True)]
    short = sum(due) > 12 - sum(bracelets)
    assert game.bracelets == [n + (gains and not short) for n, gains in zip(bracelets, due, strict=True)]
    assert game.over == (short or max(game.scores) >= TARGETS[game.players])


@pytest.mark.parametrize("option", ["allowed", "forbidden"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants(implementation: str, players: int, option: str) -> None:
    verbs = set()
    for seed in range(6):
        game = start(implementation, players, {"wild_cross_colour": option})
        before = game.scores, game.bracelets
        for line in random_match("dragonegg", players, {"wild_cross_colour": option}, seed, lively).steps:
            game.tell(line)
            check_position(game, line)
            if game.over or game.awaits:
                check_settlement(game, *before)
            before = game.scores, game.bracelets
            verbs.add(line.split()[line[0].isdecimal()])
            pairs = line.partition(" sets ")[2].split(" / ")
            assert option == "allowed" or not any("*" in pair and pair[0] != pair[3] for pair in pairs)
    assert verbs == {"deck", "bracelet", "sets", "egg", "keep", "discard"}
