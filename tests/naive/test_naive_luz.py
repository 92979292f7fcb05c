"""The naive Luz on its own: hand-made cases, and its two ways to find hidden worlds against each other."""

import random
from collections import Counter
from itertools import permutations

import pytest

from naive import luz

SEATS = {players: (*range(players), None) for players in luz.HIGHEST}


def random_game(players: int, seed: int) -> list[str]:
    rng = random.Random(seed)
    game, lines = luz.Luz(players), []
    while not game.over:
        if game.awaits == "first":
            line = f"first {rng.randrange(players)}"
        elif game.awaits == "deal":
            line = " ".join(["deal", *rng.sample(game.pack, len(game.pack))])
        else:
            [seat] = game.pending
            line = f"{seat} {rng.choice(sorted(game.legal(seat)))}"
        game.tell(line)
        lines.append(line)
    return lines


def deal_line(players: int, *hands: str) -> str:
    """A deal of these hands to the first seats; the rest of the pack follows in order."""
    given = [card for hand in hands for card in hand.split()]
    return " ".join(["deal", *given, *(card for card in luz.pack(players) if card not in given)])


def prefix(lines: list[str], number: int, steps: int) -> list[str]:
    """The game up to `steps` lines after the deal of round `number`."""
    deals = [at for at, line in enumerate(lines) if line.startswith("deal ")]
    return lines[: deals[number - 1] + 1 + steps]


def hand_of(players: int, lines: list[str], seat: int) -> tuple[str, ...]:
    return tuple(luz.replay(players, lines).hands[seat])


# ---- Worked examples and rules ----

REMI, CHLOE, JOELLE, VINCENT = range(4)
LX5 = [
    "first 3",  # L5: the left neighbour of the dealer is the start player: Rémi
    deal_line(
        4,
        "R4 R9 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8",
        "R1 R3 G1 G2 G4 G5 G6 G7 G8 G9",
        "G3 B1 B2 B3 B4 B5 B6 B7 B8 Y9",
        "R2 R5 P1 P2 P3 P4 P5 P6 P7 P8",
    ),
    *("0 bid 3+", "1 bid 0", "2 bid 10", "3 bid 10+"),
]
LX5_TRICK = ["0 play 9", "1 play 2", "2 play 2", "3 play 1"]  # R4, R3, G3, R2


@pytest.mark.parametrize(
    ("number", "bid", "won", "expected"),
    [
        (1, "3+", 3, 5),  # LX1
        (1, "3+", 6, -15),  # LX2
        (1, "3+", 2, -5),  # LX3
        (1, "3+", 4, 5),
        (1, "3+", 5, -10),
        (4, "0", 0, 40),
        (4, "0+", 1, 20),
        (3, "2", 4, -10),
        (1, "10+", 10, 5),  # L3
        (2, "0+", 0, 10),  # L4
    ],
)
def test_10_points(number: int, bid: str, won: int, expected: int) -> None:
    assert luz.points(number, bid, won) == expected


def test_lx4_safety_covers_one_more() -> None:
    assert {won for won in range(11) if luz.points(1, "3+", won) > 0} == {3, 4}


def test_lx7_table() -> None:
    assert [luz.points(number, "2", 2) for number in (1, 2, 3, 4)] == [10, 20, 30, 40]
    assert [luz.points(number, "2+", 3) for number in (1, 2, 3, 4)] == [5, 10, 15, 20]


def test_lx5_trick() -> None:
    game = luz.replay(4, LX5)
    assert game.pending == (REMI,)
    assert len(game.legal(REMI)) == 10  # 7: the leader plays anything
    game.tell("0 play 9")
    assert game.legal(CHLOE) == {"play 1", "play 2"}  # two reds: she must follow
    game.tell("1 play 2")
    assert len(game.legal(JOELLE)) == 10  # no red: anything, trump too
    game.tell("2 play 2")
    assert game.legal(VINCENT) == {"play 1", "play 2"}
    game.tell("3 play 1")
    assert game.won == [1, 0, 0, 0]
    assert game.pending == (REMI,)
    assert "play 9" not in game.legal(REMI)


def test_lx6_what_chloe_knows() -> None:
    lines = LX5 + LX5_TRICK[:2]
    assert {hand[:2] for hand in luz.worlds(4, lines, CHLOE)} == {("R1", "R3")}
    assert {hand[0] for hand in luz.worlds(4, LX5, CHLOE)} > {"R1", "R3"}


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R4 R3 G3 R2", 0),  # highest of the suit led
        ("R4 R10 G9 R2", 1),
        ("R10 Y1 G9 R2", 1),  # any trump beats it
        ("R10 Y1 G9 Y2", 3),  # the highest trump
        ("Y3 R10 G9 Y2", 0),  # trump led
        ("R1 P10 G9 B8", 0),  # other suits are worth nothing
    ],
)
def test_9_trick_winner(cards: str, expected: int) -> None:
    assert luz.winner(list(enumerate(cards.split()))) == expected


