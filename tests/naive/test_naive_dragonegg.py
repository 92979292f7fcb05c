"""The reference implementation of the Dragon's Egg: what is hidden, found in several ways."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from math import comb, factorial, prod

import pytest

from dragonegg import implementations
from dragonegg.implementations import DOWN, AnyGame, lively
from kobako.match.check import random_match
from naive import dragonegg
from naive.dragonegg import DragonEgg, Round, Secret, disguise, observations, replay, worlds
from naive.game import Options

SEATS = {players: (*range(players), None) for players in dragonegg.TARGET}
FORBIDDEN = {"wild_cross_colour": "forbidden"}
EGG = [f"{seat} sets {sets}" for seat, sets in enumerate(DOWN)]  # for `with_egg`
SPLIT = ("R7 R7 R1 B2 R3", "B7 B6 B5 B4 B3")
SPLIT_SETS = ("0 sets R7 R7 / R1 B2", "1 sets B6 B7 / B4 B5")


def play(game: AnyGame, *lines: str) -> AnyGame:
    game.tell(*lines)
    return game


def table(*hands: str) -> AnyGame:
    return implementations.table("reference", *hands)


def with_egg() -> AnyGame:
    return implementations.with_egg("reference")


def with_six() -> AnyGame:
    return implementations.with_six("reference")


def second_round() -> AnyGame:
    """Both have a bracelet, R3 and B3 were kept, and the same sets can be made."""
    game = play(table(*SPLIT), *SPLIT_SETS)
    game.shuffle("R7 R7 R1 B2", "B7 B6 B5 B4")
    return game


def random_game(players: int, seed: int, options: Options = None) -> list[str]:
    return random_match("dragonegg", players, options or {}, seed, lively).steps


def test_d6_a_choice_is_always_left() -> None:
    for hand in set(combinations(dragonegg.PACK, 5)):
        assert dragonegg.choices(hand, cross_colour=False)


@pytest.mark.parametrize("line", ["00 sets R7 R7 / R1 B2", "0  sets R7 R7 / R1 B2", "0"])
def test_a_line_has_one_spelling(line: str) -> None:
    with pytest.raises(ValueError, match=r"this seat|not legal"):
        replay(2, [*table(*SPLIT).steps, line])


# ---- What is observed ----


def seen(game: AnyGame, seat: int | None, whole: bool = False) -> list[str]:
    return observations(game.players, game.steps, seat, whole=whole)


def cards_in(texts: Sequence[str]) -> set[str]:
    return set(" ".join(texts).split()) & set(dragonegg.FACES)


def test_one_sees_ones_own_hand() -> None:
    game = table(*SPLIT)
    assert [cards_in(seen(game, seat)) for seat in (0, 1, None)] == [
        {"R1", "R3", "R7", "B2"},
        {"B3", "B4", "B5", "B6", "B7"},
        set(),
    ]
    play(game, *SPLIT_SETS)  # all see what was set, and not what was kept
    assert cards_in(seen(game, None)) == {"R1", "R7", "B2", "B4", "B5", "B6", "B7"}


def test_6_d15_the_egg_shows_one_kind_of_set_to_all() -> None:
    before = play(with_egg(), *EGG)
    for kind, shown in (
        ("strong", ["1 strong R2 R2", "2 strong R5 R6"]),
        ("weak", ["1 weak R1 R1", "2 weak R4 R5"]),
    ):
        after = play(with_egg(), *EGG, f"0 egg {kind}")
        for seat in SEATS[3]:
            assert seen(after, seat) == [*seen(before, seat), f"0 egg {kind}", *shown]


def test_d27_of_earlier_rounds_only_ones_own_hand_is_remembered() -> None:
    game = with_egg()
    assert "0 strong R7 R7" in seen(game, 1, whole=True)
    assert [text for text in seen(game, 1) if cards_in([text])] == ["1 holds R1 R1 R2 R2 R3"]
    assert seen(game, 1, whole=True)[-len(seen(game, 1)) :] == seen(game, 1)
    assert "money [4, 0, 1], bracelets [0, 1, 0], egg 0" in seen(game, None)
    # Until the shuffle the round that was settled lies on the table.
    lines = game.steps[:-1]
    assert "0 strong R7 R7" in observations(3, lines, 1)


def test_at_the_end_all_is_laid_open() -> None:
    for players in (2, 5):
        lines = random_game(players, 3)
        game, told = replay(players, lines), [observations(players, lines, seat) for seat in SEATS[players]]
        for texts in told:
            assert texts[-1] == "the deck was " + " ".join(game.deck)
            for seat, hand in enumerate(game.hands):
                assert f"{seat} had {' '.join(hand)}" in texts


# ---- Games that look the same ----


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_disguise_holds_for_a_perfect_memory(players: int) -> None:
    """D27: also for an observer who remembers earlier rounds."""
    rng, lines = random.Random(players), random_game(players, 0, FORBIDDEN)
    for end in rng.sample(range(len(lines)), 8):
        other = disguise(players, lines[:end], 0, rng, FORBIDDEN)
        told = observations(players, lines[:end], 0, FORBIDDEN, whole=True)
        assert observations(players, other, 0, FORBIDDEN, whole=True) == told


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_disguise_changes_all_that_is_hidden(players: int) -> None:
    """In every round of a game: what was kept, drawn, discarded and is face down; shown sets stay."""
    rng = random.Random(players)
    lines = random_game(players, 5)[:-1]
    real = replay(players, lines)
    for seat in SEATS[players]:
        others = [replay(players, disguise(players, lines, seat, rng)) for _ in range(12)]
        for at, now in enumerate(real.rounds):
            assert all(other.rounds[at].lines[0] != now.lines[0] for other in others)
            assert all(other.rounds[at].shown == now.shown for other in others)
            for one in range(players):
                held = {tuple(sorted(other.rounds[at].held[one])) for other in others}
                kept = {tuple(sorted(other.rounds[at].kept[one])) for other in others}
                assert (len(held) > 1) == (one != seat)
                assert (len(kept) > 1) == (one != seat and at > 0)


def test_a_disguise_changes_what_the_egg_took_back_and_what_it_did_not_show() -> None:
    rng = random.Random(6)
    lines = play(with_egg(), *EGG, "0 egg weak").steps
    firsts = {disguise(3, lines, 1, rng)[-4] for _ in range(20)}
    assert len(firsts) > 5
    seconds = {disguise(3, lines, 0, rng)[-3] for _ in range(50)}
    assert len(seconds) > 5
    assert all(line.endswith(" / R1 R1") for line in seconds)


def test_a_disguise_changes_discards() -> None:
    rng = random.Random(7)
    lines = play(with_six(), "0 discard R1", "1 discard B3").steps
    others = [disguise(2, lines, 1, rng) for _ in range(50)]
    assert len({other[-2] for other in others}) > 8
    assert {other[-1] for other in others} == {"1 discard B3"}


def test_a_finished_game_keeps_its_last_round() -> None:
    for players in (2, 3, 4, 5):
        lines = random_game(players, 9)
        last = replay(players, lines).rounds[-1].lines
        for seat in SEATS[players]:
            other = disguise(players, lines, seat, random.Random(1))
            assert other[-len(last) :] == last
            assert other[0] != lines[0]


def test_control_other_changes_are_seen() -> None:
    """A card of one's own hand, a shown set, a public move, the order in which bracelets are asked for."""
    game = play(with_six(), "0 discard R1", "1 discard B3", "0 bracelet", "1 bracelet")
    lines = game.steps
    for seat, a, b in ((0, "R5", "R4"), (1, "B6", "B*"), (None, "B3", "B4")):
        swap = {a: b, b: a}
        other = [" ".join(swap.get(word, word) for word in line.split(" ")) for line in lines]
        assert observations(2, other, seat, whole=True) != observations(2, lines, seat, whole=True)
    asked = [*lines[:-2], *reversed(lines[-2:])]
    assert all(observations(2, asked, seat) != observations(2, lines, seat) for seat in SEATS[2])


