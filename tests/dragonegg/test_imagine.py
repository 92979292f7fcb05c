"""Imagined worlds are uniform: against the twin's list of all worlds, whatever lies hidden."""

import functools
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, combinations_with_replacement, permutations, product
from math import comb, factorial, prod
from typing import Any

import pytest

from dragonegg.tables import DRAW, commit, next_round, table, with_bracelets, with_egg
from games.worlds import fits, imagined
from kobako import Match
from kobako.cards.fields import fields
from kobako.games.dragonegg.moves import CARD_NAMES, PAIR_NAMES, kinds_of
from naive.dragonegg import FACES, PACK, Secret, choices, worlds

TIMES = 20_000

Weights = dict[Any, float]


def secret(now: Any, seat: int) -> Secret:
    """What is hidden of a seat, as the twin writes it."""
    hand, dropped = (
        tuple(CARD_NAMES[kind] for kind in kinds_of(cards[seat])) for cards in (now.hand, now.dropped)
    )
    return hand, " / ".join(PAIR_NAMES[pair - 1] for pair in now.sets[seat] if pair), dropped


Case = Callable[[Secret], Any]  # what is looked at in a world: not everything, or there would be too many


def sets_and_low_cards(one: Secret) -> Any:
    hand, sets, dropped = one
    return (sets,) if sets else (hand[:3], dropped)


def hand(one: Secret) -> Any:
    return one[0]


def strong_and_hand(one: Secret) -> Any:
    return one[1].split(" / ")[0], one[0]


@functools.cache
def choices_of(cards: tuple[str, ...], cross_colour: bool) -> list[Secret]:
    """Every choice of sets from these cards, with what is left in the hand."""
    found = sorted(choice.removeprefix("sets ") for choice in choices(cards, cross_colour))
    return [(without(cards, sets.replace("/", "").split()), sets, ()) for sets in found]


def without(cards: tuple[str, ...], some: Iterable[str]) -> tuple[str, ...]:
    left = list(cards)
    for card in some:
        left.remove(card)
    return tuple(left)


def possible(match: Match, seat: int | None, about: int) -> Counter[Secret]:
    """The twin's `worlds` of one other seat, quicker; it has drawn nothing, no third seat has committed."""
    now = fields(match.seen(seat))
    unseen = Counter(PACK) - Counter(CARD_NAMES[k] for k in kinds_of(0 if seat is None else now.hand[seat]))
    for other in range(match.players):
        if other != about:
            unseen -= Counter(
                name for p in now.sets[other] if 0 < p < 255 for name in PAIR_NAMES[p - 1].split()
            )
    rows = [None if p == 255 else PAIR_NAMES[p - 1] if p else "" for p in now.sets[about]]
    has_dropped = match.steps[-1].startswith(f"{about} discard")
    size: int = now.held[about] + 4 * (rows != ["", ""]) + has_dropped
    found: Counter[Secret] = Counter()
    for cards in combinations_with_replacement(FACES, size):
        ways = [comb(unseen[card], n) for card, n in Counter(cards).items()]
        if weight := prod(ways):
            for one in secrets_of(cards, rows, match, is_user=now.user == about):
                found[one] += weight
    return found


def secrets_of(
    cards: tuple[str, ...], rows: list[str | None], match: Match, *, is_user: bool
) -> list[Secret]:
    """What a seat can have made of these cards; `rows` are its sets as far as they lie open, "" for none."""
    if len(cards) > 5:
        return [(without(cards, [card]), "", (card,)) for card in set(cards)]
    if rows == ["", ""] and not is_user:
        return [(cards, "", ())]
    able = choices_of(cards, match.options.get("wild_cross_colour") != "forbidden")
    if is_user:
        return [(cards, "", ())] * len(able)
    strong, weak = rows
    if strong is None and weak is None:
        return able
    told = [one[1].split(" / ") for one in able]
    fitting = [strong in (None, first) and weak in (None, second) for first, second in told]
    return [one for one, fits_in in zip(able, fitting, strict=True) if fits_in]


# The twin lets a kept card be any unseen card (D27). The record of the engine also shows the sets of the
# round before, and what lay there was shuffled into the deck. So a world of the twin counts as often as cards
# in it can have been the kept ones.


def check(match: Match, seat: int | None, about: int, *cases: Case) -> None:
    """Of the other seat `about`, this much of all worlds is as likely as it has to be."""
    expected: list[Weights] = [{} for _ in cases]
    for one, ways in weighed(match, seat, about):
        for case, weights in zip(cases, expected, strict=True):
            weights[case(one)] = weights.get(case(one), 0.0) + ways
    sample = [secret(world, about) for world in imagined(match, seat, TIMES, 7)]
    for case, weights in zip(cases, expected, strict=True):
        assert len(weights) > 1
        assert fits(Counter(map(case, sample)), weights)


