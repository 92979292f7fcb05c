"""Rules 1 to 3, 6 and 10 to 12 of the Dragon's Egg, the decisions about them, and its notation.

Strength, points and who gets the egg (rules 4, 5 and 7 to 9) are tables in `test_examples.py`.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial

import numpy as np
import pytest

from dragonegg.implementations import (
    DOWN,
    DRAW,
    DRAWN,
    AnyGame,
    DragonEggEngine,
    before_draw,
    settled,
    start,
    table,
    with_bracelets,
    with_egg,
    with_sets_down,
    with_six,
)
from kobako import IllegalMove, Match
from kobako.games.dragonegg import rules

pytestmark = pytest.mark.rules

PACK = [colour + rank for colour in "RB" for rank in "1234567*" for _ in range(2)]
FULL = " ".join(["deck", *reversed(PACK)])
StartOf = Callable[[str], AnyGame]


def choices(game: AnyGame, seat: int) -> set[str]:
    return {move.removeprefix("sets ") for move in game.legal(seat) if move.startswith("sets ")}


# ---- 1 to 5: setup, bracelets, sets ----


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_1_setup(implementation: str, players: int) -> None:
    game = start(implementation, players)
    assert (game.awaits, game.pending, game.legal(0)) == ("deck", (), set())
    game.chance(FULL)
    assert game.hands == [PACK[27 - 5 * seat : 32 - 5 * seat] for seat in range(players)]
    assert (game.deck, game.egg, game.bracelets) == (32 - 5 * players, None, [0] * players)
    assert (game.scores, game.winners, game.pending) == ([0] * players, (), tuple(range(players)))


def test_1_d3_the_engine_shuffles_the_whole_pack() -> None:
    assert sorted(Match("dragonegg", 2, seed=1).steps[0].split()[1:]) == sorted(PACK)


@pytest.mark.parametrize(
    ("players", "options", "why"),
    [
        (1, {}, r"2.* 5"),
        (6, {}, r"2.* 5"),
        (2, {"wild_cross_colour": "yes"}, "option"),
        (2, {"wild": "allowed"}, "option"),
    ],
)
def test_d6_d24_players_and_options(
    implementation: str, players: int, options: dict[str, str], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        start(implementation, players, options)


def test_2_d10_bracelets_one_at_a_time_with_sight_of_each_card(implementation: str) -> None:
    game = with_bracelets(implementation, 2)
    game.shuffle("R1 R1 R2 R2", draws="B7 B*")
    for card, left in (("B7", 1), ("B*", 0)):
        game.move(0, "bracelet")
        assert card in game.hands[0]
        assert f"sets R1 R1 / R2 {card}" in game.legal(0)
        assert ("bracelet" in game.legal(0), game.bracelets) == (left > 0, [left, 2])
    assert game.hands[0] == ["R1", "R1", "R2", "R2", "R5", "B7", "B*"]
    assert game.deck == 20


def test_2_d11_none_with_an_empty_deck_d12_who_asks_first_draws_first(implementation: str) -> None:
    game = table(implementation, *[""] * 5, draws="B7 R* B* B6 B7 R7 B5")
    game.put(bracelets=[3, 5, 0, 0, 0])
    before = game.hands
    game.tell("1 bracelet", "0 bracelet", "1 bracelet")
    assert Counter(game.hands[0]) == Counter([*before[0], "R*"])
    assert Counter(game.hands[1]) == Counter([*before[1], "B7", "B*"])
    game.tell(*["1 bracelet"] * 3, "0 bracelet")
    assert (game.deck, game.bracelets) == (0, [1, 0, 0, 0, 0])
    assert choices(game, 0)
    assert "bracelet" not in game.legal(0)
    game.refuse(0, "bracelet", "dragonegg 2")


def test_2_3_d9_all_at_once_in_any_order_and_no_bracelet_after_the_sets(implementation: str) -> None:
    game = table(implementation, "", "", "R5 B4 R1 B1 R*")
    game.put(bracelets=[1, 1, 1])
    game.move(2, "sets R5 B4 / R1 B1")
    assert (game.pending, game.legal(2), game.hands[2]) == ((0, 1), set(), ["R*"])
    game.refuse(2, "bracelet", None)
    game.move(0, min(game.legal(0) - {"bracelet"}))
    assert (game.pending, game.scores) == ((1,), [0, 0, 0])


def test_3_every_choice_of_two_sets_is_legal_once(implementation: str) -> None:
    expected = "B2 B2 / R1 R1, R1 B2 / R1 B2, R1 R1 / R3 B2, R1 R3 / R1 B2, B2 B2 / R1 R3, R3 B2 / R1 B2"
    assert choices(table(implementation, "R1 R1 B2 B2 R3", ""), 0) == set(expected.split(", "))


def test_3_d4_equal_sets_may_stand_in_either_order(implementation: str) -> None:
    found = choices(table(implementation, "B3 B4 B5 B6 B7", ""), 0)
    assert {"B3 B6 / B4 B5", "B4 B7 / B5 B6", "B3 B7 / B4 B6"} <= found
    assert {"B4 B5 / B3 B6", "B5 B6 / B4 B7", "B4 B6 / B3 B7"} <= found
    assert len(found) == 15 + 3


def test_3_d7_a_wild_makes_a_friend_like_it_or_not(implementation: str) -> None:
    game = table(implementation, "R* R1 R7 B2 B7", "")
    assert "R1 R* / R7 B7" in choices(game, 0)
    game.refuse(0, "sets R7 B7 / R1 R*", "dragonegg 3")


def test_5_d6_a_wild_beside_the_other_colour(implementation: str) -> None:
    hands = "R* B* R* R1 B1", "B* B2 B4 R2 R3"
    game = table(implementation, *hands)
    assert "R* B* / R1 R*" not in choices(game, 0)  # a friend is stronger
    assert "R1 R* / R* B*" in choices(game, 0)
    game = table(implementation, *hands, wild_cross_colour="forbidden")
    assert choices(game, 0) == {"R* R* / B1 B*", "R1 R* / B1 B*", "B1 B* / R1 R*", "R* R* / R1 B1"}
    for seat, sets in ((0, "R1 R* / R* B*"), (0, "R1 B* / R* B1"), (1, "R2 B* / R3 B2")):
        game.refuse(seat, f"sets {sets}", "dragonegg 5")
    game.refuse(1, "sets R3 B2 / R2 B*", "dragonegg 3")  # the weaker set first comes before
    game = table(implementation, "R* R* B* B* R1", "", wild_cross_colour="forbidden")
    assert choices(game, 0) == {"R* R* / B* B*", "B* B* / R* R*", "B* B* / R1 R*"}


# ---- 6: the egg ----


@pytest.mark.parametrize(("row", "shown"), [("strong", ["R2 R2", "R5 R6"]), ("weak", ["R1 R1", "R4 R5"])])
def test_6_d13_d14_d15_the_egg_turns_up_a_row(implementation: str, row: str, shown: list[str]) -> None:
    game = with_egg(implementation)
    for seat, sets in enumerate(DOWN):
        game.refuse(0, f"egg {row}", None)  # not before all sets are down
        game.move(seat, f"sets {sets}")
    assert [game.legal(seat) for seat in range(3)] == [{"egg strong", "egg weak", "keep"}, set(), set()]
    assert (game.shown, game.scores) == ([{}, {}, {}], [4, 0, 1])
    game.move(0, f"egg {row}")
    for move in ("egg weak", "egg strong", "keep"):
        game.refuse(0, move, None)
    assert game.shown == [{}, {row: shown[0]}, {row: shown[1]}]
    assert (game.egg, game.pending, game.legal(1)) == (None, (0,), set())
    assert game.hands == [["R3", "B6", "B6", "B7", "B7"], ["R3"], ["R4"]]


FRIENDS = "B7 B7 / B6 B6"


@pytest.mark.parametrize(
    ("sets", "lines", "scores", "egg"),
    [
        (DOWN[0], ["0 egg weak", f"0 sets {DOWN[0]}"], [4 + 1, 4, 1], 1),  # possibly the same
        (DOWN[0], ["0 egg strong", f"0 sets {FRIENDS}"], [4 + 4, 1, 1], 0),  # D16: won again
        (DOWN[0], ["0 keep"], [4 + 1, 4, 1], 1),  # D18: taken from its holder
        (FRIENDS, ["0 keep"], [4 + 4, 1, 1], 0),
    ],
)
def test_6_d16_d18_the_round_is_settled(
    implementation: str, sets: str, lines: list[str], scores: list[int], egg: int
) -> None:
    game = with_egg(implementation)
    game.commit(sets, *DOWN[1:])
    game.tell(*lines)
    assert (game.scores, game.egg, game.awaits) == (scores, egg, "deck")


def test_6_d9_d15_its_user_may_use_bracelets(implementation: str) -> None:
    game = with_sets_down(implementation)
    game.put(bracelets=[1, 0, 1])
    game.refuse(0, "bracelet", None)
    game.tell("0 egg strong", "0 bracelet")
    assert (len(game.hands[0]), game.bracelets, game.pending) == (6, [0, 0, 1], (0,))
    assert game.shown == [{}, {"strong": "R2 R2"}, {"strong": "R5 R6"}]
    game.refuse(0, "bracelet", "dragonegg 2")
    game.move(0, f"sets {DOWN[0]}")
    assert game.awaits == "deck"


# ---- 10 to 12: the end, new hands ----


@pytest.mark.parametrize(("players", "target"), [(2, 3), (3, 15), (4, 20), (5, 30)])
def test_10_d22_the_target_ends_the_game(implementation: str, players: int, target: int) -> None:
    """Seat 0 gains the most that there is, and has then one less than the target, or the target."""
    others = ["R6 R6 / R3 B4", "B6 B6 / R2 B4", "R5 R5 / R1 B1", "B5 B5 / R1 B3"][: players - 1]
    for missing in (1, 0):
        scores = [target - missing - (players - 1) ** 2] + [0] * (players - 1)
        game = settled(implementation, "R7 R7 / B7 B7", *others, scores=scores)
        assert (game.scores[0], game.over) == (target - missing, missing == 0)
        assert game.winners == ((0,) if game.over else ())


def test_10_d23_ties_share_and_nothing_can_be_done_after_the_end(implementation: str) -> None:
    sets = ("R7 R7 / R1 B2", "B7 B7 / B1 R2")
    game = settled(implementation, *sets)
    for money in (2, 3):
        game.shuffle(*(cards.replace("/", "") for cards in sets))
        game.commit(*sets)
        assert (game.scores, game.over) == ([money, money], money == 3)
    assert (game.winners, game.pending, game.awaits, game.legal(0)) == ((0, 1), (), None, set())
    game.refuse_chance(game.deck_line(), "no chance is due")
    game.refuse(0, "keep", None)


def test_d25_money_has_no_limit() -> None:
    """The most that anybody can have: one below the target, and the best round."""
    for players, target in ((2, 3), (3, 15), (4, 20), (5, 30)):
        assert target - 1 + (players - 1) ** 2 <= np.iinfo(rules.STATE["money"].base).max


def test_11_d27_sets_go_back_four_are_drawn_and_the_kept_card_stays(implementation: str) -> None:
    game = with_bracelets(implementation, 1)
    assert game.hands == [["R5"], ["B5"]]
    game.shuffle("R7 R7 R1 B2", "R6 R6 R3 B4")
    assert game.hands == [["R1", "R5", "R7", "R7", "B2"], ["R3", "R6", "R6", "B4", "B5"]]
    assert (len(game.steps[-1].split()), game.deck) == (1 + 30, 22)


def test_11_d19_d20_all_unused_cards_are_kept_and_six_become_five(implementation: str) -> None:
    game = with_six(implementation)
    assert game.pending == (0, 1)
    assert game.legal(0) == {f"discard {card}" for card in ("R1", "R2", "R5", "B7")}
    assert game.legal(1) == {f"discard B{rank}" for rank in range(1, 7)}
    game.move(0, "discard R1")
    assert ([*game.pending], game.legal(0)) == ([1], set())  # no sets before the last discard
    game.move(1, "discard B3")
    assert (game.pending, game.hands[0]) == ((0, 1), ["R1", "R2", "R2", "R5", "B7"])
    assert game.deck == 32 - 2 - 2 - 8  # out until the next shuffle: two kept by each, four drawn by each
    game.tell("0 sets R2 R2 / R1 R5", "1 sets B5 B6 / B1 B2")
    game.shuffle()
    assert len(game.steps[-1].split()) == 1 + 30


TWO = ("B6 B6 / B5 B5", "R4 R6 / B1 B2")
# Sets by seat, bracelets before and after, scores, holder of the egg, winners.
ENDS = {
    "one-due-one-left": (["R7 R7 / R1 B2", *TWO], [6, 5, 0], [6, 5, 1], [2, 2, 0], 1, ()),
    "one-due-none-left": (["R7 R7 / R1 B2", *TWO], [4, 4, 4], [4, 4, 4], [2, 2, 0], 1, (0, 1)),
    "two-due-one-left": (["R7 R7 / R1 B1", *TWO], [6, 5, 0], [6, 5, 0], [0, 2, 0], 1, (1,)),
    "all-due-one-left": (DRAW, [6, 5], [6, 5], [0, 0], None, (0, 1)),
    "all-due-two-left": (DRAW, [6, 4], [7, 5], [0, 0], None, ()),
}


@pytest.mark.parametrize("case", ENDS)
def test_12_d21_too_few_bracelets_end_the_game(implementation: str, case: str) -> None:
    sets, before, after, scores, egg, winners = ENDS[case]
    game = settled(implementation, *sets, bracelets=before)
    assert (game.bracelets, game.scores, game.egg) == (after, scores, egg)
    assert (game.winners, game.over) == (winners, winners != ())


def test_12_d28_a_discarded_bracelet_can_be_given_again(implementation: str) -> None:
    game = before_draw(implementation)
    game.put(bracelets=[6, 5])
    game.move(0, "bracelet")
    game.commit(*DRAW)
    assert (game.bracelets, game.over) == ([6, 6], False)


def test_12_d21_after_seven_rounds_without_a_gain(implementation: str) -> None:
    game = with_bracelets(implementation, 7)
    assert (game.bracelets, game.over, game.scores, game.winners) == ([6, 6], True, [0, 0], (0, 1))


def test_d26_round_200_is_the_last(implementation: str) -> None:
    """Both gain nothing for ever: each round they get a bracelet, use it, and discard what it brought."""
    game = with_bracelets(implementation, 1)
    game.shuffle(*DRAWN, draws="B6 B7")
    while not game.over:
        game.tell("0 bracelet", "1 bracelet")
        game.commit(*DRAW)
        if game.awaits:
            game.shuffle(*DRAWN, draws="B6 B7")
            game.tell("0 discard B6", "1 discard B7")
    assert sum(step.startswith("deck ") for step in game.steps) == 200
    assert (game.scores, game.winners) == ([0, 0], (0, 1))


# ---- Parts 5 and 7: hidden information, notation ----


def test_2_cards_of_bracelets_are_secret(implementation: str) -> None:
    one, other = with_bracelets(implementation, 1), with_bracelets(implementation, 1)
    one.shuffle(*DRAWN, draws="R2")
    other.shuffle(*DRAWN, draws="B1")
    before = [one.seen(seat) for seat in (0, 1, None)]
    assert before == [other.seen(seat) for seat in (0, 1, None)]
    one.move(0, "bracelet")
    other.move(0, "bracelet")
    assert [one.seen(seat) == other.seen(seat) for seat in (0, 1, None)] == [False, True, True]
    assert one.seen(None) != before[-1]


@pytest.mark.parametrize(
    ("start_of", "move", "another"),
    [(before_draw, "sets R7 R7 / R1 B2", "sets R7 R7 / R1 R5"), (with_six, "discard R1", "discard B7")],
)
def test_3_11_sets_and_discards_are_secret(
    implementation: str, start_of: StartOf, move: str, another: str
) -> None:
    before, one, other = (start_of(implementation) for _ in range(3))
    one.move(0, move)
    other.move(0, another)
    assert [one.seen(seat) == other.seen(seat) for seat in (0, 1, None)] == [False, True, True]
    assert not any(one.seen(seat) == before.seen(seat) for seat in (0, 1, None))


def test_6_what_its_user_takes_back_is_never_shown(implementation: str) -> None:
    one, other = with_egg(implementation), with_egg(implementation)
    one.commit(*DOWN)
    other.commit(FRIENDS, *DOWN[1:])
    for move in ("egg weak", "sets B7 B7 / R3 B6"):
        one.move(0, move)
        other.move(0, move)
        assert all(one.seen(seat) == other.seen(seat) for seat in (1, 2, None))


@pytest.mark.parametrize(
    ("start_of", "lines"),
    [
        (before_draw, ["0 sets R7 R7 / R1 B2", "1 sets R6 R6 / R3 B4"]),
        (with_six, ["0 discard R1", "1 discard B3"]),
    ],
)
def test_3_11_the_order_of_seats_leaves_no_trace(
    implementation: str, start_of: StartOf, lines: list[str]
) -> None:
    one, other = start_of(implementation), start_of(implementation)
    one.tell(*lines)
    other.tell(*reversed(lines))
    assert one.position == other.position


def test_the_other_order_inside_a_set_is_taken_and_recorded_as_listed(implementation: str) -> None:
    one, other = (table(implementation, "R4 B4 R2 B* B1", "") for _ in range(2))
    one.move(0, "sets B* R4 / B4 R2")
    other.move(0, "sets R4 B* / R2 B4")
    assert one.steps[-1] == "0 sets R4 B* / R2 B4"
    assert one.position == other.position


def test_a_hand_of_seventeen_has_thousands_of_choices(implementation: str) -> None:
    draws = "R6 R7 R* B1 B2 B3 B4 B5 B6 B7 B* R1"
    game = table(implementation, "R1 R2 R3 R4 R5", "", draws=draws)
    game.put(bracelets=[12, 0])
    game.tell(*["0 bracelet"] * 12)
    assert Counter(game.hands[0]) == Counter(["R1", "R2", "R3", "R4", "R5", *draws.split()])
    assert len(game.legal(0)) > 5000
    game.move(0, max(game.legal(0)))


NO_MOVES = """sets R7 R7 R1 R2|sets R7 R7/R1 B2|sets R7 R7 / R1|sets R7 R7 / R1 B2 |sets R8 R7 / R1 X2
Sets R7 R7 / R1 B2|egg|egg both|bracelet 1|discard|discard R9|keep it|pass|""".replace("\n", "|").split("|")


before_deck = partial(start, players=2)
after_draw = partial(with_bracelets, rounds=1)


def after(start_of: StartOf, line: str) -> StartOf:
    def start_and_play(implementation: str) -> AnyGame:
        game = start_of(implementation)
        game.tell(line)
        return game

    return start_and_play


@pytest.mark.parametrize(
    ("start_of", "seat", "move", "rule", "reason"),
    [
        *((before_draw, 0, text, None, "no-such-move") for text in NO_MOVES),
        *((before_draw, 0, text, None, "dragonegg-sets-now") for text in ("egg weak", "keep", "discard R1")),
        (before_deck, 0, "bracelet", None, "chance-due"),
        (after_draw, 0, f"sets {DRAW[0]}", None, "chance-due"),
        (before_draw, 0, "bracelet", "dragonegg 2", "dragonegg-no-bracelet"),
        (before_draw, 0, "sets R1 B2 / R7 R7", "dragonegg 3", "dragonegg-weaker-first"),
        (before_draw, 0, "sets R7 R6 / R1 B2", "dragonegg 3", "dragonegg-not-held"),
        (before_draw, 0, "sets R7 R7 / R1 R1", "dragonegg 3", "dragonegg-not-held"),
        (before_draw, 2, "sets R7 R7 / R1 B2", None, "no-such-seat"),
        (after(before_draw, f"0 sets {DRAW[0]}"), 0, f"sets {DRAW[0]}", None, "not-your-turn"),
        (with_sets_down, 0, f"sets {DOWN[0]}", None, "dragonegg-egg-now"),
        (with_sets_down, 0, "bracelet", None, "dragonegg-egg-now"),
        (with_sets_down, 0, "discard B7", None, "dragonegg-egg-now"),
        (with_sets_down, 0, "egg", None, "no-such-move"),
        (with_sets_down, 1, "keep", None, "not-your-turn"),
        (with_sets_down, 1, "egg strong", None, "not-your-turn"),
        (after(with_sets_down, "0 egg weak"), 1, f"sets {DOWN[1]}", None, "not-your-turn"),
        (with_six, 0, "discard B1", "dragonegg 11", "dragonegg-discard-not-held"),
        (with_six, 0, "sets R1 R1 / R2 R5", None, "dragonegg-discard-first"),
        (with_six, 0, "bracelet", None, "dragonegg-discard-first"),
        (after(with_six, "0 discard R1"), 0, "discard R1", None, "not-your-turn"),
    ],
)
def test_2_3_11_refusals(
    implementation: str, start_of: StartOf, seat: int, move: str, rule: str | None, reason: str
) -> None:
    game = start_of(implementation)
    game.refuse(seat, move, rule)
    if isinstance(game, DragonEggEngine):
        with pytest.raises(IllegalMove) as caught:
            game.match.act(seat, move)
        assert caught.value.id == reason


@pytest.mark.parametrize(
    ("start_of", "line", "why"),
    [
        (before_deck, "deal R1", "deck is due"),
        (before_deck, "first 0", "deck is due"),
        (before_deck, FULL + " R1", "32 cards now, not 33"),
        (before_deck, FULL.removesuffix(" R1"), "32 cards now, not 31"),
        (before_deck, FULL.replace("R7", "R6", 1), "in no hand"),
        (before_deck, FULL.replace("R7", "X7", 1), "no card 'X7'"),
        (before_deck, FULL.replace(" ", "  ", 1), "no card ''"),
        (before_draw, FULL, "no chance is due"),
        (after_draw, FULL, "30 cards now, not 32"),
        (after_draw, "deck " + "R1 " * 29 + "R1", "in no hand"),
    ],
)
def test_a_bad_deck_is_refused(implementation: str, start_of: StartOf, line: str, why: str) -> None:
    start_of(implementation).refuse_chance(line, why)
