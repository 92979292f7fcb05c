"""One test, or more, for every numbered rule of Line-it, and for the decisions (I1-I25) that belong to it."""

from collections import Counter

import pytest

from kobako import Match
from lineit.implementations import IMPLEMENTATIONS
from lineit.tables import ROUNDS, deck_line, game_at, idle, new_game
from naive.lineit import PACK

pytestmark = pytest.mark.rules

PLAYERS = list(ROUNDS)
DECK = deck_line()


# ------------------------------------------------------------------------------------------------ 1 to 3


def test_1_i2_one_deck_of_numbers_and_two_of_each_challenge() -> None:
    drawn = Match("lineit", 3, seed=1).steps[1].split()[1:]
    whole = [*map(str, range(1, 101)), "+3", "+3", "+4", "+4", "+5", "+5"]
    assert Counter(drawn) == Counter(PACK) == Counter(whole)


@pytest.mark.parametrize("players", PLAYERS)
def test_1_everything_is_empty_and_any_seat_can_start(implementation: str, players: int) -> None:
    for seat in range(players):
        game = IMPLEMENTATIONS[implementation](players)
        assert game.awaits == game.phase == "first"
        game.chance(f"first {seat}")
        assert game.awaits == game.phase == "deck"
        assert (game.round, game.start, game.pending, game.display) == (0, seat, (), [])
        assert game.lines == game.hands == [""] * players
        assert game.jackpots == [""] * 4
        assert game.piles == game.scores == [0] * players
        assert (game.tokens, game.discard) == ([[]] * players, 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_1_the_engine_draws_any_seat(players: int) -> None:
    firsts = {Match("lineit", players, seed=seed).steps[0] for seed in range(60)}
    assert firsts == {f"first {seat}" for seat in range(players)}


@pytest.mark.parametrize(
    ("told", "line", "why"),
    [
        *(([], f"first{seat}", "one seat from 0 to 2") for seat in (" 3", "", " 0 1", " 00", " -1")),
        ([], DECK, "first is due"),
        (["first 0"], "first 0", "deck is due"),
        (["first 0"], DECK.replace("deck", "deal"), "deck is due"),
        (["first 0"], "deck", "1 is missing"),
        (["first 0"], DECK.removesuffix(" +5"), r"\+5 is missing"),
        (["first 0"], DECK.replace(" 57 ", " "), "57 is missing"),
        (["first 0"], DECK.replace(" 57 ", " 58 "), "58 stands 2 times; 57 is missing"),
        (["first 0"], DECK.replace("+4 +4", "+3 +4"), r"\+3 stands 3 times; \+4 is missing"),
        (["first 0"], DECK.replace("+5 +5", "+5 57"), r"57 stands 2 times; \+5 is missing"),
        (["first 0"], DECK.replace("+5 +5", "+5 101"), r"101 is not in the pack; \+5 is missing"),
        (["first 0"], DECK.replace(" 57 ", " 057 "), "057 is not in the pack; 57 is missing"),
        (["first 0"], DECK.replace(" ", "  "), " is not in the pack"),
        (["first 0"], f"{DECK} ", " is not in the pack"),
        (["first 0"], f"{DECK} 101", "101 is not in the pack"),
        (["first 0"], f"{DECK} 1", "1 stands 2 times"),
        (["first 0", DECK], DECK, "no chance is due"),
    ],
)
def test_1_refused_first_and_deck(implementation: str, told: list[str], line: str, why: str) -> None:
    game = IMPLEMENTATIONS[implementation](3)
    game.tell(*told)
    game.refuse_chance(line, why)
    game.refuse(0, "end", "lineit 4" if DECK in told else None)


@pytest.mark.parametrize("players", PLAYERS)
def test_2_two_cards_more_than_players_are_turned_up(implementation: str, players: int) -> None:
    cards = ["+3", "50", "7", "99", "21", "33", "64"][: players + 2]
    game = new_game(implementation, players, *cards, first=1)
    assert (game.display, game.deck, game.round) == (cards, 106 - players - 2, 1)
    assert (game.phase, game.pending, game.legal(0)) == ("turn", (1,), set())


@pytest.mark.parametrize("option", ["passed", "kept"])
@pytest.mark.parametrize("players", PLAYERS)
def test_3_8_clockwise_and_the_start_marker_passes_to_the_left(
    implementation: str, players: int, option: str
) -> None:
    first = players - 1
    game = new_game(implementation, players, first=first, options=option)
    for turn in range(3 * players):
        start = first + turn // players
        assert game.start == start % players
        assert game.pending == ((start + turn) % players,)
        idle(game)


# ----------------------------------------------------------------------------------------------------- 4


def test_4_i10_take_once_into_line_or_hand(implementation: str) -> None:
    game = new_game(implementation, 2, "10 20 30 +4")
    cards = ["10", "20", "30", "+4"]
    assert game.legal(0) == {f"take {card} {place}" for card in cards for place in ("line", "hand")}
    game.act("take 20 hand")
    assert (game.lines[0], game.hands[0], game.display) == ("", "20", ["10", "30", "+4"])
    assert game.did == (True, False)
    assert game.legal(0) == {"end", "play 20"}  # I10: also the card just taken
    game.act("play 20")
    assert (game.lines[0], game.legal(0)) == ("20", {"cash", "end"})
    game.refuse(1, "take +4 line", None)
    game.act("end")
    game.refuse(0, "end", None)
    game.act("take +4 line")
    assert (game.lines[1], game.display) == ("+4", ["10", "30"])
    assert game.legal(1) == {"cash", "end"}


def test_4_i9_play_at_most_once_in_every_turn(implementation: str) -> None:
    game = game_at(implementation, ["10 20"], display="40 50 60 70", hands=["30 5"])
    assert {move for move in game.legal(0) if move.startswith("play")} == {"play 30"}
    game.act("play 30")
    assert game.did == (False, True)
    assert game.legal(0) == {"cash"} | {f"take {n} {to}" for n in (40, 50, 60, 70) for to in ("line", "hand")}
    game.act("cash")
    game.refuse(0, "play 5", "lineit 4")  # I9: although it fits now
    game.act("take 40 hand")
    assert (game.legal(0), game.hands[0]) == ({"end"}, "5 40")
    game.act("end")
    assert game.did == (False, False)
    for _ in range(2):  # seat 1 ends this round and begins the next
        idle(game)
    assert {"play 5", "play 40"} <= game.legal(0)


@pytest.mark.parametrize("moves", [["play 20", "take 40 line"], ["take 15 line", "play 20"]])
def test_4_play_before_or_after_the_take(implementation: str, moves: list[str]) -> None:
    game = game_at(implementation, ["10"], display="15 40 50 60", hands=["20"])
    game.act(*moves, "end")
    assert game.pending == (1,)


def test_4_i13_the_hand_holds_two_cards(implementation: str) -> None:
    game = game_at(implementation, ["10 20"], display="5 30 +3 +5", hands=["15 +4"])
    assert game.legal(0) == {"take 30 line", "take +3 line", "take +5 line", "play +4", "cash"}
    game.refuse(0, "take 30 hand", "lineit 4")
    game.act("play +4")
    to_hand = {f"take {card} hand" for card in ("5", "30", "+3", "+5")}
    assert game.legal(0) == to_hand | {"take 30 line", "cash"}  # I13: a second challenge only to the hand
    game.act("take 5 hand")
    assert game.hands[0] == "5 15"


def test_4_the_turn_ends_only_after_the_take(implementation: str) -> None:
    game = game_at(implementation, ["10 20"], display="40 50 60 70", hands=["30"])
    for move in ("play 30", "cash"):
        game.refuse(0, "end", "lineit 4")
        game.act(move)
    game.refuse(0, "end", "lineit 4")
    game.act("take 40 line", "end")
    assert game.pending == (1,)


def test_4_equal_challenge_cards_are_one_move(implementation: str) -> None:
    game = new_game(implementation, 2, "+3 7 +3 8")
    assert {move for move in game.legal(0) if "+3" in move} == {"take +3 line", "take +3 hand"}
    game.act("take +3 hand", "end", "take +3 hand", "end")
    assert game.hands == ["+3", "+3"]
    game = game_at(implementation, display="40 50 60 70", hands=["+5 +5"])
    assert {move for move in game.legal(0) if move.startswith("play")} == {"play +5"}
    game.act("play +5")
    assert game.hands[0] == "+5"


# ----------------------------------------------------------------------------------------------------- 5


@pytest.mark.parametrize(
    ("line", "fit", "not_fit"),
    [
        ("", "1 50 100 +3", ""),
        ("50", "1 49 51 100 +3 +4", ""),
        ("50 51", "52 100 +3", "1 49"),
        ("50 49", "1 48 +3", "51 100"),
        ("50 60", "61 100 +3", "1 49 55 59"),
        ("60 50", "49 +5", "55 61"),
        ("50 60 70", "71", "65"),
        ("50 40 30", "29", "35"),
        ("9 10", "11 100", "8"),  # as numbers, not as texts
        ("10 9", "8", "11 100"),
        ("+3", "1 100", "+3"),
        ("+4", "1 50 100", "+3"),
        ("50 +4", "1 49 51 100", "+3"),
        ("+3 50", "40 60", "+4"),
        ("50 +4 60", "61 100", "1 49 55 +3"),
        ("50 60 +3", "61", "55 59"),
        ("50 60 70", "+3 +4 +5", ""),
        ("+4 50 40", "39 1", "41 60 +3"),
        ("90 95 100", "+3", "1 91 99"),
        ("9 5 1", "+3", "2 6 100"),
    ],
)
def test_5_i12_i13_what_fits(implementation: str, line: str, fit: str, not_fit: str) -> None:
    for card in (fit + " " + not_fit).split():
        shown = game_at(implementation, [line], display=f"{card} 12 13 14")
        held = game_at(implementation, [line], display="12 13 14 15", hands=[card])
        for game, move in ((shown, f"take {card} line"), (held, f"play {card}")):
            assert (move in game.legal(0)) == (card in fit.split())
            if card in not_fit.split():
                game.refuse(0, move, "lineit 5")


def test_5_cards_join_at_the_right_end(implementation: str) -> None:
    game = game_at(implementation, ["50 40 +4 30"], display="20 31 60 70")
    game.act("take 20 line")
    assert game.lines[0] == "50 40 +4 30 20"


# ------------------------------------------------------------------------------------------------- 6, 7


@pytest.mark.parametrize(
    ("line", "option", "cards", "tokens"),
    [
        ("10", "exact", 0, []),  # I6: all are discarded
        ("1 2 3", "exact", 0, []),
        ("1 2 3 4", "exact", 1, []),
        ("1 2 3 4 5", "exact", 2, []),  # I5: any three
        ("+4 1 2 3 4", "exact", 1, ["+4"]),  # I4: the challenge card is none of the three
        ("+4 1 2 3", "exact", 0, ["-4"]),
        ("+4 1 2 3 4 5", "exact", 2, ["-4"]),
        ("1 2 3 4 5 +3", "exact", 2, ["-3"]),  # numbers to its left do not count
        ("10 20 30 40 +4", "exact", 1, ["-4"]),
        ("90 80 70 60 +5", "exact", 1, ["-5"]),
        ("9 8 +5 7 6 5 4 3", "exact", 4, ["+5"]),
        ("1 +3 2", "exact", 0, ["-3"]),  # I6: its challenge counts
        ("+3 10 20", "exact", 0, ["-3"]),
        ("+5", "exact", 0, ["-5"]),
        ("+5", "at_least", 0, ["-5"]),
        ("10 +3 20 30 40", "at_least", 1, ["+3"]),
        ("10 +3 20 30", "at_least", 0, ["-3"]),
    ],
)
def test_6_i4_i5_i6_i24_cash(
    implementation: str, line: str, option: str, cards: int, tokens: list[str]
) -> None:
    game = game_at(implementation, [line], display="50 51 52 53", options=option)
    assert {move for move in game.legal(0) if not move.startswith("take")} == {"cash"}
    before = game.discard
    game.act("cash")
    assert (game.lines[0], game.piles, game.tokens) == ("", [cards, 0], [tokens, []])
    assert game.scores == [cards + sum(map(int, tokens)), 0]  # I24: may be negative
    assert game.discard == before + len(line.split()) - cards


@pytest.mark.parametrize(
    ("line", "hand", "piled", "moves", "won", "left"),
    [
        ("1 2 5", "", ["13 17", "6", "", "8"], ["take 33 line"], 2, ["", "6", "", "8"]),
        ("2 6", "", ["", "14"], ["take 34 line"], 1, [""] * 4),
        ("3 7", "", ["", "", "15"], ["take 35 line"], 1, [""] * 4),
        ("4 8", "", ["", "", "", "16 20 24"], ["take 36 line"], 3, [""] * 4),
        ("1 5", "9", ["13 17"], ["play 9"], 2, [""] * 4),
        ("1", "5", ["13 17"], ["play 5"], 0, ["13 17", "", "", ""]),  # the second
        ("1 5 9", "13", ["17"], ["play 13"], 0, ["17", "", "", ""]),  # I15: the fourth
        ("1 5", "37", ["13"], ["take 33 line", "play 37"], 1, [""] * 4),
        ("1 5", "37", [], ["take 33 line", "play 37"], 0, [""] * 4),  # nothing lies there
        ("1 2 5 6", "9", ["41", "42 46", "43"], ["play 9", "take 34 line"], 3, ["", "", "43", ""]),
        ("1 5 6", "9", ["41", "2"], ["play 9", "take 34 line"], 1, ["", "2", "", ""]),
        ("1", "5 9", ["13"], ["take 33 line"], 0, ["13", "", "", ""]),  # I16: cards in the hand
        ("1 5", "9", ["13"], ["cash", "play 9"], 0, ["13", "", "", ""]),  # I16: a new line
        ("1 +5", "9", ["13"], ["take 33 line"], 0, ["13", "", "", ""]),  # I14: no colour
        ("1 5", "+5", ["13"], ["play +5"], 0, ["13", "", "", ""]),
    ],
)
def test_7_i14_i15_i16_the_third_of_a_colour_wins_its_jackpot(
    implementation: str, line: str, hand: str, piled: list[str], moves: list[str], won: int, left: list[str]
) -> None:
    game = game_at(
        implementation, [line], display="33 34 35 36", hands=[hand], jackpots=piled, piles=["4", "1"]
    )
    game.act(*moves)
    assert (game.piles, game.jackpots) == ([4 + won, 1], left)


def test_7_a_new_line_starts_afresh(implementation: str) -> None:
    game = game_at(implementation, ["1 5 9"], display="21 50 60 70", hands=["25 29"], jackpots=["13 17"])
    game.act("cash", "take 21 line", "play 25", "end")
    assert (game.scores, game.jackpots[0]) == ([0, 0], "13 17")
    game.act("take 60 line", "end")
    idle(game)
    game.act("play 29")
    assert game.scores == [2, 0]


# ------------------------------------------------------------------------------------------------ 8 to 11


@pytest.mark.parametrize(
    ("display", "jackpots", "discard"),
    [
        ("10 21 33 34", ["33", "34", "", ""], 0),
        ("10 21 35 36", ["", "", "35", "36"], 0),
        ("10 21 37 33", ["33 37", "", "", ""], 0),
        ("10 21 57 +4", ["57", "", "", ""], 1),
        ("10 21 +3 +3", [""] * 4, 2),
    ],
)
def test_8_what_is_left(implementation: str, display: str, jackpots: list[str], discard: int) -> None:
    game = new_game(implementation, 2, display)
    game.act("take 10 line", "end", "take 21 line", "end")
    assert (game.jackpots, game.discard) == (jackpots, discard)


def test_9_the_next_round_shows_the_next_cards(implementation: str) -> None:
    game = new_game(implementation, 2, "10 21 33 34", "1 +5 3 2")
    for _ in range(2):
        idle(game)
    assert (game.display, game.round, game.deck) == (["1", "+5", "3", "2"], 2, 98)


@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 1), (4, 4), (5, 1)])
def test_10_the_rest_of_the_deck_goes_under_the_markers(implementation: str, players: int, left: int) -> None:
    cards = ["97", "98", "+5", "99"][:left]
    game = new_game(implementation, players, bottom=" ".join(cards))
    while game.phase == "turn":
        idle(game)
    assert (game.over, game.deck) == (True, 0)
    assert {card for card in cards if card != "+5"} <= set(" ".join(game.jackpots).split())


