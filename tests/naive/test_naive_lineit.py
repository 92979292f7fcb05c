"""The naive Line-it on its own: worked examples, decisions, whole random games, and what is hidden."""

import random
from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product

import pytest

from naive import lineit

PLAYERS = (2, 3, 4, 5)
ALL_OPTIONS = [dict(zip(lineit.OPTIONS, values, strict=True)) for values in product(*lineit.OPTIONS.values())]


def deck_line(begin: str, end: str = "") -> str:
    """A deck that begins and ends so; the rest of the pack stands between, in order."""
    rest = list(lineit.PACK)
    for card in [*begin.split(), *end.split()]:
        rest.remove(card)
    return " ".join(["deck", *begin.split(), *rest, *end.split()])


def table(
    lines: Sequence[str] = (),
    hands: Sequence[str] = (),
    display: str = "91 92 93 94",
    options: lineit.Options | None = None,
) -> lineit.Lineit:
    """Seat 0 of two begins a turn with these cards, wherever they came from."""
    game = lineit.replay(2, ["first 0", deck_line("")], options)
    game.display = display.split()
    for seat, line in enumerate(lines):
        game.lines[seat] = line.split()
    for seat, hand in enumerate(hands):
        game.hands[seat] = hand.split()
    return game


def tell(game: lineit.Lineit, *lines: str) -> lineit.Lineit:
    for line in lines:
        game.tell(line)
    return game


def last_turn(
    lines: Sequence[str], hands: Sequence[str], deck: str = "", options: lineit.Options | None = None
) -> lineit.Lineit:
    """Seat 1 of two has taken its last card; 57 (red) and +4 are left over. Then the final phase comes."""
    game = table(lines, hands, "57 +4", options)
    game.deck, game.queue, game.taken = deck.split(), [1], True
    return game


def cashed(line: str, challenge_rule: str = "exact") -> tuple[list[int], int]:
    """The tokens and the number of cards that a line brings."""
    game = tell(table([line], options={"challenge_rule": challenge_rule}), "0 cash")
    assert game.lines[0] == []
    return game.tokens[0], len(game.piles[0])


def random_game(players: int, seed: int, options: lineit.Options | None = None) -> list[str]:
    """A game of players who do not cash often, so that lines grow."""
    rng = random.Random(seed)
    game, lines = lineit.Lineit(players, options), []
    while not game.over:
        if game.awaits == "first":
            line = f"first {rng.randrange(players)}"
        elif game.awaits == "deck":
            line = " ".join(["deck", *rng.sample(lineit.PACK, len(lineit.PACK))])
        else:
            [seat] = game.pending
            moves = sorted(game.legal(seat))
            tame = [move for move in moves if move != "cash"]
            line = f"{seat} {rng.choice(tame if tame and rng.random() < 0.9 else moves)}"
        game.tell(line)
        lines.append(line)
    return lines


def cards_of(game: lineit.Lineit) -> list[str]:
    parts = [game.deck, game.display, *game.lines, *game.hands, *game.piles, *game.jackpots.values()]
    return [card for part in [*parts, game.discard] for card in part]


# ---- Worked examples (part 4) ----


def test_ix1_the_third_red_wins_the_red_pile() -> None:
    game = lineit.replay(2, ["first 0", deck_line("1 2 41 45 5 3 49 53 9 4 6 7")])
    tell(game, "0 take 1 line", "0 end", "1 take 2 line", "1 end")
    assert game.jackpots["red"] == ["41", "45"]
    tell(game, "1 take 3 line", "1 end", "0 take 5 line", "0 end")
    assert game.jackpots["red"] == ["41", "45", "49", "53"]
    assert game.scores == [0, 0]
    tell(game, "0 take 9 line")
    assert game.jackpots["red"] == []
    assert game.piles[0] == ["41", "45", "49", "53"]
    assert game.scores == [4, 0]