def weighed(match: Match, seat: int | None, about: int) -> Iterator[tuple[Secret, float]]:
    """What is possible, with its weight in the engine's sense."""
    now = fields(match._states)
    shown = Counter(name for pair in now.past for p in pair if p for name in PAIR_NAMES[p - 1].split())
    mine = Counter(CARD_NAMES[kind] for kind in kinds_of(0 if seat is None else now.kept[seat]))
    keep = functools.cache(lambda some: copies(shown, mine, Counter(some)))
    for one, weight in possible(match, seat, about).items():
        cards = [*one[0], *one[1].replace("/", "").split(), *one[2]]
        yield one, weight * sum(keep(some) for some in combinations(cards, now.keeps[about]))


def copies(shown: Counter[str], mine: Counter[str], kept: Counter[str]) -> float:
    """How many ways there are for equal copies, if none that was shown is kept, out of all: 1, 0.5 or 0."""
    ways = 1.0
    for card, n in kept.items():
        if shown[card]:
            ways *= 0.5 if n + mine[card] + shown[card] == 2 else 0.0
    return ways


# ----------------------------------------------------------------------- the first round: nothing was kept


@pytest.mark.parametrize("option", ["allowed", "forbidden"])
def test_a_hand_with_more_choices_weighs_more(option: str) -> None:
    """Two players, and the other has committed."""
    match = Match("dragonegg", 2, seed=2, options={"wild_cross_colour": option})
    match.act(1, match.legal(1)[0])
    check(match, 0, 1, sets_and_low_cards, hand)


def test_the_twin_lists_the_same_worlds() -> None:
    match = Match("dragonegg", 2, seed=2)
    match.act(1, match.legal(1)[0])
    found = {one: weight for (one,), weight in worlds(2, match.steps, 0).items()}
    # It also counts the orders in which five cards were dealt.
    assert found == {one: weight * factorial(5) for one, weight in possible(match, 0, 1).items()}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_hands_of_which_nothing_is_known(players: int) -> None:
    match = Match("dragonegg", players, seed=players)
    check(match, 0, players - 1, sets_and_low_cards)
    check(match, None, 0, sets_and_low_cards)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_of_several_has_committed(players: int) -> None:
    match = Match("dragonegg", players, seed=players)
    match.act(1, match.legal(1)[0])
    check(match, 0, 1, hand)


def test_the_deck_has_every_order() -> None:
    """The two cards on top, of those that no hand has: as likely one way round as the other."""
    match = Match("dragonegg", 5, seed=1)
    tops = Counter(tuple(now.deck[now.left - 2 : now.left]) for now in imagined(match, 0, TIMES, 7))
    mine = Counter(CARD_NAMES.index(card) + 1 for card in match.view(0)["seats"][0]["cards"])
    left = {card: 2 - mine[card] for card in range(1, 17)}
    assert fits(tops, {(a, b): left[a] * (left[b] - (a == b)) for a in left for b in left})


# ------------------------------------------------------------------------- later rounds: what can be kept


def second_round() -> Match:
    """Two players. Nobody had two equal cards in the first round; R5 and B5 were kept."""
    match = table(2, {0: "R7 B7 R1 B2 R5", 1: "R6 B6 R3 B4 B5"})
    commit(match, "R7 B7 / R1 B2", "R6 B6 / R3 B4")
    next_round(match, {0: "B1 B3 R2 R4", 1: "R7 R6 B6 B7"})
    return match


def test_a_kept_card_lay_in_no_set() -> None:
    match = second_round()
    check(match, 0, 1, sets_and_low_cards)
    kept = Counter(CARD_NAMES[kind] for now in imagined(match, 0, TIMES, 7) for kind in kinds_of(now.kept[1]))
    shown = ["R7", "B7", "R1", "B2", "R6", "B6", "R3", "B4"]
    unseen = Counter(PACK) - Counter(["R5", "B1", "B3", "R2", "R4"])
    assert fits(kept, {card: n / 2 if card in shown else n for card, n in unseen.items()})


def test_sets_of_a_later_round() -> None:
    match = second_round()
    match.act(1, "sets B6 B7 / R6 R7")
    check(match, 0, 1, hand)


def test_a_spectator_in_a_later_round() -> None:
    match = second_round()
    check(match, None, 0, sets_and_low_cards)


@pytest.mark.parametrize("row", ["strong", "weak"])
def test_what_the_egg_has_turned_up_may_have_been_kept(row: str) -> None:
    match = with_egg()
    match.act(0, "sets B7 B7 / B6 B6")
    match.act(1, [move for move in match.legal(1) if move.startswith("sets")][-1])
    match.act(0, f"egg {row}")
    check(match, 0, 1, strong_and_hand, sets_and_low_cards)