@pytest.mark.parametrize(
    ("first", "number", "totals", "expected"),
    [
        (0, 1, [0, 0, 0], 1),  # L5
        (2, 1, [0, 0, 0], 0),
        (0, 3, [9, 0, 0], 0),  # L6: the start player moves left; totals matter in round 4 only
        (0, 4, [-5, -10, 20], 2),
        (0, 4, [20, -10, 20], 2),  # L8: tie; the start player of round 4 is seat 1, then 2
        (1, 4, [20, -10, 20], 2),  # seat 2 starts
        (2, 4, [20, -10, 20], 0),  # seat 0 starts
        (0, 4, [0, 0, 0], 1),
        (0, 4, [9, 0, 0, 0], 0),  # four players: always the start player
        (1, 4, [9, 0, 0, 0, 0], 0),
    ],
)
def test_11_opener(first: int, number: int, totals: list[int], expected: int) -> None:
    assert luz.opener(first, number, totals) == expected


@pytest.mark.parametrize(
    ("totals", "last", "expected"),
    [
        ([5, 10, -5, 0], [40, -5, 0, 0], 1),  # the highest total
        ([10, 10, -5, 0], [5, -5, 40, 0], 0),  # then the better round 4
        ([10, 10, 10, 0], [5, 5, 5, 0], 1),  # L10: then from the start player of round 4, seat 1
        ([10, 0, 0, 10], [5, 0, 0, 5], 3),
    ],
)
def test_12_champion(totals: list[int], last: list[int], expected: int) -> None:
    assert luz.champion(1, totals, last) == expected


@pytest.mark.parametrize(
    ("lines", "bad"),
    [
        ([], "first 4"),
        ([], "first 03"),
        ([], "deal"),
        (["first 3"], "first 3"),
        (["first 3"], LX5[1].replace("R4", "R3")),  # a card twice
        (["first 3"], LX5[1] + " R11"),
        (["first 3"], LX5[1].replace(" ", "  ")),
        (["first 3"], "0 bid 1"),
        (LX5[:2], "1 bid 1"),
        (LX5[:2], "0 bid 11"),
        (LX5[:2], "0 bid 03"),
        (LX5[:2], "0 play 1"),
        (LX5, "0 bid 1"),
        (LX5, "0 play 0"),
        (LX5, "0 play 11"),
        (LX5, "0  play 1"),
        ([*LX5, "0 play 9"], "1 play 3"),  # 7: not following
        (LX5 + LX5_TRICK, "0 play 9"),  # 8: the slot is empty
        (LX5, LX5[1]),
    ],
)
def test_refusals_change_nothing(lines: list[str], bad: str) -> None:
    game = luz.replay(4, lines)
    before = repr(vars(game))
    with pytest.raises(ValueError, match=r".+"):
        game.tell(bad)
    assert repr(vars(game)) == before


@pytest.mark.parametrize("players", [3, 4, 5])
def test_random_games_are_complete(players: int) -> None:
    for seed in range(20):
        game, lines = luz.Luz(players), random_game(players, seed)
        for line in lines:
            assert bool(game.pending) == (game.awaits is None)
            game.tell(line)
            assert sum(game.won) == 10 or not game.over
            assert all(not game.legal(seat) for seat in range(players) if seat not in game.pending)
        assert len(lines) == 1 + 4 * (1 + players + 10 * players)
        assert (game.awaits, game.pending, len(game.winners)) == (None, (), 1)
        assert game.scores[game.winners[0]] == max(game.scores)
        with pytest.raises(ValueError, match="over"):
            game.tell(f"{game.turn} play 1")


# ---- Hidden information ----


def test_observations_tell_apart_what_can_be_told_apart() -> None:
    """Swapping R9 of seat 0 with R10 aside keeps its order: the others see it, seat 0 does not."""
    swap = {"R9": "R10", "R10": "R9"}
    other = [" ".join(swap.get(word, word) for word in line.split(" ")) for line in LX5 + LX5_TRICK]
    for seat in SEATS[4]:
        same = luz.observations(4, other, seat) == luz.observations(4, LX5 + LX5_TRICK, seat)
        assert same == (seat in (REMI, None))
    played = ["0 play 10"]
    assert luz.observations(4, other + played, REMI) != luz.observations(4, LX5 + LX5_TRICK + played, REMI)