@pytest.mark.parametrize("line", ["+3 50 60", "50 +3 60", "50 60 +3"])
def test_ix2_the_challenge_does_not_fix_the_direction(line: str) -> None:
    first, second, third = line.split()
    assert lineit.fits([first, second], "40") == (third == "60")  # both directions are open before the 60
    assert lineit.fits(line.split(), "61")
    assert not lineit.fits(line.split(), "59")


def test_ix3_the_hand_is_full_and_nothing_fits() -> None:
    game = table(["50 60"], ["1 2"], "3 4 5 6")
    assert game.legal(0) == {"cash"}
    tell(game, "0 cash")
    # Part 7: then all that rules 4 and 5 allow; only the hand is full.
    assert game.legal(0) == {f"take {card} line" for card in "3456"} | {"play 1", "play 2"}
    tell(game, "0 take 3 line")
    assert game.lines[0] == ["3"]


@pytest.mark.parametrize(
    ("line", "challenge_rule", "tokens", "cards"),
    [
        ("1 2 3 4 5 6 7", "exact", [], 4),
        ("10 +3 20 30 40", "exact", [3], 1),
        ("10 +3 20 30 40", "at_least", [3], 1),
        ("10 +3 20 30 40 50", "exact", [-3], 2),  # I3
        ("10 +3 20 30 40 50", "at_least", [3], 2),
        ("10 +3 20 30", "at_least", [-3], 0),
        ("+5", "exact", [-5], 0),
        ("+5", "at_least", [-5], 0),
        ("10 20 30 40 +4", "exact", [-4], 1),  # numbers at its left do not count
        ("+4 10 20 30 40", "exact", [4], 1),  # I4: three numbers are discarded besides the challenge
        ("90 80 70 60 +5", "exact", [-5], 1),
        ("1 2 3", "exact", [], 0),  # I6
        ("1 2 3 4", "exact", [], 1),
        ("10", "exact", [], 0),
        ("+3 10 20", "exact", [-3], 0),
    ],
)
def test_6_cash(line: str, challenge_rule: str, tokens: list[int], cards: int) -> None:
    assert cashed(line, challenge_rule) == (tokens, cards)


def test_7_the_fourth_red_card_wins_nothing() -> None:
    game = table(["1 5 9"], display="13 2 3 4")
    game.jackpots["red"] = ["41", "45"]
    tell(game, "0 take 13 line")
    assert game.jackpots["red"] == ["41", "45"]
    assert game.scores == [0, 0]


# ---- Rules (part 2) and decisions (part 3) ----


def test_1_the_pack() -> None:
    numbers = [str(number) for number in range(1, 101)]
    assert sorted(lineit.PACK) == sorted([*numbers, *["+3", "+4", "+5"] * 2])  # I2
    colours = [lineit.colour(card) for card in ("1", "2", "3", "4", "57", "98", "99", "100")]
    assert colours == ["red", "blue", "green", "yellow"] * 2  # I1
    assert set(Counter(map(lineit.colour, lineit.NUMBERS)).values()) == {25}


@pytest.mark.parametrize("players", PLAYERS)
def test_2_the_display(players: int) -> None:
    game = lineit.replay(players, ["first 1", deck_line("+3 7")])
    assert game.display == ["+3", "7", *(str(n) for n in range(1, players + 1))]
    assert len(game.deck) == 106 - players - 2
    assert game.pending == (1,)
    assert game.legal(0) == set()


def test_3_turns_go_clockwise_and_the_start_marker_too() -> None:
    game, order = lineit.replay(3, ["first 2", deck_line("")]), []
    for _ in range(9):
        [seat] = game.pending
        order.append(seat)
        [card, *_] = game.display
        tell(game, f"{seat} take {card} line", f"{seat} cash", f"{seat} end")
    assert order == [2, 0, 1, 0, 1, 2, 1, 2, 0]


