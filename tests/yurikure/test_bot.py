"""The rule of thumb for Yurikure: sensible, and at home with every option."""

import pytest

from kobako import Match
from kobako.bots.bot import find_bot, move_seed
from yurikure.tables import control, put, rule, table

OPTIONS = [{}, {"duplicate_support": "yes"}, {"reveal_direction": "right", "setup_disjoint": "pairs"}]


def choice(match: Match) -> str:
    """What the bot does in the place of whoever is asked."""
    seat = match.pending[0]
    action = find_bot("easy").think(match.seen(seat), seat, move_seed(0, len(match.steps))).action
    text: str = match.info.notation.action_text(action)
    return text


def play(bots: list[str], seed: int, options: dict[str, str]) -> Match:
    match = Match("yurikure", len(bots), seed=seed, options=options)
    while not match.over:
        seat = match.pending[0]
        action = find_bot(bots[seat]).think(match.seen(seat), seat, move_seed(seed, len(match.steps))).action
        match.act(seat, match.info.notation.action_text(action))  # an illegal move would raise
    return match


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "default")
@pytest.mark.parametrize("players", [3, 4])
def test_easy_beats_random_at_every_table(players: int, options: dict[str, str]) -> None:
    """About 85 of 100 games of three, and 75 of four."""
    won = 0
    for seed in range(40):
        bots = ["random"] * players
        bots[seed % players] = "easy"
        won += play(bots, seed, options).winners == (seed % players,)
    assert won >= (28 if players == 3 else 22)


@pytest.mark.rules
def test_it_supports_couples_and_pairs_with_affection() -> None:
    match = Match("yurikure", 3, chance="given")
    match.chance("setup couple RW two KG one YS one RP order R W K Y P G S")
    match.chance("first 0")
    assert choice(match) in ("support 5 RW", "support 5 KG")


@pytest.mark.rules
def test_it_answers_and_consents_in_its_interest() -> None:
    match = table(support={1: "RK WK KY KP KS", 2: "KG KS PG PS GS"})
    put(match, "RW")
    rule(match, 0, 5, "confess K")
    wanted, unwanted = match.copy(), match
    control(wanted, 1, 5)
    assert choice(wanted) == "yes"  # seat 1 has 5 on R and K
    control(unwanted, 2, 9)
    assert choice(unwanted) == "no"  # seat 2 has nothing there


@pytest.mark.rules
def test_it_reveals_just_enough_where_its_pair_is_at_stake() -> None:
    match = table(support={0: "KG KY RK RY KP", 1: "KG WK KY KP KS"})
    for _ in range(6):
        match.act(match.pending[0], "pass")
    assert match.view(None)["deciding"]["girl"] == "K"
    assert choice(match) == "reveal 1"
    match.act(1, "reveal 1")
    match.act(2, "pass")
    assert choice(match) == "reveal 2"
    match.act(0, "pass")
    match.act(1, "pass")
    assert choice(match).split(" ")[0] in ("confess", "approach")