def test_own_ranks_and_the_cards_aside_are_not_observed() -> None:
    for seat in range(4):
        text = " ".join(luz.observations(4, LX5[:2], seat)).split()
        hidden = {*hand_of(4, LX5[:2], seat), *luz.replay(4, LX5[:2]).aside}
        assert not hidden & set(text)
        assert set(luz.pack(4)) - hidden <= set(text)
    assert not set(luz.pack(4)) & set(" ".join(luz.observations(4, LX5, None)).split())


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_disguise_is_not_seen_through(players: int) -> None:
    rng = random.Random(players)
    for seed in range(2):
        lines = random_game(players, seed)
        for end in [0, 1, 2, len(lines), *rng.sample(range(len(lines)), 6)]:
            for seat in SEATS[players]:
                other = luz.disguise(players, lines[:end], seat, rng)
                told = luz.observations(players, lines[:end], seat)
                assert luz.observations(players, other, seat) == told
                kept = [new for old, new in zip(lines, other, strict=False) if old == new]
                assert len(kept) == sum(not line.startswith("deal ") for line in lines[:end])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_disguise_changes_what_is_hidden_and_only_that(players: int) -> None:
    rng = random.Random(players)
    lines = prefix(random_game(players, 5), 2, players + 4 * players)
    for seat in range(players):
        others = [luz.disguise(players, lines, seat, rng) for _ in range(10)]
        assert len({hand_of(players, other, seat) for other in others}) > 1
        neighbour = (seat + 1) % players
        assert {hand_of(players, other, neighbour) for other in others} == {
            hand_of(players, lines, neighbour)
        }
    others = [luz.disguise(players, lines, None, rng) for _ in range(10)]
    assert all(len({hand_of(players, other, seat) for other in others}) > 1 for seat in range(players))


def test_a_finished_round_keeps_its_hands() -> None:
    lines = random_game(4, 9)
    for seat in SEATS[4]:
        other = luz.disguise(4, lines, seat, random.Random(1))
        for number in (1, 2, 3, 4):
            assert (
                luz.replay(4, prefix(other, number, 0)).hands == luz.replay(4, prefix(lines, number, 0)).hands
            )


def even(counts: Counter[tuple[str, ...]], kinds: int) -> bool:
    """Whether every kind came about equally often: chi-square, five standard deviations above its mean."""
    mean = counts.total() / kinds
    chi_square = sum((count - mean) ** 2 / mean for count in counts.values())
    return len(counts) == kinds and chi_square <= kinds - 1 + 5 * (2 * (kinds - 1)) ** 0.5


@pytest.mark.parametrize(("players", "seed"), [(3, 5), (4, 6), (5, 8)])
def test_worlds_are_what_a_disguise_draws(players: int, seed: int) -> None:
    rng = random.Random(seed)
    lines = prefix(random_game(players, seed), 1, players + 7 * players + 1)
    for seat in range(players):
        possible = luz.worlds(players, lines, seat)
        assert len(set(possible)) == len(possible)
        assert hand_of(players, lines, seat) in possible
        drawn = Counter(
            hand_of(players, luz.disguise(players, lines, seat, rng)[:2], seat)
            for _ in range(20 * len(possible))
        )
        assert set(drawn) <= set(possible)
        assert even(drawn, len(possible))


def test_a_spectator_draws_every_possible_table() -> None:
    """Before the last trick of three players: try all ways to give the unseen cards to the last slots."""
    lines = prefix(random_game(3, 2), 1, 3 + 27)
    game, told = luz.replay(3, lines), luz.observations(3, lines, None)
    last = [({*range(1, 11)} - slots).pop() - 1 for slots in game.played]
    unseen = [*game.aside, *(game.hands[seat][last[seat]] for seat in range(3))]
    possible = set()
    for guess in permutations(unseen, 3):
        hands = [list(hand) for hand in game.hands]
        for seat in range(3):
            hands[seat][last[seat]] = guess[seat]
        suits_kept = all(guess[seat][0] == game.hands[seat][last[seat]][0] for seat in range(3))
        other = [lines[0], deal_line(3, *(" ".join(hand) for hand in hands)), *lines[2:]]
        if suits_kept and luz.observations(3, other, None) == told:
            possible.add(guess)
    rng = random.Random(3)
    drawn: Counter[tuple[str, ...]] = Counter()
    for _ in range(30 * len(possible)):
        other = luz.disguise(3, lines, None, rng)
        drawn[tuple(hand_of(3, other[:2], seat)[last[seat]] for seat in range(3))] += 1
    assert len(possible) > 1
    assert set(drawn) == possible
    assert even(drawn, len(possible))


def test_a_suit_is_filled_evenly() -> None:
    """Three holders, two cards in known places: against trying all ways to label the eight cards."""
    cards = [f"R{rank}" for rank in range(1, 9)]
    shapes: list[luz.Shape] = [[None, "R4"], [None, "R5", None], [None, None, None]]
    possible = set()
    for labels in set(permutations("aabbbccc")):
        parts = [[card for card, label in zip(cards, labels, strict=True) if label == who] for who in "abc"]
        if parts[0][1] == "R4" and parts[1][1] == "R5":
            possible.add(tuple(",".join(part) for part in parts))
    rng = random.Random(8)
    drawn = Counter(
        tuple(",".join(part) for part in luz._deal_suit(cards, shapes, rng))
        for _ in range(50 * len(possible))
    )
    assert set(drawn) == possible
    assert even(drawn, len(possible))


def test_worlds_need_a_round() -> None:
    lines = random_game(3, 4)
    for early in ([], lines[:1], prefix(lines, 1, 33), lines):
        with pytest.raises(ValueError, match="no round is in progress"):
            luz.worlds(3, early, 0)