def test_4_a_turn() -> None:
    game = table([""], ["", ""], "10 20 +3 +3")
    takes = {"take 10 line", "take 10 hand", "take 20 line", "take 20 hand", "take +3 line", "take +3 hand"}
    assert game.legal(0) == takes  # I7: no line to cash
    tell(game, "0 take +3 hand")
    assert game.display == ["10", "20", "+3"]
    assert game.legal(0) == {"end", "play +3"}  # I10: also the card just taken
    tell(game, "0 play +3")
    assert game.legal(0) == {"end", "cash"}
    tell(game, "0 cash")
    assert game.legal(0) == {"end"}
    tell(game, "0 end")
    assert game.pending == (1,)
    assert game.scores == [-3, 0]  # I24


def test_4_play_once() -> None:
    game = table(["10 20"], ["30 5"], "40 50 60 70")
    assert {move for move in game.legal(0) if move.startswith("play")} == {"play 30"}
    tell(game, "0 play 30")
    assert game.legal(0) == {"cash"} | {f"take {n} {to}" for n in (40, 50, 60, 70) for to in ("line", "hand")}
    tell(game, "0 cash")
    assert "play 5" not in game.legal(0)  # I9: not again, although it fits now
    tell(game, "0 take 40 hand")
    assert game.legal(0) == {"end"}
    assert game.hands[0] == ["5", "40"]
    tell(game, "0 end", "1 take 50 line", "1 end")
    assert game.pending == (1,)  # the marker has passed
    tell(game, f"1 take {game.display[0]} hand", "1 end")
    assert {"play 5", "play 40"} <= game.legal(0)  # once in every turn


def test_4_a_full_hand_takes_no_card() -> None:
    game = table(["10 20"], ["15 +4"], "5 30 +3 +5")
    assert game.legal(0) == {"take 30 line", "take +3 line", "take +5 line", "play +4", "cash"}
    tell(game, "0 play +4")
    assert {"take 5 hand", "take +3 hand"} <= game.legal(0)
    assert "take +3 line" not in game.legal(0)  # I13


def test_4_playing_makes_room_in_the_hand() -> None:
    game = table(["10 20"], ["30 1"], "2 3 4 5")
    assert game.legal(0) == {"play 30", "cash"}
    tell(game, "0 play 30")
    assert game.legal(0) == {"cash", "take 2 hand", "take 3 hand", "take 4 hand", "take 5 hand"}


def test_i8_cash_as_often_as_there_is_a_line() -> None:
    game = table(["1 2 3 4"], ["6"], "5 7 8 9")
    tell(game, "0 cash", "0 take 5 line", "0 cash", "0 play 6", "0 cash")  # part 7: six lines with the end
    assert game.legal(0) == {"end"}
    assert game.scores == [1, 0]


def test_i11_cash_comes_before_taking_the_card_that_does_not_fit() -> None:
    game = table(["10 20 30 40"], display="5 6 7 8")
    assert "take 5 line" not in game.legal(0)
    tell(game, "0 cash", "0 take 5 line")
    assert (game.lines[0], game.piles[0]) == (["5"], ["40"])  # I5: the first three are discarded
    assert game.discard == ["10", "20", "30"]


@pytest.mark.parametrize(
    ("line", "card", "expected"),
    [
        ("", "50", True),
        ("", "+3", True),
        ("50", "1", True),
        ("50", "100", True),
        ("50 51", "52", True),
        ("50 51", "49", False),
        ("50 49", "48", True),
        ("50 49", "51", False),
        ("50 60 70", "65", False),
        ("50 40 30", "35", False),
        ("50 60 +3", "55", False),
        ("+3 50", "40", True),
        ("9 10", "100", True),  # as numbers, not as texts
        ("10 9", "8", True),
        ("10 9", "100", False),
        ("50 60", "+3", True),  # I12: anywhere
        ("60 50", "+5", True),
        ("50", "+4", True),
        ("+3", "+3", False),  # I13
        ("50 +3 60", "+4", False),
    ],
)
def test_5_what_fits(line: str, card: str, expected: bool) -> None:
    assert lineit.fits(line.split(), card) == expected


