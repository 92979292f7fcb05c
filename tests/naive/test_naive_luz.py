"""The reference implementation of Luz: what a seat observes, and two ways to find hidden worlds compared."""

import random
from collections import Counter
from itertools import permutations

import pytest

from games.worlds import is_uniform
from kobako.match.check import random_match
from luz.tables import LX5, LX5_TRICK, REMI, deal_line
from naive import luz

SEATS = {players: (*range(players), None) for players in luz.HIGHEST}


def random_game(players: int, seed: int) -> list[str]:
    return random_match("luz", players, {}, seed).steps


def prefix(lines: list[str], number: int, steps: int) -> list[str]:
    """The game up to `steps` lines after the deal of round `number`."""
    deals = [at for at, line in enumerate(lines) if line.startswith("deal ")]
    return lines[: deals[number - 1] + 1 + steps]


def hand_of(players: int, lines: list[str], seat: int) -> tuple[str, ...]:
    return tuple(luz.replay(players, lines).hands[seat])


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
        assert is_uniform(drawn, len(possible))


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
        other = [
            lines[0],
            deal_line(3, {seat: " ".join(hand) for seat, hand in enumerate(hands)}),
            *lines[2:],
        ]
        if suits_kept and luz.observations(3, other, None) == told:
            possible.add(guess)
    rng = random.Random(3)
    drawn: Counter[tuple[str, ...]] = Counter()
    for _ in range(30 * len(possible)):
        other = luz.disguise(3, lines, None, rng)
        drawn[tuple(hand_of(3, other[:2], seat)[last[seat]] for seat in range(3))] += 1
    assert len(possible) > 1
    assert set(drawn) == possible
    assert is_uniform(drawn, len(possible))


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
    assert is_uniform(drawn, len(possible))


def test_worlds_need_a_round() -> None:
    lines = random_game(3, 4)
    for early in ([], lines[:1], prefix(lines, 1, 33), lines):
        with pytest.raises(ValueError, match="no round is in progress"):
            luz.worlds(3, early, 0)
