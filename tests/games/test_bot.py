"""The rules of thumb: moves that any player would make, and results that show it."""

import re
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from games.choices import Options, choices
from kobako import Match
from kobako.bots.bot import find_bot, move_seed
from kobako.games import find
from lineit.tables import at
from yurikure.tables import SETUP, control, put, rule, table


def choice(match: Match, bot: str = "easy", seed: int = 0) -> str:
    """What the bot does for whoever is to act."""
    seat = match.pending[0]
    action = find_bot(bot).think(match.seen(seat), seat, move_seed(seed, len(match.steps))).action
    text: str = match.info.notation.action_text(action)
    return text


def play(game: str, bots: list[str], seed: int, options: Options | None = None) -> Match:
    match = Match(game, len(bots), seed=seed, options=options)
    while not match.over:
        seat = match.pending[0]
        match.act(seat, choice(match, bots[seat], seed))  # an illegal move would raise
    return match


# ---- Moves ----


def at_setup() -> Match:
    match = Match("yurikure", 3, chance="given")
    for line in (SETUP, "first 0"):
        match.chance(line)
    return match


def asked_by_red(seat: int, level: int) -> Match:
    """Red confesses to Black; seat 1 has 5 on the two, seat 2 nothing."""
    match = table(support={1: "RK WK KY KP KS", 2: "KG KS PG PS GS"})
    put(match, "RW")
    rule(match, 0, 5, "confess K")
    control(match, seat, level)
    return match


def black_at_stake(*steps: str) -> Match:
    """Seat 1 has more control over Black than seat 0; the girls before have passed."""
    match = table(support={0: "KG KY RK RY KP", 1: "KG WK KY KP KS"})
    for _ in range(6):
        match.act(match.pending[0], "pass")
    assert match.view(None)["deciding"]["girl"] == "K"
    for step in steps:
        match.add(step)
    return match


STAKE = ("1 reveal 1", "2 pass", "0 pass", "1 pass")
MET, FOUR = ["7 +3 10 20 30"], "31 32 33 34"
FULL = ["13 17 21 25"]  # under the red marker
# By what is shown: a position and the move, as a pattern.
SENSIBLE: dict[str, tuple[Callable[[], Match], str]] = {
    "lineit smallest gap": (partial(at, ["10 12"], display="15 60 80 99", hands=["1 2"]), "take 15 line"),
    "lineit bridge first": (partial(at, ["10 12"], display="40 60 80 99", hands=["14 16"]), "play 14"),
    "lineit jackpot": (
        partial(at, ["1 5 6"], display="8 33 2 3", hands=["98 99"], jackpots=FULL),
        "take 33 line",
    ),
    "lineit exact challenge is met": (partial(at, MET, display=FOUR), "cash"),
    "lineit no hurry": (partial(at, MET, display=FOUR, options="at_least"), "take 31 line"),
    "lineit blocked": (partial(at, ["50 60"], display="40 41 42 43", hands=["1 2"]), "cash"),
    "lineit last card wins": (partial(at, ["+3 10 20"], hands=["9 30"]), "play 30"),
    "lineit last card spoils": (partial(at, ["+3 10 20 30"], hands=["40"], options="optional"), "pass"),
    "lineit last card must": (partial(at, ["+3 10 20 30"], hands=["40 +4"]), "play 40"),
    "yurikure support": (at_setup, "support 5 (RW|KG)"),
    "yurikure wanted answer": (partial(asked_by_red, 1, 5), "yes"),
    "yurikure unwanted answer": (partial(asked_by_red, 2, 9), "no"),
    "yurikure reveal just enough": (black_at_stake, "reveal 1"),
    "yurikure outbid": (partial(black_at_stake, *STAKE[:2]), "reveal 2"),
    "yurikure declare for the pair": (partial(black_at_stake, *STAKE), "(confess|approach) .*"),
}


@pytest.mark.rules
@pytest.mark.parametrize("case", SENSIBLE)
def test_sensible_moves(case: str) -> None:
    position, move = SENSIBLE[case]
    assert re.fullmatch(move, choice(position()))


# ---- Games ----

# About 85 of 100 games of Yurikure of three are won, and 75 of four.
# Game, players, how far apart the seats of a side are, games, how many of them are won at least.
BEATEN = [
    ("yurikure", 3, 3, 40, 28),
    ("yurikure", 4, 4, 40, 22),
    ("aurum", 3, 3, 100, 90),
    ("aurum", 4, 2, 100, 90),
]


@pytest.mark.parametrize(
    ("game", "players", "apart", "games", "wins", "options"),
    [(*row, options) for row in BEATEN for options in choices(find(row[0]))],
)
def test_easy_beats_random(
    game: str, players: int, apart: int, games: int, wins: int, options: Options
) -> None:
    won = 0
    for seed in range(games):
        side = range(seed % apart, players, apart)
        bots = ["easy" if seat in side else "random" for seat in range(players)]
        won += play(game, bots, seed, options).winners == tuple(side)
    assert won >= wins


def scores(match: Match) -> Iterator[float]:
    yield from match.scores


def challenges(match: Match) -> Iterator[float]:
    for tokens in match.view(None)["tokens"]:
        yield from ("+" in token for token in tokens)


def exact_predictions(match: Match) -> Iterator[float]:
    for told in match.view(None)["sheet"]:
        yield from (side["won"] == side["prediction"] for side in told["sides"])


@pytest.mark.parametrize(
    ("game", "players", "games", "figures", "many", "mean"),
    [
        *(("lineit", n, 12, scores, 0, mean) for n, mean in ((2, 26), (3, 18), (4, 13), (5, 10))),
        ("lineit", 3, 12, challenges, 40, 0.7),
        ("aurum", 3, 40, exact_predictions, 0, 0.45),
        ("aurum", 4, 40, exact_predictions, 0, 0.45),
    ],
)
def test_easy_does_well(
    game: str, players: int, games: int, figures: Callable[[Match], Iterator[float]], many: int, mean: float
) -> None:
    found = [n for seed in range(games) for n in figures(play(game, ["easy"] * players, seed))]
    assert len(found) > many
    assert sum(found) / len(found) > mean


def test_aurum_easy_makes_moves_of_every_kind() -> None:
    steps = {step.partition(" ")[2] for seed in range(40) for step in play("aurum", ["easy"] * 4, seed).steps}
    for move in ("predict", "swap", "stay", "play", "play G", "stop"):
        assert any(step.startswith(move) for step in steps), move