def test_7_an_empty_pile_is_a_lost_chance() -> None:
    game = table(["1 5"], ["13"], "9 2 3 4")
    tell(game, "0 take 9 line")
    game.jackpots["red"] = ["41"]
    tell(game, "0 play 13")
    assert game.scores == [0, 0]  # I15: the fourth; that line wins no red any more


def test_7_play_wins_as_take_does_and_each_colour_once() -> None:
    game = table(["1 2 5 6"], ["9"], "10 11 12 3")
    game.jackpots.update(red=["41"], blue=["42", "46"], green=["43"])
    tell(game, "0 play 9", "0 take 10 line")
    assert game.piles[0] == ["41", "42", "46"]
    assert game.jackpots == {"red": [], "blue": [], "green": ["43"], "yellow": []}


def test_7_a_challenge_has_no_colour_and_a_cashed_line_does_not_count() -> None:
    game = table(["1 +5 5"], ["17"], "9 2 3 4")
    game.jackpots["red"] = ["41"]
    tell(game, "0 cash", "0 take 9 line", "0 play 17")  # I14, I16
    assert game.jackpots["red"] == ["41"]
    assert game.scores == [-5, 0]


@pytest.mark.parametrize("card", ["+3", "+4", "+5"])
def test_i14_a_challenge_wins_no_jackpot(card: str) -> None:
    for line in ("1 5 9", "2 6 10", "3 7 11", "4 8 12", "1 5", "2 6", "3 7", "4 8"):
        game = table([line], [card])
        game.jackpots.update(red=["41"], blue=["42"], green=["43"], yellow=["44"])
        tell(game, f"0 play {card}")
        assert game.scores == [0, 0]


def test_7_cards_in_hand_do_not_count() -> None:
    game = table(["1"], ["5"], "13 2 3 4")
    game.jackpots["red"] = ["41"]
    tell(game, "0 take 13 line")
    assert game.jackpots["red"] == ["41"]


def test_8_end_of_round() -> None:
    game = table([""], ["", ""], "57 +4 2 3")
    tell(game, "0 take 2 line", "0 end", "1 take 3 line", "1 end")
    assert game.jackpots["red"] == ["57"]
    assert game.discard == ["+4"]
    assert len(game.display) == 4
    assert game.pending == (1,)


# ---- The final phase (rule 10, I17 to I21, part 7) ----


def test_10_the_rest_of_the_deck_goes_under_the_markers() -> None:
    game = tell(last_turn(["", ""], ["1", "2"], "42 +5 46"), "1 end")
    assert game.final
    assert game.deck == []
    assert (game.jackpots["red"], game.jackpots["blue"]) == (["57"], ["42", "46"])
    assert game.discard == ["+4", "+5"]  # I17


def test_10_deck_of_just_enough_cards_is_another_round() -> None:
    assert not tell(last_turn(["", ""], ["1", "2"], "42 +5 46 47"), "1 end").final  # I25
    assert tell(last_turn(["", ""], ["1", "2"], "42 +5 46"), "1 end").final


@pytest.mark.parametrize(("final_start", "seat"), [("passed", 1), ("kept", 0)])
def test_i20_who_starts(final_start: str, seat: int) -> None:
    game = tell(last_turn(["", ""], ["1", "2"], options={"final_start": final_start}), "1 end")
    assert game.pending == (seat,)
    assert game.start == seat


def test_final_start_kept_passes_the_marker_between_rounds() -> None:
    game = table([""], display="1 2 3 4", options={"final_start": "kept"})
    tell(game, "0 take 1 line", "0 end", "1 take 2 line", "1 end")
    assert game.pending == (1,)


