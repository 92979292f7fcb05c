"""The results of a league: every number that `table.json` holds and the report shows.

With iteration budgets they depend on the league and its deals alone, so time is not among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean

import msgspec

from ..match.facts import RATES
from .estimates import DIGITS, Estimate, estimate, ratio
from .fixtures import Fixture, League, sides_of
from .games import Outcome
from .ratings import rate

Games = Sequence[tuple[Fixture, Outcome]]
Pair = tuple[int, int]


class PairRow(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did against another."""

    one: str
    other: str
    games: int
    share: Estimate  # of all results that went to `one`, from 0 to 1; a shared win counts by its fraction
    fair: float  # what that share would be if nobody were better: the part of the seats that `one` had
    times: Estimate  # share over fair
    one_alone: Estimate | None  # with three sides and more: the same where `one` sat alone among the others
    other_alone: Estimate | None  # and of `other` where that one did
    by_deal: list[float]  # the share on each deal


class BotRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot did in all its games, whoever it played."""

    bot: str
    games: int
    rating: float
    sigma: float  # standard deviation of the rating
    decisions: float  # in a game, in one seat
    iterations: float  # for a decision


class RatioRow(msgspec.Struct, frozen=True, kw_only=True):
    """How many times as often as another a bot did something, in their own games."""

    one: str
    other: str
    times: Estimate | None  # None if the other never did


class FactRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something that people would notice."""

    fact: str
    bots: list[Estimate]  # in the order of the league
    ratios: list[RatioRow]  # of rates, for each pair


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    league: League
    deals: int
    games: int
    pairs: list[PairRow]
    bots: list[BotRow]
    facts: list[FactRow]


def make_table(league: League, games: Games) -> Table:
    """The results, from all games of the league in the order of their numbers."""
    pairs = list(combinations(range(len(league.bots)), 2))
    return Table(
        league=league,
        deals=games[-1][0].deal + 1,
        games=len(games),
        pairs=[_pair_row(league, pair, _of_pair(games, pair)) for pair in pairs],
        bots=_bot_rows(league, games),
        facts=[_fact_row(league, fact, games, pairs) for fact in games[0][1].samples],
    )


def write_table(table: Table) -> str:
    """As JSON, with one line for each number."""
    return msgspec.json.format(msgspec.json.encode(table), indent=1).decode() + "\n"


def seconds_of(league: League, games: Games) -> list[float]:
    """Mean time of a decision, by bot."""
    spent, made = [0.0] * len(league.bots), [0] * len(league.bots)
    for fixture, outcome in games:
        for bot, seconds, decisions in zip(fixture.seats, outcome.seconds, outcome.decisions, strict=True):
            spent[bot] += seconds
            made[bot] += decisions
    return [seconds / decisions for seconds, decisions in zip(spent, made, strict=True)]


# ------------------------------------------------------------------------------------------------- pairs


def share(fixture: Fixture, outcome: Outcome, bot: int) -> float:
    """What part of the win is the bot's."""
    return sum(fixture.seats[seat] == bot for seat in outcome.winners) / len(outcome.winners)


def _of_pair(games: Games, pair: Pair) -> Games:
    return [game for game in games if game[0].pair == pair]


def _pair_row(league: League, pair: Pair, games: Games) -> PairRow:
    one, other = pair
    by_deal = _shares(games, one)
    whole, fair = estimate(by_deal, 0, 1), fmean(_part(fixture, one) for fixture, _ in games)
    return PairRow(
        one=league.bots[one],
        other=league.bots[other],
        games=len(games),
        share=whole,
        fair=round(fair, DIGITS),
        times=whole.times(1 / fair),
        one_alone=_alone(games, one),
        other_alone=_alone(games, other),
        by_deal=[round(value, DIGITS) for value in by_deal],
    )


def _part(fixture: Fixture, bot: int) -> float:
    return fixture.seats.count(bot) / len(fixture.seats)


def _alone(games: Games, bot: int) -> Estimate | None:
    """Times its fair share, in games in which the bot has less than half of the seats."""
    chosen = [game for game in games if _part(game[0], bot) < 0.5]
    if not chosen:
        return None
    return estimate(_shares(chosen, bot), 0, 1).times(1 / _part(chosen[0][0], bot))


def _shares(games: Games, bot: int) -> list[float]:
    """The bot's share on each deal."""
    deals: dict[int, list[float]] = {}
    for fixture, outcome in games:
        deals.setdefault(fixture.deal, []).append(share(fixture, outcome, bot))
    return [fmean(shares) for shares in deals.values()]


# -------------------------------------------------------------------------------------------------- bots


def _bot_rows(league: League, games: Games) -> list[BotRow]:
    ratings = rate(games, sides_of(league), len(league.bots))
    return [_bot_row(spec, bot, ratings[bot], games) for bot, spec in enumerate(league.bots)]


def _bot_row(spec: str, bot: int, rating: tuple[float, float], games: Games) -> BotRow:
    seats = [(o, seat) for f, o in games for seat, one in enumerate(f.seats) if one == bot]
    decisions = sum(outcome.decisions[seat] for outcome, seat in seats)
    return BotRow(
        bot=spec,
        games=sum(bot in fixture.pair for fixture, _ in games),
        rating=round(rating[0], DIGITS),
        sigma=round(rating[1], DIGITS),
        decisions=round(decisions / len(seats), DIGITS),
        iterations=round(sum(o.iterations[seat] for o, seat in seats) / decisions, DIGITS),
    )


# ------------------------------------------------------------------------------------------------- facts


def _fact_row(league: League, fact: str, games: Games, pairs: Sequence[Pair]) -> FactRow:
    least, most = (0.0, 1.0) if fact in RATES else (-float("inf"), float("inf"))
    everybody = range(len(league.bots))
    return FactRow(
        fact=fact,
        bots=[estimate(_values(fact, games, bot), least, most) for bot in everybody],
        ratios=[_ratio_row(league, fact, games, pair) for pair in pairs] if fact in RATES else [],
    )


def _ratio_row(league: League, fact: str, games: Games, pair: Pair) -> RatioRow:
    own, (one, other) = _of_pair(games, pair), pair
    times = ratio(_values(fact, own, one), _values(fact, own, other))
    return RatioRow(one=league.bots[one], other=league.bots[other], times=times)


def _values(fact: str, games: Games, bot: int) -> list[float]:
    """The mean of a bot's samples on each deal."""
    deals: dict[int, list[float]] = {}
    for fixture, outcome in games:
        own = (value for seat, value in outcome.samples[fact] if fixture.seats[seat] == bot)
        deals.setdefault(fixture.deal, []).extend(own)
    return [fmean(values) for values in deals.values()]