# ---- All worlds ----


def secret_of(game: DragonEgg, seat: int) -> Secret:
    sets = " / ".join(game.sets.get(seat, ()))
    words = [move.split(" ") for move in dragonegg._moves(game.rounds[-1], seat)]
    discards = dragonegg.in_order(move[1] for move in words if move[0] == "discard")
    return tuple(game.hands[seat]), sets, discards


def by_trying_all(
    moves: Sequence[str], dealt: int, shown: dict[str, str], pool: Sequence[str]
) -> Counter[Secret]:
    """The definition: every order of the cards on the places, copies told apart, and every way to move."""
    found: Counter[Secret] = Counter()

    def go(rest: Sequence[str], more: Sequence[str], secret: Secret, ways: int) -> None:
        hand, sets, discards = secret
        if not rest:
            if all(cards == sets.split(" / ")[kind == "weak"] for kind, cards in shown.items()):
                found[secret] += ways
        elif rest[0] == "bracelet":
            go(rest[1:], more[1:], (dragonegg.in_order([*hand, more[0]]), sets, discards), ways)
        elif rest[0] == "discard":
            for card in set(hand):
                left = dragonegg._without(hand, [card])
                go(rest[1:], more, (left, sets, dragonegg.in_order([*discards, card])), ways)
        elif rest[0] == "sets":
            for choice in dragonegg.choices(hand, True):
                left = dragonegg._without(hand, choice.replace("/", " ").split()[1:])
                go(rest[1:], more, (left, choice.removeprefix("sets "), discards), ways)
        elif rest[0] == "first":
            go(rest[1:], more, secret, ways * len(dragonegg.choices(hand, True)))
        else:
            go(rest[1:], more, secret, ways)

    for order in permutations(pool, dealt + list(moves).count("bracelet")):
        go(moves, order[dealt:], (dragonegg.in_order(order[:dealt]), "", ()), 1)
    return found