@pytest.mark.parametrize(("final_hand_play", "more"), [("mandatory", set()), ("optional", {"pass"})])
def test_i18_one_card_that_fits(final_hand_play: str, more: set[str]) -> None:
    options = {"final_hand_play": final_hand_play}
    game = tell(last_turn(["10 +3 20 30 40", "70 80"], ["50 35", "+4 60"], options=options), "1 end")
    assert game.legal(1) == {"play +4"} | more  # I19: no cash; the 60 does not fit, a challenge card does
    tell(game, "1 play +4")
    assert game.legal(0) == {"play 50"} | more  # it breaks the challenge all the same
    tell(game, "0 play 50")
    assert game.over
    assert game.tokens == [[-3], [-4]]
    assert game.scores == [-1, -4]
    assert game.winners == (0,)
    assert game.hands == [["35"], ["60"]]  # I21


def test_optional_pass_keeps_the_challenge() -> None:
    lines, hands = ["10 +3 20 30 40", "70 80"], ["50 35", "+4 60"]
    game = last_turn(lines, hands, options={"final_hand_play": "optional"})
    tell(game, "1 end", "1 pass", "0 pass")
    assert game.over
    assert game.scores == [4, 0]
    assert game.hands == [["50", "35"], ["+4", "60"]]


@pytest.mark.parametrize("final_hand_play", ["mandatory", "optional"])
def test_10_a_seat_without_a_card_that_fits_is_skipped(final_hand_play: str) -> None:
    options = {"final_hand_play": final_hand_play}
    game = tell(last_turn(["10 20", "70 80"], ["30", "60"], options=options), "1 end")
    assert game.pending == (0,)
    for hands in (["", ""], ["5 6", ""], ["5", "60 +3"]):
        game = tell(last_turn(["10 +5 20", "70 +5 80"], hands, options=options), "1 end")
        assert game.over  # everybody is skipped
        assert game.pending == ()
        assert game.scores == [-5, -5]
        assert game.winners == (0, 1)  # 11: shared


def test_10_jackpots_in_the_final_phase() -> None:
    game = tell(last_turn(["2 6", "1 5"], ["10", "9"], "61 42"), "1 end", "1 play 9")
    assert game.scores == [0, 2]  # 57 was left over, 61 in the deck
    tell(game, "0 play 10")
    assert game.scores == [1, 2]
    assert game.winners == (1,)


def test_10_the_first_in_the_final_phase_wins_the_jackpot() -> None:
    for final_start, scores in (("passed", [0, 1]), ("kept", [1, 0])):
        game = last_turn(["21 25", "1 5"], ["29", "9"], options={"final_start": final_start})
        tell(game, "1 end")
        for _ in range(2):
            [seat] = game.pending
            [move] = game.legal(seat)
            tell(game, f"{seat} {move}")
        assert game.scores == scores


# ---- Refusals ----

OPENING = ["first 0", deck_line("10 20 +3 +3 30")]
DECK = OPENING[1]
BAD_DECKS = [
    "deal" + DECK.removeprefix("deck"),
    DECK.replace(" 57 ", " "),
    DECK.replace(" 57 ", " 58 "),
    DECK.replace(" 57 ", " 057 "),
    DECK.replace(" +4 ", " +3 ", 1),  # three of +3, one of +4
    DECK + " 57",
    DECK + " 101",
    DECK + " ",
    DECK.replace(" ", "  "),
]
NO_MOVES = ["", "take 10 line", "0 take 10", "0 take 10 Line", "0  take 10 line", "0 take 10 line "]
NO_CARDS = ["0 take 30 line", "0 take 010 line", "0 take +10 line", "0 play 10"]  # 30 is in the deck


@pytest.mark.parametrize(
    ("lines", "refused"),
    [
        ([], ["first 2", "first -1", "first 00", "first", DECK]),
        (["first 0"], ["first 0", "0 end", *BAD_DECKS]),
        (OPENING, [DECK, *NO_MOVES, *NO_CARDS]),
        (OPENING, ["1 take 10 line", "00 take 10 line", "0 end", "0 cash", "0 pass"]),
        ([*OPENING, "0 take 10 line"], ["0 take 20 line", "0 play 10", "0 pass", "1 take 20 line"]),
        ([*OPENING, "0 take 10 line", "0 cash"], ["0 cash", "0 take 20 hand"]),
        ([*OPENING, "0 take 10 line", "0 end"], ["1 take 10 line", "0 end", "0 cash"]),
    ],
)
def test_refusals_change_nothing(lines: list[str], refused: list[str]) -> None:
    game = lineit.replay(2, lines)
    before = repr(vars(game))
    for bad in refused:
        with pytest.raises(ValueError, match=r".+"):
            game.tell(bad)
        assert repr(vars(game)) == before


