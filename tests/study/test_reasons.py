"""Reasons: which are given for a move, and the figures in them, for every game."""

from types import SimpleNamespace
from typing import Any

import pytest

from kobako import Match
from kobako.games.aurum.state import CARDS, GOLDS, OWNER, STOP
from kobako.games.luz.rules import PLAY_SLOT
from kobako.study.playouts import imagined
from kobako.study.reasons import TOLD
from kobako.study.reasons.case import Case, average, percent
from lineit.tables import deck_line

# Uncompiled, NumPy warns of what hashes and generators do all the time.
pytestmark = [pytest.mark.rules, pytest.mark.filterwarnings("ignore:overflow encountered in scalar")]


# ------------------------------------------------------------------------------- figures, from worlds made up


def case(seat: int = 1, players: int = 3, action: int = 0, **values: Any) -> Any:
    """What a game asks a case for: the fields of `now`, and worlds as they end: `rounds` or `scores`."""
    now = SimpleNamespace(**values.pop("now", {}))
    rounds = [SimpleNamespace(**end) for end in values.pop("rounds", [])]
    return SimpleNamespace(seat=seat, players=players, action=action, now=now, rounds=rounds, **values)


def luz(action: int) -> Any:
    """Second round, second trick: seat 1 takes it in one world. Its bid of 2+ comes true in the other."""
    rows = [
        {
            "won": ([9] * 3, [0, 3, 7]),
            "points": ([9] * 3, [0, 0, 5]),
            "plays": [0] * 6 + [1 << 4 | 3] + [0] * 9,
        },
        {
            "won": ([9] * 3, [0, 2, 8]),
            "points": ([9] * 3, [0, 10, 5]),
            "plays": [16] * 6 + [2 << 4] + [16] * 9,
        },
    ]
    return case(action=action, now={"rounds": 1, "bid": ([0] * 3, [0, 5, 0]), "played": 4}, rounds=rows)


def aurum(action: int, players: int, *trick: int, won: list[int], said: list[int]) -> Any:
    """Second round, third move; before it a trick's card and a swap, of which only the card is a play."""
    plays = [seat << OWNER | card for seat, card in enumerate(trick)]
    end = {
        "points": ([9] * 4, [-1, 7, 7, 7]),
        "won": ([9] * 4, won),
        "said": ([9] * 4, said),
        "plays": [2 << OWNER | 8, 8, *plays, 2 << OWNER | 49, 0],
        "paid": [0, 1, *[0] * (len(plays) + 1), 0],
        "moves": 2 + len(trick),
    }
    now = {"rounds": 1, "moves": 3, "paid": [0, 1, 0, 9, 9], "down": 1}
    return case(seat=1, players=players, action=action, now=now, rounds=[end])


def aurum_tells(trick: int | None, exact: int) -> list[Any]:
    figures = {"points": "7.0", "percent": exact}
    first = [("study-aurum-trick", {"percent": trick})] if trick is not None else []
    return [*first, ("study-aurum-round", figures)]


EGGS = [{"money": [9, 5, 0], "egg": 1}, {"money": [9, 4, 0], "egg": 0}, {"money": [9, 2, 0], "egg": 2}]
EXACT = {"won": [0, 2, 5, 1], "said": [4, 2, 4, 3]}
GOLD_CARD = CARDS + GOLDS - 1

TELLS = [
    ("luz", luz(PLAY_SLOT - 1), [("study-luz-bid", {"percent": 50, "tricks": "2.5"})]),
    (
        "luz",
        luz(PLAY_SLOT),
        [
            ("study-luz-trick", {"percent": 50}),
            ("study-luz-round", {"percent": 50, "tricks": "2.5", "bid": "2+"}),
        ],
    ),
    (
        "dragonegg",
        case(now={"money": [1, 4, 7]}, rounds=EGGS),
        [
            ("study-dragonegg-gain", {"money": "\u22120.3", "percent": 33}),
            ("study-dragonegg-egg", {"percent": 33}),
        ],
    ),
    (
        "dragonegg",
        case(now={"money": [1, 4, 7]}, rounds=EGGS[1:]),
        [("study-dragonegg-gain", {"money": "\u22121.0", "percent": 50})],
    ),
    (
        "yurikure",
        case(scores=[[9, 0, 9], [0, 1, 0], [0, 4, 0], [5, -1, 5]]),
        [("study-yurikure-couples", {"percent": 50, "points": "1.0"})],
    ),
    # No trick for what is no card; with three players 2 of 2 is exact, with four 3 of the partners' higher 3.
    ("aurum", aurum(STOP, 3, 1, 2, 3, **EXACT), aurum_tells(None, 100)),
    ("aurum", aurum(STOP, 4, 1, 2, 3, 4, **EXACT), aurum_tells(None, 100)),
    ("aurum", aurum(STOP, 4, 1, 2, 3, 4, **EXACT | {"won": [0, 2, 5, 0]}), aurum_tells(None, 0)),
    ("aurum", aurum(STOP, 3, 1, 2, 3, **EXACT | {"won": [2, 1, 2, 9]}), aurum_tells(None, 0)),
    # The highest card takes the trick, of equals the later, and any gold before a base card.
    ("aurum", aurum(GOLD_CARD, 3, 38, 19, 8, **EXACT), aurum_tells(100, 100)),
    ("aurum", aurum(0, 3, 19, 9, 8, **EXACT), aurum_tells(100, 100)),
    ("aurum", aurum(0, 3, 8, 9, 19, **EXACT), aurum_tells(0, 100)),
    ("aurum", aurum(0, 3, 9, CARDS, 19, **EXACT), aurum_tells(100, 100)),
    ("aurum", aurum(0, 3, 9, CARDS, CARDS + 1, **EXACT), aurum_tells(0, 100)),
    ("aurum", aurum(0, 3, 8, 9, **EXACT), aurum_tells(0, 100)),  # not all have played: the round is over
]


