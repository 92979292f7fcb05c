"""Bots: honest, repeatable, always legal, and sensible."""

import functools
import random
from collections import Counter

import pytest
from scipy.stats import binomtest, chisquare

from kobako import GAMES, Match
from kobako.bots.bot import BOTS, find_bot, move_seed
from kobako.games import find
from kobako.match.check import prefixes, random_match
from witnesses import Witness

ENOUGH = 12_000  # decisions of bots
LOOKS = 12  # positions of a game in which a bot is asked again
FEW = 3  # iterations of bots that search

# Where many may act at the same time; four players of Aurum lay their predictions in turn.
AT_ONCE = {("aurum", 3), *(("dragonegg", players) for players in find("dragonegg").seats)}
EVERY = [(name, players) for name in GAMES for players in find(name).seats]
OF_A_KIND = {bot.mind: bot for bot in BOTS}.values()  # levels that differ only in how long they think
PLAYED = [(*table, bot.name) for table in EVERY for bot in OF_A_KIND if bot.plays(table[0])]


def move_of(bot: str, match: Match, seed: int = 0, seat: int | None = None) -> str:
    seat = match.pending[0] if seat is None else seat
    player = find_bot(bot)
    budget = min(FEW, player.budget(match.info.name))
    action = player.think(match.seen(seat), seat, move_seed(seed, len(match.steps)), budget).action
    text: str = match.info.notation.action_text(action)
    return text


def play(game: str, bots: list[str], seed: int) -> Match:
    match = Match(game, len(bots), seed=seed)
    while not match.over:
        seat = match.pending[0]
        match.act(seat, move_of(bots[seat], match, seed))  # an illegal move would raise
    return match


@pytest.mark.parametrize(("game", "players", "bot"), PLAYED)
def test_a_bot_always_makes_legal_moves_and_the_same_again(game: str, players: int, bot: str) -> None:
    decisions = 0
    for seed in range(40):
        match = play(game, [bot] * players, seed)
        assert match.over
        assert seed % 10 or play(game, [bot] * players, seed).record() == match.record()
        decisions += len(match.steps)
        if decisions > ENOUGH:  # of a long game fewer will do
            break


@pytest.mark.parametrize(("game", "players", "bot"), [one for one in PLAYED if one[:2] in AT_ONCE])
def test_where_many_may_act_anybody_can_be_asked_first(game: str, players: int, bot: str) -> None:
    """A person may take longer than the bots in the seats after theirs."""
    asked = 0
    for seed in range(4):
        match = Match(game, players, seed=seed)
        while not match.over and asked < 4 * (seed + 1):
            moves = {seat: move_of(bot, match, seed, seat) for seat in match.pending}
            for seat, move in moves.items():
                assert move in match.legal(seat)
            asked += len(moves) > 1
            match.act(max(moves), moves[max(moves)])
    assert asked > 4


@pytest.mark.parametrize(("game", "players", "bot"), PLAYED)
def test_a_bot_cannot_know_what_its_seat_cannot(game: str, players: int, bot: str) -> None:
    """Worlds that differ only in what is hidden from a seat bring the same move from it."""
    for now, there in twins(game, players):
        assert move_of(bot, now) == move_of(bot, there)
    assert sum(sorted(now.steps) != sorted(there.steps) for now, there in twins(game, players)) > 20


@functools.lru_cache(1)  # the bots at one table are asked one after another
def twins(game: str, players: int) -> list[tuple[Match, Match]]:
    """Moments of some games, each with one that the seat to act cannot tell from it."""
    rng = random.Random(players)
    found = []
    for seed in range(8):
        whole = random_match(game, players, {}, seed)
        looks = min(LOOKS, max(8, len(whole.steps) // 10))  # games can be short, and very long
        closely = set(rng.sample(range(len(whole.steps)), min(looks, len(whole.steps))))
        for step, now in enumerate(prefixes(whole)):
            if now.pending and step in closely:
                other = Witness(game, players).disguise(now.steps, now.pending[0], rng)
                *_, there = prefixes(now, other)
                found.append((now.copy(), there))
    return found


@pytest.mark.rules
@pytest.mark.parametrize("bot", ["random", "easy"])  # a search takes its time without the compiler
def test_a_game_of_bots_compiled_or_not(bot: str) -> None:
    assert play("luz", [bot] * 3, 5).over


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_rules_of_thumb_beat_chance(game: str, players: int) -> None:
    """One thinks and the others, its partner too, do not: it wins far more than its share."""
    won, share = 0, 0.0
    for seed in range(60):
        seat = seed % players
        bots = ["random"] * players
        bots[seat] = "easy"
        winners = play(game, bots, seed).winners
        won += seat in winners
        share += len(winners) / players / 60
    assert binomtest(won, 60).proportion_ci(0.99).low > 1.5 * share


def test_luz_rules_of_thumb_make_many_of_their_bids() -> None:
    made = total = 0
    for seed in range(40):
        for line in play("luz", ["easy"] * 4, seed).view(None)["sheet"]:
            made += sum(points > 0 for points in line["points"])
            total += 4
    assert made / total > 0.45


def test_the_random_bot_is_uniform() -> None:
    match = Match("luz", 4, seed=1)
    seat = match.pending[0]
    counts = Counter(find_bot("random").think(match.seen(seat), seat, seed).action for seed in range(4400))
    assert len(counts) == 22
    assert chisquare(list(counts.values())).pvalue > 0.001


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(ValueError, match="no bot is called 'god'; there are random, "):
        find_bot("god")


def test_every_move_has_a_seed_of_its_own() -> None:
    assert len({move_seed(seed, step) for seed in range(30) for step in range(30)}) == 900