@pytest.mark.parametrize(
    ("deck", "phase", "jackpots", "discard"),
    [
        ("42 +5 46", "final", ["57", "42 46", "", ""], 2),  # I17: +5 has no marker
        ("42 +5 46 47", "turn", ["57", "", "", ""], 1),  # I25: just enough for another round
    ],
)
def test_10_i17_i25_the_final_phase_begins(
    implementation: str, deck: str, phase: str, jackpots: list[str], discard: int
) -> None:
    game = game_at(implementation, hands=["1", "2"], display="57 +4", deck=deck, turn="1 took")
    before = game.discard
    game.act("end")
    assert (game.phase, game.deck, game.jackpots) == (phase, 0, jackpots)
    assert game.discard == before + discard


def test_10_everybody_plays_one_card_from_the_start_player_on(implementation: str) -> None:
    game = game_at(implementation, ["10 20", "31 21"], players=3, hands=["25 40", "15", "50"], turn="1")
    assert game.legal(1) == {"play 15"}
    game.refuse(0, "play 25", None)
    game.act("play 15")
    assert game.pending == (2,)
    game.act("play 50")
    assert game.legal(0) == {"play 25", "play 40"}
    game.act("play 25")
    assert (game.over, game.hands[0]) == (True, "40")
    game.refuse(0, "cash", None)