def test_refusals_in_the_final_phase() -> None:
    game = tell(last_turn(["10 20", "70 80"], ["30", "90 5"]), "1 end")
    for bad in ("1 cash", "1 end", "1 pass", "1 play 5", "0 play 30", "1 take 57 line"):
        with pytest.raises(ValueError, match="not legal now"):
            game.tell(bad)
    tell(game, "1 play 90", "0 play 30")
    with pytest.raises(ValueError, match="over"):
        game.tell("0 cash")


def test_bad_players_options_and_seats() -> None:
    for players in (1, 6):
        with pytest.raises(ValueError, match="players"):
            lineit.Lineit(players)
    for options in ({"challenge_rule": "often"}, {"challenge": "exact"}):
        with pytest.raises(ValueError, match="option"):
            lineit.Lineit(2, options)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="no seat"):
            lineit.observations(2, [], seat)


# ---- Whole games ----

ROUNDS = {2: 26, 3: 21, 4: 17, 5: 15}
DECK_LEFT = {2: 2, 3: 1, 4: 4, 5: 1}
TURNS = {2: 52, 3: 63, 4: 68, 5: 75}


def turn_lengths(lines: Sequence[str]) -> list[int]:
    """The number of lines of every turn; what follows the last turn is the final phase."""
    ends = [at for at, line in enumerate(lines) if line.endswith(" end")]
    return [end - before for before, end in zip([1, *ends], ends, strict=False)]


def check_position(game: lineit.Lineit) -> None:
    assert Counter(cards_of(game)) == (Counter() if game.awaits else Counter(lineit.PACK))
    assert all(len(hand) <= 2 for hand in game.hands)
    assert all(lineit.fits(line[:at], card) for line in game.lines for at, card in enumerate(line))
    assert not any(map(lineit.is_challenge, [card for pile in game.piles for card in pile]))
    assert all(lineit.colour(card) == name for name, pile in game.jackpots.items() for card in pile)
    made = Counter(f"+{abs(token)}" for tokens in game.tokens for token in tokens)
    assert made <= Counter(game.discard)  # every token came with a challenge card
    assert len(game.pending) == (0 if game.awaits or game.over else 1)
    assert all(bool(game.legal(seat)) == (seat in game.pending) for seat in range(game.players))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda options: "-".join(options.values()))
def test_random_games_are_complete(players: int, options: dict[str, str]) -> None:
    for seed in range(4):
        lines, game, deck_left = random_game(players, seed, options), lineit.Lineit(players, options), 0
        check_position(game)
        for line in lines:
            game.tell(line)
            check_position(game)
            deck_left = deck_left if game.final else len(game.deck)
        lengths = turn_lengths(lines)
        assert (game.round, deck_left, len(lengths)) == (ROUNDS[players], DECK_LEFT[players], TURNS[players])
        assert 2 <= min(lengths) <= max(lengths) <= 6  # part 7
        assert (game.awaits, game.pending, game.lines) == (None, (), [[] for _ in range(players)])
        assert game.winners == tuple(s for s in range(players) if game.scores[s] == max(game.scores))
        passes = any(line.endswith(" pass") for line in lines)
        assert not passes or options["final_hand_play"] == "optional"


