"""The naive Dragon's Egg on its own: hand-made cases, and what is hidden found in several ways."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from math import comb, factorial, prod

import pytest

from naive import dragonegg
from naive.dragonegg import DragonEgg, Options, Round, Secret, disguise, observations, replay, worlds

SEATS = {players: (*range(players), None) for players in dragonegg.TARGET}
FORBIDDEN = {"wild_cross_colour": "forbidden"}


def in_no_hand(game: DragonEgg) -> Counter[str]:
    return Counter(dragonegg.PACK) - Counter(card for hand in game.hands for card in hand)


def deck(game: DragonEgg, *draws: str) -> None:
    """Shuffle so that the seats draw these cards, and bracelets after them; the rest follows in order."""
    given = " ".join(draws).split()
    rest = in_no_hand(game) - Counter(given)
    game.tell(" ".join(["deck", *given, *dragonegg.in_order(rest.elements())]))


def table(*hands: str, options: Options = None) -> DragonEgg:
    """A first round with these hands."""
    game = DragonEgg(len([hand for hand in hands if len(hand.split()) == 5]), options)
    deck(game, *hands)
    return game


def play(game: DragonEgg, *lines: str) -> DragonEgg:
    for line in lines:
        game.tell(line)
    return game


def lines_of(game: DragonEgg) -> list[str]:
    return [line for part in game.rounds for line in part.lines]


def random_game(players: int, seed: int, options: Options = None) -> list[str]:
    """Half of the sets are those with the strongest weak one, so that the egg comes into play."""
    rng = random.Random(seed)
    game = DragonEgg(players, options)
    while not game.over:
        if game.awaits:
            cards = list(in_no_hand(game).elements())
            game.tell(" ".join(["deck", *rng.sample(cards, len(cards))]))
            continue
        seat = rng.choice(game.pending)
        moves = sorted(game.legal(seat))
        move = rng.choice(moves)
        if "bracelet" in moves and rng.random() < 0.3:
            move = "bracelet"
        elif move.startswith("sets") and rng.random() < 0.5:
            move = max(
                moves, key=lambda text: dragonegg.strength(*text.split(" ")[-2:]) if " " in text else ()
            )
        game.tell(f"{seat} {move}")
    return lines_of(game)


# ---- Worked examples and strength ----

A, B, C = (True, 14), (True, 2), (False, 14)  # strengths, the strongest first


@pytest.mark.parametrize(
    ("strengths", "expected"),
    [
        ([A, B, C], [2, 1, 0]),  # DX1
        ([A, A, C], [2, 2, 0]),  # DX2
        ([A, A, A], [2, 2, 2]),  # DX3
        ([A, C], [1, 0]),
        ([C, A, B, A, C], [1, 4, 2, 4, 1]),
    ],
)
def test_7_points(strengths: list[dragonegg.Strength], expected: list[int]) -> None:
    assert dragonegg.points(strengths) == expected


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("R1 R1", (True, 2)),  # DX5
        ("R7 B7", (False, 14)),
        ("R* R3", (True, 6)),  # DX6
        ("R* B3", (False, 10)),  # DX7
        ("R* R*", (True, 14)),  # DX8
        ("R* B*", (False, 14)),  # DX9
        ("B1 B*", (True, 2)),  # D7: not a barya of 8, whatever the owner likes
        ("B3 B3", (True, 6)),  # D5
        ("R1 B6", (False, 7)),
        ("R3 R4", (False, 7)),
    ],
)
def test_4_5_strength(cards: str, expected: dragonegg.Strength) -> None:
    one, other = cards.split()
    assert dragonegg.strength(one, other) == dragonegg.strength(other, one) == expected


def test_dx5_a_small_friend_beats_a_large_barya() -> None:
    assert dragonegg.strength("R1", "R1") > dragonegg.strength("R7", "B7")


@pytest.mark.parametrize(
    ("strong", "weak", "holder", "expected"),
    [
        ([A, A], [(True, 4), (True, 10)], None, 1),  # DX10
        ([A, A, C], [B, B, C], 2, 2),  # DX11
        ([A, A, C], [B, B, C], None, None),  # D17: the middle stays the middle
        ([A, A, C], [B, B, C], 0, 0),  # D17: also a candidate only keeps it
        ([A, A, A], [A, A, B], 2, 2),
        ([B, A, C], [B, C, C], 2, 0),  # D18: taken from whoever holds it
        ([B, A, C], [B, C, C], 0, 0),
        ([A, C, A], [C, C, C], None, None),  # nobody has two friends
        ([A, C, A], [C, C, C], 1, 1),
    ],
)
def test_9_egg(
    strong: list[dragonegg.Strength], weak: list[dragonegg.Strength], holder: int | None, expected: int | None
) -> None:
    assert dragonegg.heir(strong, weak, holder) == expected


def test_dx4_d2_gains_are_products() -> None:
    game = table("R7 B6 R1 B2 B7", "R6 B5 R2 B2 B*", "R5 B4 R1 B1 R*")
    play(game, "0 sets R7 B6 / R1 B2", "1 sets R6 B5 / R2 B2", "2 sets R5 B4 / R1 B1")
    assert game.scores == [2 * 1, 1 * 2, 0]
    assert game.bracelets == [0, 0, 1]
    game = table("R7 B6 R1 B1 B7", "R6 B5 R2 B2 B*", "R5 B4 R1 B2 R*")
    play(game, "0 sets R7 B6 / R1 B1", "1 sets R6 B5 / R2 B2", "2 sets R5 B4 / R1 B2")
    assert game.scores == [0, 2, 0]  # strong 2, weak 0
    assert game.bracelets == [1, 0, 1]


def test_dx12_all_equal() -> None:
    game = table("R3 R4 R1 R2 B7", "B3 B4 B1 B2 R7")
    play(game, "0 sets R3 R4 / R1 R2", "1 sets B3 B4 / B1 B2")
    assert (game.scores, game.bracelets) == ([1, 1], [0, 0])


SPLIT = ("R7 R7 R1 B2 R3", "B7 B6 B5 B4 B3")  # seat 0 wins with the strong set, seat 1 with the weak one
SPLIT_SETS = ("0 sets R7 R7 / R1 B2", "1 sets B6 B7 / B4 B5")


def test_dx13_both_get_a_bracelet() -> None:
    game = play(table(*SPLIT), *SPLIT_SETS)
    assert (game.scores, game.bracelets, game.awaits) == ([0, 0], [1, 1], "deck")


# ---- Rules and decisions ----


def test_1_setup() -> None:
    game = DragonEgg(3)
    assert len(dragonegg.PACK) == 32
    assert (game.awaits, game.pending, game.legal(0)) == ("deck", (), set())
    deck(game)
    assert [len(hand) for hand in game.hands] == [5, 5, 5]
    assert (game.awaits, game.pending, game.scores, game.egg) == (None, (0, 1, 2), [0, 0, 0], None)
    assert game.hands[0] == ["R1", "R1", "R2", "R2", "R3"]  # 6: seat 0 draws first, from the top


@pytest.mark.parametrize("players", [1, 6])
def test_d24_two_to_five_players(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        DragonEgg(players)


@pytest.mark.parametrize("options", [{"wild_cross_colour": "yes"}, {"wild": "allowed"}])
def test_no_such_option(options: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="no such option"):
        DragonEgg(2, options)


def test_3_legal_sets() -> None:
    game = table("R1 R1 B2 B2 R3", "B3 B4 B5 B6 B7")
    assert game.legal(0) == {
        "sets B2 B2 / R1 R1",
        "sets R1 B2 / R1 B2",  # the same cards twice: one move
        "sets R1 R1 / R3 B2",
        "sets R1 R3 / R1 B2",
        "sets B2 B2 / R1 R3",
        "sets R3 B2 / R1 B2",
    }
    equal = {"sets B3 B6 / B4 B5", "sets B4 B5 / B3 B6", "sets B4 B7 / B5 B6", "sets B5 B6 / B4 B7"}
    assert equal <= game.legal(1)  # D4: both orders of two equally strong ones
    assert len(game.legal(1)) == 15 + 3  # B3 B7 / B4 B6 is the third equal pair


def test_3_the_stronger_set_stands_first_d7() -> None:
    game = table("R7 B7 R* R1 B2", "B3 B4 B5 B6 R7")
    assert "sets R1 R* / R7 B7" in game.legal(0)
    assert "sets R7 B7 / R1 R*" not in game.legal(0)


def test_part_7_either_order_inside_a_set() -> None:
    one, other = (table(*SPLIT) for _ in range(2))
    play(one, "1 sets B6 B7 / B4 B5", "0 sets R7 R7 / R1 B2")
    play(other, "1 sets B7 B6 / B5 B4", "0 sets R7 R7 / B2 R1")
    assert vars(one) == vars(other)


def test_d6_wild_beside_the_other_colour() -> None:
    hands = ("R* B* R* R1 B1", "B3 B4 B5 B6 R7")
    assert "sets R* B* / R1 R*" not in table(*hands).legal(0)  # a friend is stronger
    assert "sets R1 R* / R* B*" in table(*hands).legal(0)
    assert table(*hands, options=FORBIDDEN).legal(0) == {
        "sets R* R* / B1 B*",
        "sets R1 R* / B1 B*",
        "sets B1 B* / R1 R*",
        "sets R* R* / R1 B1",
    }


def test_d6_a_choice_is_always_left() -> None:
    for hand in set(combinations(dragonegg.PACK, 5)):
        assert dragonegg.choices(hand, cross_colour=False)


def test_2_3_all_at_once_in_any_order() -> None:
    game = table("R7 B6 R1 B2 B7", "R6 B5 R2 B2 B*", "R5 B4 R1 B1 R*")
    play(game, "2 sets R5 B4 / R1 B1")
    assert list(game.pending) == [0, 1]
    assert game.legal(2) == set()
    play(game, "0 sets R7 B6 / R1 B2")
    assert (list(game.pending), game.scores) == ([1], [0, 0, 0])


def after_split(*draws: str, rounds: int = 1) -> DragonEgg:
    """Both have a bracelet for every round, R3 and B3 were kept, and now these are drawn."""
    game = play(table(*SPLIT), *SPLIT_SETS)
    for _ in range(rounds - 1):
        deck(game, "R7 R7 R1 B2", "B7 B6 B5 B4")
        play(game, *SPLIT_SETS)
    deck(game, *draws)
    return game


def test_2_d10_bracelets_one_at_a_time() -> None:
    game = after_split("R7 R7 R1 B2", "B7 B6 B5 B4", "R* R2", rounds=2)
    assert game.bracelets == [2, 2]
    for card, left in (("R*", 1), ("R2", 0)):
        assert "bracelet" in game.legal(0)
        play(game, "0 bracelet")
        assert card in game.hands[0]
        assert game.bracelets == [left, 2]
    assert "bracelet" not in game.legal(0)
    assert any("R*" in move for move in game.legal(0))  # seen before the sets are made


def test_d9_no_bracelet_after_the_sets() -> None:
    game = after_split("R7 R7 R1 B2", "B7 B6 B5 B4")
    assert game.legal(0) >= {"bracelet"}
    play(game, SPLIT_SETS[0])
    assert game.legal(0) == set()


def test_d11_no_bracelet_with_an_empty_deck_d12_who_asks_first() -> None:
    game = DragonEgg(5)
    deck(game)
    game.bracelets = [3, 5, 0, 0, 0]
    order = list(game.deck)
    assert len(order) == 7
    play(game, "1 bracelet", "0 bracelet", "1 bracelet")
    held = game.rounds[0].held
    assert (held[0][5:], held[1][5:]) == (order[1:2], [order[0], order[2]])
    play(game, *["1 bracelet"] * 3, "0 bracelet")
    assert (game.deck, game.bracelets) == ([], [1, 0, 0, 0, 0])
    assert "bracelet" not in game.legal(0)
    assert game.legal(0)


def test_d28_bracelets_return_to_the_middle_d20_all_cards_are_kept() -> None:
    game = after_split("R7 R7 R1 B2", "B7 B6 B5 B4", "R2 R4")
    play(game, "0 bracelet", "1 bracelet", *SPLIT_SETS)
    assert game.bracelets == [1, 1]  # both used one and got one
    assert game.hands == [["R2", "R3"], ["R4", "B3"]]


EXCESS_DRAWS = ("R7 R7 R1 B2", "B7 B6 B5 B4")


def with_excess() -> DragonEgg:
    """Both used a bracelet and hold six cards in the next round."""
    game = after_split(*EXCESS_DRAWS, "R2 R4")
    play(game, "0 bracelet", "1 bracelet", *SPLIT_SETS)
    deck(game, *EXCESS_DRAWS)
    return game


def test_11_d19_down_to_five() -> None:
    game = with_excess()
    assert (game.pending, [len(hand) for hand in game.hands]) == ((0, 1), [6, 6])
    assert game.legal(0) == {f"discard {card}" for card in ("R1", "R2", "R3", "R7", "B2")}
    play(game, "1 discard R4")
    assert list(game.pending) == [0]  # part 7: all at once; nobody makes sets before the last discard
    assert game.legal(1) == set()
    play(game, "0 discard R7")
    assert (list(game.pending), game.hands[0]) == ([0, 1], ["R1", "R2", "R3", "R7", "B2"])
    assert (game.deck.count("R4"), game.deck.count("R7")) == (1, 0)
    play(game, "0 sets R3 R7 / R1 B2", "1 sets B6 B7 / B4 B5")
    assert in_no_hand(game)["R4"] == 2  # out until the next shuffle, and no longer


EGG_HANDS = ("B7 B7 R6 R6 R2", "R1 B2 R3 B4 B5", "B1 R2 B3 R4 B*")
EGG_SETS = ("0 sets B7 B7 / R6 R6", "1 sets B4 B5 / R1 B2", "2 sets R4 B3 / R2 B1")


def with_egg(*draws: str) -> DragonEgg:
    """Seat 0 has won the egg, kept R2 and no money counts yet; R3 and B* were kept by the others."""
    game = play(table(*EGG_HANDS), *EGG_SETS)
    assert (game.egg, game.scores, game.bracelets) == (0, [4, 1, 0], [0, 0, 1])
    assert game.hands == [["R2"], ["R3"], ["B*"]]
    deck(game, *(draws or ("R2 R5 R7 B4", "R1 R1 B6 B6", "B1 B2 B5 R6")))
    return game


DOWN = ("0 sets R5 R7 / R2 B4", "1 sets B6 B6 / R1 R1", "2 sets B5 B* / B1 B2")


def test_6_d13_the_holder_is_asked_when_all_are_down() -> None:
    game = play(with_egg(), *DOWN[:2])
    assert game.pending == (2,)
    play(game, DOWN[2])
    assert (game.pending, game.legal(0)) == ((0,), {"egg strong", "egg weak", "keep"})
    assert (game.legal(1), game.legal(2)) == (set(), set())
    play(game, "0 keep")
    assert (game.awaits, game.scores) == ("deck", [4 + 0 * 1, 1 + 2 * 2, 0 + 1 * 0])
    assert game.egg == 1  # D18: the only one with two friends takes it from the holder


def test_6_d14_d16_only_the_user_makes_sets_again() -> None:
    game = play(with_egg(), *DOWN, "0 egg weak")
    assert (game.egg, game.pending) == (None, (0,))
    assert game.hands[0] == ["R2", "R2", "R5", "R7", "B4"]
    assert "bracelet" not in game.legal(0)
    play(game, "0 sets R2 R2 / R7 B4")
    assert (game.awaits, game.scores) == ("deck", [4 + 0 * 1, 1 + 2 * 2, 0 + 1 * 0])


def test_d9_the_user_of_the_egg_may_use_bracelets() -> None:
    game = with_egg()
    game.bracelets = [1, 0, 1]
    play(game, *DOWN)
    assert "bracelet" not in game.legal(0)
    play(game, "0 egg strong")
    assert "bracelet" in game.legal(0)
    play(game, "0 bracelet")
    assert len(game.hands[0]) == 6
    assert "bracelet" not in game.legal(0)


def test_d16_the_user_can_win_the_egg_again_d8_with_a_wild() -> None:
    game = with_egg("R2 R5 R* B4", "R1 B3 B6 B7", "B1 B2 B5 R6")
    down = ("0 sets R5 R* / R2 R2", "1 sets B6 B7 / R1 B3", "2 sets B5 B* / B1 B2")
    play(game, *down, "0 egg strong", "0 sets R5 R* / R2 R2")  # possibly the same
    assert game.egg == 0


def test_10_d22_d23_the_end() -> None:
    game = play(table("R3 R4 R1 R2 B7", "B3 B4 B1 B2 R7"), "0 sets R3 R4 / R1 R2", "1 sets B3 B4 / B1 B2")
    for money in (2, 3):
        deck(game, "R3 R4 R1 R2", "B3 B4 B1 B2")
        play(game, "0 sets R3 R4 / R1 R2")
        assert not game.over
        play(game, "1 sets B3 B4 / B1 B2")
        assert game.scores == [money, money]
        assert game.over == (money == 3)
    assert (game.winners, game.pending, game.awaits, game.legal(0)) == ((0, 1), (), None, set())
    with pytest.raises(ValueError, match="over"):
        deck(game)


def test_12_d21_too_few_bracelets() -> None:
    game = play(after_split(*EXCESS_DRAWS, rounds=6), *SPLIT_SETS)
    assert (game.bracelets, game.over, len(game.rounds)) == ([6, 6], True, 7)
    assert (game.scores, game.winners) == ([0, 0], (0, 1))


def test_12_nobody_gets_one_and_the_egg_still_moves() -> None:
    hands = ("R7 R7 R1 B1 B2", "B6 B6 B5 B5 B3", "B1 B2 R4 R6 R2")
    one_due, two_due = table(*hands), table(*hands)
    for game, weak in ((one_due, "R1 B2"), (two_due, "R1 B1")):
        game.bracelets = [6, 5, 0]  # one is left
        play(game, f"0 sets R7 R7 / {weak}", "1 sets B6 B6 / B5 B5", "2 sets R4 R6 / B1 B2")
    assert (one_due.over, one_due.bracelets, one_due.scores) == (False, [6, 5, 1], [2, 2, 0])
    assert (two_due.over, two_due.bracelets, two_due.scores) == (True, [6, 5, 0], [0, 2, 0])
    assert (two_due.egg, two_due.winners) == (1, (1,))


def test_d26_round_200_is_the_last() -> None:
    """Both gain nothing for ever: each round they get a bracelet, use it, and discard what it brought."""
    game = play(after_split(*EXCESS_DRAWS, "R2 R4"), "0 bracelet", "1 bracelet", *SPLIT_SETS)
    while not game.over:
        deck(game, *EXCESS_DRAWS, "R2 R4")
        play(game, "0 discard R2", "1 discard R4", "0 bracelet", "1 bracelet", *SPLIT_SETS)
    assert (len(game.rounds), game.scores, game.winners) == (200, [0, 0], (0, 1))


def test_part_7_a_hand_of_seventeen() -> None:
    game = DragonEgg(2)
    deck(game, "R1 R2 R3 R4 R5", "R1 R2 R3 R4 R5", "R6 R7 R* B1 B2 B3 B4 B5 B6 B7 B* R6")
    game.bracelets = [12, 0]
    play(game, *["0 bracelet"] * 12)
    assert len(game.hands[0]) == 17
    assert len(game.legal(0)) > 5000


FIRST_DECK = lines_of(table(*SPLIT))[0]


@pytest.mark.parametrize(
    ("players", "lines", "bad"),
    [
        (2, [], "deal"),
        (2, [], "first 0"),
        (2, [], "0 bracelet"),
        (2, [], FIRST_DECK + " R1"),
        (2, [], FIRST_DECK.replace("R7", "R6", 1)),
        (2, [], FIRST_DECK.replace(" ", "  ", 1)),
        (2, [], FIRST_DECK.removesuffix(" B*")),
        (2, [FIRST_DECK], FIRST_DECK),
        (2, [FIRST_DECK], "0 bracelet"),
        (2, [FIRST_DECK], "0 keep"),
        (2, [FIRST_DECK], "0 egg strong"),
        (2, [FIRST_DECK], "0 discard R1"),
        (2, [FIRST_DECK], "2 sets R7 R7 / R1 B2"),
        (2, [FIRST_DECK], "00 sets R7 R7 / R1 B2"),
        (2, [FIRST_DECK], "0 sets R1 B2 / R7 R7"),  # the weaker set first
        (2, [FIRST_DECK], "0 sets R7 R7 / R1 R2"),  # not held
        (2, [FIRST_DECK], "0 sets R7 R7 / R1 R1"),
        (2, [FIRST_DECK], "0 sets R7 R7 R1 B2"),
        (2, [FIRST_DECK], "0 sets R7 R7 / R1 B2 "),
        (2, [FIRST_DECK], "0 sets R7 R7 / R1 X2"),
        (2, [FIRST_DECK, SPLIT_SETS[0]], SPLIT_SETS[0]),
        (2, [FIRST_DECK, *SPLIT_SETS], SPLIT_SETS[0]),
        (2, [FIRST_DECK, *SPLIT_SETS], FIRST_DECK),  # R3 and B3 are in hands
        (2, lines_of(with_excess()), "0 discard R6"),
        (2, lines_of(with_excess()), "0 sets R7 R7 / R1 B2"),
        (3, lines_of(play(with_egg(), *DOWN)), "0 egg"),
        (3, lines_of(play(with_egg(), *DOWN)), "1 egg strong"),
        (3, lines_of(play(with_egg(), *DOWN)), "0 bracelet"),
        (3, lines_of(play(with_egg(), *DOWN, "0 egg weak")), "0 keep"),
        (3, lines_of(play(with_egg(), *DOWN, "0 egg weak")), "1 sets B6 B6 / R1 R1"),
    ],
)
def test_refusals_change_nothing(players: int, lines: list[str], bad: str) -> None:
    game = replay(players, lines)
    before = repr(vars(game))
    with pytest.raises(ValueError, match=r".+"):
        game.tell(bad)
    assert repr(vars(game)) == before


def check_position(game: DragonEgg, last: str) -> None:
    """What is true at every step."""
    assert sum([game.over, game.awaits is not None, bool(game.pending)]) == 1
    assert all(bool(game.legal(seat)) == (seat in game.pending) for seat in range(game.players))
    assert bool(game.winners) == game.over
    sets = [card for pair in game.sets.values() for cards in pair for card in cards.split()]
    hands = [card for hand in game.hands for card in hand]
    if game.rounds:
        assert Counter([*sets, *hands, *game.deck, *game.pile]) == Counter(dragonegg.PACK)
    assert all(count >= 0 for count in game.bracelets)
    assert sum(game.bracelets) <= dragonegg.BRACELETS
    if ("deck" in last or "discard" in last) and game.phase == "make":
        assert {len(hand) for hand in game.hands} == {5}


@pytest.mark.parametrize("options", [{}, FORBIDDEN], ids=["allowed", "forbidden"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_are_complete(players: int, options: dict[str, str]) -> None:
    words: Counter[str] = Counter()
    for seed in range(12):
        game = DragonEgg(players, options)
        for line in random_game(players, seed, options):
            assert not game.over
            game.tell(line)
            check_position(game, line)
            words[line.split(" ")[line[0].isdecimal()]] += 1
        assert game.over
        assert {game.scores[seat] for seat in game.winners} == {max(game.scores)}
        if options:
            moves = [line.split(" ") for line in lines_of(game) if " sets " in line]
            pairs = [(move[at], move[at + 1]) for move in moves for at in (2, 5)]
            assert not any(dragonegg.crosses(*pair) for pair in pairs)
    assert {"deck", "bracelet", "sets", "egg", "keep", "discard"} <= set(words)


# ---- What is observed ----


def seen(game: DragonEgg, seat: int | None, whole: bool = False) -> list[str]:
    return observations(game.players, lines_of(game), seat, whole=whole)


def cards_in(texts: Sequence[str]) -> set[str]:
    return set(" ".join(texts).split()) & set(dragonegg.FACES)


def test_one_sees_ones_own_hand() -> None:
    game = table(*SPLIT)
    assert [cards_in(seen(game, seat)) for seat in (0, 1, None)] == [
        {"R1", "R3", "R7", "B2"},
        {"B3", "B4", "B5", "B6", "B7"},
        set(),
    ]


def test_3_who_has_committed_is_public_and_never_what() -> None:
    start, one, other = table(*SPLIT), table(*SPLIT), table(*SPLIT)
    play(one, "0 sets R7 R7 / R1 B2")
    play(other, "0 sets R7 R7 / R3 B2")
    for seat in (1, None):
        assert seen(one, seat) == seen(other, seat) != seen(start, seat)
    assert seen(one, 0) != seen(other, 0)
    # Phase C shows what was set, and not what was kept.
    play(one, SPLIT_SETS[1])
    assert cards_in(seen(one, None)) == {"R1", "R7", "B2", "B4", "B5", "B6", "B7"}


def test_2_cards_of_bracelets_are_not_shown() -> None:
    one, other = (after_split(*EXCESS_DRAWS, card) for card in ("R2", "B1"))
    assert seen(one, 0) == seen(other, 0)
    play(one, "0 bracelet")
    play(other, "0 bracelet")
    assert seen(one, 0) != seen(other, 0)
    for seat in (1, None):
        assert seen(one, seat) == seen(other, seat)
        assert seen(one, seat)[-1] == "0 bracelet"


def test_11_excess_discards_are_not_shown() -> None:
    one, other = play(with_excess(), "0 discard R2"), play(with_excess(), "0 discard R7")
    assert seen(one, 0) != seen(other, 0)
    for seat in (1, None):
        assert seen(one, seat) == seen(other, seat) != seen(with_excess(), seat)


def test_6_d15_the_egg_shows_one_kind_of_set_to_all() -> None:
    before = play(with_egg(), *DOWN)
    for kind, shown in (
        ("strong", ["1 strong B6 B6", "2 strong B5 B*"]),
        ("weak", ["1 weak R1 R1", "2 weak B1 B2"]),
    ):
        after = play(with_egg(), *DOWN, f"0 egg {kind}")
        for seat in SEATS[3]:
            assert seen(after, seat) == [*seen(before, seat), f"0 egg {kind}", *shown]


def test_part_7_what_the_user_takes_back_was_never_shown() -> None:
    one, other = (
        play(with_egg(), first, *DOWN[1:], "0 egg weak", "0 sets R2 R2 / R7 B4", *more)
        for first, more in ((DOWN[0], ()), ("0 sets R7 B4 / R2 R5", ()))
    )
    assert seen(one, 0) != seen(other, 0)
    for seat in (1, 2, None):
        assert seen(one, seat) == seen(other, seat)


def test_d27_of_earlier_rounds_only_ones_own_hand_is_remembered() -> None:
    game = with_egg()
    assert "0 strong B7 B7" in seen(game, 1, whole=True)
    assert [text for text in seen(game, 1) if cards_in([text])] == ["1 holds R1 R1 R3 B6 B6"]
    assert seen(game, 1, whole=True)[-len(seen(game, 1)) :] == seen(game, 1)
    assert "money [4, 1, 0], bracelets [0, 0, 1], egg 0" in seen(game, None)
    # Until the shuffle the round that was settled lies on the table.
    lines = lines_of(game)[:-1]
    assert "0 strong B7 B7" in observations(3, lines, 1)


def test_at_the_end_all_is_laid_open() -> None:
    for players in (2, 5):
        lines = random_game(players, 3)
        game, told = replay(players, lines), [observations(players, lines, seat) for seat in SEATS[players]]
        for texts in told:
            assert texts[-1] == "the deck was " + " ".join(game.deck)
            for seat, hand in enumerate(game.hands):
                assert f"{seat} had {' '.join(hand)}" in texts


@pytest.mark.parametrize("seat", [-1, 3])
def test_no_such_seat(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        observations(3, [], seat)
    with pytest.raises(ValueError, match="no seat"):
        disguise(3, [], seat, random.Random(1))
    with pytest.raises(ValueError, match="no seat"):
        worlds(3, [], seat)


# ---- Games that look the same ----


def kinds(lines: Sequence[str]) -> list[list[str]]:
    return [line.split(" ")[: 1 + line[0].isdecimal()] for line in lines]


@pytest.mark.parametrize("options", [None, FORBIDDEN], ids=["allowed", "forbidden"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_disguise_is_not_seen_through(players: int, options: Options) -> None:
    rng = random.Random(players)
    changed: Counter[str] = Counter()
    for seed in range(2):
        lines = random_game(players, seed, options)
        for end in [0, 1, len(lines), *rng.sample(range(len(lines)), 5)]:
            for seat in SEATS[players]:
                part = lines[:end]
                other = disguise(players, part, seat, rng, options)
                assert kinds(other) == kinds(part)
                for whole in (False, True):
                    told = observations(players, part, seat, options, whole)
                    assert observations(players, other, seat, options, whole) == told
                own = [line for line in part if line.startswith(f"{seat} ")]
                assert own == [line for line in other if line.startswith(f"{seat} ")]
                changed.update(
                    kind[-1] for kind, a, b in zip(kinds(part), part, other, strict=True) if a != b
                )
    assert {"deck", "sets"} <= set(changed) <= {"deck", "sets", "discard"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_disguise_changes_all_that_is_hidden(players: int) -> None:
    """In every round of a game: what was kept, drawn, discarded and is face down; shown sets stay."""
    rng = random.Random(players)
    lines = random_game(players, 4)[:-1]
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
    lines = lines_of(play(with_egg(), *DOWN, "0 egg weak"))
    firsts = {disguise(3, lines, 1, rng)[-4] for _ in range(20)}
    assert len(firsts) > 5
    seconds = {disguise(3, lines, 0, rng)[-3] for _ in range(50)}
    assert len(seconds) > 5
    assert all(line.endswith(" / R1 R1") for line in seconds)


def test_a_disguise_changes_discards() -> None:
    rng = random.Random(7)
    lines = lines_of(play(with_excess(), "0 discard R2", "1 discard R4"))
    others = [disguise(2, lines, 1, rng) for _ in range(50)]
    assert len({other[-2] for other in others}) > 8
    assert {other[-1] for other in others} == {"1 discard R4"}


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
    game = play(with_excess(), "0 discard R2", "1 discard R4", "0 bracelet", "1 bracelet")
    lines = lines_of(game)
    for seat, a, b in ((0, "R7", "R6"), (1, "B7", "B*"), (None, "B7", "R6")):
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


def unseen_by(game: DragonEgg, seat: int | None) -> Counter[str]:
    return Counter(dragonegg.PACK) - Counter([] if seat is None else game.rounds[-1].held[seat])


def possible(game: DragonEgg, seat: int | None, about: int | None = None) -> Counter[tuple[Secret, ...]]:
    """All worlds; the real one is among them, and so is whatever a disguise makes."""
    lines = lines_of(game)
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
    three = worlds(3, lines_of(table(*EGG_HANDS)), 0, about=2)
    assert three.total() == 27 * 26 * 25 * 24 * 23
    assert worlds(2, lines_of(game), None, about=0).total() == 32 * 31 * 30 * 29 * 28


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
    assert len(hands) == len(worlds(2, lines_of(table(*SPLIT)), 0))


def test_worlds_after_a_bracelet() -> None:
    game = play(after_split(*EXCESS_DRAWS), "1 bracelet")
    found = possible(game, 0)
    assert found.total() == 27 * 26 * 25 * 24 * 23 * 22
    for world, weight in random.Random(3).sample(list(found.items()), 200):
        assert weight == factorial(6) * copies(unseen_by(game, 0), *world)


def two_with_egg() -> DragonEgg:
    """Seat 0 holds the egg, and all sets are down."""
    game = table("R7 R7 R1 R1 R3", "B7 B6 B5 B4 B3")
    play(game, "0 sets R7 R7 / R1 R1", "1 sets B6 B7 / B4 B5")
    assert game.egg == 0
    deck(game, "R7 R1 R4 B2", "B7 B6 B5 B4")
    return play(game, "0 sets R4 R7 / R1 B2", "1 sets B6 B7 / B4 B5")


@pytest.mark.parametrize(("kind", "at", "cards"), [("strong", 0, "B6 B7"), ("weak", 1, "B4 B5")])
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
    game = play(with_excess(), "1 discard R4")
    found = possible(game, 0)
    for world, weight in random.Random(5).sample(list(found.items()), 200):
        assert weight == factorial(6) * copies(unseen_by(game, 0), *world)
    assert {(len(hand), len(discards)) for [(hand, _, discards)] in found} == {(5, 1)}


def test_worlds_after_the_settlement() -> None:
    """What was kept: both copies unseen count double, and a copy of a card that was shown counts half."""
    game = play(table("R7 R7 R1 B2 R3", "B7 B6 B5 B4 B3"), *SPLIT_SETS)
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
    game = play(table(*EGG_HANDS), *EGG_SETS)
    found = possible(game, 0)
    for world, weight in found.items():
        assert weight == factorial(5) ** 2 * copies(unseen_by(game, 0), *world)
    one: Counter[tuple[Secret, ...]] = Counter()
    for world, weight in found.items():
        one[world[1:]] += weight
    assert one == worlds(3, lines_of(game), 0, about=2)
    assert ((("B1",), "R4 B3 / R2 B1", ()),) in one


def test_d27_kept_cards_may_be_any_unseen_card() -> None:
    """Both B7 were shown by seat 0 in the round before; that is forgotten."""
    game = with_egg()
    hands = {secret[0] for [secret] in worlds(3, lines_of(game), 1, about=2)}
    assert any(hand.count("B7") == 2 for hand in hands)


def test_worlds_that_cannot_be_counted() -> None:
    over = random_game(2, 1)
    for players, lines, seat, about, why in (
        (2, [], 0, None, "no round"),
        (2, over, 0, None, "no round"),
        (2, over[:1], 0, 0, "hidden"),
        (3, lines_of(table(*EGG_HANDS)), 0, None, "too many"),
        (3, lines_of(play(with_egg(), *DOWN)), 0, 1, "too many"),
    ):
        with pytest.raises(ValueError, match=why):
            worlds(players, lines, seat, about=about)
