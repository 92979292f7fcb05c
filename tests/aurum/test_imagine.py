"""Imagined worlds are uniform: by enumeration where there are few, by chi-square on a full deal."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from aurum.tables import THREE, four, lively, stuck, table, three
from games.worlds import imagined, is_uniform
from kobako import Match
from kobako.cards.fields import fields
from kobako.games.aurum.state import DEAL, FOLLOW, LEAD, SWAP
from kobako.games.aurum.words import card_text, card_texts
from kobako.match.check import after, check_no_leak, check_worlds, prefixes
from naive.aurum import World, face_down, worlds
from witnesses import Witness

FEW, MANY = 12, 400  # worlds that a position of the tests has
GAMES = 30  # in which such positions are looked for


def hands_and_predictions(match: Match, seat: int | None, times: int, seed: int) -> Iterator[World]:
    """Worlds as the twin lists them."""
    for now in imagined(match, seat, times, seed):
        laid = (card_text(card) if card >= 0 else "" for card in now.prediction[: match.players])
        yield tuple(map(card_texts, now.hand[: match.players])), tuple(laid)


def positions(players: int, options: Mapping[str, str], seats: list[int | None]) -> Iterator[Any]:
    """Positions with few worlds, one of each kind: who looks, if somebody is bound by rule 8, the phase."""
    found = set()
    for seed in range(GAMES):
        for match in prefixes(lively(players, options, seed)):
            now = fields(match._states)
            if not 3 <= sum(now.held) <= 9 or match.over:
                continue
            bound = now.phase == FOLLOW and not now.gold[now.turn]
            for seat in seats:
                kind = (seat, bound and seat != now.turn, now.phase)
                if kind not in found:
                    possible = worlds(players, match.steps, seat, options)
                    if FEW <= len(possible) <= MANY:
                        found.add(kind)
                        yield match.copy(), seat, possible, kind


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (4, {}), (3, {"zero_gold": "no"}), (4, {"zero_gold": "no"})],
    ids=["three", "four", "three without zeros", "four without zeros"],
)
def test_uniform_by_enumeration(players: int, options: dict[str, str]) -> None:
    kinds = set()
    for match, seat, possible, kind in positions(players, options, [None, 0, players - 1]):
        counts = Counter(
            hands_and_predictions(match, seat, max(1000, 12 * len(possible)), seed=len(possible))
        )
        assert set(counts) <= set(possible)
        assert is_uniform(counts, len(possible)), kind
        kinds.add(kind)
    # 8: a seat that must have a card to follow with, also seen by a spectator.
    assert {seat for seat, bound, _ in kinds if bound} >= {None}
    # Between rounds, with three players, a shown hand tells nearly everything.
    assert {phase for _, _, phase in kinds} >= {SWAP, LEAD, FOLLOW, *([DEAL] if players == 4 else [])}


def test_8_a_seat_without_gold_that_is_asked_to_follow_has_a_card_for_it() -> None:
    """Seat 2 follows Z1 and P1 without gold: one of the others sees that it has bismuth or silver."""
    hands = {0: "Z1 S1", 1: "P1 B1", 2: "P4 P5 P6 P7 P8 P9 Z4 Z5 Z6 Z7 Z8 S9"}
    match = table(3, hands, predict="S1 B1 P4", options={"zero_gold": "no"})
    match.act(0, "play Z1")
    match.act(1, "play P1")
    assert match.pending == (2,)
    for seat in (None, 0, 1):
        for held, _ in hands_and_predictions(match, seat, 300, seed=1):
            assert any(card[0] in "BS" for card in held[2])
    assert not any("S9" in held[2] for held, _ in hands_and_predictions(stuck(), 0, 20, seed=1))


@pytest.mark.parametrize("match", [three(), four()], ids=["three", "four"])
def test_uniform_on_a_full_deal(match: Match) -> None:
    """Any card is in any hand, and any pair in any pair of hands, as often as the sizes say."""
    for seat in (None, 1):
        sample = [held for held, _ in hands_and_predictions(match, seat, 4000, seed=3)]
        others = [other for other in range(match.players) if other != seat]
        closed = match.view(seat)["unseen"]
        for card in closed[::7]:
            where = Counter(next(o for o in others if card in held[o]) for held in sample)
            assert is_uniform(where, len(others))
        one, two = closed[3], closed[-2]
        both = Counter((other, one in held[other], two in held[other]) for held in sample for other in others)
        share = 11 / len(closed)
        for other in others:
            expected = 4000 * share * 10 / (len(closed) - 1)
            assert both[other, True, True] == pytest.approx(expected, rel=0.25)


def test_uniform_while_predictions_lie_face_down() -> None:
    """3: every card that may lie there, and every pair of them, is equally likely."""
    match = table(3, THREE)
    match.act(1, "predict B2")
    match.act(2, "predict Z9")
    for seat, hidden in ((0, (1, 2)), (1, (2,)), (2, (1,))):
        possible = face_down(3, match.steps, seat)
        sample = hands_and_predictions(match, seat, 20 * len(possible) + 2000, seed=seat)
        counts = Counter(tuple(laid[other] for other in hidden) for _, laid in sample)
        assert set(counts) <= set(possible)
        assert is_uniform(counts, len(possible))
    for held, laid in hands_and_predictions(match, None, 200, seed=5):
        assert [len(cards) for cards in held] == [12, 11, 11]
        assert laid[0] == ""
        assert len({*held[0], *held[1], *held[2], laid[1], laid[2]}) == 36


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", [{}, {"zero_gold": "no"}], ids=["default", "zero_gold"])
def test_nothing_leaks_and_worlds_are_possible_in_lively_games(players: int, options: dict[str, str]) -> None:
    rng = random.Random(players)
    witness = Witness("aurum", players, options)
    whole = lively(players, options, players)
    for seat in (None, *range(players)):
        for point in rng.sample(range(2, len(whole.steps)), 8):
            check_worlds(after(whole, point), seat, witness, seed=rng.randrange(1 << 32))
        check_no_leak(after(whole, rng.randrange(40, 90)), seat, witness, rng)


def test_known_cards_stay_where_they_are() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    for seat in (None, 1, 2):
        assert all("B7" in held[0] for held, _ in hands_and_predictions(match, seat, 50, seed=1))


def test_control_without_rule_8_the_worlds_would_be_too_many() -> None:
    """The twin leaves worlds out that a sampler without that inference would reach."""
    hands = {0: "Z1 S1", 1: "P1 B1", 2: "P4 P5 P6 P7 P8 P9 Z4 Z5 Z6 Z7 Z8 S9"}
    match = table(3, hands, predict="S1 B1 P4", options={"zero_gold": "no"})
    match.act(0, "play Z1")
    before = [held for held, _ in hands_and_predictions(match, 0, 3000, seed=1)]
    assert any(all(card[0] in "ZP" for card in held[2]) for held in before)