@pytest.mark.parametrize("option", ["mandatory", "optional"])
@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        (["", ""], []),
        (["5 6", ""], []),
        (["5", "60 +3"], []),
        (["30", "60"], ["play 30"]),
        (["5", "90"], ["play 90"]),
    ],
)
def test_10_part_7_seats_without_a_fitting_card_are_skipped(
    implementation: str, hands: list[str], moves: list[str], option: str
) -> None:
    lines = ["10 +5 20", "70 +5 80"]
    game = game_at(
        implementation, lines, hands=hands, display="57 +4", deck="", turn="1 took", options=option
    )
    game.act("end", *moves)
    assert (game.over, game.pending) == (True, ())
    assert (game.scores, game.winners) == ([-5, -5], (0, 1))  # 11: shared


def test_10_seats_that_cannot_play_are_skipped(implementation: str) -> None:
    game = game_at(implementation, ["10 20", "31 21", "50", "+3"], players=4, hands=["25", "22 23", "", "+4"])
    game.act("play 25")
    assert (game.over, game.scores) == (True, [0, 0, 0, -3])


def test_10_jackpots_and_the_last_cash(implementation: str) -> None:
    game = game_at(implementation, ["1 2 5 6", "+3 70 71 72"], hands=["9", "80"], jackpots=["13 17"])
    game.act("play 9")
    assert (game.scores, game.pending) == ([2, 0], (1,))
    game.act("play 80")
    assert (game.over, game.scores) == (True, [2 + 2, 1 - 3])
    assert game.lines == ["", ""]


def test_11_score_pile_and_tokens(implementation: str) -> None:
    game = game_at(implementation, hands=["9"], piles=["12 +3 -5", "7 +4 +4"])
    assert (game.scores, game.winners) == ([10, 15], ())
    game.act("play 9")
    assert (game.scores, game.winners) == ([10, 15], (1,))


def test_11_ties_share_the_victory(implementation: str) -> None:
    game = game_at(implementation, players=4, hands=["9"], piles=["12 -5", "7", "2 +5", "6"])
    game.act("play 9")
    assert (game.over, game.winners) == (True, (0, 1, 2))
