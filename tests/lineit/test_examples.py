"""The worked examples of Line-it, IX1 to IX3, the derived ones and the invariant."""

import random
from collections import Counter

import pytest

from lineit.implementations import IMPLEMENTATIONS, Lineit
from lineit.tables import DECK_LEFT, ROUNDS, at, game_at, new_game, steady
from naive.lineit import PACK

pytestmark = pytest.mark.rules

TURNS = {2: 52, 3: 63, 4: 68, 5: 75}  # by number of players
DERIVED = [  # line, option, cards, token
    ("1 2 3 4 5 6 7", "exact", 4, 0),
    ("10 +3 20 30 40", "exact", 1, 3),
    ("10 +3 20 30 40 50", "exact", 2, -3),
    ("10 +3 20 30 40 50", "at_least", 2, 3),
    ("+5", "exact", 0, -5),
]


def test_ix1_from_the_first_round_on(implementation: str) -> None:
    game = new_game(implementation, 2, "1 2 41 45", "5 3 49 53", "9 4 6 7")
    game.tell("0 take 1 line", "0 end", "1 take 2 line", "1 end")
    assert game.jackpots[0] == "41 45"
    game.tell("1 take 3 line", "1 end", "0 take 5 line", "0 end")
    assert (game.jackpots[0], game.scores) == ("41 45 49 53", [0, 0])
    game.tell("0 take 9 line")
    assert (game.jackpots[0], game.piles, game.scores) == ("", [4, 0], [4, 0])


@pytest.mark.parametrize("start", ["+4 50", "50 +4"])
@pytest.mark.parametrize(("third", "fits", "does_not"), [("60", "70", "40"), ("40", "30", "60")])
def test_ix2(implementation: str, start: str, third: str, fits: str, does_not: str) -> None:
    game = game_at(implementation, [start], display=f"{third} 1 2 3", hands=[f"{fits} {does_not}"])
    assert {f"play {fits}", f"play {does_not}"} <= game.legal(0)
    game.act(f"take {third} line")
    assert game.legal(0) == {f"play {fits}", "cash", "end"}


def test_ix3_part_7(implementation: str) -> None:
    game = game_at(implementation, ["50 60"], display="40 41 42 43", hands=["1 2"])
    assert game.legal(0) == {"cash"}
    game.act("cash")
    to_line = {f"take {card} line" for card in (40, 41, 42, 43)}
    assert game.legal(0) == to_line | {"play 1", "play 2"}  # part 7
    game.act("play 1")
    assert "take 40 hand" in game.legal(0)
    game.act("take 41 line")
    assert game.lines[0] == "1 41"


@pytest.mark.parametrize(("line", "option", "cards", "token"), DERIVED)
def test_derived_cash(implementation: str, line: str, option: str, cards: int, token: int) -> None:
    game = game_at(implementation, [line], display="90 91 92 93", options=option)
    game.act("cash")
    assert (game.piles[0], game.tokens[0]) == (cards, [f"{token:+}"] if token else [])
    assert game.scores[0] == cards + token


@pytest.mark.parametrize(("line", "option", "cards", "token"), DERIVED)
def test_derived_cash_is_shown_before(line: str, option: str, cards: int, token: int) -> None:
    view = at([line], display="90 91 92 93", options=option).view(None)
    cash = view["lines"][0]["standing"]["cash"]
    assert (cash["cards"], cash["token"], cash["points"]) == (cards, token, cards + token)


def test_derived_fourth_card_of_a_colour(implementation: str) -> None:
    game = game_at(implementation, ["1 5 9"], display="13 40 50 60", jackpots=["17 21"])
    game.act("take 13 line")
    assert (game.scores, game.jackpots[0]) == ([0, 0], "17 21")


def check_cards(game: Lineit) -> None:
    """Assert that every card lies at one place, and that hands, tokens and turns are possible."""
    faces = " ".join([*game.display, *game.lines, *game.hands, *game.jackpots]).split()
    assert len(faces) + game.deck + sum(game.piles) + game.discard == len(PACK)
    assert Counter(faces) <= Counter(PACK)
    assert all(len(hand.split()) <= 2 for hand in game.hands)
    tokens = Counter(f"+{token[1:]}" for tokens in game.tokens for token in tokens)
    assert tokens + Counter(faces) <= Counter(PACK)
    assert (game.winners != ()) == game.over
    assert len(game.pending) == (0 if game.over else 1)
    assert all(bool(game.legal(seat)) == (seat in game.pending) for seat in range(game.players))


@pytest.mark.parametrize("players", ROUNDS)
@pytest.mark.parametrize("options", ["exact mandatory passed", "at_least optional kept"])
def test_invariant_106_cards_rounds_and_turns(implementation: str, players: int, options: str) -> None:
    rng = random.Random(players)
    game = IMPLEMENTATIONS[implementation](players, options)
    game.tell(f"first {players - 1}", " ".join(["deck", *rng.sample(PACK, len(PACK))]))
    left, turns, length = game.deck, 0, 0
    while not game.over:
        [seat] = game.pending
        move = steady(rng, sorted(game.legal(seat)))
        assert move != "pass" or "optional" in options
        game.move(seat, move)
        length += 1
        if move == "end":
            check_cards(game)
            assert 2 <= length <= 6  # part 7
            turns, length, left = turns + 1, 0, game.deck or left
    check_cards(game)
    assert (game.round, left, turns) == (ROUNDS[players], DECK_LEFT[players], TURNS[players])
    assert game.winners == tuple(s for s in range(players) if game.scores[s] == max(game.scores))
    assert game.start == (players - 1 + ROUNDS[players] - ("kept" in options)) % players  # I20
    assert game.lines == [""] * players
