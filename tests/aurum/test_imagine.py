"""Imagined worlds are uniform: by enumeration where there are few, by chi-square on a full deal.

Seeds are fixed, so a chi-square that passes always passes; the negative controls show that it can fail.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from scipy.stats import chisquare

from aurum.tables import THREE, four, lively, stuck, table, three
from kobako import Match
from kobako.cards.fields import fields
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.games.aurum.state import DEAL, FOLLOW, LEAD, SWAP
from kobako.games.aurum.words import card_text, card_texts
from kobako.games.game import SPECTATOR
from kobako.match.check import prefixes, random_match
from naive.aurum import World, face_down, worlds

P = 0.001  # a fair sampler falls below this once in a thousand seeds; ours are fixed
FEW, MANY = 12, 400  # worlds that a position of the tests has
GAMES = 30  # in which such positions are looked for


def is_uniform(counts: Mapping[Any, int], kinds: int) -> bool:
    """Whether these counts could come from `kinds` equally likely cases."""
    seen = list(counts.values())
    if kinds == 1:
        return len(seen) == 1
    return len(seen) <= kinds and bool(chisquare(seen + [0] * (kinds - len(seen))).pvalue > P)


def imagined(match: Match, seat: int | None, times: int, seed: int) -> Iterator[World]:
    """Worlds as the twin lists them."""
    rngs = fast_rng(seed)
    seen = match.seen(seat)
    for _ in range(times):
        world = seen.copy()
        drive.imagine(world, SPECTATOR if seat is None else seat, rngs)
        now = fields(world)
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
        counts = Counter(imagined(match, seat, max(1000, 12 * len(possible)), seed=len(possible)))
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
        for held, _ in imagined(match, seat, 300, seed=1):
            assert any(card[0] in "BS" for card in held[2])
    assert not any("S9" in held[2] for held, _ in imagined(stuck(), 0, 20, seed=1))


@pytest.mark.parametrize("match", [three(), four()], ids=["three", "four"])
def test_uniform_on_a_full_deal(match: Match) -> None:
    """Any card is in any hand, and any pair in any pair of hands, as often as the sizes say."""
    for seat in (None, 1):
        sample = [held for held, _ in imagined(match, seat, 4000, seed=3)]
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
        sample = imagined(match, seat, 20 * len(possible) + 2000, seed=seat)
        counts = Counter(tuple(laid[other] for other in hidden) for _, laid in sample)
        assert set(counts) <= set(possible)
        assert is_uniform(counts, len(possible))
    for held, laid in imagined(match, None, 200, seed=5):
        assert [len(cards) for cards in held] == [12, 11, 11]
        assert laid[0] == ""
        assert len({*held[0], *held[1], *held[2], laid[1], laid[2]}) == 36


def test_known_cards_stay_where_they_are() -> None:
    match = three()
    match.act(0, "swap G0 Z4")
    for seat in (None, 1, 2):
        assert all("B7" in held[0] for held, _ in imagined(match, seat, 50, seed=1))


def test_control_a_biased_sampler_is_caught() -> None:
    rng = random.Random(1)
    fair = Counter((str(rng.randrange(20)),) for _ in range(6000))
    biased = Counter((str(min(rng.randrange(20), rng.randrange(24))),) for _ in range(6000))
    incomplete = Counter((str(rng.randrange(19)),) for _ in range(6000))
    assert is_uniform(fair, 20)
    assert not is_uniform(biased, 20)
    assert not is_uniform(incomplete, 20)


def test_control_without_rule_8_the_worlds_would_be_too_many() -> None:
    """The twin leaves worlds out that a sampler without that inference would reach."""
    hands = {0: "Z1 S1", 1: "P1 B1", 2: "P4 P5 P6 P7 P8 P9 Z4 Z5 Z6 Z7 Z8 S9"}
    match = table(3, hands, predict="S1 B1 P4", options={"zero_gold": "no"})
    match.act(0, "play Z1")
    before = [held for held, _ in imagined(match, 0, 3000, seed=1)]
    assert any(all(card[0] in "ZP" for card in held[2]) for held in before)


@pytest.mark.rules
def test_nothing_is_imagined_before_a_deal_and_after_the_end() -> None:
    match = Match("aurum", 3, chance="given")
    over = random_match("aurum", 3, {}, 1)
    for position in (match, over):
        world = position.seen(0)
        drive.imagine(world, 0, fast_rng(1))
        assert world.tobytes() == position.seen(0).tobytes()
