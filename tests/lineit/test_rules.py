"""One test, or more, for every numbered rule of Line-it."""

import re
from collections import Counter

import pytest

from kobako import BadChance, Match, texts
from kobako.games.lineit.rules import OPTIONS
from kobako.match.check import random_match
from lineit.tables import ROUNDS, act, at, idle, jackpots, line, names, refusal, table, to_final
from naive.lineit import PACK

pytestmark = pytest.mark.rules

PLAYERS = list(ROUNDS)


# ------------------------------------------------------------------------------------------------ 1 to 3


def test_1_one_deck_of_numbers_and_challenges() -> None:
    match = Match("lineit", 3, seed=1)
    cards = Counter(match.steps[1].split()[1:])
    assert cards == Counter([str(n) for n in range(1, 101)] + ["+3", "+4", "+5"] * 2)


@pytest.mark.parametrize("players", PLAYERS)
def test_1_everything_is_empty_and_any_seat_can_start(players: int) -> None:
    firsts = {Match("lineit", players, seed=seed).steps[0] for seed in range(60)}
    assert firsts == {f"first {seat}" for seat in range(players)}
    view = Match("lineit", players, seed=1).view(None)
    assert view["jackpots"] == [{"colour": mark, "cards": []} for mark in "RBGY"]
    assert [shown["cards"] for shown in view["lines"]] == view["hands"] == [[]] * players
    assert view["piles"] == view["scores"] == [0] * players


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda cards: cards[:-1], r"\+5 is missing"),
        (lambda cards: [*cards[:-1], "57"], "57 stands 2 times"),
        (lambda cards: [*cards[:-1], "+4"], r"\+4 stands 3 times"),
        (lambda cards: [*cards[:-1], "101"], "101 is not in the pack"),
        (lambda cards: [*cards, "1"], "1 stands 2 times"),
        (lambda cards: [], "1 is missing"),
    ],
)
def test_1_a_deck_is_the_whole_pack(change, why) -> None:  # type: ignore[no-untyped-def]
    match = Match("lineit", 4, chance="given")
    match.chance("first 0")
    with pytest.raises(BadChance, match=why):
        match.chance(" ".join(["deck", *change(PACK)]))
    assert (match.awaits, match.steps) == ("deck", ["first 0"])


@pytest.mark.parametrize("word", ["first 3", "first", "first 0 1", "first 00", "first -1"])
def test_1_first_is_a_seat(word: str) -> None:
    match = Match("lineit", 3, chance="given")
    with pytest.raises(BadChance, match="one seat from 0 to 2"):
        match.chance(word)


@pytest.mark.parametrize("players", PLAYERS)
def test_2_two_cards_more_than_players_are_turned_up(players: int) -> None:
    cards = ["+3", "50", "7", "99", "21", "33", "64"][: players + 2]
    match = table(players, *cards)
    view = match.view(None)
    assert names([shown["card"] for shown in view["display"]]) == " ".join(cards)
    assert view["deck"] == 106 - players - 2
    assert (view["round"], view["rounds"]) == (1, ROUNDS[players])


@pytest.mark.parametrize("players", PLAYERS)
def test_2_the_number_of_rounds(players: int) -> None:
    match = table(players)
    rounds = 0
    while match.pending and match.view(None)["phase"] == "turn":
        rounds = match.view(None)["round"]
        idle(match)
    assert rounds == ROUNDS[players]


@pytest.mark.parametrize("players", PLAYERS)
def test_3_one_turn_each_from_the_start_player_clockwise(players: int) -> None:
    match = table(players, first=1)
    order: list[int] = []
    for _ in range(players):
        order += match.pending
        idle(match)
    assert order == [(1 + step) % players for step in range(players)]


# ----------------------------------------------------------------------------------------------------- 4


def test_4_take_is_compulsory_and_into_line_or_hand() -> None:
    match = table(2, "10 20 30 +4")
    assert match.legal(0) == [
        *("take 10 line", "take 20 line", "take 30 line", "take +4 line"),
        *("take 10 hand", "take 20 hand", "take 30 hand", "take +4 hand"),
    ]
    act(match, "take 20 hand")
    assert (line(match), names(match.view(0)["hands"][0])) == ("", "20")
    assert match.view(0)["took"]
    act(match, "end", "take +4 line")
    assert line(match, 1) == "+4"