@pytest.mark.parametrize(("game", "made", "tells"), TELLS)
def test_what_a_move_is_said_to_bring(game: str, made: Any, tells: list[tuple[str, dict[str, Any]]]) -> None:
    assert [(text.id, text.args) for text in TOLD[game](made)] == tells


def test_figures_as_they_are_read() -> None:
    assert [percent([True] * n + [False] * (3 - n)) for n in range(4)] == [0, 33, 67, 100]
    assert [average(one) for one in ([1, 2], [-1, -2], [0], [-1] + [0] * 39)] == [
        "1.5",
        "\u22121.5",
        "0.0",
        "0.0",
    ]


# ----------------------------------------------------------------------------------- a line that is cashed

DISPLAYS = ("5 9 13 40 +3", "17 21 25 30 36", "18 60 70 80 90", "29 33 50 61 99")
FIRST = "take 13 line, end, take +3 hand, end, take 40 line, end, "
SECOND = FIRST + "take 30 line, end, take 36 hand, end, take 17 line, end, "
THIRD = SECOND + "take 90 hand, end, take 18 line, end, take 60 line, end, "


@pytest.mark.parametrize(
    ("made", "move", "tells"),
    [
        ("", "take 5 hand", None),  # there is no line
        ("take 13 line", "end", None),  # it is the turn of another
        ("take 13 line", "cash", ("cash", "plus", 0)),
        ("", "take +3 line", ("line", "minus", 3)),
        (FIRST, "take 30 line", ("line", "plus", 0)),
        (FIRST, "play +3", ("line", "minus", 3)),
        (FIRST + "play +3", "cash", ("cash", "minus", 3)),
        (THIRD, "take 50 line", ("line", "plus", 1)),
        # The third of a colour wins four cards by itself; a number beyond three is what cashing brings.
        (THIRD, "take 29 line", ("line", "plus", 1)),
        (THIRD + "take 29 line", "cash", ("cash", "plus", 1)),
    ],
)
def test_what_cashing_a_line_brings(made: str, move: str, tells: tuple[str, str, int] | None) -> None:
    match = Match("lineit", 3, chance="given")
    for line in ("first 0", deck_line(*DISPLAYS)):
        match.add(line)
    for one in filter(None, made.split(", ")):
        match.act(match.pending[0], one)
    [seat] = match.pending
    asked = case_of(match, match.check(seat, move))
    asked.scores = [[4, 9, 9], [9, 0, -2], [-7, -1, 0]]
    if tells:
        cash = [(f"study-lineit-{tells[0]}", {"sign": tells[1], "points": tells[2]})]
    ends = {0: {"points": "2.0", "most": "3.0"}, 1: {"points": "2.7", "most": "6.0"}}[seat]
    assert [(text.id, text.args) for text in TOLD["lineit"](asked)] == [
        *(cash if tells else []),
        ("study-ends", ends),
    ]


# --------------------------------------------------------------------------------------------- the worlds


def case_of(match: Match, action: int, count: int = 1) -> Case:
    seat = match.pending[0]
    seen = match.seen(seat)
    return Case(seen, imagined(seen, seat, count, seed=1), seat, action, seed=1)


@pytest.mark.parametrize("game", ["luz", "dragonegg", "aurum"])
def test_a_round_is_looked_at_when_it_ends_and_scores_when_the_game_ends(game: str) -> None:
    match = Match(game, 3, seed=1)
    move = match.legal(match.pending[0])[-1]
    one = case_of(match, match.check(match.pending[0], move), 3)
    assert [end.rounds for end in one.rounds] == [1, 1, 1]
    assert [any(scores) for scores in one.scores] == [True] * 3  # nobody has scored yet
