"""The rule of thumb for Aurum: sensible, and at home with every option."""

import pytest

from kobako import Match
from kobako.bots.bot import find_bot, move_seed

OPTIONS = [{}, {"zero_gold": "no"}, {"scoring": "points"}, {"zero_gold": "no", "scoring": "points"}]


def play(bots: list[str], seed: int, options: dict[str, str]) -> Match:
    match = Match("aurum", len(bots), seed=seed, options=options)
    while not match.over:
        seat = match.pending[0]
        action = find_bot(bots[seat]).think(match.seen(seat), seat, move_seed(seed, len(match.steps))).action
        match.act(seat, match.info.notation.action_text(action))  # an illegal move would raise
    return match


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "default")
@pytest.mark.parametrize("players", [3, 4])
def test_easy_beats_random_at_every_table(players: int, options: dict[str, str]) -> None:
    won = 0
    for seed in range(100):
        thinks = {seed % players} if players == 3 else {seed % 2, seed % 2 + 2}
        bots = ["easy" if seat in thinks else "random" for seat in range(players)]
        won += thinks == set(play(bots, seed, options).winners)
    assert won >= 90


@pytest.mark.parametrize("players", [3, 4])
def test_most_predictions_are_exact(players: int) -> None:
    sides = [
        side
        for seed in range(40)
        for r in play(["easy"] * players, seed, {}).view(None)["sheet"]
        for side in r["sides"]
    ]
    assert sum(side["won"] == side["prediction"] for side in sides) / len(sides) > 0.45


def test_it_swaps_plays_gold_and_stops() -> None:
    steps = [step.split()[1:] for seed in range(40) for step in play(["easy"] * 4, seed, {}).steps]
    verbs = {step[0] for step in steps if step}
    assert verbs >= {"predict", "swap", "stay", "play", "stop"}
    assert any(step[:1] == ["play"] and step[1][0] == "G" for step in steps)