def test_4_take_only_once() -> None:
    match = table(2, "10 20 30 +4")
    act(match, "take 20 line")
    assert match.legal(0) == ["cash", "end"]
    assert refusal(match, "take 10 line").rule == refusal(match, "take 10 hand").rule == "lineit 4"


def test_4_play_at_most_once() -> None:
    match = at(["10"], display="40 50 60 70", hands=["20 30"])
    act(match, "play 20")
    assert not [move for move in match.legal(0) if move.startswith("play")]
    error = refusal(match, "play 30")
    assert (error.rule, error.id) == ("lineit 4", "lineit-played")
    assert match.view(0)["played"]


def test_4_play_before_or_after_the_take() -> None:
    for moves in (["play 20", "take 40 line"], ["take 15 line", "play 20"]):
        match = at(["10"], display="15 40 50 60", hands=["20"])
        act(match, *moves, "end")
        assert match.pending == (1,)


def test_4_the_hand_holds_two_cards() -> None:
    match = at(["10 20"], display="40 50 60 70", hands=["30 31"])
    assert not [move for move in match.legal(0) if move.endswith("hand")]
    error = refusal(match, "take 40 hand")
    assert (error.rule, error.args) == ("lineit 4", {"most": 2})
    act(match, "play 30", "take 40 hand")
    assert names(match.view(0)["hands"][0]) == "31 40"


def test_4_the_turn_ends_only_after_the_take() -> None:
    match = at(["10 20"], display="40 50 60 70", hands=["30"])
    for move in ("play 30", "cash"):
        assert refusal(match, "end").rule == "lineit 4"
        act(match, move)
    assert "end" not in match.legal(0)
    assert refusal(match, "end").id == "lineit-take-first"
    act(match, "take 40 line", "end")


@pytest.mark.parametrize(
    "move", ["take 11 line", "take +3 hand", "take 0 line", "take 101 hand", "take +6 line"]
)
def test_4_refused_card_not_in_the_display(move: str) -> None:
    error = refusal(table(2, "10 20 30 +4"), move)
    assert (error.rule, error.id) == ("lineit 4", "lineit-not-shown")
    assert error.args == {"card": move.split()[1], "cards": "10, 20, 30, +4"}


@pytest.mark.parametrize("move", ["play 40", "play 11", "play +4", "play 999999999999999999"])
def test_4_refused_card_not_in_the_hand(move: str) -> None:
    error = refusal(at(display="40 50 60 70", hands=["12 30"]), move)
    assert (error.rule, error.id, error.args["cards"]) == ("lineit 4", "lineit-not-held", "12, 30")
    assert refusal(at(display="40 50 60 70"), move).id == "lineit-hand-empty"


def test_4_what_is_wrong_first_is_told_first() -> None:
    """Card not there, second take and full hand before what does not fit."""
    match = at(["50 60"], display="40 70 80 90", hands=["1 2"])
    assert refusal(match, "take 39 line").rule == "lineit 4"
    assert refusal(match, "take 40 hand").rule == "lineit 4"
    assert refusal(match, "play 3").rule == "lineit 4"
    act(match, "take 70 line")
    assert refusal(match, "take 40 line").id == "lineit-took"


@pytest.mark.parametrize(
    "move",
    [
        *(
            "",
            "take",
            "take 10",
            "take 10 deck",
            "take 010 line",
            "take ten line",
            "take 10 line ",
            "take -1 line",
        ),
        *("play", "play  10", "play 10 line", "Cash", "cash 10", "end 0", "close", "bid 3", "take ++3 hand"),
    ],
)
def test_4_no_such_move(move: str) -> None:
    error = refusal(table(2, "10 20 30 +4"), move)
    assert (error.rule, error.id) == (None, "no-such-move")


