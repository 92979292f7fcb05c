"""The derived examples of the Dragon's Egg, DX1 to DX13, and the invariants."""

from collections import Counter

import pytest

from dragonegg.tables import settled
from kobako import Match
from kobako.cards.fields import fields
from kobako.games.dragonegg import rules
from kobako.games.dragonegg.moves import CARD_NUMBERS, PAIR_NUMBERS, kinds_of
from kobako.games.dragonegg.sets import FRIEND, PAIR_KINDS, STRENGTHS, strength_of
from kobako.match.check import prefixes, random_match
from naive.dragonegg import PACK

pytestmark = pytest.mark.rules


def points(match: Match, row: str) -> list[int]:
    return [result[f"{row}_points"] for result in match.view(None)["last"]["results"]]


def gains(match: Match) -> list[int]:
    return [result["gain"] for result in match.view(None)["last"]["results"]]


def strength(cards: str) -> tuple[str, int]:
    """Class and sum, from the table for compiled code and from the function alike."""
    a, b = (CARD_NUMBERS[card] for card in cards.split())
    number = STRENGTHS[PAIR_NUMBERS[cards]]
    assert number == strength_of(a, b) == strength_of(b, a)
    return "friend" if number > FRIEND else "barya", number % FRIEND


def test_dx1() -> None:
    match = settled("R7 R7 / R1 B2", "R6 R6 / R1 B3", "R5 R5 / R2 B3")
    assert points(match, "strong") == [2, 1, 0]


def test_dx2() -> None:
    match = settled("R7 R7 / R1 B2", "B7 B7 / R1 B3", "R5 R5 / R2 B3")
    assert points(match, "strong") == [2, 2, 0]


def test_dx3() -> None:
    match = settled("R7 B5 / R1 B2", "R6 B6 / R1 B3", "R5 B7 / R2 B3")
    assert points(match, "strong") == [2, 2, 2]


def test_dx4() -> None:
    match = settled("R7 R7 / R1 B3", "R6 R6 / R1 B2", "R5 R5 / R2 B4")
    assert points(match, "strong") == [2, 1, 0]
    assert points(match, "weak") == [1, 0, 2]
    assert gains(match) == [2, 0, 0]
    match = settled("R7 R7 / R1 B2", "R6 R6 / R1 B3", "R5 R5 / R2 B3")
    assert (points(match, "strong")[0], points(match, "weak")[0], gains(match)[0]) == (2, 0, 0)
    assert match.view(None)["seats"][0]["bracelets"] == 1


def test_dx5() -> None:
    assert (strength("R1 R1"), strength("R7 B7")) == (("friend", 2), ("barya", 14))
    assert STRENGTHS[PAIR_NUMBERS["R1 R1"]] > STRENGTHS[PAIR_NUMBERS["R7 B7"]]


def test_dx6() -> None:
    assert strength("R3 R*") == ("friend", 6)


def test_dx7() -> None:
    assert strength("R* B3") == ("barya", 10)


def test_dx8() -> None:
    assert strength("R* R*") == ("friend", 14)


def test_dx9() -> None:
    assert strength("R* B*") == ("barya", 14)


def test_dx10() -> None:
    match = settled("R7 R7 / R2 R2", "B6 B6 / B5 B5", "R1 B3 / R1 B2")
    assert match.view(None)["egg"] == 1
    assert match.view(None)["last"]["egg_why"] == "best"


def test_dx11() -> None:
    """Seat 2 wins the egg first; then seats 0 and 1 are candidates with equal weak sets."""
    match = settled("R1 B3 / R1 B2", "R2 B3 / R2 B1", "R7 R7 / R6 R6")
    assert match.view(None)["egg"] == 2
    kept = [fields(match._states).hand[seat] for seat in range(3)]
    assert kept
    match.chance(deck_for(match, {0: "R7 R7 R5 R5", 1: "B7 B7 B5 B5", 2: "R1 R2 B3 B4"}))
    for seat, told in enumerate(("R7 R7 / R5 R5", "B7 B7 / B5 B5", "B3 B4 / R1 R2")):
        match.act(seat, f"sets {told}")
    match.act(2, "keep")
    last = match.view(None)["last"]
    assert (last["egg_why"], last["egg_from"], last["egg_to"], match.view(None)["egg"]) == ("shared", 2, 2, 2)


def deck_for(match: Match, hands: dict[int, str]) -> str:
    held = Counter(kind for hand in fields(match._states).hand for kind in kinds_of(hand))
    names = {number: name for name, number in CARD_NUMBERS.items()}
    rest = Counter(PACK) - Counter({names[kind]: n for kind, n in held.items()})
    dealt = [card for seat in sorted(hands) for card in hands[seat].split()]
    return " ".join(["deck", *dealt, *(rest - Counter(dealt)).elements()])


def test_dx12() -> None:
    match = settled("R7 R7 / R1 B2", "B7 B7 / B1 R2")
    assert gains(match) == [1, 1]


def test_dx13() -> None:
    match = settled("R7 R7 / R1 B2", "B6 B6 / B1 R3")
    assert gains(match) == [0, 0]
    assert [seat["bracelets"] for seat in match.view(None)["seats"]] == [1, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_invariants(players: int) -> None:
    """32 cards and 12 bracelets are conserved; hands are 5 at the start of each phase A."""
    for seed in range(8):
        for now in prefixes(random_match("dragonegg", players, {}, seed)):
            state = fields(now._states)
            cards = Counter(kind for seat in range(players) for kind in kinds_of(state.hand[seat]))
            cards += Counter(kind for seat in range(players) for kind in kinds_of(state.dropped[seat]))
            for pair in (pair for sets in state.sets for pair in sets if pair):
                cards += Counter(PAIR_KINDS[pair - 1])
            cards += Counter(card - 1 for card in state.deck[: state.left])
            assert not now.steps or cards == Counter(dict.fromkeys(range(16), 2))
            assert sum(state.bracelets) + now.view(None)["middle"] == 12
            if (
                now.steps
                and state.phase == rules.SETS
                and state.asked == (1 << players) - 1
                and not state.drawn
            ):
                assert set(state.held[:players]) == {5}


def test_a_record_is_small() -> None:
    assert rules.STATE.itemsize < 1024