def test_random_games_meet_everything() -> None:
    """The games above are worth playing: all kinds of things happen in them."""
    met: Counter[str] = Counter()
    for players, seed in product(PLAYERS, range(4)):
        game = lineit.Lineit(players, {"final_hand_play": "optional"})
        for line in random_game(players, seed, game.options):
            met["forced cash"] += any(game.legal(seat) == {"cash"} for seat in range(players))
            game.tell(line)
            met["pass"] += line.endswith(" pass")
        met["jackpot"] += sum(" wins [" in heard and "[]" not in heard for heard in game.heard)
        met["lost jackpot"] += sum(" wins []" in heard for heard in game.heard)
        met["bonus"] += sum(token > 0 for tokens in game.tokens for token in tokens)
        met["penalty"] += sum(token < 0 for tokens in game.tokens for token in tokens)
        met["card left in hand"] += any(game.hands)
        met["shared"] += len(game.winners) > 1
    assert all(met.values()), met


# ---- Hidden information (part 5, I22) ----


def before_the_end(players: int, seed: int, left: int) -> list[str]:
    """A random game up to the moment when `left` cards are in the deck."""
    game, lines = lineit.Lineit(players), random_game(players, seed)
    for at, line in enumerate(lines):
        game.tell(line)
        if not game.awaits and len(game.deck) == left:
            return lines[: at + 1]
    raise AssertionError("never so many cards")


def end_with(end: str, players: int = 4) -> list[str]:
    """A game in which just these cards are left in the deck, in this order."""
    game, lines = lineit.Lineit(players), ["first 0", deck_line("", end)]
    tell(game, *lines)
    while len(game.deck) > len(end.split()):
        [seat] = game.pending
        wanted = [f"take {game.display[0]} line", "end", "cash"]
        line = f"{seat} {next(move for move in wanted if move in game.legal(seat))}"
        game.tell(line)
        lines.append(line)
    return lines


def swap(lines: Sequence[str], one: int, two: int) -> list[str]:
    """The same moves over a deck in which the cards at these places are exchanged."""
    cards = lines[1].split()
    cards[one + 1], cards[two + 1] = cards[two + 1], cards[one + 1]
    return [lines[0], " ".join(cards), *lines[2:]]


def shown(told: Sequence[str]) -> list[str]:
    """The cards that were seen turned up, in order."""
    cards = []
    for text in told:
        if text.startswith("round "):
            cards += text.partition(" shows ")[2].split()
        elif text.startswith("last of the deck "):
            cards += text.removeprefix("last of the deck ").split()
    return cards


@pytest.mark.parametrize("players", PLAYERS)
def test_all_observe_the_same_and_nothing_of_the_deck(players: int) -> None:
    lines = random_game(players, 1)
    for end in [*range(0, len(lines), 13), len(lines)]:
        hidden = lineit.replay(players, lines[:end]).deck
        cards = lines[1].split()[1:] if end > 1 else []
        told = [lineit.observations(players, lines[:end], seat) for seat in (*range(players), None)]
        assert all(one == told[0] for one in told)
        assert shown(told[0]) == cards[: len(cards) - len(hidden)]
    assert shown(lineit.observations(players, lines, 0)) == lines[1].split()[1:]  # the end: all is open


def test_observations_tell_apart_what_can_be_told_apart() -> None:
    lines = before_the_end(4, 3, left=10)  # places 90 to 95 have just been turned up, 96 to 105 are hidden
    for seat in (0, 3, None):
        told = lineit.observations(4, lines, seat)
        assert lineit.observations(4, swap(lines, 96, 105), seat) == told
        assert lineit.observations(4, swap(lines, 95, 96), seat) != told
        assert lineit.observations(4, swap(lines, 90, 91), seat) != told  # the order is seen, too


def test_everybody_hears_every_move() -> None:
    start = ["first 0", deck_line("10 20 +3 30")]
    moves = ["0 take 10 line", "0 take 10 hand", "0 take 20 hand", "0 take +3 hand"]
    for seat in (0, 1, None):
        assert len({tuple(lineit.observations(2, [*start, move], seat)) for move in moves}) == len(moves)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_disguise_is_not_seen_through(players: int) -> None:
    rng = random.Random(players)
    lines = random_game(players, 2)
    for end in [0, 1, 2, 3, len(lines), *range(20, len(lines), 30)]:
        hidden = lineit.replay(players, lines[:end]).deck
        for seat in (0, players - 1, None):
            other = lineit.disguise(players, lines[:end], seat, rng)
            told = lineit.observations(players, lines[:end], seat)
            assert lineit.observations(players, other, seat) == told
            differ = [at for at in range(end) if lines[at] != other[at]]
            assert differ == ([1] if len(set(hidden)) > 1 else [])
            assert len(other) == end
            if len(hidden) > 50:
                moved = zip(hidden, other[1].split()[-len(hidden) :], strict=True)
                assert sum(old != new for old, new in moved) > 40