def test_4_equal_challenge_cards_are_one_move() -> None:
    match = table(2, "+3 7 +3 8")
    assert [move for move in match.legal(0) if "+3" in move] == ["take +3 line", "take +3 hand"]
    act(match, "take +3 hand", "end", "take +3 hand", "end")
    assert [names(hand) for hand in match.view(None)["hands"]] == ["+3", "+3"]
    match = at(display="40 50 60 70", hands=["+5 +5"])
    assert [move for move in match.legal(0) if move.startswith("play")] == ["play +5"]
    act(match, "play +5")
    assert names(match.view(0)["hands"][0]) == "+5"


# ----------------------------------------------------------------------------------------------------- 5


@pytest.mark.parametrize(
    ("cards", "fit", "not_fit"),
    [
        ("", "1 50 100 +3", ""),
        ("50", "1 49 51 100 +3", ""),
        ("50 51", "52 100 +3", "1 49"),
        ("50 49", "1 48 +3", "51 100"),
        ("50 60", "61 100 +3", "1 49 55 59"),
        ("+4", "1 50 100", "+3"),
        ("50 +4", "1 49 51 100", "+3"),
        ("50 +4 60", "61 100", "1 49 55 +3"),
        ("+4 50 40", "39 1", "41 60 +3"),
        ("90 95 100", "+3", "1 91 99"),
        ("9 5 1", "+3", "2 6 100"),
    ],
)
def test_5_what_fits(cards: str, fit: str, not_fit: str) -> None:
    for card in (fit + " " + not_fit).split():
        filler = [other for other in ("12", "13", "14") if other != card]
        match = at([cards], display=" ".join([card, *filler, "15"][:4]))
        assert (f"take {card} line" in match.legal(0)) == (card in fit.split())
        if card in not_fit.split():
            assert refusal(match, f"take {card} line").rule == "lineit 5"


def test_5_cards_join_at_the_right_end() -> None:
    match = at(["50 40 +4 30"], display="20 31 60 70")
    act(match, "take 20 line")
    assert line(match) == "50 40 +4 30 20 down"


def test_5_refused_with_the_reason() -> None:
    up, down = at(["10 20"], display="15 1 2 3"), at(["20 10"], display="15 1 2 3")
    for match, text in ((up, "greater than 20"), (down, "smaller than 10")):
        error = refusal(match, "take 15 line")
        assert error.rule == "lineit 5"
        assert text in str(error)
    match = at(["+3 10"], display="+3 1 2 3", hands=["+4"])
    assert refusal(match, "take +3 line").id == refusal(match, "play +4").id == "lineit-second-challenge"
    assert refusal(match, "play +4").rule == "lineit 5"


# ------------------------------------------------------------------------------------------------- 6, 7


@pytest.mark.parametrize(
    ("cards", "pile", "tokens"),
    [
        ("1 2 3 4 5 6 7", 4, []),
        ("1 2 3 4", 1, []),
        ("1 2 3", 0, []),
        ("9", 0, []),
        ("+4 1 2 3 4", 1, ["+4"]),
        ("+4 1 2 3", 0, ["-4"]),
        ("+4 1 2 3 4 5", 2, ["-4"]),
        ("1 2 3 4 5 +3", 2, ["-3"]),
        ("9 8 +5 7 6 5 4 3", 4, ["+5"]),
    ],
)
def test_6_cash(cards: str, pile: int, tokens: list[str]) -> None:
    match = at([cards], display="40 50 60 70", piles=["2"])
    act(match, "cash")
    view = match.view(None)
    assert (view["piles"][0], view["tokens"][0]) == (2 + pile, tokens)
    assert line(match) == ""
    assert match.scores[0] == 2 + pile + sum(map(int, tokens))


def test_6_the_challenge_card_and_three_numbers_are_discarded() -> None:
    match = at(["+4 1 2 3 4"], display="40 50 60 70")
    before = match.view(None)["discard"]
    act(match, "cash")
    assert match.view(None)["discard"] == before + 4