def test_sets_that_were_taken_back_were_a_move_too() -> None:
    """Hands with more choices weigh more, though no choice is left to see."""
    match = with_egg()
    match.act(0, "sets B7 B7 / B6 B6")
    match.act(1, match.legal(1)[0])
    match.act(0, "egg weak")
    check(match, 1, 0, lambda one: one[0][:3], lambda one: one[0][1:4])


def test_after_a_settlement_only_what_is_held_is_hidden() -> None:
    match = second_round()
    match.act(1, "sets B6 B7 / R6 R7")
    match.act(0, match.legal(0)[0])
    assert match.awaits == "deck"
    check(match, 0, 1, hand)
    check(match, None, 1, hand)


def three_players() -> Match:
    """In the second round; one of every card that lay in the sets of the first is seen again by seat 0."""
    match = table(3, {0: "R7 B7 R1 B2 R5", 1: "R6 B6 R3 B4 B5", 2: "R4 B1 R2 B3 B*"})
    commit(match, "R7 B7 / R1 B2", "R6 B6 / R3 B4", "R4 B3 / R2 B1")
    next_round(match, {0: "B1 B3 R2 R4", 1: "R7 R6 B6 B7", 2: "B5 B4 B2 R3"})
    return match


def kept_by_two(now: Any) -> tuple[str, ...]:
    return tuple(CARD_NAMES[kind] for seat in (1, 2) for kind in kinds_of(now.kept[seat]))


FIRST_SETS = Counter(["R7", "B7", "R1", "B2", "R6", "B6", "R3", "B4", "R4", "B3", "R2", "B1"])


def test_two_others_keep_different_cards() -> None:
    match = three_players()
    unseen, mine = Counter(PACK) - Counter(["R5", "B1", "B3", "R2", "R4"]), Counter(["R5"])
    expected = {
        (a, b): unseen[a] * (unseen[b] - (a == b)) * copies(FIRST_SETS, mine, Counter([a, b]))
        for a in FACES
        for b in FACES
    }
    assert fits(Counter(map(kept_by_two, imagined(match, 0, TIMES, 7))), expected)


def test_two_others_kept_what_they_showed_or_still_hold() -> None:
    """After the settlement; what each still holds is any unseen card, and any of its five was kept."""
    match = three_players()
    commit(match, "R5 B3 / R2 R4", "B6 B7 / R6 R7", "B4 B5 / R3 B2")
    assert match.awaits == "deck"
    sets = [["B6", "B7", "R6", "R7"], ["B4", "B5", "R3", "B2"]]
    able, mine = Counter(PACK) - Counter(["R5", "B1", "B3", "R2", "R4"]), Counter(["R5"])
    expected: Weights = {}
    for last in product(FACES, FACES):
        hands = [[*shown, card] for shown, card in zip(sets, last, strict=True)]
        ways = prod(splits(able[card], *(hand.count(card) for hand in hands)) for card in FACES)
        for kept in product(*hands) if ways else ():
            weight = ways * copies(FIRST_SETS, mine, Counter(kept))
            expected[kept] = expected.get(kept, 0.0) + weight
    assert fits(Counter(map(kept_by_two, imagined(match, 0, TIMES, 7))), expected)


def splits(n: int, a: int, b: int) -> int:
    """How many ways there are to give a of n copies to one and b to another."""
    return comb(n, a) * comb(n - a, b) if a + b <= n else 0


# --------------------------------------------------------------------------------- bracelets and discards


def with_six() -> Match:
    """Seat 1 has drawn by a bracelet in the round before, so it keeps two cards, B5 and B6, and has six."""
    match = with_bracelets(1)
    next_round(match, {0: "R7 R7 R1 B2", 1: "R6 R6 R3 B4"}, draws="B6")
    match.act(1, "bracelet")
    commit(match, *DRAW)
    next_round(match, {0: "R1 R1 R2 R2", 1: "B1 B2 B3 B4"})
    assert match.pending == (1,)
    return match


def test_a_discard_is_a_move() -> None:
    """Of two equal cards either can be discarded, and it is one move."""
    match = with_six()
    match.act(1, "discard B1")
    check(match, 0, 1, lambda one: one[2], lambda one: one[0][:2])


def test_a_card_that_was_drawn_later_was_no_choice() -> None:
    """Of two equal cards one of which was drawn after the discard, only the other could be discarded."""
    match = with_six()
    match.act(1, "discard B1")
    unseen = Counter(PACK) - Counter(CARD_NAMES[kind] for kind in kinds_of(fields(match.seen(0)).hand[0]))
    expected = {True: 0.0, False: 0.0}
    for (cards, _, (dropped,)), ways in weighed(match, 0, 1):
        equal = unseen[dropped] - cards.count(dropped) - 1
        expected[True] += ways * equal
        expected[False] += ways * (unseen.total() - len(cards) - 1 - equal)
    match._states["bracelets"][0, 1] = 1
    match.act(1, "bracelet")
    worlds = imagined(match, 0, 4 * TIMES, 7)
    assert fits(Counter(now.draws[0] % 32 - 1 in kinds_of(now.dropped[1]) for now in worlds), expected)


