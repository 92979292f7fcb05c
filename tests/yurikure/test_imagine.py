"""Imagined worlds are uniform: by enumeration where there are few, by exact counts and chi-square where many.

Seeds are fixed, so a chi-square that passes always passes; the negative controls show that it can fail.
"""

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import pytest
from scipy.stats import chisquare

from kobako import Match
from kobako.cards.fields import fields
from kobako.cards.jit import is_compiled
from kobako.cards.rng import fast_rng
from kobako.games import drive
from kobako.games.game import SPECTATOR
from kobako.games.yurikure import guess
from kobako.games.yurikure.marks import PAIR_NAMES
from kobako.match.check import prefixes, random_match
from naive.yurikure import ways, worlds
from yurikure.tables import PAIRS, passes, play_round, table

P = 0.001  # a fair sampler falls below this once in a thousand seeds; ours are fixed
STACKED = {"duplicate_support": "yes"}


def is_fair(counts: Mapping[Any, int], expected: Mapping[Any, float]) -> bool:
    """Whether these counts could come from cases that are likely in these proportions."""
    total, weight = sum(counts.values()), sum(expected.values())
    if set(counts) - {case for case, share in expected.items() if share}:
        return False
    cases = [case for case, share in expected.items() if share]
    if len(cases) == 1:
        return True
    seen, due = [counts.get(case, 0) for case in cases], [expected[case] * total / weight for case in cases]
    return bool(chisquare(seen, due).pvalue > P)


def imagined(match: Match, seat: int | None, times: int, seed: int) -> Iterable[list[tuple[str, ...]]]:
    """Worlds as the picks of every seat; the late ones sorted, as the record has them."""
    rngs = fast_rng(seed)
    seen, number = match.seen(seat), SPECTATOR if seat is None else seat
    for _ in range(times):
        world = seen.copy()
        drive.imagine(world, number, rngs)
        now = fields(world)
        yield [
            tuple(PAIR_NAMES[pair] for pair in now.picks[other][: now.placed[other]])
            for other in range(match.players)
        ]


def as_kept(world: tuple[str, ...]) -> tuple[str, ...]:
    return world[:6] + tuple(sorted(world[6:], key=PAIRS.index))


def tight(players: int, options: Mapping[str, str], seed: int, stages: range) -> list[tuple[Match, int, int]]:
    """Positions of random games in which few worlds of a seat are left: match, seat, how many."""
    found: list[tuple[Match, int, int]] = []
    rng = random.Random(seed)
    whole = random_match("yurikure", players, options, seed)
    for now in prefixes(whole):
        if rng.random() > 0.02 or not now.pending or now._states["placed"][0][0] not in stages:
            continue
        for other in range(1, players):
            count = ways(players, now.steps, 0, other, options)
            if 1 < count <= 1500:
                found.append((now.copy(), other, count))
    return found


@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {}), (3, STACKED)])
def test_uniform_by_enumeration(players: int, options: Mapping[str, str]) -> None:
    """Every possible world of another seat comes equally often, also where extra points have been placed."""
    checked = Counter[int]()
    for seed in range(60):
        for match, other, count in tight(players, options, seed, range(5, 10))[:2]:
            placed = int(match._states["placed"][0][other])
            if checked[placed] >= 3:
                continue
            checked[placed] += 1
            possible = Counter(map(as_kept, worlds(players, match.steps, 0, other, options)))
            assert sum(possible.values()) == count
            drawn = Counter(picks[other] for picks in imagined(match, 0, max(2000, 12 * count), seed))
            assert is_fair(drawn, possible)
        if checked[5] >= 3 and checked[6] >= 2:
            break
    assert checked[5] >= 2
    assert sum(checked.values()) >= 4


@pytest.mark.parametrize(
    ("players", "options", "seed", "steps"),
    [
        (3, {}, 1, 300),
        (3, {}, 4, 700),
        (4, {}, 2, 600),
        (4, {}, 3, 1100),
        (3, STACKED, 5, 500),
        (4, STACKED, 6, 900),
    ],
)
def test_uniform_by_exact_counts(players: int, options: Mapping[str, str], seed: int, steps: int) -> None:
    """Where there are too many worlds to list, the share of every pair at every pick is counted exactly."""
    whole = random_match("yurikure", players, options, seed)
    steps = min(steps, len(whole.steps) - 1)
    *_, match = prefixes(whole, whole.steps[:steps])
    for seat in (0, None):
        sample = list(imagined(match, seat, 3000, seed))
        for other in range(1, players):
            for pick in (0, 2, 4, 5):
                if pick < len(sample[0][other]):
                    drawn = Counter(picks[other][pick] for picks in sample)
                    due = {
                        name: ways(players, match.steps, seat, other, options, {pick: name}) for name in PAIRS
                    }
                    assert is_fair(drawn, due), (seat, other, pick)