def test_6_refused_with_an_empty_line() -> None:
    match = at(display="40 50 60 70")
    assert refusal(match, "cash").rule == "lineit 6"
    act(match, "take 40 line", "cash")
    assert refusal(match, "cash").rule == "lineit 6"


def test_7_the_third_of_a_colour_wins_its_jackpot() -> None:
    match = at(["1 2 5"], display="9 50 60 70", jackpots=["13 17", "6", "", "8"], piles=["1"])
    act(match, "take 9 line")
    assert match.view(None)["piles"] == [3, 0]
    assert jackpots(match) == ["", "6", "", "8"]


def test_7_by_play_as_well() -> None:
    match = at(["1 5"], display="40 50 60 70", hands=["9"], jackpots=["13 17"])
    act(match, "play 9")
    assert match.scores == [2, 0]


def test_7_not_the_second_and_not_the_fourth() -> None:
    for cards, card in (("1", "5"), ("1 5 9", "21")):
        match = at([cards], display=f"{card} 50 60 70", jackpots=["13 17"])
        act(match, f"take {card} line")
        assert (match.scores, jackpots(match)[0]) == ([0, 0], "13 17")


def test_7_an_empty_jackpot_is_lost_for_this_line() -> None:
    match = at(["1 5"], display="9 50 60 70", hands=["21"])
    act(match, "take 9 line", "play 21")
    assert match.scores == [0, 0]


def test_7_a_new_line_starts_afresh() -> None:
    match = at(["1 5 9"], display="21 50 60 70", hands=["25"], jackpots=["13 17"])
    act(match, "cash", "take 21 line", "play 25", "end")
    assert match.scores == [0, 0]
    assert match.view(None)["lines"][0]["colours"] == {"R": 2, "B": 0, "G": 0, "Y": 0}


# ------------------------------------------------------------------------------------------------ 8 to 11


def test_8_what_is_left_goes_under_the_markers() -> None:
    match = table(2, "10 21 33 34")
    act(match, "take 10 line", "end", "take 21 line", "end")
    assert jackpots(match) == ["33", "34", "", ""]


def test_8_challenge_cards_go_to_the_discard() -> None:
    match = table(2, "10 21 +3 +3")
    act(match, "take 10 line", "end", "take 21 line", "end")
    assert (jackpots(match), match.view(None)["discard"]) == ([""] * 4, 2)


@pytest.mark.parametrize("players", PLAYERS)
def test_8_the_start_marker_passes_to_the_left(players: int) -> None:
    match = table(players, first=players - 1)
    for r in range(3):
        assert match.view(None)["start"] == match.pending[0] == (players - 1 + r) % players
        for _ in range(players):
            idle(match)


def test_9_the_next_round_shows_the_next_cards() -> None:
    match = table(2, "10 21 33 34", "1 2 3 +5")
    for _ in range(2):
        idle(match)
    view = match.view(None)
    assert names([shown["card"] for shown in view["display"]]) == "1 2 3 +5"
    assert (view["round"], view["deck"]) == (2, 98)


@pytest.mark.parametrize(("players", "left"), [(2, 2), (3, 1), (4, 4), (5, 1)])
def test_10_the_rest_of_the_deck_goes_under_the_markers(players: int, left: int) -> None:
    cards = ["97", "98", "+5", "99"][:left]
    deck = list(PACK)
    for card in cards:
        deck.remove(card)
    match = table(players, *deck, *cards)
    to_final(match)
    assert match.over
    lying = [card for pile in jackpots(match) for card in pile.split()]
    assert {card for card in cards if card != "+5"} <= set(lying)
    assert match.view(None)["deck"] == 0


def test_10_everybody_plays_one_card_from_the_start_player_on() -> None:
    match = at(["10 20", "31 21", ""], players=3, hands=["25 40", "15", "50"], turn="1")
    assert match.legal(1) == ["play 15"]
    act(match, "play 15")
    assert match.pending == (2,)
    act(match, "play 50")
    assert match.legal(0) == ["play 25", "play 40"]
    act(match, "play 25")
    assert match.over
    assert match.view(None)["hands"][0] == [{"card": "40", "colour": "Y"}]


