"""Games that are over without anybody having played them: who sat there, and the end."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from kobako.messages.common import Visibility
from kobako.server.house.results import results_of
from kobako.server.store import Row, Store, TableRow
from kobako.server.tables import events as log
from kobako.server.tables.table import Table

OLD = -1  # rules of which only the result is left: nothing has to be replayed

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def entries(
    game: str,
    players: Sequence[str],
    scores: Sequence[int],
    winners: Sequence[int],
    went: Iterable[int] = (),
    rated: bool = True,
    visibility: Visibility = "public",
) -> list[log.Event]:
    """The log of a game. A player is the id of a person, or "bot NAME"."""
    bots = {seat: name[4:] for seat, name in enumerate(players) if name.startswith("bot ")}
    people = {seat: name for seat, name in enumerate(players) if seat not in bots}
    host = next(iter(people.values()), "nobody")
    opened = log.Opened(
        game, OLD, len(players), host, "00" * 32, bots=bots, rated=rated, visibility=visibility
    )
    sat = [log.Sat(seat, person) for seat, person in people.items()]
    left = [log.Went(seat, "left") for seat in went]
    end = log.Ended(list(scores), list(winners), "the record")
    return [opened, *sat, log.Started(), log.Began(), *left, end]


def rows_of(events: Sequence[log.Event], at: int) -> list[Row]:
    """As they stand in the database."""
    return [Row(n, None, "table", log.kind_of(e), log.encode(e), at) for n, e in enumerate(events, 1)]


def table_of(events: Sequence[log.Event], at: int = 1000, id: str = "t") -> Table:  # noqa: A002
    """The table of such a log."""
    return Table.load(id, rows_of(events, at))


async def keep(
    store: Store, table: str, events: Sequence[log.Event], at: int, *, scored: bool = True
) -> None:
    """Write a game that is over, with its results or, as before there were any, without."""
    rows = rows_of(events, at)
    whole = Table.load(table, rows)
    opened = whole.opened
    row = TableRow(
        table, opened.game, OLD, "over", opened.visibility, at, at, len(rows), due=None, people=whole.people
    )
    await store.append(rows, row, results=results_of(whole) if scored else ())


def season(games: int, seed: int = 1) -> list[tuple[str, list[log.Event], int]]:
    """Games of two kinds with few people and bots, with ties, teams and leavers, many at the same moment."""
    rng = random.Random(seed)
    players = ["ann", "ben", "cleo", "dan", "bot easy", "bot easy", "bot hard"]
    found = []
    for number in range(games):
        game = rng.choice(["luz", "aurum"])
        seats = rng.sample(players, 4)
        scores = [rng.randrange(5) for _ in seats]
        if game == "aurum":  # two teams
            scores = [scores[seat % 2] for seat in range(4)]
        winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        went = [seat for seat, who in enumerate(seats) if not who.startswith("bot ") and rng.random() < 0.1]
        id = "".join(LETTERS[int(digit)] for digit in f"{number:010}")  # noqa: A001
        rated = rng.random() < 0.9
        found.append((id, entries(game, seats, scores, winners, went, rated), 1000 + number // 3))
    return found