@pytest.mark.parametrize("options", [{}, STACKED])
def test_uniform_against_all_sequences(options: Mapping[str, str]) -> None:
    """One seat that has revealed something, against all 2.4 or 4.1 million ways to place 5, 4, 3, 2, 1."""
    match = table(support={1: "RW WK KG GS RS"}, options=options)
    match.act(1, "reveal 5")
    passes(match, 3)
    match.act(1, "idle")
    passes(match, 2)
    while match.pending != (1,):
        passes(match, 1)
    match.act(1, "reveal 8")  # R 5 and W 8
    possible = all_sequences(bool(options))
    enough = (control_of(possible, "R") >= 5) & (control_of(possible, "W") >= 8)
    possible = possible[enough]
    drawn = np.array([[PAIRS.index(name) for name in picks[1]] for picks in imagined(match, 0, 20_000, 3)])
    for first, second in ((0, 1), (0, 4), (2, 3)):
        due = Counter((possible[:, first] * 21 + possible[:, second]).tolist())
        seen = Counter((drawn[:, first] * 21 + drawn[:, second]).tolist())
        assert is_fair(seen, due)


def all_sequences(stacked: bool) -> Any:
    grid = np.stack(np.meshgrid(*[np.arange(21, dtype=np.int8)] * 5, indexing="ij"), -1).reshape(-1, 5)
    if stacked:
        return grid
    return grid[np.all([grid[:, i] != grid[:, j] for i in range(5) for j in range(i)], axis=0)]


def control_of(sequences: Any, girl: str) -> Any:
    has = np.array([girl in name for name in PAIRS])
    return has[sequences] @ np.array([5, 4, 3, 2, 1])


def test_in_the_middle_of_placing_only_so_many_points_are_imagined() -> None:
    match = Match("yurikure", 3, seed=1)
    for value, name in (("5", "RW"), ("4", "KG")):
        match.act(1, f"support {value} {name}")
    sample = list(imagined(match, 0, 8000, 1))
    assert {len(picks[1]) for picks in sample} == {2}
    assert {len(picks[2]) for picks in sample} == {0}
    assert is_fair(Counter(picks[1] for picks in sample), {(a, b): 1 for a in PAIRS for b in PAIRS if a != b})


def test_in_the_middle_of_extra_points_the_sequences_count() -> None:
    """Two of three late points: RW and KG in either order is twice as likely as RW twice."""
    match = table()
    for number in range(1, 7):
        play_round(match)
        for seat in range(3) if number == 3 else ():
            match.act(seat, "extra PG")
    match.act(2, "extra RW")
    match.act(2, "extra GS")
    sample = [picks[2][6:] for picks in imagined(match, 0, 8000, 2)]
    due = Counter(tuple(sorted((a, b), key=PAIRS.index)) for a in PAIRS for b in PAIRS)
    assert is_fair(Counter(sample), due)


# --------------------------------------------------------------------------------------------- controls


def test_control_what_is_not_uniform_is_caught() -> None:
    rng = random.Random(1)
    due = dict.fromkeys(range(20), 1)
    assert is_fair(Counter(rng.randrange(20) for _ in range(6000)), due)
    assert not is_fair(Counter(min(rng.randrange(20), rng.randrange(24)) for _ in range(6000)), due)
    assert not is_fair(Counter(rng.randrange(19) for _ in range(6000)), due)
    assert not is_fair(Counter(rng.randrange(21) for _ in range(6000)), due)


@pytest.mark.skipif(is_compiled(), reason="a planted mistake is not compiled anew")
@pytest.mark.rules
def test_control_a_sampler_without_its_second_thoughts_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """If an attempt always goes on, worlds whose bounds are loose come too often."""
    match = table(support={1: "RW RK RY WK KG"})
    match.act(1, "reveal 12")
    due = {name: ways(3, match.steps, 0, 1, {}, {4: name}) for name in PAIRS}
    assert is_fair(Counter(picks[1][4] for picks in imagined(match, 0, 600, 1)), due)
    monkeypatch.setattr(guess, "_bound", lambda without, having: 0.0)
    assert not is_fair(Counter(picks[1][4] for picks in imagined(match, 0, 600, 1)), due)


@pytest.mark.rules
def test_nothing_is_imagined_before_the_support_and_after_the_end() -> None:
    match = Match("yurikure", 3, chance="given")
    over = random_match("yurikure", 3, {}, 1)
    for position in (match, over):
        world = position.seen(0)
        drive.imagine(world, 0, fast_rng(1))
        assert world.tobytes() == position.seen(0).tobytes()


@pytest.mark.rules
def test_all_worlds_hide_to_what_was_seen() -> None:
    match = table(4)
    match.act(1, "pass")
    for seat in (None, 0, 3):
        for picks in imagined(match, seat, 5, 1):
            assert [len(made) for made in picks] == [5, 5, 5, 5]