def test_10_seats_that_cannot_play_are_skipped() -> None:
    match = at(["10 20", "31 21", "50", "+3"], players=4, hands=["25", "22 23", "", "+4"], turn="0")
    act(match, "play 25")
    assert match.over
    assert match.scores == [0, 0, 0, -3]


def test_10_jackpots_and_the_last_cash() -> None:
    match = at(["1 2 5 6", "+3 70 71 72"], hands=["9", "80"], jackpots=["13 17"], turn="0")
    act(match, "play 9")
    assert (match.scores, match.pending) == ([2, 0], (1,))
    act(match, "play 80")
    assert match.over
    assert match.scores == [2 + 2, 1 - 3]


def test_10_refused_cash_and_other_verbs() -> None:
    match = at(["1 2 5 6"], hands=["9"])
    assert refusal(match, "cash").rule == "lineit 10"
    for move in ("take 9 line", "take 9 hand", "end", "pass", "take 101 line"):
        assert refusal(match, move).rule is None
    assert refusal(match, "play 10").rule == "lineit 4"
    assert refusal(at(["20 10"], hands=["9 30"]), "play 30").rule == "lineit 5"
    assert refusal(at([""], hands=["9"]), "cash").rule == "lineit 6"


def test_10_pass_is_no_move_of_a_turn() -> None:
    error = refusal(table(2), "pass")
    assert (error.rule, error.id) == (None, "lineit-pass-later")


def test_11_score_pile_and_tokens() -> None:
    match = at(hands=["9"], piles=["12 +3 -5", "7 +4 +4"])
    assert match.scores == [10, 15]
    act(match, "play 9")
    assert (match.scores, match.winners) == ([10, 15], (1,))


def test_11_ties_share_the_victory() -> None:
    match = at(players=4, hands=["9"], piles=["12 -5", "7", "2 +5", "6"])
    act(match, "play 9")
    assert (match.over, match.winners) == (True, (0, 1, 2))


def test_11_nobody_has_won_before_the_end() -> None:
    assert at(display="40 50 60 70", piles=["12"]).winners == ()


# ------------------------------------------------------------------------------------------------- undo


def test_undo_take_play_and_cash_within_the_turn() -> None:
    match = table(2, "10 20 30 40", "50 60 70 80", first=1)
    act(match, "take 10 line", "end", "take 20 hand", "end")
    for move in ("play 20", "cash", "take 50 line", "cash"):
        before, steps = match.seen(0).tobytes(), list(match.steps)
        act(match, move)
        assert (match.can_undo(0), match.can_undo(1)) == (True, False)
        match.undo(0)
        assert (match.seen(0).tobytes(), match.steps) == (before, steps)
        act(match, move)
    act(match, "end")
    assert not match.can_undo(0)
    assert not match.can_undo(1)


def test_undo_never_in_the_final_phase() -> None:
    match = random_match("lineit", 3, {"final_hand_play": "optional"}, 2)
    *_, last = match.steps
    assert last.split()[1] in ("play", "pass")
    assert not any(match.can_undo(seat) for seat in range(3))


def test_the_record_is_the_same_whichever_way_it_was_reached() -> None:
    one, two = (at(["10"], display="15 40 50 60", hands=["20"]) for _ in range(2))
    act(one, "take 40 hand", "play 20")
    act(two, "play 20", "take 40 hand")
    assert one._states.tobytes() == two._states.tobytes()


# ------------------------------------------------------------------------------------------------- texts


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_2_the_text_of_the_rules_has_the_rounds(language: str) -> None:
    told = re.findall(r"\d+", texts.say("lineit-rule-2", language=language))
    assert [number for number in map(int, told) if number > 10] == list(ROUNDS.values())


@pytest.mark.parametrize("language", texts.LANGUAGES)
def test_every_option_has_its_words(language: str) -> None:
    for option in OPTIONS:
        label = f"lineit-option-{option.name}"
        for name in (label, *(f"{label}-{value}" for value in option.values)):
            assert texts.say(name.replace("_", "-"), language=language)