@pytest.mark.parametrize(
    ("moves", "dealt", "shown"),
    [
        ([], 5, {}),
        (["bracelet"], 5, {}),
        (["sets"], 5, {}),
        (["sets"], 5, {"strong": "R3 R3"}),
        (["sets"], 5, {"weak": "R1 B1"}),
        (["sets", "keep"], 5, {"strong": "R1 R1", "weak": "R2 B1"}),
        (["discard"], 6, {}),
        (["discard", "sets"], 6, {"strong": "R3 R3"}),
        (["discard", "bracelet"], 5, {}),
        (["discard", "discard"], 6, {}),
        (["first", "egg weak"], 5, {}),
        (["first", "egg weak", "bracelet"], 5, {}),
        (["first", "egg weak", "bracelet", "sets"], 5, {"strong": "R1 R1", "weak": "R2 B1"}),
    ],
)
def test_counting_is_trying_all(moves: list[str], dealt: int, shown: dict[str, str]) -> None:
    pool = ["R1", "R1", "R2", "R3", "R3", "B1", "B*"]
    places = dealt + moves.count("bracelet")
    words = {"discard": "discard R1", "first": "sets -", "sets": "sets -"}
    now = Round([[]], [["-"] * places], [shown], ["deck", *(f"0 {words.get(move, move)}" for move in moves)])
    counted = dragonegg._secrets(now, 0, Counter(pool), True)
    assert counted == by_trying_all(moves, dealt, shown, pool)
    assert len(counted) > 1


def copies(unseen: Counter[str], *secrets: Secret) -> int:
    """In how many ways these cards can be taken from the unseen ones, copies told apart."""
    ways, left = 1, unseen
    for secret in secrets:
        cards = Counter(dragonegg._cards(secret))
        ways *= prod(comb(left[card], count) for card, count in cards.items())
        left = left - cards
    return ways


def unseen_by(game: AnyGame, seat: int) -> Counter[str]:
    return Counter(dragonegg.PACK) - Counter(replay(game.players, game.steps).rounds[-1].held[seat])


def possible(game: AnyGame, seat: int | None, about: int | None = None) -> Counter[tuple[Secret, ...]]:
    """All worlds; the real one is among them, and so is whatever a disguise makes."""
    lines = game.steps
    found = worlds(game.players, lines, seat, about=about)
    asked = [one for one in range(game.players) if one != seat] if about is None else [about]
    rng = random.Random(1)
    for other in [lines, *(disguise(game.players, lines, seat, rng) for _ in range(10))]:
        assert tuple(secret_of(replay(game.players, other), one) for one in asked) in found
    return found


def test_worlds_before_the_sets() -> None:
    """All hands, as likely as the copies of their cards make them."""
    game = table(*SPLIT)
    found = possible(game, 0)
    assert found.total() == 27 * 26 * 25 * 24 * 23
    assert found == possible(play(table(*SPLIT), SPLIT_SETS[0]), 0)  # one's own sets change nothing
    for world, weight in random.Random(0).sample(list(found.items()), 200):
        assert weight == factorial(5) * copies(unseen_by(game, 0), *world)
    # The same for one of several, as long as the others have only drawn, and for a spectator.
    three = worlds(3, table("", "", "").steps, 0, about=2)
    assert three.total() == 27 * 26 * 25 * 24 * 23
    assert worlds(2, game.steps, None, about=0).total() == 32 * 31 * 30 * 29 * 28


def test_worlds_with_sets_face_down() -> None:
    """Every choice of sets once for each order of the hand: a hand with more choices weighs more."""
    game = play(table(*SPLIT), SPLIT_SETS[1])
    found = possible(game, 0)
    hands: Counter[tuple[str, ...]] = Counter()
    for [secret] in found:
        hands[dragonegg.in_order(dragonegg._cards(secret))] += 1
    for [secret], weight in random.Random(1).sample(list(found.items()), 200):
        assert weight == factorial(5) * copies(unseen_by(game, 0), secret)
    for hand in random.Random(2).sample(sorted(hands), 200):
        assert hands[hand] == len(dragonegg.choices(hand, True))
    assert len(hands) == len(worlds(2, table(*SPLIT).steps, 0))


