"""The rule of thumb for Line-it: moves that any player would make, and scores that show it."""

import pytest

from kobako import Match
from kobako.bots.bot import find_bot, move_seed
from lineit.tables import at


def choice(match: Match) -> str:
    """What `easy` does for whoever is to act."""
    seat = match.pending[0]
    action = find_bot("easy").think(match.seen(seat), seat, move_seed(0, len(match.steps))).action
    text: str = match.info.notation.action_text(action)
    return text


def game(players: int, seed: int) -> Match:
    match = Match("lineit", players, seed=seed)
    while not match.over:
        match.act(match.pending[0], choice(match))
    return match


@pytest.mark.rules
@pytest.mark.parametrize(
    ("position", "move"),
    [
        # The smallest gap.
        (at(["10 12"], display="15 60 80 99", hands=["1 2"]), "take 15 line"),
        # A card of the hand bridges the gap first.
        (at(["10 12"], display="40 60 80 99", hands=["14 16"]), "play 14"),
        # A jackpot is worth a gap.
        (at(["1 5 6"], display="8 33 2 3", hands=["98 99"], jackpots=["13 17 21 25"]), "take 33 line"),
        # An exact challenge that is met is cashed.
        (at(["7 +3 10 20 30"], display="31 32 33 34"), "cash"),
        # With `at_least` there is no hurry.
        (at(["7 +3 10 20 30"], display="31 32 33 34", options="at_least"), "take 31 line"),
        # Blocked: nothing else can be done.
        (at(["50 60"], display="40 41 42 43", hands=["1 2"]), "cash"),
        # The last card wins a challenge, and does not spoil one.
        (at(["+3 10 20"], hands=["9 30"]), "play 30"),
        (at(["+3 10 20 30"], hands=["40"], options="optional"), "pass"),
        (at(["+3 10 20 30"], hands=["40 +4"]), "play 40"),
    ],
)
def test_sensible_moves(position: Match, move: str) -> None:
    assert choice(position) == move


@pytest.mark.parametrize(("players", "points"), [(2, 26), (3, 18), (4, 13), (5, 10)])
def test_good_scores(players: int, points: int) -> None:
    scores = [score for seed in range(12) for score in game(players, seed).scores]
    assert sum(scores) / len(scores) > points


def test_most_challenges_are_won() -> None:
    tokens = [token for seed in range(12) for held in game(3, seed).view(None)["tokens"] for token in held]
    assert len(tokens) > 40
    assert sum("+" in token for token in tokens) / len(tokens) > 0.7