def test_nothing_to_disguise() -> None:
    rng = random.Random(5)
    finished = random_game(4, 2)
    one_left = before_the_end(3, 2, left=1)
    equal_left = end_with("+3 +3", 2)
    for players, lines in ((4, finished), (3, one_left), (2, equal_left), (2, []), (2, ["first 1"])):
        assert lineit.disguise(players, lines, 0, rng) == lines


# ---- Worlds ----


def test_worlds_are_all_orders_that_look_the_same() -> None:
    """Four cards left, two of them equal: every order of the physical cards, told apart by observations."""
    lines = end_with("+3 57 +3 12")
    told = lineit.observations(4, lines, 1)
    shown_cards, hidden = lines[1].split()[:-4], ["+3", "57", "+3", "12"]
    possible: Counter[tuple[str, ...]] = Counter()
    for places in permutations(range(4)):
        order = tuple(hidden[place] for place in places)
        if lineit.observations(4, [lines[0], " ".join([*shown_cards, *order]), *lines[2:]], 1) == told:
            possible[order] += 1
    assert possible.total() == 24
    assert len(possible) == 12
    assert set(possible.values()) == {2}
    for seat in (*range(4), None):
        assert lineit.worlds(4, lines, seat) == possible


@pytest.mark.parametrize(
    ("players", "end", "kinds", "each"),
    [
        (2, "1 2", 2, 1),
        (2, "+3 +3", 1, 2),
        (2, "+3 +4", 2, 1),
        (3, "+5", 1, 1),
        (3, "+3 +3 +4 +4 +5 +5", 90, 8),
        (4, "1 2 3 4", 24, 1),
        (5, "1 2 3 4 5 6 +4 +4", 20160, 2),
    ],
)
def test_worlds_are_counted_by_physical_cards(players: int, end: str, kinds: int, each: int) -> None:
    possible = lineit.worlds(players, end_with(end, players), 0)
    assert tuple(end.split()) in possible
    assert (len(possible), set(possible.values())) == (kinds, {each})


def test_worlds_do_not_depend_on_what_is_hidden() -> None:
    rng = random.Random(6)
    lines = end_with("+3 57 +3 12")
    other = lineit.disguise(4, lines, 2, rng)
    assert list(lineit.worlds(4, other, 2).items()) == list(lineit.worlds(4, lines, 2).items())


def test_a_disguise_draws_every_other_world() -> None:
    rng = random.Random(8)
    lines = end_with("+3 57 +3 12")
    drawn = Counter(tuple(lineit.disguise(4, lines, 0, rng)[1].split()[-4:]) for _ in range(550))
    assert set(drawn) == set(lineit.worlds(4, lines, 0)) - {("+3", "57", "+3", "12")}
    mean = 550 / len(drawn)
    assert sum((count - mean) ** 2 / mean for count in drawn.values()) < 30  # chi-square, 10 degrees


def test_worlds_need_a_deck_with_few_cards_left() -> None:
    lines = random_game(2, 4)
    for early in ([], lines[:1]):
        with pytest.raises(ValueError, match="no deck"):
            lineit.worlds(2, early, 0)
    for early in (lines[:2], before_the_end(2, 4, left=10)):
        with pytest.raises(ValueError, match="too many"):
            lineit.worlds(2, early, 0)
    assert lineit.worlds(2, lines, 0) == Counter({(): 1})  # nothing is hidden any more