def test_worlds_after_a_bracelet() -> None:
    game = play(second_round(), "1 bracelet")
    found = possible(game, 0)
    assert found.total() == 27 * 26 * 25 * 24 * 23 * 22
    for world, weight in random.Random(3).sample(list(found.items()), 200):
        assert weight == factorial(6) * copies(unseen_by(game, 0), *world)


def two_with_egg() -> AnyGame:
    """Seat 0 holds the egg, and all sets are down."""
    game = implementations.with_egg("reference", 2)
    return play(game, "0 sets B7 B7 / B6 B6", "1 sets R1 R1 / R2 R3")


@pytest.mark.parametrize(("kind", "at", "cards"), [("strong", 0, "R1 R1"), ("weak", 1, "R2 R3")])
def test_worlds_after_the_egg_showed_a_set(kind: str, at: int, cards: str) -> None:
    game = play(two_with_egg(), f"0 egg {kind}")
    found = possible(game, 0)
    assert {secret[1].split(" / ")[at] for [secret] in found} == {cards}
    for world, weight in found.items():
        assert weight == factorial(5) * copies(unseen_by(game, 0), *world)
    # All that could be: three unseen cards, two of them in the other set.
    unseen = list((unseen_by(game, 0) - Counter(cards.split())).elements())
    expected = set()
    for a, b, c in set(permutations(unseen, 3)):
        pair = dragonegg.in_order([a, b])
        strong, weak = (cards.split(), pair) if kind == "strong" else (pair, cards.split())
        if dragonegg.strength(*strong) >= dragonegg.strength(*weak):
            expected.add((((c,), f"{' '.join(strong)} / {' '.join(weak)}", ()),))
    assert set(found) == expected


def test_worlds_count_what_the_egg_took_back() -> None:
    game = play(two_with_egg(), "0 egg weak")
    found = possible(game, 1)
    for [secret], weight in random.Random(4).sample(list(found.items()), 200):
        assert weight == factorial(5) * copies(unseen_by(game, 1), secret) * len(
            dragonegg.choices(secret[0], True)
        )


def test_worlds_after_excess_discards() -> None:
    game = play(with_six(), "1 discard B3")
    found = possible(game, 0)
    for world, weight in random.Random(5).sample(list(found.items()), 200):
        assert weight == factorial(6) * copies(unseen_by(game, 0), *world)
    assert {(len(hand), len(discards)) for [(hand, _, discards)] in found} == {(5, 1)}


def test_worlds_after_the_settlement() -> None:
    """What was kept: both copies unseen count double, and a copy of a card that was shown counts half."""
    game = play(table(*SPLIT), *SPLIT_SETS)
    weights = {secret[0][0]: weight for [secret], weight in possible(game, 0).items()}
    assert set(weights) == set(dragonegg.FACES) - {"R7"}
    assert {card for card in weights if 4 * weights[card] == weights["B3"]} == {"B4", "B5", "B6", "B7"}
    assert {card for card in weights if 2 * weights[card] == weights["B3"]} == {"R1", "R3", "B2"}
    assert {card for card in weights if weights[card] == weights["B3"]} == {
        "R2",
        "R4",
        "R5",
        "R6",
        "R*",
        "B1",
        "B3",
        "B*",
    }


def test_worlds_of_several_seats_together() -> None:
    game = implementations.settled("reference", "R7 R7 / R6 R6", "R1 B3 / R1 B2", "R2 B4 / R2 B1")
    found = possible(game, 0)
    for world, weight in found.items():
        assert weight == factorial(5) ** 2 * copies(unseen_by(game, 0), *world)
    one: Counter[tuple[Secret, ...]] = Counter()
    for world, weight in found.items():
        one[world[1:]] += weight
    assert one == worlds(3, game.steps, 0, about=2)
    assert ((("B1",), "R2 B4 / R2 B1", ()),) in one


def test_d27_kept_cards_may_be_any_unseen_card() -> None:
    """Both R7 were shown by seat 0 in the round before; that is forgotten."""
    game = with_egg()
    hands = {secret[0] for [secret] in worlds(3, game.steps, 1, about=2)}
    assert any(hand.count("R7") == 2 for hand in hands)


def test_worlds_that_cannot_be_counted() -> None:
    over = random_game(2, 1)
    for players, lines, seat, about, why in (
        (2, [], 0, None, "no round"),
        (2, over, 0, None, "no round"),
        (2, over[:1], 0, 0, "hidden"),
        (3, table("", "", "").steps, 0, None, "too many"),
        (3, play(with_egg(), *EGG).steps, 0, 1, "too many"),
    ):
        with pytest.raises(ValueError, match=why):
            worlds(players, lines, seat, about=about)