def test_what_was_drawn_by_a_bracelet() -> None:
    """First round of a game in which everybody begins with a bracelet: nothing was kept."""
    match = Match("dragonegg", 2, seed=2)
    match._states["bracelets"] = [[1, 1, 0, 0, 0]]
    match.act(1, "bracelet")
    counts = Counter(now.draws[0] % 32 for now in imagined(match, 0, TIMES, 7))
    mine = Counter(CARD_NAMES.index(card) + 1 for card in match.view(0)["seats"][0]["cards"])
    assert fits(counts, {card: 2 - mine[card] for card in range(1, 17)})
    match.act(1, match.legal(1)[0])
    six = Counter(len(set(kinds_of(now.hand[1]))) for now in imagined(match, 0, TIMES, 7))
    assert set(six) <= {1, 2}


def test_what_was_shown_may_have_been_drawn_or_kept() -> None:
    """After a settlement, if the other drew by a bracelet: any of its six cards was drawn, any other kept."""
    match = with_bracelets(1)
    next_round(match, {0: "R7 R7 R1 B2", 1: "R6 B6 R3 B4"}, draws="B6 B7")
    match.act(1, "bracelet")
    commit(match, DRAW[0], "B6 B6 / R3 B4")
    assert match.awaits == "deck"
    sets = ["B6", "B6", "R3", "B4"]
    shown, mine = Counter(" ".join(DRAW).replace("/", "").split()), Counter(["R5"])
    able = Counter(PACK) - Counter(["R7", "R7", "R1", "B2", "R5"])
    expected: Weights = {}
    for rest in combinations_with_replacement(FACES, 2):
        cards = [*sets, *rest]
        ways = [comb(able[card], n) for card, n in Counter(cards).items()]
        for drawn, kept in permutations(cards, 2) if prod(ways) else ():
            weight = prod(ways) * copies(shown, mine, Counter([kept]))
            expected[drawn, kept] = expected.get((drawn, kept), 0.0) + weight
    found = Counter(
        (CARD_NAMES[now.draws[0] % 32 - 1], CARD_NAMES[kinds_of(now.kept[1])[0]])
        for now in imagined(match, 0, TIMES, 7)
    )
    assert fits(found, expected)


# ------------------------------------------------------------------------------------------------ controls


def sums(match: Match, weigh: Callable[[Secret, float], float], case: Case) -> Weights:
    found: Weights = {}
    for one, weight in possible(match, 0, 1).items():
        found[case(one)] = found.get(case(one), 0.0) + weigh(one, weight)
    return found


def test_control_weights_matter() -> None:
    """Hands that all weigh the same do not fit, nor kept cards that can be anything."""
    match = Match("dragonegg", 2, seed=2)
    match.act(1, match.legal(1)[0])
    counts = Counter(hand(secret(now, 1)) for now in imagined(match, 0, TIMES, 7))
    assert fits(counts, sums(match, lambda one, weight: weight, hand))
    assert not fits(counts, sums(match, lambda one, weight: 1.0, hand))
    later = second_round()
    counts = Counter(sets_and_low_cards(secret(now, 1)) for now in imagined(later, 0, TIMES, 7))
    assert not fits(counts, sums(later, lambda one, weight: weight, sets_and_low_cards))


@pytest.mark.rules
def test_what_a_seat_must_have_kept_for_long_is_remembered() -> None:
    """If nothing that a seat revealed can have been kept, it still has what it had kept before."""
    match = table(2, {0: "R7 R7 R1 R1 R5", 1: "R6 R6 R2 R2 B5"})
    commit(match, "R7 R7 / R1 R1", "R6 R6 / R2 R2")
    next_round(match, {0: "B1 B2 B3 B4", 1: "R7 R7 R1 R1"})
    commit(match, "B3 B4 / B1 B2", "R7 R7 / R1 R1")
    match.act(1, "keep")
    next_round(match)
    may = [{CARD_NAMES[kind] for kind in kinds_of(kinds)} for kinds in fields(match._states).may[:2]]
    now_shown = {"B1", "B2", "B3", "B4"}
    assert may[1] == set(CARD_NAMES) - {"R7", "R1"} - {"R6", "R2"}
    assert may[0] == set(CARD_NAMES) - {"R7", "R1"}
    assert now_shown <= may[0] & may[1]  # one of each is still unseen
