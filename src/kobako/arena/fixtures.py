"""Who plays whom, where, and with which cards: a league and its fixtures.

A deal is one seed of chance. On every deal each pair of bots meets in all line-ups, so that both have had the
same cards in the same seats:

    two sides              A B and B A (in Aurum with four players a side is a team: A B A B and B A B A)
    three sides and more   one A among B's, in every seat, and one B among A's, in every seat

So each of the two sits everywhere equally often and half of all wins are its fair share; and how it does
alone among the others can be told as well. The line-ups "alone" leave the second half of them out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Literal

import msgspec

from .. import __version__
from ..cards.jit import source_digest
from ..games import find
from ..match import ratings
from ..match.match import check_seed
from ..match.ratings import Sides
from .players import Setting, find_player, plain_spec

Lineups = Literal["all", "alone"]  # alone: of a pair only the bot that is named first sits alone


class League(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides what happens in the games of a league; how many deals there are is not among it."""

    game: str
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]  # specs; from here on a bot is its place in this list
    seed: int
    lineups: Lineups
    version: str  # of Kobako, and its sources: other bots could play otherwise
    code: str

    @property
    def setting(self) -> Setting:
        """What is played."""
        return Setting(self.game, self.players, tuple(self.options.items()))


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int  # from 0, deal by deal
    deal: int
    seed: int  # of chance: the same for all games of a deal
    pair: tuple[int, int]  # bots
    seats: tuple[int, ...]  # who sits where
    seeds: tuple[int, ...]  # of the bots, by seat


def new_league(
    game: str,
    players: int,
    bots: Sequence[str],
    *,
    options: dict[str, str],
    seed: int,
    lineups: Lineups = "all",
) -> League:
    """A league that can be played; a ValueError says why it cannot."""
    info = find(game)
    info.check_players(players)
    info.pack_options(options)
    league = League(
        game=game,
        players=players,
        options={
            o.name: options[o.name] for o in info.options if options.get(o.name, o.values[0]) != o.values[0]
        },
        bots=tuple(plain_spec(spec) for spec in bots),
        seed=check_seed(seed),
        lineups=lineups,
        version=__version__,
        code=source_digest(),
    )
    _check_bots(league)
    return league


def _check_bots(league: League) -> None:
    if len(league.bots) < 2:
        raise ValueError("a league needs at least two bots")
    for spec in league.bots:
        find_player(spec, league.setting)
        if league.bots.count(spec) > 1:
            raise ValueError(f"{spec} stands there twice")


def sides_of(league: League) -> Sides:
    """Teams where the game has them, otherwise every seat for itself."""
    return ratings.sides_of(league.game, league.players)


def lines_of(sides: Sides, lineups: Lineups) -> list[tuple[int, ...]]:
    """Which of a pair, 0 or 1, sits in each seat: each line-up of a deal."""
    players = sum(map(len, sides))
    singles = (0,) if lineups == "alone" or len(sides) == 2 else (0, 1)
    return [
        tuple(single if seat in side else 1 - single for seat in range(players))
        for single in singles
        for side in sides
    ]


def schedule(league: League, deals: int) -> Iterator[Fixture]:
    """All games, in the order of their numbers. More deals only add to it."""
    chosen = lines_of(sides_of(league), league.lineups)
    meetings = [(pair, line) for pair in combinations(range(len(league.bots)), 2) for line in chosen]
    for deal in range(deals):
        seed = _seed("deal", league.seed, deal)
        for place, (pair, line) in enumerate(meetings):
            yield Fixture(
                number=deal * len(meetings) + place,
                deal=deal,
                seed=seed,
                pair=pair,
                seats=tuple(pair[which] for which in line),
                seeds=tuple(_seed("bot", seed, place, seat) for seat in range(league.players)),
            )


def _seed(*words: str | int) -> int:
    """63 bits, so that it fits a tag of the record."""
    return (
        int.from_bytes(hashlib.sha256(" ".join(map(str, ("kobako arena", *words))).encode()).digest()[:8])
        >> 1
    )
